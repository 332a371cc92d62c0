"""Mark a set of numbers."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from ...explain.messages import Message
from ...explain.reasons import about
from ...game.rules import Position
from ...solution.residues import self_partnered
from ...solution.theory import margin, winning_moves
from .flaws import Flaw, pair_flaw, sorted_on_board
from .left_over import left_over, left_over_flaw
from .question import Question, are_numbers, certificate_of

if TYPE_CHECKING:
    from .exercise import Exercise


is_answer = are_numbers


def hostile_size(position: Position) -> int:
    """Return the size of a largest hostile set.

    >>> from zahlenschlacht.game.rules import Variant
    >>> hostile_size(Variant(9, 7).start()), hostile_size(Variant(9, 5).start())
    (6, 5)
    """
    return (position.size + 1) // 2 - margin(position)


def hostile_flaw(position: Position, numbers: Collection[int], least: int) -> Flaw | None:
    """Return what is wrong with a hostile set that must have at least `least` numbers, or None if it is right.

    >>> from zahlenschlacht.game.rules import Variant
    >>> hostile_flaw(Variant(9, 7).start(), [1, 2, 3, 7, 8, 9], 6)
    >>> hostile_flaw(Variant(9, 7).start(), [1, 2, 3, 4], 6).numbers
    (3, 4)
    """
    marks = sorted_on_board(position, numbers)
    variant = position.variant
    for x, y in combinations(marks, 2):
        if variant.bonded(x, y) is variant.divider_closes:
            return pair_flaw(variant, x, y)
    if len(marks) < least:
        return Flaw(about(variant, "flaw-too-few", count=len(marks), least=least))
    return None


def _question(right_numbers: Callable[[Exercise], Sequence[int]], message_id: str) -> Question:
    """The question for all of the right numbers. The message says why a number is not one of them."""

    def flaw(exercise: Exercise, answer: Collection[int]) -> Flaw | None:
        right, marks = set(right_numbers(exercise)), set(sorted_on_board(exercise.position, answer))
        if marks - right:
            extra = min(marks - right)
            return Flaw(about(exercise.position.variant, message_id, number=extra), (extra,))
        if right - marks:
            return Flaw(Message("flaw-missing", {"count": len(right - marks)}))
        return None

    return Question(lambda exercise: tuple(right_numbers(exercise)), flaw)


def _same_residue(exercise: Exercise) -> Sequence[int]:
    d, number = exercise.position.variant.d, exercise.number or 0
    return [other for other in exercise.position.numbers if (other - number) % d == 0]


def _self_partnered(exercise: Exercise) -> Sequence[int]:
    variant = exercise.position.variant
    return [number for number in exercise.position.numbers if number % variant.d in self_partnered(variant)]


QUESTIONS = {
    "alike": _question(_same_residue, "flaw-not-alike"),
    "winning": _question(lambda exercise: winning_moves(exercise.position), "flaw-not-winning"),
    "own": _question(_self_partnered, "flaw-not-own"),
    "hostile": Question(
        lambda exercise: certificate_of(exercise.position).hostile,
        lambda exercise, answer: hostile_flaw(exercise.position, answer, hostile_size(exercise.position)),
    ),
    "left-over": Question(
        lambda exercise: left_over(exercise.position),
        lambda exercise, answer: left_over_flaw(exercise.position, answer),
    ),
}
"""Mark all numbers with the residue of `exercise.number`; all winning moves; all numbers of a self-partnered residue; a
largest hostile set; the numbers that stay without a partner."""
