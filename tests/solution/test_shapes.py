"""Shapes determine the game: their margins and moves are those of the positions."""

from collections import Counter
from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helpers.random_boards import positions
from zahlenschlacht.game.rules import Position, Variant
from zahlenschlacht.solution.residues import partner, tally
from zahlenschlacht.solution.shapes import (
    Shape,
    graph_of,
    margin_of_shape,
    names_for,
    partners_left,
    shape_of,
    spot_of,
    spots,
    without,
)
from zahlenschlacht.solution.theory import margin_of


@given(positions(), st.sets(st.integers(0, 12)))
def test_a_move_of_the_shape_is_a_move_of_the_position(position: Position, named: set[int]) -> None:
    variant, board = position.variant, tally(position)
    names = names_for(variant, named)
    shape = shape_of(board, names)
    assert sum(a + b for _, a, b in shape) == position.size
    spots_of_numbers = {spot_of(board, number % variant.d, names) for number in position.numbers}
    assert spots_of_numbers == set(spots(shape))
    if position.is_over:
        return
    for number in position.numbers:
        after = tally(position.cross(number))
        spot = spot_of(board, number % variant.d, names)
        assert without(shape, spot) == shape_of(after, names)
        answer = partner(variant, number % variant.d)
        expected = spot_of(after, answer, names) if after.count(answer) else None
        assert partners_left(spot) == expected


@given(positions())
def test_the_margin_of_a_shape_is_that_of_its_positions(position: Position) -> None:
    variant, board = position.variant, tally(position)
    assert margin_of_shape(shape_of(board), variant.closer is variant.divider) == margin_of(board)


@given(positions(), st.data())
def test_a_residue_with_a_name_keeps_its_counts(position: Position, data: st.DataObject) -> None:
    variant, board = position.variant, tally(position)
    r = data.draw(st.sampled_from(sorted(board.counts)))
    shape = shape_of(board, names_for(variant, [r]))
    named_components = [component for component in shape if component[0] > 1]
    low, high = sorted((r, partner(variant, r)))
    counts = (board.count(low), 0 if low == high else board.count(high))
    assert [component[1:] for component in named_components] == ([counts] if any(counts) else [])
    assert all(component[0] % 2 == (low == high) for component in named_components)


def test_boards_that_differ_by_a_renaming_have_one_shape_and_others_do_not() -> None:
    boards = [
        Variant.of(board, 5) for board in ([1, 6, 4, 5], [2, 7, 3, 5], [3, 8, 2, 10], [1, 4, 9, 5], [1, 6, 11, 5])
    ]
    shapes = Counter(shape_of(tally(board.start())) for board in boards)
    assert sorted(shapes.values()) == [1, 4]


def graph(position: Position) -> Shape:
    return graph_of(shape_of(tally(position)))


def are_isomorphic(one: Position, two: Position) -> bool:
    """Whether a bijection of the numbers keeps every bond, by trying all of them."""
    numbers, other_numbers = one.numbers, two.numbers
    bonds = {frozenset(pair) for pair in combinations(other_numbers, 2) if two.variant.bonded(*pair)}
    return len(numbers) == len(other_numbers) and any(
        all(one.variant.bonded(x, y) == (frozenset((image[x], image[y])) in bonds) for x, y in combinations(numbers, 2))
        for order in permutations(other_numbers)
        for image in [dict(zip(numbers, order, strict=True))]
    )


@pytest.mark.parametrize(
    "variant", [Variant(6, 2), Variant(6, 3, 1), Variant(6, 4), Variant.of([-3, 0, 1, 4, 9, 12], 5)]
)
def test_positions_have_one_graph_exactly_if_their_bond_graphs_are_isomorphic(variant: Variant) -> None:
    numbers = tuple(variant.numbers)
    every = [variant.position(crossed) for k in (1, 2, 3) for crossed in combinations(numbers, k)]
    for one, two in combinations(every, 2):
        assert (graph(one) == graph(two)) == are_isomorphic(one, two), (one, two)


@given(positions())
def test_the_margin_of_a_graph_is_that_of_its_positions(position: Position) -> None:
    variant = position.variant
    assert margin_of_shape(graph(position), variant.closer is variant.divider) == margin_of(tally(position))
