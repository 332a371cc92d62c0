"""Limits and headers: what a client may send, how often, from where, and what every answer carries."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from zahlenschlacht.storage import Store
from zahlenschlacht.web.app import create_app
from zahlenschlacht.web.limits import RequestRate, Streams, client_of
from zahlenschlacht.web.problems import HttpError
from zahlenschlacht.web.settings import Settings

from .play import PERSON, PROGRAM, SCHOOL, opened
from .servers import GENEROUS, Server, stream

WISH = {"variant": SCHOOL, "seats": {"A": PERSON, "B": PROGRAM}}


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[TestClient]:
    """A client of a server with tight limits."""
    settings = Settings(requests_per_second=1, burst=5, body_bytes=500)
    with TestClient(create_app(Store(f"sqlite:///{tmp_path / 'matches.sqlite3'}"), settings)) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/match/x", "/api/variants", "/api/nothing", "/healthz", "/api/matches/x"])
def test_every_answer_has_the_security_headers(sqlite_client: TestClient, path: str) -> None:
    headers = sqlite_client.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "style-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers
    assert (headers.get("cache-control") == "no-store") == path.startswith("/api/")


def test_too_many_requests_are_refused_and_static_files_are_not(strict: TestClient) -> None:
    for _ in range(5):
        refused = strict.get("/api/variants")
        assert refused.status_code == 200
    for _ in range(300):  # on a slow machine one more is let through each second
        refused = strict.get("/api/variants")
        if refused.status_code == 429:
            break
    assert refused.status_code == 429
    assert refused.json()["code"] == "too-many-requests"
    assert int(refused.headers["retry-after"]) > 0
    assert refused.headers["x-content-type-options"] == "nosniff"
    assert strict.get("/").status_code != 429
    assert strict.get("/healthz").status_code == 200


def test_one_client_does_not_use_up_what_another_may_send() -> None:
    rate = RequestRate(Settings(requests_per_second=1, burst=3))
    for _ in range(3):
        rate.check("192.0.2.1")
    with pytest.raises(HttpError):
        rate.check("192.0.2.1")
    rate.check("192.0.2.2")


def test_a_long_request_counts_for_several() -> None:
    rate = RequestRate(Settings(requests_per_second=1, burst=10))
    rate.check("192.0.2.1", size=9 * 2048)
    with pytest.raises(HttpError):
        rate.check("192.0.2.1")
    rate.check("192.0.2.2", size=10**9)  # one at a time is always let through


def test_clients_of_one_network_count_as_one() -> None:
    assert client_of("2001:db8:1:2::1") == client_of("2001:db8:1:2:ffff::9") != client_of("2001:db8:1:3::1")
    assert client_of("192.0.2.1") != client_of("192.0.2.2")
    assert client_of(None) == client_of("")


def test_a_large_body_is_refused(strict: TestClient) -> None:
    answer = strict.post("/api/matches", json={**WISH, "crossed": [8] * 300})
    assert answer.status_code == 413
    assert answer.json()["values"] == {"largest": "500"}


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 201),
        ({"Origin": "http://testserver"}, 201),
        ({"Origin": "https://testserver"}, 201),  # behind a proxy that speaks TLS
        ({"Sec-Fetch-Site": "same-origin"}, 201),
        ({"Sec-Fetch-Site": "none"}, 201),
        ({"Origin": "http://elsewhere.example"}, 403),
        ({"Origin": "http://testserver.elsewhere.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": "http://[::1"}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Sec-Fetch-Site": "same-site"}, 403),
    ],
)
@pytest.mark.parametrize("path", ["/api/matches"])
def test_other_sites_cannot_open_matches(
    sqlite_client: TestClient, headers: dict[str, str], status: int, path: str
) -> None:
    assert sqlite_client.post(path, json=WISH, headers=headers).status_code == status


def test_every_state_changing_route_checks_the_origin(sqlite_client: TestClient) -> None:
    routes = sqlite_client.get("/api/openapi.json").json()["paths"]
    changing = [path for path, methods in routes.items() if set(methods) - {"get"}]
    assert len(changing) >= 5
    for path in changing:
        answer = sqlite_client.post(path, json={}, headers={"Origin": "http://elsewhere.example"})
        assert (answer.status_code, answer.json()["code"]) == (403, "other-origin")


def test_the_number_of_streams_is_limited(tmp_path: Path) -> None:
    limits = {**GENEROUS, "STREAMS_PER_CLIENT": "2", "STREAMS": "3"}
    with Server(f"sqlite:///{tmp_path / 'matches.sqlite3'}", limits) as server:
        table = opened(server.client)
        with stream(server, table.id) as one, stream(server, table.id) as two:
            next(one), next(two)
            answer = server.client.get(f"{table.path}/events")
            assert (answer.status_code, answer.json()["code"]) == (429, "too-many-streams-here")
            one_more = server.client.get(table.path)
            assert one_more.status_code == 200


def test_streams_are_counted_while_they_are_open() -> None:
    streams = Streams(Settings(streams=2, streams_per_client=1))
    with streams.one("192.0.2.1"):
        with pytest.raises(HttpError, match="at most 1 live streams a client"):
            streams.check("192.0.2.1")
        streams.check("192.0.2.2")
        with streams.one("192.0.2.2"), pytest.raises(HttpError, match="too many people"):
            streams.check("192.0.2.3")
    streams.check("192.0.2.1")
    assert not streams.by_client


@pytest.mark.parametrize("text", ["0", "-1", "many", "1.5", "٣", "9" * 10])
def test_a_bad_setting_is_named(text: str) -> None:
    with pytest.raises(ValueError, match="ZAHLENSCHLACHT_BURST must be a whole number above 0"):
        Settings.of({"ZAHLENSCHLACHT_BURST": text})


def test_settings_come_from_the_environment() -> None:
    assert Settings.of({"ZAHLENSCHLACHT_BURST": "7", "OTHER": "x"}) == Settings(burst=7)


def test_a_fault_of_ours_is_written_down_and_not_told(
    sqlite_client: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("what nobody may read")

    table = opened(sqlite_client, b=PERSON)
    monkeypatch.setattr("zahlenschlacht.web.wishes.move", broken)
    monkeypatch.setattr("zahlenschlacht.web.matches.state_view", broken)
    for answer in (table.move(8, 0), sqlite_client.get(table.path)):
        assert (answer.status_code, answer.json()["code"]) == (500, "internal")
        assert "nobody" not in answer.text
        assert answer.headers["content-security-policy"]
    assert "what nobody may read" in caplog.text
