"""Where the Divider who closes loses: for fixed d, runs in n.

    q, rho     n // d and n % d
    t          the remainder
    s          how many numbers are left over when partners are paired off
    tent       as rho grows, s rises by one at each step and then falls again: over 0..t-1 and over t..d-1
               (over 0..d-1 when t is 0). A self-partnered residue lies just behind the peak of its tent
    pay        what the self-partnered residues pay in, and `extra`: 1 on an odd board. The Divider loses where s > pay;
               with an extra of 2m less his margin is below m

In a tent of one q the pay changes only behind a peak, so the losses are one interval around each peak. With q the pay
grows, and the last loss of a row is its frontier; only an odd remainder with an even d has no self-partnered residue
and no frontier.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Runs:
    """Intervals of n, both ends included, each in the row of its d."""

    row: Ints
    """The place of d in the array that was asked about."""
    first: Ints
    last: Ints


def _pay(q: Ints, exists: Ints, larger: int) -> Ints:
    """What a self-partnered residue with q + larger numbers pays in: a - 2, or nothing where it is empty."""
    return exists * np.where(q > 0, q - 2 + larger, -larger)


def _lost(q: Ints, start: Ints | int, length: Ints | int, foot: int, rising: Ints, falling: Ints) -> tuple[Ints, Ints]:
    """The first and last rho of a tent with s > pay, given the pay on its rising and on its falling side."""
    end = start + length - 1
    peak = start + (length - 1 >> 1)
    first = np.minimum(np.maximum(start + rising - foot + 1, start), peak + 1)
    last = np.maximum(np.minimum(end + foot - falling - 1, end), peak)
    return first, last


def lost_in_periods(d: Ints, q: Ints, t: int, extra: int) -> Iterator[tuple[Ints, Ints]]:
    """For each tent the first and last n of period q of row d that the closing Divider loses; last < first for none.

    >>> d, q = np.array([7]), np.array([2])
    >>> [(int(first[0]), int(last[0])) for first, last in lost_in_periods(d, q, 0, 1)]
    [(16, 18)]
    """
    base = q * d
    behind = ~(d - t) & 1  # whether (t + d) / 2 is a self-partnered residue
    if t == 0:
        zero = _pay(q, np.ones_like(behind), 0)
        tents = [_lost(q, 0, d, 0, extra + zero + _pay(q, behind, 0), extra + zero + _pay(q, behind, 1))]
    else:
        half = np.full_like(behind, t % 2 == 0)  # whether t / 2 is one
        none, some = extra + _pay(q, half, 0) + _pay(q, behind, 0), extra + _pay(q, half, 1) + _pay(q, behind, 0)
        both = extra + _pay(q, half, 1) + _pay(q, behind, 1)
        tents = [_lost(q, 0, t, 0, none, some), _lost(q, t, d - t, 1, some, both)]
    for first, last in tents:
        yield base + first, base + last


def last_period(d: Ints, t: int, largest: Ints) -> Ints:
    """The last q with a loss in each row, or `largest` where that comes sooner."""
    own = (1 if t == 0 else int(t % 2 == 0)) + (~(d - t) & 1)
    highest = (np.maximum(np.maximum(t - 1, 0), d - t) >> 1) + 1
    return np.where(own > 0, np.minimum(largest, highest // np.maximum(own, 1) + 4), largest)


def periods(d: Ints, n_first: int, n_last: int, t: int) -> tuple[Ints, Ints]:
    """For each row the first period of the window and how many of them can have losses."""
    first = n_first // d
    return first, np.maximum(last_period(d, t, n_last // d) - first + 1, 0)


def each_period(first: Ints, count: Ints) -> tuple[Ints, Ints]:
    """Every period of every row, given the first of each row and how many there are: its row, and its q.

    >>> [found.tolist() for found in each_period(np.array([5, 0, 7]), np.array([2, 0, 1]))]
    [[0, 0, 2], [5, 6, 7]]
    """
    row = np.repeat(np.arange(len(first)), count)
    before = np.cumsum(count) - count
    return row, np.arange(len(row)) - before[row] + first[row]


def lost_runs(d: Ints, n_first: int, n_last: int, t: int, extra: int) -> Runs:
    """Every run of the rows d that the closing Divider loses, cut to n_first..n_last, both parities of n included."""
    row, q = each_period(*periods(d, n_first, n_last, t))
    found = [Runs(row, first, last) for first, last in lost_in_periods(d[row], q, t, extra)]
    kept = []
    for runs in found:
        first, last = np.maximum(runs.first, n_first), np.minimum(runs.last, n_last)
        there = first <= last
        kept.append(Runs(runs.row[there], first[there], last[there]))
    if len(kept) == 1:
        return kept[0]
    return Runs(*(np.concatenate([getattr(runs, name) for runs in kept]) for name in ("row", "first", "last")))
