"""Which statement of the paper decides a variant Z(n, d), as a code, for whole blocks of the plane.

The order is that of `paper.rulings`: the theorems about the start, the lemmas applied to it, then A's wins for a
multiple of d. Lemma 3.1.2 speaks where one move leaves an A-situation: s plus the number of odd self-partnered counts
is 1. Lemma 3.1.7 where that sum is 3, some self-partnered count is odd, and each that is odd is at least 3.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from .cells import Figures

STATEMENTS = (
    "Last-two theorem",
    "Theorem 3.1.4",
    "Theorem 3.1.8",
    "Theorem 3.1.10",
    "Theorem 3.2.1",
    "Theorem 3.2.3",
    "Theorem 3.2.5",
    "Lemma 3.1.2",
    "Lemma 3.1.7",
    "Theorem 3.1.4 (a multiple of d)",
    "Theorem 3.1.10 (2d)",
)
"""The citation of each code; code 0 is decided by the complete solution alone."""

_EVEN_FAMILIES = ((1, 1), (-1, 2), (3, 4))
_ODD_FAMILIES = ((2, 1), (0, 1), (1, 2), (-1, 2), (-2, 3), (3, 4))
"""Theorem 3.1.10 has n + shift = d k for the k from the first on; for odd d every other k, those that make n odd."""

Codes = NDArray[np.uint8]


def statement_codes(figures: Figures, odd: int) -> Codes:
    """The code of the statement that decides each variant of a block."""
    n, d = figures.n, figures.d
    if not odd:
        return np.full(np.broadcast(n, d).shape, 6, np.uint8)
    codes: Codes = np.zeros(np.broadcast(n, d).shape, np.uint8)
    q, rho = figures.q, figures.rho
    rest = rho + d * (q & 1)  # n % 2d
    matched, multiple = _by_matching(n, d, rho, rest)
    defects = figures.s + 0
    enough: Any = True
    own_defects: Any = 0
    for exists, a in figures.own:
        one_too_many = exists & (a & 1 == 1)
        defects += one_too_many
        own_defects = own_defects + one_too_many
        enough = enough & ~(one_too_many & (a < 3))
    # What comes first in the paper's order is written last.
    codes[_on_a_formula(n, rest, 2 * d, (d % 2 == 1) & (d >= 4))] = 10
    codes[multiple] = 9
    codes[(defects == 3) & (own_defects > 0) & enough & (d >= 3)] = 8
    codes[defects == 1] = 7
    codes[d >= n + 3] = 5
    codes[(n + 3 <= 2 * d) & (d <= n - 1)] = 4
    codes[_on_a_formula(n, rho, d, d >= 7)] = 3
    codes[d <= np.where(n >= 11, 6, 3)] = 2
    codes[matched] = 1
    return codes


def _by_matching(n: Any, d: Any, rho: Any, rest: Any) -> tuple[Any, Any]:
    """Whether d is one of the divisors of Theorem 3.1.4, and whether a proper multiple of d is."""
    matched: Any = False
    multiple: Any = False
    # 2d, or d itself, is n + shift, or divides it; then the rest of n is what is missing.
    for shift, part, left in ((-1, 2, rest), (1, 2, rest), (0, 1, rho), (1, 1, rho), (2, 1, rho)):
        target = n + shift
        divisor = part * d
        matched = matched | (target == divisor)
        multiple = multiple | ((target > divisor) & (left == -shift % divisor))
    return matched, multiple


def _on_a_formula(n: Any, rest: Any, d: Any, applies: Any) -> Any:
    """Whether the odd n, which leaves this rest on division by d, is a value of Theorem 3.1.10, where it applies."""
    found: Any = False
    even = d % 2 == 0
    for place, (shift, first) in enumerate(_ODD_FAMILIES):
        also, from_there = _EVEN_FAMILIES[place] if place < len(_EVEN_FAMILIES) else (0, 0)
        there = applies & (~even | (from_there > 0))
        if there.any():
            left = np.where(there, np.where(even, -also % d, -shift % d), -1)  # -1 is no rest
            found = found | ((rest == left) & (n >= np.where(even, from_there * d - also, first * d - shift)))
    return found
