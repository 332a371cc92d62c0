"""Rate limits by client and action, and limits on live streams.

client     an address, or the /64 network of an IPv6 address; or a seat, once its token has been verified
action     the kind of a request. Each has its own limit, so that a client who reads the map can still move
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

from .problems import HttpError
from .settings import Settings

BYTES_A_REQUEST = 2048
"""Each full 2048 bytes of a query string or a body cost one more request."""
NUMBERS_A_MATCH = 250
"""Each full 250 numbers on the board of a new match cost one more match."""
MAX_CLIENTS = 10_000
"""How many clients of each kind are remembered; the least recently seen are forgotten."""

SEAT_STREAMS = 4
"""How many live streams of one seat are not charged to the address."""

COMPUTED = (
    "/api/solve",
    "/api/family",
    "/api/notation",
    "/api/recipes/",
    "/api/puzzles/",
    "/api/lessons/",
    "/api/help",
)
"""The paths whose responses take computing."""

Action = Literal["open", "move", "solve", "review", "tile", "watch", "read", "seat"]


@lru_cache(maxsize=4096)
def address_of(host: str | None) -> str:
    """The address to which a request is charged: for IPv6 its /64 network.

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
    """The action of a request; None for the page itself, which has no limit.

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
    return "solve" if path.startswith(COMPUTED) else "read" if path.startswith("/api/") or path == "/healthz" else None


class RateLimit:
    """Limits each client to a sustained rate plus a burst (GCRA)."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.interval = 1 / per_second
        self.burst_seconds = burst * self.interval
        self._next_free: OrderedDict[str, float] = OrderedDict()  # least recently seen client first

    def retry_after(self, client: str, now: float, cost: float = 1) -> float:
        """Charge the client and return 0, or charge nothing and return the seconds to wait.

        A cost above the burst is charged as a full burst, so that it can succeed at all.
        """
        start = max(self._next_free.pop(client, now), now)
        end = start + min(cost * self.interval, self.burst_seconds)
        excess = end - now - self.burst_seconds
        allowed = excess <= 1e-9
        self._next_free[client] = end if allowed else start
        if len(self._next_free) > MAX_CLIENTS:
            self._next_free.popitem(last=False)
        return 0 if allowed else excess


class Limits:
    """The rate limits of all actions."""

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
        self._limits = {action: RateLimit(rate, rate * settings.burst_seconds) for action, rate in rates.items()}
        self._seats: OrderedDict[bytes, None] = OrderedDict()

    def recognise(self, token_hash: bytes) -> None:
        """Charge later requests with this token to its seat instead of their address."""
        self._seats[token_hash] = None
        self._seats.move_to_end(token_hash)
        if len(self._seats) > MAX_CLIENTS:
            self._seats.popitem(last=False)

    def client(self, host: str | None, token_hash: bytes | None = None) -> str:
        """The client to which a request is charged."""
        if token_hash is not None and token_hash in self._seats:
            return f"seat {token_hash.hex()}"
        return address_of(host)

    def check(self, action: Action, client: str, cost: float = 1) -> None:
        """Charge the client for a request, or refuse it."""
        if client.startswith("seat ") and action != "open":
            action = "seat"
        seconds = self._limits[action].retry_after(client, self._clock(), cost)
        if seconds:
            headers = {"Retry-After": str(ceil(seconds))}
            raise HttpError(429, "too-many-requests", "too many requests, wait a moment", headers)


class Streams:
    """Counts the open live streams: all of them, and those charged to each client."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.open = 0
        """How many are open."""
        self.by_client: Counter[str] = Counter()

    def _charged(self, address: str, seat: str | None) -> tuple[str, ...]:
        """The clients to which a stream is charged: its seat while that has few streams, otherwise the address.

        All seats at an address together may have as many streams as the address itself.
        """
        own = f"seat {seat}", f"seats at {address}"
        largest = SEAT_STREAMS, self.settings.streams_per_client
        has_room = all(self.by_client[key] < most for key, most in zip(own, largest, strict=True))
        return own if seat is not None and has_room else (address,)

    def check(self, address: str, seat: str | None = None) -> None:
        """Refuse a stream above the limits."""
        if self.open >= self.settings.streams:
            raise HttpError(503, "too-many-streams", "too many people are watching, try again", {"Retry-After": "5"})
        largest = self.settings.streams_per_client
        if self._charged(address, seat) == (address,) and self.by_client[address] >= largest:
            text = "at most {largest} live streams a client"
            raise HttpError(429, "too-many-streams-here", text, {"Retry-After": "5"}, largest=largest)

    @contextmanager
    def count(self, address: str, seat: str | None = None) -> Iterator[None]:
        """Count a stream while it is open."""
        self.check(address, seat)
        clients = self._charged(address, seat)
        self.open += 1
        self.by_client.update(clients)
        try:
            yield
        finally:
            self.open -= 1
            self.by_client.subtract(clients)
            self.by_client = +self.by_client
