"""Recipes checked against every defence, scored on many boards, and played against each other.

A recipe that leaves a choice between several numbers wins only if every choice does.

>>> check("balance;partner", "Z(15, 7)").result
'wins'
>>> refutation = check(parse_recipe("larger;any"), Variant(9, 3))
>>> refutation.result, refutation.line, refutation.blunder_ply, refutation.game
('refuted', 2, 3, Variant(9, 3).position([3, 6, 1, 4, 5, 7, 8]))
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from random import Random

from ..explanations.messages import Message, Value, numbers
from ..game.notation import as_position
from ..game.rules import Player, Position, Variant, as_player
from ..solution.paper import website_variants
from ..solution.shapes import Shape
from ..solution.theory import winner, winning_moves
from ..strategies import Strategy, choose, play_out, strategy
from ..strategies.recipe import Line
from ..strategies.recipe import Recipe as Recipe
from ..strategies.recipe_parser import parse_recipe as parse_recipe
from ..strategies.recipe_words import RESIDUE
from .recipe_search import BUDGET, RecipeSearch
from .recipe_search import Result as Result

RECIPES: dict[str, Recipe] = {
    "competition": parse_recipe("first:r1;partner"),
    "pairing": parse_recipe("balance;partner"),
    "triple": parse_recipe("balance;partner;larger"),
    "program": parse_recipe("smaller.fewest;equal.fewest;own.many;any"),
    "closing-divider": parse_recipe("superfluous;larger;any"),
    "breaker": parse_recipe("smaller;bonded;any"),
    "closing-breaker": parse_recipe("three:finish;own.three.most;any"),
    "divider": parse_recipe("fewest;any"),
}
"""The recipes that have a name: four from the paper, then perfect play for each role with and without the last move."""
RESERVED_WORDS = ("balance",)
"""Words that conquer all of A's boards on their own. The workshop offers them only after that was done without them."""


@dataclass(frozen=True, slots=True)
class Check:
    """The result of a recipe on one board, with a game that refutes it if there is one."""

    position: Position
    """The position from which the recipe was followed."""
    seat: Player
    """The player who followed it."""
    result: Result
    """Whether it wins."""
    shapes: int
    """How many shapes with the opponent to move the search looked at."""
    games: int = 0
    """How many games were played beyond the search."""
    game: Position | None = None
    """A finished game that the recipe loses."""
    blunder_ply: int | None = None
    """The move of `game` that gave the win away, counted from 1; None if there was no win to give away."""
    line: int | None = None
    """The line of the recipe that made that move, counted from 1; None if no line matched."""


def as_recipe(recipe: Recipe | str) -> Recipe:
    """The recipe itself, the recipe with this name, or the recipe with these lines.

    >>> str(as_recipe("pairing")), str(as_recipe("balance; any"))
    ('balance;partner', 'balance;any')
    """
    return recipe if isinstance(recipe, Recipe) else RECIPES.get(recipe) or parse_recipe(recipe)


def check(
    recipe: Recipe | str, where: Variant | Position | str, seat: Player | str = Player.A, budget: int = BUDGET
) -> Check:
    """The result of the recipe, followed from here by this player against every defence.

    >>> check(parse_recipe("any"), Variant(16, 7), "B").result
    'refuted'
    >>> check(RECIPES["closing-divider"], Variant(17, 7)).result
    'lost'
    """
    recipe, position, player = as_recipe(recipe), as_position(where), as_player(seat)
    search = RecipeSearch(recipe, position, player)
    outcome = search.run(budget)
    after = outcome.blunder
    game = _lost_game(recipe, after or position, player) if outcome.result in ("lost", "refuted") else None
    blunder = after.ply if after else None
    return Check(position, player, outcome.result, len(search.exchange_to), outcome.games, game, blunder, outcome.line)


def wins(
    recipe: Recipe | str,
    where: Variant | Position | str,
    seat: Player | str = Player.A,
    is_settled: Callable[[Shape], bool] | None = None,
) -> bool:
    """Whether the recipe wins from here for this player against every defence, without a game that refutes it.

    A shape with the opponent to move that is settled is not searched any further.

    >>> wins(parse_recipe("superfluous;larger"), Variant(15, 7)), wins(parse_recipe("any"), Variant(15, 7))
    (True, False)
    """
    return RecipeSearch(as_recipe(recipe), as_position(where), as_player(seat), is_settled).run().result == "wins"


def _lost_game(recipe: Recipe, position: Position, seat: Player) -> Position:
    """The end of a game that the recipe loses, because the opponent plays perfectly from here."""
    strategies: dict[Player, Strategy] = {seat: recipe, seat.other: strategy("perfect")}
    return play_out(position, strategies[Player.A], strategies[Player.B], Random(0))


@cache
def boards(seat: Player | str = Player.A) -> tuple[Variant, ...]:
    """The boards that recipes are scored on: for A the 57 of the paper's website, for B small ones that B wins.

    >>> len(boards()), len(boards("B"))
    (57, 55)
    """
    if as_player(seat) is Player.A:
        return website_variants()
    small = ((n, d) for n in range(4, 13) for d in range(2, n + 3))
    return tuple(Variant(n, d) for n, d in small if winner(n, d) is Player.B)


def conquers(recipe: Recipe | str, seat: Player | str = Player.A) -> tuple[Variant, ...]:
    """The boards of this player on which the recipe wins against every defence.

    >>> len(conquers("any")), len(conquers("closing-divider"))
    (0, 57)
    """
    recipe = as_recipe(recipe)
    return tuple(variant for variant in boards(seat) if wins(recipe, variant, seat))


@dataclass(frozen=True, slots=True)
class Duel:
    """A game between two recipes."""

    game: Position
    """The finished game."""
    lines: tuple[int | None, ...]
    """For each move the line of the player's recipe, counted from 1; None if no line matched."""


def duel(a: Recipe, b: Recipe, variant: Variant, seed: int = 0) -> Duel:
    """A game in which A and B follow these recipes; the seed decides between equal choices.

    >>> fight = duel(RECIPES["pairing"], RECIPES["breaker"], Variant(7, 7))
    >>> fight.game, fight.lines, fight.game.winner
    (Variant(7, 7).position([7, 4, 3, 5, 2]), (1, 2, 1, 2, 1), Player.A)
    """
    rng, position, lines = Random(seed), variant.start(), []
    while not position.is_over:
        recipe = b if position.ply % 2 else a
        lines.append(recipe.matching_residues(position)[0])
        position = position.cross(choose(recipe, position, rng))
    return Duel(position, tuple(lines))


def explain_line(line: Line) -> tuple[Message, ...]:
    """The clauses of a line, one for each word, for the sentence "recipe-line".

    >>> [message.id for message in explain_line(parse_recipe("own.r3").lines[0])]
    ['recipe-word-own', 'recipe-word-residue']
    """
    residues = dict(zip((word for word in line.words if RESIDUE.fullmatch(word)), line.residues, strict=True))
    return tuple(
        Message("recipe-word-residue", {"residue": residues[word]})
        if word in residues
        else Message(f"recipe-word-{word}")
        for word in line.words
    )


def explain_check(outcome: Check) -> tuple[Message, ...]:
    """The result of the recipe in words; after a refutation also the guilty line and the moves that would have won."""
    values: dict[str, Value] = {
        "variant": str(outcome.position.variant),
        "player": str(outcome.seat),
        "opponent": str(outcome.seat.other),
    }
    if outcome.result == "unrefuted":
        return (Message("recipe-unrefuted", {**values, "shapes": outcome.shapes, "games": outcome.games}),)
    if outcome.game is None or outcome.blunder_ply is None:
        return (Message(f"recipe-{outcome.result}", values),)
    *crossed, blunder = outcome.game.crossed[: outcome.blunder_ply]
    before = outcome.position.variant.position(crossed)
    if outcome.line is None:
        line = Message("recipe-blunder-line-none")
    else:
        line = Message("recipe-blunder-line", {"line": outcome.line})
    return (
        Message("recipe-refuted", {**values, "ply": outcome.blunder_ply, "number": blunder}),
        line,
        Message("recipe-better", {"numbers": numbers(winning_moves(before), "or")}),
    )
