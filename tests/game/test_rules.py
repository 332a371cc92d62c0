"""The rules of the game."""

import copy
import pickle
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helpers.random_boards import positions
from zahlenschlacht import ORIGINAL, SCHOOL, InputError, MoveError, Player, Position, Variant, ZahlenschlachtError
from zahlenschlacht.game.rules import MAX_PLAYABLE, parse_variant


def test_the_game_of_the_papers_figure_4_is_won_by_a() -> None:
    start = SCHOOL.start()
    assert (start.numbers, start.turn, start.moves_left, start.is_over, start.winner) == (
        tuple(range(1, 16)),
        Player.A,
        13,
        False,
        None,
    )
    end = SCHOOL.position([1, 2, 5, 4, 10, 6, 8, 7, 14, 9, 12, 13, 15])
    assert (end.numbers, end.turn, end.moves_left, end.is_over, end.winner) == ((3, 11), None, 0, True, Player.A)
    assert end.crossed == (1, 2, 5, 4, 10, 6, 8, 7, 14, 9, 12, 13, 15)


def test_the_named_variants() -> None:
    assert (ORIGINAL.n, ORIGINAL.d, SCHOOL.n, SCHOOL.d) == (2017, 8, 15, 7)
    assert ORIGINAL.closer is Player.A
    assert Variant(4, 2).closer is Player.B


def test_remainder_and_divider_decide_the_winner() -> None:
    crossed = [1, 2, 3]
    assert Variant(5, 3).position(crossed).winner is Player.A
    assert Variant(5, 3, 1).position(crossed).winner is Player.B
    assert Variant(5, 3, 1, "B").position(crossed).winner is Player.A
    assert Variant(5, 3, divider=Player.B).position(crossed).winner is Player.B


@pytest.mark.parametrize(
    ("parts", "variant"),
    [
        ({"n": 15, "d": 7}, SCHOOL),
        ({"n": "15", "d": " 7 ", "remainder": "3"}, Variant(15, 7, 3)),
        ({"n": "15", "bond": "Coprime", "divider": " b"}, Variant(15, "coprime", divider="B")),
        ({"numbers": "1, 4 9,-3", "bond": "7"}, Variant.of([1, 4, 9, -3], 7)),
        ({"n": "4", "numbers": [9, 4, 1, -3], "d": 7, "divider": Player.B}, Variant.of([1, 4, 9, -3], 7, 0, "B")),
    ],
)
def test_a_variant_is_read_from_values_and_from_texts(parts: dict[str, Any], variant: Variant) -> None:
    assert parse_variant(**parts) == variant


@pytest.mark.parametrize(
    ("parts", "code"),
    [
        ({"n": 15}, "no-bond"),
        ({"d": 7}, "no-board"),
        ({"n": 15, "d": 7, "bond": "coprime"}, "two-bonds"),
        ({"n": 99, "d": 7, "numbers": "1,2,3,4,5"}, "wrong-n"),
        ({"n": "1.5", "d": 7}, "not-a-number"),
        ({"n": 15, "d": "x"}, "not-a-number"),
        ({"n": 15, "d": 7, "remainder": ""}, "not-a-number"),
        ({"n": 15, "d": 7, "divider": "C"}, "not-a-player"),
        ({"numbers": "1,2,x,4", "d": 7}, "not-a-number"),
        ({"numbers": "", "d": 7}, "n-too-small"),
    ],
)
def test_parts_that_make_no_variant_are_refused(parts: dict[str, Any], code: str) -> None:
    with pytest.raises(InputError) as error:
        parse_variant(**parts)
    assert error.value.code == code


def test_a_position_does_not_change_when_a_number_is_crossed_out() -> None:
    start = SCHOOL.start()
    after = start.cross(8)
    assert 8 in start
    assert 8 not in after
    assert (after.parent, after.last, after.ply, after.turn) == (start, 8, 1, Player.B)
    with pytest.raises(AttributeError):
        start.ply = 3  # type: ignore[misc]


def test_a_position_contains_the_numbers_that_can_be_crossed_out() -> None:
    np = pytest.importorskip("numpy")
    position = SCHOOL.position([8])
    values: list[Any] = [3, np.int64(3), np.uint8(3), 8, np.int64(8), 0, 16, True, "3", 3.0, None]
    for value in values:
        try:
            position.cross(value)
        except ZahlenschlachtError:
            assert value not in position
        else:
            assert value in position


@pytest.mark.parametrize(
    ("build", "code"),
    [
        (lambda: Variant(3, 7), "n-too-small"),
        (lambda: Variant(-(10**5000), 7), "n-too-small"),
        (lambda: Variant(15, 1), "d-too-small"),
        (lambda: Variant(15, 7, 7), "remainder-out-of-range"),
        (lambda: Variant(15, 7, -1), "remainder-out-of-range"),
        (lambda: Variant(15, 7, 0, "C"), "not-a-player"),
        (lambda: Variant(15, 7, 0, None), "not-a-player"),  # type: ignore[arg-type]
        (lambda: Variant(True, 7), "not-a-number"),
        (lambda: Variant(15, 1.5), "not-a-number"),  # type: ignore[arg-type]
        (lambda: Variant("15", 7), "not-a-number"),  # type: ignore[arg-type]
        (lambda: Variant(15, 7, False), "not-a-number"),
        (lambda: Variant(5, 7, board=(1, 2, 3, 9)), "wrong-n"),
        (lambda: Variant.of([1, 2, 3], 7), "n-too-small"),
        (lambda: Variant.of([1, 2, 3, 2], 7), "repeated"),
        (lambda: Variant.of([1, 2, 3, 4.0], 7), "not-a-number"),  # type: ignore[list-item]
        (lambda: Variant.of(7, 7), "not-a-board"),  # type: ignore[arg-type]
        (lambda: SCHOOL.start().cross(True), "not-a-number"),
        (lambda: SCHOOL.start().cross("7"), "not-a-number"),  # type: ignore[arg-type]
        (lambda: SCHOOL.start().cross(1.5), "not-a-number"),  # type: ignore[arg-type]
        (lambda: Variant(MAX_PLAYABLE + 1, 7).start().cross(1), "board-too-large"),
        (lambda: Variant(10**100, 7).start().numbers, "board-too-large"),
    ],
)
def test_unreadable_input_is_refused(build: Any, code: str) -> None:
    with pytest.raises(InputError) as error:
        build()
    assert error.value.code == code
    assert len(str(error.value)) < 160
    assert not isinstance(error.value, MoveError)


@pytest.mark.parametrize(
    ("position", "number", "text"),
    [
        (SCHOOL.start(), 16, "16 is not on the board of Z(15, 7)"),
        (SCHOOL.start(), 0, "0 is not on the board of Z(15, 7)"),
        (SCHOOL.position([8]), 8, "8 is already crossed out; choose a number that is left"),
        (Variant(4, 3).position([1, 2]), 3, "3 cannot be crossed out: the game is over"),
        (Variant.of([-3, 5, 7, 9], 2).start(), 1, "1 is not on the board of Z({-3, 5, 7, 9}, 2)"),
    ],
)
def test_a_forbidden_move_is_refused(position: Position, number: int, text: str) -> None:
    with pytest.raises(MoveError) as error:
        position.cross(number)
    assert str(error.value) == text
    assert not isinstance(error.value, InputError)
    assert isinstance(error.value, ZahlenschlachtError)


def test_a_message_names_the_value_and_what_was_expected() -> None:
    with pytest.raises(InputError, match="the remainder must be between 0 and 6, not 9"):
        Variant(15, 7, 9)
    with pytest.raises(InputError, match="at least 4 numbers, not a number of about 5001 digits"):
        Variant(-(10**5000), 7)


def test_huge_variants_can_be_named() -> None:
    huge = Variant(10**300 + 1, 10**200)
    assert str(huge) == f"Z({10**300 + 1}, {10**200})"
    assert huge.closer is Player.A
    assert "about 10001 digits" in str(Variant(10**10000, 7))


boards = st.sets(st.integers(-(10**12), 10**12), min_size=4, max_size=12)


@given(boards, st.integers(2, 30), st.data())
def test_any_game_goes_on_until_two_numbers_remain(board: set[int], d: int, data: st.DataObject) -> None:
    variant = Variant.of(board, d, data.draw(st.integers(0, d - 1)), data.draw(st.sampled_from("AB")))
    position = variant.start()
    left = set(board)
    players = []
    while not position.is_over:
        players.append(position.turn)
        number = data.draw(st.sampled_from(position.numbers))
        position = position.cross(number)
        left.remove(number)
        assert position.numbers == tuple(sorted(left))
        assert position.size == len(left)
    assert players == [Player.A if ply % 2 == 0 else Player.B for ply in range(variant.n - 2)]
    assert players[-1] is variant.closer
    assert position.winner is (variant.divider if sum(left) % d == variant.remainder else variant.divider.other)
    assert pickle.loads(pickle.dumps(position)) == position
    assert hash(variant.position(position.crossed)) == hash(position)


def test_equal_sets_in_another_order_are_other_positions() -> None:
    assert SCHOOL.position([1, 2]) != SCHOOL.position([2, 1])
    assert SCHOOL.position([1, 2]) == SCHOOL.position([1, 2])
    assert Variant(4, 7) == Variant.of([3, 1, 2, 4], 7)


def test_a_long_game_is_freed_without_deep_recursion() -> None:
    end = Variant(20_170, 8).position(range(1, 20_169))
    assert end.numbers == (20_169, 20_170)
    del end


def test_a_variant_and_a_position_are_their_own_copies() -> None:
    position = Variant.of([2, 3, 9, 10], 5).position([9])
    for value in (position, position.variant):
        assert copy.copy(value) is value
        assert copy.deepcopy([value])[0] is value


@given(positions(), st.randoms(use_true_random=False))
def test_the_key_of_a_position_depends_on_its_board_alone(position: Position, rng: Random) -> None:
    moves = list(position.crossed)
    rng.shuffle(moves)
    again = position.variant.position(moves)
    assert again.key == position.key
    assert hash(again.key) == hash(position.key)
    if not position.is_over:
        assert position.cross(position.numbers[0]).key != position.key


def test_the_key_of_a_position_has_its_variant() -> None:
    assert len({Variant(5, 3).start().key, Variant(5, 4).start().key, Variant(5, 3, 1).start().key}) == 3


@pytest.mark.parametrize(
    "variant",
    [
        Variant(15, 7),
        Variant(9, 5, remainder=2, divider="B"),
        Variant(9, "coprime"),
        Variant.of([4, -3, 1, 9], "difference 2"),
        Variant(9, "lines 1-2 3-9", divider="B"),
    ],
    ids=str,
)
def test_the_representation_of_a_variant_and_a_position_can_be_evaluated(variant: Variant) -> None:
    position = variant.position(variant.numbers[:2])
    assert eval(repr(variant), {"Variant": Variant}) == variant
    assert eval(repr(position), {"Variant": Variant}) == position


def test_the_divisor_may_be_given_by_its_name() -> None:
    assert Variant(9, d=4) == Variant(9, 4)
    assert Variant(9, d=4, remainder=1, divider="B") == Variant(9, 4, 1, "B")
    with pytest.raises(InputError, match="not both"):
        Variant(9, "coprime", d=4)
    with pytest.raises(InputError, match="needs the divisor"):
        Variant(9)


def test_a_position_of_a_text_is_refused_at_once() -> None:
    with pytest.raises(InputError, match=r"Variant\(9, 4\)\.start\(\), not to 'Z\(9, 4\)'"):
        Position("Z(9, 4)")  # type: ignore[arg-type]
