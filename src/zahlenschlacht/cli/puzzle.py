"""The command that sets puzzles."""

from __future__ import annotations

import json
import re
from random import SystemRandom
from typing import TYPE_CHECKING, Annotated

import typer

from ..game.parsing import parse_int, parse_ints
from ..game.rules import InputError, ZahlenschlachtError
from .arguments import Json, Language
from .console import Speaker, comma_list, console

if TYPE_CHECKING:
    from rich.console import Console

    from ..learn.puzzles import Progress, Puzzle


TODAY = "today"

Theme = Annotated[
    str,
    typer.Argument(
        help="partner, superfluous, pairing, larger, bonded, smaller, breaker; mixed, any of them; "
        "or boards, any of them on boards other than 1..n."
    ),
]
Seed = Annotated[
    str | None,
    typer.Option(metavar="TEXT", help="Makes the puzzle repeatable; the default is a random seed.", show_default=False),
]
Day = Annotated[
    str | None,
    typer.Option(metavar="DATE", help="The puzzle of a day, as 2026-11-16, or today.", show_default=False),
]


def puzzle(
    theme: Theme = "mixed",
    seed: Seed = None,
    day: Day = None,
    with_solution: Annotated[bool, typer.Option("--print", help="Print puzzle and solution; ask nothing.")] = False,
    as_json: Json = False,
    lang: Language = None,
) -> None:
    """Solve a puzzle: find the winning move, or show that there is none."""
    from ..learn.puzzles import DAY
    from ..learn.puzzles import puzzle as generate_puzzle

    if day is not None and seed is not None:
        raise InputError("seed-and-day", "a puzzle has a seed or a day, not both")
    requested_theme = theme if day is None else DAY
    seed = seed or f"{SystemRandom().getrandbits(32):08x}"
    target = generate_puzzle(requested_theme, seed if day is None else _date(day))
    say = Speaker(lang)
    say.words.reader = str(target.player)
    if as_json:
        print(json.dumps(_json(target)))
    elif with_solution:
        _print_puzzle(console(), requested_theme, target, say)
        _print_solution(console(), target, say)
    else:
        _ask_for_moves(console(), requested_theme, target, say)


def _date(text: str) -> str:
    """The day in ISO format, which is the seed of its puzzle."""
    from datetime import date

    try:
        return (date.today() if text == TODAY else date.fromisoformat(text)).isoformat()
    except ValueError:
        raise InputError("not-a-day", "a day is written as 2026-11-16, not as {value}", value=text) from None


def _json(target: Puzzle) -> dict[str, object]:
    """The puzzle with its solution as JSON."""
    from ..game.notation import write

    return {
        "theme": target.theme,
        "seed": target.seed,
        "position": write(target.position),
        "player": target.player,
        "difficulty": target.difficulty,
        "is_lost": target.is_lost,
        "proof": target.proof,
        "winning_moves": target.winning_moves,
    }


def _print_puzzle(out: Console, requested_theme: str, target: Puzzle, say: Speaker) -> None:
    """Print the requested theme, the rules and the board."""
    from ..explain.verdicts import explain_goal
    from ..game.notation import write
    from .board import draw

    difficulty = say("puzzle-difficulty", bits=target.difficulty)
    title = " + ".join(say(f"theme-{theme}") for theme in requested_theme.split("+"))
    out.print(f"{title} · {difficulty} · {requested_theme} {target.seed}", style="bold")
    out.print(write(target.position), soft_wrap=True)
    out.print(*say.sentences([explain_goal(target.position.variant)]))
    draw(out, target.position, say)
    out.print(say("puzzle-ask", player=target.player.value))


def _print_solution(out: Console, target: Puzzle, say: Speaker) -> None:
    """Print the winning moves, or why there is none."""
    from ..explain.verdicts import explain_moves, explain_reason

    if not target.is_lost:
        out.print(say("cli-puzzle-solution", numbers=comma_list(target.winning_moves)))
    messages = explain_reason(target.position) if target.is_lost else explain_moves(target.position)
    for sentence in say.sentences(messages):
        out.print(sentence)


def _ask_for_moves(out: Console, requested_theme: str, target: Puzzle, say: Speaker) -> None:
    """Let a person solve the puzzle; a wrong move is played out and taken back."""
    _print_puzzle(out, requested_theme, target, say)
    out.print(say("cli-puzzle-keys"))
    moves: list[int] = []
    status = "open"
    while status == "open":
        entry = _read_line(out, "> ")
        if entry == "q":
            out.print(say("cli-goodbye"))
            return
        if entry == "l" and target.is_lost:
            _ask_for_proof(out, target, say)
            return
        if entry == "l":
            out.print(say("puzzle-not-lost"))
        elif entry == "h":
            out.print(say(f"theme-{target.theme}.hint"))
        elif entry:
            status = _try_move(out, target, moves, entry, say)


def _read_line(out: Console, prompt: str) -> str:
    """A line of input in lower case; "q" at the end of the input."""
    try:
        return out.input(prompt).strip().lower()
    except EOFError:
        return "q"


def _try_move(out: Console, target: Puzzle, moves: list[int], entry: str, say: Speaker) -> str:
    """Print the effect of a move, and add it to the moves if it is right; return "open" or "solved"."""
    from ..learn.puzzles import progress

    try:
        number = parse_int(entry, "number")
        attempt = progress(target, [*moves, number])
    except ZahlenschlachtError as error:
        out.print(say.error(error))
        return "open"
    _print_effect(out, target, attempt, say)
    if attempt.status == "wrong":
        return "open"
    moves.append(number)
    return attempt.status


def _print_effect(out: Console, target: Puzzle, attempt: Progress, say: Speaker) -> None:
    """Print the effect of a move."""
    from ..game.notation import write
    from .board import draw

    if attempt.refutation is not None:
        for sentence in say.sentences(attempt.messages):
            out.print(sentence)
        out.print(write(attempt.refutation), soft_wrap=True)
    elif attempt.status == "open":
        reply = attempt.position.last
        out.print(say("puzzle-on", player=target.player.other.value, number=str(reply)))
        draw(out, attempt.position, say)
    elif attempt.position.is_over:
        out.print(say("puzzle-finished"), style="bold")
    else:
        role = "divider" if target.player is target.position.variant.divider else "breaker"
        out.print(say("puzzle-solved", role=role), style="bold")


def _ask_for_proof(out: Console, target: Puzzle, say: Speaker) -> None:
    """Let a person prove that no move wins."""
    out.print(say("puzzle-lost"))
    opponent, least = target.player.other.value, target.proof_size
    out.print(say(f"puzzle-show-{target.proof}", opponent=opponent, least=least))
    while True:
        entry = _read_line(out, say("cli-puzzle-show") + " ")
        if entry == "q":
            _print_solution(out, target, say)
            return
        try:
            flaw = target.flaw(_pairs(entry) if target.proof == "draw-pairs" else parse_ints(entry, "number"))
        except ZahlenschlachtError as error:
            out.print(say.error(error))
            continue
        if flaw is None:
            out.print(say("puzzle-lost-shown", opponent=opponent), style="bold")
            return
        out.print(say.sentences([flaw.message])[0])


def _pairs(text: str) -> list[list[int]]:
    """The pairs in a text like "1-6 2-5"; numbers may be negative."""
    return [
        [parse_int(part, "number") for part in re.split(r"(?<=[0-9])-", item)]
        for item in re.split(r"[,;\s]+", text)
        if item
    ]
