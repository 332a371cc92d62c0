"""Tests of the open questions: the search by counts against a search by sets, and the command."""

from __future__ import annotations

from functools import cache

import pytest

from zahlenschlacht import Player, Variant, winner
from zahlenschlacht.audit.conjectures import CONJECTURES, Conjecture, check, counts_at_start, divider_wins
from zahlenschlacht.game.errors import InputError


def divider_wins_by_sets(n: int, d: int, left: int, divider: Player) -> bool:
    """Whether the Divider wins, by a search over the sets of numbers."""

    @cache
    def wins(numbers: frozenset[int]) -> bool:
        if len(numbers) == left:
            return sum(numbers) % d == 0
        mover = Player.A if (n - len(numbers)) % 2 == 0 else Player.B
        return (any if mover is divider else all)(wins(numbers - {number}) for number in numbers)

    return wins(frozenset(range(1, n + 1)))


@pytest.mark.parametrize("left", [2, 3, 4])
def test_the_search_by_counts_agrees_with_a_search_by_sets(left: int) -> None:
    for n in range(left, 10):
        for d in range(2, 8):
            for divider in Player:
                closes = ((n - left) % 2 == 1) == (divider is Player.A)
                by_sets = divider_wins_by_sets(n, d, left, divider)
                assert divider_wins(counts_at_start(n, d), left, closes) == by_sets, (n, d, divider)


def test_with_two_left_the_search_agrees_with_the_solution() -> None:
    for n in range(4, 24):
        for d in range(2, 9):
            for divider in Player:
                closes = Variant(n, d, divider=divider).closer is divider
                wins = winner(n, d, 0, divider) is divider
                assert divider_wins(counts_at_start(n, d), 2, closes) == wins, (n, d, divider)


def test_the_conjectures_hold_on_small_boards() -> None:
    for name in CONJECTURES:
        results = list(check(name, 16, 7))
        assert [result.d for result in results] == [2, 3, 4, 5, 6, 7]
        assert not any(result.counterexamples for result in results)


def test_a_false_conjecture_has_its_counterexamples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CONJECTURES, "false", Conjecture(3, lambda *_: False))
    assert [result.counterexamples for result in check("false", 6, 4)] == [
        ((5, Player.B), (6, Player.A)),
        (),
        ((5, Player.B), (6, Player.A)),
    ]


@pytest.mark.parametrize(
    ("name", "n", "d"), [("last-five", 9, 5), ("last-three", 4, 5), ("last-three", 9, 1), ("last-four", 90, 12)]
)
def test_bad_arguments_are_refused(name: str, n: int, d: int) -> None:
    with pytest.raises(InputError):
        check(name, n, d)
