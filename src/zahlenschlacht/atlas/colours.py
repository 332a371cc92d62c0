"""The colours of the map: each layer has a palette, and each value of it a place there.

Place 0 is transparent: there is no variant.
"""

from __future__ import annotations

import math
from functools import cache

import numpy as np
from numpy.typing import NDArray

from ..colours import SILENT, SLATE, STATEMENT_COLOURS, YELLOW, A, B, Colour, statement_colours
from ..game.rules import Player
from .cells import Cells, Layer
from .statements import citations

Places = NDArray[np.uint8]

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
        codes = [SILENT, *statement_colours().values()]
        decided = STATEMENT_COLOURS[Player.B][0]
        ramp = [*codes, *_ramp(np.linspace(0, 1, 255 - len(codes)), [(0, YELLOW), (1, decided)])]
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
        codes = len(citations())
        scaled = codes + values * (254 - codes)
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
