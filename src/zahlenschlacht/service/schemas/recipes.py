"""Recipes: strategies in words, checked against every defence or played against each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Self

from pydantic import AfterValidator, Field, StrictInt, StrictStr

from ...explain.messages import Message
from ...game.rules import Player
from ...learn import recipes
from ...strategies.recipe import Recipe
from ...strategies.recipe_parser import MAX_CHARACTERS, parse_recipe
from .base import Model, RequestModel
from .positions import Position, Variant, VariantRequest

if TYPE_CHECKING:
    RecipeField = Recipe
else:
    RecipeField = Annotated[StrictStr, Field(max_length=MAX_CHARACTERS), AfterValidator(parse_recipe)]
    """The text of a recipe, read when the request is validated."""


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


class DuelRequest(RequestModel):
    """Two recipes that are to play against each other."""

    a: RecipeField
    """What A follows."""
    b: RecipeField
    """What B follows."""
    variant: VariantRequest
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


class RecipeRequest(RequestModel):
    """A recipe to be put to the test."""

    recipe: RecipeField
    """Its lines: "superfluous;larger"."""
    variant: VariantRequest | None = None
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
