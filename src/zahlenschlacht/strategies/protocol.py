"""What a strategy is: anything that picks a move."""

from __future__ import annotations

from dataclasses import Field
from random import Random
from typing import Any, ClassVar, Protocol, runtime_checkable

from ..game.rules import Player, Position


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

    def serves(self, start: Position, seat: Player) -> bool:
        """Whether its rule is made for this seat of a game from here: it then has a move at every turn of the seat."""
        ...

    def applies(self, position: Position) -> bool:
        """Whether its rule has a move for the player to move."""
        ...

    def wins(self, position: Position) -> bool:
        """Whether its statement says that the player to move wins by following it from here."""
        ...

    def choose(self, position: Position, rng: Random) -> int:
        """The number to cross out; a refusal where the rule has none, never a move of another strategy.

        The same position and the same state of `rng` give the same number.
        """
        ...


@runtime_checkable
class Careless(Strategy, Protocol):
    """A strategy that makes a share of its moves at random: a dataclass with a field for it."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    @property
    def share(self) -> float:
        """The share of random moves, from 0 to 1."""
        ...
