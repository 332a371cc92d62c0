"""The layers of the map, computed for whole blocks of variants.

A makes the first move. The share of first moves that win follows from the winning moves in docs/theory.md, section 5:

    n odd,  A is the Divider    1 if margin > 0, lowering / n if margin = 0, else 0
    n odd,  B is the Divider    1; but (n + 1) / 2n for d = 2 with remainder 0: only the odd numbers win there
    n even, A is the Divider    0
    n even, B is the Divider    1 if margin < -1, (n - lowering) / n if margin = -1, else 0
"""

from __future__ import annotations

from typing import Any, get_args

import numpy as np
from numpy.typing import NDArray

from ..colours import Layer
from ..game.rules import Player
from ..solution.inequality import breaker_margin, counts_at_start, divider_margin, lowering_at_start
from .runs import Ints
from .statements import statement_codes

LAYERS: tuple[Layer, ...] = get_args(Layer)
"""The winner (1 for A, 0 for B), the margin, the share of first moves that win, the statement that decides."""
TYPES = {"winner": np.uint8, "margin": np.int64, "share": np.float64, "paper": np.uint8}
"""The type of a cell of each layer."""

Cells = NDArray[Any]


def cells(layer: Layer, n: Ints, d: Ints, t: int, divider: Player) -> Cells:
    """The layer for all variants with an n of a row, all of one parity, and a d of a column."""
    odd = int(n.flat[0]) % 2
    if layer == "paper":
        is_paper_game = t == 0 and divider is Player.A
        return statement_codes(n, d) if is_paper_game else np.zeros(np.broadcast(n, d).shape, np.uint8)
    divider_closes = odd == (divider is Player.A)
    if not divider_closes and layer != "margin":  # the Breaker closes, and wins
        values = np.full(np.broadcast(n, d).shape, odd, TYPES[layer])
        return np.where(d == 2, (n + 1) // 2 / n, values) if layer == "share" and odd and t == 0 else values
    left_over, own = counts_at_start(n, d, t)
    if not divider_closes:
        return breaker_margin(n, 3 + (t - 3) % d <= 2 * n - 1, own)
    margin = divider_margin(n, left_over, own)
    if layer == "margin":
        return margin
    if layer == "winner":
        a_wins: Cells = (margin >= 0) == (divider is Player.A)
        return a_wins.astype(np.uint8)
    lowering = lowering_at_start(n, d, left_over, own)
    if odd:
        return np.where(margin > 0, 1.0, np.where(margin == 0, lowering / n, 0.0))
    return np.where(margin < -1, 1.0, np.where(margin == -1, (n - lowering) / n, 0.0))
