"""The commands that solve a position: `solve` prints figures, `explain` prints sentences."""

import json

from ..game.notation import write
from ..solution import theory
from ..solution.certificates import Certificate
from ..solution.theory import Verdict
from . import arguments
from .arguments import Board, Json, Language
from .console import Speaker, comma_list, console, print_board

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


def solve(board: Board, as_json: Json = False, lang: Language = None) -> None:
    """Print who wins a position, by which margin, and the winning moves."""
    position = arguments.position(board)
    verdict = theory.solve(position)
    if as_json:
        state = {"position": write(position), "turn": position.turn, "crossed": position.crossed}
        print(json.dumps(state | verdict.as_dict()))
        return
    # Without a language the labels are the names of the fields.
    say = None if lang is None else Speaker(lang)
    # The residues of the winning moves are for JSON.
    figures = {name: getattr(verdict, name) for name in Verdict.__dataclass_fields__ if name != "winning_residues"}
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
    """The pairing, the groups (at most MAX_GROUPS) or a hostile set in one line, with the numbers to cross out."""
    line = certificate.kind + ("-after" if certificate.delete else "")
    groups = [" ".join(map(str, group)) for group in certificate.groups[:MAX_GROUPS]]
    cut = [f"... ({len(certificate.groups)})"] if len(certificate.groups) > MAX_GROUPS else []
    text = comma_list(certificate.hostile) if certificate.kind in ("hostile", "search") else " | ".join(groups + cut)
    values = {"shown": text, "delete": comma_list(certificate.delete)}
    return WITHOUT_WORDS[line].format(**values) if say is None else say(f"cli-{line}", **values)


def explain(board: Board, as_json: Json = False, lang: Language = None) -> None:
    """Explain in words who wins a position and why, and draw its board."""
    from ..explanations.verdicts import explain_position

    position = arguments.position(board)
    say = Speaker(lang)
    sentences = list(say.sentences(explain_position(position)))
    if as_json:
        print(json.dumps({"position": write(position), "sentences": sentences}, ensure_ascii=False))
        return
    console().print(str(position.variant), style="bold")
    print_board(position)
    for sentence in sentences:
        console().print(sentence)
