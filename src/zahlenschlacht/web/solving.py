"""Questions about positions, answered as JSON. Pure functions of their arguments, so that a worker can run them."""

from __future__ import annotations

import re
from functools import lru_cache

from pydantic_core import to_json

from .. import notation
from ..explain import explain_moves, explain_verdict
from ..match import LARGEST_BOARD
from ..paper import rulings
from ..rules import InputError, Name, Position, Variant, player
from ..theory import LAST_TWO, Verdict, margin_at_start, solve, winner_by_margin
from .views import position_view, verdict_view

Text = str | None
"""What a question says, if it says anything."""
_PLAIN = re.compile(r"[0-9]{1,16}(?:,[0-9]{1,16})*", re.ASCII)
"""A list as it mostly is; it is read at once."""
LONGEST_NUMBER = 1000
"""The most digits of a number in a question."""


def number(text: str, name: str) -> int:
    """The whole number that the text says."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit()):
        raise InputError("not-a-number", "{name} must be a whole number, not {value}", name=Name(name), value=text[:60])
    if len(digits) > LONGEST_NUMBER:
        limit = "{name} has more than {largest} digits"
        raise InputError("number-too-long", limit, name=Name(name), largest=LONGEST_NUMBER)
    return int(text)


def numbers(text: str | None, name: str) -> tuple[int, ...]:
    """The numbers of a list with commas."""
    if not text:
        return ()
    parts = text.split(",")
    if len(parts) > LARGEST_BOARD:
        limit = "{name} may have at most {largest} numbers, not {value}"
        raise InputError("too-many-numbers", limit, name=Name(name), largest=LARGEST_BOARD, value=len(parts))
    if _PLAIN.fullmatch(text):
        return tuple(map(int, parts))
    return tuple(number(part.strip(), name) for part in parts)


def asked(
    n: str | None, d: str | None, remainder: str, divider: str, board: str | None, crossed: str | None
) -> Position:
    """The position that a question is about."""
    own = numbers(board, "numbers")
    if d is None:
        raise InputError("no-divisor", "a question needs the divisor d")
    modulus, rest = number(d, "d"), number(remainder, "remainder")
    if own:
        variant = Variant.of(own, modulus, rest, divider)
    elif n is None:
        raise InputError("no-board", "a board is given by n or by numbers")
    else:
        variant = Variant(number(n, "n"), modulus, rest, player(divider))
    moves = numbers(crossed, "crossed")
    if moves and variant.n > LARGEST_BOARD:
        limit = "a board of more than {largest} numbers can be solved at the start, but not played"
        raise InputError("board-too-large", limit, largest=LARGEST_BOARD)
    return variant.position(moves)


def solution(
    n: str | None, d: str | None, remainder: str, divider: str, board: str | None, crossed: str | None
) -> bytes:
    """The verdict on a position and why; without the lists on a board too large for a page."""
    position = asked(n, d, remainder, divider, board, crossed)
    listed = position.variant.n <= LARGEST_BOARD
    verdict = solve(position) if listed else _verdict_without_lists(position.variant)
    content = {
        "position": position_view(position),
        "verdict": verdict_view(position, verdict),
        "messages": explain_verdict(position, verdict),
        "move_messages": explain_moves(position, verdict),
    }
    return to_json(content)


solution_kept = lru_cache(maxsize=2048)(solution)
"""The same, for short questions: many people look at the same positions."""


def _verdict_without_lists(variant: Variant) -> Verdict:
    """The verdict on a board too large for a page."""
    margin = margin_at_start(variant)
    cited = rulings(variant.start(), lemmas=False)
    winner = winner_by_margin(variant, margin)
    return Verdict(winner, variant.closer, margin, None, cited[0].citation if cited else LAST_TWO, None)


def read_game(text: str) -> bytes:
    """The position at the end of a game in one line."""
    position = notation.read(text)
    if position.variant.n > LARGEST_BOARD:
        limit = "a match is played on at most {largest} numbers, not on {value}"
        raise InputError("match-too-large", limit, largest=LARGEST_BOARD, value=position.variant.n)
    return to_json({"position": position_view(position)})
