"""The audit: all that the package claims about the game, compared with exhaustive search.

    bound      boards of up to so many numbers are gone through position by position
    reach      boards of up to so many numbers are compared at the start

>>> rows = list(run(checks(bound=4)[:2]))
>>> [(row.name, row.failures) for row in rows], all(row.cases for row in rows)
([('Lemma 2.4.3', 0), ('Lemma 3.1.2', 0)], True)
"""

from __future__ import annotations

from ..game.rules import InputError, as_int
from .checks import Case, Check, Row, run
from .claims import Claims
from .lines import strategy_checks
from .oracle import CountOracle
from .solution import solution_checks
from .statements import statement_checks

BOUND = 8
"""The bound of a full audit."""


def checks(bound: int = BOUND, claims: Claims | None = None) -> list[Check]:
    """Every check for boards of up to `bound` numbers, four times as many where only the start is compared."""
    bound = as_int(bound, "bound")
    if bound < 4:
        raise InputError("bound-too-small", "an audit needs boards of at least 4 numbers, not {value}", value=bound)
    claims = Claims() if claims is None else claims
    oracle, reach = CountOracle(), 4 * bound + 1
    return [
        *statement_checks(claims, oracle, bound, reach),
        *solution_checks(claims, oracle, bound, reach),
        *strategy_checks(claims, oracle, bound),
    ]


__all__ = ["BOUND", "Case", "Check", "Claims", "Row", "checks", "run"]
