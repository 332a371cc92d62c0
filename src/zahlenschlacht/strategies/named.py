"""Strategies with a name, which can be registered."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from inspect import getdoc
from typing import ClassVar, Literal

from ..game.errors import InputError, Name
from ..game.rules import Player, Position, Variant
from .moves import Move, check_not_over


@dataclass(frozen=True)
class Sight:
    """What a strategy looks at. In two positions that look alike it makes equivalent moves."""

    kind: Literal["bonds", "counts", "numbers"] = "bonds"
    """The bonds alone, how many numbers each residue has, or which numbers are left."""
    residues: tuple[int, ...] | None = ()
    """The residues that it tells from others with the same counts; None for all of them."""
    last_move: bool = False
    """Whether it looks at the residue of the number crossed out last."""


class NamedStrategy(ABC):
    """A strategy with a name. It says which seat it is for, where its rule applies, and where it is sure to win.

    A subclass defines `name` and `rule`, and whatever differs from the defaults. Any function from a position to a move
    is a strategy too; only the registry needs a named one.
    """

    fixed_sight: ClassVar[Sight | None] = None
    """What the rule looks at in games of every variant; None if it may look at everything."""

    @property
    @abstractmethod
    def name(self) -> str:
        """Its name in the registry, on the command line and in the locale files."""

    @property
    def citation(self) -> str:
        """Its place in the paper, or the theorem behind it; empty if there is none."""
        return ""

    @property
    def description(self) -> str:
        """Its description if the locale files have none: the first line of its docstring."""
        return (getdoc(type(self)) or "").partition("\n")[0]

    @abstractmethod
    def rule(self, position: Position) -> Move | None:
        """The move by the rule of the strategy; None if the rule has none here. The game is not over."""

    def serves(self, start: Position, seat: Player) -> bool:
        """Whether the rule has a move at every turn of this seat in a game from here."""
        return True

    def sight(self, variant: Variant) -> Sight | None:
        """What the rule looks at in games of this variant; None if it may look at everything."""
        return self.fixed_sight

    def applies(self, position: Position) -> bool:
        """Whether the rule has a move for the player to move."""
        return not position.is_over and self.rule(position) is not None

    def wins(self, position: Position) -> bool:
        """Whether the player to move is sure to win by following the strategy from here."""
        return False

    def __call__(self, position: Position) -> Move:
        """The move by the rule; refuses if it has none, and never plays the move of another strategy."""
        check_not_over(position)
        move = self.rule(position)
        if move is None:
            raise no_rule(self.name, position, position.turn)
        return move


@dataclass(frozen=True)
class Careless(NamedStrategy):
    """A named strategy that makes a share of its moves at random."""

    share: float = 0.3
    """The share of random moves, from 0 to 1."""

    def __post_init__(self) -> None:
        if isinstance(self.share, bool) or not isinstance(self.share, int | float) or not 0 <= self.share <= 1:
            raise InputError("share-out-of-range", value=self.share)


def no_rule(name: str, position: Position, seat: Player | None) -> InputError:
    """The error for a strategy whose rule has no move for this seat."""
    variant = Name(position.variant)
    return InputError("strategy-not-for-seat", strategy=Name(name), player=Name(seat), variant=variant)
