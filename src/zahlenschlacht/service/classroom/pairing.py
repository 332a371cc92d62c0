"""Pairs of pupils with equal points, and as few repeated pairs as possible.

Two pupils are joined in a graph if they have not met yet. A maximum matching of it has the fewest repeated pairs. A
pair is made only if the others can still be matched that well.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from ...solution.matching import matching

Pair = tuple[int, int]


def pairs_of(
    pupils: Sequence[int], points: Mapping[int, int], met: Collection[frozenset[int]], byes: Mapping[int, int]
) -> tuple[list[Pair], int | None]:
    """The pairs of the next round, and the odd pupil. The order of the pupils decides between equals.

    The odd pupil is one of those with the fewest byes. Among them, fewer repeated pairs win, then fewer points.

    >>> pairs_of([1, 2, 3, 4], {1: 2, 4: 2}, {frozenset({1, 4})}, {})
    ([(1, 2), (4, 3)], None)
    >>> pairs_of([1, 2, 3], {}, set(), {3: 1})
    ([(1, 3)], 2)
    """
    ranked = sorted(pupils, key=lambda pupil: -points.get(pupil, 0))
    graph = _Unmet(ranked, met)
    left = (1 << len(ranked)) - 1
    odd = None
    if len(ranked) % 2:
        fewest = min(byes.get(pupil, 0) for pupil in ranked)
        candidates = [place for place in reversed(range(len(ranked))) if byes.get(ranked[place], 0) == fewest]
        odd = max(candidates, key=lambda place: graph.size(left & ~(1 << place)))
        left &= ~(1 << odd)
    pairs = [(ranked[a], ranked[b]) for a, b in graph.pairs(left)]
    return pairs, None if odd is None else ranked[odd]


class _Unmet:
    """The pupils by rank; two are joined if they have not met."""

    def __init__(self, ranked: Sequence[int], met: Collection[frozenset[int]]) -> None:
        self.friends = [
            sum(1 << j for j, other in enumerate(ranked) if other != pupil and frozenset((pupil, other)) not in met)
            for pupil in ranked
        ]

    def size(self, left: int) -> int:
        """The largest number of new pairs among the pupils left."""
        return len(matching(self.friends, left)) // 2

    def pairs(self, left: int) -> list[Pair]:
        """Pair the pupils left, each with the nearest in rank for whom the repeated pairs stay fewest."""
        pairs = []
        best = self.size(left)
        while left:
            first = (left & -left).bit_length() - 1
            left &= left - 1
            partners = [place for place in range(first + 1, left.bit_length()) if left >> place & 1]
            partner = next(place for place in partners if self._keeps(first, place, left, best))
            best -= self.friends[first] >> partner & 1
            left &= ~(1 << partner)
            pairs.append((first, partner))
        return pairs

    def _keeps(self, first: int, partner: int, left: int, best: int) -> bool:
        """Whether this pair leaves the others as well matched as any other pair would."""
        return (self.friends[first] >> partner & 1) + self.size(left & ~(1 << partner)) == best
