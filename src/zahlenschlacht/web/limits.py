"""How many requests and live streams a client may have."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import ip_address
from time import monotonic_ns

from pyrate_limiter import GCRA, InMemoryStateStore, Rate, RateItem, StateBucket

from .problems import HttpError
from .settings import Settings

BYTES_A_REQUEST = 2048
"""So many bytes of a question or a body count as one more request."""
MOST_CLIENTS = 10_000
"""How many clients are remembered; the ones not seen for longest are forgotten."""


@lru_cache(maxsize=4096)
def client_of(host: str | None) -> str:
    """Who a request counts for: the address, for IPv6 the network of its owner.

    >>> client_of("192.0.2.7"), client_of("2001:db8:1:2:3:4:5:6")
    ('192.0.2.7', '2001:db8:1:2::')
    """
    try:
        address = ip_address(host or "")
    except ValueError:
        return host or "?"
    if address.version == 4:
        return str(address)
    return str(ip_address(int(address) >> 64 << 64))


class RequestRate:
    """Lets a client send so many requests a second, and some more at once."""

    def __init__(self, settings: Settings) -> None:
        window = max(1, 1000 * settings.burst // settings.requests_per_second)
        self.rates = [Rate(settings.burst, window)]
        self._buckets: OrderedDict[str, StateBucket] = OrderedDict()

    def check(self, host: str | None, size: int = 0) -> None:
        """Count a request, or refuse it. A long one counts for several, since it takes longer to answer."""
        client = client_of(host)
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = StateBucket(self.rates, GCRA(), InMemoryStateStore())
            if len(self._buckets) > MOST_CLIENTS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(client)
        weight = min(1 + size // BYTES_A_REQUEST, self.rates[0].limit)
        if not bucket.put(RateItem(client, monotonic_ns() // 1_000_000, weight)):
            raise HttpError(429, "too-many-requests", "too many requests, wait a moment", {"Retry-After": "1"})


class Streams:
    """Counts the live streams, in all and by client."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.by_client: Counter[str] = Counter()
        self.open = 0

    def check(self, host: str | None) -> None:
        """Refuse a stream that would be one too many."""
        if self.open >= self.settings.streams:
            raise HttpError(503, "too-many-streams", "too many people are watching, try again", {"Retry-After": "5"})
        if self.by_client[client_of(host)] >= self.settings.streams_per_client:
            text = "at most {largest} live streams a client"
            raise HttpError(429, "too-many-streams-here", text, largest=self.settings.streams_per_client)

    @contextmanager
    def one(self, host: str | None) -> Iterator[None]:
        """A stream, for as long as it is open."""
        client = client_of(host)
        self.open += 1
        self.by_client[client] += 1
        try:
            yield
        finally:
            self.open -= 1
            self.by_client[client] -= 1
            if not self.by_client[client]:
                del self.by_client[client]
