"""Exact scorecards against plain enumeration."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from itertools import combinations
from random import Random
from statistics import fmean

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.random_boards import variants
from zahlenschlacht import SCHOOL, InputError, Player, Position, Variant
from zahlenschlacht.audit.oracle import SetOracle
from zahlenschlacht.learn.recipes import RECIPES
from zahlenschlacht.programs.scores import Scorecard, sample, score
from zahlenschlacht.programs.scores.nodes import Renaming, graphs_after, nodes_by_shape
from zahlenschlacht.solution.residues import tally
from zahlenschlacht.solution.shapes import graph_of, shape_of
from zahlenschlacht.strategies import STRATEGIES, Strategy, as_strategy, choose, probabilities, strategies_for
from zahlenschlacht.strategies.recipe_words import SUPERLATIVES, WORDS

Policy = Callable[[Position], Mapping[int, float]]
CLOSE = pytest.approx


def uniform(position: Position) -> dict[int, float]:
    return dict.fromkeys(position.numbers, 1 / position.size)


def largest(position: Position) -> dict[int, float]:
    return {position.numbers[-1]: 1.0}


def torn(position: Position) -> dict[int, float]:
    """Mostly the smallest number, sometimes the one in the middle."""
    numbers = position.numbers
    return {numbers[0]: 0.75, numbers[len(numbers) // 2]: 0.25}


def careless(position: Position) -> dict[int, float]:
    """Names a number that is not on the board one time in eight."""
    return {position.numbers[-1]: 0.875, 1000: 0.125}


def chances_by_enumeration(policy: Policy, variant: Variant, side: Player) -> tuple[float, float, float]:
    """The floor, and the chances to win against random and perfect play, with one computation for each board."""
    oracle = SetOracle(variant)
    cache: dict[tuple[int, ...], tuple[float, float, float]] = {}

    def chances(position: Position) -> tuple[float, float, float]:
        if position.numbers not in cache:
            cache[position.numbers] = chances_from(position)
        return cache[position.numbers]

    def chances_from(position: Position) -> tuple[float, float, float]:
        if position.is_over:
            return (float(position.winner is side),) * 3
        after = {number: chances(position.cross(number)) for number in position.numbers}
        if position.turn is side:
            own_moves = [(chance, after[number]) for number, chance in policy(position).items() if number in after]
            floor, random, perfect = (sum(chance * value[place] for chance, value in own_moves) for place in range(3))
            return floor, random, perfect
        winning = oracle.winning_moves(position)
        replies = {number: len(oracle.winning_moves(position.cross(number))) for number in after}
        hardest = [number for number in after if replies[number] == min(replies.values())]
        return (
            min(value[0] for value in after.values()),
            fmean(value[1] for value in after.values()),
            fmean(after[number][2] for number in winning or hardest),
        )

    return chances(variant.start())


def chances_over_whole_games(agent: str, variant: Variant, side: Player) -> tuple[float, float, float]:
    """The floor, and the chances to win against random and perfect play, over every order of moves."""
    oracle, player = SetOracle(variant), as_strategy(agent)

    def chances(position: Position) -> tuple[float, float, float]:
        if position.is_over:
            return (float(position.winner is side),) * 3
        if position.turn is side:
            try:
                moves = probabilities(player(position))
            except InputError:
                return 0.0, 0.0, 0.0  # the rule has no move here
            after = {number: chances(position.cross(number)) for number in moves}
            floor, random, perfect = (sum(moves[x] * after[x][place] for x in moves) for place in range(3))
            return floor, random, perfect
        after = {number: chances(position.cross(number)) for number in position.numbers}
        winning = oracle.winning_moves(position)
        replies = {number: len(oracle.winning_moves(position.cross(number))) for number in after}
        hardest = [number for number in after if replies[number] == min(replies.values())]
        return (
            min(value[0] for value in after.values()),
            fmean(value[1] for value in after.values()),
            0.0 if winning else fmean(after[number][2] for number in hardest),
        )

    return chances(variant.start())


def figures(card: Scorecard) -> tuple[float, float, float]:
    return card.floor.value, card.against_random.value, card.against_perfect.value


SMALL = [
    Variant(7, 4),
    Variant(6, 3, divider=Player.B),
    Variant(7, 5, 2),
    Variant.of([-7, -3, 0, 1, 4, 10, 12], 5, 2, "B"),
    Variant(6, 2),
]


@pytest.mark.parametrize("variant", SMALL, ids=str)
@pytest.mark.parametrize("policy", [uniform, largest, torn, careless])
@pytest.mark.parametrize("side", Player)
def test_over_sets_the_figures_are_those_of_plain_enumeration(policy: Policy, variant: Variant, side: Player) -> None:
    expected = chances_by_enumeration(policy, variant, side)
    assert figures(score(policy, variant, side, exact="sets")) == CLOSE(expected, abs=1e-12)


@settings(max_examples=15, deadline=None)
@given(variants(largest=6), st.sampled_from(Player))
def test_over_shapes_agents_that_look_at_bonds_alone_get_the_same(variant: Variant, side: Player) -> None:
    oracle = SetOracle(variant)

    def mixture(position: Position) -> dict[int, float]:
        """Half a random move, half a random winning move."""
        winning = oracle.winning_moves(position) or position.numbers
        return {x: 0.5 / position.size + 0.5 * (x in winning) / len(winning) for x in position.numbers}

    for policy in (uniform, mixture):
        expected = chances_by_enumeration(policy, variant, side)
        assert figures(score(policy, variant, side, representatives=2)) == CLOSE(expected, abs=1e-12)


LINES = st.builds(
    lambda condition, words: condition + ".".join(dict.fromkeys(words)),
    st.sampled_from(["", "", "first:", "three:"]),
    st.lists(st.sampled_from([*WORDS, *SUPERLATIVES, "r0", "r1", "r2"]), min_size=1, max_size=2),
)


def check_whole_games(agent: str, variant: Variant) -> None:
    """Check that the card calls itself exact and has the figures of all games."""
    for side in Player:
        card = score(agent, variant, side)
        assert card.is_exact, (agent, variant, "state fixed_sight if this is a new strategy")
        expected = chances_over_whole_games(agent, variant, side)
        assert figures(card) == CLOSE(expected, abs=1e-12), (agent, str(variant), side)


@pytest.mark.parametrize("agent", [*STRATEGIES, *(recipe.name for recipe in RECIPES.values())])
def test_exact_figures_of_every_strategy_are_those_of_all_games(agent: str) -> None:
    for variant in (Variant(5, 3), Variant(6, 3), Variant(6, 4), Variant(6, 2), Variant(6, 5, 2, "B"), Variant(7, 4)):
        check_whole_games(agent, variant)


@settings(max_examples=40, deadline=None)
@given(st.lists(LINES, min_size=1, max_size=3).map(";".join), variants(largest=6))
def test_exact_figures_of_random_recipes_are_those_of_all_games(recipe: str, variant: Variant) -> None:
    check_whole_games(f"recipe:{recipe}", variant)


def test_positions_that_an_agent_tells_apart_are_not_merged() -> None:
    assert score("recipe:fewest", "Z(6, 3)", "B").floor.value == 0
    assert score("recipe:balance;partner", "Z(9, 4)", "B").against_random.value == CLOSE(0.540, abs=5e-4)


def test_a_card_is_exact_only_if_the_agent_says_what_it_looks_at() -> None:
    assert not score(largest, "Z(7, 4)", "A").is_exact
    assert score(largest, "Z(7, 4)", "A", exact="sets").is_exact
    assert not score("perfect", "Z(7, 4)", "A", exact="sets").is_exact  # it looks at the last move
    card = score("program", Variant(25, 9), "B")
    assert (card.method, card.is_exact) == ("shapes", False)


@pytest.mark.parametrize("chances", [{1: 0.5}, {1: 1.5, 2: -0.5}])
def test_bad_probabilities_are_a_fault_and_do_not_end_the_scoring(chances: dict[int, float]) -> None:
    card = score(lambda position: chances, "Z(5, 4)", "A")
    assert card.faults == {"unreadable": card.questions}
    assert "0.5" in card.first_fault


OTHERS = [Variant(6, bond, divider=divider) for bond in ("coprime", "lines 1-2 3-5") for divider in Player]
DIFFERENCES = [
    Variant(n, f"difference {d}", divider=divider) for n, d in ((5, 2), (6, 3), (6, 7)) for divider in Player
]


@pytest.mark.parametrize("variant", [*OTHERS, *DIFFERENCES], ids=str)
@pytest.mark.parametrize("side", Player)
def test_other_bonds_have_the_figures_of_plain_enumeration(variant: Variant, side: Player) -> None:
    for policy in (torn, careless):
        expected = chances_by_enumeration(policy, variant, side)
        assert figures(score(policy, variant, side, exact="sets")) == CLOSE(expected, abs=1e-12)
    if variant in DIFFERENCES:
        expected = chances_by_enumeration(uniform, variant, side)
        assert figures(score(uniform, variant, side, representatives=2)) == CLOSE(expected, abs=1e-12)
    else:
        with pytest.raises(InputError, match="has no shapes"):
            score(uniform, variant, side)


@pytest.mark.parametrize(("n", "d"), [(9, 4), (8, 3), (10, 2), (11, 4)])
@pytest.mark.parametrize("agent", ["perfect", "random"])
def test_shapes_of_differences_stand_for_all_their_sets(n: int, d: int, agent: str) -> None:
    for side in Player:
        cards = [score(agent, Variant(n, f"difference {d}"), side, exact=exact) for exact in ("sets", "shapes")]
        assert figures(cards[1]) == CLOSE(figures(cards[0]), abs=1e-12)
        assert cards[1].questions < cards[0].questions / 5


@given(st.integers(4, 12), st.integers(2, 13), st.integers())
def test_a_renaming_keeps_every_difference(n: int, d: int, seed: int) -> None:
    check_renaming(Variant(n, f"difference {d}"), seed)


@given(variants(largest=9), st.integers())
def test_a_renaming_keeps_every_bond(variant: Variant, seed: int) -> None:
    check_renaming(variant, seed)


def check_renaming(variant: Variant, seed: int) -> None:
    """Check that a renaming is a permutation of the numbers that keeps every bond."""
    names = Renaming(variant).draw(Random(seed))
    assert sorted(names) == sorted(names.values()) == list(variant.numbers)
    for x, y in combinations(variant.numbers, 2):
        assert variant.bonded(x, y) == variant.bonded(names[x], names[y])


@pytest.mark.parametrize("exact", ["shapes", "sets"])
@pytest.mark.parametrize("side", Player)
def test_perfect_play_is_right_everywhere(exact: str, side: Player) -> None:
    for variant in (*SMALL, Variant(9, 4), Variant(8, 3), Variant(10, 4, 1, Player.B)):
        card = score("perfect", variant, side, exact=exact)  # type: ignore[arg-type]
        assert not card.accuracy.right.is_known or card.accuracy.right.low == CLOSE(1, abs=1e-12)
        assert all(at.right.value == CLOSE(1, abs=1e-12) for at in card.by_left.values())
        assert card.floor.value == CLOSE(float(card.winner is side), abs=1e-12)
        assert not card.faults


def test_accuracy_counts_the_critical_positions_beside_chance() -> None:
    variant, oracle = Variant(8, 3, divider=Player.B), SetOracle(Variant(8, 3, divider=Player.B))
    critical = []
    for ply in range(0, 6, 2):
        for crossed in combinations(variant.numbers, ply):
            position = variant.position(crossed)
            winning = oracle.winning_moves(position)
            if winning and len(winning) < position.size:
                critical.append((position.size, position.numbers[-1] in winning, len(winning) / position.size))
    card = score(lambda position: position.numbers[-1], variant, "A", exact="sets")
    assert card.accuracy.critical == len(critical) > 0
    assert card.accuracy.chance == CLOSE(fmean(share for _, _, share in critical))
    assert card.accuracy.right.value == CLOSE(fmean(is_right for _, is_right, _ in critical))
    for left, at in card.by_left.items():
        assert at.critical == sum(size == left for size, _, _ in critical)
        assert at.right.value == CLOSE(fmean(is_right for size, is_right, _ in critical if size == left))


def test_the_chances_of_the_random_player_agree_with_the_theory() -> None:
    card = score("random", SCHOOL, "A")
    assert card.questions == 90
    assert card.against_random.value == CLOSE(1 / 7, abs=1e-12)
    assert card.against_perfect.value == CLOSE(8 / 675675, abs=1e-15)
    assert card.accuracy.right.value == CLOSE(card.accuracy.chance)


def test_an_agent_that_looks_at_sizes_shows_a_spread() -> None:
    spread = score(largest, SCHOOL, "A", representatives=8)
    assert spread.questions == 8 * 90
    assert spread.accuracy.right.low < spread.accuracy.right.value < spread.accuracy.right.high
    steady = score("random", SCHOOL, "A", representatives=8)
    assert steady.against_random.high - steady.against_random.low < 1e-12
    assert score(largest, SCHOOL, "A", representatives=8) == spread
    assert score(largest, SCHOOL, "A", representatives=8, seed=1) != spread


def observed_policy(player: Strategy, times: int = 1000) -> Policy:
    """The frequency of each number in many moves of a strategy, sampled once for each board."""
    cache: dict[tuple[int, ...], dict[int, float]] = {}

    def often(position: Position) -> dict[int, float]:
        if position.numbers not in cache:
            rng = Random(0)
            picks = [choose(player, position, rng) for _ in range(times)]
            cache[position.numbers] = {number: picks.count(number) / times for number in set(picks)}
        return cache[position.numbers]

    return often


def test_the_draws_of_the_strategies_are_followed_exactly() -> None:
    variant = Variant(6, 4)
    for name in strategies_for(variant.start(), Player.B):
        card = score(name, variant, "B", exact="sets")
        expected = chances_by_enumeration(observed_policy(STRATEGIES[name]), variant, Player.B)
        assert figures(card) == CLOSE(expected, abs=0.04), name


def test_a_strategy_without_a_rule_for_a_position_forfeits_it() -> None:
    card = score("program", SCHOOL, "A")
    assert card.faults == {"unfit": card.questions}
    assert "choose perfect" in card.first_fault


def test_forfeits_are_counted_apart() -> None:
    card = score(lambda position: 1, Variant(7, 3), "A", exact="sets")
    assert set(card.faults) == {"illegal"}
    assert card.faults["illegal"] == sum(  # type: ignore[index]
        1 for ply in (2, 4) for crossed in combinations(range(1, 8), ply) if 1 in crossed
    )
    assert card.first_fault.endswith("→ 1")
    silent = score(lambda position: "eight", Variant(7, 3), "A")  # type: ignore[return-value]
    assert silent.faults == {"unreadable": silent.questions}


@pytest.mark.parametrize("variant", [*SMALL, Variant(15, 7), Variant(12, 8, 3)], ids=str)
def test_a_node_stands_for_its_shape(variant: Variant) -> None:
    nodes = nodes_by_shape(variant, Random(7))
    for key, node in nodes.items():
        assert graph_of(shape_of(tally(node.position))) == key
        expected = {} if node.position.is_over else graphs_after(node.position)
        assert node.after == expected


@pytest.mark.parametrize("variant", [*SMALL, Variant(15, 7), Variant(12, 8, 3), Variant(12, "difference 5")], ids=str)
def test_the_limit_of_shapes_is_exact(variant: Variant, monkeypatch: pytest.MonkeyPatch) -> None:
    count = len(nodes_by_shape(variant, Random(7)))
    monkeypatch.setattr("zahlenschlacht.programs.scores.nodes.MAX_SHAPES", count)
    assert len(nodes_by_shape(variant, Random(7))) == count
    monkeypatch.setattr("zahlenschlacht.programs.scores.nodes.MAX_SHAPES", count - 1)
    with pytest.raises(InputError, match="too many shapes"):
        nodes_by_shape(variant, Random(7))


def test_the_positions_of_one_round_differ() -> None:
    nodes = nodes_by_shape(SCHOOL, Random(0))
    first = {node.position.crossed[0] for node in nodes.values() if node.position.ply}
    assert len(first) > 10


def test_progress_is_reported_for_each_question() -> None:
    reports: list[tuple[int, int]] = []
    score("random", Variant(9, 4), "A", representatives=2, progress=lambda done, total: reports.append((done, total)))
    assert reports == [(done, 36) for done in range(1, 37)]


def test_a_scorecard_is_json() -> None:
    text = score("random", Variant(9, 4), "A").as_dict()
    assert text["variant"] == "Z(9, 4)"
    assert text["accuracy"]["critical"] == 10


def test_a_scorecard_of_a_bond_without_a_divisor_is_json() -> None:
    for card in (score("perfect", Variant(8, "coprime"), "A", exact="sets"), sample("random", SCHOOL, "A", games=2)):
        fields = json.loads(json.dumps(card.as_dict()))
        assert fields["variant"] == str(card.variant)
        assert fields["d"] == (7 if card.variant == SCHOOL else None)
        assert fields["by_left"].keys() == {str(left) for left in card.by_left}
        assert (fields["floor"] is None) == (not card.floor.is_known)


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ({"exact": "games"}, "over shapes or counts or sets, not over 'games'"),
        ({"representatives": 0}, "at least one representative"),
        ({"side": "C"}, "a player is A or B"),
        ({"agent": "brute"}, "no strategy 'brute'"),
        ({"agent": 3}, "an agent is the name of a strategy"),
        ({"variant": Variant(16, 3), "exact": "sets"}, "at most 15 numbers, not 16"),
        ({"variant": Variant(2017, 8)}, "too many shapes"),
        ({"variant": Variant(40, 9)}, "too many shapes"),
    ],
)
def test_bad_arguments_for_scores_are_refused(arguments: dict[str, object], expected: str) -> None:
    defaults = {"agent": "random", "variant": SCHOOL, "side": "A"}
    with pytest.raises(InputError, match=expected):
        score(**{**defaults, **arguments})  # type: ignore[arg-type]
