"""The command that scores agents: a variant in figures, or a grid of variants as a picture."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

import typer

from ..rules import InputError, Player, Variant, player
from . import arguments
from .arguments import Divider, Language, Numbers, Remainder
from .console import Speaker, table

if TYPE_CHECKING:
    from ..scores import Accuracy, Agent, Figure, Scorecard
    from ..scores.card import Progress

Words = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="[AGENT] [N D]",
        help="A strategy (without --command); the board 1..N and the divisor D (without --n and --d).",
        show_default=False,
    ),
]
Command = Annotated[
    str | None,
    typer.Option(
        "--command",
        metavar="COMMAND",
        help='A program, as in "node bot.js": it reads lines as Z(15, 7): 8 2 5 and answers each with a number.',
        show_default=False,
    ),
]
Boards = Annotated[
    str | None,
    typer.Option("--n", metavar="FROM:TO[:STEP]", help="The boards of a grid of variants.", show_default=False),
]
Divisors = Annotated[
    str | None,
    typer.Option("--d", metavar="FROM:TO[:STEP]", help="The divisors of a grid of variants.", show_default=False),
]
Trained = Annotated[
    str | None,
    typer.Option(
        metavar="FROM:TO[:STEP]", help="The boards that the agent was trained on, shown apart.", show_default=False
    ),
]
Games = Annotated[
    int | None,
    typer.Option(
        metavar="COUNT", help="Play so many games against each opponent, for boards too large.", show_default=False
    ),
]
Out = Annotated[
    str | None,
    typer.Option(metavar="FILE", help="Write the grid as .html, .png or .json; else print it.", show_default=False),
]


@dataclass(frozen=True, slots=True)
class Questioning:
    """How an agent is asked."""

    exact: str
    representatives: int
    games: int | None
    seed: int

    def card(self, agent: Agent, variant: Variant, side: Player, progress: Progress | None = None) -> Scorecard:
        """The scorecard of the agent."""
        from ..scores import sample
        from ..scores import score as exact_score

        if self.games is not None:
            return sample(agent, variant, side, self.games, self.seed, progress)
        return exact_score(agent, variant, side, self.exact, self.representatives, self.seed, progress)  # type: ignore[arg-type]


def score(
    words: Words = None,
    command: Command = None,
    side: Annotated[
        str | None, typer.Option(metavar="A|B", help="The side to score; both unless given.", show_default=False)
    ] = None,
    remainder: Remainder = "0",
    divider: Divider = "A",
    numbers: Numbers = None,
    n: Boards = None,
    d: Divisors = None,
    trained: Trained = None,
    sets: Annotated[bool, typer.Option("--sets", help="Ask about every set of numbers, up to n = 15.")] = False,
    representatives: Annotated[int, typer.Option(metavar="COUNT", help="How many positions stand for a shape.")] = 1,
    games: Games = None,
    seed: Annotated[int, typer.Option(metavar="NUMBER", help="Draws the positions and the games.")] = 0,
    seconds: Annotated[float, typer.Option(help="How long a program may think about an answer.")] = 5.0,
    out: Out = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    lang: Language = None,
) -> None:
    """How well an agent plays, exactly: its right moves where it matters, and its win chances."""
    from ..scores import Piped
    from . import grid

    say = Speaker(lang)
    sides = tuple(Player) if side is None else (player(side.strip().upper()),)
    asking = Questioning("sets" if sets else "shapes", representatives, games, seed)
    named = list(words or [])
    with ExitStack() as stack:
        agent: Agent
        if command is not None:
            agent = stack.enter_context(Piped(command, seconds))
        elif named:
            agent = named.pop(0)
        else:
            raise InputError("no-agent", "name a strategy to score, or give a program by --command")
        if n is None and d is None:
            variant = arguments.variant(named, remainder, divider, numbers)
            with progress_bar() as progress:
                cards = [asking.card(agent, variant, side, progress) for side in sides]
            show(cards, as_json, say)
            return
        if n is None or d is None or named or numbers is not None:
            raise InputError("not-a-grid", "a grid has --n and --d, and no other board")
        if out is not None:
            grid.check_kind(out)
        window = grid.window(n, d, trained, remainder, divider, sides)
        with progress_bar() as progress:
            scored = grid.scored(window, lambda variant, side: asking.card(agent, variant, side), progress)
    grid.show(scored, out, as_json, say)


@contextmanager
def progress_bar() -> Iterator[Progress]:
    """A bar on the terminal while questions are asked."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    hidden = not sys.stderr.isatty()
    with Bar(*columns, console=Console(stderr=True), transient=True, disable=hidden) as bar:
        task = bar.add_task("")
        yield lambda done, total: bar.update(task, completed=done, total=total)


def show(cards: list[Scorecard], as_json: bool, say: Speaker) -> None:
    """Print the scorecards of one variant, a column for each side."""
    from ..scores import Fault

    if as_json:
        print(json.dumps([card.as_json() for card in cards]))
        return
    first = cards[0]
    print(say("cli-score-title", agent=first.agent, variant=str(first.variant), winner=first.winner))
    print()
    head = ["", *(say("cli-score-side", side=card.side) for card in cards)]
    rows = [
        [say("cli-score-right"), *(_accuracy(card.accuracy, say) for card in cards)],
        [say("cli-score-floor"), *(_figure(card.floor, say) for card in cards)],
        [say("cli-score-against-random"), *(_figure(card.against_random, say) for card in cards)],
        [say("cli-score-against-perfect"), *(_figure(card.against_perfect, say) for card in cards)],
        [say("cli-score-questions"), *(str(card.questions) for card in cards)],
    ]
    rows += [
        [say(f"cli-score-{fault}"), *(str(card.faults.get(fault, 0)) for card in cards)]
        for fault in Fault
        if any(fault in card.faults for card in cards)
    ]
    table(head, rows)
    print()
    lefts = sorted({left for card in cards for left in card.by_left}, reverse=True)
    body = [
        [str(left), *(_accuracy(card.by_left[left], say) if left in card.by_left else "" for card in cards)]
        for left in lefts
    ]
    if body:
        table([say("cli-score-left"), *(say("cli-score-right-by", side=card.side) for card in cards)], body)
        print()
    print(say("cli-score-note", exact=first.exact or "games", count=first.representatives))
    for card in cards:
        if card.first_fault:
            print(say("cli-score-first-fault", side=card.side, fault=card.first_fault))


def _figure(figure: Figure | None, say: Speaker) -> str:
    """The figure in per cent, with its range where it has one."""
    if figure is None:
        return "–"
    if figure.high - figure.low < 1e-9:
        return chance(figure.value, say)
    return f"{chance(figure.value, say)} ({chance(figure.low, say)} – {chance(figure.high, say)})"


def chance(share: float, say: Speaker) -> str:
    """The share in per cent; a small one is not rounded to nothing."""
    return f"1 : {round(1 / share):,}" if 0 < share < 0.0005 else say.percent(share)


def _accuracy(accuracy: Accuracy, say: Speaker) -> str:
    """The share of right answers beside that of chance."""
    if accuracy.right is None or accuracy.chance is None:
        return "–"
    return say(
        "cli-score-accuracy",
        right=_figure(accuracy.right, say),
        chance=say.percent(accuracy.chance),
        count=accuracy.critical,
    )
