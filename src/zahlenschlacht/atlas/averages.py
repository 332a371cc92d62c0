"""What a pixel shows that covers many variants: an average over them, in closed form.

winner     the share of variants that A wins: counted exactly, or approximated within `density.error_bound`
share      the average share of first moves that win: those boards count fully on which every move wins, and the
           boards at the edge of a run (margin 0 for a Divider A) with lowering / n, there about 1.5 n / d**2
margin     the average of the margin; s is averaged over the phase n / d, which within a pixel is taken to be the sum
           of two evenly spread numbers, one for n and one for d
paper      the share of variants that some theorem of the paper decides: every d > n / 2 and d <= 6, and of the
           other odd n about 6 in d (Theorem 3.1.10 has six families for odd d, and three, twice as dense, for even d);
           a statement without such a form is asked about some variants of each pixel
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..game.rules import Player
from ..solution.paper import AT_START
from .cells import Layer
from .density import approximate_shares
from .runs import Ints
from .shares import MOST_RUNS_OF_TILE, TILE, Area, Shares, exact_shares, run_count

Halves = NDArray[np.float32]
"""The phase needs no more than half the digits."""
SMALL = 64
"""Up to here divisors are looked at one by one."""
AT_ONCE = 64
"""So many rows are worked on together, to stay in the cache."""
IN_CLOSED_FORM = ("3.1.2", "3.1.4", "3.1.7", "3.1.8", "3.1.10", "3.2.1", "3.2.3", "3.2.5")
"""The statements whose share is known."""
SAMPLES = 16
"""So many variants of each pixel the others are asked about."""


def averages(layer: Layer, area: Area, odd: int) -> Shares:
    """The average of a layer over the boards of one parity, for each pixel.

    Rows go from the lowest d upwards; nan where there is no variant.
    """
    return _AVERAGES[layer](area, odd)


def _where_variants_are(area: Area, values: Shares | float) -> Shares:
    """The values, and nan where a pixel has no variant."""
    there = (area.rows() > 0)[:, np.newaxis] & (area.columns() > 0)
    return np.where(there, values, np.nan)


def _winner(area: Area, odd: int) -> Shares:
    if odd != area.closing_parity:
        return _where_variants_are(area, odd)  # the Breaker closes, and wins
    won = divider_shares(area)
    return won if area.divider is Player.A else 1 - won


def _share(area: Area, odd: int) -> Shares:
    if odd != area.closing_parity:
        return _where_variants_are(area, odd)
    # A begins. At an edge of A's wins (margin 0 on odd boards, -1 on even ones) some first moves win; within, all do.
    within = replace(area, margin=1 if odd else -1)
    if run_count(area) > _most_runs(area) // 2:
        # The edges are then no more than the error of the approximation.
        sure = approximate_shares(within)
        return sure if odd else 1 - sure
    won, sure = exact_shares(area), exact_shares(within)
    n, d = _middles(area)
    lowering = np.minimum(1.5 * n / d**2, 1)
    shares: Shares = sure + (won - sure) * lowering if odd else 1 - sure + (sure - won) * (1 - lowering)
    return shares


def _margin(area: Area, odd: int) -> Shares:
    margins = _divider_margins(area) if odd == area.closing_parity else _breaker_margins(area, odd)
    return _where_variants_are(area, margins)


def _paper(area: Area, odd: int) -> Shares:
    of_the_paper = area.remainder == 0 and area.divider is Player.A
    decided = 1 - (1 - _decided(area)) * (1 - _sampled(area)) if odd else 1.0
    return _where_variants_are(area, decided if of_the_paper else 0.0)


_AVERAGES: dict[Layer, Callable[[Area, int], Shares]] = {
    "winner": _winner,
    "share": _share,
    "margin": _margin,
    "paper": _paper,
}


def divider_shares(area: Area) -> Shares:
    """The share that the Divider wins of the boards on which he closes: exact where that is quick."""
    return exact_shares(area) if run_count(area) <= _most_runs(area) else approximate_shares(area)


def _most_runs(area: Area) -> int:
    """So many runs are counted one by one; with a remainder each period has two."""
    return MOST_RUNS_OF_TILE if area.remainder == 0 else MOST_RUNS_OF_TILE // 2


def _middles(area: Area) -> tuple[Any, Any]:
    """The n and d in the middle of the pixels; of even n it is one less."""
    n = 2.0 * area.pair + area.side * (2.0 * np.arange(TILE) + 1)
    return n, np.maximum(area.d + area.side * (np.arange(TILE) + 0.5) - 0.5, 1)[:, np.newaxis]


def _inverse_d(area: Area) -> Shares:
    """The average of 1 / d over each pixel row."""
    (_, _, even), (_, _, odd) = _divisors(area)
    return even + odd


def _divisors(area: Area) -> list[tuple[int, Shares, Shares]]:
    """For even and for odd d how many self-partnered residues they have; which share of each pixel row they are; and
    the sum of their 1 / d there, divided by the number of all d."""
    t, begin = area.remainder, area.d + area.side * np.arange(TILE, dtype=np.int64)
    first, end = np.maximum(begin, area.first_d), begin + area.side
    count = np.maximum(end - first, 1)
    found = []
    for parity in (0, 1):
        own = int(t % 2 == 0) + int((parity - t) % 2 == 0)
        low, high = first + ((first - parity) & 1), end - 1 - ((end - 1 - parity) & 1)
        share = np.maximum((high - low) // 2 + 1, 0) / count
        inverse = _sum_of_inverses(low, high, parity) / count
        found.append((own, share[:, np.newaxis], inverse[:, np.newaxis]))
    return found


def _sum_of_inverses(low: Ints, high: Ints, parity: int) -> Shares:
    """The sum of 1 / d from low to high in steps of two: of small d one by one, of others as an integral that goes from
    one before the first to one behind the last."""
    small = np.cumsum([1 / d if d > 1 and d % 2 == parity else 0 for d in range(SMALL)])
    sums = small[np.minimum(high, SMALL - 1)] - small[np.minimum(low, SMALL) - 1]
    low = np.maximum(low, SMALL + parity)
    inverses: Shares = np.maximum(sums, 0) + np.log1p(np.maximum(high - low + 2, 0) / (low - 1)) / 2
    return inverses


def _divider_margins(area: Area) -> Shares:
    """The average margin where the Divider closes: half of what is paid in less what is left over."""
    n, d = _middles(area)
    paid = sum(own * (n * inverse - 2 * share) for own, share, inverse in _divisors(area))
    margins: Shares = paid + area.closing_parity
    for some in range(0, TILE, AT_ONCE):
        part = slice(some, some + AT_ONCE)
        margins[part] -= d[part] * _left_over(area, n, d[part], part)
    margins /= 2
    return margins


def _left_over(area: Area, n: Shares, d: Shares, part: slice) -> Halves:
    """The average of s / d over the pixels of some rows."""
    phase = _phase(area, part)
    wide = np.maximum(2 * area.side / d, 1e-2).astype(np.float32)
    high = np.clip(n * (area.side / d**2), 1e-2, 1e6).astype(np.float32)
    # Averaging twice takes the second polynomial to differences of the fourth, of which s needs these combinations.
    two = np.float32(2)
    shifts = (wide + high) / two, (wide - high) / two
    if area.remainder == 0:
        left_over, flat = _differences(_tent_alone, phase, shifts), 0.25
    else:
        tau: Any = np.minimum(area.remainder / d, 1).astype(np.float32)
        left_over = _differences(_halves, phase - tau / 2, shifts)
        left_over -= _differences(_fourth, phase, shifts)
        left_over -= _differences(_fourth, phase - tau, shifts)
        flat = (tau**2 + (1 - tau) ** 2) / 4
    left_over /= 12 * wide * high
    left_over += flat
    return left_over


def _phase(area: Area, part: slice) -> Halves:
    """n / d in the middle of the pixels of some rows, but for whole numbers."""
    # It needs exact integers: n / d is far larger than what a float keeps of its fraction. Doubled, d is one.
    n = 4 * area.pair + area.side * (4 * np.arange(TILE, dtype=np.int64) + 2)
    rows = np.arange(TILE, dtype=np.int64)[part]
    d = np.maximum(2 * (area.d + area.side * rows) + area.side - 1, 1)[:, np.newaxis]
    inverse = 1.0 / d
    about = (n * inverse).astype(np.int64)
    about *= d
    phase: Halves = ((n - about) * inverse).astype(np.float32)
    return phase


def _differences(polynomial: Callable[[Halves], Halves], x: Halves, shifts: tuple[Halves, Halves]) -> Halves:
    """The polynomial of the distance to the nearest whole number, at x shifted by both sums and differences."""
    total = np.zeros(np.broadcast(x, *shifts).shape, np.float32)
    for shift, add in zip(shifts, (np.add, np.subtract), strict=True):
        for shifted in (x + shift, x - shift):
            y = shifted - np.rint(shifted)
            add(total, polynomial(np.abs(y, out=y)), out=total)
    return total


def _fourth(y: Halves) -> Halves:
    """The fourth Bernoulli polynomial, but for a constant."""
    y *= 1 - y
    y *= y
    return y


def _halves(y: Halves) -> Halves:
    """The sum of the fourth Bernoulli polynomials at y and half a period later, but for a constant."""
    y *= 0.5 - y
    y *= y
    y *= 2
    return y


def _tent_alone(y: Halves) -> Halves:
    """The fourth Bernoulli polynomial half a period later less the one at y, but for a constant."""
    cubic = 2 * y
    cubic -= 1.5
    y *= y
    cubic *= y
    return cubic


def _breaker_margins(area: Area, odd: int) -> Shares:
    """The average margin where the Breaker closes: half of the board less the largest set of bonded numbers."""
    n, _ = _middles(area)
    margins: Shares = (n - 1) / 2 + odd - np.zeros((TILE, 1))
    for own, share, inverse in _divisors(area):
        margins -= np.maximum(n * inverse if own else 0, 2 * share)
    return margins


def _decided(area: Area) -> Shares:
    """The share of the odd boards that a theorem decides. In pixels the line n = 2d is the diagonal of the plane."""
    column = area.pair // area.side + np.arange(TILE)
    row = (area.d // area.side + np.arange(TILE))[:, np.newaxis]
    few = np.minimum(6 * _inverse_d(area), 1)
    above = (area.side + 1) / (2 * area.side)
    return np.where(column < row, 1.0, np.where(column > row, few, above + (1 - above) * few))


def _sampled(area: Area) -> Shares | float:
    """About the share of the odd boards that the statements without a closed form decide."""
    others = [it.at_start for it in AT_START if it.at_start is not None and it.number not in IN_CLOSED_FORM]
    if not others:
        return 0.0
    share: Shares = np.zeros((TILE, TILE))
    corners = area.side * np.arange(TILE, dtype=np.int64)
    for right, up in np.random.default_rng(0).integers(area.side, size=(SAMPLES, 2, TILE)):
        n = 2 * (area.pair + corners + right) + 1
        d = np.maximum(area.d + corners + up, area.first_d)[:, np.newaxis]
        share += np.logical_or.reduce([at_start(n, d) for at_start in others])
    return share / SAMPLES
