"""Which responses are compressed, and which are computed once."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from fastapi.routing import APIRoute
from fastapi.testclient import TestClient  # noqa: TC002 -- imported openly, as in the other tests

from zahlenschlacht.service.answers import catalogue
from zahlenschlacht.service.web.app import SLICES
from zahlenschlacht.service.web.compression import HAS_SECRET, SMALLEST

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
STATE = {"variant": {"n": 400, "d": 7}, "seats": {"A": {"kind": "person"}, "B": {"kind": "person"}}}
PLAIN = {"Accept-Encoding": "identity"}


@pytest.mark.parametrize("path", FIXED)
def test_constant_responses_are_compressed_and_have_an_etag(sqlite_client: TestClient, path: str) -> None:
    plain = sqlite_client.get(path, headers=PLAIN)
    packed = sqlite_client.get(path, headers={"Accept-Encoding": "gzip"})
    assert plain.json() == packed.json()
    assert "content-encoding" not in plain.headers
    is_long = len(plain.content) >= SMALLEST
    assert packed.headers.get("content-encoding") == ("gzip" if is_long else None)
    assert ("accept-encoding" in packed.headers.get("vary", "").lower()) == is_long
    assert packed.headers["cache-control"] == "no-cache"
    assert (plain.headers["etag"] != packed.headers["etag"]) == is_long
    for answer, accepted in ((plain, "identity"), (packed, "gzip")):
        headers = {"If-None-Match": f'"other", W/{answer.headers["etag"]}', "Accept-Encoding": accepted}
        again = sqlite_client.get(path, headers=headers)
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == answer.headers["etag"]
    head = sqlite_client.head(path, headers=PLAIN)
    assert (head.headers["etag"], head.content) == (plain.headers["etag"], b"")


def test_constant_responses_are_computed_once(sqlite_client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    expected = sqlite_client.get("/api/variants").json()
    monkeypatch.setattr(catalogue, "website_variants", lambda: pytest.fail("computed again"))
    assert sqlite_client.get("/api/variants").json() == expected


def test_other_json_is_compressed_if_it_is_long(sqlite_client: TestClient) -> None:
    answer = sqlite_client.get("/api/solve", params={"n": 400, "d": 7})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["vary"].lower() == "accept-encoding"
    plain = sqlite_client.get("/api/solve", params={"n": 400, "d": 7}, headers=PLAIN)
    assert plain.json() == answer.json()
    assert "content-encoding" not in plain.headers
    assert plain.headers["vary"].lower() == "accept-encoding"
    assert int(answer.headers["content-length"]) < len(plain.content) / 2
    refused = sqlite_client.get("/api/solve", params={"n": 400, "d": 7}, headers={"Accept-Encoding": "gzip;q=0"})
    assert "content-encoding" not in refused.headers
    short = sqlite_client.get("/healthz")
    assert "content-encoding" not in short.headers
    assert "vary" not in short.headers


def test_no_response_with_a_secret_is_compressed(sqlite_client: TestClient) -> None:
    friend = {**STATE, "seats": {"A": {"kind": "person"}, "B": {"kind": "open"}}}
    opened = sqlite_client.post("/api/matches", json=friend)
    joining = {"secret": opened.json()["join_secrets"]["B"], "claim": "c" * 32}
    joined = sqlite_client.post(f"/api/matches/{opened.json()['id']}/join", json=joining)
    for answer in (opened, joined):
        assert answer.is_success
        assert "content-encoding" not in answer.headers
        assert answer.headers["cache-control"] == "no-store, no-transform"
    document = sqlite_client.get("/api/openapi.json").json()
    secret = {path for path, operations in document["paths"].items() if has_secret(document, operations)}
    routes = (route for slice_ in SLICES for route in slice_.router.routes if isinstance(route, APIRoute))
    assert secret == {route.path for route in routes if HAS_SECRET in route.dependencies} >= {"/api/matches"}


def has_secret(document: dict[str, Any], operations: dict[str, Any]) -> bool:
    """Whether a response of these operations can have a token, a join secret or a code for a lost seat in it."""
    waiting, visited = [json.dumps([operation["responses"] for operation in operations.values()])], set[str]()
    while waiting:
        text = waiting.pop()
        if re.search(r'"(token|tokens|join_secrets|healing)": {', text):
            return True
        names = {*re.findall(r"#/components/schemas/(\w+)", text)} - visited
        visited |= names
        waiting += [json.dumps(document["components"]["schemas"][name]) for name in names]
    return False


def test_large_json_is_compressed_beside_the_event_loop(sqlite_client: TestClient) -> None:
    large = {**STATE, "variant": {"n": 5000, "d": 7}}
    match = sqlite_client.post("/api/matches", json=large).json()["state"]
    answer = sqlite_client.get(f"/api/matches/{match['id']}")
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.json()["id"] == match["id"]


def test_pictures_are_not_compressed_again(sqlite_client: TestClient) -> None:
    answer = sqlite_client.get("/api/atlas/winner/52/0/0.png")
    assert answer.headers["content-type"] == "image/png"
    assert "content-encoding" not in answer.headers
