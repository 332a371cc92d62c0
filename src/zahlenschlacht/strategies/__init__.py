"""Strategies: one protocol, one registry, a file each.

>>> from random import Random
>>> from zahlenschlacht import SCHOOL
>>> strategy("pairing").choose(SCHOOL.position([8, 2]), Random(0))
5
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TypeGuard

from ..game.rules import InputError, Name, Player, Position
from .chance import RandomMoves, unfit
from .even_board import EvenBoard
from .learner import Learner
from .pairing import Pairing
from .perfect import Perfect
from .program import Program
from .protocol import Careless, Strategy
from .recipe import PREFIX
from .recipe_text import read_recipe
from .triple import Triple

STRATEGIES: dict[str, Strategy] = {
    entry.name: entry for entry in (Program(), Perfect(), Learner(), RandomMoves(), Pairing(), Triple(), EvenBoard())
}
"""Every strategy by its name. A line here registers one everywhere."""


def strategy(name: str, share: float | None = None) -> Strategy:
    """The strategy of this name, or written out as a recipe; `share` is that of random moves, where it takes one.

    >>> from zahlenschlacht import SCHOOL
    >>> strategy("recipe:balance;partner").choose(SCHOOL.position([8, 2, 5, 7]), Random(0))
    14
    """
    found = read_recipe(name.removeprefix(PREFIX)) if name.startswith(PREFIX) else STRATEGIES.get(name)
    if found is None:
        known = Name(", ".join(STRATEGIES))
        raise InputError(
            "no-such-strategy", "there is no strategy {value}, choose from {known}", value=name, known=known
        )
    if share is None:
        return found
    if not takes_share(found):
        text = "a share of random moves goes with {known}, not with {value}"
        known = Name(", ".join(name for name, entry in STRATEGIES.items() if takes_share(entry)))
        raise InputError("share-without-learner", text, known=known, value=name)
    return replace(found, share=share)


def takes_share(entry: Strategy) -> TypeGuard[Careless]:
    """Whether it can be asked for a share of random moves.

    >>> [name for name, entry in STRATEGIES.items() if takes_share(entry)]
    ['learner']
    """
    return isinstance(entry, Careless)


def offered(start: Position, seat: Player) -> tuple[str, ...]:
    """The names of the strategies that serve this seat of a game from here.

    >>> from zahlenschlacht import SCHOOL
    >>> offered(SCHOOL.start(), Player.A)
    ('perfect', 'learner', 'random', 'pairing')
    >>> offered(SCHOOL.start(), Player.B)
    ('program', 'perfect', 'learner', 'random')
    """
    return tuple(name for name, entry in STRATEGIES.items() if entry.serves(start, seat))


def check_seat(start: Position, seat: Player, entry: Strategy) -> None:
    """Refuse a strategy whose rule is not made for this seat of a game from here."""
    if not entry.serves(start, seat):
        raise unfit(entry.name, start, seat)


def play_out(position: Position, a: Strategy, b: Strategy, rng: Random) -> Position:
    """The end of the game when A and B follow these strategies from here.

    >>> from zahlenschlacht import SCHOOL
    >>> play_out(SCHOOL.start(), strategy("perfect"), strategy("program"), Random(0)).winner
    Player.A
    """
    while not position.over:
        position = position.cross((b if position.ply % 2 else a).choose(position, rng))
    return position


__all__ = ["STRATEGIES", "Strategy", "check_seat", "offered", "play_out", "strategy", "takes_share"]
