"""Refusals as data [RFC 9457], with a code that the page can translate. Independent of any framework."""

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import ConfigDict, Field

from ..game.errors import Name, ZahlenschlachtError, abbreviated
from .match import ConflictError, SeatError
from .schemas.base import Model
from .schemas.matches import MatchState
from .stored import UnknownError


class Problem(Model):
    """The refusal of a request (RFC 9457)."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=False)

    type: str
    """The code as a URN."""
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


class HttpError(ZahlenschlachtError):
    """A refusal with an HTTP status of its own."""

    def __init__(self, status: int, code: str, headers: Mapping[str, str] | None = None, /, **values: object) -> None:
        super().__init__(code, **values)
        self.status = status
        self.headers = dict(headers or {})


class StaleRequestError(ConflictError):
    """A stale request, with the current state of the match."""

    def __init__(self, reason: ConflictError, state: MatchState) -> None:
        super().__init__(reason.code, reason.text)
        self.values = reason.values
        self.state = state


def missing_token() -> HttpError:
    """The refusal of a request without a token."""
    return HttpError(401, "no-token", {"WWW-Authenticate": "Bearer"})


def wrong_method(method: str) -> HttpError:
    """The refusal of a method that the address does not take."""
    return HttpError(405, "wrong-method", value=Name(method[:60]))


def not_json(reason: str) -> HttpError:
    """The refusal of a body that is not JSON."""
    return HttpError(400, "not-json", reason=Name(reason))


def status_of(error: ZahlenschlachtError) -> int:
    """The HTTP status of a refusal."""
    if isinstance(error, HttpError):
        return error.status
    kinds = ((UnknownError, 404), (ConflictError, 409), (SeatError, 403))
    return next((status for kind, status in kinds if isinstance(error, kind)), 422)


def problem_of(error: ZahlenschlachtError, status: int) -> Problem:
    """The refusal as data."""
    column = {} if error.column is None else {"column": str(error.column)}
    return Problem(
        type=f"urn:zahlenschlacht:{error.code}",
        status=status,
        detail=_valid_text(str(error)),
        code=error.code,
        values={name: _valid_text(value) for name, value in error.values.items()} | column,
        state=error.state if isinstance(error, StaleRequestError) else None,
    )


def _valid_text(text: str) -> str:
    """The text with lone surrogates replaced, so that it can be encoded."""
    return text.encode("utf-8", "replace").decode()


def invalid_request(errors: Sequence[Mapping[str, Any]]) -> ZahlenschlachtError:
    """The refusal of a request with invalid values; it reports the first of pydantic's errors.

    The location of an error begins with the part of the request: "path", "query" or "body".
    """
    first = errors[0]
    cause = first.get("ctx", {}).get("error")
    if isinstance(cause, ZahlenschlachtError):
        return cause
    place = ".".join(str(part) for part in first["loc"][1:]) or str(first["loc"][0])
    if first["type"] == "json_invalid":
        return not_json(first["msg"])
    value = Name("nothing") if first["type"] == "missing" else _brief(first.get("input"))
    return HttpError(422, "bad-value", place=Name(place), reason=Name(first["msg"]), value=value)


def _brief(value: object) -> object:
    """The value, or only its kind if it could be long."""
    if isinstance(value, (list, dict)):
        return Name("a list" if isinstance(value, list) else "an object")
    return Name(abbreviated(value[:100] if isinstance(value, str) else value))
