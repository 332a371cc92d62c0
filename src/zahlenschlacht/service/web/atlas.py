"""Routes of the map: immutable tiles, single variants and small windows.

The work is done in a worker process of its own, so that neither moves nor slow verdicts wait for it.
"""

from __future__ import annotations

from functools import partial
from hashlib import blake2b
from importlib.metadata import version
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from pydantic import BeforeValidator
from starlette.responses import Response

from ... import colours
from ...game.rules import Player
from ..answers import atlas as answers
from ..schemas import base
from ..schemas.atlas import CellQuery, MapCell, MapWindow, WindowQuery
from .fixed import has_tag
from .problems import REFUSALS
from .services import client_of, services_of
from .workers import ModelResponse

IMMUTABLE = "public, max-age=31536000, immutable"
PNG: dict[int | str, dict[str, Any]] = {
    200: {"content": {"image/png": {}}, "description": "A picture of 256 x 256 pixels."},
    304: {"description": "The client already has this tile."},
}
router = APIRouter(responses=REFUSALS)

Z = Annotated[int, BeforeValidator(partial(base.parse_int, name="z")), Path(description="The zoom, 0 to 60.")]
BELOW = "Less than 2 to the power of z."
X = Annotated[int, BeforeValidator(partial(base.parse_int, name="x")), Path(description=BELOW)]
Y = Annotated[int, BeforeValidator(partial(base.parse_int, name="y")), Path(description=BELOW)]
Layer = Annotated[colours.Layer, Path(description="What the colours mean.")]
Parity = Annotated[colours.Parity, Query(description="Which n are shown.")]
Remainder = Annotated[base.Remainder, Query(description="The remainder with which the Divider wins.")]
Divider = Annotated[base.Divider, Query(description="Who is the Divider.")]


@router.get("/api/atlas/cell", response_model=MapCell)
async def cell(request: Request, query: Annotated[CellQuery, Query()]) -> ModelResponse[MapCell]:
    """Return who wins a variant, the margin, the share of winning first moves, and the statement that decides it."""
    return await services_of(request).cartographer.answer(client_of(request), answers.cell, query)


@router.get("/api/atlas/window", response_model=MapWindow)
async def window(request: Request, query: Annotated[WindowQuery, Query()]) -> ModelResponse[MapWindow]:
    """Return who wins each variant of a small window, with margin, share and statement."""
    query.ranges()  # a bad range is refused without waiting for the worker
    return await services_of(request).cartographer.answer(client_of(request), answers.window, query)


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
    """Return a tile of the map: x counts from the left, y from the bottom. Cells without a variant are transparent."""
    address = (version("zahlenschlacht"), layer, z, x, y, parity, remainder, divider.value)
    tag = f'"{blake2b(repr(address).encode(), digest_size=12).hexdigest()}"'
    headers = {"Cache-Control": IMMUTABLE, "ETag": tag}
    if has_tag(request, tag):
        return Response(status_code=304, headers=headers)  # a tile never changes within a version: nothing is drawn
    worker = services_of(request).cartographer
    picture = await worker.run(client_of(request), answers.tile, layer, z, x, y, parity, remainder, divider)
    return Response(picture, media_type="image/png", headers=headers)
