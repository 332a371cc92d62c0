"""How fast positions with other bonds are solved: verdict, certificate and all winning moves, without a cache.

The graphs are random, but the same in every run.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random

from bounds import Bounds, best_seconds
from zahlenschlacht import Position, Variant, solve
from zahlenschlacht.game.bonds import Lines
from zahlenschlacht.solution.graphs import graph

NAMED = ("coprime", "divides", "prime sum", "square sum", "product 6", "product 12", "product 30", "difference 7")
DENSITIES = (0.05, 0.1, 0.2, 0.3, 0.5, 0.7, 0.8, 0.9)
POSITIONS = 20
"""How many positions of each variant are solved, including the start."""


def positions(variant: Variant, rng: Random) -> Iterator[Position]:
    """The start, and random positions with up to half of the numbers crossed out."""
    yield variant.start()
    for _ in range(POSITIONS - 1):
        yield variant.position(rng.sample(variant.numbers, rng.randrange(variant.n // 2)))


def seconds(position: Position) -> float:
    """Seconds for solving the position, without cached results for its variant."""
    graph.cache_clear()
    return best_seconds(lambda: solve(position), 1)


def report(bounds: Bounds, label: str, variants: list[Variant], rng: Random) -> None:
    """Print the longest and the median time."""
    times = sorted(seconds(position) for variant in variants for position in positions(variant, rng))
    worst, middle = times[-1] * 1000, times[len(times) // 2] * 1000
    bounds.at_most(f"{label}, longest time", worst, 1000, " ms", f"median {middle:.1f} ms of {len(times)}")


def main() -> int:
    """Print the figures; return 1 if a bound is missed."""
    bounds = Bounds()
    rng = Random(2017)
    for text in NAMED:
        report(
            bounds, f"{text}, 59 and 60 numbers", [Variant(n, text, divider=who) for n in (59, 60) for who in "AB"], rng
        )
    for density in DENSITIES:
        variants = []
        for who in "AABB":
            lines = [(x, y) for y in range(1, 41) for x in range(1, y) if rng.random() < density]
            variants.append(Variant(40, Lines(lines), divider=who))
        report(bounds, f"lines between {density:.0%} of 40 numbers", variants, rng)
    return bounds.status()


if __name__ == "__main__":
    sys.exit(main())
