"""Numbers, lists and ranges are read from text, and any other text is refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zahlenschlacht.game.errors import InputError
from zahlenschlacht.game.parsing import MAX_DIGITS, is_number, parse_int, parse_ints, parse_range

NUMBERS = st.integers(-(10**40), 10**40)


@given(NUMBERS)
def test_a_number_is_read_as_it_is_written(value: int) -> None:
    assert is_number(str(value))
    assert parse_int(f" {value} ", "n") == value


@given(st.lists(NUMBERS, max_size=6), st.sampled_from([",", ", ", " ", " , ,"]))
def test_a_list_is_read_with_commas_or_spaces(values: list[int], between: str) -> None:
    assert parse_ints(between.join(map(str, values)), "number") == values


@given(st.integers(-100, 100), st.integers(0, 100), st.integers(1, 9))
def test_a_range_has_both_ends(first: int, more: int, step: int) -> None:
    assert parse_range(f"{first}:{first + more}", "n") == range(first, first + more + 1)
    assert parse_range(f"{first}:{first + more}:{step}", "n") == range(first, first + more + 1, step)


@given(st.text(max_size=8).filter(lambda text: not text.strip().removeprefix("-").isdecimal()))
def test_other_text_is_not_a_number(text: str) -> None:
    with pytest.raises(InputError, match="n must be a whole number"):
        parse_int(text, "n")


@pytest.mark.parametrize("text", ["", "-", "--1", "+1", "1_0", "1.0", "1e3", "٣", "²", "0x1", "1-"])
def test_texts_that_int_might_accept_are_refused(text: str) -> None:
    assert not is_number(text)
    with pytest.raises(InputError):
        parse_int(text, "n")


def test_a_number_may_be_too_long() -> None:
    assert parse_int("-" + "9" * MAX_DIGITS, "n") < 0
    with pytest.raises(InputError, match="n has more than 3900 digits"):
        parse_int("9" * (MAX_DIGITS + 1), "n")
    with pytest.raises(InputError, match="n has more than 3 digits"):
        parse_range("1:1000", "n", longest=3)


@pytest.mark.parametrize("text", ["5", "5:9:0", "5:9:-1", "5:9:2:2", "9:5"])
def test_other_text_is_not_a_range(text: str) -> None:
    with pytest.raises(InputError, match=r"n (must be|begins after)"):
        parse_range(text, "n")
