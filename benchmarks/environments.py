"""How fast the environments step and positions are labelled, with yardsticks in the same run.

pip install '.[openspiel,pettingzoo]' && python benchmarks/environments.py
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from time import perf_counter

import numpy as np
import open_spiel.python.games
import pyspiel

from zahlenschlacht import SCHOOL, Variant, solve, winning_moves
from zahlenschlacht.programs.batch import labels
from zahlenschlacht.programs.envs.gymnasium import ZahlenschlachtEnv
from zahlenschlacht.programs.envs.openspiel import game_of
from zahlenschlacht.programs.envs.pettingzoo import raw_env

SECONDS = 1.0
STEPS, LABELS = 100_000, 5_000_000
"""How many steps of OpenSpiel's game, and how many labels, there must be in a second."""


def rate(work: Callable[[], int]) -> float:
    """How much is done in a second, the best of three rounds."""
    best = 0.0
    for _ in range(3):
        done, began = 0, perf_counter()
        while (taken := perf_counter() - began) < SECONDS:
            done += work()
        best = max(best, done / taken)
    return best


def openspiel_game(game: pyspiel.Game) -> Callable[[], int]:
    """A random game of OpenSpiel."""
    rng = Random(0)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            steps += 1
        state.returns()
        return steps

    return play


def pettingzoo_game() -> Callable[[], int]:
    """A random game of PettingZoo, without wrappers."""
    env, rng = raw_env(n=15, d=7), Random(0)

    def play() -> int:
        env.reset()
        steps = 0
        while not env.terminations[env.agent_selection]:
            legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
            env.step(int(legal[int(rng.random() * len(legal))]))
            steps += 1
        return steps

    return play


def gymnasium_game() -> Callable[[], int]:
    """A random game of Gymnasium against random moves; a step is both sides' move."""
    env, rng = ZahlenschlachtEnv(n=15, d=7, opponent="random"), Random(0)

    def play() -> int:
        seen, _ = env.reset(seed=0)
        over, steps = False, 0
        while not over:
            legal = np.flatnonzero(seen)
            seen, _, over, _, _ = env.step(int(legal[int(rng.random() * len(legal))]))
            steps += 1
        return steps

    return play


def boards(variant: Variant, count: int) -> np.ndarray[tuple[int], np.dtype[np.uint64]]:
    """Random boards with at least two numbers."""
    drawn = np.random.default_rng(0).integers(0, 1 << variant.n, count, dtype=np.uint64)
    return drawn[np.bitwise_count(drawn) >= 2]


def main() -> int:
    """Print the figures; 1 when a bound is not kept."""
    assert open_spiel.python.games  # importing them registers python_tic_tac_toe
    steps = rate(openspiel_game(game_of(SCHOOL)))
    print(f"OpenSpiel {SCHOOL}: {steps:,.0f} steps a second (bound: {STEPS:,})")
    for name in ("tic_tac_toe", "python_tic_tac_toe"):
        theirs = rate(openspiel_game(pyspiel.load_game(name)))
        print(f"OpenSpiel {name}: {theirs:,.0f} steps a second, {steps / theirs:.2f} of it")
    print(f"PettingZoo {SCHOOL}: {rate(pettingzoo_game()):,.0f} steps a second")
    print(f"Gymnasium {SCHOOL}, against random: {rate(gymnasium_game()):,.0f} steps a second")

    slowest = float("inf")
    for variant in (SCHOOL, Variant(25, 9), Variant(25, 30), Variant(24, 9)):
        many = boards(variant, 500_000)
        labelled = rate(lambda variant=variant, many=many: len(labels(variant, many).winner))  # type: ignore[misc]
        slowest = min(slowest, labelled)
        print(f"labels of {variant}: {labelled:,.0f} a second (bound: {LABELS:,})")
    rng = Random(0)
    every = [SCHOOL.position(rng.sample(range(1, 16), rng.randrange(13))) for _ in range(300)]
    for judge in (winning_moves, solve):
        one_by_one = rate(lambda judge=judge: len([judge(position) for position in every]))  # type: ignore[misc]
        print(f"{judge.__name__} one by one on {SCHOOL}: {one_by_one:,.0f} a second")
    return 0 if steps >= STEPS and slowest >= LABELS else 1


if __name__ == "__main__":
    sys.exit(main())
