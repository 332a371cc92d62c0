"""Agents asked for their answers, with their faults.

An agent is everything that `strategies.as_strategy` reads, or a program behind a pipe.
"""

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from ...game.errors import InputError
from ...game.rules import Position, Variant
from ...strategies import Agent, NamedStrategy, Sight, as_strategy, strategy
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
    player = as_strategy(agent, rng)

    def ask(position: Position) -> Answer:
        try:
            move = player(position)
        except NoAnswerError as error:
            return Answer({}, error.fault, error.reply)
        except InputError as refusal:
            if isinstance(agent, PipeAgent):  # the program cannot be started
                raise
            return Answer({}, Fault.UNFIT, str(refusal))
        return read_answer(move, position)

    return ask


def exact_asker(agent: Agent, rng: Random, has_sight: bool) -> Ask:
    """The function that asks this agent for probabilities, or raises `DifferentAnswersError` if it cannot know them.

    An agent that names a single number is asked twice, unless it has declared what it looks at.
    """
    ask = asker(agent, rng)
    if has_sight:
        return ask
    if hasattr(agent, "choose") and not callable(agent):  # it only draws numbers with a generator
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


def sight_of(agent: Agent, variant: Variant) -> Sight | None:
    """What the agent looks at, if it is a strategy that declares it."""
    player = strategy(agent) if isinstance(agent, str) else agent
    return player.sight(variant) if isinstance(player, NamedStrategy) else None
