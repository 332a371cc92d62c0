"""Single variants of the map, with winner, margin, share and statement. Independent of numpy."""

from dataclasses import dataclass

from ..game.errors import InputError
from ..game.rules import Player, Variant
from ..solution.paper import is_paper_variant, statements_at_start
from ..solution.theory import LAST_TWO, margin_at_start, winner_by_margin, winning_share_at_start
from .window import Window

MAX_CELLS = 5000
"""The largest number of variants in one answer."""


@dataclass(frozen=True, slots=True)
class Cell:
    """The winner of a variant, the margin, and the statement that decides it."""

    winner: Player
    """The winner if both players play perfectly."""
    margin: str
    """The margin as a text, because it can be larger than the integers of JavaScript."""
    share: float
    """The share of A's first moves that win."""
    statement: str
    """The citation of the statement that decides the variant."""


def window_cells(window: Window) -> list[list[Cell]]:
    """The variants of a small window, one row for each d.

    >>> window_cells(Window(range(15, 16), range(7, 8)))
    [[Cell(winner=Player.A, margin='0', share=0.2, statement='Theorem 3.1.4')]]
    """
    rows, columns = window.shape
    if rows * columns > MAX_CELLS:
        raise InputError("window-too-large", largest=MAX_CELLS, value=rows * columns)
    return [[_cell(Variant(n, d, window.remainder, window.divider)) for n in window.n] for d in window.d]


def _cell(variant: Variant) -> Cell:
    margin = margin_at_start(variant)
    decides = (statement for statement in statements_at_start() if statement.gives(variant))
    statement = next(decides, None) if is_paper_variant(variant) else None
    return Cell(
        winner_by_margin(variant, margin),
        str(margin),
        winning_share_at_start(variant),
        LAST_TWO if statement is None else statement.citation,
    )
