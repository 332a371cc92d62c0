"""The game in PettingZoo: the framework's own tests, and the rules of the game."""

from __future__ import annotations

import pickle
import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from zahlenschlacht import InputError, MoveError, Player, Variant
from zahlenschlacht.programs.envs.pettingzoo import env, raw_env

AGENT = {Player.A: "player_0", Player.B: "player_1"}


@pytest.mark.parametrize("options", [{"n": 9, "d": 4}, {"numbers": [-3, 0, 1, 4, 10], "d": 5, "divider": "B"}])
def test_it_passes_the_test_of_the_interface(options: dict[str, object], capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        # It warns about dictionaries with a mask, though its own classic games use them, too.
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        api_test(env(**options), num_cycles=200)
    assert "Passed API test" in capsys.readouterr().out


def test_it_passes_the_tests_of_seeds_and_pictures(capsys: pytest.CaptureFixture[str]) -> None:
    seed_test(lambda: env(n=9, d=4), num_cycles=50)
    render_test(lambda render_mode: env(n=9, d=4, render_mode=render_mode))
    assert "Z(9, 4)  " in capsys.readouterr().out


def test_a_game_is_a_game() -> None:
    game, position = env(n=5, d=3), Variant(5, 3).start()
    game.reset()
    for number in (3, 1, 5):
        assert position.turn is not None
        assert game.agent_selection == AGENT[position.turn]
        observation = game.observe(game.agent_selection)
        assert [place + 1 for place in np.flatnonzero(observation["action_mask"])] == list(position.numbers)
        other = game.observe(AGENT[position.turn.other])
        assert not other["action_mask"].any()
        assert (other["observation"] == observation["observation"]).all()
        assert game.rewards == {"player_0": 0, "player_1": 0}
        game.step(number - 1)
        position = position.cross(number)
    assert position.winner is Player.A
    assert game.rewards == {"player_0": 1, "player_1": -1}
    assert game.terminations == {"player_0": True, "player_1": True}


def test_an_illegal_action_loses_or_is_refused() -> None:
    wrapped = env(n=5, d=3)
    wrapped.reset()
    wrapped.step(2)
    wrapped.step(2)
    assert wrapped.rewards == {"player_0": 0, "player_1": -1}
    raw = raw_env(n=5, d=3)
    raw.step(2)
    for action in (2, 5, -1, None):
        with pytest.raises(MoveError, match="does not stand for a number on the board"):
            raw.step(action)
    assert raw.render() == "Z(5, 3)  1 2 · 4 5"


def test_it_can_be_pickled_and_refuses_bad_variants() -> None:
    for numbers in (range(3, 9), range(1, 7)):
        copy = pickle.loads(pickle.dumps(raw_env(numbers=iter(numbers), d=5, remainder=1)))
        assert copy.variant == Variant.of(numbers, 5, 1)
    with pytest.raises(InputError, match="at least 4"):
        env(n=3, d=2)
    with pytest.raises(InputError, match="at most 1000"):
        env(n=1001, d=2)
