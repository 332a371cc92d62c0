"""The arguments that several commands share, and how they become a variant or a position."""

from __future__ import annotations

from typing import Annotated

import typer

from ..reading import number, number_list
from ..rules import InputError, Position, Variant
from ..words import LANGUAGES

Board = Annotated[
    list[str],
    typer.Argument(
        metavar="N D", help="The board 1..N and the divisor D; with --numbers the divisor alone.", show_default=False
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
Language = Annotated[
    str | None,
    typer.Option("--lang", metavar="|".join(LANGUAGES), help="The language of the words.", show_default=False),
]


def variant(board: list[str], remainder: str, divider: str, numbers: str | None) -> Variant:
    """The variant that the arguments describe."""
    if not 1 <= len(board) <= 2 or (len(board) == 1 and numbers is None):
        given = " ".join(board)
        raise InputError("not-n-and-d", "give the board's N and the divisor D, as in 15 7, not {value}", value=given)
    d = number(board[-1], "D")
    t = number(remainder, "remainder")
    divider = divider.strip().upper()
    if numbers is None:
        return Variant(number(board[0], "N"), d, t, divider)  # type: ignore[arg-type]
    own = Variant.of(number_list(numbers, "number"), d, t, divider)
    if len(board) == 2 and number(board[0], "N") != own.n:
        raise InputError("wrong-n", "n is {n}, but the board has {value} numbers", n=number(board[0], "N"), value=own.n)
    return own


def position(board: list[str], remainder: str, divider: str, numbers: str | None, crossed: str | None) -> Position:
    """The position that the arguments describe."""
    return variant(board, remainder, divider, numbers).position(number_list(crossed or "", "crossed number"))
