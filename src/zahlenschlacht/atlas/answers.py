"""Single variants of the map, with winner, margin, share and statement."""

from __future__ import annotations

from typing import NamedTuple

from ..game.rules import InputError, Player
from .arrays import fill
from .statements import citations
from .window import Window

__all__ = ["MAX_CELLS", "Cell", "window_cells"]

MAX_CELLS = 5000
"""The largest number of variants in one answer."""


class Cell(NamedTuple):
    """The winner of a variant, how clearly that player wins, and why."""

    winner: Player
    margin: int
    share: float
    """The share of A's first moves that win."""
    statement: str
    """The citation of the statement that decides the variant."""


def window_cells(window: Window) -> list[list[Cell]]:
    """The variants of a small window, one row for each d.

    >>> window_cells(Window(range(15, 16), range(7, 8)))
    [[Cell(winner=Player.A, margin=0, share=0.2, statement='Theorem 3.1.4')]]
    """
    rows, columns = window.shape
    if rows * columns > MAX_CELLS:
        text = "a window has at most {largest} variants, not {value}"
        raise InputError("window-too-large", text, largest=MAX_CELLS, value=rows * columns)
    winner, margin, share, paper = fill(window), fill(window, "margin"), fill(window, "share"), fill(window, "paper")
    names = citations()
    return [
        [
            Cell(Player.A if winner[i, j] else Player.B, int(margin[i, j]), float(share[i, j]), names[paper[i, j]])
            for j in range(columns)
        ]
        for i in range(rows)
    ]
