"""Refusals as application/problem+json [RFC 9457], with a code that the page can translate."""

# ruff: noqa: TC002 -- what a framework inspects or a reader looks for is imported openly
from __future__ import annotations

from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from pydantic import ConfigDict, Field
from starlette.exceptions import HTTPException
from starlette.responses import Response

from ...game.rules import Name, ZahlenschlachtError, abbreviated
from ..match import ConflictError, SeatError
from ..schemas.base import Model
from ..schemas.matches import MatchState
from ..storage import DatabaseUnavailableError
from ..stored import UnknownMatchError
from .workers import BusyError

MEDIA_TYPE = "application/problem+json"


class Problem(Model):
    """Why a request was refused (RFC 9457)."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=False)

    type: str
    """The code as a URN."""
    title: str
    """The name of the status."""
    status: int
    """The HTTP status."""
    detail: str
    """The reason, in English."""
    code: str
    """The kind of the error; the locale files have its text as `error-<code>`."""
    values: dict[str, str]
    """The values in the text."""
    state: MatchState | None = Field(default=None, exclude_if=lambda value: value is None)
    """The current state of the match, if the request was stale."""


_PROBLEM: dict[str, Any] = {"model": Problem, "content": {MEDIA_TYPE: {}}}
REFUSALS: dict[int | str, dict[str, Any]] = {
    400: {**_PROBLEM, "description": "The body is not JSON."},
    403: {**_PROBLEM, "description": "This client or this seat may not do it."},
    413: {**_PROBLEM, "description": "The body is too large."},
    415: {**_PROBLEM, "description": "The body is not application/json."},
    422: {**_PROBLEM, "description": "A value cannot be read, or the rules forbid the move."},
    429: {**_PROBLEM, "description": "Too many requests."},
    503: {**_PROBLEM, "description": "Too many requests are in the queue, or the database is unavailable."},
}
"""The refusals that every route can give, for the OpenAPI description."""
MATCH_REFUSALS = {**REFUSALS, 404: {**_PROBLEM, "description": "There is no such match."}}
"""The refusals of a route about a match."""
SEAT_REFUSALS = {
    **MATCH_REFUSALS,
    401: {**_PROBLEM, "description": "The request has no token."},
    409: {**_PROBLEM, "description": "The match has moved on; `state` is its current state."},
}
"""The refusals of a route that needs the token of a seat."""


class HttpError(ZahlenschlachtError):
    """A refusal with an HTTP status of its own."""

    def __init__(
        self, status: int, code: str, text: str, headers: Mapping[str, str] | None = None, **values: object
    ) -> None:
        super().__init__(code, text, **values)
        self.status = status
        self.headers = dict(headers or {})


class StaleRequestError(Exception):
    """A stale request, with the current state of the match."""

    def __init__(self, reason: ConflictError, state: MatchState) -> None:
        super().__init__(str(reason))
        self.reason = reason
        self.state = state


def missing_token() -> HttpError:
    """The refusal of a request without a token."""
    text = "this needs the token of a seat, as in 'Authorization: Bearer ...'"
    return HttpError(401, "no-token", text, {"WWW-Authenticate": "Bearer"})


def status_of(error: ZahlenschlachtError) -> int:
    """The HTTP status of a refusal."""
    if isinstance(error, HttpError):
        return error.status
    kinds = (
        (UnknownMatchError, 404),
        (ConflictError, 409),
        (SeatError, 403),
        (BusyError, 503),
        (DatabaseUnavailableError, 503),
    )
    return next((status for kind, status in kinds if isinstance(error, kind)), 422)


def headers_of(error: ZahlenschlachtError) -> dict[str, str]:
    """The headers of a refusal."""
    if isinstance(error, BusyError | DatabaseUnavailableError):
        return {"Retry-After": "2"}
    return error.headers if isinstance(error, HttpError) else {}


def problem(error: ZahlenschlachtError, state: MatchState | None = None) -> Response:
    """The response for a refusal."""
    status = status_of(error)
    column = {} if error.column is None else {"column": str(error.column)}
    content = Problem(
        type=f"urn:zahlenschlacht:{error.code}",
        title=HTTPStatus(status).phrase,
        status=status,
        detail=_valid_text(str(error)),
        code=error.code,
        values={name: _valid_text(value) for name, value in error.values.items()} | column,
        state=state,
    )
    return Response(content.model_dump_json(), status, headers_of(error), media_type=MEDIA_TYPE)


def _valid_text(text: str) -> str:
    """The text with lone surrogates replaced, so that it can be encoded."""
    return text.encode("utf-8", "replace").decode()


def install(app: FastAPI) -> None:
    """Register the handlers of all refusals."""
    app.add_exception_handler(ZahlenschlachtError, _refusal)
    app.add_exception_handler(StaleRequestError, _stale)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)


async def _refusal(_request: Request, error: Exception) -> Response:
    if not isinstance(error, ZahlenschlachtError):
        raise error
    return problem(error)


async def _stale(_request: Request, error: Exception) -> Response:
    if not isinstance(error, StaleRequestError):
        raise error
    return problem(error.reason, error.state)


async def _invalid(_request: Request, error: Exception) -> Response:
    """Report the first invalid value of a request."""
    if not isinstance(error, RequestValidationError):
        raise error
    first = error.errors()[0]
    cause = first.get("ctx", {}).get("error")
    if isinstance(cause, ZahlenschlachtError):
        return problem(cause)
    place = ".".join(str(part) for part in first["loc"][1:]) or str(first["loc"][0])
    if first["type"] == "json_invalid":
        return problem(HttpError(400, "not-json", "the body is not JSON: {reason}", reason=Name(first["msg"])))
    given = first.get("input")
    value = Name("nothing") if first["type"] == "missing" else _brief(given)
    text = "{place}: {reason}, not {value}"
    return problem(HttpError(422, "bad-value", text, place=Name(place), reason=Name(first["msg"]), value=value))


def _brief(given: object) -> object:
    """The value, or only its kind if it could be long."""
    if isinstance(given, (list, dict)):
        return Name("a list" if isinstance(given, list) else "an object")
    return Name(abbreviated(given[:100] if isinstance(given, str) else given))


def internal_error() -> Response:
    """The response to an unexpected exception, which is logged and not shown to the client."""
    return problem(HttpError(500, "internal", "the server made a mistake; it has been written down"))


async def _http(request: Request, error: Exception) -> Response:
    if not isinstance(error, HTTPException):
        raise error
    status, headers, reason = error.status_code, dict(error.headers or {}), Name(error.detail)
    if status == HTTPStatus.NOT_FOUND:
        return problem(HttpError(status, "not-found", "there is nothing at this address", headers))
    if status == HTTPStatus.METHOD_NOT_ALLOWED:
        text = "this address does not take {value}"
        return problem(HttpError(status, "wrong-method", text, headers, value=Name(request.method[:60])))
    if status == HTTPStatus.BAD_REQUEST:
        return problem(HttpError(status, "not-json", "the body is not JSON: {reason}", headers, reason=reason))
    return problem(HttpError(status, "http-error", "the request was refused: {reason}", headers, reason=reason))
