"""The boards that the closing Divider loses: for each d, runs of consecutive n.

The examples are those of d = 7, t = 0 and q = 2, the boards 14 to 20.

    q, rho     n // d and n % d: for n = 17, they are 2 and 3
    t          the remainder
    s          how many numbers are left over when partners are paired off: for n = 17, three
    tent       as rho grows, s rises by one at each step and then falls again: over 0..t-1 and over t..d-1
               (over 0..d-1 if t is 0). A self-partnered residue lies directly behind the peak of its tent.
               For rho = 0..6, s is 0, 1, 2, 3, 2, 1, 0: one tent with its peak at 3
    pay        the sum of what the self-partnered residues add and of `extra`, which is 1 on an odd board.
               The Divider loses if s > pay. If `extra` is smaller by 2m, s > pay means that the margin is below m.
               Residue 0 has two numbers and adds 0, so the pay is 1: the losses are the run 16..18, where s is 2 or 3

Within one q, the pay of a tent changes only behind its peak, so the losses are one interval around each peak. The pay
grows with q, and the last loss of a row is its frontier. An odd remainder with an even d has no self-partnered residue
and no frontier.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ..solution.inequality import pay

Ints = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Runs:
    """Intervals of n, both ends included, each in the row of its d."""

    row: Ints
    """The index of d in the array of rows."""
    first: Ints
    last: Ints


def _lost(q: Ints, start: Ints | int, length: Ints | int, foot: int, rising: Ints, falling: Ints) -> tuple[Ints, Ints]:
    """The first and last rho of a tent with s > pay, given the pay on its rising and on its falling side."""
    end = start + length - 1
    peak = start + (length - 1 >> 1)
    first = np.minimum(np.maximum(start + rising - foot + 1, start), peak + 1)
    last = np.maximum(np.minimum(end + foot - falling - 1, end), peak)
    return first, last


def lost_in_periods(d: Ints, q: Ints, t: int, extra: int) -> Iterator[tuple[Ints, Ints]]:
    """For each tent the first and last n of period q that the closing Divider loses; last < first if there is none.

    >>> d, q = np.array([7]), np.array([2])
    >>> [(int(first[0]), int(last[0])) for first, last in lost_in_periods(d, q, 0, 1)]
    [(16, 18)]
    """
    base = q * d
    second = ~(d - t) & 1  # whether (t + d) / 2 is a self-partnered residue
    if t == 0:
        zero = pay(q)
        tents = [_lost(q, 0, d, 0, extra + zero + second * pay(q), extra + zero + second * pay(q + 1))]
    else:
        half = int(t % 2 == 0)  # whether t / 2 is a self-partnered residue
        none, some = extra + half * pay(q) + second * pay(q), extra + half * pay(q + 1) + second * pay(q)
        both = extra + half * pay(q + 1) + second * pay(q + 1)
        tents = [_lost(q, 0, t, 0, none, some), _lost(q, t, d - t, 1, some, both)]
    for first, last in tents:
        yield base + first, base + last


def last_period(d: Ints, t: int, largest: Ints) -> Ints:
    """An upper bound for the last q with a loss in each row, at most `largest`."""
    self_partnered = (1 if t == 0 else int(t % 2 == 0)) + (~(d - t) & 1)
    highest = (np.maximum(np.maximum(t - 1, 0), d - t) >> 1) + 1
    return np.where(self_partnered > 0, np.minimum(largest, highest // np.maximum(self_partnered, 1) + 4), largest)


def periods(d: Ints, n_first: int, n_last: int, t: int) -> tuple[Ints, Ints]:
    """For each row the first period of the window, and the number of periods that can have losses."""
    first = n_first // d
    return first, np.maximum(last_period(d, t, n_last // d) - first + 1, 0)


def each_period(first: Ints, count: Ints) -> tuple[Ints, Ints]:
    """The row and the q of every period, given the first q of each row and the number of its periods.

    >>> [array.tolist() for array in each_period(np.array([5, 0, 7]), np.array([2, 0, 1]))]
    [[0, 0, 2], [5, 6, 7]]
    """
    row = np.repeat(np.arange(len(first)), count)
    before = np.cumsum(count) - count
    return row, np.arange(len(row)) - before[row] + first[row]


def lost_runs(d: Ints, n_first: int, n_last: int, t: int, extra: int) -> Runs:
    """All runs of the rows d that the closing Divider loses, clipped to n_first..n_last, with both parities of n."""
    row, q = each_period(*periods(d, n_first, n_last, t))
    tents = []
    for begin, end in lost_in_periods(d[row], q, t, extra):
        first, last = np.maximum(begin, n_first), np.minimum(end, n_last)
        is_run = first <= last
        tents.append((row[is_run], first[is_run], last[is_run]))
    return Runs(*(arrays[0] if len(arrays) == 1 else np.concatenate(arrays) for arrays in zip(*tents, strict=True)))
