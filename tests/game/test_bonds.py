"""Every bond agrees with its definition, can be written and read, and is solved as an exhaustive search solves it."""

import pickle
from collections.abc import Iterator
from dataclasses import asdict, replace
from itertools import combinations
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zahlenschlacht.audit.boards import positions
from zahlenschlacht.audit.oracle import SetOracle
from zahlenschlacht.explanations.verdicts import (
    explain_move,
    explain_moves,
    explain_result,
    explain_rules,
    explain_verdict,
)
from zahlenschlacht.explanations.words import Words
from zahlenschlacht.game.bonds import (
    BONDS,
    MAX_LINES,
    Bond,
    Coprime,
    Difference,
    Divides,
    Lines,
    PrimeSum,
    Product,
    SquareSum,
    Sum,
    parse_bond,
)
from zahlenschlacht.game.errors import InputError
from zahlenschlacht.game.notation import read, write
from zahlenschlacht.game.primes import is_prime
from zahlenschlacht.game.rules import Player, Position, Variant
from zahlenschlacht.solution import graphs
from zahlenschlacht.solution.classics import CLASSICS, classic_about
from zahlenschlacht.solution.graphs import Graph, indices
from zahlenschlacht.solution.matching import matching
from zahlenschlacht.solution.residues import bonded_to, superfluous
from zahlenschlacht.solution.residues import bonds as bonds_of
from zahlenschlacht.solution.theory import margin, margin_at_start, solve, winning_moves
from zahlenschlacht.strategies import STRATEGIES, choose, play_out, strategies_for, strategy


def divisors(number: int) -> list[int]:
    return [d for d in range(1, number + 1) if number % d == 0]


DEFINITIONS = {
    "sum 5": lambda x, y: (x + y) in range(0, 200, 5),
    "difference 3": lambda x, y: abs(x - y) in range(0, 200, 3),
    "product 6": lambda x, y: 6 in divisors(x * y),
    "coprime": lambda x, y: set(divisors(x)) & set(divisors(y)) == {1},
    "divides": lambda x, y: x in divisors(y) or y in divisors(x),
    "prime sum": lambda x, y: len(divisors(x + y)) == 2,
    "square sum": lambda x, y: x + y in [z * z for z in range(20)],
    "lines 1-2 2-3 3-4 2-4": lambda x, y: {x, y} in ({1, 2}, {2, 3}, {3, 4}, {2, 4}),
}
EXAMPLES = tuple(DEFINITIONS)[1:]
"""Every bond but the paper's, which has its own tests."""


@pytest.mark.parametrize("text", DEFINITIONS)
def test_a_bond_agrees_with_its_definition(text: str) -> None:
    variant = Variant(30, text)
    for x, y in combinations(range(1, 31), 2):
        assert variant.bonded(x, y) is variant.bonded(y, x) is DEFINITIONS[text](x, y), (x, y)
    assert not variant.bonded(5, 5)


def test_every_bond_has_an_example() -> None:
    assert {parse_bond(text).word for text in DEFINITIONS} == set(BONDS)


@pytest.mark.parametrize(
    ("value", "bond"),
    [
        (7, Sum(7)),
        ("7", Sum(7)),
        ("sum 7", Sum(7)),
        (" Difference\t4 ", Difference(4)),
        ("product 12", Product(12)),
        ("COPRIME", Coprime()),
        ("divides", Divides()),
        ("prime  sum", PrimeSum()),
        ("square sum", SquareSum()),
        ("lines 3-9, 2-1 1-2", Lines([(1, 2), (9, 3)])),
        ("lines -3--1 -2-5", Lines([(-3, -1), (5, -2)])),
        ("lines", Lines()),
    ],
)
def test_texts_are_read(value: Any, bond: Bond) -> None:
    assert parse_bond(value) == bond
    assert parse_bond(bond.text) == bond
    assert hash(parse_bond(value)) == hash(bond)


def test_a_divisor_is_the_bond_of_the_paper() -> None:
    assert Variant(15, 7) == Variant(15, "7") == Variant(15, "sum 7") == Variant(15, Sum(7))
    assert (Variant(15, 7, 3).d, Variant(15, 7, 3).remainder) == (7, 3)
    assert Variant(15, Sum(7, 3)) == Variant(15, 7, remainder=3)
    assert str(Variant(15, Sum(7, 3), divider="B")) == "Z(15, 7, remainder=3, divider=B)"
    for refusal in (AttributeError, InputError):
        with pytest.raises(refusal, match=r"works only for sums, but Z\(15, coprime\) has no divisor"):
            _ = Variant(15, "coprime").d
    assert not hasattr(Variant(15, "coprime"), "d")
    assert Variant(15, "coprime").remainder == 0
    assert Variant(15, Sum(7, 3), remainder=3) == Variant(15, Sum(7, 3))


@pytest.mark.parametrize(
    "variant", [Variant(8, "coprime"), Variant(8, 5, 2, "B"), Variant.of([1, 2, 3, 9], "lines 1-9")]
)
def test_a_variant_is_its_four_fields(variant: Variant) -> None:
    fields = asdict(variant)
    assert list(fields) == ["n", "bond", "divider", "board"]
    assert fields["n"] == variant.n
    assert replace(variant) == pickle.loads(pickle.dumps(variant)) == variant


@pytest.mark.parametrize("n", [2_000_001, 2_000_002, 10**40 + 1])
@pytest.mark.parametrize("divider", Player)
def test_large_boards_with_differences_are_solved_at_the_start(n: int, divider: Player) -> None:
    verdict = solve(Variant(n, "difference 4", divider=divider).start())
    # Hostile to the Divider are at most four numbers, one of each residue; to the Breaker, all numbers of one residue.
    h = 4 if (n % 2 == 1) == (divider is Player.A) else -(-n // 4)
    assert verdict.margin == (n + 1) // 2 - h
    assert verdict.winner is verdict.closer
    assert verdict.winning_moves is None
    assert verdict.certificate is None


@pytest.mark.parametrize(
    ("build", "code"),
    [
        (lambda: Variant(15, "magic"), "no-such-bond"),
        (lambda: Variant(15, ""), "no-such-bond"),
        (lambda: Variant(15, "sum"), "bond-divisor"),
        (lambda: Variant(15, "difference 4 5"), "bond-divisor"),
        (lambda: Variant(15, "difference x"), "not-a-number"),
        (lambda: Variant(15, "difference 1"), "d-too-small"),
        (lambda: Variant(15, "product 0"), "d-too-small"),
        (lambda: Variant(15, "coprime 3"), "bond-rest"),
        (lambda: Variant(15, "coprime", 2), "remainder-without-sum"),
        (lambda: Variant(15, Sum(7, 3), remainder=2), "two-remainders"),
        (lambda: Variant(15, "7", remainder=7), "remainder-out-of-range"),
        (lambda: Variant(15, "7", remainder=False), "not-a-number"),
        (lambda: Variant.of([0, 1, 2, 3], "divides"), "bond-positive"),
        (lambda: Variant.of([-1, 1, 2, 3], Coprime()), "bond-positive"),
        (lambda: Variant.of([1, 2, 3, 10**13], "prime sum"), "bond-too-large"),
        (lambda: Variant(9, Lines([(1, 10)])), "line-off-the-board"),
        (lambda: Variant(9, Lines([(0, 1)])), "line-off-the-board"),
        (lambda: Lines([(3, 3)]), "line-loop"),
        (lambda: parse_bond("lines 1-2-3"), "not-a-line"),
        (lambda: parse_bond("lines 1"), "not-a-line"),
        (lambda: parse_bond("lines " + " ".join(f"1-{y}" for y in range(2, MAX_LINES + 3))), "too-many-lines"),
        (lambda: Lines((1, y) for y in range(2, MAX_LINES + 3)), "too-many-lines"),
        (lambda: Lines([("1", 2)]), "not-a-number"),  # type: ignore[list-item]
        (lambda: solve(Variant(61, "coprime").position([1])), "too-large-to-solve"),
        (lambda: solve(Variant(41, Lines([(1, 2)])).start()), "too-large-to-solve"),
        (lambda: solve(Variant(61, "square sum").start()), "too-large-to-solve"),
        (lambda: solve(Variant(10**7, "coprime").start()), "board-too-large"),
    ],
)
def test_bad_bonds_are_refused(build: Any, code: str) -> None:
    with pytest.raises(InputError) as refusal:
        build()
    assert refusal.value.code == code


def test_lines_that_are_drawn_again_do_not_count() -> None:
    assert Lines([(1, 2), (2, 1)] * MAX_LINES) == parse_bond("lines " + "1-2 " * (MAX_LINES + 1)) == Lines([(1, 2)])
    assert len(Lines((1, y) for y in range(2, MAX_LINES + 2)).pairs) == MAX_LINES


@pytest.mark.parametrize(
    "line",
    [
        "Z(15, coprime): 3 8",
        "Z({2, 3, 9, 10}, divides)",
        "Z(9, lines 1-2 3-9, divider=B)",
        "Z({-3, -1, 2, 5}, lines -3--1 -3-5): 2 5 = A",
        "Z(8, prime sum, divider=B): 1 2 3 4 5 6 = A",
        "Z(12, difference 5): 1",
        "Z(9, lines)",
    ],
)
def test_notation_round_trips(line: str) -> None:
    assert write(read(line)) == line
    assert read(line.upper().replace("Z", "z")) == read(line)


@st.composite
def random_graphs(draw: st.DrawFn, largest: int = 7) -> Variant:
    n = draw(st.integers(4, largest))
    pairs = list(combinations(range(1, n + 1), 2))
    lines = draw(st.sets(st.sampled_from(pairs)))
    return Variant(n, Lines(lines), divider=draw(st.sampled_from(Player)))


@given(random_graphs())
def test_every_position_of_any_graph_is_solved_as_search_solves_it(variant: Variant) -> None:
    assert read(str(variant)).variant == variant
    check_every_position(variant)


@pytest.mark.parametrize("text", EXAMPLES)
@pytest.mark.parametrize("n", [4, 5, 7, 8])
def test_every_position_of_every_bond_is_solved_as_search_solves_it(text: str, n: int) -> None:
    for divider in Player:
        check_every_position(Variant(n, text, divider=divider))


def check_every_position(variant: Variant) -> None:
    oracle = SetOracle(variant)
    for position in positions(variant):
        verdict = solve(position)
        assert verdict.winner is oracle.winner(position), position
        assert verdict.winning_moves == winning_moves(position) == oracle.winning_moves(position), position
        assert verdict.margin == margin(position)
        certificate = verdict.certificate
        assert certificate is not None
        assert certificate.holds(position), (position, certificate)
        if certificate.kind != "pairing":
            assert verdict.margin == (position.size + 1) // 2 - len(certificate.hostile)


def test_a_sum_is_solved_alike_by_residues_and_by_search() -> None:
    for n, d, divider in ((9, 4, Player.A), (10, 3, Player.B), (8, 2, Player.A)):
        lines = [pair for pair in combinations(range(1, n + 1), 2) if Variant(n, d).bonded(*pair)]
        graph = Variant(n, Lines(lines), divider=divider)
        for position in positions(Variant(n, d, divider=divider)):
            other = graph.position(position.crossed)
            assert margin(position) == margin(other)
            assert winning_moves(position) == winning_moves(other)
            assert superfluous(position) == superfluous(other)
            assert list(bonds_of(position)) == list(bonds_of(other))
            assert bonded_to(position, position.numbers[0]) == bonded_to(other, position.numbers[0])


def test_two_pentagons_are_decided_by_search_alone() -> None:
    pentagons = "lines 1-2 2-3 3-4 4-5 1-5 6-7 7-8 8-9 9-10 6-10"
    verdict = solve(Variant(10, pentagons, divider="B").start())
    assert verdict.certificate is not None
    assert (verdict.certificate.kind, verdict.certificate.groups, verdict.margin) == ("search", (), 1)


@pytest.mark.parametrize("divider", Player)
def test_the_classical_theorems_agree_with_search(divider: Player) -> None:
    texts = ("coprime", "divides", "prime sum", *(f"difference {d}" for d in (2, 3, 5, 8, 20, 50)))
    keys = set()
    for n in range(4, 41):
        for text in texts:
            variant = Variant(n, text, divider=divider)
            classic = classic_about(variant)
            assert classic is not None
            keys.add(classic.key)
            margin_by_search = (n + 1) // 2 - Graph(variant).h((1 << n) - 1)
            assert margin_at_start(variant) == margin(variant.start()) == margin_by_search, variant
            assert solve(variant.start()).reason == classic.citation
    assert keys == {classic.key for classic in CLASSICS}
    assert classic_about(Variant(9, 4)) is None
    assert classic_about(Variant.of([2, 3, 5, 8], "coprime")) is None


def test_square_sums_and_the_figures_of_their_fact() -> None:
    sizes = [n for n in range(4, 41) if margin(Variant(n, "square sum", divider="AB"[n % 2 == 0]).start()) >= 0]
    assert sizes == [5, 7, 8, 9, *range(13, 41)]


def test_large_boards_are_decided_at_the_start_if_a_theorem_applies() -> None:
    verdict = solve(Variant(1001, "coprime", divider="B").start())
    assert (verdict.winner, verdict.winning_moves, verdict.certificate) == (Player.A, None, None)
    assert verdict.margin == 501 - (168 + 1)
    assert solve(Variant(5000, "difference 7").position([1, 2])).certificate is not None


@given(st.integers(2, 8), st.data())
def test_a_largest_matching_is_as_large_as_trying_finds(n: int, data: st.DataObject) -> None:
    friends = [0] * n
    for x, y in data.draw(st.sets(st.sampled_from(list(combinations(range(n), 2))))):
        friends[x] |= 1 << y
        friends[y] |= 1 << x

    def most_pairs(left: int) -> int:
        if not left:
            return 0
        rest = left & (left - 1)
        first = (left ^ rest).bit_length() - 1
        return max([most_pairs(rest), *(1 + most_pairs(rest ^ 1 << other) for other in indices(friends[first] & rest))])

    left = data.draw(st.integers(0, (1 << n) - 1))
    mate = matching(friends, left)
    assert all(mate[mate[x]] == x and friends[x] >> mate[x] & 1 and left >> x & 1 for x in mate)
    assert len(mate) == 2 * most_pairs(left)


@given(random_graphs(8), st.data())
def test_the_core_is_what_all_largest_hostile_sets_share(variant: Variant, data: st.DataObject) -> None:
    graph = Graph(variant)
    left = data.draw(st.integers(1, (1 << variant.n) - 1))
    sets = [numbers for numbers in range(1, left + 1) if numbers & ~left == 0 and is_hostile(graph, numbers)]
    h = max(numbers.bit_count() for numbers in sets)
    core = left
    for numbers in sets:
        if numbers.bit_count() == h:
            core &= numbers
    assert (graph.h(left), graph.core(left)) == (h, core)
    assert is_hostile(graph, graph.hostile(left))
    assert graph.hostile(left).bit_count() == h


def is_hostile(graph: Graph, numbers: int) -> bool:
    return all(graph.friends[place] & numbers == 0 for place in indices(numbers))


def test_the_memo_of_a_graph_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(graphs, "MAX_MEMO", 10)
    graph = Graph(Variant(14, "square sum"))
    sizes = [graph.h(left) for left in range(200)]
    assert len(graph._memo) < 200
    assert sizes == [Graph(Variant(14, "square sum")).h(left) for left in range(200)]


def test_primes() -> None:
    sieve = [n for n in range(3000) if n > 1 and all(n % d for d in range(2, int(n**0.5) + 1))]
    assert [n for n in range(-5, 3000) if is_prime(n)] == sieve
    assert is_prime(999_999_999_989)
    assert not is_prime(999_983 * 999_979)
    assert not is_prime(3_215_031_751)  # a strong pseudoprime to 2, 3, 5 and 7


@pytest.mark.parametrize("text", [*EXAMPLES, "sum 4"])
def test_explanations_of_every_bond_have_words_in_both_languages(text: str) -> None:
    ids: set[str] = set()
    languages = [Words("en"), Words("de")]
    for divider in Player:
        for n in (5, 6):
            for position in positions(Variant(n, text, divider=divider)):
                messages = [*explain_rules(position.variant), *explain_verdict(position), *explain_moves(position)]
                for number in () if position.is_over else position.numbers[:2]:
                    messages += explain_move(position, number)
                for message in messages:
                    if message.id not in ids or message.id.startswith("why"):
                        ids.add(message.id)
                        for words in languages:
                            sentence = words.say(message)
                            assert sentence.endswith("."), sentence
                            assert "{" not in sentence


def test_a_golden_explanation_of_another_bond() -> None:
    position = read("Z(6, coprime, divider=B): 1")
    words = Words("en")
    assert [words.say(message) for message in (*explain_verdict(position), *explain_moves(position))] == [
        "B can win, whatever A does.",
        "B wants the last two numbers to be partners, A does not. "
        "Two numbers are partners if they have no common divisor except 1.",
        "B makes the last move.",
        "Without 4, the numbers can be put into pairs of partners: (2, 3) and (5, 6). Whatever A crosses out, B "
        "crosses out the other number of its pair. So one pair is left at the end.",
        "It’s tight: one wrong move and B loses the lead.",
        "Proved by the Last-two theorem.",
        "Only these moves of B win: cross out 2, 4 or 6.",
        "There are 3 numbers with no partners among them, and that is one too many. Each of these numbers is always "
        "one of them.",
    ]
    result = [Words("de").say(message) for message in explain_result(read("Z(4, divides): 1 3"))]
    assert result == ["4 ist ein Vielfaches von 2.", "2 und 4 sind übrig. Sie sind Partner: A gewinnt."]


def every_turn(variant: Variant, name: str, seat: Player) -> Iterator[Position]:
    """The positions in which the strategy must move, for all moves of the opponent."""
    boards, stack = set(), [variant.start()]
    while stack:
        position = stack.pop()
        if position.is_over or position.crossed_mask in boards:
            continue
        boards.add(position.crossed_mask)
        if position.turn is seat:
            yield position
            stack.append(position.cross(choose(strategy(name), position, Random(0))))
        else:
            stack += [position.cross(number) for number in position.numbers]


@pytest.mark.parametrize("text", EXAMPLES)
def test_strategies_keep_their_promises_on_any_bond(text: str) -> None:
    for n in (6, 7):
        for divider in Player:
            variant = Variant(n, text, divider=divider)
            for seat in Player:
                names = strategies_for(variant.start(), seat)
                assert {"perfect", "learner", "random"} <= set(names)
                assert not {"program", "triple", "even-board"} & set(names)
                for name in set(names) & {"perfect", "pairing"}:
                    wins = solve(variant.start()).winner is seat
                    assert wins or name == "perfect"
                    for position in every_turn(variant, name, seat):
                        assert strategy(name).applies(position)
                        assert not wins or solve(position).winner is seat, (position, name)
                        assert strategy(name).wins(position) or name == "pairing" or not winning_moves(position)


def test_the_pairing_strategy_uses_a_matching_if_residues_do_not_decide_the_bond() -> None:
    start = Variant(9, "coprime").start()
    assert "pairing" in strategies_for(start, Player.A)
    for seed in range(5):
        assert play_out(start, strategy("pairing"), strategy("random"), Random(seed)).winner is Player.A
    for name in ("program", "triple", "even-board"):
        for seat in Player:
            assert not STRATEGIES[name].serves(start, seat)
    too_large = strategies_for(Variant(61, "coprime").start(), Player.A)
    assert {"perfect", "learner", "random", "pairing"} & set(too_large) == {"random"}
