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
    # Without a language the labels are the names of the fields, and the words need not be loaded.
    say = None if lang is None else Speaker(lang)
    labels = [name if say is None else say(f"field-{name.replace('_', '-')}") for name in Verdict.__dataclass_fields__]
    width = max(map(len, labels))
    print(position.variant)
    for label, name in zip(labels, Verdict.__dataclass_fields__, strict=True):
        print(f"{label:<{width}}  {_figure(name, getattr(verdict, name), say)}")


def _figure(name: str, value: object, say: Speaker | None) -> str:
    """A field of the verdict as `solve` prints it."""
    if value is None:
        return (say or Speaker("en"))("cli-not-listed") if name == "winning_moves" else "-"
    if name == "reason" and say is not None:
        return say.citation(str(value))
    if isinstance(value, tuple):
        return listed(value) or "-"
    if isinstance(value, Certificate):
        return _certificate(value, say)
    return str(value)


def _certificate(certificate: Certificate, say: Speaker | None) -> str:
    groups = " | ".join(" ".join(map(str, group)) for group in certificate.groups[:15])
    more = f" | ... ({len(certificate.groups)})" if len(certificate.groups) > 15 else ""
    values = {"hostile": listed(certificate.hostile), "groups": groups + more, "delete": listed(certificate.delete)}
    if say is not None:
        wanted = ("hostile" if certificate.kind == "hostile" else "groups", *(["delete"] if certificate.delete else []))
        after = "-after" if certificate.delete else ""
        return say(f"cli-{certificate.kind}{after}", **{name: values[name] for name in wanted})
    if certificate.kind == "hostile":
        return f"hostile: {values['hostile']}" + (f"; delete: {values['delete']}" if certificate.delete else "")
    return f"{certificate.kind}: " + (f"delete: {values['delete']}; " if certificate.delete else "") + groups + more


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
