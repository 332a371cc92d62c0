"""Recipes: the words they are made of, checks against every defence, and duels."""

from ...game import rules
from ...game.rules import InputError
from ...learn import recipes
from ...strategies.recipe_parser import MAX_LINES
from ...strategies.recipe_words import CONDITIONS, SUPERLATIVES, WORDS
from ..schemas.positions import Position, VariantRequest
from ..schemas.recipes import (
    DuelRequest,
    RecipeDuel,
    RecipeLine,
    RecipeRequest,
    RecipeResult,
    RecipeScore,
    RecipeWords,
)

LARGEST_CHECKED = 500
"""The most numbers of a board on which a recipe is checked."""
LARGEST_DUELLED, DUELS = 61, 50
"""The most numbers of a board for a duel, and how many games are played."""


def words() -> RecipeWords:
    """The words that recipes are made of, and the named recipes."""
    return RecipeWords(
        words=[*WORDS, *SUPERLATIVES],
        conditions=list(CONDITIONS),
        max_lines=MAX_LINES,
        reserved_words=list(recipes.RESERVED_WORDS),
        recipes={name: str(recipe) for name, recipe in recipes.RECIPES.items()},
    )


def check(request: RecipeRequest) -> RecipeScore:
    """The result of a recipe on one board, or on every board of its seat."""
    recipe = request.recipe
    boards = recipes.boards(request.seat) if request.variant is None else (_small(request.variant, LARGEST_CHECKED),)
    results = [RecipeResult.of(recipes.check(recipe, variant, request.seat)) for variant in boards]
    return RecipeScore(
        recipe=str(recipe),
        length=recipe.length,
        lines=[
            RecipeLine(condition=line.condition, words=line.words, clauses=recipes.explain_line(line))
            for line in recipe.lines
        ],
        wins=sum(result.result == "wins" for result in results),
        results=results,
    )


def duel(request: DuelRequest) -> RecipeDuel:
    """A game between two recipes, and how many of the games with the next seeds A won."""
    variant = _small(request.variant, LARGEST_DUELLED)
    games = [recipes.duel(request.a, request.b, variant, seed) for seed in range(request.seed, request.seed + DUELS)]
    wins = sum(duel.game.winner is rules.Player.A for duel in games)
    return RecipeDuel(position=Position.of(games[0].game), lines=games[0].lines, games=DUELS, wins=wins)


def _small(request: VariantRequest, largest: int) -> rules.Variant:
    """The variant; a board with more numbers is refused."""
    variant = request.variant()
    if variant.n > largest:
        text = "a recipe can be checked on at most {largest} numbers, not {value}"
        raise InputError("recipe-board-too-large", text, largest=largest, value=variant.n)
    return variant
