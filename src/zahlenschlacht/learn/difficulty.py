"""How hard a won position is: exactly how likely random moves are to hold the win until it is clear.

solver     the player who is to hold the win: the Divider who closes, or the Breaker who does not
clear      with the opponent to move: every number has a partner (the solver divides), or no two are bonded (the
           solver breaks). From here on answering with the partner, or anything, wins
ways       of how many equally likely rows of random moves of the solver so many hold the win; the rows end when it
           is clear, and count as if they went on to the end
"""

from __future__ import annotations

from functools import lru_cache
from math import log2, prod

from ..game.rules import Position
from ..solution.residues import smallest_with_residue, tally
from ..solution.shapes import PAIR, Shape, Spot, margin_of_shape, shape_of, spot_of, spots, without


def clear_shape(shape: Shape, divides: bool) -> bool:
    """Whether a shape with the opponent of the solver to move is clear."""
    if divides:
        return all(a == b or (name % 2 == 1 and a % 2 == 0) for name, a, b in shape)
    return all(a < 2 if name % 2 else not a or not b for name, a, b in shape)


def is_clear(position: Position) -> bool:
    """Whether it is clear that the player who has just moved has won.

    >>> from ..game.rules import Variant
    >>> is_clear(Variant(15, 7).position([8])), is_clear(Variant(15, 7).position([8, 2, 3]))
    (True, False)
    """
    solver_divides = position.turn is position.variant.breaker
    return clear_shape(shape_of(tally(position)), solver_divides)


def bits(position: Position) -> float:
    """-log2 of the chance that random moves of the player to move hold the win until it is clear.

    The defence is the hardest that there is.

    >>> from ..game.rules import Variant
    >>> round(bits(Variant(15, 7).start()), 2)
    2.32
    """
    divides = position.turn is position.variant.divider
    rows = position.size * _rows(position.size - 1)
    return log2(rows / _ways(shape_of(tally(position)), divides))


def hardest_reply(position: Position) -> int:
    """The number that leaves the solver, who has just moved, the least chance with random moves.

    >>> from ..game.rules import Variant
    >>> hardest_reply(Variant(15, 6).position([1]))
    4
    """
    board = tally(position)
    shape, divides = shape_of(board), position.turn is position.variant.breaker
    left = {spot: _ways(without(shape, spot), divides) for spot in spots(shape)}
    hardest = min(left.values())
    return min(
        smallest_with_residue(position, r) for r, a in board.counts.items() if a and left[spot_of(board, r)] == hardest
    )


def _rows(size: int) -> int:
    """How many rows of moves the solver can make when the opponent is to move on so many numbers."""
    return prod(range(size - 1, 2, -2))


@lru_cache(maxsize=100_000)
def _ways(shape: Shape, divides: bool) -> int:
    """In how many rows of moves the solver, who is to move, holds the win."""
    return sum(
        _numbers(shape, spot) * _ways_after(after, divides)
        for spot in spots(shape)
        if (margin_of_shape(after := without(shape, spot), True) >= 0) == divides
    )


@lru_cache(maxsize=100_000)
def _ways_after(shape: Shape, divides: bool) -> int:
    """In how many rows of moves the solver holds the win against the hardest reply."""
    size = sum(a + b for _, a, b in shape)
    if size < 4 or clear_shape(shape, divides):
        return _rows(size)
    return min(_ways(without(shape, spot), divides) for spot in spots(shape))


def _numbers(shape: Shape, spot: Spot) -> int:
    """How many numbers of the shape stand at such a spot."""
    (name, a, b), side = spot
    alike = 2 if name == PAIR and a == b else 1
    return shape.count(spot[0]) * alike * (b if side else a)
