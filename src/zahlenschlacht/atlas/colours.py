"""The colours of the map: each layer has a palette of 256 colours, and each value has an index into it.

Index 0 is transparent and means that there is no variant.
"""

import math
from functools import cache

import numpy as np
from numpy.typing import NDArray

from ..colours import SLATE, YELLOW, A, B, Colour, Layer
from ..game.rules import Player
from ..solution.statement_colours import SILENT, STATEMENT_COLOURS, statement_colours
from .cells import Cells
from .statements import citations

Indices = NDArray[np.uint8]

FULL_MARGIN = 2.0**16
"""Margins of this size or more have the full colour."""


@cache
def palette(layer: Layer) -> list[Colour]:
    """The 256 colours of a layer; the first one means no variant."""
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


def palette_indices(layer: Layer, values: Cells, is_average: bool = False) -> Indices:
    """The index of each value in the palette; nan means no variant. Margins must be those of `coloured_values`.

    Shares are coloured by their square root, so that one winning move among many is visible. If `is_average`, values
    of the paper layer are not codes but shares of variants that the paper decides.
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
    elif layer == "paper" and is_average:
        codes = len(citations())
        scaled = codes + values * (254 - codes)
    else:
        scaled = values if layer == "paper" else 254 * (np.sqrt(values) if layer == "share" else values)
    scaled = np.rint(scaled)
    scaled += 1
    with np.errstate(invalid="ignore"):
        indices: Indices = scaled.astype(np.uint8)
    indices[np.isnan(values)] = 0
    return indices


def coloured_values(layer: Layer, values: Cells, odd: Cells | int) -> Cells:
    """The values that are coloured; of margins A's own: positive if A wins, negative if B wins, never 0.

    The margin itself is the closer's, A's on odd boards, and the closer also wins with a margin of 0.
    """
    if layer != "margin":
        return values
    signed = np.where(values >= 0, values + 1, values)
    return np.where(odd, signed, -signed)


def _ramp(steps: NDArray[np.float64], stops: list[tuple[float, Colour]]) -> list[Colour]:
    """Colours interpolated between the stops."""
    positions = [position for position, _ in stops]
    channels = [np.interp(steps, positions, [colour[i] for _, colour in stops]) for i in range(3)]
    return [(round(r), round(g), round(b)) for r, g, b in zip(*(map(float, c) for c in channels), strict=True)]
