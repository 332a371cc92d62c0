"""Largest hostile sets for any bond, by an exact branch-and-bound search on bit sets.

With any bond a position is a graph: two numbers are friends if the closer wins when they are the last two. A hostile
set contains no two friends, so h is the size of a maximum independent set of this graph. Finding one is NP-hard in
general, but fast enough on boards of the size that people play.

    left       the numbers left, as a bit set: bit i stands for the number with index i
    friends    the friends of each number, as bit sets
    degree     the number of friends that a number has among those left
    cover      a partition into groups of mutual friends: an independent set contains at most one number of each
    core       the numbers that lie in every largest hostile set

The search takes every number with at most one friend at once, because some maximum set contains it. It searches the
connected components separately. Otherwise it branches on a number of the largest degree, with and without it, and
skips the second branch if a cover shows that it cannot be larger.
"""

from collections.abc import Iterator
from functools import lru_cache

from ..game.bonds import Lines
from ..game.errors import InputError, Name
from ..game.rules import Position, Variant

MAX_MEMO = 200_000
"""The largest number of sets in the memo of a graph."""
MAX_GRAPHS = 8
"""How many graphs are cached. A full memo takes about 20 MB."""


def indices(mask: int) -> Iterator[int]:
    """The indices of the bits that are set, ascending."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


class Graph:
    """The friendship graph of a variant, with a memo of the sizes found so far."""

    def __init__(self, variant: Variant) -> None:
        check_searchable(variant)
        divider_closes = variant.divider_closes
        self.numbers = tuple(variant.numbers)
        self.friends = [0] * variant.n
        for i, x in enumerate(self.numbers):
            for j in range(i):
                if variant.bonded(x, self.numbers[j]) == divider_closes:
                    self.friends[i] |= 1 << j
                    self.friends[j] |= 1 << i
        self._memo: dict[int, int] = {}

    def h(self, left: int) -> int:
        """The size of a largest hostile set."""
        if len(self._memo) > MAX_MEMO:
            self._memo.clear()
        return self._size(left)

    def _size(self, left: int) -> int:
        """The size of a largest hostile set, with every set on the way stored in the memo."""
        known = self._memo.get(left)  # one lookup, because another thread may clear the memo
        if known is not None:
            return known
        size, rest, widest = self._take_loose(left)
        if rest:
            part = self._component(rest)
            if part != rest:
                size += self._size(part) + self._size(rest ^ part)
            else:
                size += self._branch(rest, widest)
        self._memo[left] = size
        return size

    def _take_loose(self, left: int) -> tuple[int, int, int]:
        """Take numbers with at most one friend: how many were taken, the set left, and its index of largest degree."""
        friends, size = self.friends, 0
        is_changed = True
        while is_changed:
            is_changed, widest, most = False, 0, -1
            for place in indices(left):
                if not left >> place & 1:
                    continue  # removed in this pass
                near = friends[place] & left
                degree = near.bit_count()
                if degree <= 1:
                    size += 1
                    left &= ~(near | 1 << place)
                    is_changed = is_changed or degree == 1
                elif degree > most:
                    widest, most = place, degree
        return size, left, widest

    def _component(self, left: int) -> int:
        """The connected component of the smallest number."""
        part, edge = 0, left & -left
        while edge:
            part |= edge
            neighbours = 0
            for place in indices(edge):
                neighbours |= self.friends[place]
            edge = neighbours & left & ~part
        return part

    def _branch(self, left: int, widest: int) -> int:
        """The size of a largest hostile set, by branching on this number."""
        without = left ^ 1 << widest
        size = 1 + self._size(without & ~self.friends[widest])
        return size if self._cover(without) <= size else max(size, self._size(without))

    def _cover(self, left: int) -> int:
        """The number of groups in a greedy cover."""
        groups = 0
        while left:
            place = (left & -left).bit_length() - 1
            left ^= 1 << place
            groups += 1
            near = self.friends[place] & left
            while near:
                place = (near & -near).bit_length() - 1
                left ^= 1 << place
                near &= self.friends[place]
        return groups

    def hostile(self, left: int) -> int:
        """A largest hostile set."""
        result, size = 0, self.h(left)
        while size:
            place = (left & -left).bit_length() - 1
            rest = left & ~(self.friends[place] | 1 << place)
            if 1 + self._size(rest) == size:
                result |= 1 << place
                left, size = rest, size - 1
            else:
                left ^= 1 << place
        return result

    def core(self, left: int) -> int:
        """The numbers in every largest hostile set: those whose removal lowers h."""
        size, core = self.h(left), 0
        for place in indices(self.hostile(left)):
            if self._size(left ^ 1 << place) < size:
                core |= 1 << place
        return core

    def numbers_of(self, left: int) -> tuple[int, ...]:
        """The numbers of a set, ascending."""
        return tuple(self.numbers[place] for place in indices(left))


@lru_cache(maxsize=MAX_GRAPHS)
def graph(variant: Variant) -> Graph:
    """The graph of a variant, cached."""
    return Graph(variant)


def mask_left(position: Position) -> int:
    """The numbers left, as a bit set."""
    return ((1 << position.variant.n) - 1) ^ position.crossed_mask


def check_searchable(variant: Variant) -> None:
    """Refuse a board that is too large to be searched."""
    if variant.n > variant.bond.search_limit:
        name = Name(variant.bond.word if isinstance(variant.bond, Lines) else variant.bond.text)
        raise InputError("too-large-to-solve", bond=name, largest=variant.bond.search_limit, value=variant.n)
