"""The audit passes for the claims of the package, and fails if any of them is replaced by a wrong one."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

import pytest

from zahlenschlacht.audit import Case, Check, Claims, Row, checks, run
from zahlenschlacht.audit.boards import arrivals, family, own_boards, positions, positions_up_to_exchange, searchable
from zahlenschlacht.audit.oracle import CountOracle
from zahlenschlacht.audit.solution import largest_hostile_sets
from zahlenschlacht.audit.statements import statement_checks
from zahlenschlacht.game.errors import InputError
from zahlenschlacht.game.rules import Player, Position, Variant
from zahlenschlacht.solution import paper, theory
from zahlenschlacht.solution.residues import tally
from zahlenschlacht.strategies import STRATEGIES, Move, NamedStrategy, uniform
from zahlenschlacht.strategies.perfect import Perfect
from zahlenschlacht.strategies.random_moves import RandomMoves

SMALL = 5


def checks_named(claims: Claims, *names: str, bound: int = SMALL) -> list[Check]:
    """The checks of these names."""
    matches = [check for check in checks(bound, claims) if check.name in names]
    assert {check.name for check in matches} == set(names)
    return matches


def first_failures(claims: Claims, *names: str, bound: int = SMALL) -> dict[str, str | None]:
    """The first failure of each of these checks, where they stop; None if there is none."""
    return {
        check.name: next(filter(None, (row.first_failure for row in by_subject(check))), None)
        for check in checks_named(claims, *names, bound=bound)
    }


def by_subject(check: Check) -> Iterator[Row]:
    """The outcome of a check on each subject alone."""
    for subject in check.subjects:
        yield from run([replace(check, subjects=[subject])])


def with_statement(number: str, decides: Callable[[Position], Player | None]) -> Claims:
    """The claims of the package, with one statement of the paper replaced."""

    def changed(statements: Sequence[paper.Statement]) -> tuple[paper.Statement, ...]:
        return tuple(replace(each, decides=decides) if each.number == number else each for each in statements)

    return replace(Claims(), about_starts=changed(paper.ABOUT_STARTS), about_positions=changed(paper.ABOUT_POSITIONS))


def test_all_claims_of_the_package_pass() -> None:
    rows = run(checks(SMALL))
    assert [row.name for row in rows if row.failures or row.first_failure] == []
    without_cases = {row.name for row in rows if row.cases == 0}
    assert without_cases == {"Strategy random", "Strategy learner", "Lemma 3.1.7"}


def test_every_statement_and_every_strategy_has_a_check() -> None:
    names = [check.name for check in checks(4)]
    assert names[:10] == [statement.citation for statement in paper.statements().values()]
    assert names[-len(STRATEGIES) :] == [f"Strategy {name}" for name in STRATEGIES]
    assert len(set(names)) == len(names)


def test_lemma_3_1_7_has_cases_below_the_full_bound() -> None:
    [check] = [it for it in statement_checks(Claims(), CountOracle(), bound=6, reach=6) if it.name == "Lemma 3.1.7"]
    [row] = run([check])
    assert row.cases > 0
    assert row.failures == 0


def a_wins_one_more(position: Position) -> Player | None:
    n, d = position.variant.n, position.variant.d
    return Player.A if n % 2 and d in ((n - 1) // 2, (n + 1) // 2, n, n + 1, n + 2, n + 3) else None


def d_is_four_too_early(position: Position) -> Player | None:
    n, d = position.variant.n, position.variant.d
    return Player.A if n % 2 and d <= (6 if n >= 9 else 3) else None


def one_formula_off(position: Position) -> Player | None:
    n, d = position.variant.n, position.variant.d
    return Player.A if d >= 7 and d % 2 and n == d + 2 else paper.statements()["3.1.10"].decides(position)


def b_wins_from_half(position: Position) -> Player | None:
    n, d = position.variant.n, position.variant.d
    return Player.B if n % 2 and n + 1 <= 2 * d and d <= n - 1 else None


def b_wins_beyond_n(position: Position) -> Player | None:
    return Player.B if position.variant.n % 2 and position.variant.d >= position.variant.n + 2 else None


def a_wins_even_boards(position: Position) -> Player | None:
    return Player.A if position.variant.n % 2 == 0 else None


def a_wins_with_three_defects(position: Position) -> Player | None:
    if position.variant.n % 2 == 0 or position.turn is not Player.A:
        return None
    return Player.A if sum(paper.defects(position).values()) <= 3 else None


def b_wins_after_any_move(position: Position) -> Player | None:
    n, d = position.variant.n, position.variant.d
    return Player.B if n % 2 and d != 2 and d in (n, n + 1, n + 2) and position.turn is Player.B else None


@pytest.mark.parametrize(
    ("number", "wrong"),
    [
        ("3.1.2", a_wins_with_three_defects),
        ("3.1.4", a_wins_one_more),
        ("3.1.7", a_wins_with_three_defects),
        ("3.1.8", d_is_four_too_early),
        ("3.1.10", one_formula_off),
        ("3.2.1", b_wins_from_half),
        ("3.2.3", b_wins_beyond_n),
        ("3.2.5", a_wins_even_boards),
        ("3.2.6", b_wins_after_any_move),
    ],
)
def test_a_wrong_statement_fails(number: str, wrong: Callable[[Position], Player | None]) -> None:
    name = paper.statements()[number].citation
    failure = first_failures(with_statement(number, wrong), name)[name]
    assert failure is not None
    assert failure.startswith(f"{name} gives Z(")


def test_a_wrong_count_fails() -> None:
    wrong = replace(Claims(), count_at_start=lambda n, d, r: n // d + (r <= n % d))
    assert first_failures(wrong, "Lemma 2.4.3")["Lemma 2.4.3"] is not None


def test_a_wrong_ruling_by_divisibility_fails() -> None:
    def wrong(position: Position) -> tuple[paper.Ruling, ...]:
        variant = position.variant
        multiple = next((m for m in (variant.n - 1, variant.n + 3) if m % variant.d == 0), None)
        return (paper.Ruling(paper.statements()["3.1.4"], Player.A, multiple),)

    assert first_failures(replace(Claims(), rulings=wrong), "Divisibility")["Divisibility"] is not None


def test_a_wrong_list_of_variants_fails() -> None:
    # Three too many and one too few, in one search: each is a failure of its own.
    wrong = {*paper.website_variants(), Variant(17, 7), Variant(5, 2), Variant(13, 4)} - {Variant(5, 3)}
    [check] = checks_named(replace(Claims(), website=lambda: tuple(wrong)), "The 57 variants")
    [row] = run([replace(check, subjects=[n for n in check.subjects if n <= 17])])
    assert (row.failures, row.first_failure) == (4, "Z(5, 2) is on the list")


def test_a_wrong_closed_form_fails_in_few_places() -> None:
    def wrong(n: int, d: int, remainder: int, divider: Player) -> Player:
        return Player.A if (n, d, remainder) == (17, 7, 0) else theory.winner(n, d, remainder, divider)

    [row] = run(checks_named(replace(Claims(), winner=wrong), "Closed form"))
    assert row.failures == 1
    assert row.first_failure == "the closed form gives Z(17, 7) to A, but B wins"


def test_a_wrong_margin_and_a_wrong_frontier_fail() -> None:
    claims = replace(
        Claims(),
        margin_at_start=lambda variant: theory.margin_at_start(variant) + (variant.d == 9),
        frontier=lambda d, divider: 13 if (d, divider) == (5, Player.A) else theory.frontier(d, divider),
    )
    failures = first_failures(claims, "Margin at the start", "Frontier", "Verdicts")
    assert all(failures.values())
    assert failures["Frontier"] == "the frontier of 5 is given as 13, but A wins Z(13, 5)"


def test_a_wrong_reversed_frontier_and_a_wrong_count_fail() -> None:
    claims = replace(
        Claims(),
        frontier=lambda d, divider: 14 if (d, divider) == (5, Player.B) else theory.frontier(d, divider),
        count_below_frontier=lambda d: 4 if d == 7 else theory.count_below_frontier(d),
    )
    assert first_failures(claims, "Frontier, reversed", "Boards of B") == {
        "Frontier, reversed": "the frontier of 5 is given as 14, but B wins Z(14, 5, divider=B)",
        "Boards of B": "B wins 3 odd boards for d = 7, not 4",
    }


def wrong_winner(position: Position) -> theory.Verdict:
    verdict = theory.solve(position)
    return replace(verdict, winner=verdict.winner.other) if position.size == 3 else verdict


def wrong_moves(position: Position) -> theory.Verdict:
    verdict = theory.solve(position)
    return replace(verdict, winning_moves=verdict.winning_moves[:-1]) if verdict.winning_moves else verdict


def wrong_margin(position: Position) -> theory.Verdict:
    verdict = theory.solve(position)
    return replace(verdict, margin=verdict.margin + 1) if verdict.margin >= 0 else verdict


def wrong_closer(position: Position) -> theory.Verdict:
    verdict = theory.solve(position)
    return replace(verdict, closer=verdict.closer.other, margin=-1 - verdict.margin)


def no_certificate(position: Position) -> theory.Verdict:
    return replace(theory.solve(position), certificate=None)


def certificate_of_another_position(position: Position) -> theory.Verdict:
    start = theory.solve(position.variant.start())
    return replace(theory.solve(position), certificate=start.certificate)


@pytest.mark.parametrize(
    "wrong",
    [wrong_winner, wrong_moves, wrong_margin, wrong_closer, no_certificate, certificate_of_another_position],
)
def test_a_wrong_verdict_fails(wrong: Callable[[Position], theory.Verdict]) -> None:
    names = ("Verdicts", "Verdicts, larger boards", "Verdicts, own boards")
    assert all(first_failures(replace(Claims(), solve=wrong), *names, bound=4).values())


class Boaster(RandomMoves):
    """Claims every position where it could move."""

    name = "boaster"

    def wins(self, position: Position) -> bool:
        return not position.is_over


class Careless(Perfect):
    """Claims what perfect play wins, and then plays any number once few are left."""

    def rule(self, position: Position) -> Move:
        return uniform(position.numbers) if position.size <= 4 else super().rule(position)


class Modest(Perfect):
    """Claims too little for perfect play."""

    def wins(self, position: Position) -> bool:
        return position.size < 5 and super().wins(position)


class Cheat(Perfect):
    """Crosses out a number that is not on the board."""

    name = "cheat"

    def rule(self, position: Position) -> int:
        return 1000


@pytest.mark.parametrize(
    ("wrong", "failure"),
    [
        (Boaster(), "boaster claims Z(4, 2), but loses Z(4, 2):"),
        (Careless(), "perfect claims Z("),
        (Modest(), "perfect does not claim Z("),
        (Cheat(), "1000 is not on the board of Z("),
    ],
)
def test_a_strategy_that_claims_too_much_or_too_little_fails(wrong: NamedStrategy, failure: str) -> None:
    name = f"Strategy {wrong.name}"
    assert failure in (first_failures(replace(Claims(), strategies=[wrong]), name)[name] or "")


def test_a_run_reports_each_step_and_counts_cases() -> None:
    def cases(subject: int) -> list[Case]:
        return [None, f"{subject} is odd" if subject % 2 else None]

    reports: list[tuple[str, int, int]] = []
    check = Check("evenness", [2, 3, 4, 5], lambda subject: iter(cases(subject)))
    [row] = run([check], lambda check, steps: reports.append((check.name, steps, len(check.subjects))))
    assert reports == [("evenness", step, 4) for step in (1, 2, 3, 4)]
    assert (row.name, row.cases, row.failures, row.first_failure) == ("evenness", 8, 2, "3 is odd")
    assert row.seconds >= 0


def test_the_bound_is_checked() -> None:
    with pytest.raises(InputError, match="at least 4 numbers, not 3"):
        checks(3)
    with pytest.raises(InputError, match="bound must be a whole number"):
        checks("8")  # type: ignore[arg-type]


def counts(position: Position) -> tuple[tuple[int, int], ...]:
    """How many numbers are left with each residue."""
    return tuple((r, a) for r, a in sorted(tally(position).counts.items()) if a)


def test_every_position_is_listed_exactly_once() -> None:
    variant = Variant(7, 4)
    every = list(positions(variant))
    assert len({position.numbers for position in every}) == len(every) == 2**7 - 7 - 1
    shapes = [counts(position) for position in positions_up_to_exchange(variant)]
    assert len(shapes) == len(set(shapes))
    assert set(shapes) == {counts(position) for position in every}
    last_moves = {(counts(it), it.last and it.last % 4) for it in arrivals(variant)}
    assert {shape for shape, _ in last_moves} == set(shapes)
    assert last_moves >= {
        (counts(after), number % 4)
        for position in every
        if not position.is_over
        for number in position.numbers
        for after in [position.cross(number)]
    }


def test_the_family_has_both_dividers_and_every_remainder() -> None:
    parameters = {(variant.d, variant.remainder, variant.divider) for variant in family([6])}
    assert parameters == {(d, t, divider) for d in range(2, 15) for t in range(d) for divider in Player}
    # 1..6 has 4 * 4 positions up to exchange modulo 2, 3 * 3 * 3 modulo 3, and more for a larger d.
    assert {variant.d for variant in searchable(family([6]), 26)} == {2}
    assert {variant.d for variant in searchable(family([6]), 27)} == {2, 3}


def test_own_boards_are_varied_and_always_the_same() -> None:
    boards = own_boards(150, 8)
    assert boards == own_boards(150, 8)
    assert {variant.n for variant in boards} == {4, 5, 6, 7, 8}
    assert {variant.divider for variant in boards} == set(Player)
    assert any(min(variant.numbers) < 0 for variant in boards)
    assert any(variant.remainder for variant in boards)


def test_the_largest_hostile_set_is_found_by_trying() -> None:
    # Z(7, 7): A closes as the Divider; 7 and one of each pair 1+6, 2+5, 3+4 are pairwise unbonded.
    assert largest_hostile_sets(Variant(7, 7))[-1] == 4
    # Z(6, 2): B closes as the Breaker; 1, 3, 5 are pairwise bonded.
    assert largest_hostile_sets(Variant(6, 2))[-1] == 3
