"""No acknowledged move is lost when the server is killed with SIGKILL at random moments of play."""

from __future__ import annotations

import os
import random
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Semaphore
from typing import TYPE_CHECKING, Any

import httpx2 as httpx
import pytest

from helpers.matches import PERSON, PROGRAM, Table, open_match
from helpers.servers import Server

pytestmark = pytest.mark.slow

if TYPE_CHECKING:
    from pathlib import Path

    from helpers.postgres import Cluster

VARIANT = {"n": 1601, "d": 8}
WAIT_SECONDS = 120
KILLS = int(os.environ.get("ZAHLENSCHLACHT_KILLS", "10"))
"""How often each server is killed. `.ci/run` sets 50."""


class Player:
    """Plays one match as fast as it can, and records the acknowledged moves."""

    def __init__(self, opponent: dict[str, Any]) -> None:
        self.opponent = opponent
        self.table: Table | None = None
        self.acknowledged: list[list[int]] = []
        """The numbers crossed out, as in each answer."""
        self.answers = Semaphore(0)
        """Has one permit for each answer."""

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
                self.answers.release()


def kill_repeatedly(database: str, times: int) -> None:
    rng = random.Random(20170)
    players = [Player(PROGRAM), Player(PERSON)]
    for _ in range(times):
        with Server(database) as server, ThreadPoolExecutor(2) as threads:
            tasks = [threads.submit(player.play, server.address) for player in players]
            for _ in range(rng.randrange(1, 5)):
                assert players[0].answers.acquire(timeout=WAIT_SECONDS)
            time.sleep(rng.uniform(0, 0.02))
            server.kill()
            for task in tasks:
                task.result(WAIT_SECONDS)
    assert sum(len(player.acknowledged) for player in players) > 2 * times
    with Server(database) as last:
        for player in players:
            assert player.table is not None
            player.table.client = last.client
            crossed = player.table.state()["position"]["crossed"]
            for answer in player.acknowledged:
                assert crossed[: len(answer)] == answer
            number = player.table.state()["position"]["numbers"][0]
            assert player.table.move(number, len(crossed), "AB"[len(crossed) % 2]).status_code == 200


def test_no_acknowledged_move_is_lost_over_sqlite(tmp_path: Path) -> None:
    kill_repeatedly(f"sqlite:///{tmp_path / 'matches.sqlite3'}", KILLS)


def test_no_acknowledged_move_is_lost_over_postgresql(postgres: Cluster) -> None:
    kill_repeatedly(postgres.database(), KILLS)
