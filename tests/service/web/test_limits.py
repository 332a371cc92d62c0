"""Limits by client and kind of action, on a clock that the tests own, and the count of live streams."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import get_origin, get_type_hints

import httpx2 as httpx
import pytest
from fastapi.routing import APIRoute
from fastapi.testclient import TestClient
from hypothesis import given
from hypothesis import strategies as st

from service.storage.postgres import Cluster
from zahlenschlacht.service.storage import Store
from zahlenschlacht.service.web.app import SLICES, create_app
from zahlenschlacht.service.web.limits import SEAT_STREAMS, Limits, RateLimit, Streams, action_of, address_of
from zahlenschlacht.service.web.problems import HttpError
from zahlenschlacht.service.web.settings import Settings
from zahlenschlacht.service.web.workers import ModelResponse

from .play import PERSON, opened
from .servers import GENEROUS, Server

WAIT_SECONDS = 60
HERE, THERE = "192.0.2.1", "192.0.2.2"


def counted(rate: RateLimit, client: str, now: float, times: int, cost: float = 1) -> int:
    """How many of so many requests are let through."""
    return sum(rate.retry_after(client, now, cost) == 0 for _ in range(times))


def test_a_rate_lets_a_burst_through_and_then_so_many_a_second() -> None:
    rate = RateLimit(per_second=2, burst=6)
    assert counted(rate, HERE, 0, 10) == 6
    assert counted(rate, HERE, 1, 10) == 2
    assert counted(rate, HERE, 100, 10) == 6
    assert rate.retry_after(HERE, 100) == pytest.approx(0.5)


def test_whatever_is_worked_out_or_changed_is_counted_apart_from_reading() -> None:
    for route in (route for slice_ in SLICES for route in slice_.router.routes):
        assert isinstance(route, APIRoute)
        worked_out = get_origin(get_type_hints(route.endpoint)["return"]) is ModelResponse
        for method in route.methods or ():
            if worked_out or method == "POST":
                assert action_of(method, route.path) not in ("read", None), route.path


@given(st.lists(st.floats(0, 3), max_size=60), st.integers(1, 5), st.integers(1, 9))
def test_no_window_has_more_than_the_burst_and_its_seconds(pauses: list[float], each: int, burst: int) -> None:
    rate, now, let = RateLimit(each, burst), 0.0, []
    for pause in pauses:
        now += pause
        if not rate.retry_after(HERE, now):
            let.append(now)
    for first, begin in enumerate(let):
        for last in range(first, len(let)):
            assert last - first + 1 <= burst + each * (let[last] - begin) + 1e-6


def test_one_client_does_not_use_up_what_another_may_send() -> None:
    rate = RateLimit(per_second=1, burst=3)
    assert counted(rate, HERE, 0, 5) == 3
    assert counted(rate, THERE, 0, 5) == 3


def test_a_long_request_counts_for_several_but_one_is_always_let_through() -> None:
    rate = RateLimit(per_second=1, burst=10)
    assert counted(rate, HERE, 0, 1, cost=9) == 1
    assert counted(rate, HERE, 0, 5) == 1
    assert counted(rate, THERE, 0, 2, cost=10**9) == 1


def test_clients_of_one_network_count_as_one() -> None:
    assert address_of("2001:db8:1:2::1") == address_of("2001:db8:1:2:ffff::9") != address_of("2001:db8:1:3::1")
    assert address_of(HERE) != address_of(THERE)
    assert address_of(None) == address_of("")


def test_each_kind_of_action_has_its_own_rate() -> None:
    limits = Limits(Settings(moves_per_second=1, solves_per_second=2, burst_seconds=1), clock=lambda: 0.0)
    limits.check("move", HERE)
    with pytest.raises(HttpError, match="too many requests"):
        limits.check("move", HERE)
    limits.check("solve", HERE)
    limits.check("solve", HERE)
    with pytest.raises(HttpError):
        limits.check("solve", HERE)


def test_every_route_has_a_kind() -> None:
    kinds: dict[str, str | None] = {}
    for path, methods in create_app(None).openapi()["paths"].items():
        kinds |= {f"{method.upper()} {path}": action_of(method.upper(), path) for method in methods}
    assert None not in kinds.values()
    assert set(kinds.values()) == {"open", "move", "solve", "review", "tile", "watch", "read"}
    assert [action_of("GET", path) for path in ("/", "/match/x", "/assets/x.js")] == [None] * 3


def test_a_flood_from_an_address_does_not_stop_who_holds_a_seat_there(tmp_path: Path) -> None:
    settings = Settings(moves_per_second=1, burst_seconds=3)
    store = Store(f"sqlite:///{tmp_path / 'matches.sqlite3'}")
    with TestClient(create_app(store, settings, clock=lambda: 0.0)) as client:
        table = opened(client, PERSON, PERSON)
        flood = [table.move(1, 0, token="x" * 43).status_code for _ in range(20)]
        assert flood == [403] * 3 + [429] * 17
        assert table.move(1, 0).status_code == 200
        assert table.move(2, 1, "B").status_code == 200
        own = [table.move(1, 0).status_code for _ in range(settings.seat_per_second * 3 + 5)]
        assert own[0] == 200
        assert own[-1] == 429


def test_opening_a_match_costs_by_the_size_of_its_board(tmp_path: Path) -> None:
    settings = Settings(opens_per_second=1, burst_seconds=10)
    store = Store(f"sqlite:///{tmp_path / 'matches.sqlite3'}")
    seats = {"A": PERSON, "B": PERSON}
    with TestClient(create_app(store, settings, clock=lambda: 0.0)) as client:

        def statuses(n: int, times: int) -> list[int]:
            wish = {"variant": {"n": n, "d": 7}, "seats": seats}
            return [client.post("/api/matches", json=wish).status_code for _ in range(times)]

        assert statuses(1000, 3) == [201, 201, 429]
    Limits(settings, clock=lambda: 0.0).check("open", HERE, 21)  # a large one is not refused for ever


def test_the_number_of_streams_is_limited_however_they_race(postgres: Cluster) -> None:
    limits = {**GENEROUS, "STREAMS_PER_CLIENT": "4", "STREAMS": "100"}
    # Between being let in and being counted, each waits for the database.
    with Server(postgres.database(), limits) as server, ThreadPoolExecutor(24) as threads:
        table = opened(server.client)
        address = f"{server.address.rstrip('/')}{table.path}/events"
        clients = [httpx.Client(timeout=60, verify=False) for _ in range(24)]

        def answer(client: httpx.Client) -> httpx.Response:
            return client.send(client.build_request("GET", address), stream=True)

        answers = list(threads.map(answer, clients))
        assert sorted(found.status_code for found in answers) == [200] * 4 + [429] * 20
        assert server.client.get(table.path).status_code == 200
        for found, client in zip(answers, clients, strict=True):
            found.close()
            client.close()
        end = time.monotonic() + WAIT_SECONDS
        while _status(server, table.path) != 200:
            assert time.monotonic() < end, "a stream that was closed still counts"
            time.sleep(0.1)


def _status(server: Server, path: str) -> int:
    with server.client.stream("GET", f"{path}/events") as answer:
        return int(answer.status_code)


def test_a_flood_of_streams_from_an_address_does_not_stop_who_plays_there(tmp_path: Path) -> None:
    limits = {**GENEROUS, "STREAMS_PER_CLIENT": "6", "WATCHES_PER_SECOND": "1", "BURST_SECONDS": "12"}
    file = tmp_path / "matches.sqlite3"
    with Server(f"sqlite:///{file}", limits) as first:
        table = opened(first.client, PERSON, PERSON)
    with Server(f"sqlite:///{file}", limits) as server, ExitStack() as streams:

        def watch(token: str = "") -> int:
            headers = {"Authorization": f"Bearer {token}"} if token else {}
            client = streams.enter_context(httpx.Client(base_url=server.address, timeout=60, verify=False))
            answer = streams.enter_context(client.stream("GET", f"{table.path}/events", headers=headers))
            return int(answer.status_code)

        assert [watch() for _ in range(8)] == [200] * 6 + [429] * 2
        for player in "AB":  # this server has not heard of them yet
            assert watch(table.tokens[player]) == 200
        assert {watch() for _ in range(20)} == {429}  # and the others may not even ask any more
        assert [watch(table.tokens["A"]) for _ in range(SEAT_STREAMS)] == [200] * (SEAT_STREAMS - 1) + [429]
        assert watch(table.tokens["B"]) == 200


def test_many_seats_have_as_many_streams_more_as_their_address() -> None:
    streams = Streams(Settings(streams=100, streams_per_client=3))
    with ExitStack() as opened_streams:
        for seat in range(6):
            opened_streams.enter_context(streams.count(HERE, f"seat {seat}"))
        for seat in (0, 9):
            with pytest.raises(HttpError, match="at most 3 live streams a client"):
                streams.check(HERE, f"seat {seat}")
        streams.check(THERE)
    assert (streams.open, dict(streams.by_client)) == (0, {})


def test_streams_are_counted_while_they_are_open() -> None:
    streams = Streams(Settings(streams=2, streams_per_client=1))
    with streams.count(HERE):
        with pytest.raises(HttpError, match="at most 1 live streams a client"):
            streams.check(HERE)
        streams.check(THERE)
        with streams.count(THERE), pytest.raises(HttpError, match="too many people"):
            streams.check("192.0.2.3")
    streams.check(HERE)
    assert not streams.by_client
