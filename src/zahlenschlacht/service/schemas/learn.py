"""Lessons, help and puzzles: exercises on the board, the answers to them, and what is wrong with an answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, Self, TypeAlias

from pydantic import Field, StrictBool, StrictStr

from ...explain.messages import Message
from ...explain.verdicts import explain_moves, explain_verdict
from ...game.rules import Player
from ...learn import coach, exercises, lessons, puzzles
from ..match import LARGEST_BOARD
from .base import Model, Number, Numbers, RequestModel
from .positions import Position, VariantRequest

Answer: TypeAlias = int | str | tuple[int, ...] | tuple[tuple[int, ...], ...]
"""A number or "none", a word, numbers or all moves of a game, or pairs."""
Pairs = Annotated[list[Numbers], Field(max_length=LARGEST_BOARD)]
Status = Literal[puzzles.Status, "not-lost", "show"]


class AnswerRequest(RequestModel):
    """An answer to a step."""

    answer: Number | Annotated[StrictStr, Field(max_length=20)] | Numbers | Pairs
    """Tapped: the number, or "none". Marked: the numbers. Drawn: the pairs. Chosen: the word. Played: all moves."""


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


class Step(Model):
    """One thing to be done on the board. The locale files ask for it as `lesson-<name>-<place>`, counted from 1."""

    kind: exercises.ExerciseKind
    """What the pupil does: tap a number, mark a set, draw pairs, choose a word, or play a game."""
    ask: str
    """What is asked for, as `lessons.toml` explains."""
    position: Position
    """The position that is shown."""
    side: Player
    """The side that the pupil is on."""
    options: tuple[str, ...]
    """What there is to choose from; empty unless a word is to be chosen."""
    none: bool
    """Whether "none" is offered as an answer."""
    number: int | None
    """The number that the question is about."""
    show: exercises.BoardAid | None
    """What the board shows beside the numbers."""
    against: str
    """The strategy that a game is played against."""
    wins: int
    """How many games are to be won."""

    @classmethod
    def of(cls, exercise: exercises.Exercise) -> Self:
        """The step, shown; its answers stay here."""
        return cls(
            kind=exercise.kind,
            ask=exercise.question,
            position=Position.of(exercise.position),
            side=exercise.side,
            options=exercise.options,
            none=exercise.none,
            number=exercise.number,
            show=exercise.show,
            against=exercise.against,
            wins=exercise.wins,
        )


class Lesson(Model):
    """A few steps with one idea. The locale files have its title as `lesson-<name>` and its idea as `.aha`."""

    name: str
    """Its name."""
    steps: list[Step]
    """What is to be done; the last step is a game."""

    @classmethod
    def of(cls, lesson: lessons.Lesson) -> Self:
        """The lesson, shown."""
        return cls(name=lesson.name, steps=[Step.of(exercise) for exercise in lesson.exercises])


class StepSolution(Model):
    """A right answer to a step."""

    answer: Answer
    """As it would be given: a number or "none", numbers, pairs, a word, or all moves of a game."""


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
    def of(cls, exercise: exercises.Exercise) -> Self:
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
    def of(cls, exercise: exercises.Exercise, hints: Mapping[str, tuple[Message, ...]]) -> Self:
        """The question and the steps, shown."""
        listed = tuple(HelpStep(step=step, messages=messages) for step, messages in hints.items())
        return cls(question=HelpQuestion.of(exercise), steps=listed)


class HelpAnswerRequest(AnswerRequest):
    """An answer to the question that help asks of a position."""

    variant: VariantRequest
    """What is played."""
    crossed: Numbers = Field(default_factory=list)
    """The numbers crossed out, in order."""


class Theme(Model):
    """What puzzles can be about. The locale files have it as `theme-<name>`."""

    name: str
    """Its name, as it stands in addresses."""
    role: puzzles.Role | None
    """The role that the solver has; null where it is mixed."""
    recipe: str | None
    """The recipe that is sure to solve its puzzles; null where it is mixed."""


class Puzzle(Model):
    """A position to be solved, with its solution."""

    theme: str
    """The rule that solves it; for "mixed" and "day" one of the others."""
    seed: str
    """What it was made from."""
    position: Position
    """The position; the player to move is to find the win."""
    bits: float
    """How hard it is: -log2 of the chance of random moves."""
    lost: bool
    """Whether there is no winning move."""
    proof: puzzles.Proof | None
    """How the solver shows that; null where there is one."""
    winning_moves: tuple[int, ...]
    """Every move that wins."""
    messages: tuple[Message, ...]
    """Why they do, or why there is none."""

    @classmethod
    def of(cls, made: puzzles.Puzzle) -> Self:
        """The puzzle, shown."""
        return cls(
            theme=made.theme,
            seed=made.seed,
            position=Position.of(made.position),
            bits=made.difficulty,
            lost=made.lost,
            proof=made.proof,
            winning_moves=made.winning_moves,
            messages=(explain_verdict if made.lost else explain_moves)(made.position),
        )


class PuzzleRequest(RequestModel):
    """What a solver has done so far."""

    moves: Numbers = Field(default_factory=list)
    """The solver's moves, in order, without the replies."""
    lost: StrictBool = False
    """Whether the solver says that there is no winning move."""
    numbers: Numbers | None = None
    """The set that shows it, where one is to be marked."""
    pairs: Pairs | None = None
    """The pairs that show it, where they are to be drawn."""


class PuzzleProgress(Model):
    """How far a puzzle is solved."""

    status: Status
    """The solver is to move, has solved it, or gave the win away; it is not lost; or it is, which is to be shown."""
    position: Position
    """The position after the solver's moves and the replies; after a wrong move, the game to its end."""
    messages: tuple[Message, ...]
    """What there is to say about the last move."""
    flaw: Flaw | None
    """What is wrong with the set or the pairs; null where nothing is, or none were shown."""
