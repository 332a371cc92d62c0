"""One round: people play while faults happen, and then the logs must explain all their answers."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random

import psycopg

from zahlenschlacht.game.notation import read
from zahlenschlacht.service.tokens import sequel_id

from .api import Api
from .checker import anomalies
from .faults import HEALING_SECONDS
from .players import SEATS, Notes, Party
from .records import Event, History, Match


async def play_round(addresses: Sequence[str], rng: Random, faults: Callable[[], Awaitable[None]]) -> Notes:
    """Let people play at these two addresses while the faults happen, and return their records."""
    notes, stop = Notes(), asyncio.Event()
    async with Api(addresses) as api:
        parties = [Party(f"party {i}", seats, api, notes, Random(rng.random())) for i, seats in enumerate(SEATS)]
        try:
            async with asyncio.TaskGroup() as group:
                for party in parties:
                    group.create_task(party.play(stop))
                await faults()
                stop.set()
            async with asyncio.timeout(HEALING_SECONDS):
                await asyncio.gather(*(party.catch_up() for party in parties))
        finally:
            for party in parties:
                await party.leave()
    return notes


def assert_explained(database: str, notes: Notes, report: Path) -> None:
    """Check the records against the logs in the database, and write both to the report."""
    history = History(matches_of(database), tuple(notes.attempts), tuple(notes.sightings))
    sentences = list(anomalies(history))
    report.write_text("\n".join(map(str, [*sentences, *history.matches.values(), *notes.attempts])))
    answers = Counter((type(a.request).__name__, type(a.answer).__name__) for a in notes.attempts)
    print(dict(answers), len(notes.sightings), "sightings;", Counter(notes.mistakes).most_common(3))
    assert sentences == [], sentences[:9]
    assert all(history.matches[table.id].seats == table.seats for table in notes.tables.values())
    assert notes.mistakes == []
    assert notes.sightings
    for request in ("Move", "TakeBack", "Join", "Resign", "Again", "Read"):
        assert answers[request, "Done"], f"no {request} was acknowledged"
    assert answers["Move", "Unknown"], "no answer to a move was lost"


def matches_of(database: str) -> dict[str, Match]:
    """The matches in the database, after all connections of the servers have ended."""
    with psycopg.connect(database, autocommit=True) as connection:
        others = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        for _ in range(600):
            if connection.execute(others).fetchone() == (0,):
                break
            connection.execute("SELECT pg_sleep(0.1)")
        fields = {match: json.loads(text) for match, text in connection.execute("SELECT id, fields FROM matches")}
        boards = {match: tuple(read(it["variant"]).variant.numbers) for match, it in fields.items()}
        seats = {match: {player: seat[0] for player, seat in it["seats"].items()} for match, it in fields.items()}
        events: dict[str, list[Event]] = {match: [] for match in boards}
        columns = "match_id, seq, kind, ply, player, number"
        for match, *event in connection.execute(f"SELECT {columns} FROM events ORDER BY seq".encode()):
            events[match].append(Event(*event))
    parents = {sequel_id(match): match for match in boards}
    return {
        match: Match(match, boards[match], seats[match], tuple(events[match]), parents.get(match)) for match in boards
    }
