"""Every route with an id answers each kind of id and token with a documented status, and betrays no other kind."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

from helpers.classrooms import bearer, joined, opened
from helpers.matches import OPEN, PERSON, open_match
from helpers.routes import openapi_document

if TYPE_CHECKING:
    from fastapi.testclient import TestClient

pytestmark = pytest.mark.slow
DOCUMENT = openapi_document()
ROUTES = [
    (method, path)
    for path, operations in DOCUMENT["paths"].items()
    for method in operations
    if "{match_id}" in path or "{code}" in path
]
BOARD = {"n": 7, "d": 4}
NO_MATCH, NO_CODE = "A" * 22, "BBBBB"


def samples(schema: dict[str, Any]) -> Iterator[Any]:
    """Values that a JSON schema allows: one for each alternative, with only the required fields."""
    if "$ref" in schema:
        yield from samples(DOCUMENT["components"]["schemas"][schema["$ref"].rpartition("/")[2]])
    elif "enum" in schema:
        yield from schema["enum"]
    elif "const" in schema:
        yield schema["const"]
    elif alternatives := schema.get("oneOf") or schema.get("anyOf"):
        for alternative in alternatives:
            yield from samples(alternative)
    elif schema.get("type") == "object":
        bodies: list[dict[str, Any]] = [{}]
        for name in schema.get("required", ()):
            values = list(samples(schema["properties"][name]))
            bodies = [{**body, name: value} for body in bodies for value in values]
        yield from bodies
    else:
        text = "x" * max(schema.get("minLength", 1), 1)
        by_type = {"string": text, "integer": max(schema.get("minimum", 0), 1), "boolean": True, "array": []}
        yield by_type.get(schema.get("type", ""))


class World:
    """Two matches and a classroom with a running vote, and the tokens of everybody."""

    def __init__(self, client: TestClient) -> None:
        match, other = (open_match(client, PERSON, OPEN, BOARD) for _ in range(2))
        teacher = opened(client)
        pupil, removed, _ = joined(teacher, 3)
        teacher.plans({"kind": "program", "variant": BOARD})
        own_match = pupil.state()["match"]
        teacher.plans({"kind": "votes", "variant": BOARD})
        teacher.controls("remove", pupil=removed.number)
        self.ids = {
            "match": match.id,
            "match of a classroom": own_match,
            "classroom": teacher.code,
            "classroom in small letters": teacher.code.lower(),
            "unknown match": NO_MATCH,
            "unknown classroom": NO_CODE,
            "malformed": "no%00%C3%A9id",
            "long": "x" * 500,
        }
        self.tokens = {
            "none": None,
            "seat": match.tokens["A"],
            "other seat": other.tokens["A"],
            "teacher": teacher.token,
            "pupil": pupil.token,
            "removed pupil": removed.token,
            "garbage": "garbage",
        }


def test_there_are_routes_about_matches_and_classrooms() -> None:
    assert len([path for _, path in ROUTES if "{match_id}" in path]) >= 9
    assert len([path for _, path in ROUTES if "{code}" in path]) >= 9


@pytest.mark.parametrize(("method", "path"), ROUTES, ids=lambda value: value)
def test_every_kind_of_id_and_token_gets_a_documented_answer(client: TestClient, method: str, path: str) -> None:
    world, operation = World(client), DOCUMENT["paths"][path][method]
    content = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
    bodies = list(samples(content["schema"])) if content else [None]
    is_stream = "text/event-stream" in operation["responses"]["200"]["content"] if method == "get" else False
    statuses: dict[tuple[str, str, int], int] = {}
    for kind, id_ in world.ids.items():
        address = path.replace("{match_id}", id_).replace("{code}", id_)
        for holder, token in world.tokens.items():
            for place, body in enumerate(bodies):
                verb = "head" if is_stream else method
                answer = client.request(verb, address, json=body, headers=bearer(token))
                case = f"{verb} {path} with the id of {kind}, the token of {holder}, {body}: {answer.text[:200]}"
                assert str(answer.status_code) in operation["responses"], case
                assert answer.status_code < 500, case
                statuses[kind, holder, place] = answer.status_code
    own, foreign, unknown = (
        (("match", "match of a classroom"), "classroom", "unknown classroom")
        if "{match_id}" in path
        else (("classroom",), "match", "unknown match")
    )
    for (kind, holder, place), status in statuses.items():
        if kind == foreign:
            assert status == statuses[unknown, holder, place], f"{path} tells whether there is a {foreign}"
            assert status >= 400
    assert any(statuses[kind, holder, 0] != 404 for kind in own for holder in world.tokens), f"{path} finds nothing"
