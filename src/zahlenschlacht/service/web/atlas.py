"""The routes of the map: tiles to be kept for ever, and what a single variant is about.

The work is done in a process of its own, so that neither moves nor long verdicts wait for it.
"""

from __future__ import annotations

from functools import partial
from hashlib import blake2b
from importlib.metadata import version
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from pydantic import BeforeValidator, WithJsonSchema
from starlette.responses import Response

from ... import colours
from ...game.rules import Player
from ..answers import positions as answers
from ..schemas import questions
from ..schemas.atlas import MapCell, MapWindow
from .problems import REFUSALS
from .services import client_of, services_of
from .workers import ModelResponse

FOR_EVER = "public, max-age=31536000, immutable"
PNG: dict[int | str, dict[str, Any]] = {
    200: {"content": {"image/png": {}}, "description": "256 x 256 pixels."},
    304: {"description": "The tile that the client has is the right one."},
}
router = APIRouter(responses=REFUSALS)

RANGE = WithJsonSchema({"type": "string", "pattern": "^[0-9]{1,19}:[0-9]{1,19}(:[0-9]{1,19})?$"})
Range = Annotated[str, RANGE, Query(description="FROM:TO or FROM:TO:STEP, both ends included.")]
N = Annotated[questions.N, Query(description="How many numbers are on the board.")]
D = Annotated[questions.D, Query(description="The divisor.")]
Remainder = Annotated[questions.Remainder, Query(description="What the last two must leave for the Divider to win.")]
Divider = Annotated[questions.Divider, Query(description="Who wins when they do.")]
Z = Annotated[int, BeforeValidator(partial(questions.parse_int, name="z")), Path(description="0 to 60.")]
BELOW = "Below 2 to the power of z."
X = Annotated[int, BeforeValidator(partial(questions.parse_int, name="x")), Path(description=BELOW)]
Y = Annotated[int, BeforeValidator(partial(questions.parse_int, name="y")), Path(description=BELOW)]
Layer = Annotated[colours.Layer, Path(description="What the colours mean.")]
Parity = Annotated[colours.Parity, Query(description="Which n are shown.")]


@router.get("/api/atlas/cell", response_model=MapCell)
async def cell(
    request: Request, n: N, d: D, remainder: Remainder = 0, divider: Divider = Player.A
) -> ModelResponse[MapCell]:
    """Who wins a variant, how clearly, with which share of first moves, and by which statement."""
    worker = services_of(request).cartographer
    return await worker.answer(client_of(request), answers.cell, n, d, remainder, divider)


@router.get("/api/atlas/window", response_model=MapWindow)
async def window(
    request: Request, n: Range, d: Range, remainder: Remainder = 0, divider: Divider = Player.A
) -> ModelResponse[MapWindow]:
    """The same of every variant of a small window."""
    ranges = questions.parse_range(n, "n"), questions.parse_range(d, "d")
    worker = services_of(request).cartographer
    return await worker.answer(client_of(request), answers.window, *ranges, remainder, divider)


@router.get("/api/atlas/{layer}/{z}/{x}/{y}.png", response_class=Response, responses=PNG)
async def tile(
    request: Request,
    layer: Layer,
    z: Z,
    x: X,
    y: Y,
    parity: Parity = "odd",
    remainder: Remainder = 0,
    divider: Divider = Player.A,
) -> Response:
    """A tile of the map: x from the left, y from the bottom, d upwards; transparent where there is no variant."""
    address = (version("zahlenschlacht"), layer, z, x, y, parity, remainder, divider.value)
    tag = f'"{blake2b(repr(address).encode(), digest_size=12).hexdigest()}"'
    headers = {"Cache-Control": FOR_EVER, "ETag": tag}
    if tag in (known.strip().removeprefix("W/") for known in request.headers.get("if-none-match", "").split(",")):
        return Response(status_code=304, headers=headers)  # a tile never changes within a version: nothing is drawn
    worker = services_of(request).cartographer
    drawn = await worker.bytes(client_of(request), answers.tile, layer, z, x, y, parity, remainder, divider)
    return Response(drawn, media_type="image/png", headers=headers)
