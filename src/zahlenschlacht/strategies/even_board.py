"""B's strategy for even boards: the Breaker who makes the last move [Theorem 3.2.5].

Of the last three numbers two are unbonded unless all three have the same self-partnered residue. So the closing Breaker
only has to bring each self-partnered count below 3 in time. For d = 2 that takes too long, and even and odd numbers are
paired instead.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from ..game.rules import Player, Position
from ..solution.residues import self_partnered, smallest_with_residue, tally
from .chance import any_number, check_open, unfit


def closing_breaker_moves(position: Position) -> bool:
    """Whether the bond is a sum, and the Breaker makes the last move of the game, and this one."""
    variant = position.variant
    return variant.bond.is_sum and variant.closer is variant.breaker is position.turn


@dataclass(frozen=True)
class EvenBoard:
    """Keeps the last three numbers from sharing a self-partnered residue; for d = 2 it pairs even with odd."""

    name: str = "even-board"
    citation: str = "Theorem 3.2.5"

    def residue(self, position: Position) -> int | None:
        """The residue to cross out; None where any number will do."""
        board = tally(position)
        too_large = [r for r in self_partnered(position.variant) if board.count(r) >= 3]
        return max(too_large, key=board.count, default=None)

    def serves(self, start: Position, seat: Player) -> bool:
        """The Breaker who closes, where the bond is a sum."""
        variant = start.variant
        return variant.bond.is_sum and variant.closer is variant.breaker is seat

    def applies(self, position: Position) -> bool:
        """Where the Breaker closes and is to move."""
        return closing_breaker_moves(position)

    def wins(self, position: Position) -> bool:
        """Where the moves before the last one suffice, or, for d = 2, even and odd numbers can be left equally many."""
        if not self.applies(position):
            return False
        own = tally(position).self_counts()
        if position.variant.d == 2 and len(own) == 2 and abs(own[0] - own[1]) == 1:
            return True
        return sum(a - 2 for a in own if a > 2) <= position.moves_left // 2

    def choose(self, position: Position, rng: Random) -> int:
        """A number of the largest self-partnered residue while it is too large; at the end, one that leaves no bond."""
        check_open(position)
        if not self.applies(position):
            raise unfit(self.name, position, position.turn)
        if position.size == 3:
            wins = [number for number in position.numbers if position.cross(number).winner is position.turn]
            return wins[0] if wins else any_number(position, rng)
        residue = self.residue(position)
        return any_number(position, rng) if residue is None else smallest_with_residue(position, residue)
