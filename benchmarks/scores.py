"""How fast agents are scored exactly: Z(25, 9) by shapes, and exploitability against OpenSpiel's.

pip install '.[openspiel]' && python benchmarks/scores.py
"""

from __future__ import annotations

import sys
from time import perf_counter

from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability

from zahlenschlacht import Player, Variant
from zahlenschlacht.programs.envs.openspiel import game_of
from zahlenschlacht.programs.scores import PipeAgent, score
from zahlenschlacht.strategies import offered

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
    best = float("inf")
    for _ in range(3):
        began = perf_counter()
        score(name, LARGE, side)
        best = min(best, perf_counter() - began)
    return best


def ours() -> float:
    """Exploitability of the random player from the floors of both sides."""
    floors = [card.floor.value for side in Player if (card := score("random", SMALL, side)).floor is not None]
    return 1 - sum(floors)


def theirs() -> float:
    """The same by OpenSpiel."""
    game = game_of(SMALL)
    return float(exploitability.exploitability(game, policy.UniformRandomPolicy(game)))


def main() -> int:
    """Print the figures; 1 when a bound is not kept or the answers differ."""
    slowest = 0.0
    for side in Player:
        for name in offered(LARGE.start(), side):
            time = seconds(name, side)
            slowest = max(slowest, time)
            print(f"score {name:8} on {LARGE} as {side} by shapes: {time:.2f} s (bound: {BOUND} s)")

    began = perf_counter()
    with PipeAgent([sys.executable, "-c", BOT]) as program:
        card = score(program, LARGE, "A")
    rate = card.questions / (perf_counter() - began)
    print(f"a program behind a pipe: {rate:,.0f} answers a second, {sum(card.faults.values())} faults")

    times = []
    values = []
    for exploit in (ours, theirs):
        began = perf_counter()
        values.append(exploit())
        times.append(perf_counter() - began)
    same = abs(values[0] - values[1]) < 1e-12
    print(f"exploitability of random moves on {SMALL}: {times[0] * 1000:.1f} ms, OpenSpiel {times[1] * 1000:.0f} ms,")
    print(f"  {times[1] / times[0]:,.0f} times as fast, answers {'the same' if same else 'DIFFERENT'}")
    return 0 if same and slowest <= BOUND and not card.faults else 1


if __name__ == "__main__":
    sys.exit(main())
