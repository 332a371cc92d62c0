"""Largest hostile sets of any bond, by an exact search on sets of bits.

Whatever the bond, a position is a graph: two numbers are friends when they, left as the last two, make the closer win.
A hostile set has no two friends, so h is the size of a largest independent set of this graph. To find one is hard in
general, but not on boards that people play on.

    left       the numbers on the board as bits: bit i stands for the i-th number of the variant
    friends    of a number: as bits
    degree     how many friends a number has among those left
    cover      groups of numbers that are all friends of each other: an independent set takes one of each at most
    core       the numbers that lie in every largest hostile set

The search takes a number with at most one friend at once (some largest set has it), splits what is not connected, and
else tries a number of the largest degree without and with it, unless a cover shows that one of the two is not worth it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from ..game.bonds import Lines
from ..game.errors import InputError, Name
from ..game.rules import Position, Variant

MOST_KNOWN = 200_000
"""How many sets of numbers a graph remembers at most."""


def bits(left: int) -> Iterator[int]:
    """The places of the bits, ascending."""
    while left:
        lowest = left & -left
        yield lowest.bit_length() - 1
        left ^= lowest


class Graph:
    """The friends of a variant, and what has been found out about them."""

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
        self._known: dict[int, int] = {}

    def h(self, left: int) -> int:
        """The size of a largest hostile set."""
        if len(self._known) > MOST_KNOWN:
            self._known.clear()
        return self._size(left)

    def _size(self, left: int) -> int:
        """The same; every set that is met on the way is remembered."""
        if left in self._known:
            return self._known[left]
        taken, rest, widest = self._reduced(left)
        if rest:
            part = self._connected(rest)
            if part != rest:
                taken += self._size(part) + self._size(rest ^ part)
            else:
                taken += self._branched(rest, widest)
        self._known[left] = taken
        return taken

    def _reduced(self, left: int) -> tuple[int, int, int]:
        """How many numbers with at most one friend can be taken, what is left then, and its number with the most."""
        friends, taken = self.friends, 0
        again = True
        while again:
            again, widest, most = False, 0, -1
            for place in bits(left):
                if not left >> place & 1:
                    continue  # gone since
                near = friends[place] & left
                degree = near.bit_count()
                if degree <= 1:
                    taken += 1
                    left &= ~(near | 1 << place)
                    again = again or degree == 1
                elif degree > most:
                    widest, most = place, degree
        return taken, left, widest

    def _connected(self, left: int) -> int:
        """The numbers that hang together with the first one."""
        part, edge = 0, left & -left
        while edge:
            part |= edge
            reached = 0
            for place in bits(edge):
                reached |= self.friends[place]
            edge = reached & left & ~part
        return part

    def _branched(self, left: int, widest: int) -> int:
        """The larger of what is found with and without this number."""
        without = left ^ 1 << widest
        found = 1 + self._size(without & ~self.friends[widest])
        return found if self._cover(without) <= found else max(found, self._size(without))

    def _cover(self, left: int) -> int:
        """How many groups of friends a quick cover has."""
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
        chosen, size = 0, self.h(left)
        while size:
            place = (left & -left).bit_length() - 1
            with_it = left & ~(self.friends[place] | 1 << place)
            if 1 + self._size(with_it) == size:
                chosen |= 1 << place
                left, size = with_it, size - 1
            else:
                left ^= 1 << place
        return chosen

    def core(self, left: int) -> int:
        """The numbers in every largest hostile set: those whose removal lowers h."""
        size, found = self.h(left), 0
        for place in bits(self.hostile(left)):
            if self._size(left ^ 1 << place) < size:
                found |= 1 << place
        return found

    def listed(self, left: int) -> tuple[int, ...]:
        """The numbers of a set, ascending."""
        return tuple(self.numbers[place] for place in bits(left))


@lru_cache(maxsize=64)
def graph(variant: Variant) -> Graph:
    """The graph of a variant."""
    return Graph(variant)


def left_of(position: Position) -> int:
    """The numbers on the board as bits."""
    return ((1 << position.variant.n) - 1) ^ position.crossed_mask


def check_searchable(variant: Variant) -> None:
    """Refuse a board that is too large to be searched."""
    if variant.n > variant.bond.search_limit:
        text = "with the bond {bond} boards of up to {largest} numbers are solved, not of {value}"
        name = Name(variant.bond.word if isinstance(variant.bond, Lines) else variant.bond.text)
        raise InputError("too-large-to-solve", text, bond=name, largest=variant.bond.search_limit, value=variant.n)
