"""The edition without a server answers as the server does: the same status and the same JSON."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from helpers.request_corpus import Case, match_cases, open_bodies, open_cases, pure_cases
from helpers.routes import ROUTES as SERVER_ROUTES
from helpers.settings import GENEROUS
from zahlenschlacht.service.browser import ROUTES, Reply, answer
from zahlenschlacht.service.storage import Store
from zahlenschlacht.service.stored import StoredMatch
from zahlenschlacht.service.web.app import create_app

from .test_answers import HEAVY

SERVER_ONLY = {
    ("GET", "/atlas/{layer}/{z}/{x}/{y}.png"),  # in the edition without a server, tiles are files
    ("GET", "/matches/{match_id}/events"),  # it has no other clients
    ("POST", "/matches/{match_id}/reaction"),
    ("GET", "/network"),  # its address is the same for every device
    ("POST", "/quit"),  # it ends with its tab
}


class Server:
    """A server in this process."""

    def __init__(self, url: str) -> None:
        self.store = Store(url)
        self.client = TestClient(create_app(self.store, GENEROUS), raise_server_exceptions=False)

    def ask(self, case: Case) -> tuple[int, Any]:
        """The status and the JSON that answer a request."""
        headers = {} if case.body is None else {"content-type": "application/json"}
        if case.token is not None:
            headers["authorization"] = f"Bearer {case.token}"
        response = self.client.request(case.method, f"/api{case.path}", content=case.body, headers=headers)
        return response.status_code, response.json()

    def record(self, match_id: str) -> str:
        """The record of a match, as the page stores it."""
        return json.dumps(self.store.load(StoredMatch, match_id).to_fields())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    file: Path = tmp_path_factory.mktemp("database") / "matches.sqlite3"
    server = Server(f"sqlite:///{file}")
    with server.client:
        yield server


def comparable(status: int, content: Any) -> tuple[int, Any]:
    """The answer without the values that differ: the id and the secrets of a new match."""
    if status == 201:
        content["state"].pop("id")
        content = {name: value if name == "state" else sorted(value) for name, value in content.items() if name != "id"}
    return status, content


def content(reply: Reply) -> tuple[int, Any]:
    """The status and the JSON of a reply."""
    return reply.status, json.loads(reply.text)


def test_the_edition_has_every_route_of_the_server() -> None:
    server_routes = {
        (method, route.path.removeprefix("/api"))
        for route in SERVER_ROUTES
        if route.path.startswith("/api/") and "classroom" not in route.path
        for method in route.methods or ()
    }
    assert {(method, path) for method, path, _ in ROUTES} == server_routes - SERVER_ONLY


def test_requests_about_positions_and_new_matches_get_the_same_answers(server: Server) -> None:
    cases = [*pure_cases(), *open_cases()]
    assert len(cases) > 300
    for case in cases:
        reply = content(answer(case.method, case.path, case.body))
        assert comparable(*reply) == comparable(*server.ask(case)), case


def test_requests_about_matches_get_the_same_answers(server: Server) -> None:
    matches = [server.ask(Case("POST", "/matches", json.dumps(body)))[1] for body in open_bodies()]
    records = {match["id"]: server.record(match["id"]) for match in matches}
    sequels = 0
    for case in match_cases(matches):
        reply = answer(case.method, case.path, case.body, case.token, records[case.path.split("/")[2].split("?")[0]])
        assert content(reply) == server.ask(case), case
        records |= {match_id: record["fields"] for match_id, record in reply.records.items()}
        sequels += len(reply.records) == 2
    assert sequels == 1


def test_a_record_holds_the_match_and_its_state() -> None:
    for body in open_bodies():
        (match_id, record), *_ = answer("POST", "/matches", json.dumps(body)).records.items()
        stored = StoredMatch.from_fields(json.loads(record["fields"]))
        assert (stored.id, stored.to_fields()) == (match_id, json.loads(record["fields"]))
        assert answer("GET", f"/matches/{match_id}", record=record["fields"]).text == record["state"]


def test_the_edition_loads_no_framework_no_database_and_no_numpy() -> None:
    program = """
import sys, pydantic
before = {*sys.modules}
from zahlenschlacht.service.answers import atlas, catalogue, learn, positions, recipes
from zahlenschlacht.service.browser import answer
print(*{*sys.modules} - before)
"""
    loaded = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True).stdout.split()
    assert (HEAVY | {"asyncio", "concurrent"}) & {name.partition(".")[0] for name in loaded} == set()


def test_the_first_move_loads_no_lesson_and_no_map() -> None:
    body = json.dumps(open_bodies()[0])
    program = f"""
import sys
from zahlenschlacht.service.browser import answer
assert answer("POST", "/matches", {body!r}).status == 201
print(*[name for name in sys.modules if name.startswith(("zahlenschlacht.learn", "zahlenschlacht.atlas"))])
"""
    loaded = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True).stdout.split()
    assert loaded == []
