"""Agents asked for their answers, with their faults.

An agent is everything that `strategies.as_strategy` reads, or a program behind a pipe.
"""

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from ...game.errors import InputError
from ...game.rules import Position
from ...strategies import STRATEGIES, Agent, as_strategy
from ...strategies.moves import refuse_coroutine
from ...strategies.recipe import Recipe
from .answers import Answer, Fault, read_answer
from .pipes import NoAnswerError, PipeAgent

Ask: TypeAlias = Callable[[Position], Answer]
BUILT_IN = frozenset({Recipe, *map(type, STRATEGIES.values())})
"""The classes of strategies that give the same answer to the same question."""
LEAST_REPEATS = 12
"""How many answers are compared at least: on a board with few questions each is asked more often."""


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
        refuse_coroutine(move)
        return read_answer(move, position)

    return ask


def exact_asker(agent: Agent, rng: Random, questions: int) -> Ask:
    """The function that asks this agent for probabilities, or raises `DifferentAnswersError` if it cannot know them.

    An agent that names a single number is asked at least twice, unless it is a strategy of the package.
    """
    ask = asker(agent, rng)
    if type(as_strategy(agent, rng)) in BUILT_IN:
        return ask
    if hasattr(agent, "choose") and not callable(agent):  # it only draws numbers with a generator
        raise DifferentAnswersError

    def ask_again(position: Position) -> Answer:
        answer = ask(position)
        if len(answer.probabilities) > 1 or answer.fault in (Fault.LATE, Fault.CRASHED):
            return answer
        for _ in range(1 + LEAST_REPEATS // questions):
            repeated = ask(position)
            if (repeated.probabilities, repeated.fault) != (answer.probabilities, answer.fault):
                raise DifferentAnswersError
        return answer

    return ask_again
