"""Small variants of every kind, and all their positions."""

from collections.abc import Iterator
from itertools import combinations

from zahlenschlacht import Player, Position, Variant


def small_variants(n: int, largest_d: int) -> Iterator[Variant]:
    """Every variant on 1..n with d up to a largest one, every remainder and either Divider."""
    for d in range(2, largest_d + 1):
        for remainder in range(d):
            for divider in Player:
                yield Variant(n, d, remainder, divider)


def all_positions(variant: Variant) -> Iterator[Position]:
    """One position for each set of numbers left."""
    for size in range(variant.n - 1):
        for crossed in combinations(variant.numbers, size):
            yield variant.position(crossed)


SMALL = [
    *small_variants(4, 5),
    *small_variants(5, 6),
    *small_variants(6, 4),
    *(Variant.of([-7, -3, 0, 2, 5, 6], d, t, divider) for d in (2, 3, 5) for t in (0, 1) for divider in Player),
    *(Variant.of([3, 6, 9, 12, 15, 1], 3, 0, divider) for divider in Player),
    *(Variant.of([3, 6, 9, 12, 1, 4, 5], 3, 0, divider) for divider in Player),
    *(Variant(7, d, 0, divider) for d in (4, 7) for divider in Player),
]
