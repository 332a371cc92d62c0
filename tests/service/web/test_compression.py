"""Long responses without secrets are compressed, and answers to repeated questions are computed once."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Any

import pytest
from fastapi.testclient import TestClient

from helpers.matches import OPEN, PERSON, open_match
from helpers.routes import openapi_document
from zahlenschlacht.learn.lessons import LESSONS
from zahlenschlacht.service.answers import catalogue, positions
from zahlenschlacht.service.cache import Cache
from zahlenschlacht.service.web.compression import SMALLEST, RenderedJson

FIXED = (
    "/api/variants",
    "/api/strategies",
    "/api/catalogue",
    "/api/family",
    "/api/lessons",
    "/api/puzzles",
    "/api/recipes",
    "/api/openapi.json",
)
PLAIN = {"Accept-Encoding": "identity"}


@pytest.mark.parametrize("path", FIXED)
def test_constant_responses_are_compressed_and_have_an_etag(sqlite_client: TestClient, path: str) -> None:
    plain = sqlite_client.get(path, headers=PLAIN)
    compressed = sqlite_client.get(path, headers={"Accept-Encoding": "gzip"})
    assert plain.json() == compressed.json()
    assert "content-encoding" not in plain.headers
    is_long = len(plain.content) >= SMALLEST
    assert compressed.headers.get("content-encoding") == ("gzip" if is_long else None)
    assert ("accept-encoding" in compressed.headers.get("vary", "").lower()) == is_long
    assert compressed.headers["cache-control"] == "no-cache"
    assert (plain.headers["etag"] != compressed.headers["etag"]) == is_long
    for answer, accepted in ((plain, "identity"), (compressed, "gzip")):
        headers = {"If-None-Match": f'"other", W/{answer.headers["etag"]}', "Accept-Encoding": accepted}
        revalidated = sqlite_client.get(path, headers=headers)
        assert (revalidated.status_code, revalidated.content) == (304, b"")
        assert revalidated.headers["etag"] == answer.headers["etag"]
    head = sqlite_client.head(path, headers=PLAIN)
    assert (head.headers["etag"], head.content) == (plain.headers["etag"], b"")


def test_constant_responses_are_computed_once(sqlite_client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    expected = sqlite_client.get("/api/variants").json()
    monkeypatch.setattr(catalogue, "website_variants", lambda: pytest.fail("computed again"))
    assert sqlite_client.get("/api/variants").json() == expected


def test_a_repeated_question_is_not_computed_again(sqlite_client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    address = "/api/solve?n=21&d=7&crossed=3"
    expected = sqlite_client.get(address)
    monkeypatch.setattr(positions, "strategies_for", lambda *_: pytest.fail("computed again"))
    repeated = sqlite_client.get(address)
    assert (repeated.json(), repeated.headers["etag"]) == (expected.json(), expected.headers["etag"])
    monkeypatch.undo()
    assert sqlite_client.get("/api/solve?n=21&d=7&crossed=4").json() != expected.json()


def test_a_refusal_is_not_kept(sqlite_client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    address = "/api/lessons/cached/1"
    assert sqlite_client.get(address).status_code == 422
    monkeypatch.setitem(LESSONS, "cached", LESSONS["partners"])
    assert sqlite_client.get(address).status_code == 200


def test_rendered_answers_are_bounded_by_bytes() -> None:
    answers: Cache[RenderedJson] = Cache(max_weight=100)
    for address in ("a?n=1", "b?n=1", "c?n=1"):
        answers.put(address, RenderedJson(address, b"x" * 20))  # 45 bytes: the address, and the body twice
        answers.get("a?n=1")
    assert [answers.get(f"{name}?n=1") is not None for name in "abc"] == [True, False, True]
    assert answers.weight == 90


def test_other_json_is_compressed_if_it_is_long(sqlite_client: TestClient) -> None:
    answer = sqlite_client.get("/api/solve", params={"n": 400, "d": 7})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["vary"].lower() == "accept-encoding"
    plain = sqlite_client.get("/api/solve", params={"n": 400, "d": 7}, headers=PLAIN)
    assert plain.json() == answer.json()
    assert "content-encoding" not in plain.headers
    assert plain.headers["vary"].lower() == "accept-encoding"
    assert int(answer.headers["content-length"]) < len(plain.content) / 2
    without_gzip = sqlite_client.get("/api/solve", params={"n": 400, "d": 7}, headers={"Accept-Encoding": "gzip;q=0"})
    assert "content-encoding" not in without_gzip.headers
    short = sqlite_client.get("/healthz")
    assert "content-encoding" not in short.headers
    assert "vary" not in short.headers


def test_no_response_with_a_secret_is_compressed(sqlite_client: TestClient) -> None:
    body = {"variant": {"n": 400, "d": 7}, "seats": {"A": PERSON, "B": OPEN}}
    match = sqlite_client.post("/api/matches", json=body)
    join = {"secret": match.json()["join_secrets"]["B"], "claim": "c" * 32}
    seat = sqlite_client.post(f"/api/matches/{match.json()['id']}/join", json=join)
    for answer in (match, seat):
        assert answer.is_success
        assert "content-encoding" not in answer.headers
        assert answer.headers["cache-control"] == "no-store, no-transform"
    document = openapi_document()
    secret_paths = {path for path, operations in document["paths"].items() if has_secret(document, operations.values())}
    assert secret_paths > {"/api/matches", "/api/classrooms"}
    read = [[operations["get"]] for operations in document["paths"].values() if "get" in operations]
    assert not any(has_secret(document, operations) for operations in read), "answers to GET requests are compressed"


def has_secret(document: dict[str, Any], operations: Iterable[dict[str, Any]]) -> bool:
    """Whether a response of these operations can have a token, a join secret or a code for a lost seat in it."""
    texts, visited = [json.dumps([operation["responses"] for operation in operations])], set[str]()
    while texts:
        text = texts.pop()
        if re.search(r'"(token|tokens|join_secrets|seat_code)": {', text):
            return True
        names = {*re.findall(r"#/components/schemas/(\w+)", text)} - visited
        visited |= names
        texts += [json.dumps(document["components"]["schemas"][name]) for name in names]
    return False


def test_large_json_is_compressed_beside_the_event_loop(sqlite_client: TestClient) -> None:
    table = open_match(sqlite_client, PERSON, PERSON, {"n": 5000, "d": 7})
    answer = sqlite_client.get(table.path)
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.json()["id"] == table.id


def test_pictures_are_not_compressed_again(sqlite_client: TestClient) -> None:
    answer = sqlite_client.get("/api/atlas/winner/52/0/0.png")
    assert answer.headers["content-type"] == "image/png"
    assert "content-encoding" not in answer.headers
