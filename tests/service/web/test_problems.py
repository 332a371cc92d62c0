"""Every refusal can be sent with any state of a match, and database errors have their own status."""

from __future__ import annotations

import asyncio
import json
import resource
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from fastapi.testclient import TestClient
from hypothesis import given
from hypothesis import strategies as st

from helpers.matches import OPEN, PERSON, open_match
from helpers.postgres import throwaway_cluster
from helpers.servers import Server
from helpers.settings import AMPLE
from zahlenschlacht.game.errors import InputError, MoveError, Name, ZahlenschlachtError
from zahlenschlacht.game.rules import Player, Variant
from zahlenschlacht.service import match as matches
from zahlenschlacht.service.match import ConflictError, Seat, SeatError
from zahlenschlacht.service.problems import HttpError, Problem, StaleRequestError, missing_token
from zahlenschlacht.service.schemas.matches import MatchState, MatchUpdate
from zahlenschlacht.service.storage import DatabaseUnavailableError, Store
from zahlenschlacht.service.stored import StoredMatch, UnknownMatchError
from zahlenschlacht.service.web.app import create_app
from zahlenschlacht.service.web.async_store import AsyncStore
from zahlenschlacht.service.web.problems import internal_error, problem
from zahlenschlacht.service.web.workers import BusyError

if TYPE_CHECKING:
    from helpers.postgres import Cluster

SEATS = {
    "hot seat": {Player.A: Seat("person"), Player.B: Seat("person")},
    "online": {Player.A: Seat("person"), Player.B: Seat("open")},
    "program": {Player.A: Seat("person"), Player.B: Seat("strategy", "learner", 0.5)},
}
VALUES = st.one_of(st.text(), st.integers(), st.floats(), st.none(), st.binary(), st.text().map(Name))
TEXTS = st.characters(categories=["L", "N", "P", "Z", "C", "S"])


@st.composite
def states(draw: st.DrawFn) -> StoredMatch:
    """A match at any ply or over, with or without a sequel."""
    n = draw(st.integers(4, 9))
    board = draw(st.sets(st.integers(-(2**53) + 1, 2**53 - 1), min_size=n, max_size=n))
    variant = draw(st.sampled_from([Variant(n, draw(st.integers(2, 12))), Variant.of(board, 2**53 - 1, 7, Player.B)]))
    match = matches.new_match(variant, SEATS[draw(st.sampled_from(sorted(SEATS)))], 1)
    rng = Random(draw(st.integers(0, 1000)))
    for _ in range(draw(st.integers(0, n))):
        turn = match.position.turn
        if turn is not None:
            number = rng.choice(match.position.numbers)
            match = matches.play(match, turn, number, match.position.ply).match
    if match.position.is_over and draw(st.booleans()):
        match = matches.ask_for_sequel(match, Player.A, draw(st.booleans())).match
    return StoredMatch("x" * 22, match, {}, {})


@st.composite
def refusals(draw: st.DrawFn) -> ZahlenschlachtError:
    """A refusal of any kind, with any values."""
    value, reason = draw(VALUES), draw(st.text(TEXTS))
    kinds: list[ZahlenschlachtError] = [
        kind("some-code", "{value} {reason}", value=value, reason=Name(reason))
        for kind in (InputError, MoveError, ConflictError, SeatError)
    ]
    kinds += [
        HttpError(418, "some-code", value=value),
        missing_token(),
        BusyError(),
        DatabaseUnavailableError(),
    ]
    stale = ConflictError("some-code", "{value}", value=value)
    kinds += [UnknownMatchError(draw(st.text(TEXTS))), StaleRequestError(stale, MatchState.at(draw(states())))]
    refusal = draw(st.sampled_from(kinds))
    refusal.column = draw(st.none() | st.integers(0, 10**6))
    return refusal


@given(refusals())
def test_every_refusal_can_be_sent_and_a_stale_request_with_every_state(refusal: ZahlenschlachtError) -> None:
    state = refusal.state if isinstance(refusal, StaleRequestError) else None
    response = problem(refusal)
    content = json.loads(bytes(response.body))
    assert Problem.model_validate(content).state == state
    assert ("state" in content) == (state is not None)
    assert 400 <= response.status_code < 600
    assert all(isinstance(value, str) for value in content["values"].values())


@given(states(), st.integers(0, 12))
def test_states_and_news_survive_a_round_trip_through_json(stored: StoredMatch, since: int) -> None:
    state, news = MatchState.at(stored, since=since), MatchUpdate.after(stored, since)
    assert MatchState.model_validate_json(state.model_dump_json()) == state
    assert MatchUpdate.model_validate_json(news.model_dump_json()) == news
    assert news.position.model_dump().items() <= state.position.model_dump().items()


def test_an_internal_error_is_sent_as_a_problem() -> None:
    assert json.loads(bytes(internal_error().body))["code"] == "internal"


def test_a_third_person_with_the_link_gets_the_state_of_a_finished_match(sqlite_client: TestClient) -> None:
    table = open_match(sqlite_client, PERSON, OPEN, variant={"n": 5, "d": 3})
    table.tokens["B"] = table.join(claim="the claim of the friend").json()["token"]
    for ply in range(3):
        table.move(ply + 1, ply, "AB"[ply % 2])
    refusal = table.join(claim="the claim of somebody else")
    assert (refusal.status_code, refusal.json()["code"]) == (409, "seat-taken")
    assert refusal.json()["state"]["position"]["result"]


def test_an_unavailable_database_is_logged_in_one_line_and_used_again_later() -> None:
    with throwaway_cluster() as cluster, Server(cluster.database()) as server:
        table = open_match(server.client, PERSON, PERSON)
        assert table.move(1, 0).status_code == 200
        for ply in range(1, 4):
            cluster.stop()
            answers = [table.move(ply + 1, ply, "AB"[ply % 2]) for _ in range(5)]
            answers += [server.client.get(table.path), server.client.get("/healthz")]
            for answer in answers:
                assert (answer.status_code, answer.json()["code"]) == (503, "storage")
                assert int(answer.headers["retry-after"]) > 0
            cluster.start()
            assert table.move(ply + 1, ply, "AB"[ply % 2]).status_code == 200
        _wait_until_health_is(server, 200)
        server.stop()
        log = server.log
    assert "Traceback" not in log
    assert log.count("the database is unavailable") in range(1, 13)


def test_a_deleted_database_file_fails_the_health_check_and_refuses_moves(tmp_path: Path) -> None:
    file = tmp_path / "matches.sqlite3"
    with Server(f"sqlite:///{file}") as server:
        table = open_match(server.client, PERSON, PERSON)
        assert server.client.get("/healthz").status_code == 200
        file.unlink()
        refusal = table.move(1, 0)
        assert (refusal.status_code, refusal.json()["code"]) == (503, "storage")
        _wait_until_health_is(server, 503)
        assert table.state()["version"] == 0


def test_a_full_disk_refuses_moves_and_keeps_acknowledged_ones(tmp_path: Path) -> None:
    """The server cannot write another byte: its files have reached the size limit."""
    with Server(f"sqlite:///{tmp_path / 'matches.sqlite3'}") as server:
        table = open_match(server.client, PERSON, PERSON)
        assert table.move(1, 0).status_code == 200
        assert server.process.pid is not None
        before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
        for _ in range(3):
            refusal = table.move(2, 1, "B")
            assert (refusal.status_code, refusal.json()["code"]) == (503, "storage")
            assert int(refusal.headers["retry-after"]) > 0
        _wait_until_health_is(server, 503)
        assert table.state()["version"] == 1
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)
        assert table.move(2, 1, "B").status_code == 200
        _wait_until_health_is(server, 200)
        server.kill()
        log = server.log
    assert "Traceback" not in log
    assert log.count("the database is unavailable") in range(1, 4)
    with Server(f"sqlite:///{tmp_path / 'matches.sqlite3'}") as second_server:
        assert second_server.client.get(table.path).json()["position"]["crossed"] == [1, 2]


def test_many_health_checks_query_the_database_rarely(
    sqlite_client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("zahlenschlacht.service.web.async_store.CHECK_CACHE_SECONDS", 3600)
    queries: list[Store] = []
    monkeypatch.setattr(Store, "probe", queries.append)
    assert {sqlite_client.get("/healthz").status_code for _ in range(30)} == {200}
    assert len(queries) <= 1


def test_health_does_not_wait_for_a_silent_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(f"sqlite:///{tmp_path / 'matches.sqlite3'}")
    monkeypatch.setattr("zahlenschlacht.service.web.async_store.CHECK_TIMEOUT_SECONDS", 0.1)
    release = asyncio.Event()
    with TestClient(create_app(store, AMPLE)) as client:
        async_store: AsyncStore = client.app.state.services.store  # type: ignore[attr-defined]

        async def wait(*_: object) -> None:
            await release.wait()

        monkeypatch.setattr(async_store, "run", wait)
        answer = client.get("/healthz")
        assert (answer.status_code, answer.json()["code"]) == (503, "storage")
        assert client.portal is not None
        client.portal.call(release.set)


def test_health_notices_changes_that_are_never_committed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(f"sqlite:///{tmp_path / 'matches.sqlite3'}")
    monkeypatch.setattr("zahlenschlacht.service.web.async_store.CHECK_TIMEOUT_SECONDS", 0.2)
    with TestClient(create_app(store, AMPLE)) as client, ThreadPoolExecutor(1) as threads:
        async_store: AsyncStore = client.app.state.services.store  # type: ignore[attr-defined]
        table, commit, release = open_match(client, PERSON, PERSON), async_store._commit, asyncio.Event()

        async def wait(batch: Any) -> None:
            await release.wait()
            await commit(batch)

        monkeypatch.setattr(async_store, "_commit", wait)
        move = threads.submit(table.move, 1, 0)
        end = time.monotonic() + 60
        while client.get("/healthz").status_code != 503:
            assert time.monotonic() < end
            time.sleep(0.05)
        assert client.portal is not None
        client.portal.call(release.set)
        assert move.result().status_code == 200
        assert client.get("/healthz").status_code == 200


@pytest.mark.parametrize("error", [StopIteration, SystemExit, RuntimeError])
def test_a_strategy_that_raises_anything_stops_no_other_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: type[BaseException]
) -> None:
    store = Store(f"sqlite:///{tmp_path / 'matches.sqlite3'}")
    with TestClient(create_app(store, AMPLE), raise_server_exceptions=False) as client:
        against_program, between_persons = open_match(client), open_match(client, PERSON, PERSON)

        def fail(*_: object) -> int:
            raise error

        monkeypatch.setattr("zahlenschlacht.service.match.choose", fail)
        assert against_program.move(1, 0).status_code == 500
        assert between_persons.move(1, 0).status_code == 200
        monkeypatch.undo()
        assert against_program.move(1, 0).status_code == 200
        assert client.get("/healthz").status_code == 200


def _wait_until_health_is(server: Server, status: int) -> None:
    """Ask until the health check has this status; an answer may be cached for a second."""
    end = time.monotonic() + 60
    while server.client.get("/healthz").status_code != status:
        assert time.monotonic() < end
        time.sleep(0.1)


def test_a_friend_who_joins_through_one_process_can_move_at_another(postgres: Cluster) -> None:
    """Reads at one process race with joins at the other. The token is valid at both at once."""
    url = postgres.database()
    with Server(url) as one, Server(url) as two:
        for _ in range(30):
            here = open_match(one.client, PERSON, OPEN)
            token = here.join().json()["token"]
            state = two.client.get(here.path).json()
            assert state["free_seats"] == []
            there = replace(here, client=two.client, tokens={**here.tokens, "B": token})
            assert there.move(1, 0, "A").status_code == 200
            assert there.move(2, 1, "B").status_code == 200
