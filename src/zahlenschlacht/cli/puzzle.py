"""The command that sets puzzles."""

from __future__ import annotations

import json
import re
import secrets
from typing import TYPE_CHECKING, Annotated

import typer

from ..game.parsing import parse_int, parse_ints
from ..game.rules import InputError, ZahlenschlachtError
from .arguments import Json, Language
from .console import Speaker, console, listed

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
    typer.Option(metavar="TEXT", help="Makes the puzzle repeatable; any unless given.", show_default=False),
]
Day = Annotated[
    str | None,
    typer.Option(metavar="DATE", help="The puzzle of a day, as 2026-11-16, or today.", show_default=False),
]


def puzzle(
    theme: Theme = "mixed",
    seed: Seed = None,
    day: Day = None,
    shown: Annotated[bool, typer.Option("--print", help="Print the puzzle and its solution, and ask nothing.")] = False,
    as_json: Json = False,
    lang: Language = None,
) -> None:
    """Solve a puzzle: find the move that wins, or see that there is none."""
    from ..learn.puzzles import DAY
    from ..learn.puzzles import puzzle as puzzle_of

    if day is not None and seed is not None:
        raise InputError("seed-and-day", "a puzzle has a seed or a day, not both")
    asked = theme if day is None else DAY
    made = puzzle_of(asked, seed or secrets.token_hex(4) if day is None else _date(day))
    say = Speaker(lang)
    say.words.reader = str(made.player)
    if as_json:
        print(json.dumps(_json(made)))
    elif shown:
        _print(console(), asked, made, say)
        _solution(console(), made, say)
    else:
        _ask(console(), asked, made, say)


def _date(text: str) -> str:
    """The day as it stands in the address of its puzzle."""
    from datetime import date

    try:
        return (date.today() if text == TODAY else date.fromisoformat(text)).isoformat()
    except ValueError:
        raise InputError("not-a-day", "a day is written as 2026-11-16, not as {value}", value=text) from None


def _json(made: Puzzle) -> dict[str, object]:
    from ..game.notation import write

    return {
        "theme": made.theme,
        "seed": made.seed,
        "position": write(made.position),
        "player": made.player,
        "bits": made.difficulty,
        "lost": made.lost,
        "proof": made.proof,
        "winning_moves": made.winning_moves,
    }


def _print(out: Console, asked: str, made: Puzzle, say: Speaker) -> None:
    """The theme that was asked for, the rules and the board."""
    from ..explain.verdicts import explain_goal
    from ..game.notation import write
    from .board import draw

    difficulty = say("puzzle-difficulty", bits=made.difficulty)
    title = " + ".join(say(f"theme-{theme}") for theme in asked.split("+"))
    out.print(f"{title} · {difficulty} · {asked} {made.seed}", style="bold")
    out.print(write(made.position), soft_wrap=True)
    out.print(*say.sentences([explain_goal(made.position.variant)]))
    draw(out, made.position, say)
    out.print(say("puzzle-ask", player=made.player.value))


def _solution(out: Console, made: Puzzle, say: Speaker) -> None:
    """The winning moves, or why there is none."""
    from ..explain.verdicts import explain_moves, explain_reason

    if not made.lost:
        out.print(say("cli-puzzle-solution", numbers=listed(made.winning_moves)))
    messages = explain_reason(made.position) if made.lost else explain_moves(made.position)
    for sentence in say.sentences(messages):
        out.print(sentence)


def _ask(out: Console, asked: str, made: Puzzle, say: Speaker) -> None:
    """Let a person solve the puzzle; a wrong move is played out and taken back."""
    _print(out, asked, made, say)
    out.print(say("cli-puzzle-keys"))
    moves: list[int] = []
    status = "open"
    while status == "open":
        typed = _typed(out, "> ")
        if typed == "q":
            out.print(say("cli-goodbye"))
            return
        if typed == "l" and made.lost:
            _show(out, made, say)
            return
        if typed == "l":
            out.print(say("puzzle-not-lost"))
        elif typed == "h":
            out.print(say(f"theme-{made.theme}.hint"))
        elif typed:
            status = _try(out, made, moves, typed, say)


def _typed(out: Console, prompt: str) -> str:
    """What a person types; at the end of the input, that it is enough."""
    try:
        return out.input(prompt).strip().lower()
    except EOFError:
        return "q"


def _try(out: Console, made: Puzzle, moves: list[int], typed: str, say: Speaker) -> str:
    """Say what a move does, and add it to the moves if it is right: whether the puzzle is "open" or "solved" then."""
    from ..learn.puzzles import progress

    try:
        crossed = parse_int(typed, "number")
        tried = progress(made, [*moves, crossed])
    except ZahlenschlachtError as error:
        out.print(say.error(error))
        return "open"
    _answer(out, made, tried, say)
    if tried.status == "wrong":
        return "open"
    moves.append(crossed)
    return tried.status


def _answer(out: Console, made: Puzzle, tried: Progress, say: Speaker) -> None:
    """What a move did."""
    from ..game.notation import write
    from .board import draw

    if tried.refutation is not None:
        for sentence in say.sentences(tried.messages):
            out.print(sentence)
        out.print(write(tried.refutation), soft_wrap=True)
    elif tried.status == "open":
        reply = tried.position.last
        out.print(say("puzzle-on", player=made.player.other.value, number=str(reply)))
        draw(out, tried.position, say)
    elif tried.position.over:
        out.print(say("puzzle-finished"), style="bold")
    else:
        role = "divider" if made.player is made.position.variant.divider else "breaker"
        out.print(say("puzzle-solved", role=role), style="bold")


def _show(out: Console, made: Puzzle, say: Speaker) -> None:
    """Let a person show that all is lost."""
    out.print(say("puzzle-lost"))
    opponent, least = made.player.other.value, made.proof_size
    out.print(say(f"puzzle-show-{made.proof}", opponent=opponent, least=least))
    while True:
        typed = _typed(out, say("cli-puzzle-show") + " ")
        if typed == "q":
            _solution(out, made, say)
            return
        try:
            flaw = made.flaw(_pairs(typed) if made.proof == "draw-pairs" else parse_ints(typed, "number"))
        except ZahlenschlachtError as error:
            out.print(say.error(error))
            continue
        if flaw is None:
            out.print(say("puzzle-lost-shown", opponent=opponent), style="bold")
            return
        out.print(say.sentences([flaw.message])[0])


def _pairs(text: str) -> list[list[int]]:
    """The pairs of a text like "1-6 2-5"; a number may be negative."""
    return [
        [parse_int(part, "number") for part in re.split(r"(?<=[0-9])-", item)]
        for item in re.split(r"[,;\s]+", text)
        if item
    ]
