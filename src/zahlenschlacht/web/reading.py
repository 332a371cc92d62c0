"""Reads the request of a move by hand: it is the one that must be fast, and its description says the same."""

from __future__ import annotations

from typing import Any, TypeVar

from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, ValidationError

from .bodies import MoveWish

Body = TypeVar("Body", bound=BaseModel)

MOVE: dict[str, Any] = {
    "parameters": [{"name": "match_id", "in": "path", "required": True, "schema": {"type": "string"}}],
    "requestBody": {"required": True, "content": {"application/json": {"schema": MoveWish.model_json_schema()}}},
    "security": [{"HTTPBearer": []}],
}
"""What the OpenAPI document says of the request."""


def read_body(model: type[Body], body: bytes) -> Body:
    """The body as the model has it."""
    try:
        return model.model_validate_json(body)
    except ValidationError as error:
        raise RequestValidationError([{**fault, "loc": ("body", *fault["loc"])} for fault in error.errors()]) from None


def token_of(authorization: str) -> str | None:
    """The token of a header `Authorization: Bearer ...`."""
    scheme, _, token = authorization.partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None
