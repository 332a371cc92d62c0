"""Labels in bulk are those of `solve`, position by position."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest
from hypothesis import given

from helpers import random_boards
from zahlenschlacht import InputError, Player, Position, Variant, solve
from zahlenschlacht.programs.batch import CHUNK_SIZE, labels, mask_of


def check(variant: Variant, positions: list[Position]) -> None:
    """Check the labels of these positions against the verdict on each of them."""
    batch = labels(variant, [mask_of(variant, position.numbers) for position in positions])
    for place, position in enumerate(positions):
        verdict = solve(position)
        moves = verdict.winning_moves or ()
        assert "AB"[batch.winner[place]] == verdict.winner, position
        assert batch.margin[place] == verdict.margin, position
        assert int(batch.winning[place]) == mask_of(variant, moves), position
        assert batch.critical[place] == (0 < len(moves) < position.size), position


@pytest.mark.parametrize("divider", Player)
@pytest.mark.parametrize("n", [4, 7, 8])
def test_every_position_of_small_variants(n: int, divider: Player) -> None:
    for d in range(2, n + 4):
        for remainder in {0, 1, d - 1}:
            variant = Variant(n, d, remainder, divider)
            crossings = [crossed for ply in range(n - 1) for crossed in combinations(variant.numbers, ply)]
            check(variant, [variant.position(crossed) for crossed in crossings])


@given(random_boards.positions(largest=40))
def test_positions_of_any_variant(position: Position) -> None:
    check(position.variant, [position])


def test_boards_of_64_numbers_and_more_than_a_chunk() -> None:
    variant = Variant(64, 9, divider=Player.B)
    full = (1 << 64) - 1
    boards = np.full(2 * CHUNK_SIZE + 3, full, np.uint64)
    boards[-1] = full ^ 1 ^ 1 << 63
    batch = labels(variant, boards)
    assert len(batch.winner) == len(boards)
    assert batch.margin[0] == solve(variant.start()).margin
    check(variant, [variant.start(), variant.position([1, 64]), variant.position(range(1, 60))])
    assert (batch.winning[:-1] == batch.winning[0]).all()
    assert batch.margin[-1] == solve(variant.position([1, 64])).margin


def test_no_boards_have_no_labels() -> None:
    assert len(labels(Variant(5, 3), []).winner) == 0


@pytest.mark.parametrize(
    ("variant", "boards", "expected"),
    [
        (Variant(65, 3), [3], "at most 64 numbers"),
        (Variant(5, 3), [1], "at least two numbers"),
        (Variant(5, 3), [3, 0b100001], "all of them of Z"),
        (Variant(5, 3), [-1], "sets of bits"),
        (Variant(5, 3), ["eight"], "sets of bits"),
        (Variant(5, 3), [[3]], "sets of bits"),
        (Variant(5, 3), 3, "sets of bits"),
    ],
)
def test_input_that_is_no_board_is_refused(variant: Variant, boards: object, expected: str) -> None:
    with pytest.raises(InputError, match=expected):
        labels(variant, boards)
