"""The routes of the map: tiles to be kept for ever, and what a single variant is about.

The work is done in a process of its own, so that neither moves nor long verdicts wait for it.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from pydantic import BaseModel
from starlette.responses import Response

from ..rules import InputError, Name
from . import mapping
from .models import PlayerName
from .routes import REFUSALS, WholeNumber
from .site import json_response, site_of
from .solving import number

FOR_EVER = "public, max-age=31536000, immutable"
LAYERS = ["winner", "margin", "share", "paper"]
PNG: dict[int | str, dict[str, Any]] = {
    200: {"content": {"image/png": {}}, "description": "256 x 256 pixels."},
    304: {"description": "The tile that the client has is the right one."},
}
router = APIRouter(responses=REFUSALS)

Layer = Annotated[str, Path(json_schema_extra={"enum": LAYERS})]
Zoom = Annotated[str, Path(json_schema_extra={"pattern": "^[0-9]{1,2}$"}, description="0 to 60.")]
Place = Annotated[str, Path(json_schema_extra={"pattern": "^[0-9]{1,19}$"}, description="Below 2 to the power of z.")]
Divider = Annotated[str, Query(json_schema_extra={"enum": ["A", "B"]})]
Parity = Annotated[str, Query(json_schema_extra={"enum": ["odd", "even", "all"]}, description="Which n are shown.")]
Range = Annotated[
    str,
    Query(
        json_schema_extra={"pattern": "^[0-9]{1,19}:[0-9]{1,19}(:[0-9]{1,19})?$"},
        description="FROM:TO or FROM:TO:STEP, both ends included.",
    ),
]


class MapVariant(BaseModel):
    """A variant on the map. Whole numbers are texts, since JavaScript would round large ones."""

    winner: PlayerName
    margin: str
    share: float
    """The share of A's first moves that win."""
    statement: str
    """The statement of the paper that decides the variant, or the Last-two theorem."""


class MapCell(MapVariant):
    """A variant on the map, with what fixes it."""

    n: str
    d: str
    remainder: str
    divider: PlayerName
    closer: PlayerName
    frontier: str | None
    """The largest odd n that B wins for this d; null where there is none, and outside the paper's game."""


class MapWindow(BaseModel):
    """The variants of a window, a row for each d."""

    n: list[str]
    d: list[str]
    remainder: str
    divider: PlayerName
    rows: list[list[MapVariant]]


@router.get("/api/atlas/cell", response_model=MapCell)
async def cell(
    request: Request, n: WholeNumber, d: WholeNumber, remainder: WholeNumber = "0", divider: Divider = "A"
) -> Response:
    """Who wins a variant, how clearly, with which share of first moves, and by which statement."""
    question = number(n, "n"), number(d, "d"), number(remainder, "remainder"), divider
    return json_response(await site_of(request).map_room.answer(mapping.cell, *question))


@router.get("/api/atlas/window", response_model=MapWindow)
async def window(
    request: Request, n: Range, d: Range, remainder: WholeNumber = "0", divider: Divider = "A"
) -> Response:
    """The same of every variant of a small window."""
    question = given_range(n, "n"), given_range(d, "d"), number(remainder, "remainder"), divider
    return json_response(await site_of(request).map_room.answer(mapping.window, *question))


@router.get("/api/atlas/{layer}/{z}/{x}/{y}.png", response_class=Response, responses=PNG)
async def tile(
    request: Request,
    layer: Layer,
    z: Zoom,
    x: Place,
    y: Place,
    parity: Parity = "odd",
    remainder: WholeNumber = "0",
    divider: Divider = "A",
) -> Response:
    """A tile of the map: x from the left, y from the bottom, d upwards; transparent where there is no variant."""
    place = number(z, "z"), number(x, "x"), number(y, "y")
    question = layer, *place, parity, number(remainder, "remainder"), divider
    drawn = await site_of(request).map_room.answer(mapping.tile, *question)
    tag = f'"{blake2b(drawn, digest_size=12).hexdigest()}"'
    headers = {"Cache-Control": FOR_EVER, "ETag": tag}
    known = [given.strip().removeprefix("W/") for given in request.headers.get("if-none-match", "").split(",")]
    if tag in known or "*" in known:
        return Response(status_code=304, headers=headers)
    return Response(drawn, media_type="image/png", headers=headers)


def given_range(text: str, name: str) -> range:
    """The range that FROM:TO or FROM:TO:STEP writes, both ends included."""
    parts = [number(part, name) for part in text.split(":", 3)]
    if not 2 <= len(parts) <= 3 or (len(parts) == 3 and parts[2] < 1):
        expected = "{name} is given as FROM:TO or FROM:TO:STEP, as in 5:2000, not {value}"
        raise InputError("not-a-window", expected, name=Name(name), value=text[:60])
    return range(parts[0], parts[1] + 1, *parts[2:])
