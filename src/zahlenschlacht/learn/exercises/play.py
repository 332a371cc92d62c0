"""Play a game and win it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from ...explain.verdicts import explain_result
from ...game.rules import MoveError, Player, Position
from ...strategies import play_out, strategy
from .flaws import Flaw
from .question import Question, are_numbers

if TYPE_CHECKING:
    from .exercise import Exercise


def is_answer(answer: Any) -> bool:
    """Return whether the answer is a game, or all of its moves."""
    return isinstance(answer, Position) or are_numbers(answer)


def _won_game(exercise: Exercise) -> Position:
    """A game in which the pupil plays perfectly."""
    strategies = {exercise.side: strategy("perfect"), exercise.side.other: strategy(exercise.against)}
    return play_out(exercise.position, strategies[Player.A], strategies[Player.B], Random(0))


def _flaw(exercise: Exercise, answer: Position | Sequence[int]) -> Flaw | None:
    """The result of a lost game as a flaw, or None if the game was won."""
    start = exercise.position
    game = answer if isinstance(answer, Position) else start.variant.position(answer)
    if game.variant != start.variant or game.crossed[: start.ply] != start.crossed:
        raise MoveError("other-game", "the game does not begin with the position of the exercise")
    if not game.is_over:
        raise MoveError("not-over", "the game is not over yet")
    return None if game.winner is exercise.side else Flaw(explain_result(game)[0], game.numbers, game)


QUESTIONS = {player.value: Question(_won_game, _flaw) for player in Player}
"""Win a game as A, or as B."""
