"""Questions about positions, in addresses and bodies.

What an address says is text, and the library reads it: so a refusal says in the reader's language what is wrong.
"""

from __future__ import annotations

import re
from functools import partial
from typing import Annotated

from pydantic import BeforeValidator, Field, StrictStr

from ...game import parsing, rules
from ...game.rules import InputError, Name, Player, Position
from ..match import LARGEST_BOARD
from .base import Model, Taken

MOST_HERE = 400
"""Up to this many numbers, or characters of notation, a question is answered where it arrives."""
MAX_DIGITS = 1000
"""The most digits of a number in an address."""
_PLAIN = re.compile(r"[0-9]{1,16}(?:,[0-9]{1,16})*", re.ASCII)
"""A list as it mostly is; it is read at once."""


parse_int = partial(parsing.parse_int, longest=MAX_DIGITS)
parse_range = partial(parsing.parse_range, longest=MAX_DIGITS)


def numbers(text: str, name: str) -> tuple[int, ...]:
    """The numbers of a list with commas."""
    if not text:
        return ()
    parts = text.split(",")
    if len(parts) > LARGEST_BOARD:
        limit = "{name} may have at most {largest} numbers, not {value}"
        raise InputError("too-many-numbers", limit, name=Name(name), largest=LARGEST_BOARD, value=len(parts))
    if _PLAIN.fullmatch(text):
        return tuple(map(int, parts))
    return tuple(parse_int(part, name) for part in parts)


N = Annotated[int, BeforeValidator(partial(parse_int, name="n"))]
D = Annotated[int, BeforeValidator(partial(parse_int, name="d"))]
Remainder = Annotated[int, BeforeValidator(partial(parse_int, name="remainder"))]
Divider = Annotated[Player, BeforeValidator(rules.as_player)]


def is_answered_here(bond: str | None, size: int) -> bool:
    """Whether so many numbers are looked at in no time: with another bond than a sum there is no telling."""
    return (not bond or bond.isdigit()) and size <= MOST_HERE


class Question(Model):
    """A position to be solved."""

    n: Annotated[int | None, BeforeValidator(partial(parse_int, name="n"))] = None
    """How many numbers are on the board 1..n; may be left out when `numbers` is given."""
    d: Annotated[int | None, BeforeValidator(partial(parse_int, name="d"))] = None
    """The divisor, at least 2; left out where `bond` is given."""
    bond: Annotated[str, Field(max_length=20_000)] = ""
    """Another bond than a sum, such as `coprime` or `lines 1-2 3-9`."""
    remainder: Remainder = 0
    """What the sum of the last two must leave on division by d for the Divider to win."""
    divider: Divider = Player.A
    """Who wins when it does."""
    numbers: str = ""
    """A board of one's own: whole numbers with commas between them."""
    crossed: str = ""
    """The numbers crossed out, in order, with commas between them."""

    @property
    def listed(self) -> bool:
        """Whether the answer has the numbers of the board one by one."""
        return bool(self.numbers) or self.n is None or self.n <= LARGEST_BOARD

    @property
    def size(self) -> int:
        """How many numbers are to be looked at."""
        board = self.numbers.count(",") or self.n or 0
        return max(board if self.listed else 0, self.crossed.count(","))

    @property
    def answered_here(self) -> bool:
        """Whether it is answered in no time."""
        return is_answered_here(self.bond, self.size)

    def position(self) -> Position:
        """The position that the question is about."""
        board = numbers(self.numbers, "numbers") or None
        variant = rules.parse_variant(self.n, self.bond or None, self.remainder, self.divider, board, d=self.d)
        crossed = numbers(self.crossed, "crossed")
        if crossed and variant.n > LARGEST_BOARD:
            limit = "a board of more than {largest} numbers can be solved at the start, but not played"
            raise InputError("board-too-large", limit, largest=LARGEST_BOARD)
        return variant.position(crossed)


class NotationWish(Taken):
    """A game to be read."""

    text: Annotated[StrictStr, Field(max_length=100_000)]
    """The game in one line."""

    @property
    def answered_here(self) -> bool:
        """Whether it is read in no time."""
        return len(self.text) <= MOST_HERE
