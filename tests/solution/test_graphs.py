"""The memory of the cached graphs is bounded. Their results are tested with the bonds."""

import sys

from zahlenschlacht.solution.graphs import MAX_MEMO, graph


def test_the_cached_graphs_take_at_most_200_megabytes() -> None:
    sets = {1 << 40 | number: number % 40 for number in range(1000)}
    bytes_a_set = (sys.getsizeof(sets) + sum(map(sys.getsizeof, sets))) / len(sets)
    maxsize = graph.cache_info().maxsize
    assert maxsize is not None
    assert maxsize * MAX_MEMO * bytes_a_set < 200e6
