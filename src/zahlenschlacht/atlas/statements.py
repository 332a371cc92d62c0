"""The statement of the paper that decides a variant Z(n, d), as a code, for whole blocks of variants.

The codes are the indices in `paper.statements_at_start()`, plus 1. A also wins if A wins for a
multiple of d. That needs no code: if Theorem 3.1.4 or 3.1.10 covers a multiple of d, then Theorem 3.1.4, 3.1.8 or
3.1.10 covers d itself.
"""

import numpy as np
from numpy.typing import NDArray

from ..game.rules import Player
from ..solution.paper import statements_at_start
from ..solution.theory import LAST_TWO
from .runs import Ints

Codes = NDArray[np.uint8]


def citations() -> list[str]:
    """The citation of each code. Code 0 means that only the complete solution decides."""
    return [LAST_TWO, *(statement.citation for statement in statements_at_start())]


def statement_codes(n: Ints, d: Ints) -> Codes:
    """The code of the deciding statement, for all variants with an n of a row and a d of a column."""
    codes: Codes = np.zeros(np.broadcast(n, d).shape, np.uint8)
    # The first statement in the paper's order has precedence, so its code is written last.
    for code, statement in reversed(list(enumerate(statements_at_start(), 1))):
        if statement.at_start:
            np.copyto(codes, np.uint8(code), where=statement.at_start(n, d))
    return codes


def is_decided(n: Ints, d: Ints) -> NDArray[np.bool_]:
    """Whether some statement decides, for all variants with an n of a row and a d of a column."""
    decided = np.zeros(np.broadcast(n, d).shape, np.bool_)
    # B's theorems are fast and cover half of the plane. If they decide the whole block, the others are skipped.
    for statement in sorted(statements_at_start(), key=lambda statement: statement.winner is Player.A):
        if statement.at_start and not decided.all():
            decided |= statement.at_start(n, d)
    return decided
