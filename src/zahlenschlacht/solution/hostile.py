"""Hostile sets of any bond: by residues where they decide the bond, otherwise by search.

hostile, h, core    as in `theory` and `graphs`
friends             two numbers that, left as the last two, make the closer win
pairs               the board in pairs of friends, all but one number where it is odd: the closer answers each
                    number with its mate
groups              the board in groups of which any two numbers are friends
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest
from typing import Protocol, TypeVar

from ..game.rules import Position
from .graphs import Graph, bits, graph, left_of
from .matching import matching
from .residues import numbers_by_residue, partner

T = TypeVar("T")

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
        """The board in pairs of friends but for one number at most; None where none was found."""
        ...

    def groups(self, most: int) -> Groups | None:
        """The board in at most so many groups of friends; None where none were found."""
        ...


def hostile_sets(position: Position) -> HostileSets:
    """The hostile sets of a position, without search where residues decide the bond."""
    return _ByResidue(position) if position.variant.bond.residues else _Searched(position)


Block = list[list[int]]
"""Numbers in parts: two of them are bonded unless they share a part."""


def blocks(position: Position) -> list[Block]:
    """The board in blocks, where residues decide the bond: numbers of different blocks are not bonded.

    A residue that is its own partner is a block of single numbers, two partners are a block of two parts.

    >>> from ..game.rules import Variant
    >>> blocks(Variant(7, 5).start())
    [[[1, 6], [4]], [[2, 7], [3]], [[5]]]
    """
    found: list[Block] = []
    classes = numbers_by_residue(position)
    for r, numbers in classes.items():
        other = partner(position.variant, r)
        if r == other:
            found.append([[number] for number in numbers])
        elif other not in classes:
            found.append([numbers])
        elif r < other:
            found.append([numbers, classes[other]])
    return found


class _ByResidue:
    """A bond that residues decide: the board falls into blocks."""

    def __init__(self, position: Position) -> None:
        self.variant = position.variant
        self.divider_closes = position.variant.divider_closes
        self.blocks = blocks(position)

    @property
    def h(self) -> int:
        """The longest part of each block together, or as many as a block has parts."""
        if self.divider_closes:
            return sum(max(map(len, block)) for block in self.blocks)
        return max(map(len, self.blocks))

    def largest(self) -> tuple[int, ...]:
        """The longest part of each block, or a number of each part of the block with the most."""
        if self.divider_closes:
            return tuple(sorted(number for block in self.blocks for number in max(block, key=len)))
        return tuple(sorted(part[0] for part in max(self.blocks, key=len)))

    def core(self) -> frozenset[int]:
        """The longest parts, or the numbers alone in a part of the block with the most, where no other is as long."""
        if self.divider_closes:
            alone = [part for block in self.blocks for part in _only_longest(block)]
        else:
            alone = [part for block in _only_longest(self.blocks) for part in block if len(part) == 1]
        return frozenset(number for part in alone for number in part)

    def pairs(self) -> Groups | None:
        """Pairs within each block; or, of all numbers block by block, each with the one half the board further."""
        half, spare = divmod(sum(map(_size, self.blocks)), 2)
        if self.divider_closes:
            found = [pair for block in self.blocks for pair in _pairs_within(block)]
        else:
            longest_first = sorted(self.blocks, key=_size, reverse=True)
            row = [number for block in longest_first for part in block for number in part]
            # An odd board spares a number of the longest block, so that no block need be longer than half.
            found = list(zip(row[spare : half + spare], row[half + spare :], strict=True))
            if any(self.variant.bonded(*pair) for pair in found):
                return None
        return tuple(sorted((min(pair), max(pair)) for pair in found)) if len(found) == half else None

    def groups(self, most: int) -> Groups | None:
        """The first numbers of all parts of a block, the second, and so on; or the first parts of all blocks."""
        rows: Iterable[Iterable[int]]
        if self.divider_closes:
            rows = [row for block in self.blocks for row in _columns(block)]
        else:
            rows = [[number for part in parts for number in part] for parts in _columns(self.blocks)]
        found = sorted(tuple(sorted(row)) for row in rows)
        return tuple(found) if len(found) <= most else None


def _size(block: Block) -> int:
    return sum(map(len, block))


def _only_longest(lists: list[list[T]]) -> list[list[T]]:
    """The longest list where no other is as long."""
    most = max(map(len, lists))
    longest = [one for one in lists if len(one) == most]
    return longest if len(longest) == 1 else []


def _pairs_within(block: Block) -> Iterable[tuple[int, int]]:
    """As many pairs of bonded numbers as a block has."""
    if len(block) == 2:
        return zip(*block, strict=False)
    single = [part[0] for part in block]
    return zip(single[::2], single[1::2], strict=False)


def _columns(rows: Iterable[Iterable[T]]) -> list[list[T]]:
    """The first of all rows, the second of all, and so on."""
    return [[one for one in column if one is not None] for column in zip_longest(*rows)]


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
