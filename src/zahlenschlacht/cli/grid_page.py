"""A grid of scorecards as a self-contained HTML page."""

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

__all__ = ["grid_page"]

PAGE = Template("""<!doctype html>
<html lang="$language">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>$title</title>
<style>
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: max-content; padding: 0 1rem; color: #123 }
h1 { font-size: 1.4rem } h2 { font-size: 1.1rem; margin: 2rem 0 .5rem } p { max-width: 46rem }
.scroll { overflow-x: auto } table { border-spacing: 2px }
th { font-weight: 500; color: #566; padding: 0 .3rem; white-space: nowrap }
td { width: 2.9rem; height: 2.3rem; text-align: center; border-radius: 4px; font-variant-numeric: tabular-nums;
     background: color-mix(in oklab, var(--full) calc(var(--v) * 1%), #f1f2f5) }
td small { display: block; font-size: .65rem; line-height: 1; color: #3a4152 }
</style>
<h1>$title</h1>
$text
$tables
$notes
</html>
""")
TABLE = Template("""<h2>$title</h2>
<div class="scroll"><table style="--full: $colour">
<tr><th>d \\ n</th>$head</tr>
$rows
</table></div>""")
FULL = {Player.A: css(A), Player.B: css(B)}
"""The colour of a cell with 100 % right answers, for each side."""


def grid_page(grid: Grid, say: Speaker) -> str:
    """The page: a table for each side, n to the right and d upwards, with the figures of a variant as tooltips."""
    notes = ["cli-score-page-note", *(["cli-score-star"] if grid.plan.trained is not None else [])]
    return PAGE.substitute(
        language=say.words.language,
        title=escape(say("cli-score-page-title", agent=grid.agent)),
        text="\n".join(f"<p>{escape(line)}</p>" for line in summary(grid, say)),
        tables="\n".join(_table(grid, side, say) for side in grid.plan.sides),
        notes="\n".join(f"<p>{escape(say(note))}</p>" for note in notes),
    )


def _table(grid: Grid, side: Player, say: Speaker) -> str:
    rows = [
        f"<tr><th>{d}</th>{''.join(_cell(grid.cards[side, n, d], say) for n in grid.plan.n)}</tr>"
        for d in reversed(grid.plan.d)
    ]
    head = "".join(f"<th>{n}</th>" for n in board_heads(grid.plan))
    title = escape(say("cli-score-side", side=side))
    return TABLE.substitute(title=title, colour=FULL[side], head=head, rows="\n".join(rows))


def _cell(card: Scorecard, say: Speaker) -> str:
    """A table cell: the accuracy of a variant, with that of random moves below."""
    figures = {"floor": card.floor, "against-random": card.against_random, "against-perfect": card.against_perfect}
    known = {key: figure.value for key, figure in figures.items() if figure.is_known}
    lines = [f"{say(f'cli-score-{key}')}: {say.percent(value)}" for key, value in known.items()]
    if card.faults:
        lines.append(say("cli-score-faults", count=sum(card.faults.values()), first=card.first_fault))
    tip = escape("\n".join([str(card.variant), *lines]))
    right, chance = card.accuracy.right, card.accuracy.chance
    if chance is None:
        return f'<td style="background: none" title="{tip}">·</td>'
    shares = f"{percent(right.value)}<small>{percent(chance)}</small>"
    return f'<td style="--v: {100 * right.value:.0f}" title="{tip}">{shares}</td>'
