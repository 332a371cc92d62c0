"""Labels in bulk: winner, margin and winning moves of millions of positions of one variant, in numpy.

A board is a set of bits: bit i is set where the i-th number of the variant is left. Up to 64 numbers fit. Needs numpy,
which the extras `atlas`, `openspiel` and `pettingzoo` bring.

    k          how many numbers are on a board
    h          the size of a largest hostile set, as in `theory`
    mask       the numbers with one residue, as bits
    lowering   the numbers on the board of which crossing out one lowers h
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from ..extras import extra
from ..game.rules import InputError, Name, Player, Variant
from ..solution.residues import partner

with extra("atlas"):
    import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

Bits: TypeAlias = "NDArray[np.uint64]"
Counts: TypeAlias = "NDArray[np.int8]"

LARGEST_LABELLED = 64
"""The largest board whose numbers fit into the bits."""
BOARDS_AT_ONCE = 1 << 13
"""How many boards are labelled at once: what is computed of them stays in the processor's cache."""
_NONE = np.uint64(0)


@dataclass(frozen=True, slots=True)
class Labels:
    """The labels of boards, an entry for each."""

    winner: NDArray[np.uint8]
    """Who wins under best play: 0 is A, 1 is B."""
    margin: Counts
    """As `solve` gives it."""
    winning: Bits
    """The winning moves as bits; none where the position is lost or over."""
    critical: NDArray[np.bool_]
    """Where it matters what is crossed out: some moves win, but not all."""


def bits_of(variant: Variant, numbers: Iterable[int]) -> int:
    """The board with these numbers left.

    >>> bin(bits_of(Variant(5, 3), [2, 4, 5]))
    '0b11010'
    """
    places = [variant.index_of(number) for number in numbers]
    return sum(1 << place for place in places if place is not None)


def labels(variant: Variant, boards: Any) -> Labels:
    """The labels of an array of boards.

    >>> found = labels(Variant(15, 7), [0x7FFF, 0x7FFD])
    >>> found.winner.tolist(), found.margin.tolist(), [hex(moves) for moves in found.winning.tolist()]
    ([0, 1], [0, -1], ['0x4081', '0x376c'])
    """
    given = _checked(variant, boards)
    masks = _Masks.of(variant)
    found = Labels(
        winner=np.empty(len(given), np.uint8),
        margin=np.empty(len(given), np.int8),
        winning=np.empty(len(given), np.uint64),
        critical=np.empty(len(given), np.bool_),
    )
    closer = 0 if variant.closer is Player.A else 1
    hostile = _divider_closes if variant.divider_closes else _breaker_closes
    for begin in range(0, len(given), BOARDS_AT_ONCE):
        here = slice(begin, begin + BOARDS_AT_ONCE)
        board = given[here]
        k = _count(board)
        h, lowering = hostile(masks, board)
        margin = np.subtract(k + 1 >> 1, h, out=found.margin[here])
        np.not_equal(margin < 0, closer, out=found.winner[here].view(np.bool_))
        odd = (k & 1).view(np.bool_)  # the closer is to move
        clear = np.where(odd, margin >= 1, margin <= -2)
        narrow = margin == odd.view(np.int8) - 1
        moves = np.where(clear, board, np.where(narrow, np.where(odd, lowering, board & ~lowering), _NONE))
        found.winning[here] = moves
        np.logical_and(moves != board, moves != _NONE, out=found.critical[here])
    return found


def _checked(variant: Variant, boards: Any) -> Bits:
    """The boards as an array, each with at least two numbers, all of them of the variant."""
    if variant.n > LARGEST_LABELLED:
        text = "boards of at most {largest} numbers are labelled in bulk, not {value}"
        raise InputError("too-many-bits", text, largest=LARGEST_LABELLED, value=variant.n)
    try:
        given = np.array(boards, dtype=np.uint64, copy=None, order="C")
    except (TypeError, ValueError, OverflowError):
        raise InputError("not-bits", "boards are sets of bits, not {value}", value=boards) from None
    if given.ndim != 1:
        raise InputError("not-bits", "boards are sets of bits, not {value}", value=boards)
    outside = given >> np.uint64(variant.n) if variant.n < LARGEST_LABELLED else np.zeros(1, np.uint64)
    if outside.any() or (np.bitwise_count(given) < 2).any():
        text = "a board has at least two numbers, all of them of {variant}"
        raise InputError("not-a-labelled-board", text, variant=Name(variant))
    return given


@dataclass(frozen=True, slots=True)
class _Masks:
    """The numbers of a variant by residue."""

    pairs: list[tuple[np.uint64, np.uint64]]
    """Both sides of each pair of residues that has numbers on both."""
    own: list[np.uint64]
    """The self-partnered residues."""
    loose: np.uint64
    """The numbers that are bonded to nothing from the start."""

    @classmethod
    def of(cls, variant: Variant) -> _Masks:
        """The masks of the board at the start."""
        by_residue: dict[int, int] = {}
        for place, number in enumerate(variant.numbers):
            by_residue[number % variant.d] = by_residue.get(number % variant.d, 0) | 1 << place
        pairs, own, loose = [], [], 0
        for r, mask in by_residue.items():
            other = partner(variant, r)
            if other == r:
                own.append(np.uint64(mask))
            elif other not in by_residue:
                loose |= mask
            elif r < other:
                pairs.append((np.uint64(mask), np.uint64(by_residue[other])))
        return cls(pairs, own, np.uint64(loose))


def _count(bits: Bits) -> Counts:
    return np.bitwise_count(bits).view(np.int8)


def _divider_closes(masks: _Masks, board: Bits) -> tuple[Counts, Bits]:
    """h and the lowering numbers where hostile sets are unbonded: larger sides of pairs, one of each own residue."""
    lowering = board & masks.loose
    h = _count(lowering)
    for one, two in masks.pairs:
        x, y = board & one, board & two
        a, b = _count(x), _count(y)
        h += np.maximum(a, b)
        x *= a > b
        y *= b > a
        lowering |= x
        lowering |= y
    for mask in masks.own:
        x = board & mask
        h += x != _NONE
        x *= _count(x) == 1
        lowering |= x
    return h, lowering


def _breaker_closes(masks: _Masks, board: Bits) -> tuple[Counts, Bits]:
    """h and the lowering numbers where hostile sets are bonded: an own residue, or two numbers of an open pair."""
    most = np.zeros(len(board), np.int8)
    for mask in masks.own:
        np.maximum(most, _count(board & mask), out=most)
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
    base = (open_pairs > 0).astype(np.int8) + np.int8(1)
    h = np.maximum(base, most)
    # Where it matters what lowers h, h is more than half of the board, so that no other set is as large.
    lowering = closing * ((open_pairs == 1) & (h == base))
    for mask in masks.own:
        own = board & mask
        lowering |= own * ((_count(own) == h) & (h > base))
    return h, lowering
