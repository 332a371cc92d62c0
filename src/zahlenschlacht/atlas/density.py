"""How much of each pixel the Divider wins where its runs are too many to be counted one by one: an approximation.

    band       some consecutive d of one pixel row
    period     the n with n // d = q
    edge       where the losses of a period begin or end; while d grows by 2 it moves by 2q, along a straight line

Two closed forms are used, both for odd and even d apart:
- *by edges*: in a band an edge is taken to be spread evenly between its places at the first and at the last d. What it
  then covers of each pixel is a quadratic function; its second differences are noted, and summed twice along the row;
- *by density*: where a band has too many periods, the share that is lost of a whole period, at the middle of the pixel.

A ray along n = kd is never more than four d thick at any n: it is about 2k wide, 4k for even d, and steps k to the
right for each d. So one ray more or less in a pixel changes its share by at most 4 / side, and `error_bound` says how
far the approximation may be off. With a remainder other than 0 there are two families of rays, and where their steps
fall into step with the rows of a pixel (2q / d near a simple fraction) true moiré patterns arise that an average does
not show. The tests compare both with exact counts.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from .runs import Ints, each_period, last_period, lost_in_periods
from .shares import TILE, WIDTH, Area, Shares, won_share

MOST_PERIODS = 3500
"""So many periods are followed edge by edge in one tile."""
AT_ONCE = 32
"""So many bands are worked on together, to stay in the cache."""
NARROW = 1e-3
"""An edge is spread over at least this part of a pixel."""

_Change = tuple[Ints, tuple[Shares, Shares, Shares]]
"""A place, and what is added there and at the two behind it."""


def error_bound(side: int, remainder: int) -> float:
    """How far an approximate share may be from the exact one."""
    return min(0.5, 4 / side if remainder == 0 else 4 / side**0.5)


def approximate_shares(area: Area) -> Shares:
    """The share that the Divider wins of the boards on which he closes, for each pixel; nan where there is none."""
    begin, end = _bands(area)
    n_first, n_last = 2 * area.pair, 2 * (area.pair + TILE * area.side) - 1
    first = n_first // end
    largest = n_last // begin
    last = np.maximum(last_period(end, area.remainder, largest), last_period(end + 1, area.remainder, largest))
    count = np.maximum(last - first + 1, 0)
    most = MOST_PERIODS if area.remainder == 0 else MOST_PERIODS // 4  # there are two tents
    order = np.argsort(count, kind="stable")
    followed = np.zeros(len(count), dtype=bool)
    followed[order[np.cumsum(count[order].astype(float)) <= most]] = True
    lost = np.zeros((TILE, TILE))
    if followed.any():
        lost += _by_edges(area, begin[followed], end[followed], first[followed], count[followed])
    if not followed.all():
        _by_density(area, begin[~followed], end[~followed], lost)
    return np.clip(won_share(area, lost), 0, 1)


def _bands(area: Area) -> tuple[Ints, Ints]:
    """The first d of each band, and the first behind it. The lowest rows are cut into finer bands."""
    edges = area.d + area.side * np.arange(TILE + 1, dtype=np.int64)
    lowest = area.first_d
    if lowest < 8 * area.side:
        fine = {lowest}
        d = max(lowest, area.side >> 20)  # what lies below is a millionth of the lowest row
        while d < 8 * area.side:
            d += max(2, d // 16 * 2)
            fine.add(min(d, 8 * area.side))
        edges = np.unique(np.concatenate([edges, np.array(sorted(fine), dtype=np.int64)]))
    edges = edges[(edges >= lowest) & (edges <= area.d + TILE * area.side)]
    if not len(edges) or edges[0] > lowest:
        edges = np.concatenate([np.array([lowest], dtype=np.int64), edges])
    return edges[:-1], edges[1:]


def _by_edges(area: Area, begin: Ints, end: Ints, first: Ints, count: Ints) -> Shares:
    """How many boards are lost in each pixel, by the edges of every period."""
    band, q = each_period(first, count)
    line = ((begin - area.d) // area.side * WIDTH)[band]
    noted = [
        change
        for parity in (0, 1)
        for x0, x1, amount in _edges(area, begin + (begin + parity) % 2, end + (end + parity) % 2, band, q)
        for change in _second_differences(x0, x1, amount, line)
    ]
    place = np.concatenate([place for place, _ in noted])
    changes = np.zeros(TILE * WIDTH + 2)
    for step in range(3):
        amounts = np.concatenate([amounts[step] for _, amounts in noted])
        changes[step : step + TILE * WIDTH] += np.bincount(place, amounts, TILE * WIDTH)
    rows = changes[: TILE * WIDTH].reshape(TILE, WIDTH)
    lost: Shares = np.cumsum(np.cumsum(rows, axis=1), axis=1)[:, :TILE]
    return lost


def _edges(area: Area, begin: Ints, end: Ints, band: Ints, q: Ints) -> Iterator[tuple[Shares, Shares, Shares]]:
    """The edges of the periods over every other d of their bands, from begin on and before end: from where to where an
    edge is spread, in pixels, and how many boards are lost (or, where losses end, fewer) to the right of it."""
    odd, t, side = area.closing_parity, area.remainder, area.side
    boards: Shares = ((end - begin) // 2)[band].astype(np.float64) * side
    low, high = begin[band], np.maximum(end, begin + 2)[band]
    at_low, at_high = lost_in_periods(low, q, t, area.pay), lost_in_periods(high, q, t, area.pay)
    for (first_low, last_low), (first_high, last_high) in zip(at_low, at_high, strict=True):
        begins = first_low - odd + 1 >> 1, first_high - odd + 1 >> 1
        ends = (last_low - odd >> 1) + 1, (last_high - odd >> 1) + 1
        for (left, right), amount in ((begins, boards), (ends, -boards)):
            # The last row is one step before `high`: evenly spread, the edges reach half a step to both sides.
            half = (right - left) / (high - low)
            yield (left - area.pair - half) / side, (right - area.pair - half) / side, amount


def _second_differences(x0: Shares, x1: Shares, amount: Shares, line: Ints) -> Iterator[_Change]:
    """The second differences of what lies right of an edge that is spread evenly from x0 to x1 (in pixels): at each of
    these two at a place of the line and at the two behind it."""
    left, right = x1 <= 0, x0 >= TILE
    x0 = np.where(left, -2 * NARROW, np.where(right, TILE, x0))
    x1 = np.where(left, -NARROW, np.where(right, TILE + 1, np.maximum(x1, x0 + NARROW)))
    weight = amount / (x1 - x0)
    for x, change in ((x0, weight), (x1, -weight)):
        column = np.minimum(np.maximum(np.floor(x), 0), TILE)
        inside = x - column
        rest = 1 - np.maximum(inside, 0)
        beside = np.minimum(inside, 0)  # how far the edge lies left of the tile
        one = rest * rest / 2 - beside
        two = (1.5 - inside) - 2 * one
        yield line + column.astype(np.int64), (change * one, change * two, change * (1 - one - two))


def _by_density(area: Area, begin: Ints, end: Ints, lost: Shares) -> None:
    """Add how many boards are lost in each pixel, by the share lost of a whole period at its middle."""
    middle = np.asarray(2.0 * area.pair + area.side * (2.0 * np.arange(TILE) + 1), dtype=np.float64)
    columns = area.columns().astype(float)
    row = (begin - area.d) // area.side
    for some in range(0, len(begin), AT_ONCE):
        part = slice(some, some + AT_ONCE)
        amounts = _density(area, (begin[part] + end[part]) / 2.0, middle)
        amounts *= (end[part] - begin[part])[:, np.newaxis]
        amounts *= columns
        there, starts = np.unique(row[part], return_index=True)
        lost[there] += np.add.reduceat(amounts, starts, axis=0)


def _density(area: Area, d: Shares, middle: Shares) -> Shares:
    """The share lost of a period at the middle n of each column, averaged over odd and even d, for each band."""
    t = area.remainder
    inverse = (1 / d)[:, np.newaxis]
    pay = middle * inverse
    pay -= 2.5
    np.maximum(pay, -1, out=pay)
    share = np.zeros(pay.shape)
    half = int(t % 2 == 0)
    for parity in (0, 1):
        behind = int((parity - t) % 2 == 0)
        own = half + behind
        if t == 0:
            tents = [(d - 2 - 2 * area.pay - behind, d)]
        else:
            first = np.full(len(d), float(t - 2 - 2 * area.pay - half))
            tents = [(first, np.full(len(d), float(t))), (d - t - 2 * area.pay - 2 * half - behind, d - t)]
        for length, most in tents:
            # Of a tent 2 * pay less than its length is lost, at least nothing and at most all.
            tent = (-own * inverse) * pay
            tent += (length / 2)[:, np.newaxis] * inverse
            np.clip(tent, 0, (most / 2)[:, np.newaxis] * inverse, out=tent)
            share += tent
    return share
