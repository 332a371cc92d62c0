"""Lessons, puzzles and recipes: what is set, what is answered, and what came of it."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import Field, StrictBool, StrictInt, StrictStr

from ...explain.messages import Message
from ...explain.verdicts import explain_moves, explain_verdict
from ...game.rules import Player
from ...learn import exercises, lessons, puzzles, recipes
from ...strategies.recipe_parser import MAX_CHARACTERS
from .base import Model, Taken
from .matches import Numbers, VariantWish
from .positions import Position, Variant
from .steps import Answer, Flaw, Pairs

LARGEST_CHECKED = 500
"""On how many numbers a recipe is checked."""
LARGEST_DUELLED, DUELS = 61, 50
"""On how many numbers recipes play against each other, and how many games."""
Status = Literal[puzzles.Status, "not-lost", "show"]


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
        """The exercise, shown; its answers stay here."""
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


class PuzzleWish(Taken):
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


class RecipeWords(Model):
    """What recipes are made of. The locale files have a word as `recipe-word-<word>` and a name as `recipe-<name>`."""

    words: list[str]
    """The words, beside those that name a residue: r0, r1, and so on."""
    times: list[str]
    """What may stand before a colon: when a line is to be followed."""
    most_lines: int
    """How many lines a recipe may have."""
    held: list[str]
    """Words that conquer A's boards alone, and so count apart."""
    named: dict[str, str]
    """Recipes that have a name."""


class DuelWish(Taken):
    """Two recipes that are to play against each other."""

    a: Annotated[StrictStr, Field(max_length=MAX_CHARACTERS)]
    """What A follows."""
    b: Annotated[StrictStr, Field(max_length=MAX_CHARACTERS)]
    """What B follows."""
    variant: VariantWish
    """Where they play."""
    seed: Annotated[StrictInt, Field(ge=0, le=2**31)] = 0
    """Decides where a recipe leaves a choice."""


class RecipeDuel(Model):
    """What became of two recipes that played against each other."""

    position: Position
    """The game of the seed, to its end."""
    lines: tuple[int | None, ...]
    """The line of its player's recipe that each move came from, counted from 1; null where no line fitted."""
    games: int
    """How many games were played: with this seed, and with those that follow it."""
    won: int
    """How many of them A won."""


class RecipeWish(Taken):
    """A recipe to be put to the test."""

    recipe: Annotated[StrictStr, Field(max_length=MAX_CHARACTERS)]
    """Its lines: "superfluous;larger"."""
    variant: VariantWish | None = None
    """Where it is followed; unless given A's 57 variants of the paper's website, or B's 55 small boards."""
    seat: Player = Player.A
    """Who follows it."""


class RecipeResult(Model):
    """What became of a recipe on one board."""

    variant: Variant
    """Where it was followed."""
    result: recipes.Result
    """Wins against every defence; refuted by a game; lost whatever the recipe; or not refuted so far."""
    line: int | None
    """The line that is guilty, counted from 1; null where none is."""
    guilty: int | None
    """The move that gave the win away, counted from 1; null where there is none."""
    crossed: tuple[int, ...] | None
    """All moves of a game that the recipe loses; null where none was found."""
    shapes: int
    """How many shapes of positions were looked at."""
    games: int
    """How many games were played beyond the search."""
    messages: tuple[Message, ...]
    """The same in words."""

    @classmethod
    def of(cls, found: recipes.Check) -> Self:
        """The outcome, shown."""
        return cls(
            variant=Variant.of(found.position.variant),
            result=found.result,
            line=found.line,
            guilty=found.blunder,
            crossed=None if found.game is None else found.game.crossed,
            shapes=found.shapes,
            games=found.games,
            messages=recipes.explain_check(found),
        )


class RecipeLine(Model):
    """A line of a recipe, for the sentence `recipe-line`, or `recipe-line.<when>`."""

    when: str | None
    """When it is to be followed; null for always."""
    words: tuple[str, ...]
    """Its words."""
    clauses: tuple[Message, ...]
    """The clauses of its sentence, one for each word."""


class RecipeScore(Model):
    """What became of a recipe."""

    recipe: str
    """The recipe as it is best written."""
    length: int
    """How many words it has."""
    lines: list[RecipeLine]
    """Its lines."""
    conquered: int
    """On how many of these boards it wins against every defence."""
    results: list[RecipeResult]
    """What became of it, board by board."""
