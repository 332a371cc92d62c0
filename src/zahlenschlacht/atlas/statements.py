"""Which statement of the paper decides a variant Z(n, d), as a code, for whole blocks of the plane.

The codes are the places in `paper.statements_at_start()`, plus 1. A's wins for a multiple of d need no code: where a
multiple of d is one of Theorem 3.1.4 or 3.1.10, d itself is one of Theorem 3.1.4, 3.1.8 or 3.1.10.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ..game.rules import Player
from ..solution.paper import statements_at_start
from ..solution.theory import LAST_TWO
from .runs import Ints

Codes = NDArray[np.uint8]


def citations() -> list[str]:
    """The citation of each code; code 0 is decided by the complete solution alone."""
    return [LAST_TWO, *(statement.citation for statement in statements_at_start())]


def statement_codes(n: Ints, d: Ints) -> Codes:
    """The code of the statement that decides each variant where a row of n and a column of d meet."""
    codes: Codes = np.zeros(np.broadcast(n, d).shape, np.uint8)
    # What comes first in the paper's order is written last.
    for code, statement in reversed(list(enumerate(statements_at_start(), 1))):
        if statement.at_start:
            np.copyto(codes, np.uint8(code), where=statement.at_start(n, d))
    return codes


def is_decided(n: Ints, d: Ints) -> NDArray[np.bool_]:
    """Whether some statement decides each variant where a row of n and a column of d meet."""
    decided = np.zeros(np.broadcast(n, d).shape, np.bool_)
    # B's theorems cover half of the plane and are quick: where they decide everything, the others are not needed.
    for statement in sorted(statements_at_start(), key=lambda it: it.winner is Player.A):
        if statement.at_start and not decided.all():
            decided |= statement.at_start(n, d)
    return decided
