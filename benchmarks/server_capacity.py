"""What one move, one stream and one match cost, with one server process and with two on one PostgreSQL.

A PostgreSQL of its own is made, on which a commit waits for the disk. The moves come from 16 connections a process and
are those of matches of two persons. Beside the rates, which everything on the machine shares, there are the seconds of
processor that a move takes in the server and in PostgreSQL: they say what a machine with more cores can do. The middle
of the rounds counts. docs/scale.md makes a model of it.

    python benchmarks/server_capacity.py
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import resource
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple

import psycopg

from server_common import Wire, get, open_match, post, rate, running
from server_moves import GAMES, MOVES, PLAYERS, moves
from zahlenschlacht.service.storage.notify import CHANNEL

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from service.storage.postgres import Cluster, throwaway_cluster

ROUNDS = 3
COMMITS = 1600
"""Bare commits in a round."""
WATCHED, STREAMS, WATCHED_MOVES = 300, 2, 6
"""Matches that are watched, the streams of each, and the moves that they show."""
SETTLED_SECONDS = 2
"""What is told to watchers after the last answer has arrived by then."""
TICKS = os.sysconf("SC_CLK_TCK")


class Cost(NamedTuple):
    """What a move costs."""

    rate: float
    """Moves a second."""
    server: float
    """Seconds of processor in the servers, for one move."""
    database: float
    """The same in PostgreSQL."""
    written: float
    """Bytes that PostgreSQL writes ahead, for one move."""


def processor_seconds(pid: int) -> float:
    """How long a process and those it has waited for have worked."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return sum(int(field) for field in fields[11:15]) / TICKS


def database_seconds(postmaster: int) -> float:
    """How long all processes of a PostgreSQL have worked."""
    total = processor_seconds(postmaster)
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(stat.read_text().rpartition(")")[2].split()[1])
            total += processor_seconds(int(stat.parent.name)) if parent == postmaster else 0
        except (FileNotFoundError, ProcessLookupError):
            continue
    return total


def resident_bytes(pid: int) -> int:
    """How much memory a process has."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * resource.getpagesize()


@contextmanager
def servers(database: str, count: int) -> Iterator[tuple[list[int], list[int]]]:
    """The ports and the process ids of so many servers."""
    with ExitStack() as stack:
        before = set(multiprocessing.active_children())
        ports = [stack.enter_context(running(database)) for _ in range(count)]
        yield ports, [child.pid or 0 for child in multiprocessing.active_children() if child not in before]


def bare(url: str, statement: str, connections: int, durable: bool) -> float:
    """AsyncStore a second of a statement that takes a number, over so many connections."""

    def commit(place: int) -> None:
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute(f"SET synchronous_commit TO {'on' if durable else 'off'}".encode())
            for row in range(COMMITS // connections):
                connection.execute(statement.encode(), [place * COMMITS + row])

    with ThreadPoolExecutor(connections) as threads:
        begin = perf_counter()
        list(threads.map(commit, range(connections)))
        return COMMITS / (perf_counter() - begin)


def bare_rates(url: str) -> None:
    """Print what PostgreSQL does with nothing in front of it: commits of a row, announcements to one who listens."""
    with psycopg.connect(url, autocommit=True) as listener:
        listener.execute("CREATE TABLE yardstick (a bigint)")
        listener.execute("LISTEN yardstick")
        for name, statement, durable in (
            ("bare commits of a row", "INSERT INTO yardstick VALUES (%s)", True),
            ("bare announcements", "SELECT pg_notify('yardstick', %s::text)", False),
        ):
            for count in (1, PLAYERS):
                found = median(bare(url, statement, count, durable) for _ in range(ROUNDS))
                print(f"{name:22} {found:6.0f}/s over {count}")


def cost_of_moves(cluster: Cluster, url: str, ports: list[int], pids: list[int]) -> Cost:
    """What moves cost when all servers are kept busy."""
    seats = [port for port in ports for _ in range(PLAYERS)]
    games = [moves(Wire(port)) for port in seats]

    def play() -> int:
        with ThreadPoolExecutor(len(seats)) as threads:
            list(threads.map(rate, map(Wire, seats), games))
        return len(seats) * GAMES * MOVES

    return cost(cluster, url, pids, play)


def cost(cluster: Cluster, url: str, pids: list[int], play: Callable[[], int]) -> Cost:
    """What each of the moves costs that `play` counts."""
    postmaster = cluster.pid or 0
    with psycopg.connect(url, autocommit=True) as connection:

        def now() -> tuple[float, float, float, float]:
            (written,) = connection.execute("SELECT pg_current_wal_lsn() - '0/0'").fetchone() or (0,)
            worked = sum(processor_seconds(pid) for pid in pids)
            return perf_counter(), worked, database_seconds(postmaster), float(written)

        before = now()
        count = play()
        seconds, *used = (after - earlier for after, earlier in zip(now(), before, strict=True))
    return Cost(count / seconds, *(each / count for each in used))


async def watched(port: int, pid: int, matches: list[dict[str, Any]], play: Callable[[], Cost]) -> tuple[int, Cost]:
    """The bytes of memory that a stream takes, and what the moves cost that `play` makes when all streams are open."""
    before, ready = resident_bytes(pid), asyncio.Semaphore(0)

    async def watch(match: str) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(get(f"/api/matches/{match}/events"))
        async for line in reader:
            if line.startswith(b"id: 0"):
                ready.release()

    streams = [asyncio.create_task(watch(match["id"])) for match in matches for _ in range(STREAMS)]
    for _ in streams:
        await ready.acquire()
    grown = resident_bytes(pid) - before
    seen = await asyncio.to_thread(play)
    for stream in streams:
        stream.cancel()
    await asyncio.gather(*streams, return_exceptions=True)
    return grown // len(streams), seen


def cost_of_streams(cluster: Cluster, url: str, port: int, pid: int) -> tuple[int, Cost]:
    """The memory of a stream, and what a move costs that two watch."""
    wire = Wire(port)
    matches = [open_match(wire) for _ in range(WATCHED)]

    def play() -> int:
        for ply in range(WATCHED_MOVES):
            for match in matches:
                path, token = f"/api/matches/{match['id']}/moves", match["tokens"]["AB"[ply % 2]]
                wire.send(post(path, {"number": ply + 1, "ply": ply}, token))
        time.sleep(SETTLED_SECONDS)
        return WATCHED * WATCHED_MOVES

    return asyncio.run(watched(port, pid, matches, lambda: cost(cluster, url, [pid], play)))


def cost_of_an_announcement(url: str, pid: int) -> float:
    """Seconds of processor that a server takes to hear of a match that nobody watches there."""
    before = processor_seconds(pid)
    bare(url, f"SELECT pg_notify('{CHANNEL}', 'of-another-server-0000 ' || %s)", PLAYERS, durable=False)
    time.sleep(SETTLED_SECONDS)
    return (processor_seconds(pid) - before) / COMMITS


def bytes_of_a_match(url: str) -> float:
    """What a match with its log takes in the tables and their indexes."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("VACUUM FULL")
        size = "SELECT sum(pg_total_relation_size(t)) FROM unnest('{matches,seats,events}'::regclass[]) AS t"
        (total,) = connection.execute(size.encode()).fetchone() or (0,)
        (count,) = connection.execute("SELECT count(*) FROM matches").fetchone() or (1,)
    return float(total) / float(count)


def middle(costs: list[Cost]) -> Cost:
    """The middle of each figure."""
    return Cost(*(median(figures) for figures in zip(*costs, strict=True)))


def shown(cost: Cost) -> str:
    """What a move costs, in a line."""
    used = f"{cost.server * 1e3:.2f} ms of processor in the server, {cost.database * 1e3:.2f} ms in PostgreSQL"
    return f"a move takes {used}, {cost.written:.0f} B written ahead"


def main() -> None:
    """Print what everything costs."""
    with throwaway_cluster(durable=True) as cluster:
        url = cluster.database()
        bare_rates(cluster.database())
        rates = []
        for count in (1, 2):
            with servers(url, count) as (ports, pids):
                found = middle([cost_of_moves(cluster, url, ports, pids) for _ in range(ROUNDS)])
            rates.append(found.rate)
            print(f"{count} process{'es' if count > 1 else '  '}  {found.rate:5.0f} moves/s; {shown(found)}")
        print(f"two processes against one {rates[1] / rates[0]:.2f} times")
        print(f"a finished match of {MOVES} moves takes {bytes_of_a_match(url):.0f} B in the tables and indexes")
        with servers(url, 1) as (ports, pids):
            heard = cost_of_an_announcement(url, pids[0])
            memory, seen = cost_of_streams(cluster, url, ports[0], pids[0])
        print(f"watched by {STREAMS} streams {shown(seen)}")
        print(f"an announcement of another server takes {heard * 1e3:.2f} ms of processor")
        print(f"a stream takes {memory / 1024:.0f} KiB of memory")


if __name__ == "__main__":
    main()
