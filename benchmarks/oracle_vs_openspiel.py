"""The oracle over residue counts compared with OpenSpiel's MinimaxSolver on Z(10, d), d = 2..12.

OpenSpiel solves the package's own game, whose states are the sets of numbers left. Both find the winner and the winning
first moves of each variant. Both start each repetition with an empty cache.

    pip install '.[openspiel]' && python benchmarks/oracle_vs_openspiel.py
"""

from __future__ import annotations

import sys

from open_spiel.python.algorithms.minimax_solver import MinimaxSolver

from bounds import Bounds, best_seconds
from zahlenschlacht.audit.oracle import CountOracle
from zahlenschlacht.game.rules import Player, Variant
from zahlenschlacht.programs.envs.openspiel import game_of

N = 10
DIVISORS = range(2, 13)
REPETITIONS = 3
AT_LEAST = 50
"""How many times as fast our oracle must be."""

Answers = dict[int, tuple[Player, tuple[int, ...]]]
"""For each d the winner and the winning first moves."""


def by_openspiel() -> Answers:
    """The answers of OpenSpiel."""
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
    """The answers of the oracle over residue counts."""
    answers: Answers = {}
    for d in DIVISORS:
        oracle, start = CountOracle(), Variant(N, d).start()
        answers[d] = (oracle.winner(start), oracle.winning_moves(start))
    return answers


def main() -> int:
    """Print both times and their ratio; return 1 if the answers differ or the ratio is too small."""
    bounds = Bounds()
    theirs, ours = best_seconds(by_openspiel, REPETITIONS), best_seconds(by_our_oracle, REPETITIONS)
    for name, seconds in (("OpenSpiel MinimaxSolver", theirs), ("residue oracle", ours)):
        print(f"{name}: {seconds * 1000:.2f} ms for Z({N}, d), d = {DIVISORS[0]}..{DIVISORS[-1]}")
    first, second = by_openspiel(), by_our_oracle()
    bounds.at_most("divisors with different answers", sum(first[d] != second[d] for d in DIVISORS), 0)
    bounds.at_least("the residue oracle", theirs / ours, AT_LEAST, " times as fast")
    return bounds.status()


if __name__ == "__main__":
    sys.exit(main())
