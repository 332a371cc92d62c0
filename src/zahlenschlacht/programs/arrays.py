"""Positions for training as numpy arrays."""

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from ..extras import extra
from ..game.rules import Player, Variant
from ..solution.graphs import mask_left
from .batch import labels, position_of
from .questions import MAX_TRIES, Selection, questions

with extra("atlas"):
    import numpy as np

CHUNK_SIZE = 1000
"""The number of boards that are drawn together."""


def arrays(selection: Selection, progress: Callable[[int, int], None] = lambda *_: None) -> dict[str, Any]:
    """Positions for training, about equally many of each variant. A position can occur twice.

    `boards` and `winning` are bit masks as in `batch`; `variant` is in notation; `turn`, `winner` and `divider` are 0
    for A and 1 for B; `d` is 0 unless the bond is a sum.
    """
    draws: Iterable[tuple[Variant, Any]] = _draws(selection)
    if selection.split and selection.split.is_for_tests:  # too rare to be drawn in bulk
        draws = ((position.variant, np.array([mask_left(position)])) for position in questions(selection))
    parts, total = [], 0
    for variant, boards in draws:
        parts.append(_columns(variant, boards))
        total += len(boards)
        progress(total, selection.count)
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


def save(path: Path, selection: Selection, progress: Callable[[int, int], None] = lambda *_: None) -> int:
    """Write the arrays to an .npz file and return the number of positions."""
    columns = arrays(selection, progress)
    with path.open("wb") as file:
        np.savez_compressed(file, **columns)
    return len(columns["boards"])


def _draws(selection: Selection) -> Iterator[tuple[Variant, Any]]:
    """Boards of each variant in turn; if one has too few, the others make up for it."""
    rng, missing, variants = np.random.default_rng(selection.seed), selection.count, list(selection.variants)
    while missing and variants:
        share, rest = divmod(missing, len(variants))
        for place, variant in enumerate(variants[:missing]):
            count = share + (place < rest)
            boards = _boards(variant, count, selection, rng)
            if len(boards) < count:
                variants.remove(variant)
            missing -= len(boards)
            yield variant, boards


def _boards(variant: Variant, count: int, selection: Selection, rng: Any) -> Any:
    """Random boards of one variant as bit masks; the size is drawn uniformly, then the numbers."""
    sizes = np.array(selection.sizes(variant))
    weights = np.uint64(1) << np.arange(variant.n, dtype=np.uint64)
    boards, tries, size = np.empty(0, np.uint64), 0, min(CHUNK_SIZE, 16 * count)
    while len(boards) < count and tries < MAX_TRIES:
        ranks = rng.random((size, variant.n)).argsort(axis=1).argsort(axis=1)
        is_left = ranks < rng.choice(sizes, size)[:, None]
        chunk = (is_left * weights).sum(axis=1, dtype=np.uint64)
        if selection.critical:
            chunk = chunk[labels(variant, chunk).critical]
        if selection.difficulty:
            fits = (board for board in chunk.tolist() if selection.admits(position_of(variant, board)))
            chunk = np.array(list(islice(fits, count - len(boards))), np.uint64)
        tries = 0 if len(chunk) else tries + size
        boards = np.concatenate([boards, chunk])
    return boards[:count]


def _columns(variant: Variant, boards: Any) -> dict[str, Any]:
    """The arrays for boards of one variant."""
    solution = labels(variant, boards)
    return {
        "boards": boards,
        "winning": solution.winning,
        "winner": solution.winner,
        "margin": solution.margin,
        "critical": solution.critical,
        "turn": ((variant.n - np.bitwise_count(boards)) & 1).astype(np.uint8),
        "variant": np.full(len(boards), str(variant)),
        "n": np.full(len(boards), variant.n),
        "d": np.full(len(boards), variant.d if variant.bond.is_sum else 0),
        "bond": np.full(len(boards), variant.bond.text),
        "remainder": np.full(len(boards), variant.remainder),
        "divider": np.full(len(boards), variant.divider is Player.B, np.uint8),
    }
