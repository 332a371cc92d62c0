"""A window reduced to a few rows and columns: the average of each part, for a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from .arrays import BLOCK, check_memory
from .cells import Layer
from .pictures import values
from .window import Window

if TYPE_CHECKING:
    from numpy.typing import NDArray


def overview(window: Window, layer: Layer, wide: int, high: int) -> tuple[NDArray[np.float64], bool]:
    """At most so many rows and columns of averages, the lowest d first; and whether they average several variants.

    An average of the paper layer is the share of variants that the paper decides.
    """
    check_memory(window, 1)
    rows, columns = window.shape
    wide, high = min(wide, columns), min(high, rows)
    average = wide < columns or high < rows
    left = np.arange(wide) * columns // wide
    widths = np.diff(np.append(left, columns))
    means = np.zeros((high, wide))
    for row in range(high):
        first, last = row * rows // high, (row + 1) * rows // high
        part = Window(window.n, window.d[first:last], window.remainder, window.divider)
        for _, band in part.rows(max(1, 8 * BLOCK // columns)):
            found = values(band, layer).astype(float)
            if average and layer == "paper":
                found = (found > 0).astype(float)
            means[row] += np.add.reduceat(found.sum(axis=0), left) / widths / (last - first)
            del found
    return means, average
