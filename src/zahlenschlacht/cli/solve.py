"""The commands that answer: `solve` in figures, `explain` in words."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Annotated

import typer

from ..certificates import Certificate
from ..theory import Verdict
from ..theory import solve as verdict_on
from . import arguments
from .arguments import Board, Crossed, Divider, Language, Numbers, Remainder
from .console import Speaker, console, listed

Json = Annotated[bool, typer.Option("--json", help="Print the verdict as JSON.")]


def solve(
    board: Board,
    remainder: Remainder = "0",
    divider: Divider = "A",
    numbers: Numbers = None,
    crossed: Crossed = None,
    as_json: Json = False,
    lang: Language = None,
) -> None:
    """Who wins a position, how clearly, and by which moves."""
    position = arguments.position(board, remainder, divider, numbers, crossed)
    verdict = verdict_on(position)
    if as_json:
        print(json.dumps(asdict(verdict)))
        return
    if lang is None:
        names = {name: name for name in Verdict.__dataclass_fields__}
    else:
        say = Speaker(lang)
        names = {name: say(f"field-{name.replace('_', '-')}") for name in Verdict.__dataclass_fields__}
    width = max(map(len, names.values()))
    print(position.variant)
    for name, label in names.items():
        print(f"{label:<{width}}  {_figure(getattr(verdict, name))}")


def _figure(value: object) -> str:
    """A field of the verdict as `solve` prints it."""
    if value is None:
        return "-"
    if isinstance(value, tuple):
        return listed(value) or "-"
    if isinstance(value, Certificate):
        if value.kind == "hostile":
            return f"hostile: {listed(value.hostile)}; delete: {listed(value.delete)}"
        groups = " | ".join(" ".join(map(str, group)) for group in value.groups[:15])
        more = f" | ... ({len(value.groups)})" if len(value.groups) > 15 else ""
        first = f"delete: {listed(value.delete)}; " if value.delete else ""
        return f"{value.kind}: {first}{groups}{more}"
    return str(value)


def explain(
    board: Board,
    remainder: Remainder = "0",
    divider: Divider = "A",
    numbers: Numbers = None,
    crossed: Crossed = None,
    lang: Language = None,
) -> None:
    """The same in words, with the board drawn: A pink, B turquoise, superfluous numbers grey."""
    from ..explain import explain_moves, explain_verdict
    from .board import draw

    position = arguments.position(board, remainder, divider, numbers, crossed)
    say = Speaker(lang)
    out = console()
    out.print(str(position.variant), style="bold")
    draw(out, position, say)
    for sentence in say.sentences((*explain_verdict(position), *explain_moves(position))):
        out.print(sentence)
