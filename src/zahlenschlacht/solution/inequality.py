"""The inequality of the last-two theorem: h and the margin from counts.

Everything here is arithmetic without branches, as in `paper`, so that integers and arrays of integers both pass.

    k           the number of numbers left                                          Z(15, 7): 15
    left over   the number of numbers without a mate when partners are paired off   Z(15, 7): 1 (1, 8, 15 and 6, 13)
    own         the counts of the self-partnered residues; a count may be 0         Z(15, 7): 2 (7, 14)
    open pair   two partner residues that both have numbers left                    Z(15, 7): 1 and 6
    lowering    how many moves make the largest hostile set smaller                 Z(15, 7): 3 (1, 8, 15)
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from numpy.typing import NDArray

Numbers = TypeVar("Numbers", int, "NDArray[Any]")
"""An integer, or an array of integers."""


def counts_at_start(n: Numbers, d: Numbers, t: int = 0) -> tuple[Numbers, list[Numbers]]:
    """How many numbers of 1..n are left over if sums leave the remainder t, and the self-partnered counts.

    With q = n // d and rho = n % d, the residues 1..rho have q + 1 numbers and the others q. As rho grows from 0 to
    t - 1, and from t to d - 1, the number of numbers left over rises by one at each step and then falls again.

    >>> counts_at_start(15, 7), counts_at_start(15, 8), counts_at_start(15, 8, 1)
    ((1, [2, 0]), (0, [1, 2]), (1, [0]))
    """
    q = n // d
    rho = n - q * d
    beyond = rho >= t if t else True
    first, length = t * beyond, t + (d - 2 * t) * beyond
    left_over = (length - 1 - abs(length - 1 - 2 * (rho - first)) >> 1) + beyond * (t > 0)
    own: list[Numbers] = [] if t % 2 else [q + (rho >= t // 2) if t else q]  # t / 2 is its own partner
    own.append((q + (2 * rho >= t + d)) * ((t + d) % 2 == 0))  # and so is (t + d) / 2
    return left_over, own


def lowering_at_start(n: Numbers, d: Numbers, left_over: Numbers, own: Iterable[Numbers]) -> Numbers:
    """How many first moves on 1..n make the largest hostile set smaller, if the Divider closes.

    They take a number of the larger side of a pair, or the only number of a self-partnered residue.

    >>> lowering_at_start(15, 7, *counts_at_start(15, 7))
    3
    """
    lowering: Numbers = left_over * (n // d + 1) + sum(a == 1 for a in own)
    return lowering


def pay(own_count: Numbers) -> Numbers:
    """Twice what a self-partnered residue adds to the margin if the Divider closes: a - 2, or 0 if it is empty.

    >>> [pay(a) for a in range(5)]
    [0, -1, 0, 1, 2]
    """
    return abs(own_count - 1) - 1


def divider_margin(k: Numbers, left_over: Numbers, own: Iterable[Numbers]) -> Numbers:
    """The margin if the Divider closes.

    A largest set without bonds has the larger side of each pair, and one number of each self-partnered residue. So
    twice the margin is k mod 2, minus 1 for each number left over, plus the pay of each self-partnered residue.

    >>> divider_margin(15, 1, [2])
    0
    """
    margin: Numbers = (k % 2 - left_over + sum(map(pay, own))) // 2
    return margin


def breaker_margin(k: Numbers, has_open_pair: Numbers, own: Iterable[Numbers]) -> Numbers:
    """The margin if the Breaker closes.

    >>> breaker_margin(14, True, [2])
    5
    """
    margin: Numbers = (k + 1) // 2 - largest_bonded_set(has_open_pair, own)
    return margin


def largest_bonded_set(has_open_pair: Numbers, own: Iterable[Numbers]) -> Numbers:
    """h if the Breaker closes: the largest self-partnered count, or 2 if there is an open pair, or 1.

    >>> largest_bonded_set(True, [2, 3]), largest_bonded_set(False, [])
    (3, 1)
    """
    return reduce(_larger, own, has_open_pair + 1)


def _larger(a: Numbers, b: Numbers) -> Numbers:
    larger: Numbers = a + (b - a) * (b > a)
    return larger
