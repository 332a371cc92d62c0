"""The parameters of `GET /api/solve` as the OpenAPI document describes them.

`solving` reads them itself: it says in the reader's language what is wrong, and it is faster than a validation of each.
"""

from __future__ import annotations

from typing import Any

NUMBER: dict[str, Any] = {"type": "string", "pattern": "^-?[0-9]{1,1000}$"}
NUMBERS = {"type": "string", "maxLength": 40_000}


def _parameter(name: str, schema: dict[str, Any], description: str, required: bool = False) -> dict[str, Any]:
    return {"name": name, "in": "query", "required": required, "schema": schema, "description": description}


QUESTION = [
    _parameter("n", NUMBER, "How many numbers are on the board 1..n; may be left out when `numbers` is given."),
    _parameter("d", NUMBER, "The divisor, at least 2.", required=True),
    _parameter("remainder", {**NUMBER, "default": "0"}, "What the sum of the last two must leave."),
    _parameter("divider", {"type": "string", "enum": ["A", "B"], "default": "A"}, "Who wants it to."),
    _parameter("numbers", NUMBERS, "A board of one's own: whole numbers with commas between them."),
    _parameter("crossed", NUMBERS, "The numbers crossed out, in order, with commas between them."),
]
