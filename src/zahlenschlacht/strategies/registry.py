"""The registry of strategies, and strategies from plug-ins.

>>> from random import Random
>>> from zahlenschlacht import SCHOOL
>>> from zahlenschlacht.strategies import choose
>>> choose(strategy("pairing"), SCHOOL.position([8, 2]), Random(0))
5
"""

from dataclasses import replace
from inspect import getdoc
from typing import Any

from ..game.errors import InputError, Name
from ..game.plugins import is_module_name, load_entry, load_object, names
from ..game.rules import Player, Position
from .even_board import EvenBoard
from .learner import Learner
from .moves import Move, Strategy
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


class PluginStrategy(NamedStrategy):
    """A function from a plug-in, as a strategy with a name."""

    def __init__(self, name: str, function: Strategy) -> None:
        self.function = function
        self._name = name

    @property
    def name(self) -> str:
        """The text that names the function, as in `module:name`."""
        return self._name

    @property
    def description(self) -> str:
        """The first line of the function's docstring."""
        return (getdoc(self.function) or "").partition("\n")[0]

    def rule(self, position: Position) -> Move:
        """The move of the function."""
        return self.function(position)


def strategy(name: str, share: float | None = None) -> NamedStrategy:
    """The strategy with this name: a registered one, a recipe after "recipe:", or a plug-in.

    A plug-in is the name of an installed entry point of the group `zahlenschlacht.strategies`, or `module:name`, which
    imports the module. `share` is the share of random moves. For a name from the network use `registered`.

    >>> from zahlenschlacht import SCHOOL
    >>> strategy("recipe:balance;partner")(SCHOOL.position([8, 2, 5, 7]))
    {14: 1.0}
    """
    if not isinstance(name, str):
        raise InputError("strategy-not-a-name", value=name)
    if is_module_name(name) and not name.startswith(RECIPE_PREFIX):
        return _with_share(_as_named(name, load_object(name)), name, share)
    return registered(name, share)


def registered(name: str, share: float | None = None) -> NamedStrategy:
    """The strategy with this name, without importing any module that the name names.

    >>> registered("os:system")
    Traceback (most recent call last):
    zahlenschlacht.game.errors.InputError: there is no strategy 'os:system', choose from program, perfect, learner, \
random, pairing, triple, even-board
    """
    if name.startswith(RECIPE_PREFIX):
        return _with_share(parse_recipe(name.removeprefix(RECIPE_PREFIX)), name, share)
    entry = STRATEGIES.get(name)
    if entry is None and (plugin := load_entry("strategies", name)) is not None:
        entry = _as_named(name, plugin)
    if entry is None:
        raise InputError("no-such-strategy", value=name, known=Name(", ".join(strategy_names())))
    return _with_share(entry, name, share)


def strategy_names() -> tuple[str, ...]:
    """The names of all strategies, then those of the installed plug-ins."""
    return (*STRATEGIES, *(name for name in names("strategies") if name not in STRATEGIES))


def _as_named(name: str, plugin: Any) -> NamedStrategy:
    """The strategy of a plug-in: a named strategy, its class, or a function."""
    if isinstance(plugin, type):
        plugin = plugin()
    if isinstance(plugin, NamedStrategy):
        return plugin
    if not callable(plugin):
        raise InputError("not-a-strategy", value=Name(name))
    return PluginStrategy(name, plugin)


def _with_share(entry: NamedStrategy, name: str, share: float | None) -> NamedStrategy:
    """The strategy with this share of random moves; None leaves it as it is."""
    if share is None:
        return entry
    if not isinstance(entry, Careless):
        known = Name(", ".join(name for name, entry in STRATEGIES.items() if isinstance(entry, Careless)))
        raise InputError("share-without-learner", known=known, value=name)
    return replace(entry, share=share)


def strategies_for(start: Position, seat: Player) -> tuple[str, ...]:
    """The names of the strategies that can play this seat in a game from here.

    >>> from zahlenschlacht import SCHOOL
    >>> strategies_for(SCHOOL.start(), Player.A)
    ('perfect', 'learner', 'random', 'pairing')
    >>> strategies_for(SCHOOL.start(), Player.B)
    ('program', 'perfect', 'learner', 'random')
    """
    return tuple(name for name, entry in STRATEGIES.items() if entry.serves(start, seat))


def check_seat(start: Position, seat: Player, player: Strategy) -> None:
    """Refuse a named strategy whose rule is not made for this seat; other strategies may play every seat."""
    if isinstance(player, NamedStrategy) and not player.serves(start, seat):
        raise no_rule(player.name, start, seat)
