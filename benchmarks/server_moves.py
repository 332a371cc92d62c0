"""Durable moves through the whole server against bare commits of single rows: at least 50 % of their rate.

The yardstick inserts one row a transaction with the settings of the store (WAL, synchronous=FULL, one connection that
keeps the lock), in the same folder. The moves come over HTTP from several connections, each an ordinary request of a
match of two persons; each is one row, committed before it is answered. Rounds alternate, and the best of each counts.

    python benchmarks/server_moves.py
"""

from __future__ import annotations

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import perf_counter

from server_common import Wire, open_match, post, rate, running, sqlite_file

ROUNDS = 7
PLAYERS = 4
"""Connections that send moves at the same time."""
MOVES = 96
"""Moves of each in a round."""
AT_LEAST = 0.50


def commits(file: Path) -> float:
    """Commits of single rows a second."""
    connection = sqlite3.connect(file, isolation_level=None)
    for setting in ("locking_mode=EXCLUSIVE", "journal_mode=WAL", "synchronous=FULL"):
        connection.execute(f"PRAGMA {setting}")
    connection.execute("CREATE TABLE IF NOT EXISTS moves (a TEXT, b INTEGER, c INTEGER, PRIMARY KEY (a, b))")
    connection.execute("DELETE FROM moves")
    begin = perf_counter()
    for ply in range(PLAYERS * MOVES):
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("INSERT INTO moves VALUES ('a match of the yardstick', ?, ?)", (ply, ply))
        connection.execute("COMMIT")
    seconds = perf_counter() - begin
    connection.close()
    return PLAYERS * MOVES / seconds


def moves(wire: Wire) -> list[bytes]:
    """The requests of a whole match."""
    match = open_match(wire, MOVES + 2, 7)
    path, tokens = f"/api/matches/{match['id']}/moves", (match["tokens"]["A"], match["tokens"]["B"])
    return [post(path, {"number": ply + 1, "ply": ply}, tokens[ply % 2]) for ply in range(MOVES)]


def main() -> None:
    """Print both rates and their ratio."""
    with sqlite_file() as file, running(f"sqlite:///{file}") as port, ThreadPoolExecutor(PLAYERS) as threads:
        wires = [Wire(port) for _ in range(PLAYERS)]
        bare, one, several = 0.0, 0.0, 0.0
        for _ in range(ROUNDS):
            bare = max(bare, commits(file.with_name("yardstick.sqlite3")))
            one = max(one, rate(wires[0], moves(wires[0])))
            games = [moves(wire) for wire in wires]
            begin = perf_counter()
            list(threads.map(rate, wires, games))
            several = max(several, PLAYERS * MOVES / (perf_counter() - begin))
    print(f"bare commits of a row        {bare:8.0f} /s")
    print(f"moves over one connection    {one:8.0f} /s = {one / bare:4.0%}")
    print(f"moves over {PLAYERS} connections     {several:8.0f} /s = {several / bare:4.0%}  (at least {AT_LEAST:.0%})")


if __name__ == "__main__":
    main()
