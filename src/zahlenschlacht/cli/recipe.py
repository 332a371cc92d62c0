"""The command that checks a recipe against every defence."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

from ..game.rules import Player
from . import arguments
from .arguments import Json, Language
from .console import Speaker, console, table
from .options import Argument, Option

if TYPE_CHECKING:
    from ..learn.recipes import Check, Recipe

Text = Annotated[
    str, Argument(metavar="RECIPE", help='Its lines, as in "superfluous;larger", or a name, as in pairing.')
]
Where = Annotated[
    list[str] | None,
    Argument(
        metavar="[N D]",
        help="The board 1..N and the divisor D, or a variant in notation; without them all boards of the side.",
    ),
]


def recipe(
    text: Text,
    board: Where = None,
    side: Annotated[str, Option("--as", metavar="A|B", help="The side that follows the recipe.")] = "A",
    as_json: Json = False,
    lang: Language = None,
) -> None:
    """Check whether a recipe always wins; if it does not, print a game that refutes it."""
    from ..learn.recipes import as_recipe, check

    say = Speaker(lang)
    strategy = as_recipe(text)
    if not board:
        _print_score(strategy, arguments.player_of(side), as_json, say)
        return
    variant = arguments.variant(board)
    variant.check_playable()
    outcome = check(strategy, variant, arguments.player_of(side))
    if as_json:
        print(json.dumps(_json(strategy, outcome)))
        return
    _print_lines(strategy, say)
    _print_outcome(outcome, say)


def _print_lines(strategy: Recipe, say: Speaker) -> None:
    """Print the recipe in words."""
    from ..learn.recipes import explain_line

    for place, line in enumerate(strategy.lines, 1):
        *most, last = say.sentences(explain_line(line))
        clauses = say("list-and", first=", ".join(most), last=last) if most else last
        sentence = say(f"recipe-line.{line.condition}" if line.condition else "recipe-line", clauses=clauses)
        console().print(f"{place}. {sentence}")
    console().print(say("recipe-else"), style="dim")
    console().print()


def _print_outcome(outcome: Check, say: Speaker) -> None:
    """Print the result of a recipe on one board."""
    from ..game.notation import write
    from ..learn.recipes import explain_check

    console().print(" ".join(say.sentences(explain_check(outcome))))
    if outcome.game is not None:
        console().print(write(outcome.game), soft_wrap=True)


def _print_score(strategy: Recipe, seat: Player, as_json: bool, say: Speaker) -> None:
    """Print the boards on which the recipe wins, and the shortest game that refutes it."""
    from ..learn.recipes import boards, check

    checks = {variant: check(strategy, variant, seat) for variant in boards(seat)}
    wins = [variant for variant in checks if checks[variant].result == "wins"]
    if as_json:
        rows = [_json(strategy, outcome) for outcome in checks.values()]
        print(json.dumps({"wins": len(wins), "boards": len(checks), "variants": rows}))
        return
    _print_lines(strategy, say)
    console().print(say("recipe-score", count=len(wins), all=len(checks)), style="bold")
    rows_of: dict[int, list[str]] = {}
    for variant in checks:
        rows_of.setdefault(variant.n, []).append(f"{variant.d:>2}" if variant in wins else f"{variant.d:>2}×")
    table(["n", "d"], [[str(n), "  ".join(f"{d:<3}" for d in divisors)] for n, divisors in rows_of.items()])
    console().print()
    refutations = [outcome for outcome in checks.values() if outcome.blunder_ply is not None]
    if refutations:
        _print_outcome(min(refutations, key=lambda outcome: (outcome.blunder_ply, outcome.position.variant.n)), say)


def _json(strategy: Recipe, outcome: Check) -> dict[str, object]:
    """The result on one board as JSON."""
    from ..game.notation import write

    fields = {name: getattr(outcome, name) for name in ("seat", "result", "shapes", "games", "blunder_ply", "line")}
    game = None if outcome.game is None else write(outcome.game)
    return {"recipe": str(strategy), "variant": str(outcome.position.variant), "game": game, **fields}
