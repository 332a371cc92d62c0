"""Matches kept in memory so that a move does not replay its whole log. Only a shortcut: the log says what is newer."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock
from typing import Generic, Protocol, TypeVar

MOST_BYTES = 100_000_000
"""How many bytes the kept matches may take together."""


class Weighed(Protocol):
    """What can be kept: it knows how much it weighs and how new it is."""

    @property
    def weight(self) -> int: ...

    @property
    def version(self) -> int: ...


Kept = TypeVar("Kept", bound=Weighed)


class Cache(Generic[Kept]):
    """The most recently used, up to a total weight. Safe to use from several threads."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self.most = most
        self.weight = 0
        self._kept: OrderedDict[str, Kept] = OrderedDict()
        self._lock = Lock()

    def get(self, key: str) -> Kept | None:
        """What is kept under this key."""
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
            return self._kept.get(key)

    def drop(self, key: str) -> None:
        """Keep it no longer."""
        with self._lock:
            known = self._kept.pop(key, None)
            if known is not None:
                self.weight -= known.weight

    def put(self, key: str, value: Kept) -> None:
        """Keep the value unless a newer one is kept already; let the least recently used go."""
        with self._lock:
            known = self._kept.get(key)
            if known is not None:
                if known.version > value.version:
                    return
                self.weight -= known.weight
            self._kept[key] = value
            self._kept.move_to_end(key)
            self.weight += value.weight
            while self.weight > self.most and len(self._kept) > 1:
                self.weight -= self._kept.popitem(last=False)[1].weight
