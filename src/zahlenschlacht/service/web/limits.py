"""How much a client may ask for: so much of each action, and so many live streams.

client     an address, or the network of an IPv6 address; or a seat, once its token was found to be right
action     what a request does: each has a rate of its own, so that who looks at the map can still move
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import ip_address
from math import ceil
from time import monotonic
from typing import Literal

from ..storage.keys import hashed
from .problems import HttpError
from .settings import Settings

BYTES_A_REQUEST = 2048
"""So many bytes of a question or a body count as one more request."""
NUMBERS_A_MATCH = 250
"""So many numbers on the board of a new match count as one more match."""
MOST_CLIENTS = 10_000
"""How many clients of each kind are remembered; the ones not seen for longest are forgotten."""

SEAT_STREAMS = 4
"""How many live streams the holder of a seat may have that do not count for the address."""

SOLVED = (
    "/api/solve",
    "/api/family",
    "/api/notation",
    "/api/recipes/",
    "/api/puzzles/",
    "/api/lessons/",
    "/api/help",
)
"""Addresses behind which there is something to be worked out."""

Action = Literal["open", "move", "solve", "review", "tile", "watch", "read", "seat"]


@lru_cache(maxsize=4096)
def address_of(host: str | None) -> str:
    """Which address a request counts for: for IPv6 the network of its owner.

    >>> address_of("192.0.2.7"), address_of("2001:db8:1:2:3:4:5:6")
    ('192.0.2.7', '2001:db8:1:2::')
    """
    try:
        address = ip_address(host or "")
    except ValueError:
        return host or "?"
    if address.version == 4:
        return str(address)
    return str(ip_address(int(address) >> 64 << 64))


def action_of(method: str, path: str) -> Action | None:
    """What a request does; None for the page itself, which has no limit.

    >>> action_of("POST", "/api/matches"), action_of("POST", "/api/matches/x/moves"), action_of("GET", "/api/matches/x")
    ('open', 'move', 'read')
    """
    if path.startswith("/api/atlas/"):
        return "tile"
    if path.startswith("/api/matches"):
        if method == "POST":
            return "open" if path.count("/") == 2 else "move"
        last = path.rpartition("/")[2]
        return "review" if last == "review" else "watch" if last == "events" else "read"
    return "solve" if path.startswith(SOLVED) else "read" if path.startswith("/api/") or path == "/healthz" else None


class Rate:
    """So many a second for long, and some more at once (the generic cell rate algorithm)."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.seconds_each = 1 / per_second
        self.room = burst * self.seconds_each
        self._due: OrderedDict[str, float] = OrderedDict()

    def wait(self, client: str, now: float, weight: float = 1) -> float:
        """Count it and give 0, or the seconds after which it would be counted. What is too heavy fills all the room."""
        due = max(self._due.pop(client, now), now)
        after = due + min(weight * self.seconds_each, self.room)
        over = after - now - self.room
        self._due[client] = due if over > 1e-9 else after
        if len(self._due) > MOST_CLIENTS:
            self._due.popitem(last=False)
        return over if over > 1e-9 else 0


class Limits:
    """The rates of all actions."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        rates: dict[Action, int] = {
            "open": settings.opens_per_second,
            "move": settings.moves_per_second,
            "solve": settings.solves_per_second,
            "review": settings.reviews_per_second,
            "tile": settings.tiles_per_second,
            "watch": settings.watches_per_second,
            "read": settings.reads_per_second,
            "seat": settings.seat_per_second,
        }
        self._rates = {action: Rate(each, each * settings.burst_seconds) for action, each in rates.items()}
        self._seats: OrderedDict[bytes, None] = OrderedDict()

    def know(self, token: str | None) -> None:
        """From now on, requests with this token count for their seat and not for their address."""
        if token is not None:
            key = hashed(token)
            self._seats[key] = None
            self._seats.move_to_end(key)
        if len(self._seats) > MOST_CLIENTS:
            self._seats.popitem(last=False)

    def client(self, host: str | None, token: str | None = None) -> str:
        """Whom a request counts for."""
        if token is not None and (key := hashed(token)) in self._seats:
            return f"seat {key.hex()}"
        return address_of(host)

    def check(self, action: Action, client: str, weight: float = 1) -> None:
        """Count a request, or refuse it."""
        if client.startswith("seat ") and action != "open":
            action = "seat"
        wait = self._rates[action].wait(client, self._clock(), weight)
        if wait:
            headers = {"Retry-After": str(ceil(wait))}
            raise HttpError(429, "too-many-requests", "too many requests, wait a moment", headers)


class Streams:
    """Counts the live streams, in all and by whom they count for."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.open = 0
        """How many there are."""
        self.by_client: Counter[str] = Counter()

    def _counts_for(self, address: str, seat: str | None) -> tuple[str, ...]:
        """Whom a stream counts for: the seat whose holder asks for it, as long as it has few, otherwise the address.
        Who has many seats at an address has as many streams more as the address has."""
        own = f"seat {seat}", f"seats at {address}"
        most = SEAT_STREAMS, self.settings.streams_per_client
        free = all(self.by_client[key] < at_most for key, at_most in zip(own, most, strict=True))
        return own if seat is not None and free else (address,)

    def check(self, address: str, seat: str | None = None) -> None:
        """Refuse a stream that would be one too many."""
        if self.open >= self.settings.streams:
            raise HttpError(503, "too-many-streams", "too many people are watching, try again", {"Retry-After": "5"})
        most = self.settings.streams_per_client
        if self._counts_for(address, seat) == (address,) and self.by_client[address] >= most:
            text = "at most {largest} live streams a client"
            raise HttpError(429, "too-many-streams-here", text, {"Retry-After": "5"}, largest=most)

    @contextmanager
    def one(self, address: str, seat: str | None = None) -> Iterator[None]:
        """A stream, for as long as it is open."""
        self.check(address, seat)
        clients = self._counts_for(address, seat)
        self.open += 1
        self.by_client.update(clients)
        try:
            yield
        finally:
            self.open -= 1
            self.by_client.subtract(clients)
            self.by_client = +self.by_client
