"""The command that draws the map of who wins."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..rules import InputError, Name
from .arguments import Divider, Language, Remainder, number
from .console import Speaker, console

if TYPE_CHECKING:
    from rich.console import Console

    from ..atlas import Layer, Window
    from ..atlas.arrays import Progress

LONG = 4_000_000
"""From so many variants on the work has a progress bar."""
SHADES = " ░▒▓█"
SIGNS = "BbaA"


def atlas(
    n: Annotated[
        str, typer.Option("--n", metavar="FROM:TO[:STEP]", help="The boards, both ends included.")
    ] = "5:1803:2",
    d: Annotated[
        str, typer.Option("--d", metavar="FROM:TO[:STEP]", help="The divisors, both ends included.")
    ] = "2:421",
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
    boards, divisors = given_range(n, "n"), given_range(d, "d")
    window = Window(boards, divisors, number(remainder, "remainder"), divider.strip().upper())  # type: ignore[arg-type]
    if out is None:
        draw(console(), window, chosen, Speaker(lang))
        return
    check_kind(Path(out))
    rows, columns = window.shape
    with progress_bar(rows * columns) as progress:
        write(window, chosen, Path(out), progress)
    print(Speaker(lang)("cli-atlas-written", file=out, rows=rows, columns=columns))


def given_range(text: str, name: str) -> range:
    """The range that FROM:TO or FROM:TO:STEP writes, both ends included."""
    parts = [number(part, name) for part in text.split(":")]
    if not 2 <= len(parts) <= 3 or (len(parts) == 3 and parts[2] < 1):
        expected = "{name} is given as FROM:TO or FROM:TO:STEP, as in 5:2000, not {value}"
        raise InputError("not-a-window", expected, name=Name(name), value=text)
    if parts[0] > parts[1]:
        raise InputError("empty-range", "{name} begins above its end in {value}", name=Name(name), value=text)
    return range(parts[0], parts[1] + 1, *parts[2:])


@contextmanager
def progress_bar(total: int) -> Iterator[Progress | None]:
    """A bar on the terminal while long work goes on."""
    if total < LONG or not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import Progress as Bar

    with Bar(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=total)
        yield lambda more: bar.advance(task, more)


def draw(out: Console, window: Window, layer: Layer, say: Speaker) -> None:
    """Draw the map as large as the terminal allows; each character stands for the average of what it covers."""
    from rich.text import Text

    from ..atlas.colours import palette, places
    from ..atlas.overview import overview

    label = max(len(str(window.d[-1])), len(str(window.d[0])))
    wide, high = max(8, min(out.width - label - 2, 160)), max(4, min(out.height - 5, 50))
    coloured = out.color_system is not None
    means, average = overview(window, layer, wide, high * 2 if coloured else high)
    title = say("cli-atlas-title", layer=say(f"cli-atlas-{layer}"))
    out.print(title, style="bold")
    colours = [f"#{bytes(colour).hex()}" for colour in palette(layer)]
    step = 2 if coloured else 1
    places_of = places(layer, means, average)
    for top in range(len(means) - 1, -1, -step):
        row = len(means) - 1 - top
        low = max(top - step + 1, 0)
        text = Text(_label(window.d, low, len(means), label) if row // step % 4 == 0 else " " * label)
        text.append(" ")
        for column in range(means.shape[1]):
            if coloured:
                below = places_of[top - 1, column] if top else 0
                style = (
                    f"{colours[places_of[top, column]]} on {colours[below]}" if top else colours[places_of[top, column]]
                )
                text.append("▀", style)
            else:
                text.append(_sign(layer, float(means[top, column]), average))
        out.print(text, no_wrap=True, crop=True)
    first, last = str(window.n[0]), str(window.n[-1])
    out.print(" " * (label + 1) + first + " " * max(1, means.shape[1] - len(first) - len(last)) + last, no_wrap=True)
    out.print(say("cli-atlas-legend-colour" if coloured else "cli-atlas-legend", layer=layer))


def _label(values: range, place: int, rows: int, width: int) -> str:
    """The d at the lower edge of a character, right-aligned."""
    return f"{values[place * ((values[-1] - values[0]) // values.step + 1) // rows]:>{width}}"


def _sign(layer: Layer, value: float, average: bool) -> str:
    """A character for a value where there are no colours."""
    if layer == "margin":
        return SIGNS[(0 if value < -16 else 1) if value < 0 else (3 if value > 16 else 2)]
    share = value if layer != "paper" or average else float(value > 0)
    return SHADES[round(share * (len(SHADES) - 1))]
