"""The audit: every claim of the package about the game, compared with exhaustive search.

    bound      the largest board on which every position is compared
    reach      the largest board on which the start is compared

>>> rows = list(run(checks(bound=4)[:2]))
>>> [(row.name, row.failures) for row in rows], all(row.cases for row in rows)
([('Lemma 2.4.3', 0), ('Lemma 3.1.2', 0)], True)
"""

from ..game.errors import InputError, as_int
from .checks import Case, Check, Row, run
from .claims import Claims
from .lines import strategy_checks
from .oracle import CountOracle
from .solution import solution_checks
from .statements import statement_checks

BOUND = 8
"""The bound of the default audit."""


def checks(bound: int = BOUND, claims: Claims | None = None) -> list[Check]:
    """All checks, for boards of up to `bound` numbers, and about four times as many where only starts are compared."""
    bound = as_int(bound, "bound")
    if bound < 4:
        raise InputError("bound-too-small", value=bound)
    claims = Claims() if claims is None else claims
    oracle, reach = CountOracle(), 4 * bound + 1
    return [
        *statement_checks(claims, oracle, bound, reach),
        *solution_checks(claims, oracle, bound, reach),
        *strategy_checks(claims, oracle, bound),
    ]


__all__ = ["BOUND", "Case", "Check", "Claims", "Row", "checks", "run"]
