"""The docs name every route and setting, and schemathesis finds no response that the OpenAPI document lacks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields
from functools import cache
from math import ceil
from pathlib import Path
from typing import Any, get_args, get_type_hints
from urllib.parse import urlencode

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from helpers.matches import OPEN, PERSON, PROGRAM, open_match
from helpers.routes import OPERATIONS, ROUTES, openapi_document
from helpers.servers import Server
from zahlenschlacht.service.web.settings import Settings, variable

WAIT_SECONDS = 120
MAX_SYSTEMATIC_CASES = 250
"""Of more cases than this, every second, third … is sent."""
ROOT = Path(__file__).parents[3]


def test_the_document_and_the_docs_name_every_route() -> None:
    paths = openapi_document()["paths"].items()
    assert sorted(f"{method.upper()} {path}" for path, methods in paths for method in methods) == OPERATIONS
    docs = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    for name in OPERATIONS:
        assert f"`{name}`" in docs


def test_the_docs_name_every_setting_with_its_default() -> None:
    docs = (ROOT / "docs" / "deployment.md").read_text(encoding="utf-8")
    for field in fields(Settings):
        assert f"| `{variable(field.name)}` | {field.default} |" in docs


def test_refusals_and_streams_are_described_under_their_media_types() -> None:
    responses = openapi_document()["paths"]["/api/matches/{match_id}/events"]["get"]["responses"]
    assert responses["404"]["content"] == {
        "application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}
    }
    content = responses["200"]["content"]
    assert list(content) == ["text/event-stream"]
    events = content["text/event-stream"]["schema"]["anyOf"]
    assert [event["$ref"].rpartition("/")[2] for event in events] == ["MatchUpdate", "Presence", "Reaction"]


def test_every_field_and_parameter_is_described() -> None:
    document = openapi_document()
    fields = [
        f"{name}.{field}"
        for name, shape in document["components"]["schemas"].items()
        for field, schema in shape.get("properties", {}).items()
        if not schema.get("description")
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
    for route in ROUTES:
        annotation = get_type_hints(route.endpoint)["return"]
        models = (annotation, *get_args(annotation))
        assert route.response_model in (None, *models), route.path


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    file = tmp_path_factory.mktemp("database") / "matches.sqlite3"
    with Server(f"sqlite:///{file}") as server:
        yield server


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


# The live stream never ends, so the tests of live updates cover it.
FINITE_OPERATIONS = [name for name in OPERATIONS if not name.endswith("/events")]
few_examples = settings(
    max_examples=12, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)


@cache
def schema() -> schemathesis.BaseSchema:
    """The OpenAPI document, from which schemathesis makes requests."""
    return schemathesis.openapi.from_dict(with_short_lists(openapi_document()))


def check(operation_name: str, server: Server, prepare: Callable[[schemathesis.Case[Any]], dict[str, str]]) -> None:
    """Send good and bad requests, and check that the OpenAPI document describes each response.

    Some requests are systematic, each with one bound or one fault of a parameter, and some are random. `prepare`
    changes a request and returns its headers. The requests are made here and not by `schema.parametrize`, which
    makes them in every worker while the tests are collected.
    """
    path, method = reversed(operation_name.split())
    operation = schema()[path][method]
    checks = [not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance]

    with requests.Session() as session:

        def send(case: schemathesis.Case[Any]) -> None:
            # The HTTP parser refuses a longer address before the API sees it.
            if len(urlencode(case.query)) < 60_000:
                headers = prepare(case)
                case.call_and_validate(server.address, session, headers, checks, timeout=WAIT_SECONDS)

        generation = schema().config.generation_for(operation=operation, phase="coverage")
        systematic_cases = list(
            schema().iter_coverage_cases(operation, generation_modes=list(GenerationMode), generation_config=generation)
        )
        for case in systematic_cases[:: ceil(len(systematic_cases) / MAX_SYSTEMATIC_CASES)]:
            send(case)
        cases = st.one_of([operation.as_strategy(generation_mode=mode) for mode in GenerationMode])
        few_examples(given(cases)(send))()


@pytest.mark.parametrize("operation_name", FINITE_OPERATIONS)
def test_the_document_describes_the_response_to_any_request(operation_name: str, server: Server) -> None:
    check(operation_name, server, lambda case: {})


@pytest.mark.parametrize("operation_name", [name for name in FINITE_OPERATIONS if "{match_id}" in name])
def test_the_document_describes_the_response_about_an_existing_match(operation_name: str, server: Server) -> None:
    def prepare(case: schemathesis.Case[Any]) -> dict[str, str]:
        table = open_match(server.client, PERSON, OPEN if case.path.endswith("join") else PROGRAM)
        case.path_parameters["match_id"] = table.id
        return table.headers("A")

    check(operation_name, server, prepare)
