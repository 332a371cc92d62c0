"""The command that draws the map of who wins."""

from __future__ import annotations

from bisect import bisect
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..colours import css
from ..game.parsing import parse_int, parse_range
from .arguments import Boards, Divider, Divisors, Language, Remainder, player_of
from .console import Speaker, console, progress_bar

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

    from ..atlas import Layer, Window
    from ..atlas.samples import Means

SHADES = " ░▒▓█"
"""For a share, from nothing to all."""
SIGNS = "BbaA"
"""For a margin of A's: capital where it is beyond FAR."""
FAR = 16


def atlas(
    n: Boards = "5:1803:2",
    d: Divisors = "2:421",
    layer: Annotated[str, typer.Option(metavar="winner|margin|share|paper", help="What the map shows.")] = "winner",
    divider: Divider = "A",
    remainder: Remainder = "0",
    out: Annotated[
        str | None,
        typer.Option(
            metavar="FILE", help="Write .png, .svg, .csv or .npz; else draw in the terminal.", show_default=False
        ),
    ] = None,
    lang: Language = None,
) -> None:
    """The map of who wins over n and d: n to the right, d upwards, A pink."""
    from ..atlas import Window
    from ..atlas.arrays import check_layer
    from ..atlas.files import check_kind, write

    chosen = check_layer(layer)
    boards, divisors = parse_range(n, "n"), parse_range(d, "d")
    window = Window(boards, divisors, parse_int(remainder, "remainder"), player_of(divider))
    if out is None:
        draw(console(), window, chosen, Speaker(lang))
        return
    check_kind(Path(out))
    rows, columns = window.shape
    with progress_bar(rows * columns) as update:
        write(window, chosen, Path(out), lambda more: update(advance=more))
    print(Speaker(lang)("cli-atlas-written", file=out, rows=rows, columns=columns))


def draw(out: Console, window: Window, layer: Layer, say: Speaker) -> None:
    """Draw the map as large as the terminal allows; each character stands for the average of what it covers."""
    from rich.text import Text

    from ..atlas.overview import overview
    from ..atlas.window import size

    margin = max(len(str(window.d[-1])), len(str(window.d[0])))
    wide, high = max(8, min(out.width - margin - 2, 160)), max(4, min(out.height - 5, 50))
    coloured = out.color_system is not None
    rows_in_line = 2 if coloured else 1
    means, average = overview(window, layer, wide, high * rows_in_line)
    lines = _in_colours(layer, means, average) if coloured else _in_signs(layer, means, average)
    out.print(say("cli-atlas-title", layer=say(f"cli-atlas-{layer}")), style="bold")
    for place, line in enumerate(lines):
        lowest_row = max(0, len(means) - (place + 1) * rows_in_line)
        label = window.d[lowest_row * size(window.d) // len(means)] if place % 4 == 0 else ""
        out.print(Text.assemble(f"{label:>{margin}} ", line), no_wrap=True, crop=True)
    first, last = str(window.n[0]), str(window.n[-1])
    out.print(" " * (margin + 1) + first + " " * max(1, means.shape[1] - len(first) - len(last)) + last, no_wrap=True)
    out.print(say("cli-atlas-legend-colour" if coloured else "cli-atlas-legend", layer=layer))


def _in_colours(layer: Layer, means: Means, average: bool) -> list[Text]:
    """The rows, the largest d first, two to a line: a block for the upper one on the colour of the lower one."""
    from rich.text import Text

    from ..atlas.colours import palette, places

    colours = [css(colour) for colour in palette(layer)]
    rows = [[colours[place] for place in row] for row in places(layer, means, average)[::-1]]
    lines = []
    for upper, lower in zip_longest(rows[::2], rows[1::2]):
        styles = [f"{above} on {below}" for above, below in zip(upper, lower, strict=True)] if lower else upper
        lines.append(Text.assemble(*(("▀", style) for style in styles)))
    return lines


def _in_signs(layer: Layer, means: Means, average: bool) -> list[Text]:
    """The rows, the largest d first, in characters that need no colour."""
    from rich.text import Text

    return [Text("".join(_sign(layer, float(value), average) for value in row)) for row in means[::-1]]


def _sign(layer: Layer, value: float, average: bool) -> str:
    """A character for a value where there are no colours."""
    if layer == "margin":
        return SIGNS[bisect((-FAR, 0, FAR), value)]
    share = value if layer != "paper" or average else float(value > 0)
    return SHADES[round(share * (len(SHADES) - 1))]
