"""Expensive requests cannot starve moves: they wait for one worker, and moves do not wait for them."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from zahlenschlacht.rules import InputError
from zahlenschlacht.storage import Store
from zahlenschlacht.web.app import create_app
from zahlenschlacht.web.settings import Settings
from zahlenschlacht.web.site import Site

from .play import opened
from .servers import Server

WAIT_SECONDS = 120


def busy_until(file: str) -> bytes:
    """A long computation: it computes until the file is there."""
    end = time.monotonic() + WAIT_SECONDS
    while not Path(file).exists() and time.monotonic() < end:
        sum(range(10_000))
    return b'{"done": true}'


def refusing() -> bytes:
    """A computation that finds the question wrong."""
    error = InputError("not-a-number", "{name} is {{wrong}}", name="n")
    error.column = 3
    raise error


@pytest.fixture
def client(tmp_path: Path) -> TestClient:
    settings = Settings(requests_per_second=100_000, burst=100_000, waiting_work=2)
    return TestClient(create_app(Store(f"sqlite:///{tmp_path / 'matches.sqlite3'}"), settings))


def test_moves_are_made_while_long_computations_run(client: TestClient, tmp_path: Path) -> None:
    free = tmp_path / "free"
    with client:
        site: Site = client.app.state.site  # type: ignore[attr-defined]
        assert client.portal is not None
        long = [client.portal.start_task_soon(site.workshop.answer, busy_until, str(free)) for _ in range(3)]
        table = opened(client)
        state = table.opened
        while not state["position"]["over"]:
            answer = table.move(state["position"]["numbers"][0], state["position"]["ply"])
            assert answer.status_code == 200
            state = answer.json()
        assert client.get("/api/solve", params={"n": "15", "d": "7"}).status_code == 200
        assert not any(task.done() for task in long)
        refused = client.get("/api/solve", params={"n": "2017", "d": "8"})
        assert (refused.status_code, refused.json()["code"]) == (503, "busy")
        assert refused.headers["retry-after"]
        free.touch()
        assert [task.result(WAIT_SECONDS) for task in long] == [b'{"done": true}'] * 3
        assert client.get("/api/solve", params={"n": "2017", "d": "8"}).status_code == 200


def test_a_refusal_comes_back_from_the_worker_as_it_was(client: TestClient) -> None:
    with client:
        site: Site = client.app.state.site  # type: ignore[attr-defined]
        assert client.portal is not None
        with pytest.raises(ValueError, match=r"'n' is \{wrong\}") as refused:
            client.portal.call(site.workshop.answer, refusing)
        error = refused.value
        assert isinstance(error, Exception)
        assert (error.code, error.values, error.column) == ("not-a-number", {"name": "'n'"}, 3)  # type: ignore[attr-defined]


def test_a_worker_that_died_is_replaced(client: TestClient) -> None:
    question = {"n": "2017", "d": "8"}
    with client:
        assert client.get("/api/solve", params=question).status_code == 200
        site: Site = client.app.state.site  # type: ignore[attr-defined]
        pool = site.workshop._pool
        assert pool is not None
        for process in list(pool._processes.values()):
            os.kill(process.pid or 0, signal.SIGKILL)
            process.join(WAIT_SECONDS)
        statuses = [client.get("/api/solve", params=question).status_code for _ in range(2)]
        assert statuses in ([503, 200], [200, 200])


def test_the_worker_goes_when_the_server_is_killed(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'matches.sqlite3'}") as server:
        assert server.client.get("/api/solve", params={"n": "2017", "d": "8"}).status_code == 200
        children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
        assert children
        server.kill()
        end = time.monotonic() + WAIT_SECONDS
        while any(_alive(int(child)) for child in children):
            assert time.monotonic() < end, "the worker outlived its server"
            time.sleep(0.05)


def _alive(pid: int) -> bool:
    try:
        return "Z" not in Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
