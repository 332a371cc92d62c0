"""Hostile sets for any bond: by residues where they decide the bond, otherwise by search.

hostile, h          as in `theory`
friends             the closer wins if these two numbers are the last two
pairs               a partition of the board into pairs of friends, except one number of an odd board: the closer
                    answers each number with its mate
groups              a partition of the board into groups of mutual friends
"""

from collections.abc import Iterable
from itertools import zip_longest
from typing import TypeVar

from ..game.rules import Position
from .graphs import Graph, graph, indices, mask_left
from .matching import matching
from .residues import numbers_by_residue, partner

T = TypeVar("T")

Groups = tuple[tuple[int, ...], ...]
MAX_TRIES = 20_000
"""The search for groups gives up after this many attempts to place a number."""


def hostile_sets(position: Position) -> "ByResidue | Searched":
    """The hostile sets of a position, and partitions of its board; without search where residues decide the bond."""
    return ByResidue(position) if position.variant.bond.as_residue_bond else Searched(position)


Block = list[list[int]]
"""Numbers split into parts: two numbers of the block are bonded if they are in different parts."""


def blocks(position: Position) -> list[Block]:
    """The board in blocks, where residues decide the bond: numbers of different blocks are not bonded.

    A residue that is its own partner is a block of single numbers, two partners are a block of two parts.

    >>> from ..game.rules import Variant
    >>> blocks(Variant(7, 5).start())
    [[[1, 6], [4]], [[2, 7], [3]], [[5]]]
    """
    result: list[Block] = []
    classes = numbers_by_residue(position)
    for r, numbers in classes.items():
        other = partner(position.variant, r)
        if r == other:
            result.append([[number] for number in numbers])
        elif other not in classes:
            result.append([numbers])
        elif r < other:
            result.append([numbers, classes[other]])
    return result


class ByResidue:
    """The hostile sets of a bond that residues decide, read off the blocks."""

    def __init__(self, position: Position) -> None:
        self.divider_closes = position.variant.divider_closes
        self.blocks = blocks(position)

    def largest(self) -> tuple[int, ...]:
        """The longest part of each block, or one number of each part of the block with the most parts."""
        if self.divider_closes:
            return tuple(sorted(number for block in self.blocks for number in max(block, key=len)))
        return tuple(sorted(part[0] for part in max(self.blocks, key=len)))

    def pairs(self) -> Groups | None:
        """Pairs within each block, if the Divider closes. If the Breaker closes, groups are easier to check."""
        pairs = [pair for block in self.blocks for pair in _pairs_within(block)] if self.divider_closes else []
        is_complete = len(pairs) == sum(len(part) for block in self.blocks for part in block) // 2
        return tuple(sorted((min(pair), max(pair)) for pair in pairs)) if is_complete else None

    def groups(self, most: int) -> Groups | None:
        """The first numbers of all parts of a block, the second numbers, and so on; or the first parts of all blocks,
        the second parts, and so on."""
        rows: Iterable[Iterable[int]]
        if self.divider_closes:
            rows = [row for block in self.blocks for row in _columns(block)]
        else:
            rows = [[number for part in parts for number in part] for parts in _columns(self.blocks)]
        groups = sorted(tuple(sorted(row)) for row in rows)
        return tuple(groups) if len(groups) <= most else None


def _pairs_within(block: Block) -> Iterable[tuple[int, int]]:
    """As many disjoint bonded pairs as the block has; the smallest numbers are left out."""
    if len(block) == 2:
        length = min(map(len, block))
        return zip(block[0][-length:], block[1][-length:], strict=True)
    single = [part[0] for part in block][len(block) % 2 :]
    return zip(single[::2], single[1::2], strict=True)


def _columns(rows: Iterable[Iterable[T]]) -> list[list[T]]:
    """The first items of all rows, the second items, and so on."""
    return [[item for item in column if item is not None] for column in zip_longest(*rows)]


class Searched:
    """The hostile sets of any bond, by searching the friendship graph."""

    def __init__(self, position: Position) -> None:
        self.graph: Graph = graph(position.variant)
        self.left = mask_left(position)

    def largest(self) -> tuple[int, ...]:
        """A largest hostile set, ascending."""
        return self.graph.numbers_of(self.graph.hostile(self.left))

    def pairs(self) -> Groups | None:
        """The pairs of a maximum matching, if it leaves out at most one number."""
        mate = matching(self.graph.friends, self.left)
        if len(mate) < self.left.bit_count() - 1:
            return None
        numbers = self.graph.numbers
        return tuple(sorted((numbers[place], numbers[other]) for place, other in mate.items() if place < other))

    def groups(self, most: int) -> Groups | None:
        """The smallest number of groups that the search finds, at least h."""
        hostile = self.graph.hostile(self.left)
        for count in range(hostile.bit_count(), most + 1):
            groups = _split(self.graph, self.left, hostile, count)
            if groups is not None:
                return tuple(sorted(self.graph.numbers_of(group) for group in groups))
        return None


def _split(graph: Graph, left: int, hostile: int, count: int) -> list[int] | None:
    """The numbers in `count` groups of friends, each number of the hostile set in a different group."""
    groups = [1 << place for place in indices(hostile)] + [0] * (count - hostile.bit_count())
    tries = MAX_TRIES

    def choices(place: int) -> list[int]:
        """The indices of the groups that the number can join; of the empty groups only the first."""
        friends = graph.friends[place]
        friendly = [index for index, group in enumerate(groups) if group and not group & ~friends]
        return friendly + ([groups.index(0)] if 0 in groups else [])

    def place_all(rest: int) -> bool:
        """Put the rest of the numbers into groups; whether that succeeded. A number with few choices is first."""
        nonlocal tries
        if not rest:
            return True
        tries -= 1
        if tries < 0:
            return False
        options, place = min(((choices(place), place) for place in indices(rest)), key=lambda entry: len(entry[0]))
        for index in options:
            groups[index] |= 1 << place
            if place_all(rest ^ 1 << place):
                return True
            groups[index] ^= 1 << place
        return False

    return [group for group in groups if group] if place_all(left & ~hostile) else None
