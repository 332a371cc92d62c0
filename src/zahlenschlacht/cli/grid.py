"""Scorecards over a grid of variants: printed, or written as a page, a picture or JSON.

trained    the boards that the agent was trained on; the others are unseen
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING

from ..game.errors import cannot_write
from ..game.parsing import file_suffix, parse_int, parse_range
from ..game.rules import InputError, Player, Variant
from .arguments import player_of
from .console import Speaker, table

if TYPE_CHECKING:
    from ..programs.scores import Scorecard
    from ..programs.scores.card import Progress


KINDS = (".html", ".svg", ".json")
"""The kinds of files that a grid can be written as."""
MAX_VARIANTS = 5000
"""The largest number of variants in a grid."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The variants of a grid, and the sides to score."""

    n: range
    d: range
    trained: range | None
    remainder: int
    divider: Player
    sides: tuple[Player, ...]

    def variants(self) -> Iterator[Variant]:
        """All variants of the grid."""
        for n in self.n:
            for d in self.d:
                yield Variant(n, d, self.remainder, self.divider)

    def kind(self, n: int) -> str:
        """Whether the board was "trained" on or is "unseen"; "all" if the plan has no training."""
        return "all" if self.trained is None else "trained" if n in self.trained else "unseen"


@dataclass(frozen=True, slots=True)
class Grid:
    """The scorecards of an agent over a plan."""

    plan: Plan
    cards: dict[tuple[Player, int, int], Scorecard]
    """By side, n and d."""

    @property
    def agent(self) -> str:
        """The name of the agent."""
        return next(iter(self.cards.values())).agent

    def right(self, side: Player, n: int, d: int) -> float | None:
        """The share of right answers; None if the variant has no critical positions."""
        figure = self.cards[side, n, d].accuracy.right
        return figure.value if figure.is_known else None

    def mean(self, side: Player, kind: str) -> tuple[float, float] | None:
        """The mean accuracy over the boards of a kind, and that of random moves; None without critical positions."""
        boards = [n for n in self.plan.n if self.plan.kind(n) == kind]
        accuracies = [self.cards[side, n, d].accuracy for n in boards for d in self.plan.d]
        right = [accuracy.right.value for accuracy in accuracies if accuracy.right.is_known]
        chance = [accuracy.chance for accuracy in accuracies if accuracy.chance is not None]
        return (fmean(right), fmean(chance)) if right else None


def plan(n: str, d: str, trained: str | None, remainder: str, divider: str, sides: tuple[Player, ...]) -> Plan:
    """The plan that the options describe."""
    boards, divisors = parse_range(n, "n"), parse_range(d, "d")
    if len(boards) * len(divisors) > MAX_VARIANTS:
        text = "a grid may have at most {largest} variants, not {value}"
        raise InputError("grid-too-large", text, largest=MAX_VARIANTS, value=len(boards) * len(divisors))
    trained_boards = None if trained is None else parse_range(trained, "trained")
    result = Plan(boards, divisors, trained_boards, parse_int(remainder, "remainder"), player_of(divider), sides)
    for _ in result.variants():
        pass  # a bad variant is refused before the first is scored
    return result


def check_kind(out: str) -> str:
    """The suffix of a file name; refuse another one than those in `KINDS`."""
    return file_suffix(out, KINDS, "no-such-grid-kind", "a grid can be written as {known}, not as {value}")


def score_plan(plan: Plan, card: Callable[[Variant, Player], Scorecard], progress: Progress) -> Grid:
    """The scorecards of all variants of the plan."""
    cards: dict[tuple[Player, int, int], Scorecard] = {}
    total = len(plan.n) * len(plan.d) * len(plan.sides)
    for variant in plan.variants():
        for side in plan.sides:
            cards[side, variant.n, variant.d] = card(variant, side)
            progress(len(cards), total)
    return Grid(plan, cards)


def print_or_write(grid: Grid, out: str | None, as_json: bool, say: Speaker) -> None:
    """Print the grid, or write it to the file and print its summary."""
    from .grid_picture import grid_page, grid_svg

    if out is None:
        print(to_json(grid)) if as_json else _print(grid, say)
        return
    kind = check_kind(out)
    text = to_json(grid) + "\n" if kind == ".json" else (grid_page if kind == ".html" else grid_svg)(grid, say)
    try:
        Path(out).write_text(text, encoding="utf-8")
    except OSError as error:
        raise cannot_write(out, error) from None
    print(say("cli-score-written", file=out, count=len(grid.cards)))
    for line in summary(grid, say):
        print(line)


def to_json(grid: Grid) -> str:
    """The grid as JSON; each scorecard says whether its board was trained on."""
    trained = grid.plan.trained
    cards = [
        {**card.as_json(), **({} if trained is None else {"trained": n in trained})}
        for (_, n, _), card in grid.cards.items()
    ]
    return json.dumps({"agent": grid.agent, "cards": cards})


def summary(grid: Grid, say: Speaker) -> Iterator[str]:
    """The lines of the summary: the mean accuracy of each side, separately for each kind of board; then the faults."""
    for side in grid.plan.sides:
        for kind in dict.fromkeys(map(grid.plan.kind, grid.plan.n)):
            mean = grid.mean(side, kind)
            if mean is not None:
                right, chance = map(say.percent, mean)
                yield say("cli-score-mean", side=side, kind=kind, right=right, chance=chance)
    faults = sum(sum(card.faults.values()) for card in grid.cards.values())
    if faults:
        first = next(card.first_fault for card in grid.cards.values() if card.first_fault)
        yield say("cli-score-faults", count=faults, first=first)


def board_heads(plan: Plan) -> list[str]:
    """The heads of the columns: each n, with a star if the agent was trained on that board."""
    return [f"{n}*" if plan.kind(n) == "trained" else str(n) for n in plan.n]


def percent(share: float | None) -> str:
    """The share in whole per cent for a cell; 100 only if it is exactly 1."""
    if share is None:
        return "·"
    return "100" if share > 1 - 1e-9 else str(min(99, round(100 * share)))


def _print(grid: Grid, say: Speaker) -> None:
    """Print a table for each side: n to the right, d downwards."""
    for side in grid.plan.sides:
        print(say("cli-score-grid-title", agent=grid.agent, side=side))
        print()
        head = ["d \\ n", *board_heads(grid.plan)]
        table(head, [[str(d), *(percent(grid.right(side, n, d)) for n in grid.plan.n)] for d in grid.plan.d])
        print()
    if grid.plan.trained is not None:
        print(say("cli-score-star"))
    for line in summary(grid, say):
        print(line)
