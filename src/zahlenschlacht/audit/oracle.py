"""The oracle: exhaustive search that uses only the rules. The audit checks every theorem of this package against it.

    set        the numbers left, as a bit set: bit i stands for the number with index i
    cluster    a connected component of the bond graph, without the names of its numbers:
               (a, b) with a >= b >= 1 has two sides of a and b numbers, and numbers of different sides are bonded;
               (a,) with a >= 3 has a numbers, and any two of them are bonded
    loose      a number without bonds
    shape      the number of loose numbers and the sorted clusters; the rest of the game depends only on these

`SetOracle` tries every move in every set of numbers. `CountOracle` tries every move in every shape, so it can search
boards of more than thirty numbers. They share no code with each other, or with the theory that they check.
"""

from collections import Counter
from collections.abc import Iterator

from ..game.errors import InputError, Name
from ..game.rules import Player, Position, Variant

LARGEST_SET = 24
"""The largest board that `SetOracle` searches."""


class SetOracle:
    """Searches all positions of one small variant at once.

    >>> oracle = SetOracle(Variant(11, 5))
    >>> oracle.winner(Variant(11, 5).start()), oracle.winning_moves(Variant(11, 5).start())
    (Player.A, (1, 6, 11))
    """

    def __init__(self, variant: Variant) -> None:
        if variant.n > LARGEST_SET:
            raise InputError("too-many-to-search", value=variant.n, largest=LARGEST_SET)
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
            raise InputError("other-variant", variant=Name(self.variant), value=Name(position.variant))
        return (1 << self.variant.n) - 1 ^ position.crossed_mask

    def _winner_of(self, numbers: int) -> Player:
        return self.variant.divider if self._divider_wins[numbers] else self.variant.breaker


def _divider_wins_by_set(variant: Variant) -> bytearray:
    """Whether the Divider wins, for each set of at least two numbers; subsets are computed before their supersets."""
    numbers, n = variant.numbers, variant.n
    bits = [1 << place for place in range(n)]
    wins = bytearray(1 << n)
    parity_of_divider = (0 if variant.divider is Player.A else 1) ^ n % 2  # of the size when the Divider is to move
    for left in range(1 << n):
        size = left.bit_count()
        if size == 2:
            x, y = (number for number, bit in zip(numbers, bits, strict=True) if left & bit)
            wins[left] = variant.bonded(x, y)
        elif size > 2:
            divider_moves = size % 2 == parity_of_divider
            for bit in bits:
                if left & bit and wins[left ^ bit] == divider_moves:  # a winning move
                    wins[left] = divider_moves
                    break
            else:
                wins[left] = not divider_moves
    return wins


Cluster = tuple[int, ...]
Shape = tuple[int, tuple[Cluster, ...]]


class CountOracle:
    """Searches positions of any variant whose bond is a sum. It searches positions of the same shape only once.

    It remembers every shape that it has searched, so one oracle for many variants is faster than one for each.

    >>> oracle = CountOracle()
    >>> oracle.winner(Variant(33, 10).start()), oracle.winner(Variant(33, 13).start())
    (Player.A, Player.B)
    >>> oracle.winning_moves(Variant(15, 7).start())
    (1, 8, 15)
    """

    def __init__(self) -> None:
        self._results: tuple[dict[Shape, bool], dict[Shape, bool]] = ({}, {})

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
        divider_moves = turn is variant.divider
        winning = set()
        for r in counts:
            left = counts.copy()
            left[r] -= 1
            if self._divider_wins(_shape(variant, left), not divider_moves) == divider_moves:
                winning.add(r)
        return tuple(number for number in numbers if number % variant.d in winning)

    @staticmethod
    def shape(position: Position) -> Shape:
        """The shape of the position."""
        return _shape(position.variant, Counter(number % position.variant.d for number in position.numbers))

    def _divider_wins(self, shape: Shape, divider_moves: bool) -> bool:
        """Whether the Divider wins under best play. The player to move wins if one of the moves wins."""
        loose, clusters = shape
        if not clusters:
            return False  # no two numbers are bonded
        if loose + sum(map(sum, clusters)) == 2:
            return True
        results = self._results[divider_moves]
        wins = results.get(shape)
        if wins is None:
            wins = not divider_moves
            for next_shape in _next_shapes(shape):
                if self._divider_wins(next_shape, not divider_moves) == divider_moves:
                    wins = divider_moves
                    break
            results[shape] = wins
        return wins


def _shape(variant: Variant, counts: Counter[int]) -> Shape:
    """The shape of a board with these counts of residues."""
    loose = 0
    clusters: list[Cluster] = []
    for r, a in counts.items():
        other = (variant.remainder - r) % variant.d
        b = counts.get(other, 0)
        if r == other:
            new_loose, new_clusters = _all_bonded(a)
        elif r < other or other not in counts:
            new_loose, new_clusters = _two_sides(a, b)
        else:
            continue  # counted with its partner
        loose += new_loose
        clusters += new_clusters
    return loose, tuple(sorted(clusters))


def _next_shapes(shape: Shape) -> Iterator[Shape]:
    """The shape after each move. Equivalent moves are listed only once."""
    loose, clusters = shape
    if loose:
        yield loose - 1, clusters
    previous = None
    for i, cluster in enumerate(clusters):
        if cluster == previous:
            continue
        previous = cluster
        others = clusters[:i] + clusters[i + 1 :]
        if len(cluster) == 1:
            remains = [_all_bonded(cluster[0] - 1)]
        elif cluster[0] == cluster[1]:
            remains = [_two_sides(cluster[0], cluster[1] - 1)]
        else:
            remains = [_two_sides(cluster[0], cluster[1] - 1), _two_sides(cluster[0] - 1, cluster[1])]
        for new_loose, new_clusters in remains:
            yield loose + new_loose, tuple(sorted(others + new_clusters)) if new_clusters else others


def _two_sides(a: int, b: int) -> Shape:
    """The shape of two partner residues with a and b numbers."""
    if not a or not b:
        return a + b, ()
    return 0, ((a, b) if a > b else (b, a),)


def _all_bonded(a: int) -> Shape:
    """The shape of a self-partnered residue with a numbers. Two numbers have the same shape as one on each side."""
    if a < 2:
        return a, ()
    return 0, ((1, 1) if a == 2 else (a,),)
