"""The program of the paper's website: make numbers superfluous as fast as possible [after Theorem 3.2.6].

effort     how many numbers the Breaker must cross out to make every number superfluous:
           the smaller side of each pair, and all but one number of each self-partnered residue
"""

from ..game.rules import Player, Position
from ..solution.residues import Tally, self_partnered, smallest_with_residue, tally
from .moves import Move, uniform
from .named import NamedStrategy, Sight


class Program(NamedStrategy):
    """Crosses out the smaller side of a pair, the quickest pair first, until all numbers are superfluous."""

    name = "program"
    citation = "Theorem 3.2.6"
    fixed_sight = Sight("counts", None)

    def rule(self, position: Position) -> Move | None:
        """A number of the quickest residue. If all numbers are superfluous, any number, as on the website."""
        if not self.applies(position):
            return None
        board = tally(position)
        efforts = [(a, other) for _, other in board.pairs() if (a := board.counts.get(other, 0))]
        efforts += [(board.count(r) - 1, r) for r in self_partnered(position.variant) if board.count(r) >= 2]
        return smallest_with_residue(position, min(efforts)[1]) if efforts else uniform(position.numbers)

    def serves(self, start: Position, seat: Player) -> bool:
        """Whether the bond is a sum and the seat is the Breaker's, as on the paper's website."""
        return start.variant.bond.is_sum and seat is start.variant.breaker

    def applies(self, position: Position) -> bool:
        """Whether the bond is a sum and the Breaker is to move."""
        return position.variant.bond.is_sum and position.turn is position.variant.breaker

    def wins(self, position: Position) -> bool:
        """Whether the Breaker has enough moves to make all numbers superfluous."""
        own_moves = (position.moves_left + 1) // 2
        return self.applies(position) and effort(tally(position)) <= own_moves


def effort(board: Tally) -> int:
    """How many more numbers must be crossed out to make all numbers superfluous."""
    self_counts = board.self_counts()
    return (board.size - sum(self_counts) - board.left_over) // 2 + sum(a - 1 for a in self_counts if a)
