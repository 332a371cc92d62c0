"""The pairing strategy: leave an A-situation after every move [Lemma 3.1.2]."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from ..paper import fixing_residue
from ..rules import Position
from .chance import number_or_any


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

    def applies(self, position: Position) -> bool:
        """Where the Divider closes and can leave an A-situation."""
        return self.residue(position) is not None

    def wins(self, position: Position) -> bool:
        """Wherever it applies: from an A-situation each of the opponent's moves can be answered by a partner."""
        return self.applies(position)

    def choose(self, position: Position, rng: Random) -> int:
        """The number that leaves an A-situation."""
        return number_or_any(position, self.residue(position), rng)
