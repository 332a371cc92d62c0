"""Write the table of reference agents into docs/programs.md; a star marks figures that are not exact.

python docs/agents.py           (needs the extra openspiel; some minutes)

greedy       leaves as many bonded pairs as it can as the Divider, as few as it can as the Breaker
MCTS         OpenSpiel's search with random playouts, started with the same seed for every question, so that its
             answers do not change
Q-learning   OpenSpiel's tabular learner, after many games against itself
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import tabular_qlearner
from open_spiel.python.rl_agent_policy import JointRLAgentPolicy

from zahlenschlacht import Player, Position, Variant
from zahlenschlacht.programs.envs.openspiel import game_of, policy_move
from zahlenschlacht.programs.scores import Figure, Scorecard, score
from zahlenschlacht.strategies import Move, Strategy

VARIANTS = [Variant(9, 4), Variant(15, 7), Variant(25, 9)]
GAMES = 30_000
"""The number of games that Q-learning plays against itself."""
BEGIN, END = "<!-- written by docs/agents.py -->", "<!-- to here -->"


def greedy(position: Position) -> int:
    """The smallest number that leaves the most bonded pairs, or the fewest for the Breaker."""

    def bonds_without(number: int) -> int:
        rest = [other for other in position.numbers if other != number]
        return sum(position.variant.bonded(x, y) for x, y in combinations(rest, 2))

    best = max if position.turn is position.variant.divider else min
    return best(position.numbers, key=bonds_without)


def mcts(variant: Variant, simulations: int) -> Strategy:
    """OpenSpiel's Monte Carlo tree search, with a new bot for every question."""
    game = game_of(variant)

    def search(position: Position) -> Move:
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        return policy_move(pyspiel.MCTSBot(game, evaluator, 2.0, simulations, 100, True, 1, False), position)

    return search


def q_learning(variant: Variant) -> Any:
    """The policy of two tabular learners after playing against each other."""
    random.seed(1)
    np.random.seed(1)
    game = game_of(variant)
    env = rl_environment.Environment(game, observation_type=rl_environment.ObservationType.OBSERVATION)
    learners = {
        player: tabular_qlearner.QLearner(player_id=player, num_actions=game.num_distinct_actions(), step_size=0.3)
        for player in (0, 1)
    }
    for _ in range(GAMES):
        step = env.reset()
        while not step.last():
            step = env.step([learners[step.observations["current_player"]].step(step).action])
        for learner in learners.values():
            learner.step(step)
    return JointRLAgentPolicy(game, learners, use_observation=True)


def agents(variant: Variant) -> Iterator[tuple[str, Any]]:
    """The reference agents by name."""
    yield from {"random": "random", "greedy": greedy, "learner (30 % random)": "learner"}.items()
    yield from {"program": "program", "perfect": "perfect"}.items()
    yield "MCTS, 100 simulations", mcts(variant, 100)
    yield "MCTS, 1,000 simulations", mcts(variant, 1000)
    yield f"Q-learning, {GAMES:,} games", q_learning(variant)


def percent(figure: Figure) -> str:
    """The figure as a cell of the table."""
    if not figure.is_known:
        return "–"
    if 0 < figure.value < 0.0005:
        return f"{figure.value:.0e}"
    return f"{figure.value:.3f}".removesuffix("000").rstrip(".") if figure.value in (0, 1) else f"{figure.value:.3f}"


def row(name: str, card: Scorecard) -> str:
    """A line of the table."""
    cells = map(percent, (card.accuracy.right, card.floor, card.against_random, card.against_perfect))
    return f"| {name}{'' if card.is_exact else ' *'} | " + " | ".join(cells) + " |"


def table() -> str:
    """The tables, one for each variant and side."""
    parts = []
    for variant in VARIANTS:
        agent_of = dict(agents(variant))
        for side in Player:
            cards = {
                name: score(agent, variant, side)
                for name, agent in agent_of.items()
                if name != "program" or side is variant.breaker  # the paper's program is the Breaker
            }
            card = cards["random"]
            parts += [
                "",
                f"**{variant}, side {side}** ({card.questions} questions, {card.accuracy.critical} of them critical)",
                "",
                "| agent | right where it matters | floor | against random | against perfect |",
                "| --- | --- | --- | --- | --- |",
                *(row(name, card) for name, card in cards.items()),
            ]
            print(*parts[-len(cards) - 5 :], sep="\n", flush=True)
    return "\n".join(parts)


if __name__ == "__main__":
    page = Path(__file__).with_name("programs.md")
    before, rest = page.read_text(encoding="utf-8").split(BEGIN)
    after = rest.split(END)[1]
    page.write_text(f"{before}{BEGIN}\n{table()}\n\n{END}{after}", encoding="utf-8")
