"""Integer sequences of the game, in the form of the On-Line Encyclopedia of Integer Sequences.

>>> list(SEQUENCES["frontier"].terms(4))
[(4, 5), (5, 7), (6, 9), (7, 17)]
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from .theory import count_below_frontier, frontier


@dataclass(frozen=True, slots=True)
class IntegerSequence:
    """A sequence a(d), from an offset on. `sequence-<name>` in the locale files describes it."""

    offset: int
    """The first d."""
    term: Callable[[int], int]
    """Returns a(d)."""

    def terms(self, count: int) -> Iterator[tuple[int, int]]:
        """The first terms, each with its d."""
        return ((d, self.term(d)) for d in range(self.offset, self.offset + count))


SEQUENCES = {
    "frontier": IntegerSequence(4, lambda d: frontier(d) or 0),
    "frontier-reversed": IntegerSequence(3, lambda d: frontier(d, "B") or 0),
    "boards-of-b": IntegerSequence(2, count_below_frontier),
}
"""The sequences by name: the registry."""
