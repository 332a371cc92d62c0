"""The paper's statements against a second, naive transcription, its own examples, and the figures drawn from it."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import numpy as np
import pytest
from hypothesis import given

from helpers.random_boards import variants
from zahlenschlacht.audit.boards import arrivals
from zahlenschlacht.audit.oracle import CountOracle
from zahlenschlacht.game.rules import ORIGINAL, SCHOOL, Player, Position, Variant
from zahlenschlacht.solution.paper import (
    ABOUT_POSITIONS,
    ABOUT_STARTS,
    coverage,
    defects,
    every_miss_loses,
    fixing_residue,
    is_paper_variant,
    mendable_defects,
    rulings,
    statements,
    statements_at_start,
    website_variants,
)
from zahlenschlacht.solution.residues import superfluous

A, B = Player.A, Player.B


def ruling_of(number: str, n: int, d: int) -> Player | None:
    return statements()[number].decides(Variant(n, d).start())


def formulas(d: int, n: int) -> Iterator[int]:
    """The values of Theorem 3.1.10 as they are printed, for every k that can give n."""
    for k in range(1, n // d + 3):
        if d % 2 == 0:
            yield from (k * d - 1, (k + 1) * d + 1, (k + 3) * d - 3)
        else:
            yield from ((2 * k - 1) * d - 2, (2 * k - 1) * d, 2 * k * d - 1)
            yield from (2 * k * d + 1, (2 * k + 1) * d + 2, (k + 1) * 2 * d - 3)


def naive(number: str, n: int, d: int) -> Player | None:
    """The theorems about starts, word for word."""
    odd = n >= 5 and n % 2 == 1
    holds = {
        "3.1.4": (odd and 2 * d == n - 1) or (odd and 2 * d == n + 1) or (odd and d in {n, n + 1, n + 2}),
        "3.1.8": (odd and d in {2, 3}) or (odd and n >= 11 and d in {2, 3, 4, 5, 6}),
        "3.1.10": d >= 7 and n in formulas(d, n),
        "3.2.1": odd and (n + 3) / 2 <= d <= n - 1,
        "3.2.3": odd and d >= n + 3,
        "3.2.5": n % 2 == 0,
    }
    return (A if number.startswith("3.1") else B) if holds[number] else None


@pytest.mark.parametrize("number", [statement.number for statement in ABOUT_STARTS])
def test_theorems_about_starts_word_for_word(number: str) -> None:
    decided = 0
    for n in range(4, 121):
        for d in range(2, 2 * n + 6):
            expected = naive(number, n, d)
            assert ruling_of(number, n, d) is expected, (n, d)
            decided += expected is not None
    assert decided > 50


def test_the_verdict_of_a_statement_on_starts_works_for_arrays_and_agrees_with_its_verdict_on_positions() -> None:
    n, d = np.arange(4, 80, dtype=np.int64)[np.newaxis, :], np.arange(2, 90, dtype=np.int64)[:, np.newaxis]
    starts = {(m, c): Variant(m, c).start() for m in range(4, 80) for c in range(2, 90)}
    for statement in statements_at_start():
        assert statement.at_start is not None
        verdicts = np.broadcast_to(statement.at_start(n, d), (88, 76))
        for (m, c), start in starts.items():
            assert verdicts[c - 2, m - 4] == (statement.decides(start) is statement.winner), (statement.citation, m, c)
        assert verdicts.any()


def count(position: Position, r: int) -> int:
    return sum(1 for number in position.numbers if number % position.variant.d == r)


def fits(position: Position, r: int) -> bool:
    """Whether a_r meets the criterion for an A-situation [Definition 3.1.1]."""
    d = position.variant.d
    if 2 * r % d == 0:
        return count(position, r) % 2 == 0
    return count(position, r) == count(position, d - r)


def is_paired(position: Position) -> bool:
    return all(fits(position, r) for r in range(position.variant.d))


def naive_3_1_2(position: Position) -> Player | None:
    if position.variant.n % 2 == 0 or position.size < 4:
        return None
    if position.turn is B:
        return A if is_paired(position) else None
    return A if any(is_paired(position.cross(number)) for number in position.numbers) else None


def naive_3_1_7(position: Position) -> Player | None:
    d = position.variant.d
    if position.variant.n % 2 == 0 or d < 3 or position.turn is not A:
        return None
    fitting = {r for r in range(d) if fits(position, r)}
    for residues in combinations(range(d), 3):
        outside = {r for r in range(d) if r not in residues and all((r + s) % d for s in residues)}
        self_partnered = [r for r in residues if 2 * r % d == 0]
        if (
            outside == fitting
            and all(count(position, s) == count(position, d - s) + 1 for s in residues if s not in self_partnered)
            and self_partnered
            and all(count(position, i) >= 3 for i in self_partnered)
        ):
            return A
    return None


def naive_3_2_6(position: Position) -> Player | None:
    n, d, before = position.variant.n, position.variant.d, position.parent
    if n % 2 == 0 or d == 2 or naive("3.1.4", n, d) is None or before is None or before.turn is not A:
        return None
    could_pair = any(is_paired(before.cross(number)) for number in before.numbers)
    return B if could_pair and not is_paired(position) else None


NAIVE = {"2.4.3": lambda _: None, "3.1.2": naive_3_1_2, "3.1.7": naive_3_1_7, "3.2.6": naive_3_2_6}


@pytest.mark.parametrize(
    ("n", "d"), [(5, 2), (5, 3), (5, 6), (6, 4), (7, 3), (7, 4), (7, 8), (7, 9), (9, 4), (9, 5), (13, 4)]
)
def test_statements_about_positions_word_for_word(n: int, d: int) -> None:
    for position in arrivals(Variant(n, d)):
        for statement in ABOUT_POSITIONS:
            assert statement.decides(position) is NAIVE[statement.number](position), (statement.citation, position)


@pytest.mark.parametrize(("n", "d"), [(13, 4), (17, 5), (15, 6), (19, 6), (21, 6), (25, 8), (23, 7), (29, 8)])
def test_lemma_3_1_7_word_for_word_at_the_start(n: int, d: int) -> None:
    start = Variant(n, d).start()
    assert statements()["3.1.7"].decides(start) is naive_3_1_7(start)


def test_the_statements_are_complete_and_in_order() -> None:
    assert [statement.citation for statement in statements().values()] == [
        "Lemma 2.4.3",
        "Lemma 3.1.2",
        "Theorem 3.1.4",
        "Lemma 3.1.7",
        "Theorem 3.1.8",
        "Theorem 3.1.10",
        "Theorem 3.2.1",
        "Theorem 3.2.3",
        "Theorem 3.2.5",
        "Theorem 3.2.6",
    ]
    assert all(number == statement.number for number, statement in statements().items())


def citations(variant: Variant) -> list[str]:
    return [ruling.citation for ruling in rulings(variant.start())]


def test_the_examples_of_section_3_1() -> None:
    assert citations(SCHOOL)[0] == "Theorem 3.1.4"
    assert fixing_residue(ORIGINAL.start()) == 1
    assert "Lemma 3.1.2" in citations(ORIGINAL)
    assert [d for d in range(2, 40) if ruling_of("3.1.4", 15, d)] == [7, 8, 15, 16, 17]  # Example 3.1.5
    assert mendable_defects(Variant(15, 6).start(), 3) == (1, 2, 3)  # Example 3.1.9
    assert mendable_defects(Variant(13, 4).start(), 3) == (0, 1, 2)
    assert mendable_defects(Variant(17, 5).start(), 3) == (0, 1, 2)
    assert mendable_defects(Variant(19, 6).start(), 3) == (0, 1, 3)
    assert mendable_defects(Variant(15, 13).start(), 3) == ()
    assert rulings(Variant(17, 7).start()) == ()
    assert [ruling.winner for ruling in rulings(Variant(29, 7).start())] == [A] * len(rulings(Variant(29, 7).start()))
    assert citations(Variant(29, 7))[:1] == ["Theorem 3.1.10"]


def test_the_lists_of_example_3_1_11() -> None:
    assert [n for n in range(4, 208) if ruling_of("3.1.10", n, 42)] == [41, 83, 85, 125, 127, 165, 167, 169, 207]
    assert {n for n in range(4, 188) if ruling_of("3.1.10", n, 19)} >= {
        17,
        19,
        37,
        39,
        59,
        73,
        131,
        133,
        151,
        153,
        173,
        187,
    }
    assert {n for n in range(4, 80) if ruling_of("3.1.10", n, 19)} == {17, 19, 37, 39, 55, 57, 59, 73, 75, 77}


def test_the_examples_of_section_3_2() -> None:
    assert citations(Variant(15, 9)) == ["Theorem 3.2.1"]
    assert superfluous(Variant(15, 9).position([9, 8])) == (1, 10)
    assert superfluous(Variant(15, 9).position([9, 8, 1, 7, 2])) == (10, 11)
    assert citations(Variant(23, 26)) == ["Theorem 3.2.3"]
    assert superfluous(Variant(23, 26).start()) == (1, 2, 13)
    assert all(ruling_of("3.2.3", 23, d) is B for d in range(26, 200))
    assert ruling_of("3.2.3", 23, 25) is None
    assert citations(Variant(14, 7)) == ["Theorem 3.2.5"]
    miss = SCHOOL.position([2])
    assert [ruling.citation for ruling in rulings(miss)] == ["Theorem 3.2.6"]
    assert rulings(miss)[0].winner is B


def test_divisibility_tries_every_multiple() -> None:
    """Every ruling by a multiple is right, and the theorems already contain the rulings by their own multiples."""
    by_multiple = 0
    for n in range(5, 90, 2):
        theorems = ("3.1.4", "3.1.8", "3.1.10")
        divisors = {d for d in range(2, n + 3) if any(naive(number, n, d) is A for number in theorems)}
        for d in range(2, n + 4):
            all_rulings = rulings(Variant(n, d).start(), lemmas=False)
            multiples = {m for m in divisors if m > d and m % d == 0}
            assert any(ruling.winner is A for ruling in all_rulings) == (d in divisors or bool(multiples)), (n, d)
            assert d in divisors or not multiples, (n, d)
            for ruling in all_rulings:
                if ruling.multiple is not None:
                    assert ruling.winner is A
                    assert ruling.multiple in multiples
                    assert naive(ruling.statement.number, n, ruling.multiple) is A
                    assert ruling.citation == f"{ruling.statement.citation} (d = {ruling.multiple})"
                    by_multiple += 1
    assert by_multiple > 50


def test_statements_never_contradict_each_other() -> None:
    for n in range(4, 80):
        for d in range(2, 2 * n + 4):
            assert len({ruling.winner for ruling in rulings(Variant(n, d).start())}) <= 1, (n, d)


@given(variants())
def test_the_papers_statements_apply_to_its_own_variant_countonly(variant: Variant) -> None:
    is_of_paper = variant.remainder == 0 and variant.divider is A and variant.numbers == range(1, variant.n + 1)
    assert is_paper_variant(variant) == is_of_paper
    if not is_of_paper:
        assert rulings(variant.start()) == ()


def test_a_finished_game_needs_no_statement() -> None:
    assert rulings(Variant(4, 5).position([1, 4])) == ()


def test_defects_agree_with_a_count_on_the_board() -> None:
    assert defects(SCHOOL.start()) == {1: 1}
    assert defects(Variant(17, 7).start()) == {1: 1, 2: 1, 3: 1}
    assert defects(SCHOOL.position([8])) == {}
    assert defects(SCHOOL.position([6, 13])) == {1: 3}
    assert fixing_residue(Variant(17, 7).start()) is None


@pytest.mark.parametrize(("bound", "variant_count", "percent"), [(50, 153, 42), (100, 903, 31), (400, 18528, 14)])
def test_the_share_that_the_paper_decides(bound: int, variant_count: int, percent: int) -> None:
    share = coverage(bound, question=True)
    assert share.variants == variant_count
    assert round(100 * share.decided / share.variants) == percent
    assert share.by_remark == 1  # Z(17, 7)
    assert share.open == share.variants - share.decided - share.by_lemma - 1 > 0


def test_coverage_counts_each_variant_once() -> None:
    table = coverage(30)
    pairs = [(n, d) for n in range(4, 31) for d in range(2, n + 4)]
    theorems = [{ruling.statement.number for ruling in rulings(Variant(n, d).start(), lemmas=False)} for n, d in pairs]
    assert table.variants == len(pairs)
    assert table.decided == sum(map(bool, theorems))
    assert table.by_theorem == {
        statement.number: sum(statement.number in numbers for numbers in theorems) for statement in ABOUT_STARTS
    }
    by_lemma = [
        (n, d)
        for (n, d), numbers in zip(pairs, theorems, strict=True)
        if not numbers and (ruling_of("3.1.2", n, d) or ruling_of("3.1.7", n, d))
    ]
    assert table.by_lemma == len(by_lemma)


def test_the_57_variant_countare_those_that_a_wins_and_every_miss_loses() -> None:
    """Search every candidate exhaustively; the list itself comes from a criterion."""
    oracle, website = CountOracle(), {*website_variants()}
    for n in range(5, 26, 2):
        for d in range(2, 2 * n + 4):
            variant = Variant(n, d)
            belongs = oracle.winner(variant.start()) is A and every_miss_loses_by_search(oracle, variant)
            assert belongs == (variant in website) == every_miss_loses(variant), variant


def every_miss_loses_by_search(oracle: CountOracle, variant: Variant) -> bool:
    """Whether B wins after every move of A that makes no A-situation although A could make one."""
    shapes, stack = set(), [variant.start()]
    while stack:
        position = stack.pop()
        if position.is_over or (shape := oracle.shape(position)) in shapes:
            continue
        shapes.add(shape)
        one_of_each_residue = {number % variant.d: number for number in position.numbers}.values()
        next_positions = [position.cross(number) for number in one_of_each_residue]
        stack += next_positions
        if position.turn is A:
            are_paired = [can_be_paired(variant.d, after.numbers) for after in next_positions]
            if any(are_paired) and are_paired != [oracle.winner(after) is A for after in next_positions]:
                return False
    return True


def can_be_paired(d: int, numbers: tuple[int, ...]) -> bool:
    """Whether the numbers are an A-situation, by its definition."""
    counts = Counter(number % d for number in numbers)
    return all(counts[r] % 2 == 0 if 2 * r % d == 0 else counts[r] == counts[d - r] for r in list(counts))


def test_the_57_variant_countin_words() -> None:
    website = website_variants()
    assert len(website) == len(set(website)) == 57
    assert {variant.n for variant in website} == set(range(5, 26, 2))
    of_the_theorem = {Variant(n, d) for n in range(5, 26, 2) for d in range(2, n + 3) if naive("3.1.4", n, d) is A}
    assert of_the_theorem - set(website) == {Variant(5, 2)}
    assert set(website) - of_the_theorem == {Variant(13, 5), Variant(19, 7), Variant(25, 9)}


@given(variants())
def test_on_even_boards_a_miss_does_not_lose(variant: Variant) -> None:
    if variant.n % 2 == 0:
        assert not every_miss_loses(variant)
