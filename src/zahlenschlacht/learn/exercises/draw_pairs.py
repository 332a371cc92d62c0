"""Join bonded numbers in pairs."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any

from ...explain.reasons import about
from ...game.rules import Position
from ...solution.residues import bonded_to
from .flaws import Flaw, pair_flaw, sorted_on_board
from .left_over import left_over
from .question import Question, are_numbers, certificate_of

if TYPE_CHECKING:
    from .exercise import Exercise


def is_answer(answer: Any) -> bool:
    """Return whether the answer is a collection of collections of integers."""
    return isinstance(answer, Collection) and not isinstance(answer, str) and all(map(are_numbers, answer))


def most_pairs(position: Position) -> int:
    """Return how many pairs of bonded numbers can be drawn so that no number is in two of them.

    >>> from zahlenschlacht.game.rules import Variant
    >>> most_pairs(Variant(7, 7).start()), most_pairs(Variant(15, 7).start())
    (3, 7)
    """
    return (position.size - len(left_over(position))) // 2


def pairs_flaw(position: Position, pairs: Collection[Sequence[int]], least: int) -> Flaw | None:
    """Return what is wrong with at least `least` disjoint pairs of bonded numbers, or None if they are right.

    >>> from zahlenschlacht.game.rules import Variant
    >>> pairs_flaw(Variant(7, 7).start(), [(1, 6), (5, 2), (3, 4)], 3)
    >>> pairs_flaw(Variant(7, 7).start(), [(1, 6), (2, 4)], 3).numbers
    (2, 4)
    """
    variant = position.variant
    ends: set[int] = set()
    for pair in pairs:
        sorted_on_board(position, pair)
        if len(pair) != 2:
            return Flaw(about(variant, "flaw-no-pair"), tuple(pair))
        x, y = sorted(pair)
        if not variant.bonded(x, y):
            return pair_flaw(variant, x, y)
        if shared := ends.intersection(pair):
            return Flaw(about(variant, "flaw-twice", number=min(shared)), (min(shared),))
        ends.update(pair)
    if len(pairs) < least:
        missing = next(((x, y) for x in position.numbers if x not in ends for y in _unused(position, x, ends)), ())
        return Flaw(about(variant, "flaw-few-pairs", count=len(pairs), least=least), missing)
    return None


def _unused(position: Position, x: int, ends: set[int]) -> list[int]:
    """The numbers, ascending, that x is bonded to and that are in no pair yet."""
    return sorted(set(bonded_to(position, x)) - ends)


def _solution(exercise: Exercise) -> tuple[tuple[int, ...], ...]:
    """The groups of bonded numbers in the certificate, cut into pairs."""
    groups = certificate_of(exercise.position).groups
    return tuple(group[place : place + 2] for group in groups for place in range(0, len(group) - 1, 2))


QUESTIONS = {
    "most": Question(
        _solution, lambda exercise, answer: pairs_flaw(exercise.position, answer, most_pairs(exercise.position))
    ),
}
"""Draw as many pairs as possible."""
