"""Marked sets and drawn pairs are judged by the rules, and the wrong numbers are named."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.random_boards import positions
from zahlenschlacht import MoveError, Position, Variant, solve
from zahlenschlacht.explanations.words import LANGUAGES, Words
from zahlenschlacht.learn.exercises.draw_pairs import most_pairs, pairs_flaw
from zahlenschlacht.learn.exercises.mark_set import hostile_flaw, hostile_size, left_over, left_over_flaw

WORDS = [Words(language) for language in LANGUAGES]


def is_hostile(position: Position, numbers: tuple[int, ...]) -> bool:
    """Whether the numbers are a hostile set, by the definition."""
    variant = position.variant
    are_bonded = variant.closer is not variant.divider
    return all(variant.bonded(x, y) == are_bonded for x, y in combinations(numbers, 2))


def largest_matching(position: Position, numbers: frozenset[int]) -> int:
    """The size of a largest matching, found by trying all pairs."""
    if not numbers:
        return 0
    first = min(numbers)
    rest = numbers - {first}
    partners = [other for other in rest if position.variant.bonded(first, other)]
    return max([largest_matching(position, rest), *(1 + largest_matching(position, rest - {it}) for it in partners)])


@given(positions(largest=8), st.data())
@settings(deadline=None)
def test_a_set_is_accepted_if_it_is_hostile_and_large_enough(position: Position, data: st.DataObject) -> None:
    sizes = [
        size
        for size in range(position.size + 1)
        if any(is_hostile(position, it) for it in combinations(position.numbers, size))
    ]
    assert hostile_size(position) == max(sizes)
    marks = tuple(data.draw(st.sets(st.sampled_from(position.numbers))))
    minimum = data.draw(st.integers(0, position.size))
    flaw = hostile_flaw(position, marks, minimum)
    assert (flaw is None) == (is_hostile(position, marks) and len(marks) >= minimum)
    if flaw is not None:
        assert set(flaw.numbers) <= set(marks)
        assert not flaw.numbers or not is_hostile(position, flaw.numbers)
        assert all(words.say(flaw.message) for words in WORDS)


@given(positions(largest=8), st.data())
@settings(deadline=None)
def test_pairs_are_accepted_if_they_are_bonded_disjoint_and_enough(position: Position, data: st.DataObject) -> None:
    most = most_pairs(position)
    assert most == largest_matching(position, frozenset(position.numbers))
    two = list(combinations(position.numbers, 2))
    bonded = [pair for pair in two if position.variant.bonded(*pair)]
    pairs = data.draw(st.lists(st.sampled_from(bonded or two), max_size=4))
    flat = [number for pair in pairs for number in pair]
    is_right = len(set(flat)) == len(flat) and all(pair in bonded for pair in pairs) and len(pairs) >= most
    flaw = pairs_flaw(position, pairs, most)
    assert (flaw is None) == is_right
    if flaw is not None:
        assert all(words.say(flaw.message) for words in WORDS)


@given(positions(largest=8), st.data())
@settings(deadline=None)
def test_numbers_are_left_over_if_the_others_can_be_paired_off(position: Position, data: st.DataObject) -> None:
    check_left_over(position, data)


BONDS = ("coprime", "divides", "difference 3", "product 6", "prime sum", "square sum", "lines 1-2 2-3 3-4 5-6 1-3")


@given(st.sampled_from(BONDS), st.integers(6, 8), st.data())
@settings(deadline=None)
def test_numbers_are_left_over_with_every_bond(bond: str, n: int, data: st.DataObject) -> None:
    crossed = data.draw(st.lists(st.integers(1, n), unique=True, max_size=n - 4))
    check_left_over(Variant(n, bond).position(crossed), data)


def check_left_over(position: Position, data: st.DataObject) -> None:
    """Check that marks numbers are accepted exactly if they are as few as possible and all others can be paired."""
    board = frozenset(position.numbers)
    most = largest_matching(position, board)
    assert most_pairs(position) == most
    assert left_over_flaw(position, left_over(position)) is None
    marks = frozenset(data.draw(st.sets(st.sampled_from(position.numbers))))
    is_right = 2 * largest_matching(position, board - marks) == len(board - marks) and len(board - marks) == 2 * most
    flaw = left_over_flaw(position, marks)
    assert (flaw is None) == is_right
    if flaw is not None:
        assert all(words.say(flaw.message) for words in WORDS)


def test_certificates_are_accepted_as_answers() -> None:
    lost_position = Variant(13, 8).position([4, 9, 3, 10, 1, 5])
    certificate = solve(lost_position).certificate
    assert certificate is not None
    assert hostile_flaw(lost_position, certificate.hostile, 5) is None
    assert hostile_flaw(lost_position, [2, 7, 8, 11, 12], 5) is None
    won_position = Variant(15, 7).position([8])
    pairing = solve(won_position).certificate
    assert pairing is not None
    assert pairs_flaw(won_position, pairing.groups, 7) is None


def test_numbers_off_the_board_are_refused_and_wrong_pairs_are_named() -> None:
    position = Variant(7, 7).position([7])
    with pytest.raises(MoveError, match="7 is not on the board"):
        hostile_flaw(position, [1, 7], 2)
    with pytest.raises(MoveError, match="9 is not on the board"):
        pairs_flaw(position, [(1, 9)], 1)
    doubled_flaw = pairs_flaw(Variant(7, 7).start(), [(7, 7)], 1)
    assert doubled_flaw is not None
    assert (doubled_flaw.message.id, doubled_flaw.numbers) == ("flaw-no-pair", (7,))
    single_flaw = pairs_flaw(position, [(1,)], 1)
    assert single_flaw is not None
    assert single_flaw.message.id == "flaw-no-pair"
    missing_flaw = pairs_flaw(position, [(1, 6), (2, 5)], 3)
    assert missing_flaw is not None
    assert missing_flaw.numbers == (3, 4)
