"""Requests with good and bad input for every route of the edition without a server.

Bad requests are made from good ones: each value of a query or a body is left out, and replaced by values of the wrong
kind.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote, urlencode

BAD_TEXTS = ("", "x", "-1", "1.5", "9" * 1200, "1,,2")
BAD_VALUES: tuple[Any, ...] = (None, True, 1.5, "x", -1, [], [[1]], {})
BOARD = {"n": 9, "d": 4}
PERSON = {"kind": "person"}

QUERIES: dict[str, list[dict[str, str]]] = {
    "/solve": [
        {"n": "15", "d": "7", "remainder": "0", "divider": "A", "crossed": "2,8"},
        {"n": "12", "bond": "coprime", "divider": "B"},
        {"numbers": "-3,0,4,10,11", "d": "5", "remainder": "2"},
        {"n": "9", "bond": "lines 1-2 3-9 4-5"},
        {"n": "1" + "0" * 30, "d": "7" * 20},
        {"n": "5", "d": "3", "crossed": "1,2,3"},
        {"n": "5", "d": "3", "crossed": "1,2,3,4"},
        {"n": "2017", "d": "8"},
    ],
    "/help": [{"n": "9", "d": "4", "crossed": "1,2"}, {"n": "10", "bond": "prime-sum"}, {"n": "9", "bond": "coprime"}],
    "/atlas/cell": [{"n": "15", "d": "7"}, {"n": "1" + "0" * 18, "d": "9" * 17, "remainder": "3", "divider": "B"}],
    "/atlas/window": [{"n": "5:25:2", "d": "2:9", "remainder": "1", "divider": "B"}, {"n": "4:900", "d": "2:90"}],
}
"""Good queries. The library refuses a few of them."""

BODIES: dict[str, list[dict[str, Any]]] = {
    "/notation": [{"text": "Z(15, 7): 8 2"}, {"text": "Z(15, 7): 8 8"}, {"text": "Z(15"}],
    "/lessons/partners/1": [{"answer": [[1, 6], [2, 5], [3, 4]]}, {"answer": [[1, 2]]}, {"answer": "none"}],
    "/lessons/answer/1": [{"answer": 3}, {"answer": 100}],
    "/lessons/nothing/1": [{"answer": 3}],
    "/lessons/partners/x": [{"answer": 3}],
    f"/lessons/{'x' * 41}/1": [{"answer": 3}],
    "/help": [{"variant": BOARD, "crossed": [1, 2], "answer": 3}, {"variant": BOARD, "crossed": [1, 1], "answer": 3}],
    "/puzzles/partner/1": [
        {"moves": []},
        {"moves": [1]},
        {"claims_lost": True},
        {"claims_lost": True, "numbers": [1, 2]},
    ],
    "/puzzles/nothing/1": [{"moves": []}],
    "/recipes/check": [
        {"recipe": "superfluous;larger", "variant": BOARD, "seat": "A"},
        {"recipe": "no such word", "variant": BOARD},
        {"recipe": "partner", "variant": {"n": 600, "d": 4}},
    ],
    "/recipes/duel": [{"a": "superfluous;larger", "b": "partner", "variant": BOARD, "seed": 3}],
}
"""Good bodies."""

PATHS = """
/variants /strategies /catalogue /family /answers /paper /lessons /lessons/solutions /puzzles /recipes
/lessons/partners/1 /lessons/partners/99 /lessons/nothing/1 /lessons/partners/x
/puzzles/partner/1 /puzzles/mixed/a%20b /puzzles/day/2026-11-17 /puzzles/day/yesterday /puzzles/boards/7
/puzzles/near-1240/1/solution
/puzzles/partner+larger/3 /puzzles/nothing/1 /nothing /solve/ /matches/nothing /matches/nothing/review
"""


@dataclass(frozen=True)
class Case:
    """A request to the API."""

    method: str
    path: str
    body: str | None = None
    token: str | None = None


def pure_cases() -> list[Case]:
    """The requests that are not about matches."""
    cases = [Case("GET", path) for path in PATHS.split()]
    cases += [Case("GET", f"/puzzles/partner/{quote('x' * 100)}"), Case("POST", "/variants", "{}")]
    for path, queries in QUERIES.items():
        for place, query in enumerate(queries):
            examples = [query, *(_bad_queries(query) if place == 0 else ())]
            cases += [Case("GET", f"{path}?{urlencode(example)}") for example in examples]
    for path, bodies in BODIES.items():
        for place, body in enumerate(bodies):
            texts = [json.dumps(example) for example in (body, *(_bad_bodies(body) if place == 0 else ()))]
            cases += [Case("POST", path, text) for text in texts]
        cases += [Case("POST", path, text) for text in ("", "{", "[]")]
    return cases


def open_bodies() -> list[dict[str, Any]]:
    """Requests to open matches without randomness: between two people, with an open seat, against a strategy."""
    program = {"kind": "strategy", "name": "program"}
    return [
        {"variant": BOARD, "seats": {"A": PERSON, "B": PERSON}, "crossed": [3], "unaided": False},
        {"variant": {"n": 15, "d": 7}, "seats": {"A": PERSON, "B": program}},
        {"variant": {"n": 8, "bond": "coprime"}, "seats": {"A": PERSON, "B": {"kind": "open"}}, "unaided": True},
    ]


def open_cases() -> list[Case]:
    """Requests to open matches; most of them are refused."""
    body, *bodies = open_bodies()
    others = (
        {**body, "seats": {"A": {"kind": "strategy", "name": "program"}, "B": {"kind": "strategy", "name": "program"}}},
        {**body, "seats": {"A": PERSON, "B": {"kind": "strategy", "name": "nobody"}}},
        {**body, "variant": {"n": 5001, "d": 4}},
        {**body, "variant": {"n": 41, "bond": "coprime"}},
        {**body, "crossed": [99]},
    )
    return [Case("POST", "/matches", json.dumps(example)) for example in (body, *bodies, *_bad_bodies(body), *others)]


def match_cases(matches: list[dict[str, Any]]) -> list[Case]:
    """Requests about the matches that `open_bodies` opened, in that order."""
    hot_seat, program, friend = matches
    cases = []

    def post(match: dict[str, Any], action: str, player: str | None, **body: Any) -> None:
        token = match["tokens"].get(player, player) if player else None
        cases.append(Case("POST", f"/matches/{match['id']}/{action}", json.dumps(body), token))

    def get(match: dict[str, Any], rest: str = "") -> None:
        cases.append(Case("GET", f"/matches/{match['id']}{rest}"))

    for match in matches:
        for rest in ("", "?since=0", "?since=1", "?since=x", "?since=-1", "/review"):
            get(match, rest)
    move = {"number": 1, "ply": 1, "version": 0}
    for player in (None, "wrong", "A"):
        post(hot_seat, "moves", player, **move)
    for body in _bad_bodies(move):
        post(hot_seat, "moves", "B", **body)
    for ply, number in enumerate((1, 2, 2, 4), start=1):
        post(hot_seat, "moves", "B" if ply % 2 else "A", number=number, ply=ply)
    post(hot_seat, "moves", "B", **move)  # a copy
    post(hot_seat, "moves", "B", number=9, ply=1)  # stale
    for body in _bad_bodies({"ply": 2, "version": 2}):
        post(hot_seat, "takeback", "A", **body)
    post(hot_seat, "takeback", "A", ply=2, version=2)
    post(hot_seat, "takeback", "A", ply=1, version=3)
    post(hot_seat, "again", "A", swap=True)  # not over yet
    get(hot_seat, "/review")
    post(hot_seat, "resign", "A")
    post(hot_seat, "resign", "A")
    post(hot_seat, "moves", "A", number=5, ply=1)
    post(hot_seat, "again", "wrong", swap=True)
    post(hot_seat, "again", "A", swap="x")
    post(hot_seat, "again", "A", swap=True)
    post(hot_seat, "again", "B", swap=False)
    get(hot_seat, "?since=2")

    post(program, "moves", "A", number=8, ply=0, version=0)
    post(program, "moves", "A", number=8, ply=0, version=0)
    post(program, "moves", "A", number=8, ply=2, version=2)
    post(program, "play-out", "A", ply=0, version=0)
    post(program, "play-out", "A", ply=2, version=2)
    post(program, "takeback", "A", ply=2, version=13)
    post(program, "takeback", "A", ply=1, version=14)
    get(program, "/review")
    get(program, "?since=3")

    post(friend, "join", None, secret="too short")
    post(friend, "join", None, secret="x" * 30)
    post(friend, "resign", "A")
    for claim in ("c" * 30, "c" * 30, "d" * 30):
        post(friend, "join", None, secret=friend["join_secrets"]["B"], claim=claim)
    post(friend, "takeback", "A", ply=0, version=1)
    post(friend, "play-out", "A", ply=0, version=1)
    post(friend, "moves", "A", number=8, ply=0, version=1)
    post(friend, "resign", "A")
    get(friend, "?since=0")
    return cases


def _bad_queries(query: dict[str, str]) -> Iterator[dict[str, str]]:
    for name in query:
        yield {other: value for other, value in query.items() if other != name}
        for value in BAD_TEXTS:
            yield {**query, name: value}
    yield {**query, "another": "value"}


def _bad_bodies(body: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for name in body:
        yield {other: value for other, value in body.items() if other != name}
        for value in BAD_VALUES:
            yield {**body, name: value}
        if isinstance(body[name], dict):
            yield from ({**body, name: inner} for inner in _bad_bodies(body[name]))
    yield {**body, "another": "value"}
