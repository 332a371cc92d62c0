"""Expensive requests cannot starve moves: they wait for one worker, and moves do not wait for them."""

from __future__ import annotations

import asyncio
import hashlib
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from unittest.mock import Mock

import pytest
from fastapi.testclient import TestClient

from zahlenschlacht.game.rules import InputError
from zahlenschlacht.service.schemas.positions import PositionQuery, VariantRequest
from zahlenschlacht.service.storage import Store
from zahlenschlacht.service.web.app import create_app
from zahlenschlacht.service.web.clients import Client, FairQueue
from zahlenschlacht.service.web.services import Services
from zahlenschlacht.service.web.settings import Settings
from zahlenschlacht.service.web.workers import BusyError, DeadlineError, Worker

from .play import PERSON, open_match
from .servers import Server, result_aside

WAIT_SECONDS = 120
CLIENT = Client("testclient")


def busy_until(file: str) -> bytes:
    """A computation that runs until the file exists."""
    end = time.monotonic() + WAIT_SECONDS
    while not Path(file).exists() and time.monotonic() < end:
        sum(range(10_000))
    return b'{"done": true}'


def refusing() -> bytes:
    """A computation that refuses its input."""
    error = InputError("not-a-number", "{name} is {{wrong}}", name="n")
    error.column = 3
    raise error


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """A client of a server with a short queue."""
    file = tmp_path_factory.mktemp("database") / "matches.sqlite3"
    with TestClient(
        create_app(Store(f"sqlite:///{file}"), Settings(waiting_work=2, work_seconds=WAIT_SECONDS))
    ) as opened:
        yield opened


@pytest.fixture
def services(client: TestClient) -> Services:
    """The services of the client's server."""
    services_of_app: Services = client.app.state.services  # type: ignore[attr-defined]
    return services_of_app


def test_moves_are_made_while_long_computations_run(client: TestClient, services: Services, tmp_path: Path) -> None:
    free = tmp_path / "free"
    assert client.portal is not None
    long = [client.portal.start_task_soon(services.solver.run, CLIENT, busy_until, str(free)) for _ in range(3)]
    table = open_match(client)
    state = table.first_state
    while not state["position"]["is_over"]:
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
    """One client's long queue neither delays another client by its whole length nor gets it refused."""
    started = [tmp_path / f"started-{place}" for place in range(5)]
    portal, solver = client.portal, services.solver
    assert portal is not None
    order: list[str] = []

    async def ask(client_name: str, file: Path) -> None:
        await solver.run(Client(client_name), busy_until, str(file))
        order.append(client_name)

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
    assert solver.queue.length == 0


def test_addresses_take_turns_before_seats_do() -> None:
    async def turns() -> list[str]:
        queue, order = FairQueue(max_waiting=16), []

        async def ask(address: str, seat: str | None) -> None:
            await queue.wait(Client(address, seat))
            order.append(f"{address}{seat or ''}")
            await asyncio.sleep(0)
            queue.release()

        seats = ["1", "1", "2", "2", "3", "3"]
        async with asyncio.TaskGroup() as tasks:
            for seat in seats:
                tasks.create_task(ask("greedy", seat))
            tasks.create_task(ask("other", None))
            await asyncio.sleep(0)
            assert queue.is_full(Client("greedy", "3"))
            assert not queue.is_full(Client("greedy", "4"))
        return order

    order = asyncio.run(turns())
    assert " ".join(order) == "greedy1 greedy1 other greedy2 greedy3 greedy2 greedy3"


def stubborn(seconds: float) -> bytes:
    """A computation in C that no exception interrupts."""
    end = time.process_time() + seconds
    while time.process_time() < end:
        with suppress(BaseException):
            hashlib.pbkdf2_hmac("sha256", b"", b"", 40_000_000)
    return b"{}"


def asleep() -> bytes:
    """A task that waits and does not compute."""
    time.sleep(WAIT_SECONDS)
    return b"{}"


@pytest.mark.parametrize(
    "task", [partial(busy_until, "/nowhere"), partial(stubborn, 60), asleep], ids=["computing", "in C", "asleep"]
)
def test_a_task_that_misses_its_deadline_frees_the_worker(task: Callable[[], bytes]) -> None:
    async def run() -> float:
        worker = Worker(max_waiting=8, seconds=1)
        try:
            assert await worker.run(CLIENT, bytes, 2) == b"\0\0"
            begin = time.monotonic()
            with pytest.raises(DeadlineError):
                await worker.run(CLIENT, task)
            assert await worker.run(CLIENT, bytes, 3) == b"\0\0\0"
            return time.monotonic() - begin
        finally:
            worker.close()

    assert asyncio.run(run()) < WAIT_SECONDS / 2


def test_one_long_request_does_not_stop_the_help_of_others(tmp_path: Path) -> None:
    """The request took 195 s of processor time once, and another address now waits for one deadline at most."""
    recipe = {"recipe": "three:finish;own.three.most;any", "variant": {"n": 500, "d": 500}, "seat": "B"}
    with Server(f"sqlite:///{tmp_path / 'matches.sqlite3'}") as server, ThreadPoolExecutor() as threads:
        check = threads.submit(server.client.post, "/api/recipes/check", json=recipe)
        long = {"bond": "coprime", "n": "40"}
        helped = server.client.get("/api/help", params=long, headers={"X-Forwarded-For": "192.0.2.2"})
        assert helped.status_code == 200
        assert check.result().json()["results"][0]["result"] == "unrefuted"


def test_a_long_play_out_takes_several_turns_of_the_worker(
    client: TestClient, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In one turn, the largest boards were stopped at the deadline."""
    run = Mock(wraps=services.solver.run)
    monkeypatch.setattr(services.solver, "run", run)
    table = open_match(client, PERSON, PERSON, variant={"n": 1203, "d": 7})
    response = table.play_out(ply=0, version=0)
    assert (response.status_code, response.json()["version"]) == (200, 1201)
    assert run.call_count == 3
    assert table.state()["position"]["winner"] == "A"


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


def test_only_cheap_requests_are_answered_in_the_server_process() -> None:
    assert PositionQuery.model_validate({"n": "100", "d": "7"}).is_cheap
    assert not PositionQuery.model_validate({"n": "101", "d": "7"}).is_cheap
    assert not PositionQuery.model_validate({"n": "9", "bond": "coprime"}).is_cheap
    assert VariantRequest(n=100, bond="7").is_cheap
    assert not VariantRequest(n=101, d=7).is_cheap
    assert not VariantRequest(n=9, bond="coprime").is_cheap


def modules_of_the_server() -> set[str]:
    """The modules that the server process has imported."""
    import_module("zahlenschlacht.service.web.server")
    return {*sys.modules}


def test_the_server_itself_does_without_numpy() -> None:
    assert "numpy" not in result_aside(modules_of_the_server)
