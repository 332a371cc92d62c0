"""Arguments that several commands share, and functions that turn them into a variant or a position."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Annotated

from ..explanations.words import LANGUAGES
from ..game.bonds import Bond, load_bond
from ..game.errors import InputError
from ..game.notation import as_variant, read
from ..game.parsing import is_number
from ..game.plugins import is_module_name
from ..game.rules import Player, Position, Variant, as_player, parse_variant
from .options import Argument, Option

if TYPE_CHECKING:
    from ..strategies import NamedStrategy


Board = Annotated[
    list[str],
    Argument(
        metavar="N D",
        help="The board 1..N and the divisor D, or another bond, as in 15 coprime. Or a game in notation, as in "
        '"Z(15, 7): 8 2" or "Z({1, 4, 9, -3}, 7, remainder=2, divider=B)".',
    ),
]
Remainder = Annotated[
    str, Option(metavar="T", help="The Divider wins if the sum of the last two leaves this remainder on division by D.")
]
Divider = Annotated[str, Option(metavar="A|B", help="The player who is the Divider.")]
RANGE = "FROM:TO[:STEP]"
Boards = Annotated[str, Option("--n", metavar=RANGE, help="The values of N, both ends included.")]
Divisors = Annotated[str, Option("--d", metavar=RANGE, help="The values of D, both ends included.")]
Command = Annotated[
    str | None,
    Option(
        "--command",
        metavar="COMMAND",
        help='A program, as in "node bot.js": it reads lines such as Z(15, 7): 8 2 5 and answers each with a number.',
    ),
]
Json = Annotated[bool, Option("--json", help="Print JSON.")]
Language = Annotated[str | None, Option("--lang", metavar="|".join(LANGUAGES), help="The language of the output.")]


def player_of(text: str) -> Player:
    """The player with this letter, in upper or lower case."""
    return as_player(text.strip().upper())


def position(words: list[str]) -> Position:
    """The position that the words describe: the start on N numbers with a bond, or a game in notation."""
    text = " ".join(" ".join(words).split())
    if text.replace(" ", "")[:2].upper() == "Z(":
        return read(text)
    n, _, bond = text.partition(" ")
    if not bond or (is_number(bond.split()[0]) and " " in bond):
        raise InputError("not-n-and-d", value=text)
    return parse_variant(n, bond_of(bond)).start()


def variant(words: list[str]) -> Variant:
    """The variant that the words describe."""
    return as_variant(position(words))


def bond_of(text: str) -> Bond | str:
    """The bond that `module:Name` names, loaded from the current folder or an installed package; else the text."""
    if not is_module_name(text.partition(" ")[0]):
        return text
    allow_local_imports()
    return load_bond(text)


def strategy_of(name: str, share: float | None = None) -> NamedStrategy:
    """The strategy with this name; `module:name` may be a module in the current folder."""
    from ..strategies import strategy

    if is_module_name(name):
        allow_local_imports()
    return strategy(name, share)


def allow_local_imports() -> None:
    """Let modules of the current folder be imported, after all installed ones."""
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
