"""Perfect play for either side [Last-two theorem].

type       of a residue: whether it is self-partnered, its count and its partner's count; moves of one type are alike
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from ..game.rules import Player, Position
from ..solution.hostile import hostile_sets
from ..solution.residues import Tally, partner, smallest_with_residue, tally
from ..solution.theory import is_solvable, margin, margin_of, winner_by_margin, winning_moves, winning_residues
from .chance import any_number


def winning_share(board: Tally) -> float:
    """The share of moves that win for the player to move."""
    return sum(board.count(r) for r in winning_residues(board)) / board.size


def hardest_residues(board: Tally) -> list[int]:
    """The moves of a lost position, by residue, that leave the opponent the smallest share of winning replies."""
    if margin_of(board) not in (-1, 0):
        return [r for r, a in board.counts.items() if a]  # so clear that every reply to every move wins
    alike: dict[tuple[bool, int, int], list[int]] = {}
    for r, a in board.counts.items():
        if a:
            kind = (partner(board.variant, r) == r, a, board.partner_count(r))
            alike.setdefault(kind, []).append(r)
    shares = {kind: winning_share(board.without(residues[0])) for kind, residues in alike.items()}
    least = min(shares.values())
    return [r for kind, residues in alike.items() if shares[kind] == least for r in residues]


def _choose_number(position: Position, rng: Random) -> int:
    """The same where the bond is no sum; a lost position is made hard by keeping the margin as close as it is."""
    wins = winning_moves(position)
    if wins:
        return rng.choice(wins)
    lowering = hostile_sets(position).core()
    closer_moves = position.size % 2 == 1
    close = [number for number in position.numbers if (number in lowering) == closer_moves]
    return rng.choice(close or position.numbers)


@dataclass(frozen=True)
class Perfect:
    """Keeps every win, and in a lost position sets the hardest problem."""

    name: str = "perfect"
    citation: str = "Last-two theorem"

    def serves(self, start: Position, seat: Player) -> bool:
        """Every seat, on boards that can be solved."""
        return is_solvable(start.variant)

    def applies(self, position: Position) -> bool:
        """Always, while the game goes on."""
        return not position.over

    def wins(self, position: Position) -> bool:
        """Wherever some move wins."""
        if position.variant.bond.is_sum:
            return bool(winning_residues(tally(position)))
        return winner_by_margin(position.variant, margin(position)) is position.turn

    def choose(self, position: Position, rng: Random) -> int:
        """A winning move, a partner of the last number if that wins; otherwise the hardest problem."""
        if position.over:
            return any_number(position, rng)
        if not position.variant.bond.is_sum:
            return _choose_number(position, rng)
        board = tally(position)
        wins = winning_residues(board)
        if not wins:
            return smallest_with_residue(position, rng.choice(hardest_residues(board)))
        if position.last is not None and (answer := partner(position.variant, position.last)) in wins:
            return smallest_with_residue(position, answer)
        return smallest_with_residue(position, min(wins))
