"""The complete solution against both oracles, against the rows of its closed form, and far beyond any search."""

from collections import Counter
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helpers.random_boards import positions, variants
from zahlenschlacht.audit.boards import family, positions_up_to_exchange
from zahlenschlacht.audit.boards import positions as every_position
from zahlenschlacht.audit.oracle import CountOracle, SetOracle
from zahlenschlacht.game.errors import InputError
from zahlenschlacht.game.rules import MAX_PLAYABLE, ORIGINAL, SCHOOL, Player, Position, Variant
from zahlenschlacht.solution.classics import closer_wins_square_sums
from zahlenschlacht.solution.paper import rulings
from zahlenschlacht.solution.residues import tally
from zahlenschlacht.solution.theory import (
    LAST_TWO,
    count_below_frontier,
    frontier,
    lowering_residues,
    margin_at_start,
    margin_of,
    solve,
    winner,
    winning_moves,
    winning_residues,
)

A, B = Player.A, Player.B
ORACLE = CountOracle()
"""Shared by all tests, because it caches every shape that it has searched."""


def largest_hostile_set(position: Position) -> int:
    """h, by trying every set of numbers."""
    variant = position.variant
    closer_divides = variant.closer is variant.divider
    return max(
        size
        for size in range(1, position.size + 1)
        for numbers in combinations(position.numbers, size)
        if all(variant.bonded(x, y) != closer_divides for x, y in combinations(numbers, 2))
    )


def h_from_the_counts(variant: Variant) -> int:
    """h at the start as the theory states it, with the numbers counted one by one."""
    d, t = variant.d, variant.remainder
    counts = Counter(number % d for number in variant.numbers)
    self_partnered = {r for r in counts if (2 * r - t) % d == 0}
    pairs = {tuple(sorted((r, (t - r) % d))) for r in counts if r not in self_partnered}
    if variant.closer is variant.divider:
        return sum(max(counts[r], counts[other]) for r, other in pairs) + len(self_partnered)
    open_pair = any(counts[r] and counts[other] for r, other in pairs)
    return max([counts[r] for r in self_partnered] + [2 if open_pair else 1])


def row_of_the_closed_form(n: int, d: int, divider: Player) -> Player:
    """The table of the closed form, row by row."""
    q, rho = divmod(n, d)
    s = min(rho, d - 1 - rho)
    e = 1 if d % 2 == 0 and 2 * rho >= d else 0
    if divider is A:
        if n % 2 == 0:
            return B
        if d % 2:
            return A if s < max(q, 2) else B
        return A if s == 0 or (q >= 1 and s <= 2 * q + e - 3) else B
    if n % 2:
        return A
    if d % 2:
        return B if (q == 0 and s == 0) or (q >= 1 and s <= q - 2) else A
    return B if (q >= 1 and s <= 2 * q + e - 4) or (q == 0 and s == 0 and e == 0) else A


def agrees(oracle: SetOracle | CountOracle, position: Position) -> bool:
    """Whether winner and winning moves agree with the oracle, and the certificate proves the margin."""
    verdict = solve(position)
    certificate = verdict.certificate
    assert certificate is not None
    return (
        verdict.winner is oracle.winner(position)
        and verdict.winning_moves == winning_moves(position) == oracle.winning_moves(position)
        and verdict.closer is position.variant.closer
        and (verdict.margin >= 0) == (verdict.winner is verdict.closer)
        and certificate.holds(position)
        and verdict.margin == (position.size + 1) // 2 - len(certificate.hostile)
    )


@pytest.mark.parametrize("n", [4, 5, 6, 7])
def test_every_position_of_the_small_family(n: int) -> None:
    for variant in family([n], all_remainders=n < 7):
        oracle = SetOracle(variant)
        for position in every_position(variant):
            assert agrees(oracle, position), position


@pytest.mark.parametrize(("n", "d"), [(11, 3), (12, 4), (13, 4), (14, 3), (15, 4), (12, 5), (20, 2), (17, 3)])
def test_positions_of_larger_boards(n: int, d: int) -> None:
    for remainder in {0, 1, d // 2, d - 1}:
        for divider in Player:
            for position in positions_up_to_exchange(Variant(n, d, remainder, divider)):
                assert agrees(ORACLE, position), position


@given(positions(largest=9))
def test_any_board_against_the_set_oracle(position: Position) -> None:
    assert agrees(SetOracle(position.variant), position)


@given(positions(largest=16))
def test_any_board_against_the_count_oracle(position: Position) -> None:
    assert agrees(ORACLE, position)


@pytest.mark.parametrize("sizes", [range(4, 18), range(18, 23), range(23, 26)])
def test_the_winner_of_every_start(sizes: range) -> None:
    for variant in family(sizes):
        expected = ORACLE.winner(variant.start())
        assert winner(variant.n, variant.d, variant.remainder, variant.divider) is expected, variant


@pytest.mark.parametrize("n", [30, 31, 32, 33, 36, 37])
def test_the_winner_of_larger_starts(n: int) -> None:
    for d in range(2, 2 * n + 3):
        for remainder in {0, d // 2, d - 1}:
            for divider in Player:
                expected = ORACLE.winner(Variant(n, d, remainder, divider).start())
                assert winner(n, d, remainder, divider) is expected, (n, d, remainder, divider)


@pytest.mark.parametrize("divider", Player)
def test_the_rows_of_the_closed_form(divider: Player) -> None:
    for n in range(4, 200):
        for d in range(2, 2 * n + 5):
            expected = row_of_the_closed_form(n, d, divider)
            assert winner(n, d, 0, divider) is expected, (n, d)
            margin = margin_at_start(Variant(n, d, 0, divider))
            assert (margin >= 0) == (expected is (A if n % 2 else B)), (n, d)


def test_the_margin_at_the_start_in_constant_time() -> None:
    for variant in family(range(4, 20)):
        margin = margin_at_start(variant)
        assert margin == (variant.n + 1) // 2 - h_from_the_counts(variant), variant
        assert margin == margin_of(tally(variant.start())), variant


@given(st.integers(4, 3000), st.integers(2, 4000), st.integers(0, 4000), st.sampled_from(Player))
def test_the_margin_at_the_start_of_large_boards(n: int, d: int, t: int, divider: Player) -> None:
    variant = Variant(n, d, t % d, divider)
    margin = margin_at_start(variant)
    assert margin == (n + 1) // 2 - h_from_the_counts(variant)
    assert winner(n, d, t % d, divider) is (variant.closer if margin >= 0 else variant.closer.other)


@given(variants(largest=9))
def test_the_margin_is_half_the_board_less_the_largest_hostile_set(variant: Variant) -> None:
    start = variant.start()
    assert margin_at_start(variant) == solve(start).margin == (variant.n + 1) // 2 - largest_hostile_set(start)


@given(positions(largest=9))
def test_lowering_and_winning_residues(position: Position) -> None:
    board, d = tally(position), position.variant.d
    h = largest_hostile_set(position)
    if not position.is_over:
        lowering = {number % d for number in position.numbers if largest_hostile_set(position.cross(number)) < h}
        assert lowering_residues(board) == lowering
    moves = SetOracle(position.variant).winning_moves(position)
    assert winning_residues(board) == {number % d for number in moves}


@given(
    st.integers(MAX_PLAYABLE + 1, 10**120), st.integers(2, 10**120), st.integers(0, 10**120), st.sampled_from(Player)
)
def test_integers_of_any_size(n: int, d: int, t: int, divider: Player) -> None:
    for remainder in (0, t % d):
        variant = Variant(n, d, remainder, divider)
        margin = margin_at_start(variant)
        answer = winner(n, d, remainder, divider)
        assert answer is (variant.closer if margin >= 0 else variant.closer.other)
        verdict = solve(variant.start())
        assert (verdict.winner, verdict.margin, verdict.closer) == (answer, margin, variant.closer)
        assert verdict.winning_moves is None
        assert verdict.certificate is None
    assert winner(n, d, 0, divider) is row_of_the_closed_form(n, d, divider)


@given(st.integers(2, 10**60), st.integers(1, 10**60))
def test_far_beyond_the_frontier_a_wins_every_odd_board(d: int, beyond: int) -> None:
    edge = frontier(d)
    assert winner(2 * beyond + (3 if edge is None else edge), d) is A
    if edge is not None:
        assert winner(edge, d) is B


def test_the_frontier_is_the_last_odd_board_that_b_wins() -> None:
    for d in range(2, 61):
        sizes = [n for n in range(5, 2 * d * d + 50, 2) if winner(n, d) is B]
        assert frontier(d) == (sizes[-1] if sizes else None), d


def test_the_frontier_by_search() -> None:
    for d in range(2, 11):
        sizes = [n for n in range(5, 42, 2) if ORACLE.winner(Variant(n, d).start()) is B]
        assert frontier(d) == (sizes[-1] if sizes else None), d


def test_the_verdicts_that_the_paper_knows() -> None:
    school = solve(SCHOOL.start())
    assert (school.winner, school.closer, school.margin, school.winning_moves) == (A, A, 0, (1, 8, 15))
    assert school.reason == "Theorem 3.1.4"
    assert school.certificate is not None
    assert (school.certificate.kind, school.certificate.delete) == ("pairing", (1,))
    original = solve(ORIGINAL.start())
    assert (original.winner, original.margin, len(original.winning_moves or ())) == (A, 250, 2017)
    edge = solve(Variant(17, 7).start())
    assert (edge.winner, edge.reason, edge.winning_moves) == (B, LAST_TWO, ())
    assert edge.certificate is not None
    assert edge.certificate.kind == "hostile"
    assert solve(SCHOOL.position([2])).reason == "Theorem 3.2.6"
    beyond = solve(Variant(10**50, 7).start())
    assert (beyond.winner, beyond.reason) == (B, "Theorem 3.2.5")


@given(positions(largest=12))
def test_the_reason_is_a_statement_with_the_same_winner(position: Position) -> None:
    verdict = solve(position)
    winners = {ruling.citation: ruling.winner for ruling in rulings(position)}
    assert set(winners.values()) <= {verdict.winner}
    assert verdict.reason in winners if winners else verdict.reason == LAST_TWO


@given(positions(largest=10), st.data())
def test_a_certificate_with_a_fault_does_not_hold(position: Position, data: st.DataObject) -> None:
    certificate = solve(position).certificate
    assert certificate is not None
    assert certificate.holds(position)
    number = data.draw(st.sampled_from(position.numbers))
    faults = [
        replace(certificate, groups=certificate.groups[1:]),
        replace(certificate, groups=(*certificate.groups, (number,))),
        replace(certificate, hostile=(*certificate.hostile, max(position.variant.numbers) + 1)),
    ]
    if certificate.kind != "pairing":
        faults += [replace(certificate, hostile=tuple(sorted({*certificate.hostile, x}))) for x in position.numbers]
    if certificate.kind == "hostile":
        faults += [replace(certificate, hostile=certificate.hostile[1:])]
        faults += [replace(certificate, delete=(*certificate.delete, certificate.hostile[0]))]
    for fault in faults:
        assert fault == certificate or not fault.holds(position), fault


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((3, 7), "at least 4 numbers, not 3"),
        ((-(10**40), 7), "at least 4 numbers, not -1000"),
        ((15, 1), "d must be at least 2, not 1"),
        ((15, 7, 7), "between 0 and 6, not 7"),
        ((15, 7, -1), "between 0 and 6, not -1"),
        ((15, 7, 0, "C"), "a player is A or B, not 'C'"),
        ((15, 7, 1, None), "a player is A or B, not None"),
        ((True, 7), "n must be a whole number, not True"),
        ((15.0, 7), "n must be a whole number, not 15.0"),
        ((15, "seven"), "there is no bond 'seven'"),
        ((15, 7.0), "d must be a whole number, not 7.0"),
        ((15, 7, 1.5), "remainder must be a whole number, not 1.5"),
        ((15, 7, 0.0), "remainder must be a whole number, not 0.0"),
        ((15, 7, False), "remainder must be a whole number, not False"),
    ],
)
def test_bad_values_are_refused(arguments: tuple[Any, ...], message: str) -> None:
    with pytest.raises(InputError, match=message):
        winner(*arguments)


def test_the_frontier_refuses_bad_values() -> None:
    for d in (1, True, "7"):
        with pytest.raises(InputError):
            frontier(d)  # type: ignore[arg-type]


def test_players_may_be_given_by_letter() -> None:
    for divider in Player:
        for n, d, t in ((15, 7, 0), (12, 5, 0), (14, 6, 3), (101, 9, 4)):
            assert winner(n, d, t, str(divider)) is winner(n, d, t, divider)


def test_the_winning_moves_alone_are_refused_if_they_cannot_be_listed() -> None:
    with pytest.raises(InputError, match="too large to be listed"):
        winning_moves(Variant(MAX_PLAYABLE + 1, 7).start())


@given(positions())
def test_without_lists_a_verdict_says_the_same_with_less(position: Position) -> None:
    verdict = solve(position)
    assert verdict.winning_moves is not None
    assert solve(position, lists=False) == replace(verdict, winning_moves=None, winning_residues=None, certificate=None)


def test_the_number_of_odd_boards_that_b_wins() -> None:
    """The counts of docs/theory.md, section 8."""
    for d in range(2, 80):
        assert count_below_frontier(d) == sum(winner(n, d) is Player.B for n in range(5, d * d, 2)), d


def test_the_largest_even_board_that_a_wins_as_the_breaker() -> None:
    """The frontier for question (ii) in docs/theory.md, section 9."""
    for d in range(2, 66):
        boards = [n for n in range(4, d * d + 2, 2) if winner(n, d, divider="B") is Player.A]
        assert frontier(d, Player.B) == (boards[-1] if boards else None), d


def test_square_sums_have_a_closed_form() -> None:
    """The closed form of docs/theory.md, section 12, against the search for largest hostile sets."""
    for n in range(4, 41):
        for divider in Player:
            variant = Variant(n, "square sum", divider=divider)
            assert closer_wins_square_sums(n, variant.divider_closes) == (margin_at_start(variant) >= 0), variant
    assert (winner("Z(61, square sum)"), winner("Z(1000, square sum)")) == (Player.A, Player.B)
    assert winner("Z(10000001, divides)") is Player.A


def test_a_divisor_beside_n_is_enough_to_solve() -> None:
    assert solve(9, 4) == solve(Variant(9, 4))
    assert solve(9, 4, remainder=1, divider="B") == solve(Variant(9, 4, 1, "B"))
