"""The colours of the players and of the board, for the terminal, pictures and the map.

A is pink. B is turquoise, and slate on the map. The page has the same colours in app.css.
"""

from typing import Literal, TypeAlias

Colour: TypeAlias = tuple[int, int, int]
Layer = Literal["winner", "margin", "share", "paper"]
"""A layer of the map: the winner, the margin, the share of winning first moves, or the statement that decides."""
Parity = Literal["odd", "even", "all"]
"""Which n the map shows. `Layer` and `Parity` are defined here because the atlas itself needs numpy."""

A: Colour = (0xFF, 0x7E, 0xB6)
B: Colour = (0x3F, 0xD9, 0xC8)
SLATE: Colour = (0x25, 0x33, 0x2F)
CHALK: Colour = (0xF2, 0xF0, 0xE6)
YELLOW: Colour = (0xFF, 0xE0, 0x8A)


def css(colour: Colour) -> str:
    """The colour in CSS notation.

    >>> css(A)
    '#ff7eb6'
    """
    return f"#{bytes(colour).hex()}"
