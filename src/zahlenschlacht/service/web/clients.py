"""The clients that send requests, and the queue in which clients take turns.

address    the address of a client, or the /64 network of an IPv6 address
seat       the holder of a token that the server has verified
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Mapping, Sized
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
        self.length = 0
        """How many requests wait."""
        self._is_taken = False
        self._seats: OrderedDict[str, OrderedDict[str | None, deque[asyncio.Future[None]]]] = OrderedDict()

    def is_full(self, client: Client) -> bool:
        """Whether no more requests of this client may wait."""
        seats: Mapping[str | None, Sized] = self._seats.get(client.address, {})
        own = len(seats.get(client.seat, ()))
        return (
            self.length >= SHARES * self.max_waiting
            or sum(map(len, seats.values())) >= self.max_waiting
            or (client.seat is not None and own >= max(1, self.max_waiting // SHARES))
        )

    async def wait(self, client: Client) -> None:
        """Wait for this client's turn. Call `release` afterwards, unless this raises."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._seats.setdefault(client.address, OrderedDict()).setdefault(client.seat, deque()).append(turn)
        self.length += 1
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
        """Give the turn to the next seat of the next address. Both then go to the end of their rounds."""
        while self._seats and not self._is_taken:
            address, seats = self._seats.popitem(last=False)
            seat, turns = seats.popitem(last=False)
            turn = turns.popleft()
            if turns:
                seats[seat] = turns
            if seats:
                self._seats[address] = seats
            self.length -= 1
            if not turn.done():
                self._is_taken = True
                turn.set_result(None)
