"""The map: tiles, cells and windows. Only tiles need numpy, which is imported for the first of them."""

from ...atlas.answers import window_cells
from ...atlas.window import Window
from ...colours import Layer, Parity
from ...explanations.verdicts import explain_ray
from ...game.rules import Player, Variant
from ...solution import theory
from ..schemas.atlas import CellQuery, MapCell, MapWindow, WindowQuery


def tile(layer: Layer, z: int, x: int, y: int, parity: Parity, remainder: int, divider: Player) -> bytes:
    """A tile of the map as PNG."""
    from ...atlas import tiles

    return tiles.tile(layer, z, x, y, parity, remainder, divider)


def cell(query: CellQuery) -> MapCell:
    """The winner of a variant, the margin, the share of winning first moves, the deciding statement, and the ray."""
    n, d, remainder, divider = query.n, query.d, query.remainder, query.divider
    variant = Variant(n, d, remainder, divider)
    ((verdict,),) = window_cells(Window(range(n, n + 1), range(d, d + 1), remainder, divider))
    frontier = theory.frontier(d) if remainder == 0 and divider is Player.A else None
    return MapCell(
        verdict=verdict,
        closer=variant.closer,
        frontier=None if frontier is None else str(frontier),
        ray=explain_ray(variant),
    )


def window(query: WindowQuery) -> MapWindow:
    """The winner of each variant of a small window, with margin, share and statement."""
    rows = window_cells(Window(query.n, query.d, query.remainder, query.divider))
    return MapWindow(n=list(map(str, query.n)), d=list(map(str, query.d)), rows=rows)
