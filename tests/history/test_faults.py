"""People play on two servers and one PostgreSQL while all of them fail; the logs explain all answers.

`ZAHLENSCHLACHT_HISTORY_ROUNDS=12 pytest -n 0 tests/history` plays twelve rounds, each with another seed.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from helpers.postgres import Cluster, throwaway_cluster

from .faults import FAULTS, World
from .players import Notes
from .rounds import assert_explained, play_round

pytestmark = pytest.mark.slow

ROUNDS = int(os.environ.get("ZAHLENSCHLACHT_HISTORY_ROUNDS", "1"))

PAIRS = 6
"""How many times two faults happen at once, after each has happened alone."""


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL for this module alone, because the faults stop it."""
    with throwaway_cluster() as cluster:
        yield cluster


@pytest.mark.parametrize("seed", range(2017, 2017 + ROUNDS))
def test_the_log_explains_all_answers_under_faults(cluster: Cluster, seed: int, tmp_path: Path) -> None:
    world = World(cluster)
    notes = asyncio.run(play_through_faults(world, Random(seed)))
    assert_explained(world.database, notes, tmp_path / "history.txt")


async def play_through_faults(world: World, rng: Random) -> Notes:
    """Let people play while each fault happens alone and then some in pairs, and return their records."""

    async def all_faults() -> None:
        pairs = [rng.sample(FAULTS, 2) for _ in range(PAIRS)]
        for faults in [[fault] for fault in rng.sample(FAULTS, len(FAULTS))] + pairs:
            await asyncio.gather(*(fault(world, rng) for fault in faults))
            await world.wait_until_healthy()
            await asyncio.sleep(rng.uniform(0.1, 0.4))

    try:
        await world.start()
        return await play_round([node.address for node in world.nodes], rng, all_faults)
    finally:
        await world.stop()
