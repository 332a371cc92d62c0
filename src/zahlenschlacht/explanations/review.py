"""A game reviewed move by move: the margin after each move, and the blunders."""

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from ..game.notation import as_position
from ..game.rules import Player, Position
from ..solution.theory import margin, solve, winner_by_margin, winning_moves
from .messages import Message
from .verdicts import explain_move

_cached_solve = lru_cache(maxsize=2)(solve)  # the end of one move is the beginning of the next


@dataclass(frozen=True, slots=True)
class Ply:
    """One move of a reviewed game."""

    ply: int
    """How many numbers are crossed out after it."""
    player: Player
    """The player who made it."""
    number: int
    """The number crossed out."""
    margin: int
    """The margin after it."""
    winner: Player
    """The winner after it under best play."""
    is_blunder: bool
    """Whether it gave the win away."""
    before: Position
    """The position in which it was made."""

    @property
    def winning_moves(self) -> tuple[int, ...]:
        """The winning moves that this player had, ascending; empty if the position was already lost."""
        return winning_moves(self.before)

    def as_dict(self) -> dict[str, object]:
        """The move as plain values for JSON."""
        return {
            "ply": self.ply,
            "player": str(self.player),
            "number": self.number,
            "margin": self.margin,
            "winner": str(self.winner),
            "is_blunder": self.is_blunder,
            "winning_moves": list(self.winning_moves),
        }

    @property
    def messages(self) -> tuple[Message, ...]:
        """The explanation of the move."""
        return explain_move(self.before, self.number, _cached_solve)


def review(position: Position | str) -> tuple[Ply, ...]:
    """Every move of the game so far, with its margin and whether it was a blunder.

    >>> from ..game.rules import Variant
    >>> [(ply.player, ply.number, ply.margin, ply.is_blunder) for ply in review(Variant(15, 7).position([8, 2, 3]))]
    [(Player.A, 8, 0, False), (Player.B, 2, 0, False), (Player.A, 3, -1, True)]
    """
    position = as_position(position)
    if position.ply == 0:
        return ()
    positions = list(position.positions())
    plies, winner = [], winner_by_margin(position.variant, margin(positions[0]))
    for before, after in pairwise(positions):
        player, number = before.turn, after.last
        if player is None or number is None:
            continue
        margin_after, winner_before = margin(after), winner
        winner = winner_by_margin(position.variant, margin_after)
        is_blunder = winner_before is player and winner is not player
        plies.append(Ply(after.ply, player, number, margin_after, winner, is_blunder, before))
    return tuple(plies)
