"""Earlier appearances of the game: the claims of their texts are computed again."""

import pytest

from zahlenschlacht import Variant, solve


def winners(size: int, last_first: int = 36) -> str:
    """The winner on `size` consecutive integers, for each first number, if A wants the last two to be coprime."""
    variants = (Variant(size, "coprime", board=range(first, first + size)) for first in range(1, last_first + 1))
    return "".join(solve(variant.start(), lists=False).winner for variant in variants)


@pytest.mark.parametrize("size", [8, 10])
def test_short_rows_repeat_with_period_6(size: int) -> None:
    letters = winners(size)
    assert letters == letters[:6] * 6
    assert set(letters) == {"A", "B"}


def test_longer_even_rows_belong_to_the_second_player_and_shorter_ones_to_the_first() -> None:
    assert [set(winners(size, 20)) for size in (4, 6, 12, 14, 16)] == [{"A"}, {"A"}, {"B"}, {"B"}, {"B"}]


def test_the_forum_is_wrong_for_4_6_and_8_alone() -> None:
    sizes = [n for n in range(4, 31, 2) if solve(Variant(n, "coprime").start(), lists=False).winner == "A"]
    assert sizes == [4, 6, 8]
