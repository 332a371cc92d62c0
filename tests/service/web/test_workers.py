"""Expensive requests cannot starve moves: they wait for one worker, and moves do not wait for them."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from zahlenschlacht.game.rules import InputError
from zahlenschlacht.service.schemas.positions import PositionQuery, VariantRequest
from zahlenschlacht.service.storage import Store
from zahlenschlacht.service.web.app import create_app
from zahlenschlacht.service.web.services import Services
from zahlenschlacht.service.web.settings import Settings
from zahlenschlacht.service.web.workers import BusyError

from .play import opened
from .servers import Server, result_aside

WAIT_SECONDS = 120
CLIENT = "testclient"


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


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """A client of a server where few may wait."""
    file = tmp_path_factory.mktemp("database") / "matches.sqlite3"
    with TestClient(create_app(Store(f"sqlite:///{file}"), Settings(waiting_work=2))) as opened:
        yield opened


@pytest.fixture
def services(client: TestClient) -> Services:
    """What its routes work with."""
    found: Services = client.app.state.services  # type: ignore[attr-defined]
    return found


def test_moves_are_made_while_long_computations_run(client: TestClient, services: Services, tmp_path: Path) -> None:
    free = tmp_path / "free"
    assert client.portal is not None
    long = [client.portal.start_task_soon(services.solver.run, CLIENT, busy_until, str(free)) for _ in range(3)]
    table = opened(client)
    state = table.opened
    while not state["position"]["over"]:
        answer = table.move(table.numbers()[0], state["position"]["ply"])
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


def test_clients_take_turns(client: TestClient, services: Services, tmp_path: Path) -> None:
    """One client's long line does not make another wait for all of it, nor be sent away."""
    started = [tmp_path / f"started-{place}" for place in range(5)]
    portal, solver = client.portal, services.solver
    assert portal is not None
    order: list[str] = []

    async def ask(who: str, file: Path) -> None:
        await solver.run(who, busy_until, str(file))
        order.append(who)

    first = portal.start_task_soon(ask, "greedy", started[0])
    waiting = [portal.start_task_soon(ask, "greedy", file) for file in started[1:3]]
    with pytest.raises(BusyError):
        portal.call(ask, "greedy", started[3])
    other = portal.start_task_soon(ask, "other", started[4])
    for file in started:
        file.touch()
    for task in (first, *waiting, other):
        task.result(WAIT_SECONDS)
    assert order == ["greedy", "greedy", "other", "greedy"]
    assert solver.length == 0


def test_a_refusal_comes_back_from_the_worker_as_it_was(client: TestClient, services: Services) -> None:
    assert client.portal is not None
    with pytest.raises(ValueError, match=r"'n' is \{wrong\}") as refused:
        client.portal.call(services.solver.run, CLIENT, refusing)
    error = refused.value
    assert isinstance(error, Exception)
    assert (error.code, error.values, error.column) == ("not-a-number", {"name": "'n'"}, 3)  # type: ignore[attr-defined]


def test_a_worker_that_died_is_replaced(client: TestClient, services: Services) -> None:
    question = {"n": "2017", "d": "8"}
    assert client.get("/api/solve", params=question).status_code == 200
    pool = services.solver._pool
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


def test_only_what_takes_no_time_is_answered_where_it_arrives() -> None:
    assert PositionQuery.model_validate({"n": "400", "d": "7"}).is_cheap
    assert not PositionQuery.model_validate({"n": "401", "d": "7"}).is_cheap
    assert not PositionQuery.model_validate({"n": "9", "bond": "coprime"}).is_cheap
    assert VariantRequest(n=400, bond="7").is_cheap
    assert not VariantRequest(n=401, d=7).is_cheap
    assert not VariantRequest(n=9, bond="coprime").is_cheap


def modules_of_the_server() -> set[str]:
    """What is imported where the server is."""
    import_module("zahlenschlacht.service.web.server")
    return {*sys.modules}


def test_the_server_itself_does_without_numpy() -> None:
    assert "numpy" not in result_aside(modules_of_the_server)
