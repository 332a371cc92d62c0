"""Questions: drawn by their seed, and their answers are those of the theory."""

from __future__ import annotations

import numpy as np
import pytest

from zahlenschlacht import InputError, Player, Variant, winning_moves
from zahlenschlacht.explain.words import Words
from zahlenschlacht.game.notation import read
from zahlenschlacht.programs.batch import bits_of
from zahlenschlacht.programs.questions import Selection, arrays, questions, record

VARIANTS = [Variant(n, d) for n in (5, 9, 15) for d in (3, 4, 7)]


def test_the_same_seed_gives_the_same_questions_and_none_twice() -> None:
    one, again, other = (list(questions(Selection(VARIANTS, 60, seed=seed))) for seed in (1, 1, 2))
    assert one == again != other
    assert len({position.key for position in one}) == 60
    assert {position.turn for position in one} == set(Player)
    assert len({position.variant for position in one}) == len(VARIANTS)


@pytest.mark.parametrize("side", Player)
def test_critical_questions_are_where_it_matters(side: Player) -> None:
    drawn = list(questions(Selection(VARIANTS, 40, critical=True, side=side)))
    assert len(drawn) == 40
    for position in drawn:
        assert position.turn is side
        assert 0 < len(winning_moves(position)) < position.size


def test_where_there_are_no_more_there_are_fewer() -> None:
    assert len(list(questions(Selection([Variant(4, 3)], 1000)))) == 1 + 4
    assert list(questions(Selection([Variant(4, 9)], 5, critical=True))) == []  # no two numbers are bonded


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_record_says_all_that_an_answer_needs(language: str) -> None:
    for position in questions(Selection([*VARIANTS, Variant.of([-3, 0, 1, 4, 10], 5, 2, "B")], 40)):
        asked = record(position, Words(language))
        assert read(asked["id"]) == position
        assert asked["legal"] == list(position.numbers)
        assert asked["winning"] == list(winning_moves(position))
        assert asked["chance"] == len(asked["winning"]) / len(asked["legal"])
        assert asked["critical"] == (0 < asked["chance"] < 1)
        assert all(str(number) in asked["text"] for number in position.crossed)
        assert str(position.variant.d) in asked["text"]


@pytest.mark.parametrize("critical", [False, True])
def test_arrays_hold_what_the_theory_says(critical: bool) -> None:
    variants = [*VARIANTS, Variant(10, 3)]  # the last one has few critical positions
    made = arrays(Selection(variants, 300, critical, Player.B, seed=4))
    assert {len(array) for array in made.values()} == {300}
    seen = set()
    for place in range(300):
        n, d, board = (int(made[name][place]) for name in ("n", "d", "boards"))
        variant = Variant(n, d)
        left = [number for number in variant.numbers if board >> number - 1 & 1]
        position = variant.position(number for number in variant.numbers if number not in left)
        moves = winning_moves(position)
        assert int(made["winning"][place]) == bits_of(variant, moves)
        assert made["critical"][place] == (0 < len(moves) < len(left))
        assert made["critical"][place] or not critical
        assert made["turn"][place] == 1
        seen.add(variant)
    assert set(VARIANTS) <= seen
    again = arrays(Selection(variants, 300, critical, Player.B, seed=4))
    assert all(np.array_equal(made[name], again[name]) for name in made)


def test_a_selection_of_nothing_is_refused() -> None:
    with pytest.raises(InputError, match="at least one question"):
        Selection(VARIANTS, 0)
