"""Explanations as data. `verdicts` makes messages, the locale files have their words, and `words` joins the two.

message    the id of a sentence in the locale files, and its values
listing    numbers, or groups of numbers; only the first few of a long list are kept
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

LONGEST_LIST = 12
"""A list with more items than this is shortened."""
FIRST_ITEMS = 8
"""How many items of a shortened list are kept."""


Joint = Literal["and", "or", "group"]
"""The word before the last item of a listing; a "group" has none and is put in parentheses."""


@dataclass(frozen=True, slots=True)
class Listing:
    """Numbers, or groups of numbers, in a sentence."""

    items: tuple[int | Listing, ...]
    """All items, or the first few."""
    count: int
    """How many items there are in all."""
    kind: Joint = "and"
    """The word before the last item."""

    @property
    def is_shortened(self) -> bool:
        """Whether items were left out."""
        return self.count > len(self.items)


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a sentence that has its own entry in the locale files."""

    id: str
    """The id of the entry."""
    values: Mapping[str, int | str] = field(hash=False)
    """The numbers and texts in it."""


Value: TypeAlias = int | float | str | Listing | Part
"""A value of a sentence. A player is "A" or "B"; a float is shown with one digit after the decimal point."""


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence as data."""

    id: str
    """Its id in the locale files, or `id.attribute`."""
    values: Mapping[str, Value] = field(default_factory=dict, hash=False)
    """The values of its variables."""


def numbers(items: Sequence[int], kind: Joint = "and") -> Listing:
    """The numbers as a listing; more than twelve are shortened to the first eight.

    >>> numbers((1, 8, 15), "or")
    Listing(items=(1, 8, 15), count=3, kind='or')
    >>> numbers(range(100)).items, numbers(range(100)).count
    ((0, 1, 2, 3, 4, 5, 6, 7), 100)
    """
    return Listing(tuple(items if len(items) <= LONGEST_LIST else items[:FIRST_ITEMS]), len(items), kind)


def groups(items: Sequence[Sequence[int]]) -> Listing:
    """The groups as a listing; a long list of groups is shortened, and so is a long group."""
    first = items if len(items) <= LONGEST_LIST else items[:FIRST_ITEMS]
    return Listing(tuple(numbers(group, "group") for group in first), len(items))
