"""The oracle: exhaustive search that uses only the rules, as the judge of every theorem in this package.

    set        the numbers left, as a bit set: bit i stands for the number with index i
    cluster    a connected component of the bond graph, without the names of its numbers:
               (a, b) with a >= b >= 1 has two sides of a and b numbers, and numbers of different sides are bonded;
               (a,) with a >= 3 has a numbers, of which any two are bonded
    loose      a number without bonds
    shape      the number of loose numbers and the sorted clusters: the rest of the game depends on nothing else

`SetOracle` tries every move in every set of numbers. `CountOracle` tries every move in every shape, so it can search
boards of more than thirty numbers. They share no code with each other, or with the theory that they judge.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Protocol

from ..game.rules import InputError, Name, Player, Position, Variant

__all__ = [
    "LARGEST_SET",
    "Cluster",
    "CountOracle",
    "Oracle",
    "SetOracle",
    "Shape",
]

LARGEST_SET = 24
"""The largest board that `SetOracle` searches."""


class Oracle(Protocol):
    """The questions that both oracles answer."""

    def winner(self, position: Position) -> Player:
        """The winner under perfect play."""
        ...

    def winning_moves(self, position: Position) -> tuple[int, ...]:
        """The winning moves, ascending; empty if the game is over."""
        ...


class SetOracle:
    """Searches all positions of one small variant at once.

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
        """The winner under perfect play."""
        return self._winner_of(self._set(position))

    def winning_moves(self, position: Position) -> tuple[int, ...]:
        """The winning moves, ascending; empty if the game is over."""
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
    """Whether the Divider wins each set of at least two numbers; subsets come before their supersets."""
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
    """Searches positions of any variant with a sum, distinguished only by their counts of residues.

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
        """The winner under perfect play."""
        variant = position.variant
        wins = self._divider_wins(self.shape(position), position.turn is variant.divider)
        return variant.divider if wins else variant.breaker

    def winning_moves(self, position: Position) -> tuple[int, ...]:
        """The winning moves, ascending; empty if the game is over."""
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
        """The shape of the position."""
        return _shape(position.variant, Counter(number % position.variant.d for number in position.numbers))

    def _divider_wins(self, shape: Shape, divider_moves: bool) -> bool:
        """Whether the Divider wins: the player to move needs one good move."""
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
    """The shape of a board with these counts of residues."""
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
    """The shapes after each move, equivalent moves only once."""
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
    """The shape of two partner residues with a and b numbers."""
    if not a or not b:
        return a + b, ()
    return 0, ((a, b) if a > b else (b, a),)


def _all_bonded(a: int) -> Shape:
    """The shape of a self-partnered residue with a numbers; for a = 2 it equals one number on each side."""
    if a < 2:
        return a, ()
    return 0, ((1, 1) if a == 2 else (a,),)
