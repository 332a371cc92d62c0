"""The paper's model of the game: where residues decide the bond, only counts matter [Section 2.4, Section 3.1].

d          the divisor of the bond
r          a residue modulo d
a_r        its count: the number of numbers left that have it
t          the remainder of a sum
partner    of r: numbers with residues r and partner(r) are bonded; in a sum it is (t - r) mod d
self-partnered    a residue that is its own partner (the paper's I_d)
left over  a number that remains without a mate when the numbers of partner residues are paired off
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from ..game.bonds import ResidueBond
from ..game.errors import Name, NotASumError
from ..game.rules import Position, Variant
from .graphs import indices


def count_at_start(n: int, d: int, r: int) -> int:
    """a_r on the board 1..n, in closed form [Lemma 2.4.3].

    >>> [count_at_start(15, 7, r) for r in range(7)]
    [2, 3, 2, 2, 2, 2, 2]
    """
    return n // d + (1 <= r <= n % d)


def residue_bond(variant: Variant) -> ResidueBond:
    """The bond of the variant; refused with a `NotASumError` where residues do not decide it."""
    residues = variant.bond.as_residue_bond
    if residues is None:
        raise NotASumError("no-divisor", variant=Name(variant))
    return residues


def partner(variant: Variant, r: int) -> int:
    """The residue whose numbers are bonded to those of residue r.

    >>> partner(Variant(15, 7), 2), partner(Variant(15, 7, remainder=1), 2), partner(Variant(15, "difference 7"), 2)
    (5, 6, 2)
    """
    return residue_bond(variant).partner(r)


def self_partnered(variant: Variant) -> tuple[int, ...]:
    """The residues that are their own partners in a sum, ascending [Definition 3.1.1].

    >>> self_partnered(Variant(15, 7)), self_partnered(Variant(15, 8)), self_partnered(Variant(15, 8, remainder=1))
    ((0,), (0, 4), ())
    """
    return residue_bond(variant).self_partnered(range(variant.d))


@dataclass(frozen=True, slots=True)
class Tally:
    """The counts of a position and the three figures that decide it; `without` updates them after a move."""

    variant: Variant
    counts: dict[int, int]
    """a_r for each residue that the board had at the start."""
    size: int
    """The number of numbers left."""
    left_over: int
    """The number of numbers left over."""
    open_pairs: int
    """The number of pairs of different residues that have numbers on both sides."""
    partners: tuple[tuple[int, int], ...]
    """The pairs of different partners of which the board had a number at the start, listed once for a whole game."""

    @classmethod
    def of(cls, position: Position) -> Tally:
        """The tally of a position, counted from the start."""
        variant = position.variant
        bond = residue_bond(variant)
        d, mate = bond.d, bond.partner
        if variant.board is None:
            variant.check_playable()
            present = range(d) if d <= variant.n else range(1, variant.n + 1)
            counts = {r: count_at_start(variant.n, d, r) for r in present}
        else:
            counts = dict(Counter(number % d for number in variant.board))
        for number in position.crossed:
            counts[number % d] -= 1
        partners = tuple((r, other) for r in counts if r < (other := mate(r)) or (r > other and other not in counts))
        sides = [(counts[r], counts.get(other, 0)) for r, other in partners]
        left_over = sum(abs(a - b) for a, b in sides)
        open_pairs = sum(1 for a, b in sides if a and b)
        return cls(variant, counts, position.size, left_over, open_pairs, partners)

    def count(self, r: int) -> int:
        """The count a_r."""
        return self.counts.get(r, 0)

    def without(self, r: int) -> Tally:
        """The tally after a number with residue r has been crossed out."""
        counts = self.counts.copy()
        a = counts[r]
        counts[r] = a - 1
        other = partner(self.variant, r)
        if other == r:
            return Tally(self.variant, counts, self.size - 1, self.left_over, self.open_pairs, self.partners)
        b = counts.get(other, 0)
        left_over = self.left_over + (-1 if a > b else 1)
        open_pairs = self.open_pairs - (a == 1 and b > 0)
        return Tally(self.variant, counts, self.size - 1, left_over, open_pairs, self.partners)

    def self_counts(self) -> tuple[int, ...]:
        """The counts of the self-partnered residues that the board had at the start."""
        own = residue_bond(self.variant).self_partnered(self.counts)
        return tuple(self.counts[r] for r in own)

    def pairs(self) -> Iterator[tuple[int, int]]:
        """Each pair of different partners that has numbers left, the residue with the larger count first."""
        counts = self.counts
        for r, other in self.partners:
            a, b = counts[r], counts.get(other, 0)
            if a >= b and a:
                yield r, other
            elif b:
                yield other, r


CACHE_SIZE = 16
"""The largest number of cached tallies, so that a long game does not keep thousands."""
_CACHE: dict[int, tuple[Position, Tally]] = {}
"""The latest tallies by the id of their position. The position is stored too, so that its id is not reused."""


def tally(position: Position) -> Tally:
    """The tally of a position, cached. It is derived from that of a recent ancestor if one is cached."""
    entry = _CACHE.get(id(position))
    if entry is not None:
        return entry[1]
    result = _from_ancestor(position) or Tally.of(position)
    if len(_CACHE) >= CACHE_SIZE:
        _CACHE.clear()
    _CACHE[id(position)] = position, result
    return result


def _from_ancestor(position: Position) -> Tally | None:
    """The tally derived from that of the last cached ancestor; None if no recent one is cached."""
    moves: list[int] = []
    while position.parent is not None and position.last is not None and len(moves) < CACHE_SIZE:
        moves.append(position.last)
        position = position.parent
        if (entry := _CACHE.get(id(position))) is not None:
            board, d = entry[1], residue_bond(position.variant).d
            for number in reversed(moves):
                board = board.without(number % d)
            return board
    return None


def numbers_by_residue(position: Position) -> dict[int, list[int]]:
    """The numbers left with each residue, ascending, where residues decide the bond."""
    classes: defaultdict[int, list[int]] = defaultdict(list)
    d = residue_bond(position.variant).d
    for number in position.numbers:
        classes[number % d].append(number)
    return classes


def bonded_to(position: Position, number: int) -> tuple[int, ...]:
    """The numbers left that are bonded to this one, ascending.

    >>> bonded_to(Variant(15, 7).start(), 2)
    (5, 12)
    """
    return tuple(other for other in position.numbers if position.variant.bonded(number, other))


def bonds(position: Position) -> Iterator[tuple[int, int]]:
    """Each bonded pair of the numbers left, the smaller number first (the paper's R_d on the board).

    >>> list(bonds(Variant(5, 4).start()))
    [(1, 3), (3, 5)]
    """
    if position.variant.bond.as_residue_bond is None:
        yield from (pair for pair in combinations(position.numbers, 2) if position.variant.bonded(*pair))
        return
    classes = numbers_by_residue(position)
    for number in position.numbers:
        for other in classes.get(partner(position.variant, number), ()):
            if number < other:
                yield number, other


def superfluous(position: Position) -> tuple[int, ...]:
    """The numbers left that are bonded to no other number left, ascending [Definition 2.4.2].

    >>> superfluous(Variant(23, 26).start())
    (1, 2, 13)
    """
    residues = position.variant.bond.as_residue_bond
    if residues is None:
        partners = {number for pair in bonds(position) for number in pair}
        return tuple(number for number in position.numbers if number not in partners)
    counts, d, mate = tally(position).counts, residues.d, residues.partner
    # The only number of a self-partnered residue is superfluous too.
    lonely = {r for r, a in counts.items() if a and counts.get(other := mate(r), 0) == (other == r)}
    return tuple(number for number in position.numbers if number % d in lonely) if lonely else ()


def is_a_situation(position: Position) -> bool:
    """Whether partners have equal counts and self-partnered residues have even counts [Definition 3.1.1].

    >>> is_a_situation(Variant(15, 7).position([8])), is_a_situation(Variant(15, 7).position([2]))
    (True, False)
    """
    board = tally(position)
    return board.left_over == 0 and all(a % 2 == 0 for a in board.self_counts())


def smallest_with_residue(position: Position, r: int) -> int:
    """The smallest number left with residue r; there must be one.

    >>> smallest_with_residue(Variant(15, 7).position([1]), 1)
    8
    """
    variant = position.variant
    if variant.board is not None:
        return next(number for number in position.numbers if number % variant.d == r)
    return 1 + next(indices(_mask_with(variant.n, variant.d, r) & ~position.crossed_mask))


@lru_cache(maxsize=256)
def _mask_with(n: int, d: int, r: int) -> int:
    """The numbers of 1..n with residue r, as a bit set like that of a position."""
    flags = bytearray(b"0") * n
    flags[(r or d) - 1 :: d] = b"1" * count_at_start(n, d, r)
    return int(flags[::-1], 2)
