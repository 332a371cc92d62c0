"""The map as a file: .png, .csv or .npz. CSV is written block by block, in constant memory."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import numpy as np

from ..colours import Layer
from ..game.errors import writing
from ..game.parsing import file_suffix
from .arrays import BLOCK, Progress, as_array, fill
from .pictures import picture, png
from .statements import citations
from .window import Window

KINDS = (".png", ".csv", ".npz")
"""The kinds of files that a map can be written as."""


def file_kind(path: Path) -> str:
    """The suffix of the file's name, which must be one of `KINDS`."""
    return file_suffix(path.name, KINDS, "no-such-file-kind")


def write(window: Window, layer: Layer, path: Path, progress: Progress | None = None) -> None:
    """Write the map to a file, completely or not at all."""
    kind = file_kind(path)
    temporary = path.with_name(path.name + ".part")
    try:
        with writing(path), temporary.open("wb") as target:
            if kind == ".png":
                target.write(png(layer, picture(window, layer, progress)))
            elif kind == ".npz":
                values = fill(window, layer, progress=progress)
                np.savez_compressed(target, values=values, n=as_array(window.n), d=as_array(window.d))
            else:
                for block in csv_blocks(window, layer, progress):
                    target.write(block)
        with writing(path):
            temporary.replace(path)
    finally:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)


def csv_blocks(window: Window, layer: Layer, progress: Progress | None = None) -> Iterator[bytes]:
    """The map as lines n,d,value, row by row, in blocks of bounded size."""
    yield f"n,d,{layer}\n".encode()
    width = min(window.shape[1], BLOCK)
    for _, band in window.rows(max(1, BLOCK // width)):
        for _, block in band.columns(width):
            rows = fill(block, layer).tolist()
            texts = list(map(str, block.n))
            lines = []
            for d, row in zip(block.d, rows, strict=True):
                ending = f",{d},"
                lines += [n + ending + _csv_value(layer, value) for n, value in zip(texts, row, strict=True)]
            lines.append("")
            yield "\n".join(lines).encode()
            if progress:
                progress(len(lines) - 1)


def _csv_value(layer: Layer, value: float) -> str:
    """A value as it stands in the file: A or B, the citation, or the number."""
    if layer == "winner":
        return "A" if value else "B"
    return citations()[int(value)] if layer == "paper" else str(value)
