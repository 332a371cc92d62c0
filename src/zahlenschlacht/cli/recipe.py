"""The command that checks a recipe against every defence."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from ..game.rules import Player
from . import arguments
from .arguments import Divider, Json, Language, Numbers, Remainder
from .console import Speaker, console, table

if TYPE_CHECKING:
    from ..learn.recipes import Check, Recipe

__all__ = ["recipe"]

Text = Annotated[
    str,
    typer.Argument(metavar="RECIPE", help='Its lines, as in "superfluous;larger", or a name, as in pairing.'),
]
Where = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="[N D]",
        help="The board 1..N and the divisor D; without them all boards of the side.",
        show_default=False,
    ),
]


def recipe(
    text: Text,
    board: Where = None,
    remainder: Remainder = "0",
    divider: Divider = "A",
    numbers: Numbers = None,
    side: Annotated[str, typer.Option("--as", metavar="A|B", help="The side that follows the recipe.")] = "A",
    as_json: Json = False,
    lang: Language = None,
) -> None:
    """Check whether a recipe always wins; if it does not, print a game that refutes it."""
    from ..learn.recipes import RECIPES, check, parse_recipe

    say = Speaker(lang)
    followed = RECIPES.get(text) or parse_recipe(text)
    if not board and numbers is None:
        _score(followed, arguments.player_of(side), as_json, say)
        return
    variant = arguments.variant(board or [], remainder, divider, numbers)
    variant.check_playable()
    found = check(followed, variant, arguments.player_of(side))
    if as_json:
        print(json.dumps(_json(followed, found)))
        return
    _lines(followed, say)
    _outcome(found, say)


def _lines(followed: Recipe, say: Speaker) -> None:
    """Print the recipe in words."""
    from ..learn.recipes import explain_line

    for place, line in enumerate(followed.lines, 1):
        *most, last = say.sentences(explain_line(line))
        clauses = say("list-and", first=", ".join(most), last=last) if most else last
        sentence = say(f"recipe-line.{line.when}" if line.when else "recipe-line", clauses=clauses)
        console().print(f"{place}. {sentence}")
    console().print(say("recipe-else"), style="dim")
    console().print()


def _outcome(found: Check, say: Speaker) -> None:
    """Print the result of a recipe on one board."""
    from ..game.notation import write
    from ..learn.recipes import explain_check

    console().print(" ".join(say.sentences(explain_check(found))))
    if found.game is not None:
        console().print(write(found.game), soft_wrap=True)


def _score(followed: Recipe, seat: Player, as_json: bool, say: Speaker) -> None:
    """Print the boards that the recipe conquers, and the shortest game that refutes it."""
    from ..learn.recipes import boards, check

    found = {variant: check(followed, variant, seat) for variant in boards(seat)}
    won = [variant for variant in found if found[variant].result == "wins"]
    if as_json:
        rows = [_json(followed, outcome) for outcome in found.values()]
        print(json.dumps({"conquers": len(won), "of": len(found), "variants": rows}))
        return
    _lines(followed, say)
    console().print(say("recipe-score", count=len(won), all=len(found)), style="bold")
    rows_of: dict[int, list[str]] = {}
    for variant in found:
        rows_of.setdefault(variant.n, []).append(f"{variant.d:>2}" if variant in won else f"{variant.d:>2}×")
    table(["n", "d"], [[str(n), "  ".join(f"{d:<3}" for d in divisors)] for n, divisors in rows_of.items()])
    console().print()
    refuted = [outcome for outcome in found.values() if outcome.blunder is not None]
    if refuted:
        _outcome(min(refuted, key=lambda outcome: (outcome.blunder, outcome.position.variant.n)), say)


def _json(followed: Recipe, found: Check) -> dict[str, object]:
    """The result on one board as JSON."""
    from ..game.notation import write

    return {
        "recipe": str(followed),
        "variant": str(found.position.variant),
        "seat": found.seat,
        "result": found.result,
        "shapes": found.shapes,
        "games": found.games,
        "game": None if found.game is None else write(found.game),
        "guilty": found.blunder,
        "line": found.line,
    }
