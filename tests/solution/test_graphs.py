"""The memory of the cached graphs is bounded, and another thread may clear it. `test_bonds` tests their results."""

import sys

from zahlenschlacht.game.rules import Variant
from zahlenschlacht.solution.graphs import MAX_MEMO, Graph, graph


def test_the_cached_graphs_take_at_most_200_megabytes() -> None:
    sets = {1 << 40 | number: number % 40 for number in range(1000)}
    bytes_a_set = (sys.getsizeof(sets) + sum(map(sys.getsizeof, sets))) / len(sets)
    maxsize = graph.cache_info().maxsize
    assert maxsize is not None
    assert maxsize * MAX_MEMO * bytes_a_set < 200e6


class ClearedMemo(dict[int, int]):
    """A memo that another thread clears after every test for a key: threads can switch at any of these calls."""

    def __contains__(self, key: object) -> bool:
        is_known = super().__contains__(key)
        self.clear()
        return is_known


def test_a_memo_that_another_thread_clears_does_no_harm() -> None:
    shared = Graph(Variant(12, "coprime"))
    shared._memo = ClearedMemo()
    for left in range(3, 1 << 12, 7):
        size = shared.h(left)
        assert size == shared.h(left) == Graph(Variant(12, "coprime")).h(left)
