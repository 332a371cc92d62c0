"""What help asks, how a step is answered on the board, and what is wrong with an answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Self, TypeAlias

from pydantic import Field, StrictStr

from ...explain.messages import Message
from ...learn import coach, exercises
from ...learn.exercises import Exercise
from ..match import LARGEST_BOARD
from .base import Model, Taken
from .matches import Number, Numbers, VariantWish
from .positions import Position

Answer: TypeAlias = int | str | tuple[int, ...] | tuple[tuple[int, ...], ...]
"""A number or "none", a word, numbers or all moves of a game, or pairs."""
Pairs = Annotated[list[Numbers], Field(max_length=LARGEST_BOARD)]


class HelpQuestion(Model):
    """What help asks of a position before it tells anything."""

    kind: exercises.ExerciseKind
    """What is to be done on the board, as in a lesson."""
    ask: str
    """What is asked for, as `lessons.toml` explains."""
    none: bool
    """Whether it may be that there is nothing to be marked."""
    options: tuple[str, ...]
    """What there is to choose from; empty unless a word is to be chosen."""
    asked: tuple[Message, ...]
    """The question in words: what is to be done, then what there is to know for it."""
    answer: Answer
    """A right answer, for who gives up; there may be others."""
    told: Message
    """The same in words."""

    @classmethod
    def of(cls, exercise: Exercise) -> Self:
        """The question, shown."""
        return cls(
            kind=exercise.kind,
            ask=exercise.question,
            none=exercise.none,
            options=exercise.options,
            asked=coach.explain_exercise(exercise),
            answer=exercise.solution,
            told=coach.explain_solution(exercise),
        )


class HelpStep(Model):
    """What a step of help tells."""

    step: str
    """Its name."""
    messages: tuple[Message, ...]
    """What it says."""


class Help(Model):
    """What there is to ask and to tell of a position."""

    question: HelpQuestion
    """What help asks before it tells anything."""
    steps: tuple[HelpStep, ...]
    """What it then tells, more with every step; a step that has nothing to say of the position is left out."""

    @classmethod
    def of(cls, exercise: Exercise, hints: Mapping[str, tuple[Message, ...]]) -> Self:
        """The question and the steps, shown."""
        listed = tuple(HelpStep(step=name, messages=messages) for name, messages in hints.items())
        return cls(question=HelpQuestion.of(exercise), steps=listed)


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


class Flaw(Model):
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
    def of(cls, flaw: exercises.Flaw | None) -> Self | None:
        """The flaw, shown; None where there is none."""
        if flaw is None:
            return None
        game = None if flaw.game is None else Position.of(flaw.game)
        return cls(message=flaw.message, numbers=flaw.numbers, game=game, groups=flaw.groups)


class Judgement(Model):
    """Whether an answer is right."""

    right: bool
    """Whether it is; every right answer is accepted."""
    flaw: Flaw | None
    """What is wrong with it; null where it is right."""
