"""The questions of exercises: a right answer to each, and the flaws of wrong answers."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

from ...game.rules import Position
from ...solution.certificates import Certificate
from ...solution.theory import solve
from ...strategies import play_out, strategy
from .flaws import Flaw

if TYPE_CHECKING:
    from .exercise import Exercise


@dataclass(frozen=True, slots=True)
class Question:
    """A question that an exercise can ask."""

    solution: Callable[[Exercise], Any]
    """Returns a right answer."""
    flaw: Callable[[Exercise, Any], Flaw | None]
    """Returns what is wrong with an answer, or None if it is right."""
    options: Callable[[Exercise], tuple[str, ...]] = lambda exercise: ()
    """Returns the words to choose from."""


def certificate_of(position: Position) -> Certificate:
    """Return the proof of who wins. Exercises are only set on boards that have one."""
    certificate = solve(position).certificate
    if certificate is None:
        raise LookupError("an exercise needs a board that is small enough to be played on")
    return certificate


def perfect_ending(position: Position) -> Position:
    """Return the end of the game when both sides play perfectly from here."""
    perfect = strategy("perfect")
    return play_out(position, perfect, perfect, Random(0))


def is_number(answer: Any) -> bool:
    """Return whether the answer is an integer; True and False are not."""
    return isinstance(answer, int) and not isinstance(answer, bool)


def are_numbers(answer: Any) -> bool:
    """Return whether the answer is a collection of integers."""
    return isinstance(answer, Collection) and not isinstance(answer, str) and all(map(is_number, answer))
