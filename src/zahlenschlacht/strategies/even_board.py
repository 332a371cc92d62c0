"""B's strategy for even boards: the Breaker who makes the last move [Theorem 3.2.5].

Of the last three numbers two are unbonded unless all three have the same self-partnered residue. So the closing Breaker
only has to bring each self-partnered count below 3 in time. For d = 2 that takes too long, and even and odd numbers are
paired instead.
"""

from ..game.rules import Player, Position, Variant
from ..solution.residues import self_partnered, smallest_with_residue, tally
from .moves import Move, uniform
from .named import NamedStrategy, Sight


class EvenBoard(NamedStrategy):
    """Keeps the last three numbers from sharing a self-partnered residue; for d = 2 it pairs even with odd."""

    name = "even-board"
    citation = "Theorem 3.2.5"
    fixed_sight = Sight("counts", None)

    def rule(self, position: Position) -> Move | None:
        """A number of the largest self-partnered residue while it is too large; at the end, one that leaves no bond."""
        if not self.applies(position):
            return None
        if position.size == 3:
            wins = [number for number in position.numbers if position.cross(number).winner is position.turn]
            return wins[0] if wins else uniform(position.numbers)
        board = tally(position)
        too_large = [r for r in self_partnered(position.variant) if board.count(r) >= 3]
        if not too_large:
            return uniform(position.numbers)
        return smallest_with_residue(position, max(too_large, key=board.count))

    def serves(self, start: Position, seat: Player) -> bool:
        """Whether the bond is a sum, and the seat is that of a Breaker who closes."""
        return closing_breaker(start.variant) is seat

    def applies(self, position: Position) -> bool:
        """Whether the bond is a sum, and the Breaker is to move and makes the last move."""
        return not position.is_over and closing_breaker(position.variant) is position.turn

    def wins(self, position: Position) -> bool:
        """Whether the moves before the last are enough; for d = 2, whether as many even as odd numbers can be left."""
        if not self.applies(position):
            return False
        own = tally(position).self_counts()
        if position.variant.d == 2 and len(own) == 2 and abs(own[0] - own[1]) == 1:
            return True
        return sum(a - 2 for a in own if a > 2) <= position.moves_left // 2


def closing_breaker(variant: Variant) -> Player | None:
    """The Breaker, if the bond is a sum and the Breaker makes the last move; otherwise None."""
    return variant.breaker if variant.bond.is_sum and variant.closer is variant.breaker else None
