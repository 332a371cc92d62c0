"""The colours: once for the terminal, the pictures of the map and the page.

A is pink. B is turquoise where both need a colour, and slate on the map.
"""

from __future__ import annotations

from itertools import cycle
from typing import Literal, TypeAlias

from .game.rules import Player
from .solution.paper import statements_at_start

Colour: TypeAlias = tuple[int, int, int]
Layer = Literal["winner", "margin", "share", "paper"]
"""What the colours of the map mean: who wins, how clearly, with which share of first moves, by which statement."""
Parity = Literal["odd", "even", "all"]
"""Which n it shows. Said here, since who names a layer need not have numpy."""

A: Colour = (0xFF, 0x7E, 0xB6)
B: Colour = (0x3F, 0xD9, 0xC8)
SLATE: Colour = (0x25, 0x33, 0x2F)
CHALK: Colour = (0xF2, 0xF0, 0xE6)
YELLOW: Colour = (0xFF, 0xD1, 0x66)
STATEMENT_COLOURS: dict[Player, tuple[Colour, ...]] = {
    Player.A: (A, (0xE0, 0x5A, 0x94), (0xC9, 0x8B, 0xDB), CHALK, (0xB9, 0x8B, 0x58), (0x7A, 0x62, 0xA8)),
    Player.B: ((0x2F, 0x6F, 0x68), (0x22, 0x52, 0x4D), (0x2D, 0x3F, 0x3A), (0x4C, 0x8F, 0x7A)),
}
"""The statements by which a player wins take these in turn: warm colours for A, greens for B."""
SILENT = YELLOW
"""Where no statement of the paper decides."""


def statement_colours() -> dict[str, Colour]:
    """The colour on the map of each statement that decides starts, by its number.

    >>> css(statement_colours()["3.1.4"])
    '#ff7eb6'
    """
    colours = {player: cycle(given) for player, given in STATEMENT_COLOURS.items()}
    return {
        statement.number: next(colours[statement.winner]) for statement in statements_at_start() if statement.winner
    }


def css(colour: Colour) -> str:
    """The colour as style sheets write it."""
    return f"#{bytes(colour).hex()}"
