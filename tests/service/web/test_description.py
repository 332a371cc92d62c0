"""The docs name every route and setting, and schemathesis finds no response that the OpenAPI document lacks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args, get_type_hints
from urllib.parse import urlencode

import pytest
import schemathesis
from fastapi.routing import APIRoute
from hypothesis import HealthCheck, assume, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from zahlenschlacht.service.web.app import SLICES, create_app
from zahlenschlacht.service.web.settings import Settings, variable

from .play import OPEN, PERSON, PROGRAM, open_match
from .servers import Server

WAIT_SECONDS = 120
ROOT = Path(__file__).parents[3]
APP = create_app(None)


def test_the_docs_name_every_route() -> None:
    docs = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    for path, methods in APP.openapi()["paths"].items():
        for method in methods:
            assert f"`{method.upper()} {path}`" in docs


def test_the_docs_name_every_setting_with_its_value() -> None:
    docs = (ROOT / "docs" / "deployment.md").read_text(encoding="utf-8")
    for field in fields(Settings):
        assert f"| `{variable(field.name)}` | {field.default} |" in docs


def test_refusals_and_streams_are_described_under_their_media_types() -> None:
    responses = APP.openapi()["paths"]["/api/matches/{match_id}/events"]["get"]["responses"]
    assert responses["404"]["content"] == {
        "application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}
    }
    content = responses["200"]["content"]
    assert list(content) == ["text/event-stream"]
    events = content["text/event-stream"]["schema"]["anyOf"]
    assert [event["$ref"].rpartition("/")[2] for event in events] == ["News", "Presence"]


def test_every_field_and_parameter_is_described() -> None:
    document = APP.openapi()
    fields = [
        f"{name}.{field}"
        for name, shape in document["components"]["schemas"].items()
        for field, described in shape.get("properties", {}).items()
        if not described.get("description")
    ]
    parameters = [
        f"{path} {parameter['name']}"
        for path, methods in document["paths"].items()
        for operation in methods.values()
        for parameter in operation.get("parameters", ())
        if not parameter.get("description")
    ]
    assert fields + parameters == []


def test_the_response_model_of_a_route_is_its_annotation() -> None:
    """mypy checks a route against its annotation, so the OpenAPI document must come from the same model."""
    for route in (route for slice_ in SLICES for route in slice_.router.routes):
        assert isinstance(route, APIRoute)
        annotation = get_type_hints(route.endpoint)["return"]
        models = (annotation, *get_args(annotation))
        assert route.response_model in (None, *models), route.path


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    file = tmp_path_factory.mktemp("database") / "matches.sqlite3"
    with Server(f"sqlite:///{file}") as running:
        yield running


def with_short_lists(document: Any) -> Any:
    """The document with at most 40 items in a list and 40 characters in a text, so that requests are generated quickly.

    The real bounds, 5000 numbers and 100,000 characters, have their own tests.
    """
    if isinstance(document, dict):
        return {
            name: min(value, 40) if name in ("maxItems", "maxLength") else with_short_lists(value)
            for name, value in document.items()
        }
    return [with_short_lists(value) for value in document] if isinstance(document, list) else document


# The live stream never ends, so the tests of live updates cover it. Every worker builds the requests while it collects:
# `schemathesis.pytest.from_fixture` would not, but version 4.32 of it needs `Item._nodeid`, which pytest 9.2 lacks.
schema = schemathesis.openapi.from_dict(with_short_lists(APP.openapi())).exclude(path_regex="/events$")
thorough = settings(
    max_examples=12, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)


def check(case: schemathesis.Case[Any], server: Server, **headers: str) -> None:
    """Send the request, and check that the OpenAPI document describes the response."""
    # The HTTP parser refuses a longer address before the API sees it.
    assume(len(urlencode(case.query)) < 60_000)
    checks = [not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance]
    case.call_and_validate(base_url=server.address, headers=headers, checks=checks, timeout=WAIT_SECONDS)


@schema.parametrize()
@thorough
def test_the_response_to_any_request_is_as_described(case: schemathesis.Case[Any], server: Server) -> None:
    check(case, server)


@schema.include(path_regex="{match_id}").parametrize()
@thorough
def test_the_response_about_an_existing_match_is_as_described(case: schemathesis.Case[Any], server: Server) -> None:
    table = open_match(server.client, PERSON, OPEN if case.path.endswith("join") else PROGRAM)
    case.path_parameters["match_id"] = table.id
    check(case, server, Authorization=f"Bearer {table.tokens['A']}")
