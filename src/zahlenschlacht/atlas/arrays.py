"""The map as an array: d downwards, n to the right.

The winner layer is written run by run: first the alternation of odd and even n as if the Divider won wherever he
closes, then the runs that he loses. The other layers are computed block by block.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from ..game.rules import InputError, Name, Player, abbreviated
from .cells import LAYERS, TYPES, Cells, Layer, cells
from .runs import Ints, lost_runs, periods
from .window import Window, size

BLOCK = 1 << 16
"""How many cells are computed at once, so that they stay in the cache."""
RUNS_AT_ONCE = 1 << 19
"""How many runs are held at once."""
WIDEST = 1 << 21
"""How many columns or rows are looked at together."""
MEMORY = 2 << 30
"""An array of more bytes is not made."""

Progress = Callable[[int], Any]
"""Is told how many more cells are done."""


def atlas(
    n_range: range,
    d_range: range,
    remainder: int = 0,
    divider: Player | str = Player.A,
    layer: Layer = "winner",
    out: Cells | None = None,
) -> Cells:
    """The layer over a window: `result[i, j]` is about the i-th d and the j-th n. Exact up to n and d of 10**18.

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
    """The layer over a window, written into `out` where that is given."""
    check_layer(layer)
    if out is None:
        check_memory(window, np.dtype(TYPES[layer]).itemsize)
        out = np.empty(window.shape, TYPES[layer])
    elif out.shape != window.shape or not np.can_cast(TYPES[layer], out.dtype):
        text = "the array must have the shape {shape} and hold {type}, not {value}"
        kind = np.dtype(TYPES[layer]).name
        found = Name(f"{out.shape} of {out.dtype}")
        raise InputError("wrong-array", text, shape=Name(window.shape), type=Name(kind), value=found)
    if layer == "winner":
        _fill_winner(window, out, progress)
    else:
        _fill_cells(window, layer, out, progress)
    return out


def check_layer(layer: str) -> Layer:
    """The layer of this name."""
    for known in LAYERS:
        if known == layer:
            return known
    names = Name(", ".join(LAYERS))
    raise InputError("no-such-layer", "there is no layer {value}, choose from {known}", value=layer, known=names)


def check_memory(window: Window, cell_bytes: int) -> None:
    """Refuse a window that would take more than `MEMORY` at so many bytes a cell."""
    rows, columns = window.shape
    needed = rows * columns * cell_bytes
    if needed > MEMORY:
        text = "the map would take {value} of memory, more than {largest}; written as CSV it takes none"
        raise InputError("map-too-large", text, value=Name(amount(needed)), largest=Name(amount(MEMORY)))


def amount(size_in_bytes: int) -> str:
    """A number of bytes as one reads it.

    >>> amount(3_000_000_000), amount(10**36)
    ('3.0 GB', '1000000000000000000000000000 GB')
    """
    gigabytes = size_in_bytes / 10**9
    return f"{gigabytes:.1f} GB" if gigabytes < 10**15 else f"{abbreviated(size_in_bytes // 10**9)} GB"


def parities(values: range) -> list[slice]:
    """The places of a range in slices of one parity each."""
    return [slice(None)] if values.step % 2 == 0 or size(values) == 1 else [slice(0, None, 2), slice(1, None, 2)]


def array_of(values: range) -> Ints:
    """A range as 64-bit integers."""
    # arange of numpy goes through the stop, which may lie beyond the largest value by a whole step.
    return values[0] + values.step * np.arange(size(values), dtype=np.int64)


def _fill_cells(window: Window, layer: Layer, out: Cells, progress: Progress | None) -> None:
    columns = window.shape[1]
    wide = min(columns, BLOCK)
    for left, strip in window.columns(wide):
        n = array_of(strip.n)[np.newaxis, :]
        for top, band in strip.rows(max(1, BLOCK // wide)):
            d = array_of(band.d)[:, np.newaxis]
            block = out[top : top + d.size, left : left + n.size]
            for places in parities(strip.n):
                block[:, places] = cells(layer, n[:, places], d, window.remainder, window.divider)
            if progress:
                progress(block.size)


def _fill_winner(window: Window, out: Cells, progress: Progress | None) -> None:
    divider_wins = int(window.divider is Player.A)
    for left, strip in window.columns(WIDEST):
        part = out[:, left : left + size(strip.n)]
        _alternate(strip, part, divider_wins)
        step, n_first = strip.n.step, strip.n[0]
        for top, d in _bands(strip):
            runs = lost_runs(d, n_first, strip.n[-1], window.remainder, window.closing_parity)
            begin, end = runs.first - n_first, runs.last - n_first + 1
            if step > 1:
                begin, end = -(-begin // step), -(-end // step)
            _write(part[top : top + len(d)], runs.row, begin, end, 1 - divider_wins)
            if progress:
                progress(len(d) * part.shape[1])


def _bands(window: Window) -> Iterator[tuple[int, Ints]]:
    """The rows of a window in bands whose runs are not too many, each with its place."""
    for top, band in window.rows(WIDEST):
        d = array_of(band.d)
        _, count = periods(d, window.n[0], window.n[-1], window.remainder)
        ends = np.cumsum(count)
        first = 0
        while first < len(d):
            done = ends[first - 1] if first else 0
            last = max(first + 1, int(np.searchsorted(ends, done + RUNS_AT_ONCE, "right")))
            yield top + first, d[first:last]
            first = last


def _write(band: Cells, row: Ints, begin: Ints, end: Ints, value: int) -> None:
    """Write the value into each interval of the rows."""
    if band.flags.c_contiguous and band.dtype == np.uint8:
        # Copying bytes between memoryviews costs half of what assigning to a slice of an array costs.
        line = memoryview(band.reshape(-1))  # type: ignore[arg-type]
        values = memoryview(bytes([value]) * int((end - begin).max(initial=0)))
        offset = row * band.shape[1]
        for first, last in zip((offset + begin).tolist(), (offset + end).tolist(), strict=True):
            line[first:last] = values[: last - first]
    else:
        for place, first, last in zip(row.tolist(), begin.tolist(), end.tolist(), strict=True):
            band[place, first:last] = value


def _alternate(window: Window, out: Cells, divider_wins: int) -> None:
    """Where the Divider closes he wins, where the Breaker closes the Breaker wins."""
    places = parities(window.n)
    first = divider_wins if window.n[0] % 2 == window.closing_parity else 1 - divider_wins
    if len(places) == 1:
        out.fill(first)
    elif out.dtype == np.uint8 and out.flags.c_contiguous and out.shape[1] % 2 == 0:
        pair = np.array([first, 1 - first], dtype=np.uint8).view(np.uint16)
        out.reshape(-1).view(np.uint16).fill(pair[0])
    else:
        out[:, places[0]] = first
        out[:, places[1]] = 1 - first
