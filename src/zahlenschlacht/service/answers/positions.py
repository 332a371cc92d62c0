"""Positions: verdicts on them, and games in notation."""

from ...explain import verdicts as explain
from ...game import notation
from ...game.rules import Player
from ...solution import theory
from ...strategies import strategies_for
from ..match import check_size
from ..schemas.positions import Game, NotationRequest, Position, PositionQuery, SeatStrategies, Solution, Verdict


def solution(query: PositionQuery) -> Solution:
    """The verdict on a position and the reason for it. On a very large board the lists are left out."""
    position = query.position()
    is_listed = query.is_listed and theory.is_solvable(position.variant)
    verdict = theory.solve(position, lists=query.is_listed)
    return Solution(
        position=Position.of(position),
        verdict=Verdict.of(verdict, position.variant),
        messages=explain.explain_verdict(position, verdict),
        move_messages=explain.explain_moves(position, verdict),
        strategies=SeatStrategies(
            A=strategies_for(position, Player.A) if is_listed else (),
            B=strategies_for(position, Player.B) if is_listed else (),
        ),
    )


def game(request: NotationRequest) -> Game:
    """The position at the end of a game in notation."""
    position = notation.read(request.text)
    check_size(position.variant)
    return Game(position=Position.of(position))
