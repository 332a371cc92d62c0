"""Nothing acknowledged is lost: the server is killed with SIGKILL at random moments during play."""

from __future__ import annotations

import os
import random
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Semaphore
from typing import TYPE_CHECKING, Any

import httpx2 as httpx

from .play import PERSON, PROGRAM, Table, open_match
from .servers import Server

if TYPE_CHECKING:
    from pathlib import Path

    from service.storage.postgres import Cluster

VARIANT = {"n": 1601, "d": 8}
WAIT_SECONDS = 120
KILLS = int(os.environ.get("ZAHLENSCHLACHT_KILLS", "10"))
"""How often each server is killed; `.ci/run` says 50."""


class Gamer:
    """Plays one match as fast as it can, and records the acknowledged moves."""

    def __init__(self, opponent: dict[str, Any]) -> None:
        self.opponent = opponent
        self.table: Table | None = None
        self.acknowledged: list[list[int]] = []
        """The game as each answer had it."""
        self.answered = Semaphore(0)
        """Counts the answers."""

    def play(self, address: str) -> None:
        """Play until the server stops answering."""
        client = httpx.Client(base_url=address, timeout=WAIT_SECONDS, verify=False)
        with client, suppress(httpx.TransportError):
            self.table = self.table or open_match(client, PERSON, self.opponent, VARIANT)
            self.table.client = client
            state = self.table.state()
            crossed, numbers = state["position"]["crossed"], set(state["position"]["numbers"])
            version = state["version"]
            while True:
                ply = len(crossed)
                number = random.choice(sorted(numbers))
                news = self.table.move(number, ply, "AB"[ply % 2], version=version).json()
                assert news["since"] == version
                version = news["version"]
                crossed = crossed + [event["number"] for event in news["events"]]
                numbers -= set(crossed[ply:])
                self.acknowledged.append(crossed)
                self.answered.release()


def kill_again_and_again(database: str, times: int) -> None:
    rng = random.Random(20170)
    gamers = [Gamer(PROGRAM), Gamer(PERSON)]
    for _ in range(times):
        with Server(database) as server, ThreadPoolExecutor(2) as threads:
            playing = [threads.submit(gamer.play, server.address) for gamer in gamers]
            for _ in range(rng.randrange(1, 5)):
                assert gamers[0].answered.acquire(timeout=WAIT_SECONDS)
            time.sleep(rng.uniform(0, 0.02))
            server.kill()
            for player in playing:
                player.result(WAIT_SECONDS)
    assert sum(len(gamer.acknowledged) for gamer in gamers) > 2 * times
    with Server(database) as last:
        for gamer in gamers:
            assert gamer.table is not None
            gamer.table.client = last.client
            crossed = gamer.table.state()["position"]["crossed"]
            for answer in gamer.acknowledged:
                assert crossed[: len(answer)] == answer
            number = gamer.table.state()["position"]["numbers"][0]
            assert gamer.table.move(number, len(crossed), "AB"[len(crossed) % 2]).status_code == 200


def test_sqlite_loses_nothing_when_killed(tmp_path: Path) -> None:
    kill_again_and_again(f"sqlite:///{tmp_path / 'matches.sqlite3'}", KILLS)


def test_postgresql_loses_nothing_when_killed(postgres: Cluster) -> None:
    kill_again_and_again(postgres.database(), KILLS)
