"""An LRU cache. With it a move does not replay the whole log; the database decides which state is newer."""

from collections import OrderedDict
from threading import Lock
from typing import Generic, Protocol, TypeVar

MAX_BYTES = 100_000_000
"""The estimated memory that all cached matches and classrooms may take."""


class Cacheable(Protocol):
    """A value with a version."""

    @property
    def version(self) -> int:
        """The version; a higher one is newer."""

    @property
    def weight(self) -> int:
        """The estimated number of bytes that it takes in memory."""


T = TypeVar("T", bound=Cacheable)


class Cache(Generic[T]):
    """The most recently used values, up to a total weight. Thread-safe."""

    def __init__(self, max_weight: int = MAX_BYTES) -> None:
        self.max_weight = max_weight
        self.weight = 0
        self._values: OrderedDict[str, T] = OrderedDict()
        self._lock = Lock()

    def get(self, key: str) -> T | None:
        """The value of this key."""
        with self._lock:
            if key in self._values:
                self._values.move_to_end(key)
            return self._values.get(key)

    def drop(self, key: str) -> None:
        """Remove the value of this key."""
        with self._lock:
            value = self._values.pop(key, None)
            if value is not None:
                self.weight -= value.weight

    def put(self, key: str, value: T) -> T:
        """Cache the value unless a newer one is cached, and evict the least recently used; returns the value."""
        with self._lock:
            current = self._values.get(key)
            if current is not None:
                if current.version > value.version:
                    return value
                self.weight -= current.weight
            self._values[key] = value
            self._values.move_to_end(key)
            self.weight += value.weight
            while self.weight > self.max_weight and len(self._values) > 1:
                self.weight -= self._values.popitem(last=False)[1].weight
            return value
