"""Limits on requests by size, rate and origin, and the headers of every response."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from helpers.matches import PERSON, PROGRAM, SCHOOL, open_match
from helpers.routes import ROUTES
from zahlenschlacht.service.storage import Store
from zahlenschlacht.service.web.app import create_app
from zahlenschlacht.service.web.settings import Settings

UNCACHED = "no-store, no-transform"

MATCH = {"variant": SCHOOL, "seats": {"A": PERSON, "B": PROGRAM}}


@pytest.fixture
def limited_client(tmp_path: Path) -> Iterator[TestClient]:
    """A client of a server with low limits, whose clock stands still."""
    settings = Settings(processor_milliseconds=40, burst_seconds=1, body_bytes=500)
    store = Store(f"sqlite:///{tmp_path / 'matches.sqlite3'}")
    with TestClient(create_app(store, settings, clock=lambda: 0.0)) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/match/x", "/nothing.js", "/healthz"])
def test_every_document_has_the_security_headers(sqlite_client: TestClient, path: str) -> None:
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
    assert "no-store" not in headers.get("cache-control", "")


def test_only_the_websites_of_the_setting_may_frame_pages(tmp_path: Path) -> None:
    settings = Settings.of({"ZAHLENSCHLACHT_FRAMES": "https://one.example https://two.example"})
    with TestClient(create_app(Store(f"sqlite:///{tmp_path / 'matches.sqlite3'}"), settings)) as client:
        headers, json_headers = client.get("/embed").headers, client.get("/api/catalogue").headers
    assert headers["content-security-policy"].endswith("; frame-ancestors https://one.example https://two.example")
    assert "x-frame-options" not in headers
    assert json_headers["content-security-policy"] == "default-src 'none'; frame-ancestors 'none'"


@pytest.mark.parametrize(
    ("path", "caching"),
    [("/api/solve?n=15&d=7", "no-cache"), ("/api/nothing", UNCACHED), ("/api/matches/x", UNCACHED)],
)
def test_json_may_load_nothing_and_is_neither_framed_nor_shown_unchecked_from_a_cache(
    sqlite_client: TestClient, path: str, caching: str
) -> None:
    headers = sqlite_client.get(path).headers
    assert headers["content-security-policy"] == "default-src 'none'; frame-ancestors 'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert headers["cache-control"] == caching
    assert "server" not in headers


def test_too_many_requests_are_refused_and_static_files_are_not(limited_client: TestClient) -> None:
    answers = [limited_client.get("/api/variants") for _ in range(200)]
    refusal = answers[-1]
    assert (answers[0].status_code, refusal.status_code) == (200, 429)
    assert refusal.json()["code"] == "too-many-requests"
    assert refusal.headers["retry-after"] in ("1", "2")  # the debt of a slow request is capped at the burst of a second
    assert refusal.headers["x-content-type-options"] == "nosniff"
    assert limited_client.get("/").status_code != 429


def test_a_large_body_is_refused(limited_client: TestClient) -> None:
    answer = limited_client.post("/api/matches", json={**MATCH, "crossed": [8] * 300})
    assert answer.status_code == 413
    assert answer.json()["values"] == {"largest": "500"}
    assert answer.headers["connection"] == "close"


@pytest.mark.parametrize("rest", ["", "/moves", "/join"])
@pytest.mark.parametrize("is_chunked", [False, True])
def test_a_body_that_is_not_json_is_refused(sqlite_client: TestClient, rest: str, is_chunked: bool) -> None:
    table = open_match(sqlite_client)
    body = b'{"number": 8, "ply": 0}'
    headers = {"Content-Type": "text/plain", "Authorization": f"Bearer {table.tokens['A']}"}
    path = f"{table.path}{rest}" if rest else "/api/matches"
    answer = sqlite_client.post(path, content=iter([body]) if is_chunked else body, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (415, "wrong-media-type")
    assert table.state()["version"] == 0


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
def test_other_sites_cannot_open_matches(sqlite_client: TestClient, headers: dict[str, str], status: int) -> None:
    assert sqlite_client.post("/api/matches", json=MATCH, headers=headers).status_code == status


def test_every_state_changing_route_checks_the_origin(sqlite_client: TestClient) -> None:
    changing_paths = [route.path for route in ROUTES if set(route.methods or ()) - {"GET"}]
    assert len(changing_paths) >= 5
    for path in changing_paths:
        answer = sqlite_client.post(path, json={}, headers={"Origin": "http://elsewhere.example"})
        assert (answer.status_code, answer.json()["code"]) == (403, "other-origin")


@pytest.mark.parametrize("text", ["0", "-1", "many", "1.5", "٣", "9" * 10])
def test_a_bad_setting_is_refused_by_name(text: str) -> None:
    with pytest.raises(ValueError, match="ZAHLENSCHLACHT_STREAMS must be a whole number of at least 1"):
        Settings.of({"ZAHLENSCHLACHT_STREAMS": text})


def test_settings_come_from_the_environment() -> None:
    assert Settings.of({"ZAHLENSCHLACHT_STREAMS": "7", "OTHER": "x"}) == Settings(streams=7)


def test_an_internal_error_is_logged_and_its_details_are_not_sent(
    sqlite_client: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("a secret detail")

    table = open_match(sqlite_client, b=PERSON)
    monkeypatch.setattr("zahlenschlacht.service.answers.matches.holder", fail)
    monkeypatch.setattr("zahlenschlacht.service.schemas.matches.MatchState.at", fail)
    for answer in (table.move(8, 0), sqlite_client.get(table.path)):
        assert (answer.status_code, answer.json()["code"]) == (500, "internal")
        assert "secret" not in answer.text
        assert answer.headers["content-security-policy"]
    assert "a secret detail" in caplog.text
