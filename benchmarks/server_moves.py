"""Durable moves through the whole server compared with bare commits of single rows: at least 25 % of their rate.

The bare commits insert one row per transaction with the settings of the store (WAL, synchronous=FULL, one connection
that keeps the lock), in the same folder. The moves are ordinary HTTP requests over several connections, from matches
between two persons. Each move is one row, committed before it is answered. Moves that arrive while the disk is busy
share the next commit. Each round measures both, one after the other; the median of the rounds counts.

    python benchmarks/server_moves.py
"""

from __future__ import annotations

import sqlite3
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median
from time import perf_counter

from bounds import Bounds
from server_common import Wire, open_match, post, rate, running, sqlite_file

ROUNDS = 7
PLAYERS = 16
"""How many connections send moves at the same time."""
GAMES, MOVES = 8, 13
"""How many games of Z(15, 7) each connection plays in a round, and how many moves a game has."""
AT_LEAST = 25
"""The bound in per cent."""


def commits(file: Path) -> float:
    """Commits of single rows per second."""
    connection = sqlite3.connect(file, isolation_level=None)
    for setting in ("locking_mode=EXCLUSIVE", "journal_mode=WAL", "synchronous=FULL"):
        connection.execute(f"PRAGMA {setting}")
    connection.execute("CREATE TABLE IF NOT EXISTS moves (a TEXT, b INTEGER, c INTEGER, PRIMARY KEY (a, b))")
    connection.execute("DELETE FROM moves")
    begin = perf_counter()
    for ply in range(PLAYERS * GAMES * MOVES):
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("INSERT INTO moves VALUES ('a match of the yardstick', ?, ?)", (ply, ply))
        connection.execute("COMMIT")
    seconds = perf_counter() - begin
    connection.close()
    return PLAYERS * GAMES * MOVES / seconds


def moves(wire: Wire) -> list[bytes]:
    """The requests of one connection in a round."""
    requests = []
    for match in [open_match(wire) for _ in range(GAMES)]:
        path, tokens = f"/api/matches/{match['id']}/moves", match["tokens"]
        requests += [post(path, {"number": ply + 1, "ply": ply}, tokens["AB"[ply % 2]]) for ply in range(MOVES)]
    return requests


def main() -> int:
    """Print the rates and the median ratio; return 1 if a bound is missed."""
    bounds = Bounds()
    rounds = []
    with sqlite_file() as file, running(f"sqlite:///{file}") as port, ThreadPoolExecutor(PLAYERS) as threads:
        for _ in range(ROUNDS):
            wire = Wire(port)
            games = [moves(wire) for _ in range(PLAYERS + 1)]
            bare = commits(file.with_name("yardstick.sqlite3"))
            one = rate(Wire(port), games.pop())
            wires = [Wire(port) for _ in range(PLAYERS)]
            begin = perf_counter()
            list(threads.map(rate, wires, games))
            rounds.append((bare, one, PLAYERS * GAMES * MOVES / (perf_counter() - begin)))
    bare, one, several = (median(rates) for rates in zip(*rounds, strict=True))
    one_percent, several_percent = (100 * median(rates[i] / rates[0] for rates in rounds) for i in (1, 2))
    print(f"bare commits of a row: {bare:.0f} per second")
    print(f"moves over one connection: {one:.0f} per second, {one_percent:.0f} % of that rate")
    label = f"moves over {PLAYERS} connections, compared with bare commits"
    bounds.at_least(label, several_percent, AT_LEAST, " %", f"{several:.0f} per second")
    return bounds.status()


if __name__ == "__main__":
    sys.exit(main())
