"""The commands that solve a position: `solve` prints figures, `explain` prints sentences."""

import json

from ..game.notation import write
from ..solution.certificates import Certificate
from ..solution.theory import Verdict
from ..solution.theory import solve as verdict_on
from . import arguments
from .arguments import Board, Crossed, Divider, Json, Language, Numbers, Remainder
from .console import Speaker, comma_list, console

MAX_GROUPS = 15
"""How many groups of a certificate are printed."""
WITHOUT_WORDS = {
    "pairing": "pairing: {shown}",
    "pairing-after": "pairing: delete: {delete}; {shown}",
    "groups": "groups: {shown}",
    "hostile": "hostile: {shown}",
    "hostile-after": "hostile: {shown}; delete: {delete}",
    "search": "search: largest hostile: {shown}",
    "not-listed": "not listed, the board is too large",
}
"""The texts of `solve` without --lang, so that the locale files need not be loaded."""


def solve(
    board: Board,
    remainder: Remainder = "0",
    divider: Divider = "A",
    numbers: Numbers = None,
    crossed: Crossed = None,
    as_json: Json = False,
    lang: Language = None,
) -> None:
    """Print who wins a position, by which margin, and the winning moves."""
    position = arguments.position(board, remainder, divider, numbers, crossed)
    verdict = verdict_on(position)
    if as_json:
        state = {"position": write(position), "turn": position.turn, "crossed": position.crossed}
        print(json.dumps(state | verdict.as_dict()))
        return
    # Without a language the labels are the names of the fields.
    say = None if lang is None else Speaker(lang)
    figures = {name: getattr(verdict, name) for name in Verdict.__dataclass_fields__}
    if position.ply:
        figures = {"turn": position.turn, "crossed": position.crossed, **figures}
    labels = [name if say is None else say(f"field-{name.replace('_', '-')}") for name in figures]
    width = max(map(len, labels))
    print(position.variant)
    for label, (name, value) in zip(labels, figures.items(), strict=True):
        print(f"{label:<{width}}  {_figure(name, value, say)}")


def _figure(name: str, value: object, say: Speaker | None) -> str:
    """A field of the verdict as `solve` prints it."""
    if value is None:
        if name != "winning_moves":
            return "-"
        return WITHOUT_WORDS["not-listed"] if say is None else say("cli-not-listed")
    if name == "reason" and say is not None:
        return say.citation(str(value))
    if isinstance(value, tuple):
        return comma_list(value) or "-"
    if isinstance(value, Certificate):
        return _certificate(value, say)
    return str(value)


def _certificate(certificate: Certificate, say: Speaker | None) -> str:
    """The pairing, the groups or a hostile set in one line, with the numbers to cross out first."""
    line = certificate.kind + ("-after" if certificate.delete else "")
    text = _groups(certificate) if certificate.kind in ("pairing", "groups") else comma_list(certificate.hostile)
    values = {"shown": text, "delete": comma_list(certificate.delete)}
    return WITHOUT_WORDS[line].format(**values) if say is None else say(f"cli-{line}", **values)


def _groups(certificate: Certificate) -> str:
    """The groups with bars between them; a long list is cut, with its length at the end."""
    groups = [" ".join(map(str, group)) for group in certificate.groups[:MAX_GROUPS]]
    cut = [f"... ({len(certificate.groups)})"] if len(certificate.groups) > MAX_GROUPS else []
    return " | ".join(groups + cut)


def explain(
    board: Board,
    remainder: Remainder = "0",
    divider: Divider = "A",
    numbers: Numbers = None,
    crossed: Crossed = None,
    lang: Language = None,
) -> None:
    """Explain in words who wins a position and why, and draw its board."""
    from ..explain.verdicts import explain_moves, explain_verdict
    from .board import draw

    position = arguments.position(board, remainder, divider, numbers, crossed)
    say = Speaker(lang)
    sentences = list(say.sentences((*explain_verdict(position), *explain_moves(position))))
    out = console()
    out.print(str(position.variant), style="bold")
    draw(out, position, say)
    for sentence in sentences:
        out.print(sentence)
