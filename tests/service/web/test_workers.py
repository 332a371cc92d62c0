"""Expensive requests wait for one worker, and moves do not wait for them."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from unittest.mock import Mock

import pytest
from fastapi.testclient import TestClient

from helpers.matches import PERSON, open_match
from helpers.servers import Server, run_in_process
from helpers.settings import AMPLE
from helpers.worker_tasks import WAIT_SECONDS, compute_in_c, compute_until, refuse, server_modules, wait
from zahlenschlacht.service.schemas.positions import PositionQuery, VariantRequest
from zahlenschlacht.service.storage import Store
from zahlenschlacht.service.web.app import create_app
from zahlenschlacht.service.web.clients import Client, FairQueue
from zahlenschlacht.service.web.services import Services
from zahlenschlacht.service.web.workers import BusyError, DeadlineError, Worker

CLIENT = Client("testclient")


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """A client of a server with a short queue."""
    file = tmp_path_factory.mktemp("database") / "matches.sqlite3"
    settings = replace(AMPLE, waiting_work=2, work_seconds=WAIT_SECONDS)
    with TestClient(create_app(Store(f"sqlite:///{file}"), settings)) as client:
        yield client


@pytest.fixture
def services(client: TestClient) -> Services:
    """The services of the client's server."""
    services_of_app: Services = client.app.state.services  # type: ignore[attr-defined]
    return services_of_app


def test_moves_are_made_while_long_computations_run(client: TestClient, services: Services, tmp_path: Path) -> None:
    finish = tmp_path / "finish"
    assert client.portal is not None
    tasks = [client.portal.start_task_soon(services.solver.run, CLIENT, compute_until, str(finish)) for _ in range(3)]
    table = open_match(client)
    state = table.first_state
    while not state["position"]["is_over"]:
        answer = table.move(table.numbers()[0], state["position"]["ply"])
        assert answer.status_code == 200
        state = answer.json()
    assert client.get("/api/solve", params={"n": "15", "d": "7"}).status_code == 200
    assert not any(task.done() for task in tasks)
    refusal = client.get("/api/solve", params={"n": "2017", "d": "8"})
    assert (refusal.status_code, refusal.json()["code"]) == (503, "busy")
    assert refusal.headers["retry-after"]
    finish.touch()
    assert [task.result(WAIT_SECONDS) for task in tasks] == [b'{"done": true}'] * 3
    assert client.get("/api/solve", params={"n": "2017", "d": "8"}).status_code == 200


def test_clients_take_turns(client: TestClient, services: Services, tmp_path: Path) -> None:
    """A client with many requests delays another client by one of them at most, and does not get it refused."""
    files = [tmp_path / f"finish-{place}" for place in range(5)]
    portal, solver = client.portal, services.solver
    assert portal is not None
    order: list[str] = []

    async def ask(client_name: str, file: Path) -> None:
        await solver.run(Client(client_name), compute_until, str(file))
        order.append(client_name)

    first = portal.start_task_soon(ask, "greedy", files[0])
    waiting = [portal.start_task_soon(ask, "greedy", file) for file in files[1:3]]
    with pytest.raises(BusyError):
        portal.call(ask, "greedy", files[3])
    other = portal.start_task_soon(ask, "other", files[4])
    for file in files:
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


@pytest.mark.parametrize(
    "task",
    [
        partial(compute_until, "/nowhere"),
        *(pytest.param(it, marks=pytest.mark.slow) for it in (partial(compute_in_c, 60), wait)),
    ],
    ids=["computing", "in C", "waiting"],
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


def test_one_long_request_does_not_block_requests_of_other_addresses(tmp_path: Path) -> None:
    """The long request once took 195 s of processor time. Another address waits for one deadline at most."""
    recipe = {"recipe": "three:finish;own.three.most;any", "variant": {"n": 500, "d": 500}, "seat": "B"}
    with Server(f"sqlite:///{tmp_path / 'matches.sqlite3'}") as server, ThreadPoolExecutor() as threads:
        check = threads.submit(server.client.post, "/api/recipes/check", json=recipe)
        long = {"bond": "coprime", "n": "40"}
        answer = server.client.get("/api/help", params=long, headers={"X-Forwarded-For": "192.0.2.2"})
        assert answer.status_code == 200
        assert check.result().json()["results"][0]["result"] == "unrefuted"


def test_a_long_play_out_takes_several_turns_of_the_worker(
    client: TestClient, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In one turn, a play-out of the largest boards would miss the deadline."""
    run = Mock(wraps=services.solver.run)
    monkeypatch.setattr(services.solver, "run", run)
    table = open_match(client, PERSON, PERSON, variant={"n": 1203, "d": 7})
    response = table.play_out(ply=0, version=0)
    assert (response.status_code, response.json()["version"]) == (200, 1201)
    assert run.call_count == 3
    assert table.state()["position"]["winner"] == "A"


def test_a_refusal_in_the_worker_reaches_the_caller_unchanged(client: TestClient, services: Services) -> None:
    assert client.portal is not None
    with pytest.raises(ValueError, match=r"n must be a whole number, not '\{wrong\}'") as refusal:
        client.portal.call(services.solver.run, CLIENT, refuse)
    error = refusal.value
    assert isinstance(error, Exception)
    assert (error.code, error.values, error.column) == ("not-a-number", {"name": "n", "value": "'{wrong}'"}, 3)  # type: ignore[attr-defined]


def test_a_killed_worker_is_replaced(client: TestClient, services: Services) -> None:
    query = {"n": "2017", "d": "8"}
    assert client.get("/api/solve", params=query).status_code == 200
    pool = services.solver._pool
    assert pool is not None
    for process in list(pool._processes.values()):
        os.kill(process.pid or 0, signal.SIGKILL)
        process.join(WAIT_SECONDS)
    statuses = [client.get("/api/solve", params=query).status_code for _ in range(2)]
    assert statuses in ([503, 200], [200, 200])


def test_the_worker_ends_when_the_server_is_killed(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'matches.sqlite3'}") as server:
        assert server.client.get("/api/solve", params={"n": "2017", "d": "8"}).status_code == 200
        children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
        assert children
        server.kill()
        end = time.monotonic() + WAIT_SECONDS
        while any(_is_alive(int(child)) for child in children):
            assert time.monotonic() < end, "the worker outlived its server"
            time.sleep(0.05)


def _is_alive(pid: int) -> bool:
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


def test_the_server_process_does_not_import_numpy() -> None:
    assert "numpy" not in run_in_process(server_modules)


def test_the_processes_of_a_pool_can_be_found() -> None:
    """`Worker.close` reads them from a private attribute to kill a process whose task does not stop."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        pid = pool.submit(os.getpid).result()
        assert [process.pid for process in pool._processes.values()] == [pid]
