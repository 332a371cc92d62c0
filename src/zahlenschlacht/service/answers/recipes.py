"""Recipes: the words they are made of, checks against every defence, and duels."""

from ...game import rules
from ...game.errors import InputError
from ...learn import recipes
from ...strategies.recipe_parser import MAX_LINES
from ...strategies.recipe_words import CONDITIONS, SUPERLATIVES, WORDS
from ..schemas import recipes as schemas
from ..schemas.positions import VariantRequest

LARGEST_CHECKED = 500
"""The most numbers of a board on which a recipe is checked."""
LARGEST_DUELLED, DUELS = 61, 50
"""The most numbers of a board for a duel, and how many games are played."""


def words() -> schemas.RecipeWords:
    """The words that recipes are made of, and the named recipes."""
    return schemas.RecipeWords(
        words=[*WORDS, *SUPERLATIVES],
        conditions=list(CONDITIONS),
        max_lines=MAX_LINES,
        reserved_words=list(recipes.RESERVED_WORDS),
        recipes={name: str(recipe) for name, recipe in recipes.RECIPES.items()},
    )


def check(request: schemas.RecipeRequest) -> schemas.RecipeScore:
    """Check a recipe against every defence, on one board or on every board of its seat."""
    recipe = request.recipe
    boards = recipes.boards(request.seat) if request.variant is None else (_small(request.variant, LARGEST_CHECKED),)
    results = [_result(recipes.check(recipe, variant, request.seat)) for variant in boards]
    return schemas.RecipeScore(
        recipe=str(recipe),
        length=recipe.length,
        lines=[
            schemas.RecipeLine(condition=line.condition, clauses=recipes.explain_line(line)) for line in recipe.lines
        ],
        wins=sum(result.result == "wins" for result in results),
        results=results,
    )


def _result(check: recipes.Check) -> schemas.RecipeResult:
    return schemas.RecipeResult(
        variant=check.position.variant,
        result=check.result,
        line=check.line,
        crossed=None if check.game is None else check.game.crossed,
        messages=recipes.explain_check(check),
    )


def duel(request: schemas.DuelRequest) -> schemas.RecipeDuel:
    """A game between two recipes with the line behind each move, and how many of fifty such games A wins."""
    variant = _small(request.variant, LARGEST_DUELLED)
    games = [recipes.duel(request.a, request.b, variant, seed) for seed in range(request.seed, request.seed + DUELS)]
    wins = sum(duel.game.winner is rules.Player.A for duel in games)
    return schemas.RecipeDuel(position=games[0].game, lines=games[0].lines, games=DUELS, wins=wins)


def _small(request: VariantRequest, largest: int) -> rules.Variant:
    """The variant; a board with more numbers is refused."""
    variant = request.variant()
    if variant.n > largest:
        raise InputError("recipe-board-too-large", largest=largest, value=variant.n)
    return variant
