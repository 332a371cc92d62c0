"""Positions: verdicts on them, and games in notation."""

from ...explanations import verdicts as explain
from ...game import notation, rules
from ...solution import theory
from ...strategies import strategies_for
from ..match import LARGEST_BOARD, check_size
from ..schemas.positions import NotationRequest, PositionQuery, SeatStrategies, Solution


def solution(query: PositionQuery) -> Solution:
    """The winner of a position with best play, the winning moves, and the reason."""
    position = query.position()
    has_lists = position.variant.n <= LARGEST_BOARD
    has_strategies = has_lists and theory.is_solvable(position.variant)
    verdict = theory.solve(position, lists=has_lists)
    return Solution(
        position=position,
        verdict=verdict,
        messages=explain.explain_verdict(position, verdict),
        ray=() if position.ply else explain.explain_ray(position.variant),
        strategies=SeatStrategies(
            **{player: strategies_for(position, player) if has_strategies else () for player in rules.Player}
        ),
    )


def game(request: NotationRequest) -> rules.Position:
    """The position at the end of a game in notation."""
    position = notation.read(request.text)
    check_size(position.variant)
    return position
