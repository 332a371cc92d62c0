"""Anything that can be asked for a move, asked in one way.

agent      a strategy or its name, a program behind a pipe, an OpenSpiel policy or bot, or a function from a position
           to a number or to chances {number: probability}
answer     the chances of the numbers that it may cross out, or the fault that forfeits the game
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from ...game.rules import InputError, Position
from ...strategies import Strategy, strategy
from .chances import chances
from .pipes import Fault, NoAnswerError, Piped

Agent: TypeAlias = Strategy | Piped | str | Callable[[Position], Any] | Any
Ask: TypeAlias = "Callable[[Position], Answer]"
TOLERANCE = 1e-3
"""How far chances may be from adding up to 1, as those of a network in single precision are."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What an agent does in a position."""

    chances: Mapping[int, float] = field(default_factory=dict)
    """The chance of each number on the board; where there is a fault they add up to less than 1."""
    fault: Fault | None = None
    said: str = ""
    """What was said, where it was a fault."""


def ask_of(agent: Agent) -> Ask:
    """The way to ask this agent.

    >>> from zahlenschlacht import SCHOOL
    >>> ask_of("pairing")(SCHOOL.position([8, 2]))
    Answer(chances={5: 1.0}, fault=None, said='')
    >>> ask_of(lambda position: 16)(SCHOOL.start())
    Answer(chances={}, fault=<Fault.ILLEGAL: 'illegal'>, said='16')
    """
    if isinstance(agent, str):
        return ask_of(strategy(agent))
    if isinstance(agent, Piped):
        return lambda position: _program_answer(agent, position)
    if hasattr(agent, "choose"):
        return lambda position: _strategy_answer(agent, position)
    if hasattr(agent, "action_probabilities") or hasattr(agent, "step"):
        from ..envs.openspiel import chances_of

        return lambda position: read_answer(chances_of(agent, position), position)
    if callable(agent):
        return lambda position: read_answer(agent(position), position)
    text = "an agent is a strategy, a program, an OpenSpiel policy or bot, or a function of a position, not {value}"
    raise InputError("not-an-agent", text, value=agent)


def name_of(agent: Agent) -> str:
    """What a scorecard calls the agent."""
    if isinstance(agent, str):
        return agent
    name = getattr(agent, "name", None) or getattr(agent, "__name__", None)
    return name if isinstance(name, str) else type(agent).__name__


def read_answer(given: Any, position: Position) -> Answer:
    """The answer meant by a number or by chances; what is not on the board is a fault."""
    if isinstance(given, Mapping):
        return _read_chances(given, position)
    try:
        number = operator.index(given)
    except TypeError:
        return Answer({}, Fault.UNREADABLE, repr(given)[:80])
    return Answer({number: 1.0}) if number in position else Answer({}, Fault.ILLEGAL, str(number)[:80])


def _read_chances(given: Mapping[Any, Any], position: Position) -> Answer:
    """The chances without those of numbers that are not on the board."""
    try:
        read = {operator.index(number): float(chance) for number, chance in given.items()}
    except (TypeError, ValueError):
        return Answer({}, Fault.UNREADABLE, repr(given)[:80])
    total = sum(read.values())
    if not abs(total - 1) <= TOLERANCE or min(read.values()) < 0:
        text = "chances are not negative and add up to 1, not {value}"
        raise InputError("not-chances", text, value=read)
    legal = {number: chance / total for number, chance in read.items() if chance and number in position}
    illegal = [number for number, chance in read.items() if chance and number not in position]
    return Answer(legal, Fault.ILLEGAL, str(illegal[0])) if illegal else Answer(legal)


def _strategy_answer(agent: Any, position: Position) -> Answer:
    """The exact chances of a strategy's moves; a fault where its rule has none."""
    try:
        return read_answer(chances(lambda rng: agent.choose(position, rng)), position)
    except InputError as refusal:
        if refusal.code == "draws-not-followed":
            raise
        return Answer({}, Fault.UNFIT, str(refusal))


def _program_answer(program: Piped, position: Position) -> Answer:
    """What the program behind the pipe says, or what it did instead."""
    try:
        return read_answer(program.number(position), position)
    except NoAnswerError as error:
        return Answer({}, error.fault, str(error))
