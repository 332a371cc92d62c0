"""Tiles of the map, from a single variant up to 10**18 across.

    pair       2i and 2i + 1. The plane is 2**60 pairs of n wide and 2**60 d high
    z          the zoom, 0..60: the plane is cut into 2**z by 2**z tiles
    x, y       the place of a tile from the left, and from the bottom: d grows upwards
    pixel      a tile has 256 x 256. At z = 52 each covers one pair and one d, below that more, above it a part of them

Of a pair `odd` and `even` show one n; `all` shows the average, or both side by side where a pair is wider than a pixel.
"""

from __future__ import annotations

import numpy as np

from ..colours import Parity as Parity
from ..game.rules import InputError, Name, Player, Variant, abbreviated, as_int, as_player
from .arrays import check_layer
from .cells import Cells, Layer, cells
from .colours import Places, margins_of_a, places
from .pictures import png
from .samples import TILE, Area, sample_means
from .window import LARGEST_D

LARGEST_Z = 60
"""At this zoom a tile is one pair and one d."""
SINGLE = 52
"""At this zoom a pixel is one pair and one d."""
AT_ONCE = 32
"""So many rows are worked on together, to stay in the cache."""
PARITIES: dict[Parity, tuple[int, ...]] = {"odd": (1,), "even": (0,), "all": (0, 1)}
"""Which n of a pair are shown."""


def tile_area(z: int, x: int, y: int, remainder: int = 0, divider: Player = Player.A) -> Area:
    """What lies under a tile: its first pair and first d, and how many of them a pixel covers (at least 1).

    >>> tile_area(44, 1, 0)
    Area(pair=65536, d=0, side=256, remainder=0, divider=Player.A)
    """
    as_int(z, "z")
    if not 0 <= z <= LARGEST_Z:
        raise InputError(
            "no-such-zoom", "the zoom must be between 0 and {largest}, not {value}", value=z, largest=LARGEST_Z
        )
    for name, place in (("x", x), ("y", y)):
        as_int(place, name)
        if not 0 <= place < 1 << z:
            text = "at zoom {z} the tile's {name} must be between 0 and {largest}, not {value}"
            raise InputError(
                "no-such-tile", text, z=z, name=Name(name), largest=(1 << z) - 1, value=Name(abbreviated(place))
            )
    Variant(4, max(2, remainder + 1), remainder, divider)
    if remainder >= LARGEST_D:
        text = "{name} may go up to {largest} on the map, not to {value}"
        raise InputError(
            "off-the-map", text, name=Name("remainder"), largest=LARGEST_D - 1, value=Name(abbreviated(remainder))
        )
    width = 1 << (LARGEST_Z - z)
    return Area(x * width, y * width, max(1, width // TILE), remainder, as_player(divider))


def tile(
    layer: Layer, z: int, x: int, y: int, parity: Parity = "odd", remainder: int = 0, divider: Player = Player.A
) -> bytes:
    """The tile as a PNG; transparent where there is no variant."""
    return png(layer, tile_places(layer, z, x, y, parity, remainder, divider)[::-1], transparent=True)


def tile_places(
    layer: Layer, z: int, x: int, y: int, parity: Parity = "odd", remainder: int = 0, divider: Player = Player.A
) -> Places:
    """The places in the layer's palette of the pixels, rows from the lowest d upwards."""
    check_layer(layer)
    if parity not in PARITIES:
        known = Name(", ".join(PARITIES))
        raise InputError("no-such-parity", "n is taken from {known}, not {value}", value=parity, known=known)
    area, parities = tile_area(z, x, y, remainder, divider), PARITIES[parity]
    if z < SINGLE:
        return _averaged(layer, [_of_a(layer, sample_means(layer, area, odd), odd) for odd in parities])
    variants = [_single(layer, area, TILE >> (z - SINGLE), odd) for odd in parities]
    if z == SINGLE and parity == "all":
        decided = [np.where(np.isnan(codes), codes, codes > 0) for codes in variants]
        return _averaged(layer, decided if layer == "paper" else variants)
    return _enlarged([places(layer, values) for values in variants])


def _averaged(layer: Layer, values: list[Cells]) -> Places:
    """The average of even and odd boards, a pixel each."""
    return places(layer, np.mean(values, axis=0), average=True)


def _enlarged(drawn: list[Places]) -> Places:
    """Even and odd n side by side, each as wide and as high as it takes to fill the tile."""
    both = np.stack(drawn, axis=-1).reshape(len(drawn[0]), -1)
    high, wide = both.shape
    return np.repeat(np.repeat(both, TILE // high, axis=0), TILE // wide, axis=1)


def _of_a(layer: Layer, values: Cells, odd: int) -> Cells:
    """The values as they are coloured: margins are A's own."""
    return margins_of_a(values, odd) if layer == "margin" else values


def _single(layer: Layer, area: Area, size: int, odd: int) -> Cells:
    """The values of single variants, one for each pair and each d; nan where there is no variant."""
    values: Cells = np.full((size, size), np.nan)
    left, low = max(area.pair, 2), min(area.first_d, area.d + size)
    n = 2 * np.arange(left, max(area.pair + size, left), dtype=np.int64)[np.newaxis, :] + odd
    d = np.arange(low, area.d + size, dtype=np.int64)[:, np.newaxis]
    for some in range(0, d.size if n.size else 0, AT_ONCE):
        found = cells(layer, n, d[some : some + AT_ONCE], area.remainder, area.divider)
        top = low - area.d + some
        values[top : top + len(found), left - area.pair :] = _of_a(layer, found, odd)
    return values
