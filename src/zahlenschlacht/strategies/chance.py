"""A strategy that leaves everything to chance, and the moves that strategies fall back on, or refuse to make."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from ..game.rules import InputError, MoveError, Name, Player, Position
from ..solution.residues import smallest_with_residue


def any_number(position: Position, rng: Random) -> int:
    """Some number on the board, each with the same chance."""
    check_open(position)
    return rng.choice(position.numbers)


def number_by_rule(name: str, position: Position, residue: int | None) -> int:
    """The smallest number with the residue that the rule of the strategy names; a refusal where it names none."""
    check_open(position)
    if residue is None:
        raise unfit(name, position, position.turn)
    return smallest_with_residue(position, residue)


def check_open(position: Position) -> None:
    """Refuse to move when the game is over."""
    if position.over:
        raise MoveError("no-move-left", "no number can be crossed out: the game is over")


def unfit(name: str, position: Position, seat: Player | None) -> InputError:
    """The refusal of a strategy to play this seat."""
    text = "the strategy {strategy} has no rule for {player} in {variant}: choose perfect, which plays everywhere"
    names = {"strategy": Name(name), "player": Name(seat), "variant": Name(position.variant)}
    return InputError("strategy-not-for-seat", text, **names)


@dataclass(frozen=True)
class RandomMoves:
    """Crosses out any number."""

    name: str = "random"
    citation: str = ""

    def serves(self, start: Position, seat: Player) -> bool:
        """Every seat."""
        return True

    def applies(self, position: Position) -> bool:
        """Always, while the game goes on."""
        return not position.over

    def wins(self, position: Position) -> bool:
        """It promises nothing."""
        return False

    def choose(self, position: Position, rng: Random) -> int:
        """Any number on the board."""
        return any_number(position, rng)
