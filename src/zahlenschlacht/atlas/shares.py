"""How much of each pixel the Divider wins, where a pixel covers many variants: exact counts, run by run.

    pair       2i and 2i + 1, the two n with n // 2 = i. Of each pair the Divider closes on one board
    side       how many pairs a pixel is wide and how many d it is high, a power of two

A run of losses that begins in a pixel fills the rest of that pixel and all of the following, until it ends. So it is
enough to note at both of its ends what changes from pixel to pixel; the sum along the row gives the number of losses
in each.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ..game.rules import Player
from .runs import Ints, lost_runs, periods

TILE = 256
"""How many pixels a tile is wide and high."""
MOST_RUNS_OF_TILE = 40_000
"""More runs than this take too long for one tile: see `density`."""

AT_ONCE = 8192
"""So many runs are worked on together, to stay in the cache."""
WIDTH = TILE + 3
"""The pixels of a row and three behind its end, where it does not matter what is noted."""

Shares = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Area:
    """The variants under a tile of TILE x TILE pixels, of which each covers `side` pairs of n and `side` d."""

    pair: int
    """The first pair: its n are 2 * pair and 2 * pair + 1."""
    d: int
    """The first d."""
    side: int
    remainder: int = 0
    divider: Player = Player.A
    margin: int = 0
    """The margin from which on a board counts as won."""

    @property
    def pay(self) -> int:
        """What the boards pay beside their self-partnered residues, less twice the margin that is asked for."""
        return self.closing_parity - 2 * self.margin

    @property
    def closing_parity(self) -> int:
        """n mod 2 of the boards on which the Divider is the closer."""
        return 1 if self.divider is Player.A else 0

    @property
    def first_d(self) -> int:
        """The first d under the tile that is the divisor of a variant."""
        return max(self.d, 2, self.remainder + 1)

    def columns(self) -> Ints:
        """How many pairs with n >= 4 each pixel covers, from left to right."""
        ends = self.pair + self.side * np.arange(TILE + 1, dtype=np.int64)
        return np.diff(np.maximum(ends, 2))

    def rows(self) -> Ints:
        """How many divisors of variants each pixel covers, from the lowest d upwards."""
        ends = self.d + self.side * np.arange(TILE + 1, dtype=np.int64)
        return np.diff(np.maximum(ends, min(self.first_d, int(ends[-1]))))


def run_count(area: Area) -> int:
    """How many periods of how many rows an exact count looks at; where the rows alone are too many, their number."""
    end = area.d + TILE * area.side
    if end - area.first_d > MOST_RUNS_OF_TILE:
        return end - area.first_d
    d = np.arange(area.first_d, max(end, area.first_d), dtype=np.int64)
    _, count = periods(d, *_board_range(area), area.remainder)
    return int(count.sum())


def _board_range(area: Area) -> tuple[int, int]:
    return max(4, 2 * area.pair), 2 * (area.pair + TILE * area.side) - 1


def exact_shares(area: Area) -> Shares:
    """The share that the Divider wins of the boards on which he closes, for each pixel; nan where there is none.

    Rows go from the lowest d upwards.
    """
    d = np.arange(area.first_d, max(area.d + TILE * area.side, area.first_d), dtype=np.int64)
    _, count = periods(d, *_board_range(area), area.remainder)
    cuts = np.searchsorted(np.cumsum(count), np.arange(AT_ONCE, int(count.sum()), AT_ONCE))
    edges = [edge for rows in np.split(d, np.unique(cuts)) if len(rows) for edge in _edges(area, rows)]
    if not edges:
        return won_share(area, np.zeros((TILE, TILE)))
    place, whole, inside = (np.concatenate(parts) for parts in zip(*edges, strict=True))
    moved = np.bincount(place, inside, TILE * WIDTH)
    changes = np.bincount(place, whole, TILE * WIDTH) - moved
    changes[1:] += moved[:-1]
    lost = np.cumsum(changes.reshape(TILE, WIDTH), axis=1)[:, :TILE]
    return won_share(area, lost)


def _edges(area: Area, d: Ints) -> Iterator[tuple[Ints, Ints, Ints]]:
    """Where the runs of the rows d begin and where they end: the pixels of these edges, and how many pairs more (or
    fewer) are lost from there on in a pixel, of which the last number lies only in the pixels behind."""
    odd, shift = area.closing_parity, area.side.bit_length() - 1
    runs = lost_runs(d, *_board_range(area), area.remainder, area.pay)
    line = (runs.row + (int(d[0]) - area.d) >> shift) * WIDTH
    # The pairs of the run, counted from the left edge; the end is the first pair behind it.
    begin = (runs.first - odd + 1 >> 1) - area.pair
    end = (runs.last - odd >> 1) + 1 - area.pair
    for edge, sign in ((begin, 1), (end, -1)):
        yield line + (edge >> shift), np.full(len(edge), sign * area.side), sign * (edge & (area.side - 1))


def won_share(area: Area, lost: Shares) -> Shares:
    """The share won, given how many are lost of each pixel; nan where a pixel has no variant."""
    rows, columns = area.rows().astype(float), area.columns().astype(float)
    rows[rows == 0] = columns[columns == 0] = np.nan
    shares: Shares = lost / (rows[:, np.newaxis] * columns)
    return np.subtract(1, shares, out=shares)
