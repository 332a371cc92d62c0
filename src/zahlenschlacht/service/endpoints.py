"""The endpoints whose answers depend on nothing but the request: one table, with and without a server.

A new endpoint is a function in `answers/` and a line in `ENDPOINTS`. The function's parameters are the named parts of
the path, and a model for the body of a POST request or for the whole query; their types validate them. This module
imports neither a framework nor the answers.

>>> endpoint = Endpoint("GET", "/solve", "positions.solution")
>>> endpoint.render(endpoint.arguments({}, {"n": "15", "d": "7"}))[:31]
b'{"position":{"ply":0,"turn":"A"'
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, Literal, get_type_hints

from pydantic import TypeAdapter, ValidationError

from .problems import invalid_request, not_json

RequestPart = Literal["path", "query", "body"]
"""The part of a request in which a value is."""
RunsIn = Literal["none", "solver", "solver if large", "atlas"]
"""The worker process of the server that computes an answer; "none" for answers that are quick."""


@dataclass(frozen=True, slots=True)
class Endpoint:
    """A line of the table."""

    method: Literal["GET", "POST"]
    """GET for everything that fits into an address; the server keeps rendered answers to GET requests."""
    path: str
    """The path below /api."""
    name: str
    """The function of `answers/` that answers, such as "learn.lessons"."""
    worker: RunsIn = "none"
    """The worker process that computes the answer; "solver if large" goes by `is_cheap` of the request model."""

    @property
    def function(self) -> Callable[..., Any]:
        """The function that answers.

        Its module is imported by the first request that needs it, because importing all of them would double the time
        until the first move is answered in the browser.
        """
        module, _, function = self.name.partition(".")
        answer: Callable[..., Any] = getattr(import_module(f".answers.{module}", __package__), function)
        return answer

    def arguments(self, path: Mapping[str, str], query: Mapping[str, str], body: object = None) -> dict[str, Any]:
        """The validated values of a request, by the parameters of the function."""
        values: dict[RequestPart, object] = {"query": dict(query), "body": body}
        return {
            name: validated(kind, path[name], part, name) if part == "path" else validated(kind, values[part], part)
            for name, (kind, part) in parameters(self).items()
        }

    def is_cheap(self, arguments: Mapping[str, Any]) -> bool:
        """Whether this request needs no worker process."""
        if self.worker == "solver if large":
            return any(getattr(value, "is_cheap", False) for value in arguments.values())
        return self.worker == "none"

    def render(self, arguments: Mapping[str, Any]) -> bytes:
        """The answer as JSON."""
        return adapter(return_type(self)).dump_json(self.function(**arguments))


ENDPOINTS = (
    Endpoint("GET", "/solve", "positions.solution", "solver if large"),
    Endpoint("GET", "/variants", "catalogue.variants"),
    Endpoint("GET", "/strategies", "catalogue.strategies"),
    Endpoint("GET", "/catalogue", "catalogue.catalogue"),
    Endpoint("GET", "/family", "catalogue.family", "solver"),
    Endpoint("GET", "/answers", "catalogue.answers"),
    Endpoint("GET", "/paper", "catalogue.paper"),
    Endpoint("POST", "/notation", "positions.game", "solver"),
    Endpoint("GET", "/path", "learn.path"),
    Endpoint("GET", "/lessons", "learn.lessons"),
    Endpoint("GET", "/lessons/solutions", "learn.solutions"),
    Endpoint("GET", "/lessons/{name}", "learn.lesson"),
    Endpoint("GET", "/lessons/{name}/{place}", "learn.solution"),
    Endpoint("POST", "/lessons/{name}/{place}", "learn.judge"),
    Endpoint("GET", "/help", "learn.help_about", "solver if large"),
    Endpoint("POST", "/help", "learn.judge_help", "solver if large"),
    Endpoint("GET", "/puzzles", "learn.themes"),
    Endpoint("GET", "/puzzles/{theme}/{seed}", "learn.puzzle", "solver"),
    Endpoint("GET", "/puzzles/{theme}/{seed}/solution", "learn.puzzle_solution", "solver"),
    Endpoint("POST", "/puzzles/{theme}/{seed}", "learn.progress", "solver"),
    Endpoint("GET", "/recipes", "recipes.words"),
    Endpoint("POST", "/recipes/check", "recipes.check", "solver"),
    Endpoint("POST", "/recipes/duel", "recipes.duel", "solver"),
    Endpoint("GET", "/atlas/cell", "atlas.cell", "atlas"),
    Endpoint("GET", "/atlas/window", "atlas.window", "atlas"),
)


@cache
def parameters(endpoint: Endpoint) -> dict[str, tuple[Any, RequestPart]]:
    """The type of each parameter of an endpoint's function, and the part of the request that has its value."""
    rest: RequestPart = "body" if endpoint.method == "POST" else "query"
    hints = get_type_hints(endpoint.function, include_extras=True)
    return {
        name: (kind, "path" if f"{{{name}}}" in endpoint.path else rest)
        for name, kind in hints.items()
        if name != "return"
    }


@cache
def return_type(endpoint: Endpoint) -> Any:
    """The type of the answers of an endpoint."""
    return get_type_hints(endpoint.function, include_extras=True)["return"]


@cache
def adapter(kind: Any) -> TypeAdapter[Any]:
    """The validator and serializer of a type."""
    return TypeAdapter(kind)


def validated(kind: Any, value: object, part: RequestPart, *place: str) -> Any:
    """The value of a part of a request; an invalid value is refused."""
    if value is None and part == "body":
        raise invalid_request([{"type": "missing", "loc": (part,), "msg": "Field required"}])
    try:
        return adapter(kind).validate_python(value, from_attributes=True)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        raise invalid_request([{**first, "loc": (part, *place, *first["loc"])}]) from None


def parse_body(body: bytes | str | None) -> Any:
    """The JSON of a body, not validated; None for no body."""
    try:
        return json.loads(body) if body else None
    except json.JSONDecodeError:
        raise not_json("JSON decode error") from None
    except (ValueError, RecursionError):
        raise not_json("There was an error parsing the body") from None
