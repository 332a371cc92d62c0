"""A window reduced to a few rows and columns of averages, for the terminal."""

import numpy as np

from .arrays import BLOCK, check_memory
from .cells import Layer
from .pictures import coloured_values
from .samples import Means
from .window import Window


def overview(window: Window, layer: Layer, width: int, height: int) -> tuple[Means, bool]:
    """At most `height` rows and `width` columns of averages, the lowest d first; and whether they are averages at all.

    An average of the paper layer is the share of variants that the paper decides.
    """
    check_memory(window, 1)
    rows, columns = window.shape
    width, height = min(width, columns), min(height, rows)
    is_average = width < columns or height < rows
    left = np.arange(width) * columns // width
    widths = np.diff(np.append(left, columns))
    means: Means = np.zeros((height, width))
    for row in range(height):
        first, last = row * rows // height, (row + 1) * rows // height
        part = Window(window.n, window.d[first:last], window.remainder, window.divider)
        for _, band in part.rows(max(1, 8 * BLOCK // columns)):
            values = coloured_values(band, layer).astype(float)
            if is_average and layer == "paper":
                values = (values > 0).astype(float)
            means[row] += np.add.reduceat(values.sum(axis=0), left) / widths / (last - first)
    return means, is_average
