"""Pseudo-random draws from a text, the same on every machine and in every version of Python.

>>> draws = Draws("an example")
>>> [draws.below(6) for _ in range(8)]
[0, 3, 4, 2, 2, 4, 0, 3]
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")


class Draws:
    """An endless sequence of pseudo-random numbers, with a text as its seed."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._count = 0

    def below(self, bound: int) -> int:
        """Draw a number from 0 to bound - 1. Small bounds give a uniform distribution."""
        self._count += 1
        digest = sha256(f"{self._text} {self._count}".encode()).digest()
        return int.from_bytes(digest[:8], "big") % bound

    def skip(self, count: int) -> None:
        """Leave out the next draws."""
        self._count += count

    def choice(self, items: Sequence[T]) -> T:
        """Draw one of the items."""
        return items[self.below(len(items))]

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """Draw `count` different items, in the order drawn."""
        rest = list(items)
        return [rest.pop(self.below(len(rest))) for _ in range(count)]
