"""Strategies as functions, and how a move is drawn from their answers.

A strategy is a function from a position to a number, or to {number: probability}. It keeps no state between moves:
everything that it needs to know is in the position.
"""

from collections.abc import Callable, Coroutine, Mapping, Sequence
from random import Random
from typing import TypeAlias

from ..game.errors import InputError, MoveError
from ..game.rules import Position

Move: TypeAlias = int | Mapping[int, float]
"""The number to cross out, or the probability of each number that may be crossed out."""
Strategy: TypeAlias = Callable[[Position], Move]
"""Anything that picks a move."""
TOLERANCE = 1e-3
"""How far a sum of probabilities may be from 1, as those of a network in single precision are."""


def uniform(numbers: Sequence[int]) -> dict[int, float]:
    """Every number with the same probability.

    >>> uniform([2, 5])
    {2: 0.5, 5: 0.5}
    """
    return dict.fromkeys(numbers, 1 / len(numbers))


def probabilities(move: Move) -> Mapping[int, float]:
    """The probability of each number; refuses negative probabilities and those that do not add up to 1.

    >>> probabilities(8), probabilities({3: 0.25, 8: 0.75})
    ({8: 1.0}, {3: 0.25, 8: 0.75})
    """
    if not isinstance(move, Mapping):
        return {move: 1.0}
    if not move or min(move.values()) < 0 or not abs(sum(move.values()) - 1) <= TOLERANCE:
        raise InputError("not-probabilities", value=dict(move))
    return move


def choose(strategy: Strategy, position: Position, rng: Random | None = None) -> int:
    """The number that the strategy crosses out, drawn by its probabilities.

    The same position and the same state of `rng` give the same number. Without `rng` the draw cannot be repeated.

    >>> from zahlenschlacht import SCHOOL
    >>> choose(lambda position: max(position.numbers), SCHOOL.start(), Random(0))
    15
    """
    check_not_over(position)
    move = strategy(position)
    refuse_coroutine(move)
    if not isinstance(move, Mapping):
        return move
    chances = probabilities(move)
    rng = rng or Random()
    if len(set(chances.values())) == 1:
        return rng.choice(list(chances))  # faster, and free of rounding
    return rng.choices(list(chances), list(chances.values()))[0]


def refuse_coroutine(move: object) -> None:
    """Refuse the answer of an agent that is a coroutine function."""
    if isinstance(move, Coroutine):
        move.close()
        raise InputError("async-agent")


def check_not_over(position: Position) -> None:
    """Refuse to move when the game is over."""
    if position.is_over:
        raise MoveError("no-move-left")
