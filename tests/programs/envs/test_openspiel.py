"""The game in OpenSpiel: the framework's own tests, its algorithms, and the rules of the game."""

from __future__ import annotations

import pickle
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from hypothesis import given, settings
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator
from open_spiel.python.algorithms.minimax_solver import MinimaxSolver

from helpers.random_boards import positions
from zahlenschlacht import SCHOOL, InputError, Player, Position, Variant, read, solve
from zahlenschlacht.programs.envs.openspiel import game_of, policy_move, state_of
from zahlenschlacht.programs.scores import score

GOLDEN = Path(__file__).with_name("playthrough.txt")
VARIANTS = [
    Variant(8, 3),
    Variant(7, 4),
    Variant(7, 5, 2, Player.B),
    Variant.of([-3, 0, 1, 4, 10, 12], 5, 2, "B"),
]


@pytest.mark.parametrize("variant", [*VARIANTS, SCHOOL], ids=str)
def test_it_passes_openspiels_own_test(variant: Variant) -> None:
    pyspiel.random_sim_test(game_of(variant), num_sims=5, serialize=True, verbose=False)


def test_the_playthrough_is_the_golden_one() -> None:
    # Imported here, because it loads half of SciPy, which no other test needs.
    from open_spiel.python.algorithms import generate_playthrough

    game = "zahlenschlacht(n=5,d=3)"
    assert generate_playthrough.playthrough(game, [2, 0, 4]) == GOLDEN.read_text(encoding="utf-8")


@given(positions(largest=8))
@settings(max_examples=50)
def test_a_state_is_its_position(position: Position) -> None:
    if max(map(abs, position.variant.numbers)) > 10**9:
        return
    state = state_of(position)
    numbers = position.variant.numbers
    assert str(state) == " ".join(map(str, position.numbers))
    assert state.is_terminal() == position.is_over
    if position.is_over:
        assert state.returns() == ([1, -1] if position.winner is Player.A else [-1, 1])
    else:
        assert state.current_player() == (0 if position.turn is Player.A else 1)
        assert tuple(numbers[action] for action in state.legal_actions()) == position.numbers
        assert state.returns() == [0, 0]
    copy = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game_of(position.variant), state))[1]
    assert (str(copy), copy.history()) == (str(state), state.history())


def test_the_tensors_are_as_documented() -> None:
    state = state_of(Variant(5, 3).position([3, 1]))
    assert state.observation_tensor() == [0, 1, 0, 1, 1, 1, 0]
    moves = np.array(state.information_state_tensor()[7:]).reshape(3, 5)
    assert moves.tolist() == [[0, 0, 1, 0, 0], [1, 0, 0, 0, 0], [0, 0, 0, 0, 0]]
    assert state.information_state_string() == "3 1"
    state.apply_action(1)
    assert state.observation_tensor(0) == [0, 0, 0, 1, 1, 0, 0]


def test_an_illegal_action_changes_nothing() -> None:
    state = state_of(Variant(5, 3).position([3]))
    for action in (2, 7):
        with pytest.raises(pyspiel.SpielError, match="crosses out no number"):
            state.apply_action(action)
    assert str(state) == "1 2 4 5"


def test_a_copy_keeps_little() -> None:
    state = state_of(SCHOOL.position([8, 2]))
    copy = state.clone()
    assert copy.variant is state.variant
    copy.apply_action(0)
    assert str(copy) != str(state)
    assert len(pickle.dumps(state.left)) < 40


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_the_minimax_solver_agrees_with_the_theory(variant: Variant) -> None:
    game = game_of(variant)
    solver = MinimaxSolver(str(game))
    solver.solve()
    values = solver.action_values_from_state(game.new_initial_state())
    verdict = solve(variant.start())
    wins = tuple(number for number, value in zip(variant.numbers, values, strict=True) if value > 0)
    assert wins == verdict.winning_moves


# docs/programs.md shows the result for Z(8, 3).
@pytest.mark.parametrize("variant", VARIANTS[1:], ids=str)
def test_exploitability_follows_from_the_floors_of_both_sides(variant: Variant) -> None:
    game = game_of(variant)
    value = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    floors = [score("random", variant, side).floor.value for side in Player]
    # Against a floor f a best response wins 1 - f and so gets 1 - 2 f; the exploitability is the mean of both.
    assert value == pytest.approx(1 - sum(floors), abs=1e-12)


def test_policies_and_bots_are_agents() -> None:
    variant = Variant(7, 4)
    game = game_of(variant)
    assert score(policy.UniformRandomPolicy(game), variant, "A").floor == score("random", variant, "A").floor
    first = policy.tabular_policy_from_callable(game, lambda state: {state.legal_actions()[0]: 1.0})
    smallest = score(lambda position: position.numbers[0], variant, "A", seed=3)
    assert score(first, variant, "A", seed=3).against_random == smallest.against_random
    search = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 7), 2.0, 50, 100, True, 7, False)
    python = MCTSBot(game, 2.0, 50, RandomRolloutEvaluator(1, np.random.RandomState(7)), solve=True)
    assert policy_move(python, variant.start()) in variant.numbers
    card = score(search, variant, "A")
    assert card.accuracy.right.value > (card.accuracy.chance or 0)
    assert not card.faults


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("zahlenschlacht(n=3)", "at least 4 numbers"),
        ("zahlenschlacht(d=1)", "at least 2"),
        ("zahlenschlacht(divider=C)", "A or B"),
        ("zahlenschlacht(numbers=1;2;x;4)", "not 'x'"),
        ("zahlenschlacht(numbers=1;2;2;4)", "twice"),
        ("zahlenschlacht(n=5000)", "at most 1000 numbers"),
    ],
)
def test_unknown_games_are_refused(text: str, expected: str) -> None:
    with pytest.raises(InputError, match=expected):
        pyspiel.load_game(text)


def test_other_bonds_are_games_too() -> None:
    for text in (
        "Z(7, coprime)",
        "Z(8, difference 3, divider=B)",
        "Z(7, lines 1-2 3-7)",
        "Z({1, 4, 6, 9}, square sum)",
    ):
        variant = read(text).variant
        game = game_of(variant)
        assert game.variant == pyspiel.load_game(str(game)).variant == variant
        position, state = variant.start(), game.new_initial_state()
        while position.turn is not None:
            number = position.numbers[position.ply % 2]
            position = position.cross(number)
            state.apply_action(variant.index_of(number))
        assert state.returns() == ([1.0, -1.0] if position.winner == "A" else [-1.0, 1.0])
    assert pyspiel.load_game("zahlenschlacht(n=9,bond=lines;1-2;3-9)").variant.bonded(3, 9)
    assert pyspiel.load_game("zahlenschlacht").variant == Variant(15, 7)
    with pytest.raises(InputError, match="the divisor d or another bond, not both"):
        pyspiel.load_game("zahlenschlacht(n=9,d=4,bond=coprime)")


def test_the_search_that_works_plays_other_bonds_perfectly_on_a_small_board() -> None:
    game = pyspiel.load_game("zahlenschlacht(n=5,bond=coprime)")
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 300, 100, True, 1, False)
    card = score(bot, game.variant, "A", exact="sets")
    assert card.accuracy.right.value == 1
    assert card.against_random.value > 0.5
