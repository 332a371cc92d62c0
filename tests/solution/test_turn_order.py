"""Theorem A. The audit compares it with a search over every word on every small graph."""

import pytest

from zahlenschlacht import InputError
from zahlenschlacht.audit import Claims, run
from zahlenschlacht.audit.turn_orders import turn_order_check
from zahlenschlacht.solution.turn_order import turn_order_decides


def test_the_word_decides_exactly_if_h_alone_does() -> None:
    [row] = run([turn_order_check(Claims(), 5)])
    assert (row.failures, row.first_failure) == (0, None)
    assert row.cases > 10_000


@pytest.mark.parametrize(("word", "left"), [("CXO", 2), ("CO", 1)])
def test_other_letters_and_fewer_than_two_left_are_refused(word: str, left: int) -> None:
    with pytest.raises(InputError):
        turn_order_decides(word, left)
