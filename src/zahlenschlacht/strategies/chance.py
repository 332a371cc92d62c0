"""Moves at random: the weakest opponent, and what the others do where their rule names no move."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from ..residues import number_with
from ..rules import MoveError, Position


def any_number(position: Position, rng: Random) -> int:
    """Some number on the board, each with the same chance."""
    if position.over:
        raise MoveError("no-move-left", "no number can be crossed out: the game is over")
    return rng.choice(position.numbers)


def number_or_any(position: Position, residue: int | None, rng: Random) -> int:
    """The smallest number with this residue, or any number where the rule names no residue."""
    return any_number(position, rng) if residue is None else number_with(position, residue)


@dataclass(frozen=True)
class RandomMoves:
    """Crosses out any number."""

    name: str = "random"
    citation: str = ""

    def applies(self, position: Position) -> bool:
        """Always, while the game goes on."""
        return not position.over

    def wins(self, position: Position) -> bool:
        """It promises nothing."""
        return False

    def choose(self, position: Position, rng: Random) -> int:
        """Any number on the board."""
        return any_number(position, rng)
