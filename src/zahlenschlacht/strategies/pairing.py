"""The pairing strategy: leave an A-situation after every move [Lemma 3.1.2]."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from ..paper import fixing_residue
from ..residues import is_a_situation
from ..rules import Player, Position
from .chance import number_by_rule


def closing_divider_moves(position: Position) -> bool:
    """Whether the Divider makes the last move of the game, and this one."""
    variant = position.variant
    return variant.closer is variant.divider is position.turn


@dataclass(frozen=True)
class Pairing:
    """Answers each number with a partner, so that partners are equally many whenever the opponent is to move."""

    name: str = "pairing"
    citation: str = "Lemma 3.1.2"

    def residue(self, position: Position) -> int | None:
        """The residue of which one number must go; None where no single move leaves an A-situation."""
        return fixing_residue(position) if closing_divider_moves(position) else None

    def serves(self, start: Position, seat: Player) -> bool:
        """The Divider who closes, where the opponent is to move in an A-situation or one move makes it."""
        variant = start.variant
        if not variant.closer is variant.divider is seat:
            return False
        return self.applies(start) if start.turn is seat else is_a_situation(start)

    def applies(self, position: Position) -> bool:
        """Where the Divider closes and can leave an A-situation."""
        return self.residue(position) is not None

    def wins(self, position: Position) -> bool:
        """Wherever it applies: from an A-situation each of the opponent's moves can be answered by a partner."""
        return self.applies(position)

    def choose(self, position: Position, rng: Random) -> int:
        """The number that leaves an A-situation."""
        return number_by_rule(self.name, position, self.residue(position))
