"""The command that scores agents on one variant or on a grid of variants."""

from __future__ import annotations

import json
from contextlib import ExitStack
from itertools import product
from statistics import fmean
from typing import TYPE_CHECKING, Annotated

from ..game.errors import InputError
from ..game.parsing import parse_int, parse_range
from ..game.rules import Player, Variant
from . import arguments
from .arguments import RANGE, Command, Divider, Json, Language, Remainder
from .console import Speaker, counter, table
from .options import Argument, Option

if TYPE_CHECKING:
    from ..programs.scores import Accuracy, Agent, Figure, Scorecard
    from ..programs.scores.card import Progress


MAX_VARIANTS = 5000
"""The largest number of variants in a grid."""
Words = Annotated[
    list[str] | None,
    Argument(
        metavar="[AGENT] [N D]",
        help="A strategy by name or as module:name (without --command); the board 1..N and the divisor D, or a variant "
        "in notation (without --n and --d).",
    ),
]
Boards = Annotated[str | None, Option("--n", metavar=RANGE, help="The boards of a grid of variants.")]
Divisors = Annotated[str | None, Option("--d", metavar=RANGE, help="The divisors of a grid of variants.")]
Trained = Annotated[str | None, Option(metavar=RANGE, help="The boards that the agent was trained on.")]
Games = Annotated[
    int | None, Option(metavar="COUNT", help="Play this many games against each opponent, for large boards.")
]


def score(
    words: Words = None,
    command: Command = None,
    side: Annotated[str | None, Option(metavar="A|B", help="The side to score; the default is both.")] = None,
    remainder: Remainder = "0",
    divider: Divider = "A",
    n: Boards = None,
    d: Divisors = None,
    trained: Trained = None,
    sets: Annotated[bool, Option("--sets", help="Ask about every set of numbers; up to n = 15.")] = False,
    representatives: Annotated[int, Option(metavar="COUNT", help="How many positions represent each shape.")] = 1,
    games: Games = None,
    seed: Annotated[int, Option(metavar="NUMBER", help="The seed for drawing positions and games.")] = 0,
    seconds: Annotated[float, Option(help="The time limit of a program for each answer.")] = 5.0,
    as_json: Json = False,
    lang: Language = None,
) -> None:
    """Score an agent exactly: its right moves in critical positions, and its chances of winning."""
    from ..programs import scores

    def card(variant: Variant, side: Player, progress: Progress = lambda *_: None) -> Scorecard:
        if games is not None:
            return scores.sample(agent, variant, side, games, seed, progress)
        return scores.score(agent, variant, side, "sets" if sets else None, representatives, seed, progress)

    say = Speaker(lang)
    sides = tuple(Player) if side is None else (arguments.player_of(side),)
    names = list(words or [])
    with ExitStack() as stack:
        agent = _agent(stack, command, seconds, names)
        if (n, d, trained, remainder, divider) == (None, None, None, "0", "A"):
            variant = arguments.variant(names)
            with counter() as progress:
                cards = [card(variant, side, progress) for side in sides]
            was_sampled = games is None and any(card.method == "games" for card in cards)
            print_cards(cards, as_json, say, was_sampled)
            return
        if n is None or d is None or names:
            raise InputError("not-a-grid")
        variants = grid_variants(parse_range(n, "n"), parse_range(d, "d"), remainder, divider)
        trained_boards = None if trained is None else parse_range(trained, "trained")
        cards = []
        with counter() as progress:
            for variant, side_of_agent in product(variants, sides):
                cards.append(card(variant, side_of_agent))
                progress(len(cards), len(variants) * len(sides))
    print_grid(cards, trained_boards, as_json, say)


def _agent(stack: ExitStack, command: str | None, seconds: float, names: list[str]) -> Agent:
    """The started program, or the strategy that is the first of the names, which is removed from them."""
    from ..programs.scores import PipeAgent

    if command is not None:
        return stack.enter_context(PipeAgent(command, seconds))
    if not names:
        raise InputError("no-agent")
    return arguments.strategy_of(names.pop(0))


def print_cards(cards: list[Scorecard], as_json: bool, say: Speaker, was_sampled: bool = False) -> None:
    """Print the scorecards of one variant, one column for each side.

    `was_sampled` means that games were played although --games was not given.
    """
    if as_json:
        print(json.dumps([card.as_dict() for card in cards]))
        return
    first = cards[0]
    print(say("cli-score-title", agent=first.agent, variant=str(first.variant), winner=first.winner))
    print()
    table(["", *(say("cli-score-side", side=card.side) for card in cards)], _rows(cards, say))
    print()
    by_left = _rows_by_left(cards, say)
    if by_left:
        table([say("cli-score-left"), *(say("cli-score-right-by", side=card.side) for card in cards)], by_left)
        print()
    print(say("cli-score-note", method=first.method, count=first.representatives))
    if first.method != "games":
        print(say("cli-score-exact" if all(card.is_exact for card in cards) else "cli-score-not-exact"))
    if was_sampled:
        print(say("cli-score-sampled"))
    for card in cards:
        if card.first_fault:
            print(say("cli-score-first-fault", side=card.side, fault=card.first_fault))


def _rows(cards: list[Scorecard], say: Speaker) -> list[list[str]]:
    """The rows with the figures, and with the faults if there are any."""
    from ..programs.scores import Fault

    rows = [
        [say("cli-score-right"), *(_accuracy(card.accuracy, say) for card in cards)],
        [say("cli-score-floor"), *(_figure(card.floor, say) for card in cards)],
        [say("cli-score-against-random"), *(_figure(card.against_random, say) for card in cards)],
        [say("cli-score-against-perfect"), *(_figure(card.against_perfect, say) for card in cards)],
        [say("cli-score-questions"), *(str(card.questions) for card in cards)],
    ]
    faults = [fault for fault in Fault if any(fault in card.faults for card in cards)]
    rows += [[say(f"cli-score-{fault}"), *(str(card.faults.get(fault, 0)) for card in cards)] for fault in faults]
    return rows


def _rows_by_left(cards: list[Scorecard], say: Speaker) -> list[list[str]]:
    """The rows with the right answers, by how many numbers are left, in descending order."""
    sizes = sorted({size for card in cards for size in card.by_left}, reverse=True)
    return [
        [str(size), *(_accuracy(card.by_left[size], say) if size in card.by_left else "" for card in cards)]
        for size in sizes
    ]


def _figure(figure: Figure, say: Speaker) -> str:
    """The figure in per cent, with its range if it has one."""
    if not figure.is_known:
        return "–"
    if figure.high - figure.low < 1e-9:
        return chance(figure.value, say)
    return f"{chance(figure.value, say)} ({chance(figure.low, say)} – {chance(figure.high, say)})"


def chance(share: float, say: Speaker) -> str:
    """The share in per cent; a very small one as 1 : N instead of 0 %."""
    return f"1 : {round(1 / share):,}" if 0 < share < 0.0005 else say.percent(share)


def _accuracy(accuracy: Accuracy, say: Speaker) -> str:
    """The share of right answers, and that of random moves."""
    if accuracy.chance is None:
        return "–"
    return say(
        "cli-score-accuracy",
        right=_figure(accuracy.right, say),
        chance=say.percent(accuracy.chance),
        count=accuracy.critical,
    )


def grid_variants(n: range, d: range, remainder: str, divider: str) -> list[Variant]:
    """The variants of a grid."""
    if len(n) * len(d) > MAX_VARIANTS:
        raise InputError("grid-too-large", largest=MAX_VARIANTS, value=len(n) * len(d))
    t, player = parse_int(remainder, "remainder"), arguments.player_of(divider)
    return [Variant(size, divisor, t, player) for size in n for divisor in d]


def print_grid(cards: list[Scorecard], trained: range | None, as_json: bool, say: Speaker) -> None:
    """Print a table for each side, n to the right and d downwards, and the means; or everything as JSON.

    `trained` are the boards that the agent was trained on; the others are unseen.
    """
    agent = cards[0].agent
    if as_json:
        marks = [{} if trained is None else {"trained": card.variant.n in trained} for card in cards]
        rows = [card.as_dict() | mark for card, mark in zip(cards, marks, strict=True)]
        print(json.dumps({"agent": agent, "cards": rows}))
        return
    cells = {(card.side, card.variant.n, card.variant.d): _percent(card) for card in cards}
    sides, boards, divisors = (list(dict.fromkeys(parts)) for parts in zip(*cells, strict=True))
    head = ["d \\ n", *(f"{n}*" if trained and n in trained else str(n) for n in boards)]
    for side in sides:
        print(say("cli-score-grid-title", agent=agent, side=side))
        print()
        table(head, [[str(d), *(cells[side, n, d] for n in boards)] for d in divisors])
        print()
    if trained is not None:
        print(say("cli-score-star"))
    for side in sides:
        own = [card for card in cards if card.side is side]
        if trained is None:
            _print_mean(side, "all", own, say)
        else:
            _print_mean(side, "trained", [card for card in own if card.variant.n in trained], say)
            _print_mean(side, "unseen", [card for card in own if card.variant.n not in trained], say)
    faults = sum(sum(card.faults.values()) for card in cards)
    if faults:
        print(say("cli-score-faults", count=faults, first=next(card.first_fault for card in cards if card.first_fault)))


def _percent(card: Scorecard) -> str:
    """The share of right moves in whole per cent, 100 only if it is exactly 1; a dot without critical positions."""
    right = card.accuracy.right
    if not right.is_known:
        return "·"
    return "100" if right.value > 1 - 1e-9 else str(min(99, round(100 * right.value)))


def _print_mean(side: Player, kind: str, cards: list[Scorecard], say: Speaker) -> None:
    """Print the mean accuracy and that of random moves, unless no variant has critical positions."""
    pairs = [(card.accuracy.right.value, card.accuracy.chance) for card in cards if card.accuracy.chance is not None]
    if pairs:
        right, chance = (say.percent(fmean(values)) for values in zip(*pairs, strict=True))
        print(say("cli-score-mean", side=side, kind=kind, right=right, chance=chance))
