"""Base models, field types, and the readers of values in a query string.

Values in a query string are texts that the library reads, so that a refusal can be translated.
"""

import re
import sys
from functools import partial
from typing import Annotated

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StrictInt

from ...game import parsing, rules
from ...game.rules import InputError, Name, Player
from ..match import LARGEST_BOARD, LARGEST_NUMBER

MAX_DIGITS = 1000
"""The most digits of a number in a query string."""
_PLAIN_LIST = re.compile(r"[0-9]{1,16}(?:,[0-9]{1,16})*", re.ASCII)
"""The usual form of a list, which is read faster."""


class Model(BaseModel):
    """A model of the API. The docstrings of its fields are their descriptions."""

    model_config = ConfigDict(
        frozen=True,
        use_attribute_docstrings=True,
        json_schema_serialization_defaults_required=True,
        # In the browser a model is built when it is first used, so that the first answer comes earlier.
        defer_build=sys.platform == "emscripten",
    )


class RequestModel(Model):
    """The body of a request. Unknown fields are refused, true is not a number, and 7.0 is not 7."""

    model_config = ConfigDict(extra="forbid")


parse_int = partial(parsing.parse_int, longest=MAX_DIGITS)
parse_range = partial(parsing.parse_range, longest=MAX_DIGITS)


def parse_numbers(text: str, name: str) -> tuple[int, ...]:
    """The numbers of a comma-separated list."""
    if not text:
        return ()
    parts = text.split(",")
    if len(parts) > LARGEST_BOARD:
        limit = "{name} may have at most {largest} numbers, not {value}"
        raise InputError("too-many-numbers", limit, name=Name(name), largest=LARGEST_BOARD, value=len(parts))
    if _PLAIN_LIST.fullmatch(text):
        return tuple(map(int, parts))
    return tuple(parse_int(part, name) for part in parts)


N = Annotated[int, BeforeValidator(partial(parse_int, name="n"))]
D = Annotated[int, BeforeValidator(partial(parse_int, name="d"))]
Remainder = Annotated[int, BeforeValidator(partial(parse_int, name="remainder"))]
Divider = Annotated[Player, BeforeValidator(rules.as_player)]

Number = Annotated[StrictInt, Field(ge=-LARGEST_NUMBER, le=LARGEST_NUMBER)]
Numbers = Annotated[list[Number], Field(max_length=LARGEST_BOARD)]
