"""What is to be said, as data: `explain` makes messages, the locale files have their words, `words` joins the two.

message    an id of the locale files and the values of its sentence
listing    numbers, or groups of numbers, of which a long list has only the first few
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

LONGEST_LIST = 12
"""A list with more items than this is cut."""
FIRST = 8
"""How many items of a long list are shown."""


Joint = Literal["and", "or", "group"]
"""How the last item of a listing is joined."""


@dataclass(frozen=True, slots=True)
class Listing:
    """Numbers, or groups of numbers, for a sentence."""

    items: tuple[int | Listing, ...]
    """All of them, or the first few."""
    count: int
    """How many there are in all."""
    kind: Joint = "and"
    """How the last one is joined: "and", "or"; a "group" stands in parentheses."""

    @property
    def cut(self) -> bool:
        """Whether there are more than the ones shown."""
        return self.count > len(self.items)


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a sentence that has words of its own: their id, and the numbers in it."""

    id: str
    """The id of its words in the locale files."""
    values: Mapping[str, int] = field(hash=False)
    """The numbers that they speak of."""


Value: TypeAlias = int | float | str | Listing | Part
"""What a sentence can be about; a player is "A" or "B", and a float is said with one digit behind the point."""


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence to be said."""

    id: str
    """Its id in the locale files, with `.attribute` where one is meant."""
    values: Mapping[str, Value] = field(default_factory=dict, hash=False)
    """What it is about."""


def numbers(given: Sequence[int], kind: Joint = "and") -> Listing:
    """The numbers as a listing; more than a dozen are cut to the first eight.

    >>> numbers((1, 8, 15), "or")
    Listing(items=(1, 8, 15), count=3, kind='or')
    >>> numbers(range(100)).items, numbers(range(100)).count
    ((0, 1, 2, 3, 4, 5, 6, 7), 100)
    """
    return Listing(tuple(given if len(given) <= LONGEST_LIST else given[:FIRST]), len(given), kind)


def groups(given: Sequence[Sequence[int]]) -> Listing:
    """The groups as a listing; a long list of groups is cut, and so is a long group."""
    shown = given if len(given) <= LONGEST_LIST else given[:FIRST]
    return Listing(tuple(numbers(group, "group") for group in shown), len(given))
