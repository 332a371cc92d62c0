"""The history checker on several hosts. `make cluster` runs it; `make test` runs two servers on one host."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from math import inf
from pathlib import Path
from random import Random
from typing import Any

import httpx2 as httpx
import psycopg
import pytest

from history.players import Notes
from history.records import Done, Unknown
from history.rounds import assert_explained, play_round

from .engines import Database, servers, start_haproxy, start_pgbouncer, start_server
from .hosts import Host, hosts

POOL = 4
"""How many connections PgBouncer opens to PostgreSQL."""


@pytest.fixture(scope="module")
def machines() -> Iterator[dict[str, Host]]:
    """All hosts, by name."""
    with hosts("database1", "database2", "witness", "server1", "server2", "edge") as all_hosts:
        yield {host.name: host for host in all_hosts}


@pytest.fixture(scope="module")
def database(machines: dict[str, Host]) -> Database:
    """PostgreSQL with a synchronous standby."""
    return Database(machines["database1"], machines["database2"], machines["witness"])


@pytest.fixture
def server_hosts(machines: dict[str, Host]) -> list[Host]:
    """The two hosts of the servers."""
    return [machines["server1"], machines["server2"]]


@pytest.fixture
def edge(machines: dict[str, Host]) -> Iterator[Host]:
    """The host of a proxy or a pooler."""
    yield machines["edge"]
    machines["edge"].kill()


def test_play_survives_a_killed_pgbouncer_in_transaction_mode(
    database: Database, server_hosts: list[Host], edge: Host, tmp_path: Path
) -> None:
    leader, pooler = database.leader(), f"postgresql://zahlenschlacht@{edge.address}:6432"
    assert leader is not None
    start_pgbouncer(edge, leader, POOL)
    # Only a notification can bring a move to the other host in time: sweeps are ten minutes apart.
    name, other = database.create(), database.create()
    with servers(server_hosts, f"{pooler}/{other}", database.url(other), "600") as (first, second):
        print(f"a move reached the other host after {seconds_to_the_other_host(first, second):.3f} s")

    moments: list[float] = []

    async def faults() -> None:
        await asyncio.sleep(5)
        assert connections_from(edge, database.url(name)) <= POOL
        edge.kill()
        moments.append(time.monotonic())
        await asyncio.sleep(1)
        start_pgbouncer(edge, leader, POOL)
        await asyncio.sleep(5)

    with servers(server_hosts, f"{pooler}/{name}", database.url(name)) as addresses:
        notes = asyncio.run(play_round(addresses, Random(1), faults))
    edge.kill()
    print(f"PgBouncer was killed: {recovery(notes, *moments)}")
    assert not [a for a in notes.attempts if a.end < moments[0] and a.answer == Unknown("storage")]
    assert_explained(database.url(name), notes, tmp_path / "history.txt")


def test_play_survives_a_lost_server_behind_haproxy(
    database: Database, server_hosts: list[Host], edge: Host, tmp_path: Path
) -> None:
    url = database.url(database.create())
    moments: list[float] = []

    async def faults() -> None:
        await asyncio.sleep(5)
        moments.append(time.monotonic())
        server_hosts[0].kill()
        await asyncio.sleep(5)
        await asyncio.to_thread(start_server, server_hosts[0], url)
        await asyncio.sleep(5)
        moments.append(time.monotonic())
        server_hosts[1].unplug()
        await asyncio.sleep(8)
        server_hosts[1].plug_in()
        await asyncio.sleep(5)

    with servers(server_hosts, url):
        proxy = start_haproxy(edge, server_hosts)
        notes = asyncio.run(play_round([proxy, proxy], Random(2), faults))
    for fault, moment in zip(("killed", "unplugged"), moments, strict=True):
        print(f"a server was {fault}: {recovery(notes, moment)}")
    assert_explained(url, notes, tmp_path / "history.txt")


def test_play_survives_the_loss_of_the_postgresql_leader(
    database: Database, server_hosts: list[Host], tmp_path: Path
) -> None:
    url = database.url(database.create())
    moments: list[float] = []

    async def faults() -> None:
        for _ in database.hosts:
            await asyncio.sleep(5)
            old_leader = await asyncio.to_thread(database.lose_leader)
            moments.append(time.monotonic())
            while await asyncio.to_thread(database.leader) is None:
                await asyncio.sleep(0.2)
            await asyncio.sleep(15)
            await asyncio.to_thread(database.bring_back, old_leader)

    with servers(server_hosts, url) as addresses:
        notes = asyncio.run(play_round(addresses, Random(3), faults))
    for moment in moments:
        print(f"the leader was lost: {recovery(notes, moment)}")
    assert_explained(url, notes, tmp_path / "history.txt")


def seconds_to_the_other_host(first: str, second: str) -> float:
    """How long a move at the first server takes to reach a stream of the second, which first learns that A is here."""
    opening = {"variant": {"n": 9, "d": 4}, "seats": {"A": {"kind": "person"}, "B": {"kind": "open"}}}
    match = httpx.post(f"{first}api/matches", json=opening).json()
    path, headers = f"api/matches/{match['id']}", {"Authorization": f"Bearer {match['tokens']['A']}"}
    with (
        httpx.stream("GET", f"{second}{path}/events", timeout=60) as stream,
        httpx.stream("GET", f"{first}{path}/events", headers=headers, timeout=60),
    ):
        events = events_of(stream)
        next(event for event in events if "A" in event and event["A"]["here"])
        begin = time.monotonic()
        httpx.post(f"{first}{path}/moves", json={"number": 1, "ply": 0}, headers=headers).raise_for_status()
        next(event for event in events if event.get("version") == 1)
        return time.monotonic() - begin


def events_of(stream: httpx.Response) -> Iterator[dict[str, Any]]:
    """The data of the events of a stream, which must all arrive within a minute."""
    end = time.monotonic() + 60
    for line in stream.iter_lines():
        if time.monotonic() > end:
            raise TimeoutError("no event arrived in time")
        if line.startswith("data: "):
            yield json.loads(line[6:])


def connections_from(host: Host, database: str) -> int:
    """The number of connections that a host has to the database."""
    query = "SELECT count(*) FROM pg_stat_activity WHERE client_addr = %s AND datname = current_database()"
    with psycopg.connect(database) as connection:
        (connections,) = connection.execute(query, [host.address]).fetchone() or (0,)
        return int(connections)


def recovery(notes: Notes, moment: float) -> str:
    """How long after this moment the first and the last player got an answer to a later request."""
    seconds: dict[str, float] = {}
    for attempt in notes.attempts:
        if isinstance(attempt.answer, Done) and attempt.begin > moment:
            seconds[attempt.client] = min(attempt.end - moment, seconds.get(attempt.client, inf))
    times = seconds.values()
    return f"the first player was served again after {min(times):.1f} s, the last after {max(times):.1f} s"
