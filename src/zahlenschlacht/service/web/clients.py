"""The clients that send requests, and the queue in which clients take turns.

address    the address of a client, or the /64 network of an IPv6 address
seat       the holder of a token that the server has verified
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

SHARES = 8
"""A seat may have this fraction of its address's places in a queue; all addresses together have this many times as
many places as one."""


@dataclass(frozen=True, slots=True)
class Client:
    """The sender of a request."""

    address: str
    seat: str | None = None
    """The hash of its token, if the server has verified it."""
    classroom: str | None = None
    """The code of the classroom to which the token belongs."""


@lru_cache(maxsize=4096)
def address_of(host: str | None) -> str:
    """The address to which a request is charged: for IPv6 its /64 network, for a mapped IPv4 address that address.

    >>> address_of("192.0.2.7"), address_of("::ffff:192.0.2.7"), address_of("2001:db8:1:2:3:4:5:6")
    ('192.0.2.7', '192.0.2.7', '2001:db8:1:2::')
    """
    try:
        address = ip_address(host or "")
    except ValueError:
        return host or "?"
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or ip_address(int(address) >> 64 << 64))
    return str(address)


class FairQueue:
    """Requests that wait for one resource. Addresses take turns, and within an address its seats take turns."""

    def __init__(self, max_waiting: int) -> None:
        self.max_waiting = max_waiting
        """How many requests of one address may wait."""
        self._is_taken = False
        self._waiting: list[tuple[Client, asyncio.Future[None]]] = []
        """The requests in the order of their turns, as it would be if no others came."""

    @property
    def length(self) -> int:
        """How many requests wait."""
        return len(self._waiting)

    def is_full(self, client: Client) -> bool:
        """Whether no more requests of this client may wait."""
        seats = [other.seat for other, _ in self._waiting if other.address == client.address]
        return (
            self.length >= SHARES * self.max_waiting
            or len(seats) >= self.max_waiting
            or (client.seat is not None and seats.count(client.seat) >= max(1, self.max_waiting // SHARES))
        )

    async def wait(self, client: Client) -> None:
        """Wait for this client's turn. Call `release` afterwards, unless this raises."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((client, turn))
        self._next()
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self.release()
            raise

    def release(self) -> None:
        """End the turn."""
        self._is_taken = False
        self._next()

    def _next(self) -> None:
        """Give the turn to the first request. Others of its address go behind all others, those of its seat last."""
        while self._waiting and not self._is_taken:
            first, turn = self._waiting.pop(0)
            self._waiting.sort(key=lambda it: 1 + (it[0].seat == first.seat) if it[0].address == first.address else 0)
            if not turn.done():
                self._is_taken = True
                turn.set_result(None)
