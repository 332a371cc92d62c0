"""The board drawn in the terminal.

The board can be read without colours: a crossed-out number has its player's letter, a superfluous one is in round
brackets, a marked one in square brackets.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from ..game.drawing import columns
from ..game.rules import MAX_PLAYABLE, Position
from ..solution.residues import counts, superfluous
from .console import COLOUR, Speaker

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text


LARGEST_DRAWN = 400
"""Boards up to this size are drawn number by number, larger ones as counts of residues."""
MAX_RESIDUES = 60


def draw(out: Console, position: Position, say: Speaker, marked: Collection[int] = ()) -> None:
    """Draw the board; of a large board, print how many numbers of each residue are left."""
    if position.variant.n > MAX_PLAYABLE:
        return
    if position.variant.n > LARGEST_DRAWN:
        if position.variant.bond.is_sum:
            draw_counts(out, position, say)
        return
    from rich.text import Text

    crossed_by = {number: "AB"[ply % 2] for ply, number in enumerate(position.crossed)}
    grey = set(superfluous(position))
    width = max(len(str(number)) for number in position.variant.numbers) + 2
    cells = [
        _cell(number, crossed_by.get(number), number in marked, number in grey) for number in position.variant.numbers
    ]
    for cell in cells:
        cell.align("right", width)
    out.print()
    per_row = min(columns(len(cells)), max(1, (out.width - 2) // (width + 2)))
    for begin in range(0, len(cells), per_row):
        out.print(Text("  ").join([Text(""), *cells[begin : begin + per_row]]))
    out.print()
    marks = {"A": position.ply > 0, "B": position.ply > 1, "superfluous": bool(grey)}
    legend = [Text(say(f"cli-legend-{mark.lower()}"), style=COLOUR[mark]) for mark in marks if marks[mark]]
    if legend:
        out.print(Text("   ").join([Text(""), *legend]))
        out.print()


def _cell(number: int, crossed_by: str | None, is_marked: bool, is_superfluous: bool) -> Text:
    """A number with its mark and colour."""
    from rich.text import Text

    if crossed_by is not None:
        cell = Text(str(number), style=f"strike {COLOUR[crossed_by]}")
        return cell.append(crossed_by.lower(), style=f"not strike {COLOUR[crossed_by]}")
    if is_marked:
        return Text(f"[{number}]", style=f"bold {COLOUR['marked']}")
    if is_superfluous:
        return Text(f"({number})", style=COLOUR["superfluous"])
    return Text(f"{number} ", style="bold")


def draw_counts(out: Console, position: Position, say: Speaker) -> None:
    """Print how many numbers of each residue are left."""
    left = counts(position)
    text = "  ".join(f"{residue}: {count}" for residue, count in list(left.items())[:MAX_RESIDUES])
    out.print()
    out.print("  " + say("cli-counts", d=str(position.variant.d)))
    out.print("  " + text + ("  ..." if len(left) > MAX_RESIDUES else ""))
    out.print()
