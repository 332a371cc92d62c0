"""Tiles of the map, from a single variant up to 10**18 across.

    pair       the boards n = 2i and n = 2i + 1. The plane is 2**60 pairs wide and 2**60 d high
    z          the zoom, 0..60: the plane is divided into 2**z by 2**z tiles
    x, y       the column of a tile from the left, and its row from the bottom: d grows upwards
    pixel      a tile has 256 x 256. At z = 52 a pixel covers one pair and one d, at lower zooms more, at higher zooms
               a part of a pair

The parity `odd` or `even` shows one board of each pair. `all` shows their average, or both side by side if a pair is
wider than a pixel.
"""

import numpy as np

from ..colours import Layer, Parity
from ..game.errors import InputError, Name, abbreviated, as_int
from ..game.rules import Player, Variant, as_player
from .arrays import as_layer
from .cells import Cells, cells
from .colours import Indices, coloured_values, palette_indices
from .pictures import png
from .samples import ROWS_AT_ONCE, TILE, Area, sample_means
from .window import LARGEST_D, check_on_the_map

LARGEST_Z = 60
"""At this zoom a tile is one pair and one d."""
SINGLE = 52
"""At this zoom a pixel is one pair and one d."""
PARITIES: dict[Parity, tuple[int, ...]] = {"odd": (1,), "even": (0,), "all": (0, 1)}
"""The values of n mod 2 that each parity shows."""


def tile_area(z: int, x: int, y: int, remainder: int = 0, divider: Player = Player.A) -> Area:
    """The variants that a tile covers: its first pair and first d, and how many of them a pixel covers (at least 1).

    >>> tile_area(44, 1, 0)
    Area(pair=65536, d=0, side=256, remainder=0, divider=Player.A)
    """
    as_int(z, "z")
    if not 0 <= z <= LARGEST_Z:
        raise InputError("no-such-zoom", value=z, largest=LARGEST_Z)
    for name, index in (("x", x), ("y", y)):
        as_int(index, name)
        if not 0 <= index < 1 << z:
            raise InputError("no-such-tile", z=z, name=Name(name), largest=(1 << z) - 1, value=Name(abbreviated(index)))
    Variant(4, max(2, remainder + 1), remainder, divider)  # raises an error if the remainder or the Divider is invalid
    check_on_the_map(remainder, "remainder", LARGEST_D - 1)
    width = 1 << (LARGEST_Z - z)
    return Area(x * width, y * width, max(1, width // TILE), remainder, as_player(divider))


def tile(
    layer: Layer, z: int, x: int, y: int, parity: Parity = "odd", remainder: int = 0, divider: Player = Player.A
) -> bytes:
    """The tile as a PNG. Pixels without a variant are transparent."""
    return png(layer, tile_indices(layer, z, x, y, parity, remainder, divider)[::-1], is_transparent=True)


def tile_indices(
    layer: Layer, z: int, x: int, y: int, parity: Parity = "odd", remainder: int = 0, divider: Player = Player.A
) -> Indices:
    """The index of each pixel in the layer's palette, rows from the lowest d upwards."""
    as_layer(layer)
    if parity not in PARITIES:
        known = Name(", ".join(PARITIES))
        raise InputError("no-such-parity", value=parity, known=known)
    area, parities = tile_area(z, x, y, remainder, divider), PARITIES[parity]
    if z < SINGLE:
        return _average(layer, [coloured_values(layer, sample_means(layer, area, odd), odd) for odd in parities])
    variants = [_single(layer, area, TILE >> (z - SINGLE), odd) for odd in parities]
    if z == SINGLE and parity == "all":
        decided = [np.where(np.isnan(codes), codes, codes > 0) for codes in variants]
        return _average(layer, decided if layer == "paper" else variants)
    return _enlarge([palette_indices(layer, values) for values in variants])


def _average(layer: Layer, values: list[Cells]) -> Indices:
    """The palette indices of the mean over the shown parities, one pixel for each value."""
    return palette_indices(layer, np.mean(values, axis=0), is_average=True)


def _enlarge(parities: list[Indices]) -> Indices:
    """The boards of each pair side by side, enlarged so that they fill the tile."""
    cells = np.stack(parities, axis=-1).reshape(len(parities[0]), -1)
    height, width = cells.shape
    return np.repeat(np.repeat(cells, TILE // height, axis=0), TILE // width, axis=1)


def _single(layer: Layer, area: Area, size: int, odd: int) -> Cells:
    """The values of single variants, one for each pair and each d; nan if there is no variant."""
    values: Cells = np.full((size, size), np.nan)
    left, low = max(area.pair, 2), min(area.first_d, area.d + size)
    n = 2 * np.arange(left, max(area.pair + size, left), dtype=np.int64)[np.newaxis, :] + odd
    d = np.arange(low, area.d + size, dtype=np.int64)[:, np.newaxis]
    for first in range(0, d.size if n.size else 0, ROWS_AT_ONCE):
        rows = cells(layer, n, d[first : first + ROWS_AT_ONCE], area.remainder, area.divider)
        top = low - area.d + first
        values[top : top + len(rows), left - area.pair :] = coloured_values(layer, rows, odd)
    return values
