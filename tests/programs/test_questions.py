"""Questions are drawn by their seed, their answers agree with the theory, and no simple rule finds them."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import numpy as np
import pytest

from zahlenschlacht import InputError, Player, Variant, solve, winning_moves
from zahlenschlacht.explanations.words import Words
from zahlenschlacht.game.notation import read, write
from zahlenschlacht.programs import baselines
from zahlenschlacht.programs.arrays import arrays
from zahlenschlacht.programs.batch import mask_of
from zahlenschlacht.programs.grading import Mark, grade
from zahlenschlacht.programs.questions import Selection, questions, record
from zahlenschlacht.programs.splits import MAX_PER_SHAPE, SPLITS, is_for_tests, shape_key, split

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
    with pytest.raises(InputError, match="between 0 and 1, not 34"):
        Selection(VARIANTS, 1, difficulty=34)
    with pytest.raises(InputError, match="train, shapes, sizes, bonds, proofs, not 'test'"):
        split("test")


def test_difficult_questions_defeat_the_rules_of_one_line() -> None:
    sample = list(questions(Selection(VARIANTS, 30, difficulty=0.75)))
    assert len(sample) == 30
    for position in sample:
        winning, moves = winning_moves(position), baselines.moves(position)
        trial = baselines.Trial.of(position, winning)
        wins = sum(number in winning for number in moves.values())
        assert trial.difficulty == (len(moves) - wins + (trial.informed_chance <= 0.5)) / (len(moves) + 1) >= 0.75
        others = [number for number in position.numbers if number not in moves.values()]
        assert trial.informed_chance == (np.isin(others, winning).mean() if others else 0)
    batch = arrays(Selection(VARIANTS, 40, difficulty=0.75))
    assert len(batch["boards"]) == 40
    assert batch["critical"].all()


@pytest.mark.parametrize("name", SPLITS)
def test_a_part_is_balanced_and_shares_no_shape_with_training(name: str) -> None:
    part, count = split(name), 4 * len(split(name).left)
    sample = list(questions(Selection.of_split(part, count)))
    assert sample == list(questions(Selection.of_split(part, count)))
    assert len({position.key for position in sample}) == count
    assert Counter((position.turn, position.size) for position in sample) == {
        (side, size): 2 for side in Player for size in part.left
    }
    shapes = Counter(map(shape_key, sample))
    assert {is_for_tests(shape) for shape in shapes} == {part.is_for_tests}
    assert not part.is_for_tests or max(shapes.values()) <= MAX_PER_SHAPE
    for position in sample:
        fields = record(position, Words("de"), part.is_proof)
        assert fields["left"] >= 13
        assert read(fields["id"]) == position
        if part.is_proof:
            assert fields["margin"] in (-1, 0)
            assert fields["task"] == "proof"
        else:
            assert fields["critical"]
            assert fields["difficulty"] >= part.difficulty
            assert position.turn is position.variant.divider is position.variant.closer
    if part.is_proof:
        assert Counter(solve(position).winner for position in sample) == dict.fromkeys(Player, count // 2)


def test_isomorphic_positions_have_one_shape_key() -> None:
    shuffled = [write("Z(15, 7)"), "Z({2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30}, 7)"]
    assert len({shape_key(read(text)) for text in shuffled}) == 1
    paths = ["Z(6, lines 1-2 2-3 3-4 4-5)", "Z(6, lines 6-4 4-2 2-3 3-1)", "Z(6, lines 1-2 2-3 3-4 2-5)"]
    keys = [shape_key(read(text)) for text in paths]
    assert keys[0] == keys[1] != keys[2]
    # If the other player closes, the numbers without a line are the friends: the same graph, and the same game.
    path = {(1, 2), (2, 3), (3, 4), (4, 5)}
    complement = " ".join(f"{x}-{y}" for x, y in combinations(range(1, 7), 2) if (x, y) not in path)
    assert shape_key(read(f"Z(6, lines {complement})")) == shape_key(read("Z(6, lines 1-2 2-3 3-4 4-5, divider=B)"))
    rng = Random(4)
    for _ in range(50):
        variant = Variant(11, rng.choice(["5", "coprime", "square sum"]))
        crossed = rng.sample(range(1, 12), 4)
        first, second = variant.position(crossed[:3]), variant.position(crossed[1:])
        if shape_key(first) == shape_key(second):
            assert solve(first).margin == solve(second).margin
            assert len(winning_moves(first)) == len(winning_moves(second))


def test_each_proof_of_the_solution_is_graded_as_right_and_others_are_not() -> None:
    positions = list(questions(Selection([*VARIANTS, Variant(9, "coprime")], 40, is_proof=True)))
    assert len({solve(position).winner for position in positions}) == 2
    for position in positions:
        question = record(position, is_proof=True)
        [target] = question["target"]
        assert grade(question, f"<think>B [1]</think>So\n**Answer:** {target}").mark is Mark.RIGHT
        assert grade(question, f"Answer: {target.replace(' [', ', (').replace(']', ')')}.").mark is Mark.RIGHT
        loser = "B" if target[0] == "A" else "A"
        assert grade(question, f"Answer: {loser}{target[1:]}").mark is Mark.WRONG
        everything = " ".join(map(str, question["legal"]))
        assert position.size <= 3 or grade(question, f"Answer: {target[0]} [{everything}]").mark is Mark.WRONG
        alone = " ".join(f"[{number}]" for number in question["legal"])
        assert grade(question, f"Answer: {target[0]} {alone}").mark is Mark.WRONG
        assert grade(question, f"Answer: {target} [99]").mark is Mark.ILLEGAL
    with pytest.raises(InputError, match="only a search"):
        record("Z(10, lines 1-2 2-3 3-4 4-5 5-1 6-7 7-8 8-9 9-10 10-6, divider=B)", is_proof=True)


PROOF = record(read("Z(7, 4): 4 1"), is_proof=True)  # A closes; 2 3 5 6 7 are left; 2 + 6, 5 + 7, 5 + 3 are friends


@pytest.mark.parametrize(
    ("reply", "mark"),
    [
        ("Answer: A [2 6] [5 7] [3]", "right"),
        ("A [2, 6] [5, 7] [3]", "right"),
        ("Answer:\nA [[2, 6], [5, 7], [3]]", "right"),
        ("answer: a: (2 6), (3 5), (7)", "right"),
        ("Answer: **A** [6 2] [7 5] [3]", "right"),
        ("\\boxed{A [2 6] [5 3] [7]}", "right"),
        ("Antwort: A {2 6} {5 3} {7}", "right"),
        ("Answer: A [2 6] [5 7]", "wrong"),  # 3 is missing
        ("Answer: A [2 6] [5 7] [3] [3]", "wrong"),
        ("Answer: A [2 3] [5 7] [6]", "wrong"),  # 2 + 3 is no multiple of 4
        ("Answer: A [2] [6] [5 7] [3]", "wrong"),  # too many groups
        ("Answer: B [2 3 5]", "wrong"),
        ("Answer: B [2 6] [5 7] [3]", "wrong"),
        ("Answer: A [2 6] [5 7] [4]", "illegal"),  # 4 is crossed out
        ("Answer: A", "unreadable"),
        ("Answer: A by search", "unreadable"),
        ("Answer: A, because a search of all games shows it", "unreadable"),
        ("Answer: A [search]", "unreadable"),
        ("Answer: A [2 6] [5 7] 3", "unreadable"),
        ("Answer: [2 6] [5 7] [3]", "unreadable"),
        ("Answer: A [2-6] [5-7] [3]", "unreadable"),
        ("Answer: not A [2 6] [5 7] [3]", "unreadable"),
        ("A wins [2 6] [5 7] [3]", "unreadable"),
        ("Answer: A [2 6] [5 7] [3]\nAnswer: B [2 3 5]", "contradictory"),
        ("<think>Answer: A [2 6] [5 7] [3]</think>", "unreadable"),
        ("", "unreadable"),
    ],
)
def test_a_proof_is_read_strictly(reply: str, mark: str) -> None:
    assert grade(PROOF, reply).mark == mark, grade(PROOF, reply).reason
