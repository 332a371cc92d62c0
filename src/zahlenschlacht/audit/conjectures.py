"""Open questions, tested by exhaustive search: play Z(n, d) until three or four numbers are left.

The Divider wins if d divides the sum of the numbers left. A position is the count of each residue, so it is a number in
a mixed radix, and a set of positions is a bit mask. The search begins at the ends of the game. A shift by the place of
a residue gives the positions with one number of this residue more.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import accumulate, combinations_with_replacement
from math import prod
from operator import mul

from ..game.errors import InputError, Name
from ..game.rules import Player

MOST_POSITIONS = 1 << 26
"""The most positions of one board that are searched."""
LAST_THREE = {(6, 4, Player.A), (6, 5, Player.A), (10, 4, Player.A), (5, 4, Player.B)}
"""The boards and the Dividers who win them, for d >= 3 and n >= 5."""


@dataclass(frozen=True, slots=True)
class Conjecture:
    """A statement about who wins if play stops earlier. Its words are `cli-conjecture-<name>`."""

    left: int
    """How many numbers are left at the end."""
    divider_wins: Callable[[int, int, Player, bool], bool | None]
    """What it says about n, d, the Divider, and whether the Divider makes the last move; None if nothing."""


CONJECTURES = {
    "last-three": Conjecture(3, lambda n, d, divider, closes: closes if d == 2 else (n, d, divider) in LAST_THREE),
    "last-four": Conjecture(4, lambda n, d, divider, closes: None if closes else False),
}
"""The conjectures by name: the registry. See docs/theory.md, section 14."""


@dataclass(frozen=True, slots=True)
class Result:
    """The boards 1..n, for one d and either Divider, on which a conjecture was tested."""

    d: int
    boards: int
    """How many games were decided."""
    won: tuple[tuple[int, Player], ...]
    """Each n and Divider such that the Divider wins."""
    counterexamples: tuple[tuple[int, Player], ...]
    """Each n and Divider on which the conjecture is wrong."""


def check(name: str, largest_n: int, largest_d: int) -> Iterator[Result]:
    """Decide every board with 5 <= n <= largest_n for each d from 2 on, and compare with the conjecture.

    >>> [len(result.counterexamples) for result in check("last-three", 12, 5)]
    [0, 0, 0, 0]
    """
    if name not in CONJECTURES:
        raise InputError("unknown-conjecture", value=name, known=Name(", ".join(CONJECTURES)))
    positions = prod(count + 1 for count in counts_at_start(largest_n, largest_d))
    if largest_n < 5 or largest_d < 2 or positions > MOST_POSITIONS:
        raise InputError("search-out-of-range", n=largest_n, d=largest_d, largest=MOST_POSITIONS)
    return (_check(CONJECTURES[name], largest_n, d) for d in range(2, largest_d + 1))


def _check(conjecture: Conjecture, largest_n: int, d: int) -> Result:
    won, wrong = [], []
    for n in range(5, largest_n + 1):
        closer = Player.A if (n - conjecture.left) % 2 else Player.B
        for divider in Player:
            claim = conjecture.divider_wins(n, d, divider, divider is closer)
            wins = divider_wins(counts_at_start(n, d), conjecture.left, divider is closer)
            if wins:
                won.append((n, divider))
            if claim not in (wins, None):
                wrong.append((n, divider))
    return Result(d, 2 * (largest_n - 4), tuple(won), tuple(wrong))


def counts_at_start(n: int, d: int) -> tuple[int, ...]:
    """How often each residue occurs in 1..n."""
    return tuple(n // d + (1 <= residue <= n % d) for residue in range(d))


def divider_wins(counts: tuple[int, ...], left: int, divider_closes: bool) -> bool:
    """Whether the Divider wins from these counts of the residues, if play stops when `left` numbers are left.

    >>> divider_wins(counts_at_start(15, 7), 2, True), divider_wins(counts_at_start(17, 7), 2, True)
    (True, False)
    """
    d = len(counts)
    *places, size = accumulate((count + 1 for count in counts), mul, initial=1)
    not_full = [
        _repeated((1 << place * count) - 1, place * (count + 1), size)
        for place, count in zip(places, counts, strict=True)
    ]

    def one_more(positions: int) -> int:
        """The positions from which some move leads to one of these."""
        result = 0
        for place, mask in zip(places, not_full, strict=True):
            result |= (positions & mask) << place
        return result

    won = lost = 0
    for residues in combinations_with_replacement(range(d), left):
        if all(count <= counts[residue] for residue, count in Counter(residues).items()):
            position = 1 << sum(places[residue] for residue in residues)
            if sum(residues) % d == 0:
                won |= position
            else:
                lost |= position
    is_dividers_move = divider_closes
    for _ in range(sum(counts) - left):
        won, lost = one_more(won), one_more(lost)
        if is_dividers_move:
            lost &= ~won
        else:
            won &= ~lost
        is_dividers_move = not is_dividers_move
    return won != 0


def _repeated(block: int, period: int, length: int) -> int:
    """The block of bits, repeated with this period up to this length."""
    while period < length:
        block |= block << period
        period *= 2
    return block & ((1 << length) - 1)
