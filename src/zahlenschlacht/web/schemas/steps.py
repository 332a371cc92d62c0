"""How a step is answered on the board, and what is wrong with an answer: in lessons, puzzles and help."""

from __future__ import annotations

from typing import Annotated, Self

from pydantic import Field, StrictStr

from ... import steps
from ...match import LARGEST_BOARD
from ...messages import Message
from .matches import Number, Numbers, VariantWish
from .positions import Position
from .shape import Shape, Taken

Pairs = Annotated[list[Numbers], Field(max_length=LARGEST_BOARD)]


class AnswerWish(Taken):
    """An answer to a step."""

    answer: Number | Annotated[StrictStr, Field(max_length=20)] | Numbers | Pairs
    """Tapped: the number, or "none". Marked: the numbers. Drawn: the pairs. Chosen: the word. Played: all moves."""


class HelpWish(AnswerWish):
    """An answer to the question that help asks of a position."""

    variant: VariantWish
    """What is played."""
    crossed: Numbers = Field(default_factory=list)
    """The numbers crossed out, in order."""


class Flaw(Shape):
    """What is wrong with an answer."""

    message: Message
    """The sentence that says it."""
    numbers: tuple[int, ...]
    """The numbers to light up."""
    game: Position | None
    """A game, to its end, that shows what comes of it."""
    groups: tuple[tuple[int, ...], ...]
    """Groups of numbers to be joined on the board."""

    @classmethod
    def of(cls, flaw: steps.Flaw | None) -> Self | None:
        """The flaw, shown; None where there is none."""
        if flaw is None:
            return None
        game = None if flaw.game is None else Position.of(flaw.game)
        return cls(message=flaw.message, numbers=flaw.numbers, game=game, groups=flaw.groups)


class Judgement(Shape):
    """Whether an answer is right."""

    right: bool
    """Whether it is; every right answer is accepted."""
    flaw: Flaw | None
    """What is wrong with it; null where it is right."""
