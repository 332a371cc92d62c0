"""The command that draws the map of the winners."""

from pathlib import Path
from typing import Annotated

from ..extras import extra
from ..game.parsing import parse_int, parse_range
from .arguments import Boards, Divider, Divisors, Language, Remainder, player_of
from .console import Speaker, progress_bar
from .options import Option


def atlas(
    out: Annotated[str, Option(metavar="FILE", help="The .png, .csv or .npz file to write.")],
    n: Boards = "5:1803:2",
    d: Divisors = "2:421",
    layer: Annotated[str, Option(metavar="winner|margin|share|paper", help="The layer of the map.")] = "winner",
    divider: Divider = "A",
    remainder: Remainder = "0",
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
    file_kind(Path(out))  # refuses other kinds before the work begins
    rows, columns = window.shape
    with progress_bar(rows * columns) as update:
        write(window, shown_layer, Path(out), lambda cells: update(advance=cells))
    print(Speaker(lang)("cli-atlas-written", file=out, rows=rows, columns=columns))
