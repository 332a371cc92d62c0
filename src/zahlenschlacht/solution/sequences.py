"""Integer sequences of the game, in the form of the On-Line Encyclopedia of Integer Sequences.

>>> list(SEQUENCES["frontier"].terms(4))
[(4, 5), (5, 7), (6, 9), (7, 17)]
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from .rays import count_divisors_of_a, count_odd_divisors_of_a
from .theory import count_below_frontier, frontier


@dataclass(frozen=True, slots=True)
class IntegerSequence:
    """A sequence a(i), from an offset on. `sequence-<name>` in the locale files describes it."""

    offset: int
    """The first i."""
    term: Callable[[int], int]
    """Returns the number a(i)."""

    def terms(self, count: int) -> Iterator[tuple[int, int]]:
        """The first terms, each with its i."""
        return ((i, self.term(i)) for i in range(self.offset, self.offset + count))


SEQUENCES = {
    "frontier": IntegerSequence(4, lambda d: frontier(d) or 0),
    "frontier-reversed": IntegerSequence(3, lambda d: frontier(d, "B") or 0),
    "boards-of-b": IntegerSequence(2, count_below_frontier),
    "odd-divisors-of-a": IntegerSequence(2, lambda m: count_odd_divisors_of_a(2 * m + 1)),
    "divisors-of-a": IntegerSequence(2, lambda m: count_divisors_of_a(2 * m + 1)),
}
"""The sequences by name: the registry."""
