"""Recipes: strategies in words, checked against every defence or played against each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from pydantic import AfterValidator, Field, StrictInt, StrictStr

from ...explanations.messages import Message
from ...game.rules import Player, Position, Variant
from ...learn import recipes
from ...strategies.recipe import Recipe
from ...strategies.recipe_parser import MAX_CHARACTERS, parse_recipe
from .base import Model, RequestModel
from .positions import VariantRequest

if TYPE_CHECKING:
    RecipeField = Recipe
else:
    RecipeField = Annotated[StrictStr, Field(max_length=MAX_CHARACTERS), AfterValidator(parse_recipe)]
    """The text of a recipe, read when the request is validated."""


class RecipeWords(Model):
    """The words of recipes, and the named recipes.

    The locale files have a word as `recipe-word-<word>` and a name as `recipe-<name>`.
    """

    words: list[str]
    """The words, beside those that name a residue: r0, r1, and so on."""
    conditions: list[str]
    """The conditions that may stand before a colon."""
    max_lines: int
    """How many lines a recipe may have."""
    reserved_words: list[str]
    """Words that win all of A's boards by themselves, so they are counted separately."""
    recipes: dict[str, str]
    """The named recipes."""


class DuelRequest(RequestModel):
    """A request to let two recipes play against each other."""

    a: RecipeField
    """The recipe of A."""
    b: RecipeField
    """The recipe of B."""
    variant: VariantRequest
    """The variant that they play."""
    seed: Annotated[StrictInt, Field(ge=0, le=2**31)] = 0
    """The seed of the random choices that a recipe leaves open."""


class RecipeDuel(Model):
    """The result of two recipes that played against each other."""

    position: Position
    """The complete game with this seed."""
    lines: tuple[int | None, ...]
    """For each move, the line of the recipe behind it, counted from 1; null if no line matched."""
    games: int
    """How many games were played, with this seed and the seeds that follow it."""
    wins: int
    """How many of them A won."""


class RecipeRequest(RequestModel):
    """A request to check a recipe."""

    recipe: RecipeField
    """Its lines: "superfluous;larger"."""
    variant: VariantRequest | None = None
    """The variant; by default all 57 variants of the paper's website for A, or 55 small boards for B."""
    seat: Player = Player.A
    """The player who follows it."""


class RecipeResult(Model):
    """The result of a recipe on one board."""

    variant: Variant
    """The variant that was played."""
    result: recipes.Result
    """The recipe wins against every defence, is refuted by a game, is on a lost board, or is not refuted so far."""
    line: int | None
    """The line that gave the win away, counted from 1; null if there is none."""
    crossed: tuple[int, ...] | None
    """All moves of a game that the recipe loses; null if none was found."""
    messages: tuple[Message, ...]
    """The result in words."""


class RecipeLine(Model):
    """A line of a recipe, for the sentence `recipe-line`, or `recipe-line.<condition>`."""

    condition: str | None
    """Its condition; null if it always applies."""
    clauses: tuple[Message, ...]
    """The clauses of its sentence, one for each of its words."""


class RecipeScore(Model):
    """The results of a recipe."""

    recipe: str
    """The recipe in its normal form."""
    length: int
    """How many words it has."""
    lines: list[RecipeLine]
    """Its lines."""
    wins: int
    """On how many of these boards it wins against every defence."""
    results: list[RecipeResult]
    """The result on each board."""
