"""A maximum matching of any graph, by the blossom algorithm [Edmonds 1965].

mate       the other number of a number's pair
free       a number without a mate
outer      a number at an even distance from the free root, on an alternating path
base       the number to which the blossom (odd cycle) around a number was contracted
"""

from collections.abc import Sequence

from .graphs import indices


def matching(friends: Sequence[int], left: int) -> dict[int, int]:
    """A maximum matching of the numbers left, as a dictionary from each matched index to its mate.

    >>> triangle_with_a_tail = [0b0110, 0b0101, 0b1011, 0b0100]
    >>> sorted(matching(triangle_with_a_tail, 0b1111).items())
    [(0, 1), (1, 0), (2, 3), (3, 2)]
    """
    mate: dict[int, int] = {}
    for place in sorted(indices(left), key=lambda place: (friends[place] & left).bit_count()):
        if place not in mate:
            other = next((near for near in indices(friends[place] & left) if near not in mate), None)
            if other is not None:
                mate[place], mate[other] = other, place
    for root in indices(left):
        if root not in mate:
            _Tree(friends, left, mate, root).grow()
    return mate


class _Tree:
    """The alternating paths from a free root; reaching another free number gains a pair."""

    def __init__(self, friends: Sequence[int], left: int, mate: dict[int, int], root: int) -> None:
        self.friends, self.left, self.mate, self.root = friends, left, mate, root
        self.base = {place: place for place in indices(left)}
        self.before: dict[int, int] = {}
        self.outer = [root]
        self.is_outer = {root}

    def grow(self) -> None:
        """Search for a free number, and augment the matching along the path to it."""
        for place in self.outer:  # the list grows during the loop
            for near in indices(self.friends[place] & self.left):
                if self.base[place] == self.base[near] or self.mate.get(place) == near:
                    continue
                if near in self.is_outer:
                    self._shrink(place, near)
                elif near not in self.before:
                    self.before[near] = place
                    if near not in self.mate:
                        self._swap(near)
                        return
                    self._reach(self.mate[near])

    def _reach(self, place: int) -> None:
        if place not in self.is_outer:
            self.is_outer.add(place)
            self.outer.append(place)

    def _shrink(self, one: int, other: int) -> None:
        """Contract the blossom that two outer friends close."""
        base = self._meeting(one, other)
        cycle = self._bases_to(one, other, base) | self._bases_to(other, one, base)
        for place in self.base:
            if self.base[place] in cycle:
                self.base[place] = base
                self._reach(place)

    def _meeting(self, one: int, other: int) -> int:
        """The base at which the paths back to the root meet."""
        path, place = set(), one
        while True:
            place = self.base[place]
            path.add(place)
            if place == self.root or place not in self.mate:
                break
            place = self.before[self.mate[place]]
        place = self.base[other]
        while place not in path:
            place = self.base[self.before[self.mate[place]]]
        return place

    def _bases_to(self, place: int, child: int, base: int) -> set[int]:
        """The bases on the path back to the base of the blossom; records the path around it."""
        bases = set()
        while self.base[place] != base:
            mate = self.mate[place]
            bases |= {self.base[place], self.base[mate]}
            self.before[place] = child
            child = mate
            place = self.before[mate]
        return bases

    def _swap(self, place: int | None) -> None:
        """Augment the matching along the path from a free number back to the root."""
        while place is not None:
            one = self.before[place]
            following = self.mate.get(one)
            self.mate[place], self.mate[one] = one, place
            place = following
