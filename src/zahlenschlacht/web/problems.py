"""Refusals as application/problem+json [RFC 9457]: what is wrong in words, and a code for the page."""

# ruff: noqa: TC002 -- what a framework inspects or a reader looks for is imported openly
from __future__ import annotations

import json
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from ..match import ConflictError, SeatError
from ..rules import Name, ZahlenschlachtError, shown
from ..storage import UnknownMatchError
from .work import BusyError

MEDIA_TYPE = "application/problem+json"


class HttpError(ZahlenschlachtError):
    """A refusal that has to do with HTTP alone."""

    def __init__(
        self, status: int, code: str, text: str, headers: Mapping[str, str] | None = None, **values: object
    ) -> None:
        super().__init__(code, text, **values)
        self.status = status
        self.headers = dict(headers or {})


def unauthorised() -> HttpError:
    """No token came with the request."""
    text = "this needs the token of a seat, as in 'Authorization: Bearer ...'"
    return HttpError(401, "no-token", text, {"WWW-Authenticate": "Bearer"})


def status_of(error: ZahlenschlachtError) -> int:
    """The HTTP status of a refusal."""
    if isinstance(error, HttpError):
        return error.status
    kinds = ((UnknownMatchError, 404), (ConflictError, 409), (SeatError, 403), (BusyError, 503))
    return next((status for kind, status in kinds if isinstance(error, kind)), 422)


def problem(error: ZahlenschlachtError, state: dict[str, Any] | None = None) -> Response:
    """The answer that says what is wrong."""
    status = status_of(error)
    values = dict(error.values)
    if error.column is not None:
        values["column"] = str(error.column)
    content: dict[str, Any] = {
        "type": f"urn:zahlenschlacht:{error.code}",
        "title": HTTPStatus(status).phrase,
        "status": status,
        "detail": str(error),
        "code": error.code,
        "values": values,
    }
    if state is not None:
        content["state"] = state
    headers = error.headers if isinstance(error, HttpError) else {}
    if isinstance(error, BusyError):
        headers = {"Retry-After": "2"}
    # The escapes of the standard library also hold what came in as half a character.
    body = json.dumps(content).encode()
    return Response(body, status, headers, media_type=MEDIA_TYPE)


def install(app: FastAPI) -> None:
    """Let every error of the app be answered so."""
    app.add_exception_handler(ZahlenschlachtError, _refusal)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _fault)


async def _refusal(_request: Request, error: Exception) -> Response:
    if not isinstance(error, ZahlenschlachtError):
        raise error
    return problem(error)


async def invalid(_request: Request, error: Exception) -> Response:
    """The first thing that is wrong with the shape of a request."""
    if not isinstance(error, RequestValidationError):
        raise error
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"][1:]) or str(first["loc"][0])
    if first["type"] == "json_invalid":
        return problem(HttpError(400, "not-json", "the body is not JSON: {reason}", reason=Name(first["msg"])))
    given = first.get("input")
    value = Name("nothing") if first["type"] == "missing" else _brief(given)
    text = "{place}: {reason}, not {value}"
    return problem(HttpError(422, "bad-value", text, place=Name(place), reason=Name(first["msg"]), value=value))


def _brief(given: object) -> object:
    """What was given, or its kind where writing it out could be long."""
    if isinstance(given, (list, dict)):
        return Name("a list" if isinstance(given, list) else "an object")
    return Name(shown(given[:100] if isinstance(given, str) else given))


async def _fault(_request: Request, _error: Exception) -> Response:
    return fault()


def fault() -> Response:
    """A fault of ours; what it was goes to the log and not to the client."""
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
