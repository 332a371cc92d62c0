"""The pairing strategy: leave the board in pairs of partners after every move [Lemma 3.1.2].

In the paper that is an A-situation. On any graph it is a board that falls into bonded pairs, and works as well.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from ..game.rules import Player, Position
from ..solution.hostile import hostile_sets
from ..solution.paper import fixing_residue
from ..solution.residues import is_a_situation, smallest_with_residue
from ..solution.theory import is_solvable
from .chance import check_open, unfit


def closing_divider_moves(position: Position) -> bool:
    """Whether the Divider makes the last move of the game, and this one."""
    variant = position.variant
    return variant.closer is variant.divider is position.turn


def unpaired(position: Position) -> int | None:
    """The number without which the board falls into bonded pairs; None where there is none. The Divider closes."""
    if position.variant.bond.is_sum:
        residue = fixing_residue(position)
        return None if residue is None else smallest_with_residue(position, residue)
    pairs = hostile_sets(position).pairs()
    if pairs is None or position.size % 2 == 0:
        return None
    paired = {number for pair in pairs for number in pair}
    return next(number for number in position.numbers if number not in paired)


def is_paired(position: Position) -> bool:
    """Whether the whole board falls into bonded pairs. The Divider closes."""
    if position.variant.bond.is_sum:
        return is_a_situation(position)
    return position.size % 2 == 0 and hostile_sets(position).pairs() is not None


@dataclass(frozen=True)
class Pairing:
    """Answers each number with a partner, so that every number has one whenever the opponent is to move."""

    name: str = "pairing"
    citation: str = "Lemma 3.1.2"

    def serves(self, start: Position, seat: Player) -> bool:
        """The Divider who closes, where every number has a partner and the opponent moves, or one move is enough."""
        variant = start.variant
        if not variant.closer is variant.divider is seat or not is_solvable(variant):
            return False
        return self.applies(start) if start.turn is seat else is_paired(start)

    def applies(self, position: Position) -> bool:
        """Where the Divider closes and can leave every number with a partner."""
        return closing_divider_moves(position) and unpaired(position) is not None

    def wins(self, position: Position) -> bool:
        """Wherever it applies: from then on each of the opponent's moves can be answered by a partner."""
        return self.applies(position)

    def choose(self, position: Position, rng: Random) -> int:
        """The number that leaves every number with a partner."""
        check_open(position)
        number = unpaired(position) if closing_divider_moves(position) else None
        if number is None:
            raise unfit(self.name, position, position.turn)
        return number
