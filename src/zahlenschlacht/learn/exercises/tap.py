"""Exercises in which the learner taps a number, or says that there is no such number."""

from collections.abc import Callable, Sequence
from typing import Any

from ...explanations.messages import Message
from ...explanations.verdicts import explain_move, explain_result
from ...game.rules import Position
from ...solution.residues import bonded_to, superfluous
from ...solution.theory import winning_moves
from .exercise import NONE, Exercise, Flaw, Question, pair_flaw, perfect_ending


def _question(
    right_numbers: Callable[[Position], Sequence[int]], wrong_flaw: Callable[[Position, int], Flaw]
) -> Question:
    """The question that every right number answers; "none" is right if there are no right numbers."""

    def flaw(exercise: Exercise, answer: Any) -> Flaw | None:
        position, right = exercise.position, right_numbers(exercise.position)
        if answer == NONE:
            return Flaw(Message("flaw-not-none")) if right else None
        position.cross(answer)  # refuses a number that is not on the board
        return None if answer in right else wrong_flaw(position, answer)

    return Question(lambda exercise: next(iter(right_numbers(exercise.position)), NONE), flaw)


def _move_flaw(position: Position, number: int) -> Flaw:
    """The flaw of a move that does not win: its effect or, after the last move, the result; and the game played out."""
    after = position.cross(number)
    message, *_ = explain_result(after) or explain_move(position, number)
    return Flaw(message, (number,), perfect_ending(after))


def _blunders(position: Position) -> tuple[int, ...]:
    """The moves that do not win."""
    winning = winning_moves(position)
    return tuple(number for number in position.numbers if number not in winning)


def _no_blunder_flaw(position: Position, number: int) -> Flaw:
    """The flaw of a move that wins where a mistake was asked for, and the game played out after it."""
    return Flaw(Message("flaw-no-blunder", {"number": number}), (number,), perfect_ending(position.cross(number)))


def _partner_flaw(position: Position, number: int) -> Flaw:
    """The flaw of a number that is not superfluous: the first number that it is bonded to."""
    return pair_flaw(position.variant, *sorted((number, bonded_to(position, number)[0])))


QUESTIONS = {
    "win": _question(winning_moves, _move_flaw),
    "lonely": _question(superfluous, _partner_flaw),
    "blunder": _question(_blunders, _no_blunder_flaw),
}
"""The questions: tap a winning move, a number without a partner, or a move that gives the win away."""
