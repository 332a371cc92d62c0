"""Agents: everything that can be asked for a move, turned into a strategy in one place.

An agent is the name of a strategy, a strategy (a function of a position), or an object whose method
`choose(position, rng)` draws a number. Other modules add adapters for other objects, such as OpenSpiel's policies.
"""

from collections.abc import Callable
from inspect import isawaitable
from random import Random
from typing import Any, Protocol, TypeAlias, runtime_checkable

from ..game.errors import InputError, LongName, MoveError, ZahlenschlachtError
from ..game.notation import as_position
from ..game.rules import Position, Variant
from .moves import Move, Strategy, choose
from .registry import strategy


@runtime_checkable
class Drawing(Protocol):
    """An object that draws its moves itself, so that its probabilities are unknown."""

    def choose(self, position: Position, rng: Random, /) -> int:
        """The number to cross out."""


Agent: TypeAlias = str | Strategy | Drawing | Any
"""The name of a strategy, a function of a position, or an object that picks moves."""
ADAPTERS: list[Callable[[Any], Strategy | None]] = []
"""Functions that turn an object of another library into a strategy, or return None if they do not know it."""


def as_strategy(agent: Agent, rng: Random | None = None) -> Strategy:
    """The strategy of an agent; `rng` is for agents that draw their moves themselves.

    >>> from zahlenschlacht import SCHOOL
    >>> as_strategy("pairing")(SCHOOL.position([8, 2]))
    5
    >>> as_strategy(lambda position: max(position.numbers))(SCHOOL.start())
    15
    """
    if isinstance(agent, str):
        return strategy(agent)
    for adapter in ADAPTERS:
        player = adapter(agent)
        if player is not None:
            return player
    if callable(agent):
        function: Strategy = agent
        return function
    if isinstance(agent, Drawing):
        generator = rng or Random()
        return lambda position: agent.choose(position, generator)
    raise InputError("not-an-agent", value=agent)


def agent_name(agent: Agent) -> str:
    """The name of an agent in tables.

    >>> agent_name("perfect"), agent_name(strategy("recipe:any"))
    ('perfect', 'recipe:any')
    """
    if isinstance(agent, str):
        return agent
    name = getattr(agent, "name", None) or getattr(agent, "__name__", None)
    return name if isinstance(name, str) else type(agent).__name__


def play_out(
    where: Position | Variant | str, a: Agent, b: Agent, rng: Random | None = None, *, seed: int | None = None
) -> Position:
    """The end of the game when A and B are played by these agents from here. `rng` or `seed` makes it repeatable.

    >>> def smallest(position: Position) -> int:
    ...     return position.numbers[0]
    >>> play_out("Z(15, 7)", smallest, "program").winner
    Player.B
    """
    position, rng = as_position(where), rng or Random(seed)
    players = as_strategy(a, rng), as_strategy(b, rng)
    while position.turn is not None:
        seat = position.ply % 2
        position = next_position(players[seat], position, rng, agent_name((a, b)[seat]))
    return position


async def play_out_async(
    where: Position | Variant | str, a: Agent, b: Agent, rng: Random | None = None, *, seed: int | None = None
) -> Position:
    """Play a game between agents that may be coroutine functions, such as one that asks a remote model.

    >>> import asyncio
    >>> async def remote(position: Position) -> int:
    ...     await asyncio.sleep(0)
    ...     return position.numbers[0]
    >>> asyncio.run(play_out_async("Z(15, 7)", remote, "program")).winner
    Player.B
    """
    position, rng = as_position(where), rng or Random(seed)
    players = as_strategy(a, rng), as_strategy(b, rng)
    while position.turn is not None:
        seat = position.ply % 2
        move: Any = players[seat](position)
        answer = await move if isawaitable(move) else move
        position = next_position(_always(answer), position, rng, agent_name((a, b)[seat]))
    return position


def _always(move: Move) -> Strategy:
    """The strategy that makes this move."""
    return lambda position: move


def next_position(player: Strategy, position: Position, rng: Random, name: str) -> Position:
    """The position after the move of this player. An error names the player and the move."""
    try:
        return position.cross(choose(player, position, rng))
    except ZahlenschlachtError as error:
        reason = LongName(error)
        raise MoveError("agent-move", agent=LongName(name), ply=position.ply + 1, reason=reason) from error
