"""Hostile sets of the bonds that the paper does not have: by residues where the bond allows it, else by search.

hostile, h, core    as in `theory` and `graphs`
friends             two numbers that, left as the last two, make the closer win
pairs               the board in pairs of friends, all but one number where it is odd: the closer answers each
                    number with its mate
groups              the board in groups of which any two numbers are friends
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest
from typing import Protocol

from .bonds import Difference
from .graphs import Graph, bits, graph, left_of
from .matching import matching
from .residues import numbers_by_residue
from .rules import Position

Groups = tuple[tuple[int, ...], ...]
TRIES = 20_000
"""After so many tries to place a number the search for groups gives up."""


class HostileSets(Protocol):
    """What is known of the hostile sets of a position."""

    @property
    def h(self) -> int:
        """The size of a largest one."""
        ...

    def largest(self) -> tuple[int, ...]:
        """One of the largest, ascending."""
        ...

    def core(self) -> frozenset[int]:
        """The numbers that lie in all of the largest."""
        ...

    def pairs(self) -> Groups | None:
        """The board in pairs of friends but for one number at most; None where there is no such pairing."""
        ...

    def groups(self, most: int) -> Groups | None:
        """The board in at most so many groups of friends; None where none were found."""
        ...


def hostile_sets(position: Position) -> HostileSets:
    """The hostile sets of a position whose bond is no sum."""
    bond = position.variant.bond
    if isinstance(bond, Difference):
        return _ByResidue(position)
    return _Searched(position)


class _ByResidue:
    """Numbers are bonded just when they share a residue, so the board falls into classes of bonded numbers."""

    def __init__(self, position: Position) -> None:
        self.classes = sorted(numbers_by_residue(position).values())
        self.closer_divides = position.variant.closer is position.variant.divider

    @property
    def h(self) -> int:
        """One number of each class, or a class."""
        return len(self.classes) if self.closer_divides else max(map(len, self.classes))

    def largest(self) -> tuple[int, ...]:
        """The first of each class, or the longest class."""
        if self.closer_divides:
            return tuple(members[0] for members in self.classes)
        return tuple(next(members for members in self.classes if len(members) == self.h))

    def core(self) -> frozenset[int]:
        """The numbers alone in their class, or the longest class where it is the only one as long."""
        if self.closer_divides:
            return frozenset(members[0] for members in self.classes if len(members) == 1)
        longest = [members for members in self.classes if len(members) == self.h]
        return frozenset(longest[0] if len(longest) == 1 else ())

    def pairs(self) -> Groups | None:
        """Two and two of each class; or, of all numbers class by class, each with the one half the board further."""
        if self.closer_divides:
            found = [tuple(members[at : at + 2]) for members in self.classes for at in range(0, len(members) - 1, 2)]
        else:
            row = [number for members in sorted(self.classes, key=len, reverse=True) for number in members]
            half, spare = len(row) // 2, len(row) % 2
            # An odd board spares a number of the longest class, so that no class is longer than half.
            found = [tuple(sorted(pair)) for pair in zip(row[spare : half + spare], row[half + spare :], strict=True)]
            if self.h > half + spare:
                return None
        return tuple(sorted(found)) if 2 * len(found) >= sum(map(len, self.classes)) - 1 else None

    def groups(self, most: int) -> Groups | None:
        """The classes; or the first of all classes, the second of all, and so on."""
        rows: Iterable[Iterable[int | None]] = self.classes if self.closer_divides else zip_longest(*self.classes)
        found = sorted(tuple(sorted(number for number in row if number is not None)) for row in rows)
        return tuple(found) if len(found) <= most else None


class _Searched:
    """Any bond: the numbers as a graph."""

    def __init__(self, position: Position) -> None:
        self.graph: Graph = graph(position.variant)
        self.left = left_of(position)

    @property
    def h(self) -> int:
        """By search."""
        return self.graph.h(self.left)

    def largest(self) -> tuple[int, ...]:
        """By search."""
        return self.graph.listed(self.graph.hostile(self.left))

    def core(self) -> frozenset[int]:
        """By search, without each number of one largest set."""
        return frozenset(self.graph.listed(self.graph.core(self.left)))

    def pairs(self) -> Groups | None:
        """A largest matching, where it leaves out one number at most."""
        mate = matching(self.graph.friends, self.left)
        if len(mate) < self.left.bit_count() - 1:
            return None
        numbers = self.graph.numbers
        return tuple(sorted((numbers[place], numbers[other]) for place, other in mate.items() if place < other))

    def groups(self, most: int) -> Groups | None:
        """As many as a largest hostile set has numbers where that can be found, else some more."""
        chosen = self.graph.hostile(self.left)
        for count in range(chosen.bit_count(), most + 1):
            found = _grouped(self.graph, self.left, chosen, count)
            if found is not None:
                return tuple(sorted(self.graph.listed(group) for group in found))
        return None


def _grouped(graph: Graph, left: int, chosen: int, count: int) -> list[int] | None:
    """The numbers in so many groups of friends, those of the hostile set in groups of their own."""
    groups = [1 << place for place in bits(chosen)] + [0] * (count - chosen.bit_count())
    tries = TRIES

    def fits(place: int) -> list[int]:
        """The groups that a number can join; of the empty ones only the first."""
        near = graph.friends[place]
        open_to = [at for at, group in enumerate(groups) if group and not group & ~near]
        return open_to + ([groups.index(0)] if 0 in groups else [])

    def place_all(rest: int) -> bool:
        nonlocal tries
        if not rest:
            return True
        tries -= 1
        if tries < 0:
            return False
        place, options = min(((place, fits(place)) for place in bits(rest)), key=lambda it: len(it[1]))
        for at in options:
            groups[at] |= 1 << place
            if place_all(rest ^ 1 << place):
                return True
            groups[at] ^= 1 << place
        return False

    return [group for group in groups if group] if place_all(left & ~chosen) else None
