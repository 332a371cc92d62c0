"""What the map says of single variants."""

from __future__ import annotations

from typing import NamedTuple

from ..game.rules import InputError, Player
from .arrays import fill
from .statements import citations
from .window import Window

MOST_CELLS = 5000
"""So many variants are told at once."""


class Cell(NamedTuple):
    """Who wins a variant, how clearly and why."""

    winner: Player
    margin: int
    share: float
    """The share of A's first moves that win."""
    statement: str
    """The citation of what decides it."""


def told(window: Window) -> list[list[Cell]]:
    """The variants of a small window, a row for each d.

    >>> told(Window(range(15, 16), range(7, 8)))
    [[Cell(winner=Player.A, margin=0, share=0.2, statement='Theorem 3.1.4')]]
    """
    rows, columns = window.shape
    if rows * columns > MOST_CELLS:
        text = "a window has at most {largest} variants, not {value}"
        raise InputError("window-too-large", text, largest=MOST_CELLS, value=rows * columns)
    winner, margin, share, paper = fill(window), fill(window, "margin"), fill(window, "share"), fill(window, "paper")
    names = citations()
    return [
        [
            Cell(Player.A if winner[i, j] else Player.B, int(margin[i, j]), float(share[i, j]), names[paper[i, j]])
            for j in range(columns)
        ]
        for i in range(rows)
    ]
