"""The cost of one move, one stream and one match, with one server process and with two on one PostgreSQL.

The program starts its own PostgreSQL, whose commits wait for the disk. Each server process gets moves over 16
connections, from matches between two persons. The rates depend on everything else on the machine. The processor time of
a move in the server and in PostgreSQL does not, so it predicts what a machine with more cores can do. The median of the
rounds counts. docs/scale.md builds a model from these figures.

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
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple

import psycopg

from server_common import Wire, accept_gzip, get, open_match, post, rate, running, serve
from server_moves import GAMES, MOVES, PLAYERS, moves
from zahlenschlacht.service.storage.notify import CHANNEL

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from helpers.postgres import Cluster, throwaway_cluster

ROUNDS = 3
COMMITS = 1600
"""How many bare commits a round has."""
WATCHED_MATCHES, STREAMS, WATCHED_MOVES = 300, 2, 6
"""How many matches are watched, how many streams each has, and how many moves are made in each."""
SETTLE_SECONDS = 2
"""The time after which all streams have received the last update."""
READS = 400
"""How often each kind of read is sent."""
TICKS = os.sysconf("SC_CLK_TCK")


class Cost(NamedTuple):
    """The cost of a move."""

    rate: float
    """Moves per second."""
    server: float
    """Processor seconds in the servers, per move."""
    database: float
    """Processor seconds in PostgreSQL, per move."""
    log_bytes: float
    """Bytes in PostgreSQL's write-ahead log, per move."""


def processor_seconds(pid: int) -> float:
    """The processor time of a process and of its children that have ended."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return sum(int(field) for field in fields[11:15]) / TICKS


def database_seconds(postmaster: int) -> float:
    """The processor time of all processes of a PostgreSQL server."""
    total = processor_seconds(postmaster)
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(stat.read_text().rpartition(")")[2].split()[1])
            total += processor_seconds(int(stat.parent.name)) if parent == postmaster else 0
        except (FileNotFoundError, ProcessLookupError):
            continue
    return total


def resident_bytes(pid: int) -> int:
    """The resident memory of a process in bytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * resource.getpagesize()


@contextmanager
def servers(database: str, count: int, notifications: str | None = None) -> Iterator[tuple[list[int], list[int]]]:
    """Start `count` servers and yield their ports and process ids."""
    serve_with = partial(serve, notifications=notifications)
    with ExitStack() as stack:
        before = set(multiprocessing.active_children())
        ports = [stack.enter_context(running(database, serve_with)) for _ in range(count)]
        yield ports, [child.pid or 0 for child in multiprocessing.active_children() if child not in before]


def commit_rate(url: str, statement: str, connections: int, durable: bool) -> float:
    """Commits per second of a statement with one number, over this many connections."""

    def commit(place: int) -> None:
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute(f"SET synchronous_commit TO {'on' if durable else 'off'}".encode())
            for row in range(COMMITS // connections):
                connection.execute(statement.encode(), [place * COMMITS + row])

    with ThreadPoolExecutor(connections) as threads:
        begin = perf_counter()
        list(threads.map(commit, range(connections)))
        return COMMITS / (perf_counter() - begin)


def print_commit_rates(url: str) -> None:
    """Print the rates of PostgreSQL alone: commits of a row, and notifications to one listener."""
    with psycopg.connect(url, autocommit=True) as listener:
        listener.execute("CREATE TABLE yardstick (a bigint)")
        listener.execute("LISTEN yardstick")
        for name, statement, durable in (
            ("bare commits of a row", "INSERT INTO yardstick VALUES (%s)", True),
            ("bare notifications", "SELECT pg_notify('yardstick', %s::text)", False),
        ):
            for count in (1, PLAYERS):
                per_second = median(commit_rate(url, statement, count, durable) for _ in range(ROUNDS))
                print(f"{name} over {count} connection{'s' if count > 1 else ''}: {per_second:.0f} per second")


def cost_of_moves(cluster: Cluster, url: str, ports: list[int], pids: list[int]) -> Cost:
    """The cost of a move while all servers are fully loaded."""
    seats = [port for port in ports for _ in range(PLAYERS)]
    games = [moves(Wire(port)) for port in seats]

    def play() -> int:
        with ThreadPoolExecutor(len(seats)) as threads:
            list(threads.map(rate, map(Wire, seats), games))
        return len(seats) * GAMES * MOVES

    return cost(cluster, url, pids, play)


def cost(cluster: Cluster, url: str, pids: list[int], play: Callable[[], int]) -> Cost:
    """The cost of one of the moves that `play` makes; it returns their number."""
    postmaster = cluster.pid or 0
    with psycopg.connect(url, autocommit=True) as connection:

        def now() -> tuple[float, float, float, float]:
            (log_position,) = connection.execute("SELECT pg_current_wal_lsn() - '0/0'").fetchone() or (0,)
            server_seconds = sum(processor_seconds(pid) for pid in pids)
            return perf_counter(), server_seconds, database_seconds(postmaster), float(log_position)

        before = now()
        count = play()
        seconds, *costs = (after - earlier for after, earlier in zip(now(), before, strict=True))
    return Cost(count / seconds, *(each / count for each in costs))


async def measure_streams(
    port: int, pid: int, matches: list[dict[str, Any]], play: Callable[[], Cost]
) -> tuple[int, int, Cost]:
    """The bytes of memory per stream, the bytes of an update, and the cost of the moves that `play` makes meanwhile."""
    before, ready, stream_bytes = resident_bytes(pid), asyncio.Semaphore(0), 0

    async def watch(match: str) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(accept_gzip(get(f"/api/matches/{match}/events")))
        nonlocal stream_bytes
        async for line in reader:
            stream_bytes += len(line)
            if line.startswith(b"id: 0"):
                ready.release()

    streams = [asyncio.create_task(watch(match["id"])) for match in matches for _ in range(STREAMS)]
    for _ in streams:
        await ready.acquire()
    growth = resident_bytes(pid) - before
    stream_bytes = 0
    move_cost = await asyncio.to_thread(play)
    update = stream_bytes // (len(streams) * WATCHED_MOVES)
    for stream in streams:
        stream.cancel()
    await asyncio.gather(*streams, return_exceptions=True)
    return growth // len(streams), update, move_cost


def cost_of_streams(cluster: Cluster, url: str, port: int, pid: int) -> tuple[int, int, Cost]:
    """The bytes of memory per stream, the bytes of an update, and the cost of a move that two streams watch."""
    wire = Wire(port)
    matches = [open_match(wire) for _ in range(WATCHED_MATCHES)]

    def play() -> int:
        wire = Wire(port)  # the other one has been idle for long
        for ply in range(WATCHED_MOVES):
            for match in matches:
                path, token = f"/api/matches/{match['id']}/moves", match["tokens"]["AB"[ply % 2]]
                wire.send(post(path, {"number": ply + 1, "ply": ply}, token))
        time.sleep(SETTLE_SECONDS)
        return WATCHED_MATCHES * WATCHED_MOVES

    return asyncio.run(measure_streams(port, pid, matches, lambda: cost(cluster, url, [pid], play)))


def cost_of_a_notification(url: str, pid: int) -> float:
    """Processor seconds of a server per notification about a match that nobody watches there."""
    before = processor_seconds(pid)
    notice = """'{"id": "of-another-server-0000", "version": ' || %s || '}'"""
    notify = f"SELECT pg_notify('{CHANNEL}', {notice})"
    commit_rate(url, notify, PLAYERS, durable=False)
    time.sleep(SETTLE_SECONDS)
    return (processor_seconds(pid) - before) / COMMITS


def print_reads(cluster: Cluster, url: str, port: int, pid: int) -> None:
    """Print the cost of the requests beside moves, and the bytes on the wire with and without compression."""
    wire = Wire(port)
    match = open_match(wire)
    path, tokens = f"/api/matches/{match['id']}", match["tokens"]
    for ply in range(MOVES):
        move = post(f"{path}/moves", {"number": ply + 1, "ply": ply, "version": ply}, tokens["AB"[ply % 2]])
        wire.send(move)
    help_path = "/api/help?n=15&d=7&crossed=1,2,3,4,5"

    def send(request: bytes) -> int:
        rate(wire, [request] * READS)
        return READS

    for name, request in (
        ("a move sent again", move),
        ("reading a finished match", get(path)),
        ("reading what is new in it", get(f"{path}?since={MOVES - 1}")),
        ("help", get(help_path, tokens["A"])),
    ):
        for kind, variant in (("plain", request), ("compressed", accept_gzip(request))):
            before = wire.bytes_received
            read_cost = cost(cluster, url, [pid], partial(send, variant))
            times = f"{read_cost.server * 1e3:.2f} ms of CPU time, {read_cost.database * 1e3:.2f} ms in PostgreSQL"
            print(f"{name}, {kind}: {times}, {(wire.bytes_received - before) / READS:.0f} B on the wire")


def bytes_of_a_match(url: str) -> float:
    """The bytes of a match with its log in the tables and their indexes."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("VACUUM FULL")
        size = "SELECT sum(pg_total_relation_size(t)) FROM unnest('{matches,events}'::regclass[]) AS t"
        (total,) = connection.execute(size.encode()).fetchone() or (0,)
        (count,) = connection.execute("SELECT count(*) FROM matches").fetchone() or (1,)
    return float(total) / float(count)


def median_cost(costs: list[Cost]) -> Cost:
    """The median of each figure."""
    return Cost(*(median(figures) for figures in zip(*costs, strict=True)))


def summary(cost: Cost) -> str:
    """The cost of a move in one line."""
    times = f"{cost.server * 1e3:.2f} ms of processor time in the server, {cost.database * 1e3:.2f} ms in PostgreSQL"
    return f"a move takes {times} and {cost.log_bytes:.0f} B of write-ahead log"


def main() -> None:
    """Print all costs."""
    with throwaway_cluster(durable=True) as cluster:
        url = cluster.database()
        print_commit_rates(cluster.database())
        rates = []
        for count in (1, 2):
            with servers(url, count) as (ports, pids):
                move_cost = median_cost([cost_of_moves(cluster, url, ports, pids) for _ in range(ROUNDS)])
            rates.append(move_cost.rate)
            print(f"server processes: {count}; {move_cost.rate:.0f} moves per second; {summary(move_cost)}")
        print(f"two processes make {rates[1] / rates[0]:.2f} times as many moves as one")
        print(f"a finished match of {MOVES} moves takes {bytes_of_a_match(url):.0f} B in the tables and indexes")
        with servers(url, 1) as (ports, pids):
            print_reads(cluster, url, ports[0], pids[0])
            notification = cost_of_a_notification(url, pids[0])
            memory, update, move_cost = cost_of_streams(cluster, url, ports[0], pids[0])
        print(f"watched by {STREAMS} streams, {summary(move_cost)}")
        print(f"a notification from another server takes {notification * 1e3:.2f} ms of processor time")
        print(f"a stream takes {memory / 1024:.0f} KiB of memory, and an update {update} B on the wire")


if __name__ == "__main__":
    main()
