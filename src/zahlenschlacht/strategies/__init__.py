"""Strategies: one protocol, one registry, a file each.

>>> from random import Random
>>> from zahlenschlacht import SCHOOL
>>> choose(strategy("pairing"), SCHOOL.position([8, 2]), Random(0))
5
"""

from __future__ import annotations

from dataclasses import replace
from typing import TypeGuard

from ..game.rules import InputError, Name, Player, Position
from .even_board import EvenBoard
from .learner import Learner
from .moves import Move, Strategy, choose, play_out, probabilities, uniform
from .named import Careless, NamedStrategy, no_rule
from .pairing import Pairing
from .perfect import Perfect
from .program import Program
from .random_moves import RandomMoves
from .recipe import RECIPE_PREFIX
from .recipe_parser import parse_recipe
from .triple import Triple

STRATEGIES: dict[str, NamedStrategy] = {
    entry.name: entry for entry in (Program(), Perfect(), Learner(), RandomMoves(), Pairing(), Triple(), EvenBoard())
}
"""Every strategy by its name. A line here registers one everywhere."""


def strategy(name: str, share: float | None = None) -> NamedStrategy:
    """The strategy with this name, or the recipe after "recipe:"; `share` is its share of random moves.

    >>> from zahlenschlacht import SCHOOL
    >>> strategy("recipe:balance;partner")(SCHOOL.position([8, 2, 5, 7]))
    {14: 1.0}
    """
    is_recipe = name.startswith(RECIPE_PREFIX)
    entry = parse_recipe(name.removeprefix(RECIPE_PREFIX)) if is_recipe else STRATEGIES.get(name)
    if entry is None:
        known = Name(", ".join(STRATEGIES))
        raise InputError(
            "no-such-strategy", "there is no strategy {value}, choose from {known}", value=name, known=known
        )
    if share is None:
        return entry
    if not takes_share(entry):
        text = "a share of random moves goes with {known}, not with {value}"
        known = Name(", ".join(name for name, entry in STRATEGIES.items() if takes_share(entry)))
        raise InputError("share-without-learner", text, known=known, value=name)
    return replace(entry, share=share)


def takes_share(entry: NamedStrategy) -> TypeGuard[Careless]:
    """Whether the strategy can make a share of its moves at random.

    >>> [name for name, entry in STRATEGIES.items() if takes_share(entry)]
    ['learner']
    """
    return isinstance(entry, Careless)


def offered(start: Position, seat: Player) -> tuple[str, ...]:
    """The names of the strategies that can play this seat in a game from here.

    >>> from zahlenschlacht import SCHOOL
    >>> offered(SCHOOL.start(), Player.A)
    ('perfect', 'learner', 'random', 'pairing')
    >>> offered(SCHOOL.start(), Player.B)
    ('program', 'perfect', 'learner', 'random')
    """
    return tuple(name for name, entry in STRATEGIES.items() if entry.serves(start, seat))


def check_seat(start: Position, seat: Player, player: Strategy) -> None:
    """Refuse a named strategy whose rule is not made for this seat; other strategies may play every seat."""
    if isinstance(player, NamedStrategy) and not player.serves(start, seat):
        raise no_rule(player.name, start, seat)


__all__ = [
    "STRATEGIES",
    "Careless",
    "Move",
    "NamedStrategy",
    "Strategy",
    "check_seat",
    "choose",
    "offered",
    "play_out",
    "probabilities",
    "strategy",
    "takes_share",
    "uniform",
]
