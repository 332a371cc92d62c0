"""The difficulty of a won position: the probability that random moves keep the win until it is clear, in bits.

solver     the player who has to keep the win: the Divider if the Divider makes the last move, otherwise the Breaker
clear      with the opponent to move, every number has a partner (if the solver is the Divider), or no two numbers are
           bonded (if the solver is the Breaker). From here on the Divider wins by crossing out partners, and the
           Breaker wins with any moves
sequence   the solver's random moves until the end of the game. All sequences are equally likely. A sequence that
           reaches a clear position counts as if all of its continuations kept the win
rating     the difficulty on the scale of player ratings, on which a player who moves at random has `RANDOM_RATING`
"""

from functools import lru_cache
from math import log2, log10, prod

from ..game.rules import Position
from ..solution.residues import smallest_with_residue, tally
from ..solution.shapes import PAIR, Shape, Spot, margin_of_shape, shape_of, spot_of, spots, without

RANDOM_RATING = 1000
"""The rating of a player who moves at random."""


def is_clear_shape(shape: Shape, solver_divides: bool) -> bool:
    """Whether a shape with the solver's opponent to move is clear."""
    if solver_divides:
        return all(a == b or (name % 2 == 1 and a % 2 == 0) for name, a, b in shape)
    return all(a < 2 if name % 2 else not a or not b for name, a, b in shape)


def is_clear(position: Position) -> bool:
    """Whether it is clear that the player who has just moved has won.

    >>> from ..game.rules import Variant
    >>> is_clear(Variant(15, 7).position([8])), is_clear(Variant(15, 7).position([8, 2, 3]))
    (True, False)
    """
    solver_divides = position.turn is position.variant.breaker
    return is_clear_shape(shape_of(tally(position)), solver_divides)


def difficulty(position: Position) -> float:
    """The difficulty in bits: -log2 of the probability that random moves win against the hardest defence.

    The random moves are those of the player to move, until the win is clear.

    >>> from ..game.rules import Variant
    >>> round(difficulty(Variant(15, 7).start()), 2)
    2.32
    """
    solver_divides = position.turn is position.variant.divider
    all_sequences = position.size * _sequences(position.size - 1)
    return log2(all_sequences / _winning_sequences(shape_of(tally(position)), solver_divides))


def rating_of(bits: float) -> int:
    """The rating of a puzzle with this difficulty, which is at least one bit.

    A player who moves at random is expected to score 2 ** -bits against it, as the formula of Elo and Glicko has it.

    >>> rating_of(1), rating_of(2.32), rating_of(7.6)
    (1000, 1241, 1914)
    """
    return round(RANDOM_RATING + 400 * log10(2**bits - 1))


def hardest_reply(position: Position) -> int:
    """The best defence: the number after which random moves of the solver, who has just moved, win least often.

    >>> from ..game.rules import Variant
    >>> hardest_reply(Variant(15, 6).position([1]))
    4
    """
    board = tally(position)
    shape, solver_divides = shape_of(board), position.turn is position.variant.breaker
    winning = {spot: _winning_sequences(without(shape, spot), solver_divides) for spot in spots(shape)}
    fewest = min(winning.values())
    residues = (r for r, a in board.counts.items() if a and winning[spot_of(board, r)] == fewest)
    return min(smallest_with_residue(position, r) for r in residues)


def _sequences(size: int) -> int:
    """The number of sequences of the solver if the opponent is to move and `size` numbers are left."""
    return prod(range(size - 1, 2, -2))


@lru_cache(maxsize=100_000)
def _winning_sequences(shape: Shape, solver_divides: bool) -> int:
    """The number of sequences that keep the win if the solver is to move."""
    return sum(
        _count_at(shape, spot) * _winning_sequences_after(after, solver_divides)
        for spot in spots(shape)
        if (margin_of_shape(after := without(shape, spot), True) >= 0) == solver_divides
    )


@lru_cache(maxsize=100_000)
def _winning_sequences_after(shape: Shape, solver_divides: bool) -> int:
    """The number of sequences that keep the win against the hardest reply if the opponent is to move."""
    size = sum(a + b for _, a, b in shape)
    if size < 4 or is_clear_shape(shape, solver_divides):
        return _sequences(size)
    return min(_winning_sequences(without(shape, spot), solver_divides) for spot in spots(shape))


def _count_at(shape: Shape, spot: Spot) -> int:
    """How many numbers of the shape are at this spot or at an equal one."""
    (name, a, b), side = spot
    equal_sides = 2 if name == PAIR and a == b else 1
    return shape.count(spot[0]) * equal_sides * (b if side else a)
