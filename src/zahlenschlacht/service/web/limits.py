"""Limits of each address: processor time, openings and wrong codes, and limits on live streams.

Every request is charged for the processor time that it has used (`processor_time`). An address has one budget of it.
All requests without a token share a part of this budget, and so does each seat and each classroom, so that none of them
can use up the budget of the others. A client in debt waits. A new route is bounded without a price of its own.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from ipaddress import ip_network
from math import ceil
from time import monotonic

from ..problems import HttpError
from ..stored import UnknownError
from .clients import Client, address_of
from .processor_time import Account
from .settings import Settings

SHARES = {"address": 1, "strangers": 1 / 2, "classroom": 3 / 4, "seat": 1 / 10}
"""The parts of an address's budget that belong to all its requests, to those without a token, and to each classroom and
each seat. The other half is left for players while a flood without tokens lasts; a tenth is ten moves a second."""
RESERVED_SECONDS = 0.004
"""The processor time that a request is charged at first, until its own is known, so that many at once are bounded too.
120 pupils who come at the same moment fit into the burst; few requests take longer."""
CONNECTION_SECONDS = 0.0002
"""The processor time of a request outside its own steps, to read and parse it: an estimate."""
MATCH_BYTES, EVENT_BYTES = 2000, 100
"""The estimated size of a stored match, and of each event of its log. A whole game has about one event per number."""
GUESSING_NETWORKS = {64: 1, 56: 2, 48: 4}
"""Wrong codes are also counted for the networks of an IPv6 address, which may have this many times as many: one
customer often has a whole /56 or /48, but a /48 can also be many phones."""
MAX_CLIENTS = 10_000
"""How many clients of each kind are remembered; the least recently seen are forgotten. That takes a few megabytes."""
WINDOWS = 10
"""The most live streams of one viewer of a classroom: ten walls, ten of the teacher, and ten of each pupil."""
SEAT_STREAMS = 4
"""How many live streams of one seat are not charged to the address: a player with some open tabs."""


class RateLimit:
    """Limits each key to a sustained rate plus a burst (GCRA). A key may come into debt, by at most the burst."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.interval = 1 / per_second
        self.burst_seconds = burst * self.interval
        self._paid_at: OrderedDict[str, float] = OrderedDict()  # least recently charged first

    def retry_after(self, key: str, now: float, cost: float = 1) -> float:
        """The seconds until this cost can be charged; 0 if it can be charged now.

        A cost above the burst counts as a full burst, so that it can succeed.
        """
        excess = self._debt(key, now) + min(cost * self.interval, self.burst_seconds) - self.burst_seconds
        return 0 if excess <= 1e-9 else excess

    def charge(self, key: str, now: float, cost: float = 1) -> None:
        """Charge the key for a request; a negative cost is a refund."""
        self._paid_at[key] = now + min(self._debt(key, now) + cost * self.interval, 2 * self.burst_seconds)
        self._paid_at.move_to_end(key)
        if len(self._paid_at) > MAX_CLIENTS:
            self._paid_at.popitem(last=False)

    def _debt(self, key: str, now: float) -> float:
        """The seconds until everything that was charged is paid."""
        return max(self._paid_at.get(key, now) - now, 0)


Cost = tuple[RateLimit, str, float]
"""A limit, the key that is charged, and how much."""


class Limits:
    """The limits of one server process."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock

        def limit(rate: float) -> RateLimit:
            return RateLimit(rate, rate * settings.burst_seconds)

        self._processor = {
            name: limit(share * settings.processor_milliseconds / 1000) for name, share in SHARES.items()
        }
        self._openings = limit(settings.opens_per_second)
        half = settings.opened_megabytes_per_hour * 500_000  # half as a burst and half spread over the hour
        self._opened_bytes = RateLimit(half / 3600, half)
        self._guesses = {bits: limit(times * settings.guesses_per_second) for bits, times in GUESSING_NETWORKS.items()}
        self._reactions = RateLimit(1 / 2, 3)
        self._seats: OrderedDict[bytes, str | None] = OrderedDict()

    def recognise(self, token_hash: bytes, classroom: str | None = None) -> None:
        """Remember a verified token, and its classroom: later requests with it have their own share of the budget."""
        self._seats[token_hash] = classroom or self._seats.get(token_hash)  # a pupil also moves in matches
        self._seats.move_to_end(token_hash)
        if len(self._seats) > MAX_CLIENTS:
            self._seats.popitem(last=False)

    def client(self, host: str | None, token_hash: bytes | None = None) -> Client:
        """The client that sends a request."""
        if token_hash is None or token_hash not in self._seats:
            return Client(address_of(host))
        return Client(address_of(host), token_hash.hex(), self._seats[token_hash])

    @contextmanager
    def admitted(self, client: Client) -> Iterator[Account]:
        """Refuse a client in debt; otherwise the account of its request, with some processor time reserved."""
        self._check_and_charge(self._costs(client, RESERVED_SECONDS))
        try:
            yield partial(self.use, client)
        finally:
            self.use(client, CONNECTION_SECONDS - RESERVED_SECONDS)

    def use(self, client: Client, seconds: float) -> None:
        """Charge a client for processor time that it has used."""
        self._charge(self._costs(client, seconds))

    def pause(self, client: Client) -> float:
        """The seconds until the client is out of debt."""
        now = self._clock()
        return max(limit.retry_after(key, now, 0) for limit, key, _ in self._costs(client, 0))

    def _costs(self, client: Client, seconds: float) -> list[Cost]:
        """The budgets to which processor time of this client is charged."""
        keys = {"address": client.address}
        if client.seat is None:
            keys["strangers"] = client.address
        else:
            keys["seat"] = client.seat
        if client.classroom is not None:
            keys["classroom"] = f"{client.address} {client.classroom}"
        return [(self._processor[share], key, seconds) for share, key in keys.items()]

    def check_opening(self, client: Client, numbers: int) -> None:
        """Charge the address for a new match on a board with this many numbers, or refuse it."""
        self._check_and_charge(self._opening_costs(client, [numbers]))

    def check_opening_debt(self, client: Client) -> None:
        """Refuse a request that opens matches in a classroom while the address may not open another one."""
        self._check(self._opening_costs(client, [0]))

    def charge_openings(self, client: Client, boards: Sequence[int]) -> None:
        """Charge the address for matches of a class, by the numbers on each board. This can put it into debt."""
        self._charge(self._opening_costs(client, boards))

    def _opening_costs(self, client: Client, boards: Sequence[int]) -> list[Cost]:
        size = sum(MATCH_BYTES + EVENT_BYTES * numbers for numbers in boards)
        return [(self._openings, client.address, len(boards)), (self._opened_bytes, client.address, size)]

    @contextmanager
    def guessing(self, client: Client, code: str) -> Iterator[None]:
        """Refuse to look the code of a classroom up after too many wrong ones, and charge for a wrong one.

        The holder of a token of this classroom is not refused: it does not guess. Others are checked again after the
        lookup, so that many lookups at once tell no more than one after the other.
        """
        if client.classroom == code:
            yield
            return
        self._check(self._guess_costs(client))
        try:
            yield
        except UnknownError:
            self._check_and_charge(self._guess_costs(client))
            raise
        self._check(self._guess_costs(client))

    def wrong_guess(self, client: Client) -> None:
        """Charge the address and its networks for a wrong code."""
        self._charge(self._guess_costs(client))

    def _guess_costs(self, client: Client) -> list[Cost]:
        if ":" not in client.address:
            return [(self._guesses[64], client.address, 1)]
        return [
            (limit, str(ip_network((client.address, bits), strict=False)), 1) for bits, limit in self._guesses.items()
        ]

    def check_reaction(self, token_hash: bytes) -> None:
        """Charge a seat for a reaction, or refuse it: one in two seconds, and three at once."""
        self._check_and_charge([(self._reactions, token_hash.hex(), 1)])

    def _check(self, costs: Sequence[Cost]) -> None:
        """Refuse the request if one of these budgets has too little left."""
        now = self._clock()
        seconds = max(limit.retry_after(key, now, cost) for limit, key, cost in costs)
        if seconds:
            raise HttpError(429, "too-many-requests", {"Retry-After": str(ceil(seconds))})

    def _charge(self, costs: Sequence[Cost]) -> None:
        """Charge all of these budgets, which can put them into debt."""
        now = self._clock()
        for limit, key, cost in costs:
            limit.charge(key, now, cost)

    def _check_and_charge(self, costs: Sequence[Cost]) -> None:
        """Charge all of these budgets; if one of them has too little left, refuse the request and charge none."""
        self._check(costs)
        self._charge(costs)


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

    def check(self, address: str, seat: str | None = None, window: str | None = None) -> None:
        """Refuse a stream above the limits. `window` names the viewer of a classroom."""
        if self.by_client[f"window of {window}"] >= WINDOWS:
            raise HttpError(429, "too-many-windows", {"Retry-After": "5"}, largest=WINDOWS)
        if self.open >= self.settings.streams:
            raise HttpError(503, "too-many-streams", {"Retry-After": "5"})
        largest = self.settings.streams_per_client
        if self._charged(address, seat) == (address,) and self.by_client[address] >= largest:
            raise HttpError(429, "too-many-streams-here", {"Retry-After": "5"}, largest=largest)

    @contextmanager
    def count(self, address: str, seat: str | None = None, window: str | None = None) -> Iterator[None]:
        """Count a stream while it is open."""
        self.check(address, seat, window)
        clients = (*self._charged(address, seat), *([] if window is None else [f"window of {window}"]))
        self.open += 1
        self.by_client.update(clients)
        try:
            yield
        finally:
            self.open -= 1
            self.by_client.subtract(clients)
            self.by_client = +self.by_client
