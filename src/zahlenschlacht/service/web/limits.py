"""Rate limits by address, seat and action, and limits on live streams.

The budget of a seat lies inside the budget that all seats at its address share. Each action, the kind of a request, has
its own limit, so that a client who reads the map can still move.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import ceil
from time import monotonic
from typing import Literal

from ..problems import HttpError
from ..stored import UnknownError
from .clients import Client, address_of
from .settings import Settings

BYTES_A_REQUEST = 2048
"""Each full 2048 bytes of a query string or a body cost one more request."""
RESPONSE_BYTES_A_REQUEST, LOADED_BYTES_A_REQUEST = 4096, 100_000
"""Each full 4096 bytes of a response about a match or a classroom cost one more request, and so do each 100 kB that had
to be loaded: large boards and classes cost what they take."""
CLASSROOM_COST = 5
"""A request about a classroom costs this many requests: for teacher and wall it reads how far all games are."""
SEAT_COSTS: dict[str, int] = {"solve": 2, "review": 5, "tile": 4}
"""A question about a position, a review or a request to the map costs a seat this many times as much as a move: it
takes more computing."""
NUMBERS_A_MATCH = 250
"""Each full 250 numbers on the board of a new match cost one more match."""
MATCH_BYTES, EVENT_BYTES = 2000, 100
"""The estimated size of a stored match, and of each event of its log. A whole game has about one event per number."""
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

Action = Literal["open", "move", "solve", "review", "tile", "watch", "read"]
Budget = Literal["seat", "seats", "matches", "bytes", "guesses"]
"""The budgets beside those of the actions: one seat, all seats at an address, the matches that an address opens, by
number and by bytes, and wrong codes of classrooms."""


def action_of(method: str, path: str) -> Action | None:
    """The action of a request; None for the page itself, which has no limit.

    >>> action_of("POST", "/api/matches"), action_of("POST", "/api/matches/x/moves"), action_of("GET", "/api/matches/x")
    ('open', 'move', 'read')
    """
    if path.startswith("/api/atlas/"):
        return "tile"
    if path.startswith(("/api/matches", "/api/classrooms")):
        if method in ("POST", "DELETE"):
            return "open" if path.count("/") == 2 else "move"
        last = path.rpartition("/")[2]
        return "review" if last in ("review", "report") else "watch" if last == "events" else "read"
    return "solve" if path.startswith(COMPUTED) else "read" if path.startswith("/api/") or path == "/healthz" else None


def cost_of(path: str, size: int) -> int:
    """The cost of a request with this many bytes in its query string or body.

    >>> cost_of("/api/matches/x/moves", 100), cost_of("/api/classrooms/QWERT/votes", 100), cost_of("/api/solve", 5000)
    (1, 5, 3)
    """
    return (CLASSROOM_COST if path.startswith("/api/classrooms/") else 1) + size // BYTES_A_REQUEST


class RateLimit:
    """Limits each key to a sustained rate plus a burst (GCRA)."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.interval = 1 / per_second
        self.burst_seconds = burst * self.interval
        self._next_free: OrderedDict[str, float] = OrderedDict()  # least recently charged first

    def retry_after(self, key: str, now: float, cost: float = 1) -> float:
        """The seconds until this cost can be charged; 0 if it can be charged now."""
        excess = self._end(key, now, cost) - now - self.burst_seconds
        return 0 if excess <= 1e-9 else excess

    def charge(self, key: str, now: float, cost: float = 1) -> None:
        """Charge the key for a request."""
        self._next_free[key] = self._end(key, now, cost)
        self._next_free.move_to_end(key)
        if len(self._next_free) > MAX_CLIENTS:
            self._next_free.popitem(last=False)

    def _end(self, key: str, now: float, cost: float) -> float:
        """When everything charged is paid. A cost above the burst counts as a full burst, so that it can succeed."""
        return max(self._next_free.get(key, now), now) + min(cost * self.interval, self.burst_seconds)


class Limits:
    """The rate limits of all actions.

    A request with a verified token is charged to its seat and to the budget of all seats at its address. Any other
    request is charged to the budget that its address has for the action.
    """

    def __init__(self, settings: Settings, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        rates: dict[Action | Budget, int] = {
            "open": settings.moves_per_second,  # to send the request; a match is charged when it is opened
            "move": settings.moves_per_second,
            "solve": settings.solves_per_second,
            "review": settings.reviews_per_second,
            "tile": settings.tiles_per_second,
            "watch": settings.watches_per_second,
            "read": settings.reads_per_second,
            "seat": settings.seat_per_second,
            "seats": settings.seats_per_second,
            "matches": settings.opens_per_second,
            "guesses": settings.guesses_per_second,
        }
        self._limits = {budget: RateLimit(rate, rate * settings.burst_seconds) for budget, rate in rates.items()}
        half = settings.opened_megabytes_per_hour * 500_000  # half as a burst and half spread over the hour
        self._limits["bytes"] = RateLimit(half / 3600, half)
        self._seats: OrderedDict[bytes, None] = OrderedDict()

    def recognise(self, token_hash: bytes) -> None:
        """Remember a verified token: later requests with it have a budget of their own inside that of their address."""
        self._seats[token_hash] = None
        self._seats.move_to_end(token_hash)
        if len(self._seats) > MAX_CLIENTS:
            self._seats.popitem(last=False)

    def client(self, host: str | None, token_hash: bytes | None = None) -> Client:
        """The client that sends a request."""
        is_known = token_hash is not None and token_hash in self._seats
        return Client(address_of(host), token_hash.hex() if token_hash is not None and is_known else None)

    def check(self, action: Action, client: Client, cost: float = 1) -> None:
        """Charge the client for a request, or refuse it."""
        self._charge(*self._budgets(action, client, cost))

    def charge(self, action: Action, client: Client, cost: float) -> None:
        """Charge the client for work that was done already. This delays its next requests."""
        for budget, key, _ in self._budgets(action, client, cost):
            self._limits[budget].charge(key, self._clock(), cost)

    @staticmethod
    def _budgets(action: Action, client: Client, cost: float) -> list[tuple[Action | Budget, str, float]]:
        if client.seat is None:
            return [(action, client.address, cost)]
        cost *= SEAT_COSTS.get(action, 1)
        return [("seat", client.seat, cost), ("seats", client.address, cost)]

    def check_opening(self, client: Client, numbers: int) -> None:
        """Charge the address for a new match on a board with this many numbers, or refuse it."""
        self._charge(
            ("matches", client.address, 1 + numbers // NUMBERS_A_MATCH),
            ("bytes", client.address, MATCH_BYTES + EVENT_BYTES * numbers),
        )

    @contextmanager
    def guessing(self, client: Client) -> Iterator[None]:
        """Refuse to look a code up after too many wrong ones, and charge the address for a wrong one.

        A client with a verified token is not refused: it does not guess.
        """
        seconds = self._limits["guesses"].retry_after(client.address, self._clock()) if client.seat is None else 0
        if seconds:
            raise _too_many(seconds)
        try:
            yield
        except UnknownError:
            self.wrong_guess(client)
            raise

    def wrong_guess(self, client: Client) -> None:
        """Charge the address for a wrong code."""
        self._limits["guesses"].charge(client.address, self._clock())

    def _charge(self, *costs: tuple[Action | Budget, str, float]) -> None:
        """Charge all of these budgets; if one of them has too little left, refuse the request and charge none."""
        now = self._clock()
        seconds = max(self._limits[budget].retry_after(key, now, cost) for budget, key, cost in costs)
        if seconds:
            raise _too_many(seconds)
        for budget, key, cost in costs:
            self._limits[budget].charge(key, now, cost)


def _too_many(seconds: float) -> HttpError:
    headers = {"Retry-After": str(ceil(seconds))}
    return HttpError(429, "too-many-requests", "too many requests; wait a moment", headers)


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
            raise HttpError(
                503, "too-many-streams", "too many people are watching; try again later", {"Retry-After": "5"}
            )
        largest = self.settings.streams_per_client
        if self._charged(address, seat) == (address,) and self.by_client[address] >= largest:
            text = "a client may have at most {largest} live streams"
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
