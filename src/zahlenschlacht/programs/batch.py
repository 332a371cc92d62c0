"""Labels in bulk: winner, margin and winning moves of millions of positions of one variant, in numpy.

A board is a bit mask: bit i is set if the i-th number of the variant is left. It has at most 64 numbers. Where residues
do not decide the bond, each board is searched, which takes about as long as `winning_moves`. The module needs numpy,
which the extras `atlas`, `openspiel` and `pettingzoo` install.

    k          how many numbers are on a board
    h          the size of a largest hostile set, as in `theory`
    mask       the numbers with one residue, as a bit mask
    lowering   the numbers that lower h when one of them is crossed out
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeAlias

from ..extras import extra
from ..game.errors import InputError, Name
from ..game.rules import Player, Position, Variant
from ..solution import theory
from ..solution.inequality import breaker_margin, divider_margin
from ..solution.residues import numbers_by_residue, partner

with extra("atlas"):
    import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

Masks: TypeAlias = "NDArray[np.uint64]"
Counts: TypeAlias = "NDArray[np.int8]"

MAX_BITS = 64
"""The size of the largest board that fits into a bit mask."""
CHUNK_SIZE = 1 << 13
"""The number of boards per chunk: small enough for the intermediate arrays to stay in the processor's cache."""
_NONE = np.uint64(0)


@dataclass(frozen=True, slots=True)
class Labels:
    """The labels of an array of boards, one entry per board."""

    winner: NDArray[np.uint8]
    """The winner under best play: 0 is A, 1 is B."""
    margin: Counts
    """The margin, as in `solve`."""
    winning: Masks
    """The winning moves as a bit mask; 0 if the position is lost or over."""
    critical: NDArray[np.bool_]
    """Whether some moves win, but not all."""


def mask_of(variant: Variant, numbers: Iterable[int]) -> int:
    """The bit mask of the board with these numbers left.

    >>> bin(mask_of(Variant(5, 3), [2, 4, 5]))
    '0b11010'
    """
    indices = [variant.index_of(number) for number in numbers]
    return sum(1 << index for index in indices if index is not None)


def position_of(variant: Variant, mask: int) -> Position:
    """The position with the numbers of this bit mask left; the others are crossed out in ascending order."""
    return variant.position(number for i, number in enumerate(variant.numbers) if not mask >> i & 1)


def labels(variant: Variant, boards: Any) -> Labels:
    """The labels of an array of boards.

    >>> boards = labels(Variant(15, 7), [0x7FFF, 0x7FFD])
    >>> boards.winner.tolist(), boards.margin.tolist(), [hex(moves) for moves in boards.winning.tolist()]
    ([0, 1], [0, -1], ['0x4081', '0x376c'])
    """
    masks = _as_masks(variant, boards)
    residues = _ResidueMasks.of(variant) if variant.bond.as_residue_bond else None
    result = Labels(
        winner=np.empty(len(masks), np.uint8),
        margin=np.empty(len(masks), np.int8),
        winning=np.empty(len(masks), np.uint64),
        critical=np.empty(len(masks), np.bool_),
    )
    closer = 0 if variant.closer is Player.A else 1
    judge = _divider_closes if variant.divider_closes else _breaker_closes
    for begin in range(0, len(masks), CHUNK_SIZE):
        chunk = slice(begin, begin + CHUNK_SIZE)
        board = masks[chunk]
        k = _count(board)
        margin, lowering = judge(residues, board, k) if residues else _searched(variant, board)
        result.margin[chunk] = margin
        np.not_equal(margin < 0, closer, out=result.winner[chunk].view(np.bool_))
        odd = (k & 1).view(np.bool_)  # the closer is to move
        clear = np.where(odd, margin >= 1, margin <= -2)
        narrow = margin == odd.view(np.int8) - 1
        moves = np.where(clear, board, np.where(narrow, np.where(odd, lowering, board & ~lowering), _NONE))
        result.winning[chunk] = moves
        np.logical_and(moves != board, moves != _NONE, out=result.critical[chunk])
    return result


def _as_masks(variant: Variant, boards: Any) -> Masks:
    """The boards as an array. Refuses boards with fewer than two numbers, or with numbers that the variant lacks."""
    if variant.n > MAX_BITS:
        raise InputError("too-many-bits", largest=MAX_BITS, value=variant.n)
    try:
        masks = np.array(boards, dtype=np.uint64, copy=None, order="C")
    except (TypeError, ValueError, OverflowError):
        raise InputError("not-bits", value=boards) from None
    if masks.ndim != 1:
        raise InputError("not-bits", value=boards)
    outside = masks >> np.uint64(variant.n) if variant.n < MAX_BITS else np.zeros(1, np.uint64)
    if outside.any() or (np.bitwise_count(masks) < 2).any():
        raise InputError("not-a-labelled-board", variant=Name(variant))
    return masks


@dataclass(frozen=True, slots=True)
class _ResidueMasks:
    """The numbers of a variant as a bit mask for each residue."""

    pairs: list[tuple[np.uint64, np.uint64]]
    """The two sides of each pair of residues that has numbers on both sides."""
    own: list[np.uint64]
    """The numbers of each self-partnered residue."""
    superfluous: np.uint64
    """The numbers that are bonded to nothing at the start."""

    @classmethod
    @lru_cache(maxsize=64)  # environments label a few boards at a time
    def of(cls, variant: Variant) -> _ResidueMasks:
        """The masks of the board at the start."""
        by_residue = numbers_by_residue(variant.start())
        masks = {r: np.uint64(mask_of(variant, numbers)) for r, numbers in by_residue.items()}
        partners = {r: masks.get(partner(variant, r), _NONE) for r in masks}
        pairs = [(masks[r], other) for r, other in partners.items() if masks[r] < other]
        own = [masks[r] for r, other in partners.items() if masks[r] == other]
        superfluous = sum(int(masks[r]) for r, other in partners.items() if not other)
        return cls(pairs, own, np.uint64(superfluous))


def _count(masks: Masks) -> Counts:
    """How many numbers are on each board."""
    return np.bitwise_count(masks).view(np.int8)


def _searched(variant: Variant, board: Masks) -> tuple[Counts, Masks]:
    """The margin and the lowering numbers of any bond, found by search."""
    margins, lowering = [], []
    for left in board.tolist():
        position = position_of(variant, left)
        margins.append(theory.margin(position))
        lowering.append(mask_of(variant, theory.lowering_numbers(position)))
    return np.array(margins, np.int8), np.array(lowering, np.uint64)


def _divider_closes(masks: _ResidueMasks, board: Masks, k: Counts) -> tuple[Counts, Masks]:
    """The margin and the lowering numbers if hostile sets have no bonds."""
    lowering = board & masks.superfluous
    left_over = _count(lowering)
    for one, two in masks.pairs:
        x, y = board & one, board & two
        difference = _count(x) - _count(y)
        left_over += abs(difference)
        x *= difference > 0
        y *= difference < 0
        lowering |= x
        lowering |= y
    own = [_count(board & mask) for mask in masks.own]
    for mask, a in zip(masks.own, own, strict=True):
        lowering |= (board & mask) * (a == 1)
    return divider_margin(k, left_over, own), lowering


def _breaker_closes(masks: _ResidueMasks, board: Masks, k: Counts) -> tuple[Counts, Masks]:
    """The margin and the lowering numbers if any two numbers of a hostile set are bonded."""
    open_pairs = np.zeros(len(board), np.int8)
    closing = np.zeros(len(board), np.uint64)
    for one, two in masks.pairs:
        x, y = board & one, board & two
        a, b = _count(x), _count(y)
        is_open = (a > 0) & (b > 0)
        open_pairs += is_open
        x *= is_open & (a == 1)
        y *= is_open & (b == 1)
        closing |= x
        closing |= y
    own = [_count(board & mask) for mask in masks.own]
    has_open_pair = np.minimum(open_pairs, 1)
    margin = breaker_margin(k, has_open_pair, own)
    h = (k + 1 >> 1) - margin
    # If the choice of the move matters, h is more than half of the board, and only one set is that large.
    lowering = closing * ((open_pairs == 1) & (h == 2))
    for mask, a in zip(masks.own, own, strict=True):
        lowering |= (board & mask) * ((a == h) & (h > has_open_pair + 1))
    return margin, lowering
