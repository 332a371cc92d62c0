"""The pairing strategy: leave the board in pairs of partners after every move [Lemma 3.1.2].

In the paper such a board is an A-situation. For other bonds it is a board that can be split into bonded pairs, and the
strategy works as well.
"""

from ..game.rules import Player, Position, Variant
from ..solution.hostile import hostile_sets
from ..solution.paper import fixing_residue
from ..solution.residues import is_a_situation, smallest_with_residue
from ..solution.theory import is_solvable
from .named import NamedStrategy, Sight


class Pairing(NamedStrategy):
    """Answers each number with a partner, so that every number has one whenever the opponent is to move."""

    name = "pairing"
    citation = "Lemma 3.1.2"

    def rule(self, position: Position) -> int | None:
        """The number that leaves every number with a partner."""
        return unpaired_number(position) if closing_divider_moves(position) else None

    def sight(self, variant: Variant) -> Sight:
        """The counts for a sum, otherwise the numbers."""
        return Sight("counts" if variant.bond.is_sum else "numbers", None)

    def serves(self, start: Position, seat: Player) -> bool:
        """Whether the seat is the closing Divider's, and can leave or has left the opponent a board in pairs."""
        variant = start.variant
        if not variant.closer is variant.divider is seat or not is_solvable(variant):
            return False
        return self.applies(start) if start.turn is seat else is_paired(start)

    def wins(self, position: Position) -> bool:
        """Whether the strategy applies: then each of the opponent's moves can be answered by a partner."""
        return self.applies(position)


def closing_divider_moves(position: Position) -> bool:
    """Whether the Divider makes the last move of the game, and is to move now."""
    variant = position.variant
    return variant.closer is variant.divider is position.turn


def unpaired_number(position: Position) -> int | None:
    """The number without which the board can be split into bonded pairs; None if there is none. The Divider closes."""
    if position.variant.bond.is_sum:
        residue = fixing_residue(position)
        return None if residue is None else smallest_with_residue(position, residue)
    pairs = hostile_sets(position).pairs()
    if pairs is None or position.size % 2 == 0:
        return None
    mates = {number for pair in pairs for number in pair}
    return next(number for number in position.numbers if number not in mates)


def is_paired(position: Position) -> bool:
    """Whether the whole board can be split into bonded pairs. The Divider closes."""
    if position.variant.bond.is_sum:
        return is_a_situation(position)
    return position.size % 2 == 0 and hostile_sets(position).pairs() is not None
