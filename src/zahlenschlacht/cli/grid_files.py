"""Grids of scorecards as files: a self-contained HTML page, and a picture."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from ..colours import A, B, css
from ..extras import extra
from ..game.rules import Player
from .console import Speaker
from .grid import Grid, percent, summary

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw

    from ..programs.scores import Scorecard

__all__ = ["write_page", "write_picture"]

STYLE = """
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: max-content; padding: 0 1rem;
       color: #1c2230 }
h1 { font-size: 1.4rem } h2 { font-size: 1.1rem; margin: 2rem 0 .5rem }
.scroll { overflow-x: auto } table { border-collapse: separate; border-spacing: 2px }
th { font-weight: 500; color: #566; padding: 0 .3rem; text-align: right; white-space: nowrap }
thead th { text-align: center }
.trained { border-bottom: 3px solid #1c2230 } .unseen { border-bottom: 3px dotted #99a }
td { width: 2.9rem; height: 2.3rem; text-align: center; border-radius: 4px; font-variant-numeric: tabular-nums;
     background: color-mix(in oklab, var(--full) calc(var(--v) * 1%), #f1f2f5) }
td small { display: block; font-size: .65rem; line-height: 1; color: #3a4152 } td.whole { font-weight: 700 }
td.none { background: none; color: #99a } td.first, th.first { border-left: 10px solid #fff }
p { max-width: 46rem }
"""
FULL = {Player.A: A, Player.B: B}
"""The colour of a cell with 100 % right answers, for each side."""


def write_page(grid: Grid, path: Path, say: Speaker) -> None:
    """Write a self-contained page: a table for each side, with the figures of a variant as tooltips."""
    title = escape(say("cli-score-page-title", agent=grid.agent))
    tables = "".join(_table(grid, side, say) for side in grid.plan.sides)
    lines = "".join(f"<p>{escape(line)}</p>" for line in summary(grid, say))
    full = "".join(f".{side} {{ --full: {css(colour)} }}\n" for side, colour in FULL.items())
    note = escape(say("cli-score-page-note"))
    path.write_text(
        f"<!doctype html><html lang={say.words.language}><meta charset=utf-8>"
        f"<meta name=viewport content='width=device-width'><title>{title}</title><style>{STYLE}{full}</style>"
        f"<h1>{title}</h1>{lines}{tables}<p>{note}</p></html>\n",
        encoding="utf-8",
    )


def _table(grid: Grid, side: Player, say: Speaker) -> str:
    """The table of a side: n to the right, d upwards, as on the map."""
    groups = grid.plan.groups
    first = {boards[0] for _, boards in groups[1:]}
    bars = "".join(
        f"<th colspan={len(boards)} class='{kind} {'first' if boards[0] in first else ''}'>"
        f"{escape(say('cli-score-kind', kind=kind))}</th>"
        for kind, boards in groups
    )
    head = "".join(f"<th scope=col class='{'first' if n in first else ''}'>{n}</th>" for n in grid.plan.n)
    rows = "".join(
        f"<tr><th scope=row>d = {d}</th>"
        + "".join(_cell(grid.cards[side, n, d], "first" if n in first else "", say) for n in grid.plan.n)
        + "</tr>"
        for d in reversed(grid.plan.d)
    )
    shown = f"<tr><td class=none></td>{bars}</tr>" if grid.plan.trained is not None else ""
    return (
        f"<h2>{escape(say('cli-score-side', side=side))}</h2><div class=scroll><table class={side}>"
        f"<thead>{shown}<tr><th>n =</th>{head}</tr></thead><tbody>{rows}</tbody></table></div>"
    )


def _cell(card: Scorecard, place: str, say: Speaker) -> str:
    """A table cell: the accuracy of a variant, with that of random moves below."""
    right, chance = card.accuracy.right, card.accuracy.chance
    figures = [("cli-score-floor", card.floor), ("cli-score-against-random", card.against_random)]
    figures.append(("cli-score-against-perfect", card.against_perfect))
    lines = [str(card.variant), *(f"{say(key)}: {say.percent(figure.value)}" for key, figure in figures if figure)]
    if card.faults:
        lines.append(say("cli-score-faults", count=sum(card.faults.values()), first=card.first_fault))
    tip = escape("\n".join(lines), quote=True)
    if right is None or chance is None:
        return f"<td class='none {place}' title=\"{tip}\">·</td>"
    whole = "whole" if right.value > 1 - 1e-9 else ""
    shown = f"{percent(right.value)}<small>{percent(chance)}</small>"
    return f"<td class='{whole} {place}' style='--v:{100 * right.value:.0f}' title=\"{tip}\">{shown}</td>"


WIDE, HIGH, LEFT, ABOVE, GAP = 46, 34, 56, 66, 10
"""Sizes in pixels: a cell, the space for labels left and above, the gap between trained and unseen boards."""
EMPTY, INK, PALE = (241, 242, 245), (28, 34, 48), (102, 112, 133)


def write_picture(grid: Grid, path: Path, say: Speaker) -> None:
    """Draw the grid as a PNG, with the sides one below the other."""
    with extra("atlas"):
        from PIL import Image, ImageDraw

    groups, sides = grid.plan.groups, grid.plan.sides
    tall = ABOVE + HIGH * len(grid.plan.d) + 24
    wide = LEFT + WIDE * len(grid.plan.n) + GAP * (len(groups) - 1) + 16
    image = Image.new("RGB", (max(wide, 420), tall * len(sides)), "white")
    draw = ImageDraw.Draw(image)
    for place, side in enumerate(sides):
        top = tall * place
        draw.text((12, top + 6), say("cli-score-grid-title", agent=grid.agent[:60], side=side), INK, font_size=15)
        for row, d in enumerate(reversed(grid.plan.d)):
            middle = top + ABOVE + (row + 0.5) * HIGH
            draw.text((LEFT - 10, middle), str(d), PALE, font_size=15, anchor="rm")
        x = LEFT
        for kind, boards in groups:
            if kind != "all":
                draw.text((x, top + 27), say("cli-score-kind", kind=kind), PALE, font_size=10)
                draw.line((x, top + 41, x + WIDE * len(boards) - 3, top + 41), INK if kind == "trained" else PALE, 2)
            for n in boards:
                _draw_column(draw, grid, side, n, x, top)
                x += WIDE
            x += GAP
    image.save(path)


def _draw_column(draw: ImageDraw, grid: Grid, side: Player, n: int, x: int, top: int) -> None:
    """Draw the cells of a board, one for each divisor."""
    middle = x + WIDE / 2 - 1
    draw.text((middle, top + 53), str(n), PALE, font_size=15, anchor="mm")
    for row, d in enumerate(reversed(grid.plan.d)):
        y = top + ABOVE + row * HIGH
        right, chance = grid.right(side, n, d), grid.cards[side, n, d].accuracy.chance
        if right is None:
            draw.text((middle, y + HIGH / 2), "·", PALE, font_size=15, anchor="mm")
            continue
        red, green, blue = (round(e + (f - e) * right) for e, f in zip(EMPTY, FULL[side], strict=True))
        draw.rounded_rectangle((x, y, x + WIDE - 3, y + HIGH - 3), 4, (red, green, blue))
        draw.text((middle, y + 12), percent(right), INK, font_size=15, anchor="mm")
        draw.text((middle, y + 25), percent(chance), INK, font_size=10, anchor="mm")
