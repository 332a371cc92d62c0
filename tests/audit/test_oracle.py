"""The oracles against the rules played out by hand, against each other, and at the sizes that they must reach."""

import ast
import inspect

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helpers.small_boards import all_positions, small_variants
from zahlenschlacht.audit import oracle
from zahlenschlacht.audit.oracle import CountOracle, SetOracle
from zahlenschlacht.game.errors import InputError
from zahlenschlacht.game.rules import Player, Position, Variant


def winner_by_the_rules(position: Position) -> Player:
    """The winner by the definition of best play, with the rules alone and without a memo."""
    if position.winner is not None:
        return position.winner
    turn = position.turn
    assert turn is not None
    if any(winner_by_the_rules(position.cross(number)) is turn for number in position.numbers):
        return turn
    return turn.other


def winning_moves_by_the_rules(position: Position) -> tuple[int, ...]:
    if position.is_over:
        return ()
    return tuple(x for x in position.numbers if winner_by_the_rules(position.cross(x)) is position.turn)


def test_the_set_oracle_plays_by_the_rules() -> None:
    for variant in [
        *small_variants(4, 10),
        *small_variants(5, 7),
        Variant(6, 4),
        Variant(6, 4, 2, Player.B),
        Variant(7, 3),
    ]:
        by_set = SetOracle(variant)
        for position in all_positions(variant):
            assert by_set.winner(position) is winner_by_the_rules(position), position
            assert by_set.winning_moves(position) == winning_moves_by_the_rules(position), position


def test_the_set_oracle_plays_by_the_rules_on_own_boards() -> None:
    for variant in (
        Variant.of([-7, -1, 0, 3, 14], 7),
        Variant.of([-6, -3, 0, 3, 6], 3, 0, "B"),
        Variant.of([-100, -5, 2, 9, 10**30, 10**30 + 1], 4, 3),
    ):
        by_set = SetOracle(variant)
        for position in all_positions(variant):
            assert by_set.winner(position) is winner_by_the_rules(position), position
            assert by_set.winning_moves(position) == winning_moves_by_the_rules(position), position


@pytest.mark.parametrize("n", [4, 5, 6, 7, 8])
def test_the_oracles_agree_on_every_position(n: int) -> None:
    by_counts = CountOracle()
    for variant in small_variants(n, {4: 10, 5: 12, 6: 14, 7: 9, 8: 6}[n]):
        by_sets = SetOracle(variant)
        for position in all_positions(variant):
            assert by_counts.winner(position) is by_sets.winner(position), position
            assert by_counts.winning_moves(position) == by_sets.winning_moves(position), position


@pytest.mark.parametrize("n", [11, 12, 13])
def test_the_oracles_agree_on_larger_starts(n: int) -> None:
    by_counts = CountOracle()
    for d in range(2, 2 * n + 3):
        for remainder, divider in ((0, Player.A), (0, Player.B), (d - 1, Player.A), (d // 2, Player.B)):
            start = Variant(n, d, remainder, divider).start()
            by_sets = SetOracle(start.variant)
            assert by_counts.winner(start) is by_sets.winner(start), start
            assert by_counts.winning_moves(start) == by_sets.winning_moves(start), start


@given(
    st.lists(st.integers(-40, 40), min_size=4, max_size=9, unique=True),
    st.integers(2, 15),
    st.integers(0, 14),
    st.sampled_from(Player),
    st.data(),
)
def test_the_oracles_agree_on_own_boards(
    numbers: list[int], d: int, remainder: int, divider: Player, data: st.DataObject
) -> None:
    variant = Variant.of(numbers, d, remainder % d, divider)
    crossed = data.draw(st.lists(st.sampled_from(variant.numbers), max_size=variant.n - 2, unique=True))
    position = variant.position(crossed)
    by_counts, by_sets = CountOracle(), SetOracle(variant)
    assert by_counts.winner(position) is by_sets.winner(position)
    assert by_counts.winning_moves(position) == by_sets.winning_moves(position)


@pytest.mark.parametrize("divider", Player)
def test_the_count_oracle_reaches_33_numbers_for_every_divisor(divider: Player) -> None:
    by_counts = CountOracle()
    divisors = [d for d in range(2, 69) if by_counts.winner(Variant(33, d, 0, divider).start()) is divider]
    # Odd d: s < max(q, 2); even d: s = 0 or s <= 2q + e - 3; reversed, A always wins as the closing Breaker.
    assert divisors == ([*range(2, 13), 16, 17, 33, 34, 35] if divider is Player.A else [])


def test_a_finished_game_has_a_winner_and_no_moves() -> None:
    oracles: tuple[CountOracle | SetOracle, ...] = (CountOracle(), SetOracle(Variant(4, 5)))
    for each in oracles:
        bonded, unbonded = Variant(4, 5).position([1, 4]), Variant(4, 5).position([1, 2])
        assert (each.winner(bonded), each.winning_moves(bonded)) == (Player.A, ())
        assert (each.winner(unbonded), each.winning_moves(unbonded)) == (Player.B, ())


def test_the_set_oracle_refuses_large_boards_and_other_variants() -> None:
    with pytest.raises(InputError, match="at most 24 numbers, not 25"):
        SetOracle(Variant(25, 3))
    with pytest.raises(InputError, match=r"made for Z\(5, 3\), not for Z\(5, 4\)"):
        SetOracle(Variant(5, 3)).winner(Variant(5, 4).start())


def test_the_oracle_imports_the_rules_alone() -> None:
    imports = [
        (node.level, node.module)
        for node in ast.walk(ast.parse(inspect.getsource(oracle)))
        if isinstance(node, ast.ImportFrom) and (node.level or (node.module or "").startswith("zahlenschlacht"))
    ]
    assert imports == [(2, "game.errors"), (2, "game.rules")]
    assert not [node for node in ast.walk(ast.parse(inspect.getsource(oracle))) if isinstance(node, ast.Import)]
