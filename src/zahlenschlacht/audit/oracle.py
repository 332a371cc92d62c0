"""Exhaustive search that knows the rules and nothing else: the judge of every theorem in this package.

    set        the numbers on the board as bits: bit i stands for the i-th number of the variant
    cluster    numbers bonded to each other directly or through others, without their names:
               (a, b) with a >= b >= 1 is two sides of a and b numbers, each bonded to every number of the other side;
               (a,) with a >= 3 is a numbers of which every two are bonded
    loose      a number bonded to nothing on the board
    shape      the loose numbers counted and the clusters in order: all that the rest of the game depends on

`SetOracle` tries every move in every set of numbers. `CountOracle` tries every move in every shape, so that boards of
thirty numbers and more can be searched. Neither shares code with the other, or with the theory that they judge.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Protocol

from ..game.rules import InputError, Name, Player, Position, Variant

LARGEST_SET = 24
"""The largest board whose sets `SetOracle` lists."""


class Oracle(Protocol):
    """What both oracles answer, for any position they can reach."""

    def winner(self, position: Position) -> Player:
        """Who wins under best play."""
        ...

    def winning_moves(self, position: Position) -> tuple[int, ...]:
        """The numbers, ascending, after which the player to move wins; none when the game is over."""
        ...


class SetOracle:
    """Every position of one small variant, searched at once.

    >>> oracle = SetOracle(Variant(11, 5))
    >>> oracle.winner(Variant(11, 5).start()), oracle.winning_moves(Variant(11, 5).start())
    (Player.A, (1, 6, 11))
    """

    def __init__(self, variant: Variant) -> None:
        if variant.n > LARGEST_SET:
            text = "the oracle over sets takes boards of at most {largest} numbers, not {value}"
            raise InputError("too-many-to-search", text, value=variant.n, largest=LARGEST_SET)
        self.variant = variant
        self._divider_wins = _divider_wins_by_set(variant)

    def winner(self, position: Position) -> Player:
        """Who wins the position under best play."""
        return self._winner_of(self._set(position))

    def winning_moves(self, position: Position) -> tuple[int, ...]:
        """The numbers, ascending, after which the player to move wins."""
        here, turn = self._set(position), position.turn
        if turn is None:
            return ()
        return tuple(
            number
            for place, number in enumerate(self.variant.numbers)
            if here >> place & 1 and self._winner_of(here ^ 1 << place) is turn
        )

    def _set(self, position: Position) -> int:
        if position.variant != self.variant:
            text = "this oracle knows {variant}, not {value}"
            raise InputError("other-variant", text, variant=Name(self.variant), value=Name(position.variant))
        return (1 << self.variant.n) - 1 ^ position.crossed_mask

    def _winner_of(self, numbers: int) -> Player:
        return self.variant.divider if self._divider_wins[numbers] else self.variant.breaker


def _divider_wins_by_set(variant: Variant) -> bytearray:
    """For each set of at least two numbers whether the Divider wins it; a set comes after all its subsets."""
    numbers, n = variant.numbers, variant.n
    bits = [1 << place for place in range(n)]
    wins = bytearray(1 << n)
    divider_moves_at = (0 if variant.divider is Player.A else 1) ^ n % 2
    for left in range(1 << n):
        size = left.bit_count()
        if size == 2:
            x, y = (number for number, bit in zip(numbers, bits, strict=True) if left & bit)
            wins[left] = variant.bonded(x, y)
        elif size > 2:
            sought = size % 2 == divider_moves_at
            for bit in bits:
                if left & bit and wins[left ^ bit] == sought:
                    wins[left] = sought
                    break
            else:
                wins[left] = not sought
    return wins


Cluster = tuple[int, ...]
Shape = tuple[int, tuple[Cluster, ...]]


class CountOracle:
    """Positions of any variant, told apart only by how many numbers of each residue are left.

    It remembers every shape that it has searched, so one oracle for many variants is faster than one for each.

    >>> oracle = CountOracle()
    >>> oracle.winner(Variant(33, 10).start()), oracle.winner(Variant(33, 13).start())
    (Player.A, Player.B)
    >>> oracle.winning_moves(Variant(15, 7).start())
    (1, 8, 15)
    """

    def __init__(self) -> None:
        self._known: tuple[dict[Shape, bool], dict[Shape, bool]] = ({}, {})

    def winner(self, position: Position) -> Player:
        """Who wins the position under best play."""
        variant = position.variant
        wins = self._divider_wins(self.shape(position), position.turn is variant.divider)
        return variant.divider if wins else variant.breaker

    def winning_moves(self, position: Position) -> tuple[int, ...]:
        """The numbers, ascending, after which the player to move wins."""
        variant, turn, numbers = position.variant, position.turn, position.numbers
        if turn is None:
            return ()
        counts = Counter(number % variant.d for number in numbers)
        sought = turn is variant.divider
        winning = set()
        for r in counts:
            left = counts.copy()
            left[r] -= 1
            if self._divider_wins(_shape(variant, left), not sought) == sought:
                winning.add(r)
        return tuple(number for number in numbers if number % variant.d in winning)

    @staticmethod
    def shape(position: Position) -> Shape:
        """All that the rest of the game depends on, whoever is to move."""
        return _shape(position.variant, Counter(number % position.variant.d for number in position.numbers))

    def _divider_wins(self, shape: Shape, divider_moves: bool) -> bool:
        """Whether the Divider wins; the player to move does so with one good move, the other if there is none."""
        loose, clusters = shape
        if not clusters:
            return False  # no two numbers are bonded
        if loose + sum(map(sum, clusters)) == 2:
            return True
        known = self._known[divider_moves]
        wins = known.get(shape)
        if wins is None:
            wins = not divider_moves
            for following in _moves(shape):
                if self._divider_wins(following, not divider_moves) == divider_moves:
                    wins = divider_moves
                    break
            known[shape] = wins
        return wins


def _shape(variant: Variant, counts: Counter[int]) -> Shape:
    """The shape of a board with so many numbers of each residue."""
    loose = 0
    clusters: list[Cluster] = []
    for r, a in counts.items():
        other = (variant.remainder - r) % variant.d
        b = counts.get(other, 0)
        if r == other:
            freed, rest = _all_bonded(a)
        elif r < other or other not in counts:
            freed, rest = _two_sides(a, b)
        else:
            continue  # counted with its partner
        loose += freed
        clusters += rest
    return loose, tuple(sorted(clusters))


def _moves(shape: Shape) -> Iterator[Shape]:
    """The shapes after each move that makes a difference."""
    loose, clusters = shape
    if loose:
        yield loose - 1, clusters
    before = None
    for i, cluster in enumerate(clusters):
        if cluster == before:
            continue
        before = cluster
        others = clusters[:i] + clusters[i + 1 :]
        if len(cluster) == 1:
            left = [_all_bonded(cluster[0] - 1)]
        elif cluster[0] == cluster[1]:
            left = [_two_sides(cluster[0], cluster[1] - 1)]
        else:
            left = [_two_sides(cluster[0], cluster[1] - 1), _two_sides(cluster[0] - 1, cluster[1])]
        for freed, rest in left:
            yield loose + freed, tuple(sorted(others + rest)) if rest else others


def _two_sides(a: int, b: int) -> Shape:
    """The numbers of two residues that complete each other."""
    if not a or not b:
        return a + b, ()
    return 0, ((a, b) if a > b else (b, a),)


def _all_bonded(a: int) -> Shape:
    """The numbers of a residue that completes itself; two of them are no other than one on each side."""
    if a < 2:
        return a, ()
    return 0, ((1, 1) if a == 2 else (a,),)
