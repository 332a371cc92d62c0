"""The board drawn in the terminal.

Colour is never alone: a crossed number is struck through and carries its player's letter, a superfluous one stands in
round brackets, a marked one in square brackets.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from ..bonds import Sum
from ..residues import counts, superfluous
from ..rules import PLAYABLE, Position
from .console import COLOUR, Speaker

if TYPE_CHECKING:
    from rich.console import Console

LARGEST_DRAWN = 400
"""Boards up to this size are drawn number by number, larger ones as counts of residues."""
MOST_RESIDUES = 60


def draw(out: Console, position: Position, say: Speaker, marked: Collection[int] = ()) -> None:
    """Draw the board, or for a large one how many numbers of each residue are left."""
    if position.variant.n > PLAYABLE:
        return
    if position.variant.n > LARGEST_DRAWN:
        if isinstance(position.variant.bond, Sum):
            draw_counts(out, position, say)
        return
    from rich.text import Text

    crossed_by = {number: "AB"[ply % 2] for ply, number in enumerate(position.crossed)}
    grey = set(superfluous(position))
    width = max(len(str(number)) for number in position.variant.numbers) + 2
    cells = []
    for number in position.variant.numbers:
        if number in crossed_by:
            player = crossed_by[number]
            cell = Text(str(number), style=f"strike {COLOUR[player]}")
            cell.append(player.lower(), style=f"not strike {COLOUR[player]}")
        elif number in marked:
            cell = Text(f"[{number}]", style=f"bold {COLOUR['marked']}")
        elif number in grey:
            cell = Text(f"({number})", style=COLOUR["superfluous"])
        else:
            cell = Text(f"{number} ", style="bold")
        cell.align("right", width)
        cells.append(cell)
    out.print()
    per_row = columns(len(cells), width, out.width)
    for begin in range(0, len(cells), per_row):
        out.print(Text("  ").join([Text(""), *cells[begin : begin + per_row]]))
    out.print()
    marks = [
        ("cli-legend-a", COLOUR["A"], position.ply > 0),
        ("cli-legend-b", COLOUR["B"], position.ply > 1),
        ("cli-legend-superfluous", COLOUR["superfluous"], bool(grey)),
    ]
    legend = [Text(say(word), style=style) for word, style, used in marks if used]
    if legend:
        out.print(Text("   ").join([Text(""), *legend]))
        out.print()


def columns(cells: int, width: int, room: int) -> int:
    """How many numbers stand in a row: the paper's three rows of five for a small board, what fits for a large one."""
    fits = max(1, (room - 2) // (width + 2))
    square = next(row for row in range(1, cells + 1) if row * row * 3 >= cells * 5)
    return min(fits, max(5, square))


def draw_counts(out: Console, position: Position, say: Speaker) -> None:
    """Print how many numbers of each residue are left."""
    left = counts(position)
    shown = list(left.items())[:MOST_RESIDUES]
    text = "  ".join(f"{residue}: {count}" for residue, count in shown)
    out.print()
    out.print("  " + say("cli-counts", d=str(position.variant.d)))
    out.print("  " + text + ("  ..." if len(left) > MOST_RESIDUES else ""))
    out.print()
