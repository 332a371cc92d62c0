"""The oracle over residue counts against OpenSpiel's MinimaxSolver on Z(10, d), d = 2..12.

Z(10, d) is written as a Python game of OpenSpiel, whose states are told apart by the numbers left. Both sides find the
winner and the winning first moves of each variant; both begin each repetition with an empty memory.

    pip install .[benchmarks] && python benchmarks/oracle_vs_openspiel.py
"""

from __future__ import annotations

import sys
from time import perf_counter
from typing import Any

from zahlenschlacht.oracle import CountOracle
from zahlenschlacht.rules import Player, Variant

try:
    import pyspiel  # type: ignore[import-not-found, import-untyped, unused-ignore]
    from open_spiel.python.algorithms.minimax_solver import (  # type: ignore[import-not-found, import-untyped, unused-ignore]
        MinimaxSolver,
    )
except ImportError:
    sys.exit("OpenSpiel is missing: pip install .[benchmarks]")

N = 10
DIVISORS = range(2, 13)
REPETITIONS = 3
AT_LEAST = 50
"""How many times faster our oracle must be."""

Answers = dict[int, tuple[Player, tuple[int, ...]]]
"""For each d the winner and the winning first moves."""

GAME_TYPE = pyspiel.GameType(
    short_name="zahlenschlacht",
    long_name="Zahlenschlacht",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=False,
    parameter_specification={"d": 7},
)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """Z(10, d) for OpenSpiel; action i crosses out the number i + 1."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        info = pyspiel.GameInfo(
            num_distinct_actions=N,
            max_chance_outcomes=0,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=N - 2,
        )
        super().__init__(GAME_TYPE, info, params or {})
        self.d: int = self.get_parameters().get("d", 7)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """The numbers left; A is player 0."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.d = game.d
        self.left = tuple(range(N))

    def current_player(self) -> int:
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else (N - len(self.left)) % 2

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.left)

    def _apply_action(self, action: int) -> None:
        self.left = tuple(other for other in self.left if other != action)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(action + 1)

    def is_terminal(self) -> bool:
        return len(self.left) == 2

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0, 0.0]
        return [1.0, -1.0] if (sum(self.left) + 2) % self.d == 0 else [-1.0, 1.0]

    def __str__(self) -> str:
        return " ".join(map(str, self.left))


def by_openspiel() -> Answers:
    """What OpenSpiel finds."""
    answers: Answers = {}
    for d in DIVISORS:
        solver = MinimaxSolver(f"zahlenschlacht(d={d})")
        solver.solve()
        start = pyspiel.load_game(f"zahlenschlacht(d={d})").new_initial_state()
        values = solver.action_values_from_state(start)
        wins = tuple(action + 1 for action in start.legal_actions() if values[action] > 0)
        answers[d] = (Player.A if wins else Player.B, wins)
    return answers


def by_our_oracle() -> Answers:
    """What the oracle over residue counts finds."""
    answers: Answers = {}
    for d in DIVISORS:
        oracle, start = CountOracle(), Variant(N, d).start()
        answers[d] = (oracle.winner(start), oracle.winning_moves(start))
    return answers


def main() -> int:
    """Print both times and their ratio; 1 when the answers differ or the ratio is too small."""
    pyspiel.register_game(GAME_TYPE, SpielGame)
    times: dict[str, float] = {}
    answers: dict[str, Answers] = {}
    for name, solve in (("OpenSpiel MinimaxSolver", by_openspiel), ("residue oracle", by_our_oracle)):
        best = float("inf")
        for _ in range(REPETITIONS):
            began = perf_counter()
            answers[name] = solve()
            best = min(best, perf_counter() - began)
        times[name] = best
        print(f"{name:24} {best * 1000:10.2f} ms for Z({N}, d), d = {DIVISORS[0]}..{DIVISORS[-1]}")
    theirs, ours = times.values()
    same = answers["OpenSpiel MinimaxSolver"] == answers["residue oracle"]
    ratio = theirs / ours
    print(f"{'ratio':24} {ratio:10.1f} (at least {AT_LEAST} wanted)")
    print(f"{'answers':24} {'the same' if same else 'DIFFERENT':>10}")
    return 0 if same and ratio >= AT_LEAST else 1


if __name__ == "__main__":
    sys.exit(main())
