"""The board as a drawing: as plain text, and as an SVG picture that looks like the page.

>>> from zahlenschlacht import Variant
>>> print(Variant(15, 7).position([8, 2]))
Z(15, 7)
  1   b   3   4   5
  6   7   a   9  10
 11  12  13  14  15
A to move
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from html import escape
from math import ceil, hypot, sqrt
from typing import TYPE_CHECKING

from ..colours import CHALK, SLATE, A, B, css
from .errors import InputError, Name, abbreviated, digits

if TYPE_CHECKING:
    from .rules import Position


MAX_DRAWN = 1000
"""The largest board that is drawn number by number."""
YELLOW = "#ffe08a"
FAINT = "#84918b"
"""The colour of numbers that are crossed out, and of the captions."""
MANY_LINES = 40
"""More lines than this are drawn thinner."""
CELL, HEIGHT, FRAME, CAPTION = 72, 60, 12, 30
"""The width and height of a cell, the width of the wooden frame, and the height of the caption below it."""
STROKES = ("M7 54C24 44 46 26 65 6", "M8 51C26 42 44 24 64 8", "M6 52C20 46 48 22 66 7", "M9 54C28 38 46 28 63 6")
"""The chalk strokes that cross out a number: a hand never draws the same line twice."""
FONT = "Kalam, 'Comic Sans MS', 'Chalkboard SE', cursive"


def columns(n: int) -> int:
    """How many numbers stand in a row: five on a small board, as in the paper.

    >>> columns(9), columns(15), columns(40)
    (5, 5, 9)
    """
    return max(5, ceil(sqrt(n * 5 / 3)))


def text(position: Position) -> str:
    """The board in plain text. A crossed-out number is replaced by the letter of the player who crossed it out."""
    variant = position.variant
    end = f"{position.turn} to move" if position.turn else f"{position.winner} wins"
    if variant.n > MAX_DRAWN:
        return f"{variant}\n{position.size} numbers left\n{end}" if position.ply else f"{variant}\n{end}"
    letters = {number: "ab"[ply % 2] for ply, number in enumerate(position.crossed)}
    cells = [letters.get(number) or digits(number) for number in variant.numbers]
    width = max(len(digits(number)) for number in (variant.numbers[0], variant.numbers[-1])) + 1
    per_row = columns(len(cells))
    rows = [cells[begin : begin + per_row] for begin in range(0, len(cells), per_row)]
    return "\n".join([str(variant), *(" ".join(cell.rjust(width) for cell in row) for row in rows), end])


class Picture(str):
    """An SVG document as text, which notebooks show as a picture."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


def svg(
    position: Position,
    *,
    size: int | None = None,
    ringed: Collection[int] = (),
    corners: Mapping[int, str] | None = None,
    lines: Iterable[tuple[int, int]] = (),
    is_dotted: bool = False,
) -> Picture:
    """The board as an SVG document, as the page draws it; `size` is its width in pixels.

    Each crossed-out number has a stroke in its player's colour and the number of the move. `ringed` numbers have a
    ring, `corners` are short texts beside numbers, and `lines` join two numbers; they are dotted if `is_dotted`.
    """
    variant = position.variant
    if variant.n > MAX_DRAWN:
        raise InputError("too-large-to-draw", largest=MAX_DRAWN, value=variant.n)
    numbers, per_row = list(variant.numbers), columns(variant.n)
    middles = {
        number: (FRAME + (place % per_row + 0.5) * CELL, FRAME + (place // per_row + 0.5) * HEIGHT)
        for place, number in enumerate(numbers)
    }
    plies = {number: ply for ply, number in enumerate(position.crossed, 1)}
    width, height = per_row * CELL + 2 * FRAME, ceil(variant.n / per_row) * HEIGHT + 2 * FRAME + CAPTION
    scale = 1 if size is None else size / width
    font_size = min(30.0, 1.1 * CELL / max(len(digits(number)) for number in (numbers[0], numbers[-1])))
    is_over = position.turn is None
    rings, texts = numbers if is_over else ringed, corners or {}
    cells = [
        _cell(number, middles[number], font_size, plies.get(number), number in rings, texts.get(number, ""))
        for number in numbers
    ]
    curves = [f'<path d="{_curve(middles[x], middles[y])}"/>' for x, y in lines]
    style = ' stroke-dasharray="1 6"' if is_dotted else ""
    style += ' stroke-width="1" opacity="0.45"' if len(curves) > MANY_LINES else ' stroke-width="2" opacity="0.8"'
    name = escape(abbreviated(Name(variant)))
    caption = f"{name} · " + (f"{position.winner} wins" if is_over else f"{position.turn} to move")
    lines_of_text = "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width * scale:g}" '
            f'height="{height * scale:g}" role="img" font-family="{FONT}" font-weight="700" text-anchor="middle">',
            f"<title>{caption}</title>",
            f'<rect width="{width}" height="{height}" rx="12" fill="#b98b58"/>',
            f'<rect x="{FRAME}" y="{FRAME}" width="{width - 2 * FRAME}" height="{height - 2 * FRAME - CAPTION}" rx="5" '
            f'fill="{css(SLATE)}"/>',
            f'<g fill="none" stroke="{YELLOW}" stroke-linecap="round"{style}>{"".join(curves)}</g>',
            *cells,
            f'<text x="{width / 2:g}" y="{height - 16}" font-size="17" fill="#231507">{caption}</text>',
            "</svg>",
        ]
    )
    return Picture(lines_of_text)


def _cell(number: int, middle: tuple[float, float], size: float, ply: int | None, has_ring: bool, corner: str) -> str:
    """A number with its stroke, its ring and the text in its corner."""
    x, y = middle
    left, top = x - CELL / 2, y - HEIGHT / 2
    parts = []
    if ply is not None:
        parts.append(
            f'<path transform="translate({left:g} {top:g})" d="{STROKES[number % 4]}" fill="none" '
            f'stroke="{css(A if ply % 2 else B)}" stroke-width="5" stroke-linecap="round"/>'
        )
        corner = str(ply)
    elif has_ring:
        parts.append(
            f'<rect x="{left + 8:g}" y="{top + 5:g}" width="{CELL - 16}" height="{HEIGHT - 10}" rx="12" fill="none" '
            f'stroke="{YELLOW}" stroke-width="2.5"/>'
        )
    figure = digits(number).replace("-", "−")
    fill = css(CHALK) if ply is None else FAINT
    parts.insert(0, f'<text x="{x:g}" y="{y + size / 3:g}" font-size="{size:g}" fill="{fill}">{figure}</text>')
    if corner:
        fill = YELLOW if ply is None else FAINT
        parts.append(
            f'<text x="{left + 17:g}" y="{top + 18:g}" font-size="11" font-family="sans-serif" fill="{fill}">'
            f"{escape(corner)}</text>"
        )
    return "".join(parts)


def _curve(start: tuple[float, float], end: tuple[float, float]) -> str:
    """A curve from beside one number to beside another; it bends away from the numbers between them."""
    (x, y), (u, v) = start, end
    length = hypot(u - x, v - y)
    bend = 0.16 * min(length, 2 * CELL)
    mx, my = (x + u) / 2 - (v - y) / length * bend, (y + v) / 2 + (u - x) / length * bend
    gap = min(0.45, 20 / length)

    def point(s: float) -> str:
        px = (1 - s) ** 2 * x + 2 * s * (1 - s) * mx + s * s * u
        py = (1 - s) ** 2 * y + 2 * s * (1 - s) * my + s * s * v
        return f"{px:.1f} {py:.1f}"

    return f"M{point(gap)}Q{mx:.1f} {my:.1f} {point(1 - gap)}"
