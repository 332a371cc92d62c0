"""A learner: perfect play with a share of moves at random."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from ..game.rules import InputError, Player, Position
from ..solution.theory import is_solvable
from .chance import any_number
from .perfect import Perfect


@dataclass(frozen=True)
class Learner:
    """Plays perfectly, except that each move is with the chance `share` a random one."""

    share: float = 0.3
    """The share of random moves, from 0 (perfect) to 1 (random)."""
    name: str = "learner"
    citation: str = ""

    def __post_init__(self) -> None:
        if isinstance(self.share, bool) or not isinstance(self.share, int | float) or not 0 <= self.share <= 1:
            raise InputError("share-out-of-range", "a share is between 0 and 1, not {value}", value=self.share)

    def serves(self, start: Position, seat: Player) -> bool:
        """Every seat, on boards that can be solved."""
        return is_solvable(start.variant)

    def applies(self, position: Position) -> bool:
        """Always, while the game goes on."""
        return not position.over

    def wins(self, position: Position) -> bool:
        """Only without random moves does it promise what perfect play does."""
        return self.share == 0 and Perfect().wins(position)

    def choose(self, position: Position, rng: Random) -> int:
        """A perfect move or a random one."""
        return any_number(position, rng) if rng.random() < self.share else Perfect().choose(position, rng)
