"""The route of the map's tiles, which a worker process of their own draws, so that nothing else waits for them."""

from __future__ import annotations

from functools import partial
from hashlib import blake2b
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from pydantic import BeforeValidator
from starlette.responses import Response

from ... import __version__
from ...colours import Layer
from ...game.parsing import parse_int
from ..answers import atlas as answers
from ..schemas.atlas import TileQuery
from .compression import has_tag
from .problems import REFUSALS
from .services import client_of, services_of

IMMUTABLE = "public, max-age=31536000, immutable"
PNG: dict[int | str, dict[str, Any]] = {
    200: {"content": {"image/png": {}}, "description": "A picture of 256 x 256 pixels."},
    304: {"description": "The client already has this tile."},
}
router = APIRouter(responses=REFUSALS)

Z = Annotated[int, BeforeValidator(partial(parse_int, name="z")), Path(description="The zoom, 0 to 60.")]
BELOW = "Less than 2 to the power of z."
X = Annotated[int, BeforeValidator(partial(parse_int, name="x")), Path(description=BELOW)]
Y = Annotated[int, BeforeValidator(partial(parse_int, name="y")), Path(description=BELOW)]


@router.get("/api/atlas/{layer}/{z}/{x}/{y}.png", response_class=Response, responses=PNG)
async def tile(
    request: Request,
    layer: Annotated[Layer, Path(description="What the colours mean.")],
    z: Z,
    x: X,
    y: Y,
    query: Annotated[TileQuery, Query()],
) -> Response:
    """A tile of the map: x counts from the left, y from the bottom. Cells without a variant are transparent."""
    tile_address = (layer, z, x, y, query.parity, query.remainder, query.divider)
    tag = f'"{blake2b(repr((__version__, tile_address)).encode(), digest_size=12).hexdigest()}"'
    headers = {"Cache-Control": IMMUTABLE, "ETag": tag}
    if has_tag(request, tag):
        return Response(status_code=304, headers=headers)  # a tile never changes within a version: nothing is drawn
    worker = services_of(request).atlas_worker
    picture = await worker.run(client_of(request), answers.tile, *tile_address)
    return Response(picture, media_type="image/png", headers=headers)
