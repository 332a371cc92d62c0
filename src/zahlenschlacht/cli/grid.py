"""Scorecards over a grid of variants.

trained    the boards that the agent was trained on; the others are unseen
"""

from __future__ import annotations

import json
from statistics import fmean
from typing import TYPE_CHECKING

from ..game.errors import InputError
from ..game.parsing import parse_int
from ..game.rules import Player, Variant
from .arguments import player_of
from .console import Speaker, table

if TYPE_CHECKING:
    from ..programs.scores import Scorecard


MAX_VARIANTS = 5000
"""The largest number of variants in a grid."""


def variants(n: range, d: range, remainder: str, divider: str) -> list[Variant]:
    """The variants of a grid."""
    if len(n) * len(d) > MAX_VARIANTS:
        raise InputError("grid-too-large", largest=MAX_VARIANTS, value=len(n) * len(d))
    t, player = parse_int(remainder, "remainder"), player_of(divider)
    return [Variant(size, divisor, t, player) for size in n for divisor in d]


def print_grid(cards: list[Scorecard], trained: range | None, as_json: bool, say: Speaker) -> None:
    """Print a table for each side, n to the right and d downwards, and the means; or everything as JSON."""
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
