"""The command that draws the map of the winners."""

from __future__ import annotations

from bisect import bisect
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..colours import css
from ..extras import extra
from ..game.parsing import parse_int, parse_range
from .arguments import Boards, Divider, Divisors, Language, Remainder, player_of
from .console import Speaker, console, progress_bar

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

    from ..atlas import Layer, Window
    from ..atlas.samples import Means


SHADES = " ░▒▓█"
"""The characters for shares from 0 to 1."""
SIGNS = "BbaA"
"""The characters for A's margins: a capital letter if the margin is beyond `FAR`."""
FAR = 16


def atlas(
    n: Boards = "5:1803:2",
    d: Divisors = "2:421",
    layer: Annotated[str, typer.Option(metavar="winner|margin|share|paper", help="The layer of the map.")] = "winner",
    divider: Divider = "A",
    remainder: Remainder = "0",
    out: Annotated[
        str | None,
        typer.Option(
            metavar="FILE",
            help="Write a .png, .svg, .csv or .npz file instead of drawing in the terminal.",
            show_default=False,
        ),
    ] = None,
    lang: Language = None,
) -> None:
    """Draw the map of the winners: n to the right, d upwards, A in pink."""
    from ..atlas import Window

    with extra("atlas"):
        from ..atlas.arrays import as_layer
        from ..atlas.files import file_kind, write

    boards, divisors = parse_range(n, "n"), parse_range(d, "d")
    shown_layer = as_layer(layer)
    window = Window(boards, divisors, parse_int(remainder, "remainder"), player_of(divider))
    if out is None:
        draw(console(), window, shown_layer, Speaker(lang))
        return
    file_kind(Path(out))  # refuses other kinds before the work begins
    rows, columns = window.shape
    with progress_bar(rows * columns) as update:
        write(window, shown_layer, Path(out), lambda cells: update(advance=cells))
    print(Speaker(lang)("cli-atlas-written", file=out, rows=rows, columns=columns))


def draw(out: Console, window: Window, layer: Layer, say: Speaker) -> None:
    """Draw the map as large as the terminal allows; each character shows the average over its variants."""
    from rich.text import Text

    from ..atlas.overview import overview
    from ..atlas.window import size

    margin = max(len(str(window.d[-1])), len(str(window.d[0])))
    width, height = max(8, min(out.width - margin - 2, 160)), max(4, min(out.height - 5, 50))
    has_colours = out.color_system is not None
    rows_per_line = 2 if has_colours else 1
    means, is_average = overview(window, layer, width, height * rows_per_line)
    lines = _coloured_lines(layer, means, is_average) if has_colours else _plain_lines(layer, means, is_average)
    out.print(say("cli-atlas-title", layer=say(f"cli-atlas-{layer}")), style="bold")
    for index, line in enumerate(lines):
        lowest_row = max(0, len(means) - (index + 1) * rows_per_line)
        label = window.d[lowest_row * size(window.d) // len(means)] if index % 4 == 0 else ""
        out.print(Text.assemble(f"{label:>{margin}} ", line), no_wrap=True, crop=True)
    first, last = str(window.n[0]), str(window.n[-1])
    out.print(" " * (margin + 1) + first + " " * max(1, means.shape[1] - len(first) - len(last)) + last, no_wrap=True)
    out.print(say("cli-atlas-legend-colour" if has_colours else "cli-atlas-legend", layer=layer))


def _coloured_lines(layer: Layer, means: Means, is_average: bool) -> list[Text]:
    """Two rows per line, the largest d first: a half block in the upper row's colour on the lower row's colour."""
    from rich.text import Text

    from ..atlas.colours import palette, palette_indices

    colours = [css(colour) for colour in palette(layer)]
    rows = [[colours[index] for index in row] for row in palette_indices(layer, means, is_average)[::-1]]
    lines = []
    for upper, lower in zip_longest(rows[::2], rows[1::2]):
        styles = [f"{above} on {below}" for above, below in zip(upper, lower, strict=True)] if lower else upper
        lines.append(Text.assemble(*(("▀", style) for style in styles)))
    return lines


def _plain_lines(layer: Layer, means: Means, is_average: bool) -> list[Text]:
    """One row per line, the largest d first, without colours."""
    from rich.text import Text

    return [Text("".join(_sign(layer, float(value), is_average) for value in row)) for row in means[::-1]]


def _sign(layer: Layer, value: float, is_average: bool) -> str:
    """The character for a value on a terminal without colours."""
    if layer == "margin":
        return SIGNS[bisect((-FAR, 0, FAR), value)]
    share = value if layer != "paper" or is_average else float(value > 0)
    return SHADES[round(share * (len(SHADES) - 1))]
