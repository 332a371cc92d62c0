"""How fast agents are scored exactly: Z(25, 9) by shapes, and exploitability compared with OpenSpiel.

pip install '.[openspiel]' && python benchmarks/scores.py
"""

from __future__ import annotations

import sys
from time import perf_counter

from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability

from bounds import Bounds, best_seconds
from zahlenschlacht import Player, Variant
from zahlenschlacht.programs.envs.openspiel import game_of
from zahlenschlacht.programs.scores import PipeAgent, score
from zahlenschlacht.strategies import strategies_for

LARGE, SMALL = Variant(25, 9), Variant(8, 3)
BOUND = 2.0
"""Seconds for a scorecard of the large variant with a built-in strategy."""
BOT = """
import sys
for line in sys.stdin:
    print(min(set(range(1, 26)) - set(map(int, line[9:].split()))), flush=True)
"""


def seconds(name: str, side: Player) -> float:
    """The time for a scorecard, the best of three."""
    return best_seconds(lambda: score(name, LARGE, side), 3)


def ours() -> float:
    """The exploitability of the random player, from the floors of both sides."""
    floors = [score("random", SMALL, side).floor.value for side in Player]
    return 1 - sum(floors)


def theirs() -> float:
    """The exploitability of the random player, computed by OpenSpiel."""
    game = game_of(SMALL)
    return float(exploitability.exploitability(game, policy.UniformRandomPolicy(game)))


def main() -> int:
    """Print the figures; return 1 if a bound is missed or the answers differ."""
    bounds = Bounds()
    for side in Player:
        for name in strategies_for(LARGE.start(), side):
            bounds.at_most(f"scorecard of {name} on {LARGE} as {side}", seconds(name, side), BOUND, " s")

    begin = perf_counter()
    with PipeAgent([sys.executable, "-c", BOT]) as program:
        card = score(program, LARGE, "A")
    rate = card.questions / (perf_counter() - begin)
    note = f"{rate:,.0f} answers per second"
    bounds.at_most("faults of a program that is asked through a pipe", sum(card.faults.values()), 0, note=note)

    times = []
    values = []
    for exploit in (ours, theirs):
        begin = perf_counter()
        values.append(exploit())
        times.append(perf_counter() - begin)
    note = (
        f"{times[0] * 1000:.1f} ms; OpenSpiel takes {times[1] * 1000:.0f} ms, {times[1] / times[0]:,.0f} times as long"
    )
    label = f"difference from OpenSpiel's exploitability of random moves on {SMALL}"
    bounds.at_most(label, abs(values[0] - values[1]), 1e-12, note=note)
    return bounds.status()


if __name__ == "__main__":
    sys.exit(main())
