"""Two servers on one PostgreSQL, killed, paused, cut off and restarted while people play: the log explains it all.

ZAHLENSCHLACHT_HISTORY_ROUNDS=12 pytest -n 0 tests/history plays twelve rounds, each with another seed.
"""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import psycopg
import pytest

from service.storage.postgres import Cluster, throwaway_cluster
from zahlenschlacht.service.tokens import sequel_id

from .api import Api
from .checker import unexplained
from .faults import FAULTS, HEALING_SECONDS, World
from .players import KINDS, Notes, Party
from .records import Event, History, Match

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
    notes = asyncio.run(played(world, Random(seed)))
    history = History(matches_of(world.database), tuple(notes.attempts), tuple(notes.sightings))
    complaints = unexplained(history)
    (tmp_path / "history.txt").write_text(
        "\n".join(map(str, [*complaints, *history.matches.values(), *notes.attempts]))
    )
    answers = Counter((type(a.request).__name__, type(a.answer).__name__) for a in notes.attempts)
    print(f"seed {seed}:", dict(answers), len(notes.sightings), "sightings;", Counter(notes.mistakes).most_common(3))
    assert complaints == []
    assert all(history.matches[table.id].seats == table.seats for table in notes.tables.values())
    assert notes.mistakes == []
    assert notes.sightings
    for request in ("Move", "TakeBack", "Join", "Resign", "Again", "Read"):
        assert answers[request, "Done"], f"no {request} was acknowledged"
    assert answers["Move", "Unknown"], "no answer was ever lost"


async def played(world: World, rng: Random) -> Notes:
    """The records of people who played through all faults."""
    notes, enough = Notes(), asyncio.Event()
    async with running(world), Api([node.address for node in world.nodes]) as api:
        parties = [Party(f"party {i}", kind, api, notes, Random(rng.random())) for i, kind in enumerate(KINDS)]
        try:
            async with asyncio.TaskGroup() as playing:
                for party in parties:
                    playing.create_task(party.play(enough))
                pairs = [rng.sample(FAULTS, 2) for _ in range(PAIRS)]
                for faults in [[fault] for fault in rng.sample(FAULTS, len(FAULTS))] + pairs:
                    await asyncio.gather(*(fault(world, rng) for fault in faults))
                    await world.heal()
                    await asyncio.sleep(rng.uniform(0.1, 0.4))
                enough.set()
            async with asyncio.timeout(HEALING_SECONDS):
                await asyncio.gather(*(party.catch_up() for party in parties))
        finally:
            for party in parties:
                await party.leave()
    return notes


@asynccontextmanager
async def running(world: World) -> AsyncIterator[None]:
    """Start the world, and stop it at the end of the block."""
    try:
        await world.start()
        yield
    finally:
        await world.stop()


def matches_of(database: str) -> dict[str, Match]:
    """The matches in the database, after all connections of the servers have ended."""
    with psycopg.connect(database, autocommit=True) as connection:
        others = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        for _ in range(600):
            if connection.execute(others).fetchone() == (0,):
                break
            connection.execute("SELECT pg_sleep(0.1)")
        boards = {match: tuple(range(1, n + 1)) for match, n in connection.execute("SELECT id, n FROM matches")}
        seats: dict[str, dict[str, str]] = {match: {} for match in boards}
        for match, player, kind in connection.execute("SELECT match_id, player, kind FROM seats"):
            seats[match][player] = kind
        events: dict[str, list[Event]] = {match: [] for match in boards}
        columns = "match_id, seq, kind, ply, player, number"
        for match, *event in connection.execute(f"SELECT {columns} FROM events ORDER BY seq".encode()):
            events[match].append(Event(*event))
    parents = {sequel_id(match): match for match in boards}
    return {
        match: Match(match, boards[match], seats[match], tuple(events[match]), parents.get(match)) for match in boards
    }
