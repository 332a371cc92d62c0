"""The oracle over residue counts against OpenSpiel's MinimaxSolver on Z(10, d), d = 2..12.

OpenSpiel plays the package's own game, whose states are told apart by the numbers left. Both sides find the winner and
the winning first moves of each variant; both begin each repetition with an empty memory.

    pip install '.[openspiel]' && python benchmarks/oracle_vs_openspiel.py
"""

from __future__ import annotations

import sys
from time import perf_counter

from open_spiel.python.algorithms.minimax_solver import MinimaxSolver

from zahlenschlacht.audit.oracle import CountOracle
from zahlenschlacht.game.rules import Player, Variant
from zahlenschlacht.programs.envs.openspiel import game_of

N = 10
DIVISORS = range(2, 13)
REPETITIONS = 3
AT_LEAST = 50
"""How many times faster our oracle must be."""

Answers = dict[int, tuple[Player, tuple[int, ...]]]
"""For each d the winner and the winning first moves."""


def by_openspiel() -> Answers:
    """What OpenSpiel finds."""
    answers: Answers = {}
    for d in DIVISORS:
        game = game_of(Variant(N, d))
        solver = MinimaxSolver(str(game))
        solver.solve()
        values = solver.action_values_from_state(game.new_initial_state())
        wins = tuple(action + 1 for action, value in enumerate(values) if value > 0)
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
