"""A real server refuses bad input with a 4xx that names the fault, and does not grow."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from helpers.matches import PERSON, PROGRAM, open_match
from helpers.servers import Server

HUGE = "1" + "0" * 5000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    file = tmp_path_factory.mktemp("database") / "matches.sqlite3"
    with Server(f"sqlite:///{file}") as server:
        open_match(server.client)
        yield server


def problem_in(answer: Any, status: int | None = None) -> dict[str, Any]:
    """Return the problem in a refusal, and check its form."""
    assert 400 <= answer.status_code < 500, answer.text[:300]
    assert status is None or answer.status_code == status, answer.text[:300]
    assert answer.headers["content-type"] == "application/problem+json"
    problem: dict[str, Any] = answer.json()
    assert problem["status"] == answer.status_code
    assert problem["detail"]
    assert problem["code"]
    assert all(isinstance(value, str) for value in problem["values"].values())
    assert len(answer.content) < 1500
    return problem


@pytest.mark.parametrize("name", ["n", "d", "remainder", "numbers", "crossed"])
@pytest.mark.parametrize(
    "value", ["0", "-1", "1.5", "true", "null", "NaN", "7\0", "", "٣", "1e3", "1_000", " 7 8", HUGE, "0x7", "--1", ",,"]
)
def test_a_position_with_a_bad_value_is_refused(server: Server, name: str, value: str) -> None:
    # An empty list is a list, 0 is a remainder, and -1 may stand on a board, but not alone.
    query = {"n": "15", "d": "7", name: value}
    if (name, value) in {("numbers", ""), ("crossed", ""), ("remainder", "0")}:
        assert server.client.get("/api/solve", params=query).status_code == 200
    else:
        problem_in(server.client.get("/api/solve", params=query), 422)


@pytest.mark.parametrize(
    "query",
    [
        {},
        {"d": "7"},
        {"n": "15"},
        {"n": "3", "d": "7"},
        {"n": "15", "d": "7", "divider": "C"},
        {"n": str(10**30), "d": "7", "crossed": "1"},
        {"n": "5001", "d": "7", "crossed": "1"},
        {"n": "15", "d": "7", "crossed": "1,1"},
        {"n": "15", "d": "7", "numbers": "1,2,3,3"},
        {"d": "7", "numbers": ",".join(map(str, range(5001)))},
        {"n": "15", "d": "7", "crossed": ",".join(["8"] * 5001)},
    ],
)
def test_an_impossible_position_is_refused(server: Server, query: dict[str, str]) -> None:
    problem_in(server.client.get("/api/solve", params=query), 422)


BAD_NUMBERS = ["0", "-1", "1.5", "true", "null", "NaN", "Infinity", '"7\\u0000"', str(10**30), HUGE, "[]", "{}", '"7"']


@pytest.mark.parametrize("name", ["n", "d", "remainder"])
@pytest.mark.parametrize("value", BAD_NUMBERS)
def test_a_match_with_a_bad_value_is_refused(server: Server, name: str, value: str) -> None:
    if (name, value) == ("remainder", "0"):
        return
    variant = {"n": "15", "d": "7", "remainder": "0", name: value}
    fields = ", ".join(f'"{key}": {text}' for key, text in variant.items())
    seats = json.dumps({"A": PERSON, "B": PROGRAM})
    body = f'{{"variant": {{{fields}}}, "seats": {seats}}}'
    headers = {"Content-Type": "application/json"}
    problem_in(server.client.post("/api/matches", content=body, headers=headers))


@pytest.mark.parametrize("value", BAD_NUMBERS)
def test_a_move_with_a_bad_value_is_refused(server: Server, value: str) -> None:
    table = open_match(server.client)
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {table.tokens['A']}"}
    for body in (f'{{"number": {value}, "ply": 0}}', f'{{"number": 8, "ply": {value}}}'):
        answer = server.client.post(f"{table.path}/moves", content=body, headers=headers)
        if body != '{"number": 8, "ply": 0}':
            problem_in(answer)
    assert table.state()["version"] in (0, 2)


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"seats": {"A": PERSON, "B": {"kind": "strategy", "name": "oracle"}}}, "no-such-strategy"),
        ({"seats": {"A": PROGRAM, "B": PROGRAM}}, "no-person"),
        ({"seats": {"A": PERSON, "B": {"kind": "strategy", "name": "learner", "share": 2}}}, "bad-value"),
        ({"seats": {"A": PERSON, "B": {"kind": "robot"}}}, "bad-value"),
        ({"seats": {"A": PERSON}}, "bad-value"),
        ({"variant": {"d": 7}}, "no-board"),
        ({"variant": {"n": 5001, "d": 7}}, "bad-value"),
        ({"variant": {"numbers": [1, 2, 3, 3], "d": 7}}, "repeated"),
        ({"variant": {"numbers": list(range(5001)), "d": 7}}, "bad-value"),
        ({"variant": {"n": 15, "d": 7, "remainder": 7}}, "remainder-out-of-range"),
        ({"variant": {"n": 15, "bond": "x" * 20_001}}, "bad-value"),
        ({"crossed": [1, 1]}, "already-crossed"),
        ({"crossed": [16]}, "not-on-the-board"),
        ({"crossed": list(range(1, 15))}, "game-over"),
        ({"colour": "pink"}, "bad-value"),
        ({"\ud800": 1}, "bad-value"),
    ],
)
def test_an_impossible_match_is_refused(server: Server, fields: dict[str, Any], code: str) -> None:
    body = json.dumps({"variant": {"n": 15, "d": 7}, "seats": {"A": PERSON, "B": PROGRAM}, **fields})
    headers = {"Content-Type": "application/json"}
    assert problem_in(server.client.post("/api/matches", content=body, headers=headers), 422)["code"] == code


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 422),
        (b"{", 400),
        (b"\xff\xfe", 400),
        (b"[" * 100_000, 400),
        (b'{"variant":' * 20_000, 400),
        (b'"' + b"a" * (10 * 1024 * 1024) + b'"', 413),
        (b"nul", 400),
        (b'{"variant": 1' + b"0" * 5000 + b"}", 400),
    ],
    ids=["empty", "cut", "not-utf-8", "deep-list", "deep-object", "10-MB", "word", "long-number"],
)
def test_an_unreadable_body_is_refused(server: Server, body: bytes, status: int) -> None:
    problem_in(server.client.post("/api/matches", content=body, headers={"Content-Type": "application/json"}), status)


def test_a_body_without_an_end_is_cut_off(server: Server) -> None:
    def endless() -> Iterator[bytes]:
        for _ in range(160):
            yield b"[" * 65_536

    answer = server.client.post("/api/matches", content=endless(), headers={"Content-Type": "application/json"})
    problem_in(answer, 413)


def test_a_body_that_is_not_json_is_problem_in(server: Server) -> None:
    answer = server.client.post("/api/matches", content=b"a=1", headers={"Content-Type": "text/plain"})
    assert problem_in(answer, 415)["code"] == "wrong-media-type"


@pytest.mark.parametrize("match_id", ["x", "x" * 22, "%00" * 22, "..%2f..%2fetc", "é" * 22, "x" * 5000])
@pytest.mark.parametrize("rest", ["", "/review", "/events"])
def test_reading_an_unknown_match_is_refused(server: Server, match_id: str, rest: str) -> None:
    problem_in(server.client.get(f"/api/matches/{match_id}{rest}"), 404)


@pytest.mark.parametrize("rest", ["moves", "takeback", "join"])
def test_changing_an_unknown_match_is_refused(server: Server, rest: str) -> None:
    body = {"moves": {"number": 1, "ply": 0}, "takeback": {"ply": 0, "version": 0}, "join": {"secret": "x" * 43}}[rest]
    problem_in(
        server.client.post(f"/api/matches/{'x' * 22}/{rest}", json=body, headers={"Authorization": "Bearer x"}), 404
    )


def test_other_addresses_and_methods_are_refused(server: Server) -> None:
    problem_in(server.client.get("/api/nothing"), 404)
    problem_in(server.client.delete("/api/matches"), 405)
    problem_in(server.client.post("/api/solve", json={}), 405)


def test_bad_bodies_do_not_make_the_server_grow(server: Server) -> None:
    """After 100 of the worst requests, the process has at most 30 MB more."""
    bodies = [b"[" * 200_000, b'"' + b"a" * (10 * 1024 * 1024) + b'"', b'{"variant": {"numbers": [' + b"1," * 100_000]
    headers = {"Content-Type": "application/json"}

    def send_all() -> None:
        for body in bodies:
            problem_in(server.client.post("/api/matches", content=body, headers=headers))
        problem_in(server.client.get("/api/solve", params={"n": HUGE, "d": "7"}))

    for _ in range(5):
        send_all()
    before = server.resident_bytes
    for _ in range(20):
        send_all()
    assert server.resident_bytes - before < 30_000_000
