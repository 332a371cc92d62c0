"""The map: tiles, cells and windows. Only these functions import numpy, so the server process does not load it."""

from __future__ import annotations

from ...colours import Layer, Parity
from ...game.rules import Player, Variant
from ...solution import theory
from ..schemas.atlas import CellQuery, MapCell, MapVariant, MapWindow, WindowQuery


def tile(layer: Layer, z: int, x: int, y: int, parity: Parity, remainder: int, divider: Player) -> bytes:
    """A tile of the map as PNG."""
    from ...atlas import tiles

    return tiles.tile(layer, z, x, y, parity, remainder, divider)


def cell(query: CellQuery) -> MapCell:
    """One variant of the map."""
    from ...atlas import Window, answers

    n, d, remainder, divider = query.n, query.d, query.remainder, query.divider
    ((verdict,),) = answers.window_cells(Window(range(n, n + 1), range(d, d + 1), remainder, divider))
    frontier = theory.frontier(d) if remainder == 0 and divider is Player.A else None
    return MapCell(
        **vars(MapVariant.of(verdict)),
        n=str(n),
        d=str(d),
        remainder=str(remainder),
        divider=divider,
        closer=Variant(n, d, remainder, divider).closer,
        frontier=None if frontier is None else str(frontier),
    )


def window(query: WindowQuery) -> MapWindow:
    """The variants of a small window of the map."""
    from ...atlas import Window, answers

    n, d = query.ranges()
    rows = answers.window_cells(Window(n, d, query.remainder, query.divider))
    return MapWindow(
        n=list(map(str, n)),
        d=list(map(str, d)),
        remainder=str(query.remainder),
        divider=query.divider,
        rows=[[MapVariant.of(verdict) for verdict in row] for row in rows],
    )
