"""How long it takes to draw a tile at every zoom: the slowest tile of each layer.

    python benchmarks/atlas_tiles.py

Tiles with both parities of n are drawn one after another in one process. The figure is the processor time of this
thread, the best of four rounds.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from random import Random
from time import thread_time

from bounds import Bounds
from zahlenschlacht.atlas import LAYERS, Layer
from zahlenschlacht.atlas.tiles import LARGEST_Z, tile
from zahlenschlacht.game.rules import Player

ROUNDS = 4


def seconds(run: Callable[[], object]) -> float:
    """Seconds of processor time of this thread for one run."""
    begin = thread_time()
    run()
    return thread_time() - begin


def addresses(z: int, random: Random) -> list[tuple[int, int]]:
    """Tiles near the axes, near the frontier and at random."""
    last = (1 << z) - 1
    near = [(0, 0), (1, 0), (8, 0), (100, 0), (3, 1), (50, 1), (random.randrange(1000), random.randrange(4))]
    return [(min(x, last), min(y, last)) for x, y in near] + [(random.randint(0, last), random.randint(0, last))]


def slowest(layer: Layer, remainder: int, divider: Player) -> tuple[float, str]:
    """The milliseconds for the slowest tile of a layer; and a note with its address and the median time."""
    random = Random(1)
    tiles = {(z, x, y) for z in [*range(0, 40, 4), *range(40, LARGEST_Z + 1)] for x, y in addresses(z, random)}
    # Each round draws all tiles, so that a short load on the machine does not slow down every round of one tile.
    rounds = [
        {(z, x, y): seconds(partial(tile, layer, z, x, y, "all", remainder, divider)) for z, x, y in tiles}
        for _ in range(ROUNDS)
    ]
    times = {address: min(times[address] for times in rounds) for address in tiles}
    worst = max(times, key=lambda address: times[address])
    usual = sorted(times.values())[len(times) // 2]
    return times[worst] * 1000, f"at z, x, y = {worst}, median {usual * 1000:.1f} ms"


def main() -> int:
    """Print the figures; return 1 if a bound is missed."""
    bounds = Bounds()
    for remainder, divider in ((0, Player.A), (7, Player.B)):
        for layer in LAYERS:
            tile(layer, 0, 0, 0)
            milliseconds, note = slowest(layer, remainder, divider)
            bounds.at_most(f"{layer}, remainder {remainder}, Divider {divider}", milliseconds, 60, " ms", note)
    return bounds.status()


if __name__ == "__main__":
    sys.exit(main())
