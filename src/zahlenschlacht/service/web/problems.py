"""Refusals as application/problem+json responses, and the handlers that send them."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from ...game.errors import Name, ZahlenschlachtError
from .. import problems
from ..problems import HttpError, Problem
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
REVIEW_REFUSALS = {**MATCH_REFUSALS, 409: {**_PROBLEM, "description": "In a task without help the game is not over."}}
"""The refusals of the route of reviews."""
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


def problem(error: ZahlenschlachtError) -> Response:
    """The response for a refusal."""
    is_temporary = isinstance(error, BusyError | DeadlineError | DatabaseUnavailableError)
    status = 503 if is_temporary else problems.status_of(error)
    content = problems.problem_of(error, status)
    headers = error.headers if isinstance(error, HttpError) else {}
    if isinstance(error, BusyError | DatabaseUnavailableError):
        headers = {"Retry-After": "2"}
    return Response(content.model_dump_json(), status, headers, media_type=MEDIA_TYPE)


def install(app: FastAPI) -> None:
    """Register the handler of all refusals."""
    for kind in (ZahlenschlachtError, RequestValidationError, HTTPException):
        app.add_exception_handler(kind, _handle)


async def _handle(request: Request, error: Exception) -> Response:
    """The response for a refusal. Of an invalid request, the first invalid value is reported."""
    match error:
        case ZahlenschlachtError():
            return problem(error)
        case RequestValidationError():
            return problem(problems.invalid_request(error.errors()))
        case HTTPException():
            return problem(_http_error(request, error))
    raise error


def internal_error() -> Response:
    """The response to an unexpected exception, which is logged and not shown to the client."""
    return problem(HttpError(500, "internal"))


def _http_error(request: Request, error: HTTPException) -> HttpError:
    """The refusal for an error of the framework."""
    reason = Name(error.detail)
    known = {
        404: HttpError(404, "not-found"),
        405: problems.wrong_method(request.method),
        400: problems.not_json(reason),
    }
    refusal = known.get(error.status_code) or HttpError(error.status_code, "http-error", reason=reason)
    refusal.headers = dict(error.headers or {})
    return refusal
