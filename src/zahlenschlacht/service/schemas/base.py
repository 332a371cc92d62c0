"""Base models, field types, and the readers of values in a query string.

Values in a query string are texts that the library reads, so that a refusal can be translated.
"""

import re
import sys
from typing import Annotated, Any, Generic, TypeVar

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    PlainValidator,
    StrictInt,
    ValidationInfo,
    WithJsonSchema,
)

from ...game import parsing, rules
from ...game.errors import InputError, Name
from ...game.rules import Player
from ..match import LARGEST_BOARD, LARGEST_NUMBER

MAX_DIGITS = 1000
"""The most digits of a number in a query string."""
_PLAIN_LIST = re.compile(r"[0-9]{1,16}(?:,[0-9]{1,16})*", re.ASCII)
"""The usual form of a list, which is read faster."""


T = TypeVar("T")


class Model(BaseModel):
    """A model of the API. The docstrings of its fields are their descriptions."""

    model_config = ConfigDict(
        frozen=True,
        from_attributes=True,  # an object of the library with the same attributes can be validated as it is
        use_attribute_docstrings=True,
        json_schema_serialization_defaults_required=True,
        # In the browser a model is built when it is first used, so that the first answer comes earlier.
        defer_build=sys.platform == "emscripten",
    )


class RequestModel(Model):
    """The body of a request. Unknown fields are refused, true is not a number, and 7.0 is not 7."""

    model_config = ConfigDict(extra="forbid")


def describe_like_models(*kinds: Any) -> None:
    """Describe dataclasses of the library like models: each field by its docstring, and as always present."""
    for kind in kinds:
        kind.__pydantic_config__ = Model.model_config


class BySeat(Model, Generic[T]):
    """A value for each seat."""

    A: T
    """The value of A."""
    B: T
    """The value of B."""


def _parse_int(text: str, field: ValidationInfo) -> int:
    return parsing.parse_int(text, str(field.field_name), MAX_DIGITS)


def _parse_range(text: str, field: ValidationInfo) -> range:
    return parsing.parse_range(text, str(field.field_name), MAX_DIGITS)


def _parse_numbers(text: str, field: ValidationInfo) -> tuple[int, ...]:
    """The numbers of a comma-separated list."""
    parts = text.split(",") if text else []
    if len(parts) > LARGEST_BOARD:
        name = Name(field.field_name)
        raise InputError("too-many-numbers", name=name, largest=LARGEST_BOARD, value=len(parts))
    if _PLAIN_LIST.fullmatch(text):
        return tuple(map(int, parts))
    return tuple(_parse_int(part, field) for part in parts)


QueryInt = Annotated[int, BeforeValidator(_parse_int)]
QueryRange = Annotated[
    range,
    PlainValidator(_parse_range),
    WithJsonSchema({"type": "string", "pattern": "^[0-9]{1,19}:[0-9]{1,19}(:[0-9]{1,19})?$"}),
]
QueryNumbers = Annotated[tuple[int, ...], PlainValidator(_parse_numbers), WithJsonSchema({"type": "string"})]
Divider = Annotated[Player, BeforeValidator(rules.as_player)]

Number = Annotated[StrictInt, Field(ge=-LARGEST_NUMBER, le=LARGEST_NUMBER)]
Numbers = Annotated[list[Number], Field(max_length=LARGEST_BOARD)]
