"""The map as a file: .png, .svg, .csv or .npz. CSV is written block by block, in flat memory."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import numpy as np

from ..game.errors import cannot_write
from ..game.parsing import file_suffix
from .arrays import BLOCK, Progress, array_of, fill
from .cells import Layer
from .pictures import picture, png, svg
from .statements import citations
from .window import Window

KINDS = (".png", ".svg", ".csv", ".npz")
"""What a map can be written as."""


def check_kind(path: Path) -> str:
    """The kind of file that the name asks for."""
    return file_suffix(path.name, KINDS, "no-such-file-kind", "a map is written as {known}, not as {value}")


def write(window: Window, layer: Layer, path: Path, progress: Progress | None = None) -> None:
    """Write the map to a file, whole or not at all."""
    kind = check_kind(path)
    unfinished = path.with_name(path.name + ".part")
    try:
        with unfinished.open("wb") as target:
            if kind == ".png":
                target.write(png(layer, picture(window, layer, progress)))
            elif kind == ".svg":
                target.write(svg(window, layer, picture(window, layer, progress)).encode())
            elif kind == ".npz":
                found = fill(window, layer, progress=progress)
                np.savez_compressed(target, values=found, n=array_of(window.n), d=array_of(window.d))
            else:
                for block in csv_blocks(window, layer, progress):
                    target.write(block)
        unfinished.replace(path)
    except OSError as error:
        raise cannot_write(path, error) from None
    finally:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)


def csv_blocks(window: Window, layer: Layer, progress: Progress | None = None) -> Iterator[bytes]:
    """The map as lines n,d,value, row by row, in pieces of bounded size."""
    yield f"n,d,{layer}\n".encode()
    wide = min(window.shape[1], BLOCK)
    for _, band in window.rows(max(1, BLOCK // wide)):
        for _, block in band.columns(wide):
            found = fill(block, layer).tolist()
            texts = list(map(str, block.n))
            lines = []
            for d, row in zip(block.d, found, strict=True):
                ending = f",{d},"
                lines += [n + ending + _shown(layer, value) for n, value in zip(texts, row, strict=True)]
            lines.append("")
            yield "\n".join(lines).encode()
            if progress:
                progress(len(lines) - 1)


def _shown(layer: Layer, value: float) -> str:
    """A value as the file says it: A or B, the citation, or the number."""
    if layer == "winner":
        return "A" if value else "B"
    return citations()[int(value)] if layer == "paper" else str(value)
