"""The map as a picture with one pixel for each variant: n to the right, d upwards."""

from io import BytesIO
from typing import Any

import numpy as np

from ..colours import Layer
from ..extras import extra
from .arrays import BLOCK, Progress, as_array, check_memory, fill
from .colours import Indices, coloured_values, palette, palette_indices
from .window import Window


def picture(window: Window, layer: Layer, progress: Progress | None = None) -> Indices:
    """The indices into the layer's palette, the largest d in the top row."""
    check_memory(window, 1)
    rows, columns = window.shape
    image = np.empty((rows, columns), np.uint8)
    for top, band in window.rows(max(1, 8 * BLOCK // columns)):
        part = image[rows - top - len(band.d) : rows - top]
        values = coloured_values(layer, fill(band, layer), as_array(band.n) % 2)
        part[:] = palette_indices(layer, values)[::-1]
        if progress:
            progress(part.size)
    return image


def png(layer: Layer, image: Indices, is_transparent: bool = False) -> bytes:
    """The picture as a PNG in the colours of the layer; if `is_transparent`, index 0 of the palette is transparent."""
    with extra("atlas"):
        from PIL import Image

    drawing = Image.fromarray(np.ascontiguousarray(image))
    drawing.putpalette([channel for colour in palette(layer) for channel in colour])
    target = BytesIO()
    options: dict[str, Any] = {"transparency": 0} if is_transparent else {}
    drawing.save(target, "PNG", compress_level=3 if is_transparent else 9, **options)
    return target.getvalue()
