"""Questions are drawn by their seed, and their answers agree with the theory."""

from __future__ import annotations

import numpy as np
import pytest

from zahlenschlacht import InputError, Player, Variant, winning_moves
from zahlenschlacht.explain.words import Words
from zahlenschlacht.game.notation import read
from zahlenschlacht.programs.batch import mask_of
from zahlenschlacht.programs.questions import Selection, arrays, questions, record
from zahlenschlacht.programs.splits import SPLITS, variants

VARIANTS = [Variant(n, d) for n in (5, 9, 15) for d in (3, 4, 7)]


def test_the_same_seed_gives_the_same_questions_and_none_twice() -> None:
    first, repetition, other = (list(questions(Selection(VARIANTS, 60, False, seed=seed))) for seed in (1, 1, 2))
    assert first == repetition != other
    assert len({position.key for position in first}) == 60
    assert {position.turn for position in first} == set(Player)
    assert len({position.variant for position in first}) == len(VARIANTS)


@pytest.mark.parametrize("side", Player)
def test_critical_questions_have_winning_and_losing_moves(side: Player) -> None:
    sample = list(questions(Selection(VARIANTS, 40, side=side)))
    assert len(sample) == 40
    for position in sample:
        assert position.turn is side
        assert 0 < len(winning_moves(position)) < position.size


def test_there_are_fewer_questions_if_there_are_too_few_positions() -> None:
    assert len(list(questions(Selection([Variant(4, 3)], 1000, critical=False)))) == 1 + 4
    assert list(questions(Selection([Variant(4, 9)], 5))) == []  # no two numbers are bonded


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_record_has_all_that_an_answer_needs(language: str) -> None:
    for position in questions(Selection([*VARIANTS, Variant.of([-3, 0, 1, 4, 10], 5, 2, "B")], 40, False)):
        fields = record(position, Words(language))
        assert read(fields["id"]) == position
        assert fields["legal"] == list(position.numbers)
        assert fields["winning"] == list(winning_moves(position))
        assert fields["target"] == [str(number) for number in winning_moves(position)]
        assert fields["chance"] == len(fields["winning"]) / len(fields["legal"])
        assert fields["critical"] == (0 < fields["chance"] < 1)
        assert all(str(number) in fields["input"] for number in position.crossed)
        assert str(position.variant.d) in fields["input"]


@pytest.mark.parametrize("critical", [False, True])
def test_arrays_agree_with_the_theory(critical: bool) -> None:
    variants = [*VARIANTS, Variant(10, 3)]  # the last one has few critical positions
    batch = arrays(Selection(variants, 300, critical, Player.B, seed=4))
    assert {len(array) for array in batch.values()} == {300}
    visited = set()
    for place in range(300):
        n, d, board = (int(batch[name][place]) for name in ("n", "d", "boards"))
        variant = Variant(n, d)
        numbers = [number for number in variant.numbers if board >> number - 1 & 1]
        position = variant.position(number for number in variant.numbers if number not in numbers)
        moves = winning_moves(position)
        assert int(batch["winning"][place]) == mask_of(variant, moves)
        assert batch["critical"][place] == (0 < len(moves) < len(numbers))
        assert batch["critical"][place] or not critical
        assert batch["turn"][place] == 1
        visited.add(variant)
    assert set(VARIANTS) <= visited
    second_batch = arrays(Selection(variants, 300, critical, Player.B, seed=4))
    assert all(np.array_equal(batch[name], second_batch[name]) for name in batch)


def test_a_selection_of_nothing_is_refused() -> None:
    with pytest.raises(InputError, match="at least one question"):
        Selection(VARIANTS, 0)
    with pytest.raises(InputError, match="at least one variant"):
        Selection([], 1)
    with pytest.raises(InputError, match="above 0 and at most 1, not 34"):
        Selection(VARIANTS, 1, chance_at_most=34)


def test_a_low_chance_level_leaves_hard_questions() -> None:
    limit = 0.34
    sample = list(questions(Selection(VARIANTS, 60, chance_at_most=limit)))
    assert len(sample) == 60
    assert all(0 < len(winning_moves(position)) <= limit * position.size for position in sample)
    batch = arrays(Selection(VARIANTS, 200, chance_at_most=limit))
    assert (np.bitwise_count(batch["winning"]) <= limit * np.bitwise_count(batch["boards"])).all()
    assert batch["critical"].all()


def test_the_parts_of_the_split_are_apart_and_have_questions() -> None:
    parts = {name: variants(name) for name in SPLITS}
    everything = [variant for part in parts.values() for variant in part]
    assert len(set(everything)) == len(everything)
    assert max(variant.n for variant in parts["train"]) < min(variant.n for variant in parts["sizes"])
    assert {variant.n for variant in parts["bonds"]} == {variant.n for variant in parts["train"]}
    assert not any(variant.bond.is_sum for variant in parts["bonds"])
    for part in parts.values():
        sample = list(questions(Selection(part, 50, chance_at_most=0.5)))
        assert len(sample) == 50
        for position in sample:
            entry = record(position, Words("de"))
            assert entry["d"] == (position.variant.d if position.variant.bond.is_sum else None)
            assert read(entry["id"]) == position
    with pytest.raises(InputError, match="train, sizes, bonds, not 'test'"):
        variants("test")
