"""The arguments that several commands share, and how they become a variant or a position."""

from __future__ import annotations

from typing import Annotated

import typer

from ..explain.words import LANGUAGES
from ..game.parsing import is_number, parse_ints
from ..game.rules import InputError, Player, Position, Variant, as_player, parse_variant

Board = Annotated[
    list[str],
    typer.Argument(
        metavar="N D",
        help="The board 1..N and the divisor D, or another bond, as in 15 coprime; with --numbers the bond alone.",
        show_default=False,
    ),
]
Remainder = Annotated[
    str,
    typer.Option(metavar="T", help="What the sum of the last two must leave on division by D for the Divider to win."),
]
Divider = Annotated[str, typer.Option(metavar="A|B", help="Who wins when the last two leave that remainder.")]
Numbers = Annotated[
    str | None,
    typer.Option(metavar="LIST", help='A board of your own: "1, 4, 9, -3". At least four numbers.', show_default=False),
]
Crossed = Annotated[
    str | None,
    typer.Option(metavar="LIST", help='The numbers crossed out so far, in order: "8, 2".', show_default=False),
]
RANGE = "FROM:TO[:STEP]"
Boards = Annotated[str, typer.Option("--n", metavar=RANGE, help="The boards, both ends included.")]
Divisors = Annotated[str, typer.Option("--d", metavar=RANGE, help="The divisors, both ends included.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Language = Annotated[
    str | None,
    typer.Option("--lang", metavar="|".join(LANGUAGES), help="The language of the words.", show_default=False),
]


def player_of(text: str) -> Player:
    """The player that is meant by a letter, large or small."""
    return as_player(text.strip().upper())


def variant(board: list[str], remainder: str, divider: str, numbers: str | None) -> Variant:
    """The variant that the arguments describe."""
    n, bond = _board_and_bond(board, numbers is not None)
    return parse_variant(n or None, bond, remainder, divider, numbers)


def _board_and_bond(words: list[str], own_board: bool) -> tuple[str, str]:
    """The N, which may be missing beside a board of one's own, and the text of the bond."""
    words = " ".join(words).split()
    if own_board and (len(words) == 1 or (words and not is_number(words[0]))):
        return "", " ".join(words)
    if len(words) < 2 or (is_number(words[1]) and len(words) > 2):
        text = "give the board's N and the divisor D or another bond, as in 15 7 or 15 coprime, not {value}"
        raise InputError("not-n-and-d", text, value=" ".join(words))
    return words[0], " ".join(words[1:])


def position(board: list[str], remainder: str, divider: str, numbers: str | None, crossed: str | None) -> Position:
    """The position that the arguments describe."""
    return variant(board, remainder, divider, numbers).position(parse_ints(crossed or "", "crossed number"))
