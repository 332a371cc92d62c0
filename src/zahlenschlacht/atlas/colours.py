"""The colours of the map: each layer has a palette, and each value of it a place there.

Place 0 is transparent: there is no variant. A is pink, B slate, or turquoise where both need a colour.
"""

from __future__ import annotations

import math
from functools import cache

import numpy as np
from numpy.typing import NDArray

from .cells import Cells, Layer
from .statements import STATEMENTS

Places = NDArray[np.uint8]
Colour = tuple[int, int, int]

A: Colour = (0xFF, 0x7E, 0xB6)
B: Colour = (0x3F, 0xD9, 0xC8)
SLATE: Colour = (0x25, 0x33, 0x2F)
CHALK: Colour = (0xF2, 0xF0, 0xE6)
YELLOW: Colour = (0xFF, 0xD1, 0x66)
PAPER: tuple[Colour, ...] = (
    YELLOW,
    (0xFF, 0x7E, 0xB6),
    (0xE0, 0x5A, 0x94),
    (0xC9, 0x8B, 0xDB),
    (0x2F, 0x6F, 0x68),
    (0x22, 0x52, 0x4D),
    (0x2D, 0x3F, 0x3A),
    (0xF2, 0xF0, 0xE6),
    (0xB9, 0x8B, 0x58),
    (0x9C, 0x4A, 0x78),
    (0x7A, 0x62, 0xA8),
)
"""A colour for each statement: pink and violet where A wins, green where B wins, yellow where the paper is silent."""
FULL_MARGIN = 2.0**16
"""From this margin on the colour is full."""


@cache
def palette(layer: Layer) -> list[Colour]:
    """The 256 colours of a layer; the first stands for no variant."""
    steps = np.linspace(0, 1, 255)
    if layer == "winner":
        ramp = _ramp(steps, [(0, SLATE), (1, A)])
    elif layer == "share":
        ramp = _ramp(steps, [(0, SLATE), (0.5, YELLOW), (1, A)])
    elif layer == "margin":
        ramp = _ramp(steps, [(0, B), (0.499, SLATE), (0.501, SLATE), (1, A)])
    else:
        ramp = [*PAPER, *_ramp(np.linspace(0, 1, 255 - len(PAPER)), [(0, YELLOW), (1, PAPER[4])])]
    return [SLATE, *ramp]


def places(layer: Layer, values: Cells, average: bool = False) -> Places:
    """The place of each value in the palette. Margins are A's own here: see `margins_of_a`. nan is no variant.

    A share stands at its square root, so that one winning move among many can be seen. With `average` a value of the
    paper layer is not a code but the share of variants that the paper decides.
    """
    scaled: NDArray[np.floating]
    if layer == "margin":
        scaled = np.abs(values).astype(np.float32)
        np.log(np.clip(scaled, 1, FULL_MARGIN, out=scaled), out=scaled)
        scaled *= 0.7 / math.log(FULL_MARGIN)
        scaled += 0.3
        scaled *= 127
        scaled *= np.sign(values).astype(np.float32)
        scaled += 127
    elif layer == "paper" and average:
        scaled = len(STATEMENTS) + values * (254 - len(STATEMENTS))
    else:
        scaled = values if layer == "paper" else 254 * (np.sqrt(values) if layer == "share" else values)
    scaled = np.rint(scaled)
    scaled += 1
    with np.errstate(invalid="ignore"):
        found: Places = scaled.astype(np.uint8)
    found[np.isnan(values)] = 0
    return found


def margins_of_a(margin: Cells, odd: int) -> Cells:
    """How far A is from losing (positive) or from winning (negative), never 0: what the margin layer colours.

    The closer, A on odd boards, wins with a margin of 0 or more.
    """
    signed = np.where(margin >= 0, margin + 1, margin)
    return signed if odd else -signed


def _ramp(steps: NDArray[np.float64], stops: list[tuple[float, Colour]]) -> list[Colour]:
    """Colours between the stops."""
    at = [place for place, _ in stops]
    channels = [np.interp(steps, at, [colour[i] for _, colour in stops]) for i in range(3)]
    return [(round(r), round(g), round(b)) for r, g, b in zip(*(map(float, c) for c in channels), strict=True)]
