"""What `explain` says of a position whose verdict is known already, so that one request solves it once.

A test holds these messages against those of `explain`.
"""

from __future__ import annotations

from ..explain import explain_result
from ..messages import Message, numbers
from ..reasons import about, citation, goal, to_spare, why, why_these
from ..rules import Position
from ..theory import Verdict


def verdict_messages(position: Position, verdict: Verdict) -> tuple[Message, ...]:
    """Who wins under best play and why; of a finished game, its result."""
    if position.over:
        return explain_result(position)
    variant, reasons = position.variant, tuple(why(position, verdict))
    spare = () if reasons[-1].id == "why-all" else (to_spare(position, verdict),)
    return (
        about(variant, "verdict-wins", winner=verdict.winner, loser=verdict.winner.other),
        goal(variant),
        about(variant, "closer", closer=verdict.closer),
        *reasons,
        *spare,
        citation(position, verdict),
    )


def move_messages(position: Position, verdict: Verdict) -> tuple[Message, ...]:
    """Which moves keep the win of the player to move and why; nothing when the game is over or the board too large."""
    variant, player, moves = position.variant, position.turn, verdict.winning_moves
    if player is None:
        return ()
    if verdict.winner is not player:
        return (about(variant, "moves-none", player=player),)
    if moves is None:
        return ()
    if len(moves) == position.size:
        return (about(variant, "moves-all", player=player),)
    some = about(variant, "moves-some", player=player, numbers=numbers(moves, "or"), count=len(moves))
    return (some, *why_these(position, verdict, moves))
