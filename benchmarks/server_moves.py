"""Durable moves through the whole server against bare commits of single rows: at least 25 % of their rate.

The yardstick inserts one row a transaction with the settings of the store (WAL, synchronous=FULL, one connection that
keeps the lock), in the same folder. The moves come over HTTP from several connections, each an ordinary request of a
match of two persons; each is one row, committed before it is answered. Moves that arrive while the disk is busy share
the next commit. Each round measures both, one after the other; the middle of the rounds counts.

    python benchmarks/server_moves.py
"""

from __future__ import annotations

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median
from time import perf_counter

from server_common import Wire, open_match, post, rate, running, sqlite_file

ROUNDS = 7
PLAYERS = 16
"""Connections that send moves at the same time."""
GAMES, MOVES = 8, 13
"""Games of Z(15, 7) of each in a round, and the moves of a game."""
AT_LEAST = 0.25


def commits(file: Path) -> float:
    """AsyncStore of single rows a second."""
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
    """The requests of a player in a round."""
    requests = []
    for match in [open_match(wire) for _ in range(GAMES)]:
        path, tokens = f"/api/matches/{match['id']}/moves", match["tokens"]
        requests += [post(path, {"number": ply + 1, "ply": ply}, tokens["AB"[ply % 2]]) for ply in range(MOVES)]
    return requests


def main() -> None:
    """Print the rates, and the middle of the ratios of the rounds."""
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
    alone, together = (median(found[i] / found[0] for found in rounds) for i in (1, 2))
    print(f"bare commits of a row        {bare:8.0f} /s")
    print(f"moves over one connection    {one:8.0f} /s = {alone:4.0%}")
    print(f"moves over {PLAYERS} connections    {several:8.0f} /s = {together:4.0%}, at least {AT_LEAST:.0%}")


if __name__ == "__main__":
    main()
