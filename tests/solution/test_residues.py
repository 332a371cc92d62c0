"""The residue model against its definitions, counted number by number."""

from collections import Counter
from itertools import combinations
from unittest.mock import Mock

import pytest
from hypothesis import given

from helpers.random_boards import positions, variants
from zahlenschlacht.game.errors import InputError
from zahlenschlacht.game.rules import ORIGINAL, Position, Variant
from zahlenschlacht.solution import residues
from zahlenschlacht.solution.residues import (
    CACHE_SIZE,
    Tally,
    bonded_to,
    bonds,
    count_at_start,
    is_a_situation,
    numbers_by_residue,
    partner,
    self_partnered,
    smallest_with_residue,
    superfluous,
    tally,
)


def counts(position: Position) -> dict[int, int]:
    """The count of each residue that has numbers left, in the order of the residues."""
    return {r: a for r, a in sorted(tally(position).counts.items()) if a}


def test_counts_at_the_start_in_closed_form() -> None:
    for n in range(4, 41):
        for d in range(2, 2 * n + 3):
            expected = Counter(number % d for number in range(1, n + 1))
            assert [count_at_start(n, d, r) for r in range(d)] == [expected[r] for r in range(d)], (n, d)


def test_the_counts_of_the_papers_examples() -> None:
    assert counts(Variant(15, 7).start()) == {0: 2, 1: 3, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2}
    assert counts(ORIGINAL.start()) == {r: 253 if r == 1 else 252 for r in range(8)}
    assert counts(Variant(15, 6).start()) == {0: 2, 1: 3, 2: 3, 3: 3, 4: 2, 5: 2}


def test_partners_complete_each_other() -> None:
    for d in range(2, 25):
        for remainder in range(d):
            variant = Variant(5, d, remainder)
            for r in range(d):
                assert (r + partner(variant, r) - remainder) % d == 0
                assert partner(variant, partner(variant, r)) == r
            assert self_partnered(variant) == tuple(r for r in range(d) if (2 * r - remainder) % d == 0)


def test_the_papers_self_partnered_residues() -> None:
    assert self_partnered(Variant(15, 7)) == (0,)
    assert self_partnered(Variant(2017, 8)) == (0, 4)
    assert self_partnered(Variant(5, 2, 1)) == ()


@given(positions())
def test_counts_by_their_definition(position: Position) -> None:
    d = position.variant.d
    assert counts(position) == dict(Counter(sorted(number % d for number in position.numbers)))
    by_residue = numbers_by_residue(position)
    assert {r: tuple(numbers) for r, numbers in by_residue.items()} == {
        r: tuple(number for number in position.numbers if number % d == r) for r in counts(position)
    }
    assert all(smallest_with_residue(position, r) == numbers[0] for r, numbers in by_residue.items())


@given(positions())
def test_a_tally_derived_move_by_move_equals_a_new_count(position: Position) -> None:
    game = position.variant.start()
    tally(game)
    for number in position.crossed:
        game = game.cross(number)
        assert tally(game) == Tally.of(game)
        assert tally(game) is tally(game)
    if game.parent is not None:
        assert tally(game.parent) == Tally.of(game.parent)


def test_a_tally_is_derived_if_only_one_player_asks_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A random opponent asks for no tally. Counting all moves anew made a game cost the square of its length."""
    of = Mock(wraps=Tally.of)
    monkeypatch.setattr(Tally, "of", of)
    position = Variant(200, 7).start()
    tallies = []
    for number in range(1, 199):
        if position.ply % 2 == 0:
            tallies.append((position, tally(position)))
        position = position.cross(number)
    assert of.call_count == 1
    assert all(board == of(earlier) for earlier, board in tallies)


def test_a_long_game_keeps_few_tallies() -> None:
    position = Variant(4 * CACHE_SIZE, 7).start()
    for number in range(1, 3 * CACHE_SIZE):
        position = position.cross(number)
        assert tally(position) == Tally.of(position)
    assert sum(1 for entry, _ in residues._CACHE.values() if entry.variant is position.variant) <= CACHE_SIZE


@given(positions())
def test_the_figures_of_a_tally(position: Position) -> None:
    variant, board = position.variant, tally(position)
    self_partners = self_partnered(variant)
    count_of = counts(position)
    pairs = {frozenset((r, partner(variant, r))) for r in count_of if r not in self_partners}
    sides = [[count_of.get(r, 0) for r in sorted(pair)] for pair in pairs]
    assert board.size == len(position.numbers)
    assert board.left_over == sum(abs(a - b) for a, b in sides)
    assert board.open_pairs == sum(1 for a, b in sides if a and b)
    assert board.self_counts() == tuple(
        count_of.get(r, 0) for r in self_partners if any(number % variant.d == r for number in variant.numbers)
    )
    ordered_pairs = list(board.pairs())
    assert {frozenset(pair) for pair in ordered_pairs} == pairs
    assert len(ordered_pairs) == len(pairs)
    assert all(board.count(r) >= board.count(other) for r, other in ordered_pairs)


@given(positions())
def test_bonds_and_superfluous_numbers_by_definition(position: Position) -> None:
    is_bonded = position.variant.bonded
    assert sorted(bonds(position)) == [pair for pair in combinations(position.numbers, 2) if is_bonded(*pair)]
    for number in position.numbers:
        assert bonded_to(position, number) == tuple(other for other in position.numbers if is_bonded(number, other))
    assert superfluous(position) == tuple(
        number for number in position.numbers if not any(is_bonded(number, other) for other in position.numbers)
    )


def can_be_paired(numbers: tuple[int, ...], variant: Variant) -> bool:
    """Whether the numbers can be split into pairs of partners, by trying all pairs."""
    if not numbers:
        return True
    first, *rest = numbers
    return any(
        can_be_paired(tuple(other for other in rest if other != partner_), variant)
        for partner_ in rest
        if variant.bonded(first, partner_)
    )


@given(positions(largest=8))
def test_an_a_situation_is_a_board_in_pairs(position: Position) -> None:
    assert is_a_situation(position) == can_be_paired(position.numbers, position.variant)


def test_the_papers_a_situations() -> None:
    assert [x for x in range(1, 16) if is_a_situation(Variant(15, 7).position([x]))] == [1, 8, 15]
    assert is_a_situation(ORIGINAL.position([1]))
    assert not is_a_situation(ORIGINAL.position([2]))
    # Example 3.1.9: 7, then 2, then 3, 9 or 15.
    answers = [x for x in range(1, 16) if x not in (2, 7) and is_a_situation(Variant(15, 6).position([7, 2, x]))]
    assert answers == [3, 9, 15]


@given(variants())
def test_the_bonds_of_a_variant_are_symmetric(variant: Variant) -> None:
    for x, y in combinations(variant.numbers, 2):
        assert variant.bonded(x, y) == variant.bonded(y, x) == (partner(variant, x % variant.d) == y % variant.d)
        assert not variant.bonded(x, x)


def test_a_board_too_large_to_list_is_refused() -> None:
    with pytest.raises(InputError, match="too large to be listed and played"):
        tally(Variant(10**30, 7).start())
