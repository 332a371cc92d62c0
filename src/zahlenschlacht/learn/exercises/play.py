"""Play a game and win it."""

from collections.abc import Sequence
from random import Random

from ...explanations.decision import decision
from ...game.errors import MoveError
from ...game.rules import Player, Position
from ...strategies import play_out, strategy
from .exercise import Exercise, Flaw, Question


def _won_game(exercise: Exercise) -> Position:
    """A game in which the pupil plays perfectly."""
    strategies = {exercise.side: strategy("perfect"), exercise.side.other: strategy(exercise.against)}
    return play_out(exercise.position, strategies[Player.A], strategies[Player.B], Random(0))


def _flaw(exercise: Exercise, answer: Position | Sequence[int]) -> Flaw | None:
    """The mistake that decided a lost game, with the position before it and a better move; None if the game was won."""
    start = exercise.position
    game = answer if isinstance(answer, Position) else start.variant.position(answer)
    if game.variant != start.variant or game.crossed[: start.ply] != start.crossed:
        raise MoveError("other-game")
    if not game.is_over:
        raise MoveError("not-over")
    if game.winner is exercise.side:
        return None
    end = decision(game, reader=exercise.side)
    if end.ply is None or end.better is None:
        raise LookupError("a lesson's game begins with a position that the pupil can win")
    return Flaw(end.title, (end.better,), game.variant.position(game.crossed[: end.ply - 1]), reasons=end.messages)


QUESTIONS = {player.value: Question(_won_game, _flaw) for player in Player}
"""Win a game as A, or as B."""
