"""The flaw of an answer: a sentence, numbers to light up, and a game that shows it."""

from collections.abc import Collection
from dataclasses import dataclass

from ...explain.messages import Message
from ...explain.reasons import about
from ...game.rules import MoveError, Name, Position, Variant


@dataclass(frozen=True, slots=True)
class Flaw:
    """The flaw of a wrong answer."""

    message: Message
    """The sentence that says it."""
    numbers: tuple[int, ...] = ()
    """The numbers to light up."""
    game: Position | None = None
    """A finished game that shows what the answer leads to."""
    groups: tuple[tuple[int, ...], ...] = ()
    """Groups of numbers to join on the board."""


def pair_flaw(variant: Variant, x: int, y: int) -> Flaw:
    """Return the flaw that two numbers are bonded although they should not be, or the other way round."""
    are_bonded = variant.bonded(x, y)
    if variant.bond.is_sum:
        return Flaw(about(variant, "flaw-bonded" if are_bonded else "flaw-unbonded", x=x, y=y, sum=x + y), (x, y))
    return Flaw(about(variant, "flaw-bonded-here" if are_bonded else "flaw-unbonded-here", x=x, y=y), (x, y))


def sorted_on_board(position: Position, numbers: Collection[int]) -> list[int]:
    """Return the numbers, ascending and without duplicates; refuse a number that is not on the board."""
    for number in numbers:
        if number not in position:
            board = Name(position.variant)
            raise MoveError("not-on-the-board", "{value} is not on the board of {board}", value=number, board=board)
    return sorted(set(numbers))
