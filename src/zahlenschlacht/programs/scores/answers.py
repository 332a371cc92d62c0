"""The answers of an agent that is asked for a move."""

import operator
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from random import Random
from typing import Any

from ...game.errors import InputError
from ...game.rules import Position
from ...strategies import probabilities

LONGEST_REPLY = 80
"""How many characters of a faulty reply are reported."""


class Fault(StrEnum):
    """The reason why an answer forfeits the game."""

    ILLEGAL = "illegal"
    """A number that is not on the board any more, or never was."""
    UNREADABLE = "unreadable"
    """A reply that is not a number on a line of its own, or probabilities that do not add up to 1."""
    LATE = "late"
    """No answer within the time limit."""
    CRASHED = "crashed"
    """The program ended without an answer."""
    UNFIT = "unfit"
    """The rule of the strategy has no move here."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer of an agent in a position."""

    probabilities: Mapping[int, float] = field(default_factory=dict)
    """The probability of each number that is left. If there is a fault, they add up to less than 1."""
    fault: Fault | None = None
    """The fault, or None if there is none."""
    reply: str = ""
    """The text of the faulty reply; empty if there is no fault."""

    def draw(self, rng: Random) -> int | None:
        """A number drawn with its probability; None if the fault is drawn."""
        chances = self.probabilities.values()
        fault_chance = max(0.0, 1 - sum(chances)) if self.fault else 0.0
        return rng.choices([*self.probabilities, None], [*chances, fault_chance])[0]


def read_answer(reply: Any, position: Position) -> Answer:
    """The answer for a reply, which is a number or {number: probability}. A number that is not left is a fault.

    >>> from zahlenschlacht import SCHOOL
    >>> read_answer(8, SCHOOL.start())
    Answer(probabilities={8: 1.0}, fault=None, reply='')
    >>> read_answer(16, SCHOOL.start())
    Answer(probabilities={}, fault=<Fault.ILLEGAL: 'illegal'>, reply='16')
    """
    try:
        if isinstance(reply, Mapping):
            move = {operator.index(number): float(chance) for number, chance in reply.items()}
        else:
            move = {operator.index(reply): 1.0}
        total = sum(probabilities(move).values())
    except (TypeError, ValueError, InputError):
        return Answer({}, Fault.UNREADABLE, repr(reply)[:LONGEST_REPLY])
    chances = {number: chance / total for number, chance in move.items() if chance}
    illegal = [number for number in chances if number not in position]
    if not illegal:
        return Answer(chances)
    legal = {number: chance for number, chance in chances.items() if number not in illegal}
    return Answer(legal, Fault.ILLEGAL, str(illegal[0])[:LONGEST_REPLY])
