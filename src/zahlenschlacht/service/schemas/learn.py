"""Lessons, help and puzzles: exercises on the board, their answers, and the flaws of wrong answers."""

from collections.abc import Mapping
from functools import partial
from typing import Annotated, Literal, Self, TypeAlias

from pydantic import BeforeValidator, Field, StrictBool, StrictStr

from ...explain.messages import Message
from ...explain.verdicts import explain_moves, explain_verdict
from ...game.rules import Player
from ...learn import coach, exercises, lessons, puzzles
from ..match import LARGEST_BOARD
from .base import Model, Number, Numbers, RequestModel, parse_int
from .positions import Position, VariantRequest

Answer: TypeAlias = int | str | tuple[int, ...] | tuple[tuple[int, ...], ...]
"""A number or "none", a word, numbers or all moves of a game, or pairs."""
LessonName = Annotated[str, Field(max_length=40)]
Place = Annotated[int, BeforeValidator(partial(parse_int, name="place"))]
ThemeName = Annotated[str, Field(max_length=80)]
Seed = Annotated[str, Field(max_length=puzzles.LONGEST_SEED)]
Pairs = Annotated[list[Numbers], Field(max_length=LARGEST_BOARD)]
Status = Literal[puzzles.Status, "not-lost", "show"]


class AnswerRequest(RequestModel):
    """An answer to an exercise."""

    answer: Number | Annotated[StrictStr, Field(max_length=20)] | Numbers | Pairs
    """The tapped number or "none", the marked numbers, the drawn pairs, the chosen word, or all moves of a game."""


class Flaw(Model):
    """The flaw of a wrong answer."""

    message: Message
    """The sentence that explains it."""
    numbers: tuple[int, ...]
    """The numbers to highlight."""
    game: Position | None
    """A complete game that shows the consequence."""
    groups: tuple[tuple[int, ...], ...]
    """Groups of numbers to join on the board."""

    @classmethod
    def of(cls, flaw: exercises.Flaw | None) -> Self | None:
        """The flaw as a response model; None if the answer is right."""
        if flaw is None:
            return None
        game = None if flaw.game is None else Position.of(flaw.game)
        return cls(message=flaw.message, numbers=flaw.numbers, game=game, groups=flaw.groups)


class Judgement(Model):
    """Whether an answer is right."""

    is_right: bool
    """Whether the answer is right; every right answer is accepted."""
    flaw: Flaw | None
    """The flaw of the answer; null if it is right."""


class Question(Model):
    """A question on the board."""

    kind: exercises.ExerciseKind
    """The task of the pupil: tap a number, mark a set, draw pairs, choose a word, or play a game."""
    question: str
    """The name of the question, as in `lessons.toml`."""
    none: bool
    """Whether "none" is offered as an answer."""
    options: tuple[str, ...]
    """The words to choose from; empty unless the answer is a word."""


class Exercise(Question):
    """One exercise on the board. The locale files have its question as `lesson-<name>-<place>`, counted from 1."""

    position: Position
    """The position on the board."""
    side: Player
    """The player whose side the pupil is on."""
    number: int | None
    """The number that the question is about."""
    show: exercises.BoardAid | None
    """The aid that the board shows in addition to the numbers; null for none."""
    against: str
    """The strategy that plays against the pupil."""
    wins: int
    """How many games the pupil must win."""

    @classmethod
    def of(cls, exercise: exercises.Exercise) -> Self:
        """The exercise as a response model, without its answers."""
        return cls(
            kind=exercise.kind,
            question=exercise.question,
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
    """A few exercises with one idea. The locale files have its title as `lesson-<name>` and its idea as `.aha`."""

    name: str
    """Its name."""
    exercises: list[Exercise]
    """The exercises in order; the last one is a game."""

    @classmethod
    def of(cls, lesson: lessons.Lesson) -> Self:
        """The lesson as a response model."""
        return cls(name=lesson.name, exercises=[Exercise.of(exercise) for exercise in lesson.exercises])


class ExerciseSolution(Model):
    """A right answer to an exercise."""

    answer: Answer
    """The answer in the form that a pupil sends: a number or "none", numbers, pairs, a word, or all moves of a game."""


class LessonSolutions(Model):
    """A right answer to each exercise of a lesson, for the teacher's paper."""

    name: str
    """The name of the lesson."""
    answers: list[Answer]
    """The answers, in the order of the exercises."""


class HelpQuestion(Question):
    """The question that the coach asks about a position before it gives hints."""

    messages: tuple[Message, ...]
    """The question in words: the task first, then the facts that it needs."""
    answer: Answer
    """A right answer, for a pupil who gives up; there may be others."""
    explanation: Message
    """The right answer in words."""

    @classmethod
    def of(cls, exercise: exercises.Exercise) -> Self:
        """The question as a response model."""
        return cls(
            kind=exercise.kind,
            question=exercise.question,
            none=exercise.none,
            options=exercise.options,
            messages=coach.explain_exercise(exercise),
            answer=exercise.solution,
            explanation=coach.explain_solution(exercise),
        )


class Hint(Model):
    """A hint of the coach."""

    name: str
    """Its name."""
    messages: tuple[Message, ...]
    """The sentences of the hint."""


class Help(Model):
    """The coach's question about a position, and the hints that follow."""

    question: HelpQuestion
    """The question that comes before the hints."""
    hints: tuple[Hint, ...]
    """The hints, each telling more than the one before. A hint that does not apply to the position is left out."""

    @classmethod
    def of(cls, exercise: exercises.Exercise, hints: Mapping[str, tuple[Message, ...]]) -> Self:
        """The question and the hints as a response model."""
        return cls(
            question=HelpQuestion.of(exercise),
            hints=tuple(Hint(name=name, messages=messages) for name, messages in hints.items()),
        )


class HelpAnswerRequest(AnswerRequest):
    """An answer to the coach's question about a position."""

    variant: VariantRequest
    """The variant."""
    crossed: Numbers = Field(default_factory=list)
    """The numbers crossed out, in order."""


class Theme(Model):
    """A theme of puzzles. The locale files have its title as `theme-<name>`."""

    name: str
    """Its name, as in addresses."""
    role: puzzles.Role | None
    """The role of the solver; null if the theme mixes roles."""
    recipe: str | None
    """The recipe that solves all its puzzles; null if the theme mixes several."""


class Puzzle(Model):
    """A position to solve, with its solution."""

    theme: str
    """The rule that solves it; for "mixed" and "day" one of the others."""
    seed: str
    """The seed from which the puzzle is generated."""
    position: Position
    """The position; the player to move must find a winning move."""
    difficulty: float
    """Its difficulty: -log2 of the probability that random moves solve it."""
    is_lost: bool
    """Whether there is no winning move."""
    proof: puzzles.Proof | None
    """The exercise that proves that no move wins; null if some move wins."""
    winning_moves: tuple[int, ...]
    """Every move that wins."""
    messages: tuple[Message, ...]
    """The reason why these moves win, or why no move wins."""

    @classmethod
    def of(cls, puzzle: puzzles.Puzzle) -> Self:
        """The puzzle as a response model."""
        return cls(
            theme=puzzle.theme,
            seed=puzzle.seed,
            position=Position.of(puzzle.position),
            difficulty=puzzle.difficulty,
            is_lost=puzzle.is_lost,
            proof=puzzle.proof,
            winning_moves=puzzle.winning_moves,
            messages=(explain_verdict if puzzle.is_lost else explain_moves)(puzzle.position),
        )


class PuzzleRequest(RequestModel):
    """The moves or the proof of the solver so far."""

    moves: Numbers = Field(default_factory=list)
    """The solver's moves, in order, without the replies."""
    claims_lost: StrictBool = False
    """Whether the solver says that there is no winning move."""
    numbers: Numbers | None = None
    """The marked set that proves it, if the proof is a set."""
    pairs: Pairs | None = None
    """The drawn pairs that prove it, if the proof is a pairing."""


class PuzzleProgress(Model):
    """How far a puzzle is solved."""

    status: Status
    """The solver must move, has solved it or gave the win away; or called it lost, wrongly or still without proof."""
    position: Position
    """The position after the solver's moves and the replies; after a wrong move, the game to its end."""
    messages: tuple[Message, ...]
    """Comments on the last move."""
    flaw: Flaw | None
    """The flaw of the set or the pairs; null if they are right, or if none were sent."""
