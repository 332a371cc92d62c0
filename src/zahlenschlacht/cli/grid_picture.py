"""A grid of scorecards as an SVG picture, and as an HTML page that shows the picture."""

from __future__ import annotations

from html import escape
from string import Template
from typing import TYPE_CHECKING

from ..colours import A, B, css
from ..game.rules import Player
from .console import Speaker
from .grid import Grid, board_heads, percent, summary

if TYPE_CHECKING:
    from ..programs.scores import Scorecard


PAGE = Template("""<!doctype html>
<html lang="$language">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>$title</title>
<style>
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: max-content; padding: 0 1rem }
p { max-width: 46rem }
</style>
<h1>$title</h1>
$text
$picture
$notes
</html>
""")
SVG = Template("""<svg xmlns="http://www.w3.org/2000/svg" width="$width" height="$height" fill="#1c2230"
 font-family="sans-serif" font-size="14" text-anchor="middle">
<rect width="100%" height="100%" fill="#fff"/>
$sides
</svg>
""")
CELL = Template(
    '<g transform="translate($x $y)"><title>$tip</title><rect width="43" height="31" rx="4" fill="$colour"/>'
    '<text x="21" y="16">$right</text><text x="21" y="27" font-size="10">$chance</text></g>'
)
WIDE, HIGH, LEFT, ABOVE, BELOW = 46, 34, 48, 54, 20
"""Sizes in pixels: a cell, and the space for labels to the left of the cells, above and below them."""
EMPTY, FULL = (241, 242, 245), {Player.A: A, Player.B: B}
"""The colour of a cell without right answers, and of one with 100 % right answers for each side."""


def grid_page(grid: Grid, say: Speaker) -> str:
    """A self-contained page: the summary and the picture. The figures of a variant are tooltips."""
    notes = ["cli-score-page-note", *(["cli-score-star"] if grid.plan.trained is not None else [])]
    return PAGE.substitute(
        language=say.words.language,
        title=escape(say("cli-score-page-title", agent=grid.agent)),
        text="\n".join(f"<p>{escape(line)}</p>" for line in summary(grid, say)),
        picture=grid_svg(grid, say),
        notes="\n".join(f"<p>{escape(say(note))}</p>" for note in notes),
    )


def grid_svg(grid: Grid, say: Speaker) -> str:
    """The picture: n to the right and d upwards, one side below the other."""
    height = ABOVE + HIGH * len(grid.plan.d) + BELOW
    sides = [
        f'<g transform="translate(0 {height * i})">{_side(grid, it, say)}</g>' for i, it in enumerate(grid.plan.sides)
    ]
    width = max(420, LEFT + WIDE * len(grid.plan.n) + 10)
    return SVG.substitute(width=width, height=height * len(sides), sides="\n".join(sides))


def _side(grid: Grid, side: Player, say: Speaker) -> str:
    title = escape(say("cli-score-grid-title", agent=grid.agent[:40], side=side))
    parts = [
        f'<text x="6" y="20" font-size="16" text-anchor="start">{title}</text>',
        '<text x="24" y="46">d \\ n</text>',
    ]
    parts += [f'<text x="{LEFT + WIDE * i + 21}" y="46">{n}</text>' for i, n in enumerate(board_heads(grid.plan))]
    for row, d in enumerate(reversed(grid.plan.d)):
        y = ABOVE + HIGH * row
        parts.append(f'<text x="{LEFT - 24}" y="{y + 20}">{d}</text>')
        parts += [_cell(grid.cards[side, n, d], LEFT + WIDE * i, y, say) for i, n in enumerate(grid.plan.n)]
    return "\n".join(parts)


def _cell(card: Scorecard, x: int, y: int, say: Speaker) -> str:
    """The accuracy of a variant, with that of random moves below; a dot if there are no critical positions."""
    figures = {"floor": card.floor, "against-random": card.against_random, "against-perfect": card.against_perfect}
    values = {key: figure.value for key, figure in figures.items() if figure.is_known}
    lines = [f"{say(f'cli-score-{key}')}: {say.percent(value)}" for key, value in values.items()]
    if card.faults:
        lines.append(say("cli-score-faults", count=sum(card.faults.values()), first=card.first_fault))
    tip = escape("\n".join([str(card.variant), *lines]))
    right, chance = card.accuracy.right.value, card.accuracy.chance
    if chance is None:
        return CELL.substitute(x=x, y=y, tip=tip, colour="none", right="·", chance="")
    red, green, blue = (round(e + (f - e) * right) for e, f in zip(EMPTY, FULL[card.side], strict=True))
    colour = css((red, green, blue))
    return CELL.substitute(x=x, y=y, tip=tip, colour=colour, right=percent(right), chance=percent(chance))
