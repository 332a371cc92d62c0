"""Two servers on one PostgreSQL, killed, paused, cut off and restarted while people play: the log explains it all.

ZAHLENSCHLACHT_HISTORY_ROUNDS=12 pytest -n 0 tests/history plays twelve rounds, each with another seed.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from service.storage.postgres import Cluster, throwaway_cluster

from .faults import FAULTS, World
from .players import Notes
from .rounds import assert_explained, played

ROUNDS = int(os.environ.get("ZAHLENSCHLACHT_HISTORY_ROUNDS", "1"))

PAIRS = 6
"""The number of times that two faults come at once, after each has come alone."""


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL for this module alone, because the faults stop it."""
    with throwaway_cluster() as cluster:
        yield cluster


@pytest.mark.parametrize("seed", range(2017, 2017 + ROUNDS))
def test_the_log_explains_all_answers_under_faults(cluster: Cluster, seed: int, tmp_path: Path) -> None:
    world = World(cluster)
    notes = asyncio.run(played_in(world, Random(seed)))
    assert_explained(world.database, notes, tmp_path / "history.txt")


async def played_in(world: World, rng: Random) -> Notes:
    """The records of people who played through all faults, each alone and then some in pairs."""

    async def all_faults() -> None:
        pairs = [rng.sample(FAULTS, 2) for _ in range(PAIRS)]
        for faults in [[fault] for fault in rng.sample(FAULTS, len(FAULTS))] + pairs:
            await asyncio.gather(*(fault(world, rng) for fault in faults))
            await world.heal()
            await asyncio.sleep(rng.uniform(0.1, 0.4))

    try:
        await world.start()
        return await played([node.address for node in world.nodes], rng, all_faults)
    finally:
        await world.stop()
