"""The mean of a layer over the variants under each pixel, for tiles that are zoomed out.

    pair       the two boards n = 2i and n = 2i + 1
    side       how many pairs a pixel is wide and how many d it is high, a power of two

A pixel of side 2 or less shows the mean of all its variants, a larger one the mean of a sample:

winner, share    four d of each pixel row, two even and two odd ones, with all their boards in the pixel
margin, paper    eight variants of each pixel, half of them with even d

The same pixel always has the same sample.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ..colours import Layer
from ..game.rules import Player
from .cells import Cells, cells
from .runs import Ints, lost_in_periods
from .statements import is_decided

TILE = 256
"""The width and height of a tile in pixels."""
SMALL = 2
"""All variants of a pixel are counted up to this side."""
DIVISORS = 4
"""How many d of a pixel row are sampled for winner and share."""
POINTS, GENERATOR = 8, 5
"""Two Fibonacci numbers: point k of the sample for margin and paper is at k / 8 in n and (5 k mod 8) / 8 in d."""
TURNS = 2
"""n mod d counts as evenly spread in a pixel if n / d passes at least this many whole numbers there."""
ROWS_AT_ONCE = 32
"""How many rows are computed together, so that they stay in the processor's cache."""

Means = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Area:
    """The variants under a tile of TILE x TILE pixels, each of which covers `side` pairs and `side` d."""

    pair: int
    """The first pair: its boards are 2 * pair and 2 * pair + 1."""
    d: int
    """The first d."""
    side: int
    remainder: int = 0
    divider: Player = Player.A

    @property
    def first_d(self) -> int:
        """The first d of the tile that is the divisor of a variant."""
        return max(self.d, 2, self.remainder + 1)


def sample_means(layer: Layer, area: Area, odd: int) -> Means:
    """The mean of a layer over the odd or even boards of each pixel; for the paper layer, the share that it decides.

    Rows go from the lowest d upwards. A pixel without a variant is nan.
    """
    corners = area.side * np.arange(TILE, dtype=np.int64)
    # The sampled d of a pixel, counted from its lower edge; even and odd ones alternate.
    heights = [(area.side * (2 * k + 1) // (2 * DIVISORS) & ~1) + k % 2 for k in range(DIVISORS)]
    means = np.zeros((TILE, TILE))
    for top in range(0, TILE, ROWS_AT_ONCE):
        rows = slice(top, top + ROWS_AT_ONCE)
        divisors = area.d + corners[rows, np.newaxis]
        if area.side > SMALL and layer in ("winner", "share"):
            sample = [_row_means(layer, area, odd, divisors + up) for up in heights]
        else:
            sample = [
                _values(layer, area, 2 * (area.pair + corners + right) + odd, divisors + up, phase)
                for right, up, phase in _points(area.side, rows)
            ]
        means[rows] = sum(sample) / len(sample)
    means[area.d + corners + area.side <= area.first_d] = np.nan
    means[:, area.pair + corners + area.side <= 2] = np.nan
    return means


def _points(side: int, rows: slice) -> Iterator[tuple[Ints | int, Ints | int, float | None]]:
    """The sampled variants of a pixel: pairs to the right, d upwards, and a phase.

    If n mod d takes all its values within the pixel, it is set to this phase times d.
    """
    if side <= SMALL:
        yield from ((right, up, None) for right in range(side) for up in range(side))
        return
    # A random offset in each row and column of pixels hides the regular pattern.
    column_offsets, row_offsets = np.random.default_rng(0).random((2, TILE))
    for k in range(POINTS):
        right = (side * (column_offsets + k) / POINTS).astype(np.int64)
        up = (side * (row_offsets[rows, np.newaxis] + GENERATOR * k % POINTS) / POINTS).astype(np.int64)
        yield right, (up & ~1) + k % 2, (k + 0.5) / POINTS


def _values(layer: Layer, area: Area, n: Ints, d: Ints, phase: float | None) -> Cells:
    """The values of sampled variants; for the paper layer, whether some statement decides them."""
    n, d = np.maximum(n, 4 + n[0] % 2)[np.newaxis, :], np.maximum(d, area.first_d)
    if layer == "paper":
        return is_decided(n, d) if area.remainder == 0 and area.divider is Player.A else np.zeros(d.shape)
    if phase is not None:
        # The margin depends on n mod d. Random values of it would make pixels look speckled where the sign changes.
        turns = area.side * (2 + n / d) / d
        spread_n = np.maximum(n // d * d + (phase * d).astype(np.int64) & ~1, 4) + n % 2
        n = np.where(turns < TURNS, n, spread_n)
    return cells(layer, n, d, area.remainder, area.divider)


def _row_means(layer: Layer, area: Area, odd: int, d: Ints) -> Means | float:
    """The share of each pixel's boards with this d that A wins; for the share layer, with every first move.

    A sampled d also represents its neighbours. Their runs are shifted by n // d boards for each step of d. So the share
    is counted over an interval that is wider than the pixel, up to two periods.
    """
    if odd != (area.divider is Player.A):
        return float(odd)  # the Breaker closes, and wins
    d = np.maximum(d, area.first_d)
    middle = area.pair + area.side // 2 + area.side * np.arange(TILE, dtype=np.int64)
    width = np.maximum(area.side, np.minimum(2 * middle // d * (area.side // DIVISORS), d))
    begin = np.maximum(middle - width // 2, 2)
    margin = 0 if layer == "winner" else 1 if odd else -1
    lost: Means = np.clip(_lost(area, odd, d, begin, begin + width, odd - 2 * margin) / width, 0, 1)
    return 1 - lost if area.divider is Player.A else lost


def _lost(area: Area, odd: int, d: Ints, begin: Ints, end: Ints, extra: int) -> Means:
    """How many boards between two pairs the closing Divider loses; exact up to two periods, then approximate."""
    q, last_q = (2 * begin + odd) // d, (2 * end + odd) // d
    lost = np.zeros(begin.shape)
    for here, there in zip(*(lost_in_periods(d, period, area.remainder, extra) for period in (q, last_q)), strict=True):
        first, stop = _pairs(here, odd)
        lost += (last_q - q) * (stop - first) - (np.clip(begin, first, stop) - first)
        first, stop = _pairs(there, odd)
        lost += np.clip(end, first, stop) - first
    return lost


def _pairs(run: tuple[Ints, Ints], odd: int) -> tuple[Ints, Ints]:
    """The first pair with a board of this parity in a run, and the first pair after the run."""
    first, last = run
    begin = first - odd + 1 >> 1
    return begin, np.maximum((last - odd >> 1) + 1, begin)
