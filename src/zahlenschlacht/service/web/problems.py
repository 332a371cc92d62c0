"""Refusals as application/problem+json responses, and the handlers that send them."""

# ruff: noqa: TC002 -- what a framework inspects or a reader looks for is imported openly
from __future__ import annotations

from http import HTTPStatus
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from ...game.rules import Name, ZahlenschlachtError
from .. import problems
from ..problems import HttpError, Problem, StaleRequestError
from ..schemas.matches import MatchState
from ..storage import DatabaseUnavailableError
from .workers import BusyError, DeadlineError

MEDIA_TYPE = "application/problem+json"


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
CLASSROOM_REFUSALS = {
    **REFUSALS,
    401: {**_PROBLEM, "description": "The request has no token."},
    404: {**_PROBLEM, "description": "There is no such classroom."},
    409: {**_PROBLEM, "description": "The classroom has moved on, is full or is paused."},
}
"""The refusals of a route about a classroom."""


def headers_of(error: ZahlenschlachtError) -> dict[str, str]:
    """The headers of a refusal."""
    if isinstance(error, BusyError | DatabaseUnavailableError):
        return {"Retry-After": "2"}
    return error.headers if isinstance(error, HttpError) else {}


def problem(error: ZahlenschlachtError, state: MatchState | None = None) -> Response:
    """The response for a refusal."""
    is_temporary = isinstance(error, BusyError | DeadlineError | DatabaseUnavailableError)
    status = 503 if is_temporary else problems.status_of(error)
    content = problems.problem_of(error, status, state)
    return Response(content.model_dump_json(), status, headers_of(error), media_type=MEDIA_TYPE)


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
    return problem(problems.invalid_request(error.errors()))


def internal_error() -> Response:
    """The response to an unexpected exception, which is logged and not shown to the client."""
    return problem(HttpError(500, "internal", "internal server error; it has been logged"))


async def _http(request: Request, error: Exception) -> Response:
    if not isinstance(error, HTTPException):
        raise error
    status, headers, reason = error.status_code, dict(error.headers or {}), Name(error.detail)
    if status == HTTPStatus.NOT_FOUND:
        refusal = problems.not_found()
    elif status == HTTPStatus.METHOD_NOT_ALLOWED:
        refusal = problems.wrong_method(request.method)
    elif status == HTTPStatus.BAD_REQUEST:
        refusal = problems.not_json(reason)
    else:
        refusal = HttpError(status, "http-error", "the request was refused: {reason}", reason=reason)
    refusal.headers = headers
    return problem(refusal)
