"""Arguments that several commands share, and functions that turn them into a variant or a position."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from ..explain.words import LANGUAGES
from ..game.bonds import Bond, load_bond
from ..game.notation import read
from ..game.parsing import is_number, parse_ints
from ..game.plugins import is_module_name
from ..game.rules import InputError, Player, Position, Variant, as_player, parse_variant

if TYPE_CHECKING:
    from ..strategies import NamedStrategy


Board = Annotated[
    list[str],
    typer.Argument(
        metavar="N D",
        help="The board 1..N and the divisor D, or another bond, as in 15 coprime; with --numbers the bond alone. "
        'Or a game in notation, as in "Z(15, 7): 8 2".',
        show_default=False,
    ),
]
Remainder = Annotated[
    str,
    typer.Option(
        metavar="T", help="The Divider wins if the sum of the last two leaves this remainder on division by D."
    ),
]
Divider = Annotated[str, typer.Option(metavar="A|B", help="The player who is the Divider.")]
Numbers = Annotated[
    str | None,
    typer.Option(metavar="LIST", help='A board of your own: "1, 4, 9, -3". At least four numbers.', show_default=False),
]
Crossed = Annotated[
    list[str] | None,
    typer.Option(
        metavar="LIST", help='The numbers crossed out so far, in order: "8, 2". May be repeated.', show_default=False
    ),
]
RANGE = "FROM:TO[:STEP]"
Boards = Annotated[str, typer.Option("--n", metavar=RANGE, help="The values of N, both ends included.")]
Divisors = Annotated[str, typer.Option("--d", metavar=RANGE, help="The values of D, both ends included.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Language = Annotated[
    str | None,
    typer.Option("--lang", metavar="|".join(LANGUAGES), help="The language of the output.", show_default=False),
]


def player_of(text: str) -> Player:
    """The player with this letter, in upper or lower case."""
    return as_player(text.strip().upper())


def variant(board: list[str], remainder: str, divider: str, numbers: str | None) -> Variant:
    """The variant that the arguments describe, or the one in notation."""
    if is_notation(board):
        _check_alone(remainder, divider, numbers)
        return Variant.parse(" ".join(board))
    n, bond = _board_and_bond(board, numbers is not None)
    return parse_variant(n or None, bond_of(bond), remainder, divider, numbers)


def is_notation(words: list[str]) -> bool:
    """Whether the words are a game in notation, which begins with Z and a bracket."""
    return "".join(words).replace(" ", "")[:2].upper() == "Z("


def _check_alone(remainder: str, divider: str, numbers: str | None, crossed: list[str] | None = None) -> None:
    """Refuse options beside a game in notation, which says everything itself."""
    if (remainder, divider, numbers) != ("0", "A", None) or crossed:
        raise InputError("notation-and-options", "a game in notation needs no options: write them into it")


def bond_of(text: str) -> Bond | str:
    """The bond that `module:Name` names, loaded from the current folder or an installed package; else the text."""
    if not is_module_name(text.partition(" ")[0]):
        return text
    import_from_here()
    return load_bond(text)


def strategy_of(name: str, share: float | None = None) -> NamedStrategy:
    """The strategy with this name; `module:name` may be a module in the current folder."""
    from ..strategies import strategy

    if is_module_name(name):
        import_from_here()
    return strategy(name, share)


def import_from_here() -> None:
    """Let modules of the current folder be imported, after all installed ones."""
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())


def _board_and_bond(words: list[str], has_numbers: bool) -> tuple[str, str]:
    """The text of N, which is empty if only a bond is given beside --numbers, and the text of the bond."""
    words = " ".join(words).split()
    if has_numbers and (len(words) == 1 or (words and not is_number(words[0]))):
        return "", " ".join(words)
    if len(words) < 2 or (is_number(words[1]) and len(words) > 2):
        text = "give the board's N and the divisor D or another bond, as in 15 7 or 15 coprime, not {value}"
        raise InputError("not-n-and-d", text, value=" ".join(words))
    return words[0], " ".join(words[1:])


def position(
    board: list[str], remainder: str, divider: str, numbers: str | None, crossed: list[str] | None
) -> Position:
    """The position that the arguments describe, or the one in notation."""
    if is_notation(board):
        _check_alone(remainder, divider, numbers, crossed)
        return read(" ".join(board))
    return variant(board, remainder, divider, numbers).position(parse_ints(" ".join(crossed or ()), "crossed number"))
