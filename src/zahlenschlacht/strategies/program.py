"""The program of the paper's website: make numbers superfluous as fast as possible [after Theorem 3.2.6].

effort     how many numbers the Breaker must cross out until every number is superfluous:
           the smaller side of each pair, and all but one number of each self-partnered residue
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from ..game.rules import Player, Position
from ..solution.residues import Tally, self_partnered, smallest_with_residue, tally
from .chance import any_number, check_open, unfit


def effort(board: Tally) -> int:
    """How many more numbers must go until all are superfluous."""
    own = board.self_counts()
    return (board.size - sum(own) - board.left_over) // 2 + sum(a - 1 for a in own if a)


@dataclass(frozen=True)
class Program:
    """Crosses out the smaller side of a pair, the quickest pair first, until all numbers are superfluous."""

    name: str = "program"
    citation: str = "Theorem 3.2.6"

    def residue(self, position: Position) -> int | None:
        """The residue with the fewest numbers to go; None where all numbers are superfluous."""
        board = tally(position)
        to_go = [(board.count(other), other) for _, other in board.pairs() if board.count(other)]
        to_go += [(board.count(r) - 1, r) for r in self_partnered(position.variant) if board.count(r) >= 2]
        return min(to_go)[1] if to_go else None

    def serves(self, start: Position, seat: Player) -> bool:
        """The Breaker's seat where the bond is a sum: on the paper's website one plays against it as A."""
        return start.variant.bond.is_sum and seat is start.variant.breaker

    def applies(self, position: Position) -> bool:
        """Where the Breaker is to move; once all numbers are superfluous any move will do."""
        return position.variant.bond.is_sum and position.turn is position.variant.breaker

    def wins(self, position: Position) -> bool:
        """Where the Breaker has moves enough to make all numbers superfluous."""
        own_moves = (position.moves_left + 1) // 2
        return self.applies(position) and effort(tally(position)) <= own_moves

    def choose(self, position: Position, rng: Random) -> int:
        """A number that takes partners away from others; at random once all are superfluous, as on the website."""
        check_open(position)
        if not self.applies(position):
            raise unfit(self.name, position, position.turn)
        residue = self.residue(position)
        return any_number(position, rng) if residue is None else smallest_with_residue(position, residue)
