"""What a pixel shows that covers many variants: an average over them, in closed form.

winner     the share of variants that A wins: counted exactly, or approximated within `density.error_bound`
share      the average share of first moves that win: those boards count fully on which every move wins, and the
           boards at the edge of a run (margin 0 for a Divider A) with lowering / n, there about 1.5 n / d**2
margin     the average of the margin; s is averaged over the phase n / d, which within a pixel is taken to be the sum
           of two evenly spread numbers, one for n and one for d
paper      the share of variants that some theorem of the paper decides: every d > n / 2 and d <= 6, and of the
           other odd n about 6 in d (Theorem 3.1.10 has six families for odd d, and three, twice as dense, for even d)
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..rules import Player
from .cells import Layer
from .density import approximate_shares
from .shares import MOST_RUNS, TILE, Area, Shares, exact_shares, run_count

Halves = NDArray[np.float32]
"""The phase needs no more than half the digits."""
AT_ONCE = 16
"""So many rows are worked on together, to stay in the cache."""


def averages(layer: Layer, area: Area, odd: int) -> Shares:
    """The average of a layer over the boards of one parity, for each pixel.

    Rows go from the lowest d upwards; nan where there is no variant.
    """
    closes = odd == area.closing_parity
    if layer == "margin":
        return _nothing(area) + (_divider_margins(area) if closes else _breaker_margins(area, odd))
    if layer == "paper":
        of_the_paper = area.remainder == 0 and area.divider is Player.A
        return _nothing(area) + (_decided(area) if odd else 1.0) if of_the_paper else _nothing(area)
    if not closes:
        return _nothing(area) + odd
    if layer == "winner":
        won = divider_shares(area)
        return won if area.divider is Player.A else 1 - won
    inner = replace(area, margin=1 if odd else -1)
    if run_count(area) > (MOST_RUNS // 2 if area.remainder == 0 else MOST_RUNS // 4):
        # The edges of the runs are then no more than the error of the approximation.
        beside = approximate_shares(inner)
        return beside if odd else 1 - beside
    won, beside = exact_shares(area), exact_shares(inner)
    n, d = _middles(area)
    lowering = np.minimum(1.5 * n / d**2, 1)
    shares: Shares = beside + (won - beside) * lowering if odd else 1 - beside + (beside - won) * (1 - lowering)
    return shares


def _nothing(area: Area) -> Shares:
    """0 where a pixel has variants, nan where it has none."""
    there = (area.rows() > 0)[:, np.newaxis] & (area.columns() > 0)
    return np.where(there, 0.0, np.nan)


def divider_shares(area: Area) -> Shares:
    """The share that the Divider wins of the boards on which he closes: exact where that is quick."""
    most = MOST_RUNS if area.remainder == 0 else MOST_RUNS // 2  # there are two tents
    return exact_shares(area) if run_count(area) <= most else approximate_shares(area)


def _middles(area: Area) -> tuple[Any, Any]:
    """The n and d in the middle of the pixels."""
    n = 2.0 * area.pair + area.side * (2.0 * np.arange(TILE) + 1)
    return n, (area.d + area.side * (np.arange(TILE) + 0.5))[:, np.newaxis]


def _inverse_d(area: Area) -> Shares:
    """The average of 1 / d over each pixel row."""
    ends = np.maximum(
        area.d + area.side * np.arange(TILE + 1, dtype=np.int64), min(area.first_d, area.d + TILE * area.side)
    )
    low, size = ends[:-1].astype(float), np.diff(ends).astype(float)
    shares: Shares = (np.log1p(size / low) / np.maximum(size, 1))[:, np.newaxis]
    return shares


def _divider_margins(area: Area) -> Shares:
    """The average margin where the Divider closes: half of what is paid in less what is left over."""
    t = area.remainder
    own = 1.5 if t == 0 else 0.5 + (t % 2 == 0)
    n, d = _middles(area)
    margins: Shares = own * (n * _inverse_d(area) - 2) + area.closing_parity
    for some in range(0, TILE, AT_ONCE):
        part = slice(some, some + AT_ONCE)
        margins[part] -= d[part] * _left_over(area, n, d[part], part)
    margins /= 2
    return margins


def _left_over(area: Area, n: Shares, d: Shares, part: slice) -> Shares:
    """The average of s / d over the pixels of some rows."""
    # The phase needs exact integers: n / d is far larger than what a float keeps of its fraction.
    exact_n = 2 * area.pair + area.side * (2 * np.arange(TILE, dtype=np.int64) + 1)
    rows = np.arange(TILE, dtype=np.int64)[part]
    exact_d = np.maximum(area.d + area.side * rows + area.side // 2, 1)[:, np.newaxis]
    phase = (exact_n % exact_d / exact_d).astype(np.float32)
    wide = np.maximum(2 * area.side / d, 1e-2).astype(np.float32)
    high = np.clip(n * (area.side / d**2), 1e-2, 1e6).astype(np.float32)
    tau: Any = np.minimum(area.remainder / d, 1).astype(np.float32)
    corners: list[tuple[Any, int]] = [(0.0, -1), (0.5, 1)]
    if area.remainder:
        corners = [(0.0, -1), (tau, -1), (tau / 2, 1), ((1 + tau) / 2, 1)]
    left_over = np.zeros(phase.shape, np.float32)
    for corner, sign in corners:
        left_over += sign * _blurred(phase - corner, wide, high)
    left_over += (tau**2 + (1 - tau) ** 2) / 4
    return left_over.astype(np.float64)


def _blurred(x: Halves, wide: Halves, high: Halves) -> Halves:
    """The second Bernoulli polynomial of the fraction of x, averaged over two evenly spread numbers added to x."""
    total = np.zeros(x.shape, np.float32)
    for shift, sign in ((wide + high, 1), (wide - high, -1), (high - wide, -1), (-wide - high, 1)):
        y = x + shift / 2
        y -= np.floor(y)
        y *= 1 - y
        total += sign * y * y  # the fourth Bernoulli polynomial is this and a constant
    total /= 12 * wide * high
    return total


def _breaker_margins(area: Area, odd: int) -> Shares:
    """The average margin where the Breaker closes: half of the board less the largest set of bonded numbers."""
    n, _ = _middles(area)
    margins: Shares = (n + odd) / 2 - np.maximum(n * _inverse_d(area), 2)
    return margins


def _decided(area: Area) -> Shares:
    """The share of the odd boards that a theorem decides. In pixels the line n = 2d is the diagonal of the plane."""
    column = area.pair // area.side + np.arange(TILE)
    row = (area.d // area.side + np.arange(TILE))[:, np.newaxis]
    few = np.minimum(6 * _inverse_d(area), 1)
    above = (area.side + 1) / (2 * area.side)
    return np.where(column < row, 1.0, np.where(column > row, few, above + (1 - above) * few))
