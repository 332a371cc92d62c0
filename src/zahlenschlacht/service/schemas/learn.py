"""Lessons, help and puzzles: exercises on the board, their answers, and the flaws of wrong answers."""

from functools import partial
from typing import Annotated, TypeAlias

from pydantic import AfterValidator, BeforeValidator, Field, StrictBool, StrictStr

from ...explanations.messages import Message
from ...game.parsing import parse_int
from ...game.rules import Position
from ...learn import exercises, puzzles
from ...learn.path import Station
from ..match import LARGEST_BOARD
from .base import Model, Number, Numbers, RequestModel, describe_like_models
from .positions import VariantRequest


class Path(Model):
    """The path through games, lessons and puzzles."""

    stations: tuple[Station, ...]
    """The stations in their suggested order."""


ExerciseAnswer: TypeAlias = int | str | tuple[int, ...] | tuple[tuple[int, ...], ...]
"""A number or "none", a word, numbers or all moves of a game, or pairs."""


def _known_theme(theme: str) -> str:
    puzzles.check_address(theme, "any")
    return theme


LessonName = Annotated[str, Field(max_length=40, description="The name of a lesson.")]
Place = Annotated[
    int,
    BeforeValidator(partial(parse_int, name="place")),
    Field(description="The number of the exercise, counted from 1."),
]
ThemeName = Annotated[
    str,
    Field(
        max_length=80,
        description='A theme, several joined by +, "mixed" for any, "near-1240" for any near this rating, "upto-9" '
        'for any on at most 9 numbers, "day-small", "day" or "day-hard".',
    ),
    AfterValidator(_known_theme),
]
Seed = Annotated[str, Field(max_length=puzzles.LONGEST_SEED, description="Any text; for the puzzle of a day its date.")]
Pairs = Annotated[list[Numbers], Field(max_length=LARGEST_BOARD)]

describe_like_models(exercises.Exercise, exercises.Flaw, puzzles.Progress)


class AnswerRequest(RequestModel):
    """An answer to an exercise."""

    answer: Number | Annotated[StrictStr, Field(max_length=20)] | Numbers | Pairs
    """The tapped number or "none", the marked numbers, the drawn pairs, the chosen word, or all moves of a game."""


class PublicLesson(Model):
    """A few exercises with one idea. The locale files have its title as `lesson-<name>` and its idea as `.aha`, and the
    question of each exercise as `lesson-<name>-<place>`, counted from 1."""

    name: str
    """Its name."""
    place: int
    """Its number, counted from 1."""
    knows_remainders: bool
    """Whether this lesson or one before it shows remainders on the board. Otherwise a hint does not mention them."""
    exercises: list[exercises.Exercise]
    """The exercises in order; the last one is a game."""


class HelpQuestion(Model):
    """The question that the coach asks about a position before it gives hints."""

    kind: exercises.ExerciseKind
    """The task of the pupil: tap a number, mark a set, draw pairs, choose a word, or play a game."""
    question: str
    """The name of the question, as in `lessons.toml`."""
    none: bool
    """Whether "none" is offered as an answer."""
    options: tuple[str, ...]
    """The words to choose from; empty unless the answer is a word."""
    messages: tuple[Message, ...]
    """The question in words: the task first, then the facts that it needs."""
    answer: ExerciseAnswer
    """A right answer, for a pupil who gives up; there may be others."""
    explanation: Message
    """The right answer in words."""


class Help(Model):
    """The coach's question about a position, and the hints that follow."""

    question: HelpQuestion
    """The question that comes before the hints."""
    hints: dict[str, tuple[Message, ...]]
    """The sentences of each hint, each telling more than the one before. A hint that does not apply is left out."""


class HelpAnswerRequest(AnswerRequest):
    """An answer to the coach's question about a position."""

    variant: VariantRequest
    """The variant."""
    crossed: Numbers = Field(default_factory=list)
    """The numbers crossed out, in order."""

    @property
    def is_cheap(self) -> bool:
        """Whether it is answered quickly."""
        return self.variant.is_cheap


class Theme(Model):
    """A theme of puzzles. The locale files have its title as `theme-<name>`."""

    name: str
    """Its name, as in addresses."""
    role: puzzles.Role | None
    """The role of the solver; null if the theme mixes roles."""


class PublicPuzzle(Model):
    """A position to solve, without its solution."""

    seed: str
    """The seed from which the puzzle is generated."""
    position: Position
    """The position; the player to move must find a winning move."""
    difficulty: float
    """Its difficulty: -log2 of the probability that random moves solve it."""
    rating: int
    """Its difficulty on the scale of player ratings."""


class PuzzleSolution(Model):
    """The solution of a puzzle, for paper."""

    theme: str
    """The rule that solves it."""
    is_lost: bool
    """Whether there is no winning move."""
    winning_moves: tuple[int, ...]
    """Every move that wins."""
    messages: tuple[Message, ...]
    """The reason why these moves win, or why no move wins."""


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
