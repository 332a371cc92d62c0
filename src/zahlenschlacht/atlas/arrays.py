"""The map as an array: one row for each d, one column for each n.

The winner layer is written run by run. First every board is given to its closer. Then the runs of boards that the
closing Divider loses are overwritten. The other layers are computed block by block.
"""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from ..colours import Layer
from ..game.errors import InputError, Name, abbreviated
from ..game.rules import Player
from .cells import LAYERS, TYPES, Cells, cells
from .runs import Ints, lost_runs, periods
from .window import Window

BLOCK = 1 << 16
"""How many cells are computed together, so that they stay in the processor's cache."""
RUN_BATCH = 1 << 19
"""How many runs are kept in memory at a time."""
STRIP = 1 << 21
"""How many columns, and how many rows, the winner layer processes at a time."""
MAX_BYTES = 2 << 30
"""The size of the largest array that is allocated."""

Progress = Callable[[int], Any]
"""Called with the number of cells that were computed since the last call."""


def atlas(
    n_range: range,
    d_range: range,
    remainder: int = 0,
    divider: Player | str = Player.A,
    layer: Layer = "winner",
    out: Cells | None = None,
) -> Cells:
    """The layer over a window: `result[i, j]` belongs to the i-th d and the j-th n. Exact up to n and d of 10**18.

    >>> atlas(range(5, 20, 2), range(2, 8))
    array([[1, 1, 1, 1, 1, 1, 1, 1],
           [1, 1, 1, 1, 1, 1, 1, 1],
           [0, 1, 1, 1, 1, 1, 1, 1],
           [1, 0, 1, 1, 1, 1, 1, 1],
           [1, 0, 0, 1, 1, 1, 1, 1],
           [1, 1, 0, 0, 1, 1, 0, 1]], dtype=uint8)
    """
    return fill(Window(n_range, d_range, remainder, divider), layer, out)  # type: ignore[arg-type]


def fill(window: Window, layer: Layer = "winner", out: Cells | None = None, progress: Progress | None = None) -> Cells:
    """The layer over a window, in a new array or in `out`."""
    as_layer(layer)
    if out is None:
        check_memory(window, np.dtype(TYPES[layer]).itemsize)
        out = np.empty(window.shape, TYPES[layer])
    elif out.shape != window.shape or not np.can_cast(TYPES[layer], out.dtype):
        kind = np.dtype(TYPES[layer]).name
        actual = Name(f"{out.shape} of {out.dtype}")
        raise InputError("wrong-array", shape=Name(window.shape), type=Name(kind), value=actual)
    if layer == "winner":
        _fill_winner(window, out, progress)
    else:
        _fill_cells(window, layer, out, progress)
    return out


def as_layer(name: str) -> Layer:
    """The layer of this name."""
    for layer in LAYERS:
        if layer == name:
            return layer
    names = Name(", ".join(LAYERS))
    raise InputError("no-such-layer", value=name, known=names)


def check_memory(window: Window, cell_bytes: int) -> None:
    """Refuse a window whose array would be larger than `MAX_BYTES`."""
    rows, columns = window.shape
    total = rows * columns * cell_bytes
    if total > MAX_BYTES:
        raise InputError("map-too-large", value=Name(gigabytes(total)), largest=Name(gigabytes(MAX_BYTES)))


def gigabytes(size_in_bytes: int) -> str:
    """A number of bytes as text.

    >>> gigabytes(3_000_000_000), gigabytes(10**36)
    ('3.0 GB', '1000000000000000000000000000 GB')
    """
    figure = size_in_bytes / 10**9
    return f"{figure:.1f} GB" if figure < 10**15 else f"{abbreviated(size_in_bytes // 10**9)} GB"


def parity_slices(values: range) -> list[slice]:
    """Slices of a range with only even or only odd values each."""
    return [slice(None)] if values.step % 2 == 0 or len(values) == 1 else [slice(0, None, 2), slice(1, None, 2)]


def as_array(values: range) -> Ints:
    """The range as 64-bit integers."""
    # numpy.arange(start, stop, step) would overflow: the stop may lie a whole step beyond the largest value.
    return values[0] + values.step * np.arange(len(values), dtype=np.int64)


def _fill_cells(window: Window, layer: Layer, out: Cells, progress: Progress | None) -> None:
    width = min(window.shape[1], BLOCK)
    for left, strip in window.columns(width):
        n = as_array(strip.n)[np.newaxis, :]
        for top, band in strip.rows(max(1, BLOCK // width)):
            d = as_array(band.d)[:, np.newaxis]
            block = out[top : top + d.size, left : left + n.size]
            for columns in parity_slices(strip.n):
                block[:, columns] = cells(layer, n[:, columns], d, window.remainder, window.divider)
            if progress:
                progress(block.size)


def _fill_winner(window: Window, out: Cells, progress: Progress | None) -> None:
    divider_wins = int(window.divider is Player.A)  # and n mod 2 on the boards that the Divider closes
    for left, strip in window.columns(STRIP):
        part = out[:, left : left + len(strip.n)]
        _fill_closers(strip, part)
        step, n_first = strip.n.step, strip.n[0]
        for top, d in _bands(strip):
            runs = lost_runs(d, n_first, strip.n[-1], window.remainder, divider_wins)
            begin, end = runs.first - n_first, runs.last - n_first + 1
            if step > 1:
                begin, end = -(-begin // step), -(-end // step)
            _write_runs(part[top : top + len(d)], runs.row, begin, end, 1 - divider_wins)
            if progress:
                progress(len(d) * part.shape[1])


def _bands(window: Window) -> Iterator[tuple[int, Ints]]:
    """The d of a window in bands of at most about `RUN_BATCH` runs, each with the index of its first row."""
    for top, band in window.rows(STRIP):
        d = as_array(band.d)
        _, count = periods(d, window.n[0], window.n[-1], window.remainder)
        ends = np.cumsum(count)
        first = 0
        while first < len(d):
            before = ends[first - 1] if first else 0
            last = max(first + 1, int(np.searchsorted(ends, before + RUN_BATCH, "right")))
            yield top + first, d[first:last]
            first = last


def _write_runs(band: Cells, row: Ints, begin: Ints, end: Ints, value: int) -> None:
    """Write the value into each interval of the rows."""
    if band.flags.c_contiguous and band.dtype == np.uint8:
        # Copying bytes between memoryviews takes half the time of assigning to a slice of an array.
        flat = memoryview(band.reshape(-1))  # type: ignore[arg-type]
        values = memoryview(bytes([value]) * int((end - begin).max(initial=0)))
        offset = row * band.shape[1]
        for first, last in zip((offset + begin).tolist(), (offset + end).tolist(), strict=True):
            flat[first:last] = values[: last - first]
    else:
        for index, first, last in zip(row.tolist(), begin.tolist(), end.tolist(), strict=True):
            band[index, first:last] = value


def _fill_closers(window: Window, out: Cells) -> None:
    """Write the closer of each board as its winner."""
    columns = parity_slices(window.n)
    first = window.n[0] % 2  # A closes the odd boards
    if len(columns) == 1:
        out.fill(first)
    elif out.dtype == np.uint8 and out.flags.c_contiguous and out.shape[1] % 2 == 0:
        pair = np.array([first, 1 - first], dtype=np.uint8).view(np.uint16)
        out.reshape(-1).view(np.uint16).fill(pair[0])
    else:
        out[:, columns[0]] = first
        out[:, columns[1]] = 1 - first
