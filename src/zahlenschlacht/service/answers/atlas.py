"""The map: tiles, cells and windows. Only tiles need numpy, which is imported for the first of them."""

from ...atlas.answers import window_cells
from ...atlas.window import Window
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
    n, d, remainder, divider = query.n, query.d, query.remainder, query.divider
    ((verdict,),) = window_cells(Window(range(n, n + 1), range(d, d + 1), remainder, divider))
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
    n, d = query.ranges()
    rows = window_cells(Window(n, d, query.remainder, query.divider))
    return MapWindow(
        n=list(map(str, n)),
        d=list(map(str, d)),
        remainder=str(query.remainder),
        divider=query.divider,
        rows=[[MapVariant.of(verdict) for verdict in row] for row in rows],
    )
