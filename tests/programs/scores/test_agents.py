"""Agents with random moves are never scored as if their moves were certain."""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random

import pytest

from zahlenschlacht import Position, Variant, winning_moves
from zahlenschlacht.programs.scores import UNKNOWN, PipeAgent, Scorecard, score
from zahlenschlacht.strategies import NamedStrategy, Sight, registry
from zahlenschlacht.strategies.learner import Learner

SMALL = Variant(9, 4)
CARELESS: dict[str, Callable[[Random], bool]] = {
    "random": lambda rng: rng.random() < 0.9,
    "1 - random": lambda rng: 1 - rng.random() < 0.9,
    "uniform": lambda rng: rng.uniform(0, 1) < 0.9,
    "choices": lambda rng: rng.choices([True, False], [9, 1])[0],
    "expovariate": lambda rng: rng.expovariate(1) < 2.3,
    "gauss": lambda rng: rng.gauss(0, 1) < 1.28,
    "shuffle": lambda rng: rng.sample(range(10), 1)[0] < 9,
}
"""Random draws that are careless in 90 % of all moves."""
EVERY_DRAW = pytest.mark.parametrize("is_careless", CARELESS.values(), ids=CARELESS)


class Drawing:
    """Makes 90 % of its moves at random and the others perfectly, by the generator of the caller."""

    def __init__(self, is_careless: Callable[[Random], bool]) -> None:
        self.is_careless = is_careless

    def choose(self, position: Position, rng: Random) -> int:
        wins = winning_moves(position)
        return rng.choice(position.numbers) if self.is_careless(rng) or not wins else wins[0]


class Sighted(NamedStrategy):
    """A strategy of a user that draws secretly, and declares what it looks at."""

    name = "sighted"
    fixed_sight = Sight("counts", None)

    def __init__(self, is_careless: Callable[[Random], bool]) -> None:
        self.rng, self.agent = Random(1), Drawing(is_careless)

    def rule(self, position: Position) -> int:
        return self.agent.choose(position, self.rng)


class SightedLearner(Learner):
    """A strategy of a user, derived from one of the package, that draws secretly."""

    def rule(self, position: Position) -> int:
        return SECRET.choice(position.numbers)


SECRET = Random(1)


def check_sampled(card: Scorecard) -> None:
    """Check that the figures are those of a player with 90 % random moves, and are marked as sampled."""
    assert (card.method, card.is_exact) == ("games", False)
    assert card.floor is UNKNOWN
    assert card.representatives == 200
    assert 0.25 < card.accuracy.right.low < card.accuracy.right.high < 0.6  # 0.9 times chance and 0.1, about 0.42
    assert card.against_perfect.high < 0.1
    assert not card.faults


@EVERY_DRAW
def test_an_agent_that_draws_its_moves_is_sampled(is_careless: Callable[[Random], bool]) -> None:
    check_sampled(score(Drawing(is_careless), SMALL, "A"))


@EVERY_DRAW
def test_a_function_that_draws_secretly_is_sampled(is_careless: Callable[[Random], bool]) -> None:
    rng, agent = Random(1), Drawing(is_careless)
    check_sampled(score(lambda position: agent.choose(position, rng), SMALL, "A"))


@EVERY_DRAW
def test_a_strategy_that_declares_what_it_looks_at_and_draws_secretly_is_sampled(
    is_careless: Callable[[Random], bool],
) -> None:
    check_sampled(score(Sighted(is_careless), SMALL, "A"))


def test_a_registered_strategy_of_a_user_that_draws_secretly_is_sampled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.STRATEGIES, "sighted", SightedLearner())
    for agent in ("sighted", SightedLearner(), "programs.scores.test_agents:SightedLearner"):
        card = score(agent, SMALL, "A")
        assert (card.method, card.is_exact, card.floor) == ("games", False, UNKNOWN)


@pytest.mark.parametrize("text", ["Z(4, 3)", "Z(5, 3)", "Z(6, 3)"])
def test_an_agent_that_draws_secretly_is_sampled_although_a_small_board_has_few_questions(text: str) -> None:
    for side in "AB":
        for _ in range(20):
            assert not score(SightedLearner(), text, side).is_exact


def test_a_program_that_answers_differently_is_sampled() -> None:
    bot = """
import random, sys
for line in sys.stdin:
    crossed = {int(word) for word in line.partition(":")[2].split()}
    print(random.choice([x for x in range(1, 10) if x not in crossed]), flush=True)
"""
    with PipeAgent([sys.executable, "-c", bot], seconds=60) as program:
        card = score(program, SMALL, "A")
    assert (card.method, card.floor, card.representatives) == ("games", UNKNOWN, 200)
    assert not card.faults


def test_a_sampled_agent_has_the_same_figures_for_the_same_seed() -> None:
    cards = [score(Drawing(CARELESS["uniform"]), SMALL, "A", seed=seed) for seed in (1, 1, 2)]
    assert cards[0] == cards[1] != cards[2]


def test_probabilities_are_exact_however_small() -> None:
    def careless(position: Position) -> dict[int, float]:
        wins = winning_moves(position) or position.numbers
        return {x: 0.9 / position.size + 0.1 * (x in wins) / len(wins) for x in position.numbers}

    card = score(careless, SMALL, "A")
    assert (card.method, card.is_exact) == ("shapes", False)
    assert score(careless, SMALL, "A", exact="shapes").is_exact
    assert 0 < card.floor.value < 0.05
