"""What a strategy is: anything that picks a move."""

from __future__ import annotations

from random import Random
from typing import Protocol

from ..rules import Position


class Strategy(Protocol):
    """A way to play. It keeps nothing between moves: what it needs to know is in the position."""

    @property
    def name(self) -> str:
        """What the registry, the command line and the locale files call it."""
        ...

    @property
    def citation(self) -> str:
        """Its place in the paper, or the theorem behind it; empty where there is none."""
        ...

    def applies(self, position: Position) -> bool:
        """Whether its rule names a move for the player to move. Where it does not, the strategy moves at random."""
        ...

    def wins(self, position: Position) -> bool:
        """Whether its statement says that the player to move wins by following it from here."""
        ...

    def choose(self, position: Position, rng: Random) -> int:
        """The number to cross out. The same position and the same state of `rng` give the same number."""
        ...
