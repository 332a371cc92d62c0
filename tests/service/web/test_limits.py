"""Limits by client and action, on a clock that the tests set, and the count of live streams."""

from __future__ import annotations

import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from fastapi.testclient import TestClient
from hypothesis import given
from hypothesis import strategies as st

from helpers.matches import PERSON, open_match
from helpers.postgres import Cluster
from helpers.servers import GENEROUS, Server
from helpers.settings import AMPLE
from zahlenschlacht.service.problems import HttpError
from zahlenschlacht.service.storage import Store
from zahlenschlacht.service.stored import UnknownClassroomError
from zahlenschlacht.service.web.app import create_app
from zahlenschlacht.service.web.clients import Client, address_of
from zahlenschlacht.service.web.limits import (
    CONNECTION_SECONDS,
    EVENT_BYTES,
    MATCH_BYTES,
    SEAT_STREAMS,
    Limits,
    RateLimit,
    Streams,
)
from zahlenschlacht.service.web.settings import Settings

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


def use(limits: Limits, client: Client, seconds: float = 0) -> bool:
    """Send a request that takes this much processor time, and return whether it was admitted."""
    try:
        with limits.admitted(client) as account:
            account(seconds)
    except HttpError as error:
        return int(error.headers["Retry-After"]) > 1.2 * Settings().burst_seconds  # a longer wait is a fault
    return True


def test_debt_is_at_most_the_burst() -> None:
    """However much a flood costs, the school behind its address waits for at most twice the burst."""
    now = 0.0
    limits = Limits(Settings(), clock=lambda: now)
    assert use(limits, Client(HERE), 1000)
    assert not use(limits, Client(HERE))
    assert not use(limits, Client(HERE, "seat"))
    assert use(limits, Client(THERE))
    now = 10.5
    assert use(limits, Client(HERE))


def test_strangers_seats_and_classrooms_have_shares_of_the_address() -> None:
    limits = Limits(Settings(processor_milliseconds=200, burst_seconds=10), clock=lambda: 0.0)

    def used(client: Client) -> float:
        return sum(use(limits, client, 0.01) for _ in range(500)) * (0.01 + CONNECTION_SECONDS)

    assert used(Client(HERE)) == pytest.approx(1, abs=0.03)
    assert used(Client(HERE, "a")) == pytest.approx(0.2, abs=0.03)
    assert used(Client(HERE, "b", "BCDFG")) == pytest.approx(0.2, abs=0.03)
    assert sum(used(Client(HERE, str(number))) for number in range(9)) == pytest.approx(0.6, abs=0.05)
    assert used(Client(THERE, "z")) == pytest.approx(0.2, abs=0.03)
    pupils = [Client("192.0.2.3", str(number), "BCDFG") for number in range(50, 70)]
    assert sum(map(used, pupils)) == pytest.approx(1.5, abs=0.05)


def test_many_requests_at_once_are_bounded_before_their_cost_is_known() -> None:
    limits = Limits(Settings(), clock=lambda: 0.0)
    with ExitStack() as requests:
        for _ in range(250):  # so many pages without a token may load at the same moment
            requests.enter_context(limits.admitted(Client(HERE)))
        with pytest.raises(HttpError):
            requests.enter_context(limits.admitted(Client(HERE)))
    assert use(limits, Client(HERE))


def guess(limits: Limits, client: Client, code: str = "BCDFG", is_right: bool = False) -> str:
    """Look a code up, and return what the client learns."""
    try:
        with limits.guessing(client, code):
            if not is_right:
                raise UnknownClassroomError(code)
    except UnknownClassroomError:
        return "wrong"
    except HttpError:
        return "refused"
    return "right"


def test_only_tokens_of_the_classroom_lift_the_limit_of_guesses() -> None:
    limits = Limits(Settings(), clock=lambda: 0.0)
    limits.recognise(b"pupil", "BCDFG")
    limits.recognise(b"pupil")  # by a move in a match
    limits.recognise(b"player")
    assert [guess(limits, limits.client(HERE, b"player")) for _ in range(12)] == ["wrong"] * 10 + ["refused"] * 2
    assert guess(limits, limits.client(HERE), is_right=True) == "refused"
    assert guess(limits, limits.client(HERE, b"pupil"), is_right=True) == "right"
    assert guess(limits, limits.client(HERE, b"pupil"), "OTHER") == "refused"
    assert guess(limits, limits.client(THERE), is_right=True) == "right"


def test_guesses_do_not_lock_a_school_out_for_long() -> None:
    now = 0.0
    limits = Limits(Settings(), clock=lambda: now)
    for _ in range(1000):
        guess(limits, Client(HERE))
        limits.wrong_guess(Client(HERE))
    now = 11.5
    assert guess(limits, Client(HERE), is_right=True) == "right"


def test_guesses_of_an_ipv6_customer_are_counted_together() -> None:
    limits = Limits(Settings(), clock=lambda: 0.0)
    clients = [limits.client(f"2001:db8:1:{number:x}::1") for number in range(300)]  # networks of one /48
    wrong = [guess(limits, client) for client in clients for _ in range(5)].count("wrong")
    assert wrong == 4 * 10
    assert guess(limits, limits.client("2001:db8:2::1")) == "wrong"


@pytest.mark.parametrize("is_right", [False, True])
def test_many_guesses_at_once_tell_no_more_than_one_after_the_other(is_right: bool) -> None:
    """Of lookups that began together, those that end after ten wrong ones say nothing."""
    limits = Limits(Settings(), clock=lambda: 0.0)

    def look_up() -> None:
        with limits.guessing(Client(HERE), "BCDFG"):
            for _ in range(10):
                limits.wrong_guess(Client(HERE))
            if not is_right:
                raise UnknownClassroomError("BCDFG")

    with pytest.raises(HttpError):
        look_up()


def test_a_flood_without_tokens_does_not_stop_players_at_that_address(tmp_path: Path) -> None:
    limits = {"PROCESSOR_MILLISECONDS": "60", "BURST_SECONDS": "2"}
    with Server(f"sqlite:///{tmp_path / 'matches.sqlite3'}", limits) as server:
        table = open_match(server.client, PERSON, PERSON)
        flood = Counter(table.move(1, 0, token="x" * 43).status_code for _ in range(400))
        assert set(flood) == {403, 429}
        assert server.client.get(table.path).status_code == 429
        assert [table.move(1, 0).status_code, table.move(2, 1, "B").status_code] == [200, 200]
        statuses = Counter(table.move(1, 0).status_code for _ in range(200))
        assert set(statuses) == {200, 429}


def test_large_boards_are_charged_what_they_cost(tmp_path: Path) -> None:
    """Only ratios tell something on a machine of unknown speed. `test_processor_time` has the time in threads."""
    file, settings = tmp_path / "matches.sqlite3", Settings(processor_milliseconds=100, burst_seconds=1)
    with TestClient(create_app(Store(f"sqlite:///{file}"), AMPLE)) as client:
        large = open_match(client, PERSON, PERSON, {"n": 5000, "d": 7}, crossed=list(range(1, 4981)))
        small = open_match(client, PERSON, PERSON)

    def admitted(path: str) -> int:
        with TestClient(create_app(Store(f"sqlite:///{file}"), settings, clock=lambda: 0.0)) as client:
            return [client.get(path).status_code for _ in range(200)].count(200)

    assert 1 <= admitted(large.path) < admitted(small.path) / 3


def test_a_sequel_is_charged_as_an_opening(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'matches.sqlite3'}")
    settings = replace(AMPLE, opens_per_second=1, burst_seconds=2)
    with TestClient(create_app(store, settings, clock=lambda: 0.0)) as client:
        tables = [open_match(client, PERSON, PERSON) for _ in range(2)]
        assert tables[0].resign("A").status_code == 200
        assert tables[0].play_again("A").status_code == 429


def test_a_stranger_keeps_no_worker_busy_with_the_rest_of_a_game(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'matches.sqlite3'}")
    with TestClient(create_app(store, AMPLE)) as client:
        table = open_match(client, PERSON, PERSON, {"n": 400, "d": 7})
        app: Any = client.app
        app.state.services.solver.run = lambda *_: pytest.fail("the worker was asked")
        table.tokens["A"] = "x" * 43
        answer = table.play_out(0, 0)
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong-token")


def test_a_refused_opening_is_not_charged() -> None:
    now = 0.0
    limits = Limits(Settings(opens_per_second=1, burst_seconds=10, opened_megabytes_per_hour=1), clock=lambda: now)
    limits.check_opening(Client(HERE), 4900)  # half of the bytes of an hour
    for _ in range(30):
        now += 0.3
        with pytest.raises(HttpError):
            limits.check_opening(Client(HERE), 4900)
    now = 3700.0
    limits.check_opening(Client(HERE, "seat"), 4900)


def test_the_bytes_that_an_address_opens_in_an_hour_are_bounded() -> None:
    now, opened_bytes = 0.0, 0
    limits = Limits(Settings(opened_megabytes_per_hour=10), clock=lambda: now)
    while now < 3600:
        with suppress(HttpError):
            limits.check_opening(Client(HERE, f"seat {now}"), 5000)
            opened_bytes += MATCH_BYTES + 5000 * EVENT_BYTES
        now += 1
    assert 9_000_000 < opened_bytes <= 10_000_000


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
    limits = {**GENEROUS, "STREAMS_PER_CLIENT": "6"}
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
