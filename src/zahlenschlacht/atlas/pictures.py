"""The map as a picture with one pixel for each variant: n to the right, d upwards."""

import base64
from html import escape
from io import BytesIO
from typing import Any

import numpy as np

from ..colours import Colour, css
from ..extras import extra
from .arrays import BLOCK, Progress, check_memory, fill, parity_slices
from .cells import Cells, Layer
from .colours import Indices, margins_of_a, palette, palette_indices
from .statements import citations
from .window import Window, size

TICKS = 6
"""About how many numbers are written along an axis."""


def coloured_values(window: Window, layer: Layer) -> Cells:
    """The values that are coloured: those of the layer, or for margins those of `margins_of_a`."""
    values = fill(window, layer)
    if layer == "margin":
        for part in parity_slices(window.n):
            odd = window.n[part.start or 0] % 2
            values[:, part] = margins_of_a(values[:, part], odd)
    return values


def picture(window: Window, layer: Layer, progress: Progress | None = None) -> Indices:
    """The indices into the layer's palette, the largest d in the top row."""
    check_memory(window, 1)
    rows, columns = window.shape
    image = np.empty((rows, columns), np.uint8)
    for top, band in window.rows(max(1, 8 * BLOCK // columns)):
        part = image[rows - top - size(band.d) : rows - top]
        part[:] = palette_indices(layer, coloured_values(band, layer))[::-1]
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


def legend(layer: Layer) -> list[tuple[Colour, str]]:
    """The colours of a layer, each with its meaning."""
    colours = palette(layer)
    if layer == "winner":
        return [(colours[255], "A"), (colours[1], "B")]
    if layer == "paper":
        return [(colours[1 + code], name) for code, name in enumerate(citations())]
    entries: tuple[tuple[float, str], ...] = tuple((part / 100, f"{part} %") for part in (0, 1, 10, 25, 50, 100))
    if layer == "margin":
        entries = ((-(2**16), "B ≥ 2¹⁶"), (-256, "B 256"), (-1, "B 1"), (1, "A 1"), (256, "A 256"), (2**16, "A ≥ 2¹⁶"))
    return [(colours[int(palette_indices(layer, np.array([float(value)]))[0])], text) for value, text in entries]


def ticks(values: range) -> list[int]:
    """About `TICKS` round numbers from a range."""
    first, last = values[0], values[-1]
    step = 1
    for candidate in (factor * 10**power for power in range(20) for factor in (1, 2, 5)):
        step = candidate
        if (last - first) // candidate <= TICKS:
            break
    return list(range(-(-first // step) * step, last + 1, step)) or [first]


def svg(window: Window, layer: Layer, image: Indices) -> str:
    """The picture with axes and a legend. The map itself is embedded as a PNG, which keeps the file small."""
    height, width = image.shape
    scale = max(1, 640 // max(width, height))
    map_width, map_height = width * scale, height * scale
    left, below = 20 + 9 * len(str(window.d[-1])), 46
    data = base64.b64encode(png(layer, image)).decode()
    title = f"Zahlenschlacht: {layer}, n = {window.n[0]}..{window.n[-1]}, d = {window.d[0]}..{window.d[-1]}"
    entries = legend(layer)
    total = left + max(map_width, 200) + 20
    bottom = 20 + map_height + below
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {total} {bottom + 20 * len(entries) + 10}" role="img"'
        ' font-family="sans-serif" font-size="12" fill="#24302c">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{total}" height="{bottom + 20 * len(entries) + 10}" fill="#f6f3ec"/>',
        f'<image x="{left}" y="20" width="{map_width}" height="{map_height}" style="image-rendering:pixelated"'
        f' href="data:image/png;base64,{data}"/>',
    ]
    for n in ticks(window.n):
        x = left + map_width * (n - window.n[0] + window.n.step / 2) / (window.n[-1] - window.n[0] + window.n.step)
        lines.append(f'<text x="{x:.1f}" y="{20 + map_height + 16}" text-anchor="middle">{n}</text>')
    for d in ticks(window.d):
        y = (
            20
            + map_height
            - map_height * (d - window.d[0] + window.d.step / 2) / (window.d[-1] - window.d[0] + window.d.step)
        )
        lines.append(f'<text x="{left - 6}" y="{y + 4:.1f}" text-anchor="end">{d}</text>')
    lines.append(f'<text x="{left + map_width}" y="{20 + map_height + 34}" text-anchor="end">n</text>')
    lines.append(f'<text x="{left - 6}" y="14" text-anchor="end">d</text>')
    for index, (colour, text) in enumerate(entries):
        y = bottom + 20 * index
        lines.append(f'<rect x="{left}" y="{y}" width="14" height="14" fill="{css(colour)}"/>')
        lines.append(f'<text x="{left + 22}" y="{y + 12}">{escape(text)}</text>')
    return "\n".join([*lines, "</svg>", ""])
