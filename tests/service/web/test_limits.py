"""Limits by client and action, on a clock that the tests set, and the count of live streams."""

from __future__ import annotations

import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import get_origin, get_type_hints

import httpx2 as httpx
import pytest
from fastapi.testclient import TestClient
from hypothesis import given
from hypothesis import strategies as st

from service.storage.postgres import Cluster
from zahlenschlacht.service.problems import HttpError
from zahlenschlacht.service.storage import Store
from zahlenschlacht.service.web.app import create_app
from zahlenschlacht.service.web.clients import Client, address_of
from zahlenschlacht.service.web.limits import (
    CLASSROOM_COST,
    EVENT_BYTES,
    MATCH_BYTES,
    RESPONSE_BYTES_A_REQUEST,
    SEAT_STREAMS,
    Action,
    Limits,
    RateLimit,
    Streams,
    action_of,
)
from zahlenschlacht.service.web.settings import Settings
from zahlenschlacht.service.web.workers import ModelResponse

from .classrooms import Person, joined
from .classrooms import opened as open_classroom
from .play import PERSON, open_match
from .routes import OPERATIONS, ROUTES
from .servers import GENEROUS, Server

WAIT_SECONDS = 60
HERE, THERE = "192.0.2.1", "192.0.2.2"


def count_admitted(rate: RateLimit, client: str, now: float, times: int, cost: float = 1) -> int:
    """Send this number of requests, and return how many are admitted."""
    return sum(is_admitted(rate, client, now, cost) for _ in range(times))


def is_admitted(rate: RateLimit, client: str, now: float, cost: float = 1) -> bool:
    """Charge the client if its budget allows it, and return whether it did."""
    if rate.retry_after(client, now, cost):
        return False
    rate.charge(client, now, cost)
    return True


def test_a_rate_limit_admits_a_burst_and_then_a_sustained_rate() -> None:
    rate = RateLimit(per_second=2, burst=6)
    assert count_admitted(rate, HERE, 0, 10) == 6
    assert count_admitted(rate, HERE, 1, 10) == 2
    assert count_admitted(rate, HERE, 100, 10) == 6
    assert rate.retry_after(HERE, 100) == pytest.approx(0.5)


def test_computing_and_changing_are_limited_separately_from_reading() -> None:
    for route in ROUTES:
        is_computed = get_origin(get_type_hints(route.endpoint)["return"]) is ModelResponse
        for method in route.methods or ():
            if is_computed or method == "POST":
                assert action_of(method, route.path) not in ("read", None), route.path


@given(st.lists(st.floats(0, 3), max_size=60), st.integers(1, 5), st.integers(1, 9))
def test_no_window_admits_more_than_the_burst_and_the_sustained_rate(
    pauses: list[float], per_second: int, burst: int
) -> None:
    rate, now, times = RateLimit(per_second, burst), 0.0, []
    for pause in pauses:
        now += pause
        if is_admitted(rate, HERE, now):
            times.append(now)
    for first, begin in enumerate(times):
        for last in range(first, len(times)):
            assert last - first + 1 <= burst + per_second * (times[last] - begin) + 1e-6


def test_one_client_does_not_use_up_the_budget_of_another() -> None:
    rate = RateLimit(per_second=1, burst=3)
    assert count_admitted(rate, HERE, 0, 5) == 3
    assert count_admitted(rate, THERE, 0, 5) == 3


def test_an_expensive_request_costs_several_but_one_is_always_admitted() -> None:
    rate = RateLimit(per_second=1, burst=10)
    assert count_admitted(rate, HERE, 0, 1, cost=9) == 1
    assert count_admitted(rate, HERE, 0, 5) == 1
    assert count_admitted(rate, THERE, 0, 2, cost=10**9) == 1


def test_clients_of_one_network_count_as_one() -> None:
    assert address_of("2001:db8:1:2::1") == address_of("2001:db8:1:2:ffff::9") != address_of("2001:db8:1:3::1")
    assert address_of(HERE) != address_of(THERE)
    assert address_of(None) == address_of("")


def test_each_action_has_its_own_rate() -> None:
    limits = Limits(Settings(moves_per_second=1, solves_per_second=2, burst_seconds=1), clock=lambda: 0.0)
    client = Client(HERE)
    limits.check("move", client)
    with pytest.raises(HttpError, match="too many requests"):
        limits.check("move", client)
    limits.check("solve", client)
    limits.check("solve", client)
    with pytest.raises(HttpError):
        limits.check("solve", client)


def test_the_seats_at_an_address_share_its_budget() -> None:
    limits = Limits(Settings(seat_per_second=2, seats_per_second=5, burst_seconds=1), clock=lambda: 0.0)

    def admitted(client: Client) -> int:
        count = 0
        for _ in range(9):
            with suppress(HttpError):
                limits.check("move", client)
                count += 1
        return count

    assert [admitted(Client(HERE, seat)) for seat in "abcd"] == [2, 2, 1, 0]
    assert admitted(Client(THERE, "d")) == 2  # the seat is not charged for requests that the address refused


@pytest.mark.parametrize(("action", "count"), [("move", 10), ("solve", 5), ("tile", 2), ("review", 2)])
def test_computed_answers_cost_a_seat_more_than_moves(action: Action, count: int) -> None:
    limits = Limits(Settings(seat_per_second=10, burst_seconds=1), clock=lambda: 0.0)
    for _ in range(count):
        limits.check(action, Client(HERE, "seat"))
    with pytest.raises(HttpError):
        limits.check(action, Client(HERE, "seat"))


def test_a_refused_opening_is_not_charged() -> None:
    now = 0.0
    limits = Limits(Settings(opens_per_second=1, burst_seconds=10, opened_megabytes_per_hour=1), clock=lambda: now)
    limits.check_opening(Client(HERE), 2400)  # ten matches, and half of the bytes of an hour
    for _ in range(30):
        now += 0.3
        with pytest.raises(HttpError):
            limits.check_opening(Client(HERE), 2400)
    now = 1800.0
    limits.check_opening(Client(HERE, "seat"), 2400)


def test_the_bytes_that_an_address_opens_in_an_hour_are_bounded() -> None:
    now, opened_bytes = 0.0, 0
    limits = Limits(Settings(opened_megabytes_per_hour=10), clock=lambda: now)
    while now < 3600:
        with suppress(HttpError):
            limits.check_opening(Client(HERE, f"seat {now}"), 5000)
            opened_bytes += MATCH_BYTES + 5000 * EVENT_BYTES
        now += 1
    assert 9_000_000 < opened_bytes <= 10_000_000


def test_every_route_has_an_action() -> None:
    actions = {action_of(*name.split()) for name in OPERATIONS}
    assert actions == {"open", "move", "solve", "review", "tile", "watch", "read"}
    assert [action_of("GET", path) for path in ("/", "/match/x", "/assets/x.js")] == [None] * 3


def test_a_flood_from_an_address_does_not_stop_players_at_that_address(tmp_path: Path) -> None:
    settings = Settings(moves_per_second=1, burst_seconds=3)
    store = Store(f"sqlite:///{tmp_path / 'matches.sqlite3'}")
    with TestClient(create_app(store, settings, clock=lambda: 0.0)) as client:
        table = open_match(client, PERSON, PERSON)
        flood = [table.move(1, 0, token="x" * 43).status_code for _ in range(20)]
        assert flood == [403] * 3 + [429] * 17
        assert table.move(1, 0).status_code == 200
        assert table.move(2, 1, "B").status_code == 200
        statuses = [table.move(1, 0).status_code for _ in range(settings.seat_per_second * 3 + 5)]
        assert statuses[0] == 200
        assert statuses[-1] == 429


def test_opening_a_match_costs_by_the_size_of_its_board(tmp_path: Path) -> None:
    settings = Settings(opens_per_second=1, burst_seconds=10)
    store = Store(f"sqlite:///{tmp_path / 'matches.sqlite3'}")
    seats = {"A": PERSON, "B": PERSON}
    with TestClient(create_app(store, settings, clock=lambda: 0.0)) as client:

        def statuses(n: int, times: int) -> list[int]:
            body = {"variant": {"n": n, "d": 7}, "seats": seats}
            return [client.post("/api/matches", json=body).status_code for _ in range(times)]

        assert statuses(1000, 3) == [201, 201, 429]
    Limits(settings, clock=lambda: 0.0).check_opening(Client(HERE), 5000)  # a large board is not refused for ever


def test_large_boards_are_charged_what_they_cost(tmp_path: Path) -> None:
    """Long responses cost more than one request, and so does a match that had to be loaded from the database."""
    settings = Settings(reads_per_second=10, burst_seconds=10)
    file = tmp_path / "matches.sqlite3"
    with TestClient(create_app(Store(f"sqlite:///{file}"), settings, clock=lambda: 0.0)) as client:
        table = open_match(client, PERSON, PERSON, {"n": 5000, "d": 7}, crossed=list(range(1, 4981)))
        warm = [client.get(table.path).status_code for _ in range(12)]
    with TestClient(create_app(Store(f"sqlite:///{file}"), settings, clock=lambda: 0.0)) as client:
        cold = [client.get(table.path).status_code for _ in range(12)]
    assert 3 <= warm.count(200) <= 6
    assert 2 <= cold.count(200) < warm.count(200)


def test_a_classroom_is_charged_what_it_costs(tmp_path: Path) -> None:
    """A request reads all games of the class. When it cost as little as others, it took two thirds of the server."""
    settings = Settings(reads_per_second=10, burst_seconds=10, seat_per_second=100)
    with TestClient(create_app(Store(f"sqlite:///{tmp_path / 'x'}"), settings, clock=lambda: 0.0)) as client:
        teacher = open_classroom(client)
        wall = Person(client, teacher.code.lower())
        assert [wall.get().status_code for _ in range(30)].count(200) == 100 // CLASSROOM_COST
        joined(teacher, 40)
        assert len(teacher.get().content) > RESPONSE_BYTES_A_REQUEST
        statuses = Counter(teacher.get().status_code for _ in range(1000 // CLASSROOM_COST))
        assert set(statuses) == {200, 429}  # the long response costs too


def test_many_tokens_at_one_address_do_not_multiply_its_limits(tmp_path: Path) -> None:
    limits = {"SEATS_PER_SECOND": "20", "BURST_SECONDS": "2", "OPENS_PER_SECOND": "20"}
    with Server(f"sqlite:///{tmp_path / 'matches.sqlite3'}", limits) as server:
        tables = [open_match(server.client, PERSON, PERSON) for _ in range(20)]
        begin = time.monotonic()
        statuses = Counter(table.move(1, 0).status_code for _ in range(10) for table in tables)
        seconds = time.monotonic() - begin
    assert set(statuses) == {200, 429}
    assert 40 <= statuses[200] <= 20 * (2 + seconds) + 1


def test_racing_requests_do_not_exceed_the_number_of_streams(postgres: Cluster) -> None:
    limits = {**GENEROUS, "STREAMS_PER_CLIENT": "4", "STREAMS": "100"}
    # Each request waits for the database after it is admitted and before it is counted.
    with Server(postgres.database(), limits) as server, ThreadPoolExecutor(24) as threads:
        table = open_match(server.client)
        address = f"{server.address.rstrip('/')}{table.path}/events"
        clients = [httpx.Client(timeout=60, verify=False) for _ in range(24)]

        def answer(client: httpx.Client) -> httpx.Response:
            return client.send(client.build_request("GET", address), stream=True)

        answers = list(threads.map(answer, clients))
        assert sorted(response.status_code for response in answers) == [200] * 4 + [429] * 20
        assert server.client.get(table.path).status_code == 200
        for response, client in zip(answers, clients, strict=True):
            response.close()
            client.close()
        end = time.monotonic() + WAIT_SECONDS
        while _status(server, table.path) != 200:
            assert time.monotonic() < end, "a closed stream still counts"
            time.sleep(0.1)


def _status(server: Server, path: str) -> int:
    with server.client.stream("GET", f"{path}/events") as answer:
        return int(answer.status_code)


def test_a_flood_of_streams_from_an_address_does_not_stop_players_at_that_address(tmp_path: Path) -> None:
    limits = {**GENEROUS, "STREAMS_PER_CLIENT": "6", "WATCHES_PER_SECOND": "1", "BURST_SECONDS": "12"}
    file = tmp_path / "matches.sqlite3"
    with Server(f"sqlite:///{file}", limits) as first:
        table = open_match(first.client, PERSON, PERSON)
    with Server(f"sqlite:///{file}", limits) as server, ExitStack() as streams:

        def watch(token: str = "") -> int:
            headers = {"Authorization": f"Bearer {token}"} if token else {}
            client = streams.enter_context(httpx.Client(base_url=server.address, timeout=60, verify=False))
            answer = streams.enter_context(client.stream("GET", f"{table.path}/events", headers=headers))
            return int(answer.status_code)

        assert [watch() for _ in range(8)] == [200] * 6 + [429] * 2
        for player in "AB":  # this server does not know their tokens yet
            assert watch(table.tokens[player]) == 200
        assert {watch() for _ in range(20)} == {429}  # watchers without a seat are still refused
        assert [watch(table.tokens["A"]) for _ in range(SEAT_STREAMS)] == [200] * (SEAT_STREAMS - 1) + [429]
        assert watch(table.tokens["B"]) == 200


def test_all_seats_of_an_address_together_may_double_its_streams() -> None:
    streams = Streams(Settings(streams=100, streams_per_client=3))
    with ExitStack() as opened_streams:
        for seat in range(6):
            opened_streams.enter_context(streams.count(HERE, f"seat {seat}"))
        for seat in (0, 9):
            with pytest.raises(HttpError, match="at most 3 live streams"):
                streams.check(HERE, f"seat {seat}")
        streams.check(THERE)
    assert (streams.open, dict(streams.by_client)) == (0, {})


def test_streams_are_counted_while_they_are_open() -> None:
    streams = Streams(Settings(streams=2, streams_per_client=1))
    with streams.count(HERE):
        with pytest.raises(HttpError, match="at most 1 live streams"):
            streams.check(HERE)
        streams.check(THERE)
        with streams.count(THERE), pytest.raises(HttpError, match="too many people"):
            streams.check("192.0.2.3")
    streams.check(HERE)
    assert not streams.by_client
