"""Agents asked for their answers, with their faults.

An agent is everything that `strategies.as_strategy` reads, or a program behind a pipe.
"""

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

from ...game.rules import InputError, Position
from ...strategies import Agent, as_strategy
from ...strategies.registry import PluginStrategy
from .answers import Answer, Fault, read_answer
from .pipes import NoAnswerError, PipeAgent

Ask: TypeAlias = Callable[[Position], Answer]


class DifferentAnswersError(Exception):
    """The agent gave two answers to one question, so its probabilities are unknown."""


def asker(agent: Agent, rng: Random) -> Ask:
    """The function that asks this agent; `rng` is for agents that draw their moves themselves.

    >>> from zahlenschlacht import SCHOOL
    >>> asker("pairing", Random(0))(SCHOOL.position([8, 2]))
    Answer(probabilities={5: 1.0}, fault=None, reply='')
    """
    if isinstance(agent, PipeAgent):
        return lambda position: _program_answer(agent, position)
    player = as_strategy(agent, rng)
    return lambda position: _strategy_answer(player, position)


def exact_asker(agent: Agent, rng: Random) -> Ask:
    """The function that asks this agent for probabilities, or raises `DifferentAnswersError` if it cannot know them.

    An agent that names a single number is asked twice. Only the package's own strategies are trusted to name the same
    number every time.
    """
    ask = asker(agent, rng)
    if is_own_strategy(agent):
        return ask
    if draws_moves(agent):
        raise DifferentAnswersError

    def ask_twice(position: Position) -> Answer:
        answer = ask(position)
        is_repeatable = len(answer.probabilities) <= 1 and answer.fault not in (Fault.LATE, Fault.CRASHED)
        if is_repeatable:
            second = ask(position)
            if (second.probabilities, second.fault) != (answer.probabilities, answer.fault):
                raise DifferentAnswersError
        return answer

    return ask_twice


def is_own_strategy(agent: Agent) -> bool:
    """Whether the name means a strategy of this package, not a plug-in."""
    if not isinstance(agent, str):
        return False
    player = as_strategy(agent)
    return type(player).__module__.startswith("zahlenschlacht.") and not isinstance(player, PluginStrategy)


def draws_moves(agent: Agent) -> bool:
    """Whether the agent only draws numbers with a generator, so that its probabilities are unknown."""
    return hasattr(agent, "choose") and not callable(agent)


def _strategy_answer(player: Callable[[Position], Any], position: Position) -> Answer:
    """The move of a strategy; a fault if its rule has none."""
    try:
        move = player(position)
    except InputError as refusal:
        return Answer({}, Fault.UNFIT, str(refusal))
    return read_answer(move, position)


def _program_answer(program: PipeAgent, position: Position) -> Answer:
    """The number that the program answers, or its fault."""
    try:
        return read_answer(program.number(position), position)
    except NoAnswerError as error:
        return Answer({}, error.fault, str(error))
