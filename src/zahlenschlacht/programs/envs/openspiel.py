"""The game for OpenSpiel. Importing this module registers it.

    pyspiel.load_game("zahlenschlacht(n=15,d=7)")
    pyspiel.load_game("zahlenschlacht(d=5,remainder=2,divider=B,numbers=-3;0;1;4;10;12)")

    pyspiel.load_game("zahlenschlacht(n=15,bond=coprime)")
    pyspiel.load_game("zahlenschlacht(n=9,bond=lines;1-2;3-9)")

A is player 0, B player 1; the winner gets 1, the loser -1. Action i crosses out the i-th number of the board, counted
from 0. `numbers` are separated by semicolons, because commas separate the parameters; with them, n is ignored.
The words of a bond are separated by semicolons, too; d and another bond cannot be
given together. Without both, d is 7.

    observation tensor   n + 2 figures: one for each number of the board, 1 if it is left; then one for each player, 1
                         for the player to move
    information tensor   the observation, then n - 2 rows of n figures: row i has a 1 for the number of the i-th move

`str(state)` lists the numbers left, so that solvers search a position once, whatever the order of the moves.
"""

from __future__ import annotations

from typing import Any

from ...extras import extra
from ...game.rules import Player, Position, Variant
from ...strategies import ADAPTERS, Move, Strategy
from . import variant_of

with extra("openspiel"):
    import numpy as np
    import pyspiel

NAME = "zahlenschlacht"

_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Zahlenschlacht",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"n": 15, "d": 0, "remainder": 0, "divider": "A", "numbers": "", "bond": ""},
)


class ZahlenschlachtGame(pyspiel.Game):  # type: ignore[misc]
    """A variant as a game of OpenSpiel."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.variant = _variant(params or {})
        n = self.variant.n
        info = pyspiel.GameInfo(
            num_distinct_actions=n,
            max_chance_outcomes=0,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=n - 2,
        )
        super().__init__(_TYPE, info, params or {})

    def new_initial_state(self) -> ZahlenschlachtState:
        """The state before the first move."""
        return ZahlenschlachtState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> ZahlenschlachtObserver:
        """The observer that fills the tensors. With perfect recall it adds the moves made so far."""
        return ZahlenschlachtObserver(self.variant, recall=bool(iig_obs_type and iig_obs_type.perfect_recall))


class ZahlenschlachtState(pyspiel.State):  # type: ignore[misc]
    """A position as a state of OpenSpiel. States are copied and pickled often, so the numbers left are one integer."""

    def __init__(self, game: ZahlenschlachtGame) -> None:
        super().__init__(game)
        self.variant = game.variant
        """The variant. It is immutable, so copies of the state share it."""
        self.left = (1 << game.variant.n) - 1
        """The numbers left, as a set: bit i stands for the i-th number of the board."""

    def current_player(self) -> int:
        """0 for A, 1 for B, or OpenSpiel's code for the end of the game."""
        size = self.left.bit_count()
        return _OVER if size == 2 else (self.variant.n - size) & 1

    def _legal_actions(self, player: int) -> list[int]:
        """The indices of the numbers left, ascending."""
        return [index for index in range(self.left.bit_length()) if self.left >> index & 1]

    def _apply_action(self, action: int) -> None:
        """Cross out a number. OpenSpiel does not check that it is left, so refuse it here if it is not."""
        bit = 1 << action
        if not self.left & bit or self.left.bit_count() == 2:
            raise pyspiel.SpielError(f"the action {action} crosses out no number of {self}")
        self.left ^= bit

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.variant.numbers[action])

    def is_terminal(self) -> bool:
        """Whether only two numbers remain."""
        return self.left.bit_count() == 2

    def returns(self) -> list[float]:
        """The returns of A and B: 0 until the game is over."""
        if self.left.bit_count() > 2:
            return [0.0, 0.0]
        bonded = self.variant.bonded(*self.numbers)
        return [1.0, -1.0] if bonded == (self.variant.divider is Player.A) else [-1.0, 1.0]

    @property
    def numbers(self) -> list[int]:
        """The numbers left, ascending."""
        return [self.variant.numbers[index] for index in self._legal_actions(0)]

    def __str__(self) -> str:
        return " ".join(map(str, self.numbers))


class ZahlenschlachtObserver:
    """Fills the tensors; the docstring of the module describes them."""

    def __init__(self, variant: Variant, recall: bool) -> None:
        n = variant.n
        self.recall = recall
        self.tensor = np.zeros(n + 2 + (n * (n - 2) if recall else 0), np.float32)
        self.dict = {"left": self.tensor[:n], "turn": self.tensor[n : n + 2]}
        if recall:
            self.dict["moves"] = self.tensor[n + 2 :].reshape(n - 2, n)

    def set_from(self, state: ZahlenschlachtState, player: int) -> None:
        """Fill the tensor with this state, which looks the same to both players."""
        self.tensor.fill(0)
        self.dict["left"][state._legal_actions(player)] = 1
        if not state.is_terminal():
            self.dict["turn"][state.current_player()] = 1
        if self.recall:
            moves = state.history()
            self.dict["moves"][range(len(moves)), moves] = 1

    def string_from(self, state: ZahlenschlachtState, player: int) -> str:
        """The numbers left, or with perfect recall the numbers crossed out, in order."""
        if not self.recall:
            return str(state)
        numbers = state.variant.numbers
        return " ".join(str(numbers[action]) for action in state.history())


_OVER = int(pyspiel.PlayerId.TERMINAL)


def _variant(parameters: dict[str, Any]) -> Variant:
    """The variant that the parameters of a game string describe."""
    everything = {**_TYPE.parameter_specification, **parameters}
    n, d, remainder, divider = (everything[name] for name in ("n", "d", "remainder", "divider"))
    numbers, bond = (everything[name].replace(";", " ") or None for name in ("numbers", "bond"))
    return variant_of(n, d or None, remainder, divider, numbers, bond)


def game_of(variant: Variant) -> ZahlenschlachtGame:
    """The game of a variant.

    >>> str(game_of(Variant(9, 4)))
    'zahlenschlacht(bond=,d=4,divider=A,n=9,numbers=,remainder=0)'
    """
    numbers = "" if variant.board is None else ";".join(map(str, variant.board))
    bond = {"d": variant.d} if variant.bond.is_sum else {"bond": variant.bond.text.replace(" ", ";")}
    parameters = {"n": variant.n, "remainder": variant.remainder, "divider": str(variant.divider), "numbers": numbers}
    game: ZahlenschlachtGame = pyspiel.load_game(NAME, {**parameters, **bond})
    return game


def state_of(position: Position) -> ZahlenschlachtState:
    """The state of a position, with its history.

    >>> str(state_of(Variant(5, 3).position([3, 1]))), state_of(Variant(5, 3).position([3, 1])).history()
    ('2 4 5', [2, 0])
    """
    state = game_of(position.variant).new_initial_state()
    for number in position.crossed:
        state.apply_action(position.variant.index_of(number))
    return state


def policy_move(agent: Any, position: Position) -> Move:
    """The move of an OpenSpiel policy or bot: its probabilities, or the number that a bot picks.

    `MCTSBot.step` of OpenSpiel 2.0 crashes on every game written in Python, so its search is called directly.
    """
    state = state_of(position)
    numbers = position.variant.numbers
    if hasattr(agent, "action_probabilities"):
        return {numbers[action]: probability for action, probability in agent.action_probabilities(state).items()}
    is_mcts = isinstance(agent, pyspiel.MCTSBot)
    action: int = agent.mcts_search(state).best_child().action if is_mcts else agent.step(state)
    return numbers[action]


def _as_strategy(agent: Any) -> Strategy | None:
    """The strategy of an OpenSpiel policy or bot; None for any other object."""
    if not hasattr(agent, "action_probabilities") and not hasattr(agent, "step"):
        return None
    return lambda position: policy_move(agent, position)


ADAPTERS.append(_as_strategy)
if NAME not in pyspiel.registered_names():
    pyspiel.register_game(_TYPE, ZahlenschlachtGame)
