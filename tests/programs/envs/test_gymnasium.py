"""The game in Gymnasium: the framework's own test, and games against every strategy."""

from __future__ import annotations

import warnings
from random import Random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import zahlenschlacht.programs.envs.gymnasium  # noqa: F401
from zahlenschlacht import InputError, Player, Position, Variant
from zahlenschlacht.strategies import choose, strategies_for, strategy

NAME = "zahlenschlacht.programs.envs.gymnasium:Zahlenschlacht-v0"


@pytest.mark.parametrize(
    ("side", "opponent"),
    [(side, opponent) for side in Player for opponent in strategies_for(Variant(9, 4).start(), side.other)],
)
def test_it_passes_the_test_of_the_interface(side: Player, opponent: str) -> None:
    env = gymnasium.make(NAME, n=9, d=4, side=side, opponent=opponent, render_mode="ansi")
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*action_masks.*|.*not within the observation space.*")
        check_env(env.unwrapped)


@pytest.mark.parametrize("side", "AB")
def test_perfect_play_wins_where_it_can(side: str) -> None:
    for n, d, winner in ((9, 4, "A"), (10, 4, "B")):
        env = gymnasium.make(NAME, n=n, d=d, side=side, opponent="perfect").unwrapped
        _, info = env.reset(seed=1)
        reward, over = 0.0, False
        while not over:
            assert reward == 0
            number = choose(strategy("perfect"), env.position, Random(0))
            observation, reward, over, truncated, info = env.step(number - 1)
            assert not truncated
            assert (info["action_mask"] == observation).all()
            assert (env.action_masks() == observation).all()
        assert reward == (1 if winner == side else -1)
        assert observation.sum() == 2


def test_an_illegal_action_forfeits_the_game() -> None:
    env = gymnasium.make(NAME, n=5, d=3)
    env.reset(seed=0)
    observation, *_ = env.step(2)
    crossed = int(np.flatnonzero(observation == 0)[0])
    _, reward, over, _, info = env.step(crossed)
    assert (reward, over, info["illegal"]) == (-1, True, True)


@pytest.mark.parametrize("action", [-1, 9, -9, 10**6])
def test_an_action_outside_the_board_forfeits_the_game(action: int) -> None:
    env = gymnasium.make(NAME, n=9, d=4).unwrapped
    before, _ = env.reset(seed=0)
    after, reward, over, _, info = env.step(action)
    assert (reward, over, info["illegal"]) == (-1, True, True)
    assert (after == before).all()


def test_the_same_seed_gives_the_same_game() -> None:
    def game(seed: int) -> list[list[int]]:
        env = gymnasium.make(NAME, n=15, d=7, side="B", opponent="random")
        observation, _ = env.reset(seed=seed)
        observations = [observation.tolist()]
        for _ in range(3):
            observation, *_ = env.step(int(np.flatnonzero(observation)[0]))
            observations.append(observation.tolist())
        return observations

    assert game(1) == game(1) != game(2)


def test_rendering_writes_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make(NAME, n=5, d=3, render_mode="ansi")
    env.reset(seed=0)
    assert env.render() == "Z(5, 3)"
    printing_env = gymnasium.make(NAME, n=5, d=3, render_mode="human")
    printing_env.reset(seed=0)
    printing_env.step(0)
    assert capsys.readouterr().out.startswith("Z(5, 3): 1 ")


def test_an_unknown_opponent_is_refused() -> None:
    with pytest.raises(InputError, match="no strategy 'brute'"):
        gymnasium.make(NAME, opponent="brute")
    with pytest.raises(InputError, match="program"):
        gymnasium.make(NAME, side="B", opponent="program")  # a program for the Breaker


def test_a_step_seldom_asks_whether_the_game_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = 0
    is_over = Position.is_over.fget  # type: ignore[attr-defined]

    def count(position: Position) -> bool:
        nonlocal calls
        calls += 1
        return bool(is_over(position))

    monkeypatch.setattr(Position, "is_over", property(count))
    env = gymnasium.make(NAME, n=15, d=7, opponent=lambda position: position.numbers[0]).unwrapped
    observation, _ = env.reset(seed=0)
    over, calls = False, 0
    while not over:
        observation, _, over, *_ = env.step(int(np.flatnonzero(observation)[-1]))
    assert calls <= 2 * 13
