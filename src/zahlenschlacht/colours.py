"""The colours of the players and of the paper's statements, for the terminal, the map and the page.

A is pink. B is turquoise, and slate on the map.
"""

from __future__ import annotations

from itertools import cycle
from typing import Literal, TypeAlias

from .game.rules import Player
from .solution.paper import statements_at_start

__all__ = [
    "CHALK",
    "SILENT",
    "SLATE",
    "STATEMENT_COLOURS",
    "YELLOW",
    "A",
    "B",
    "Colour",
    "Layer",
    "Parity",
    "css",
    "statement_colours",
]

Colour: TypeAlias = tuple[int, int, int]
Layer = Literal["winner", "margin", "share", "paper"]
"""A layer of the map: the winner, the margin, the share of winning first moves, or the statement that decides."""
Parity = Literal["odd", "even", "all"]
"""Which n the map shows. `Layer` and `Parity` are defined here because the atlas itself needs numpy."""

A: Colour = (0xFF, 0x7E, 0xB6)
B: Colour = (0x3F, 0xD9, 0xC8)
SLATE: Colour = (0x25, 0x33, 0x2F)
CHALK: Colour = (0xF2, 0xF0, 0xE6)
YELLOW: Colour = (0xFF, 0xD1, 0x66)
STATEMENT_COLOURS: dict[Player, tuple[Colour, ...]] = {
    Player.A: (A, (0xE0, 0x5A, 0x94), (0xC9, 0x8B, 0xDB), CHALK, (0xB9, 0x8B, 0x58), (0x7A, 0x62, 0xA8)),
    Player.B: ((0x2F, 0x6F, 0x68), (0x22, 0x52, 0x4D), (0x2D, 0x3F, 0x3A), (0x4C, 0x8F, 0x7A)),
}
"""The colours of the statements that prove a player's win, in turn: warm colours for A, greens for B."""
SILENT = YELLOW
"""The colour of variants that no statement of the paper decides."""


def statement_colours() -> dict[str, Colour]:
    """The colour of each statement that decides starting positions, by its number.

    >>> css(statement_colours()["3.1.4"])
    '#ff7eb6'
    """
    colours = {player: cycle(shades) for player, shades in STATEMENT_COLOURS.items()}
    return {
        statement.number: next(colours[statement.winner]) for statement in statements_at_start() if statement.winner
    }


def css(colour: Colour) -> str:
    """The colour in CSS notation."""
    return f"#{bytes(colour).hex()}"
