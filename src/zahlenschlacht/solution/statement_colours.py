"""The colours of the paper's statements on the map and the page: warm colours for A, greens for B."""

from itertools import cycle

from ..colours import CHALK, YELLOW, A, Colour
from ..game.rules import Player
from .paper import statements_at_start

STATEMENT_COLOURS: dict[Player, tuple[Colour, ...]] = {
    Player.A: (A, (0xE0, 0x5A, 0x94), (0xC9, 0x8B, 0xDB), CHALK, (0xB9, 0x8B, 0x58), (0x7A, 0x62, 0xA8)),
    Player.B: ((0x2F, 0x6F, 0x68), (0x22, 0x52, 0x4D), (0x2D, 0x3F, 0x3A), (0x4C, 0x8F, 0x7A)),
}
"""The colours of the statements that prove a player's win, in turn."""
SILENT = YELLOW
"""The colour of variants that no statement of the paper decides."""


def statement_colours() -> dict[str, Colour]:
    """The colour of each statement that decides starting positions, by its number.

    >>> statement_colours()["3.1.4"] == A
    True
    """
    colours = {player: cycle(shades) for player, shades in STATEMENT_COLOURS.items()}
    return {
        statement.number: next(colours[statement.winner]) for statement in statements_at_start() if statement.winner
    }
