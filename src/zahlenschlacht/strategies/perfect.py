"""Perfect play for either side [Last-two theorem].

type       of a residue: whether it is self-partnered, its count and its partner's count; moves of one type are alike
"""

from collections import defaultdict

from ..game.rules import Player, Position, Variant
from ..solution.residues import Tally, partner, smallest_with_residue, tally
from ..solution.theory import (
    is_solvable,
    lowering_numbers,
    margin,
    margin_of,
    winner_by_margin,
    winning_moves,
    winning_residues,
)
from .moves import Move, uniform
from .named import NamedStrategy, Sight

NUMBERS_A_RESIDUE = 20
"""Finding the smallest number with one residue takes as long as going through this many numbers."""


class Perfect(NamedStrategy):
    """Keeps every win, and in a lost position sets the hardest problem."""

    name = "perfect"
    citation = "Last-two theorem"

    def rule(self, position: Position) -> Move:
        """A winning move, a partner of the last number if that wins; in a lost position the hardest problem."""
        if not position.variant.bond.is_sum:
            return uniform(winning_moves(position) or closest_moves(position))
        board = tally(position)
        wins = winning_residues(board)
        if not wins:
            return uniform(smallest_numbers(position, hardest_residues(board)))
        if position.last is not None and (answer := partner(position.variant, position.last)) in wins:
            return smallest_with_residue(position, answer)
        return smallest_with_residue(position, min(wins))

    def sight(self, variant: Variant) -> Sight:
        """The counts and the last move for a sum; otherwise it takes any winning move, by the bonds alone."""
        return Sight("counts", None, last_move=True) if variant.bond.is_sum else Sight()

    def serves(self, start: Position, seat: Player) -> bool:
        """Whether the board can be solved; then it serves either seat."""
        return is_solvable(start.variant)

    def applies(self, position: Position) -> bool:
        """Whether the game goes on."""
        return not position.is_over

    def wins(self, position: Position) -> bool:
        """Whether some move wins."""
        return winner_by_margin(position.variant, margin(position)) is position.turn


def hardest_residues(board: Tally) -> list[int]:
    """The moves of a lost position, by residue, that leave the opponent the smallest share of winning replies."""
    if margin_of(board) not in (-1, 0):
        return [r for r, a in board.counts.items() if a]  # every reply to every move wins
    residues_by_type: defaultdict[tuple[bool, int, int], list[int]] = defaultdict(list)
    for r, a in board.counts.items():
        if a:
            other = partner(board.variant, r)
            residues_by_type[other == r, a, board.count(other)].append(r)
    shares = {kind: winning_share(board.without(residues[0])) for kind, residues in residues_by_type.items()}
    smallest = min(shares.values())
    return [r for kind, residues in residues_by_type.items() if shares[kind] == smallest for r in residues]


def winning_share(board: Tally) -> float:
    """The share of moves that win for the player to move."""
    return sum(board.count(r) for r in winning_residues(board)) / board.size


def smallest_numbers(position: Position, residues: list[int]) -> list[int]:
    """The smallest number on the board with each of these residues."""
    if position.variant.board is None and len(residues) * NUMBERS_A_RESIDUE <= position.size:
        return [smallest_with_residue(position, r) for r in residues]
    d = position.variant.d
    smallest = {number % d: number for number in reversed(position.numbers)}
    return [smallest[r] for r in residues]


def closest_moves(position: Position) -> list[int]:
    """The moves of a lost position, for any bond, that keep the margin as close as it is."""
    lowering = lowering_numbers(position)
    closer_moves = position.size % 2 == 1
    return [number for number in position.numbers if (number in lowering) == closer_moves] or list(position.numbers)
