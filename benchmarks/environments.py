"""How fast the environments step and how fast positions are labelled, compared with others in the same run.

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

from bounds import Bounds
from zahlenschlacht import SCHOOL, Variant, solve, winning_moves
from zahlenschlacht.programs.batch import labels
from zahlenschlacht.programs.envs.gymnasium import ZahlenschlachtEnv
from zahlenschlacht.programs.envs.openspiel import game_of
from zahlenschlacht.programs.envs.pettingzoo import raw_env
from zahlenschlacht.programs.envs.vector import ZahlenschlachtVectorEnv

SECONDS = 1.0
STEPS, LABELS = 100_000, 5_000_000
"""The lowest acceptable rates per second: steps of the game in OpenSpiel, and labels."""
VECTOR_RATIO, GAMES = 10, 1024
"""How many times as many steps a second many games at once must make, and how many they are."""


def rate(work: Callable[[], int]) -> float:
    """Units of work per second, the best of three rounds."""
    best = 0.0
    for _ in range(3):
        units, begin = 0, perf_counter()
        while (elapsed := perf_counter() - begin) < SECONDS:
            units += work()
        best = max(best, units / elapsed)
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
    """A random game of Gymnasium against random moves. A step is a move of each side."""
    env, rng = ZahlenschlachtEnv(n=15, d=7, opponent="random"), Random(0)

    def play() -> int:
        board, _ = env.reset(seed=0)
        over, steps = False, 0
        while not over:
            legal = np.flatnonzero(board)
            board, _, over, _, _ = env.step(int(legal[int(rng.random() * len(legal))]))
            steps += 1
        return steps

    return play


def vector_games() -> Callable[[], int]:
    """A step of many games against random moves; the steps in which a game only begins again do not count."""
    envs, rng = ZahlenschlachtVectorEnv(GAMES, ["Z(15, 7)"], opponent="random"), np.random.default_rng(0)
    mask = envs.reset(seed=0)[1]["action_mask"]
    begins = np.zeros(GAMES, np.bool_)

    def play() -> int:
        nonlocal mask, begins
        steps = GAMES - int(begins.sum())
        _, _, begins, _, info = envs.step((rng.random(mask.shape, np.float32) * mask).argmax(axis=1))
        mask = info["action_mask"]
        return steps

    return play


def boards(variant: Variant, count: int) -> np.ndarray[tuple[int], np.dtype[np.uint64]]:
    """Random boards with at least two numbers."""
    masks = np.random.default_rng(0).integers(0, 1 << variant.n, count, dtype=np.uint64)
    return masks[np.bitwise_count(masks) >= 2]


def main() -> int:
    """Print the figures; return 1 if a bound is missed."""
    assert open_spiel.python.games  # importing them registers python_tic_tac_toe
    bounds = Bounds()
    steps = rate(openspiel_game(game_of(SCHOOL)))
    bounds.at_least(f"OpenSpiel {SCHOOL}", steps, STEPS, " steps per second")
    for name in ("tic_tac_toe", "python_tic_tac_toe"):
        theirs = rate(openspiel_game(pyspiel.load_game(name)))
        print(f"OpenSpiel {name}: {theirs:,.0f} steps per second; ours makes {steps / theirs:.2f} times as many")
    print(f"PettingZoo {SCHOOL}: {rate(pettingzoo_game()):,.0f} steps per second")
    single, many = rate(gymnasium_game()), rate(vector_games())
    print(
        f"Gymnasium {SCHOOL}, against random: {single:,.0f} steps per second, {many:,.0f} with {GAMES:,} games at once"
    )
    bounds.at_least("Gymnasium, many games at once against one", many / single, VECTOR_RATIO, " times")

    for variant in (SCHOOL, Variant(25, 9), Variant(25, 30), Variant(24, 9)):
        masks = boards(variant, 500_000)
        label_rate = rate(lambda variant=variant, masks=masks: len(labels(variant, masks).winner))  # type: ignore[misc]
        bounds.at_least(f"labels of {variant}", label_rate, LABELS, " per second")
    rng = Random(0)
    positions = [SCHOOL.position(rng.sample(range(1, 16), rng.randrange(13))) for _ in range(300)]
    for judge in (winning_moves, solve):
        one_by_one = rate(lambda judge=judge: len([judge(position) for position in positions]))  # type: ignore[misc]
        print(f"{judge.__name__} one by one on {SCHOOL}: {one_by_one:,.0f} per second")
    return bounds.status()


if __name__ == "__main__":
    sys.exit(main())
