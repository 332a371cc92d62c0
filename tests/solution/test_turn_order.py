"""Theorem A, compared with a search over every turn order on every small graph.

A graph is the set of its friendly pairs, and a pair or a set of vertices is a bit mask.
"""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations, product

import pytest

from zahlenschlacht import InputError
from zahlenschlacht.solution.turn_order import turn_order_decides

Graph = frozenset[int]
MOST_VERTICES = 5


@cache
def largest_hostile_sets(vertices: int) -> dict[Graph, int]:
    """h for each graph with this many vertices, by its definition."""
    pairs = [1 << one | 1 << other for one, other in combinations(range(vertices), 2)]
    graphs = (frozenset(graph) for size in range(len(pairs) + 1) for graph in combinations(pairs, size))
    return {graph: max(s.bit_count() for s in range(1, 1 << vertices) if is_hostile(graph, s)) for graph in graphs}


def is_hostile(graph: Graph, vertices: int) -> bool:
    return not any(pair & vertices == pair for pair in graph)


def c_wins(graph: Graph, vertices: int, word: str) -> bool:
    """Whether C wins, by search over all moves."""

    @cache
    def wins(board: int, ply: int) -> bool:
        if ply == len(word):
            return not is_hostile(graph, board)
        outcomes = (wins(board ^ 1 << vertex, ply + 1) for vertex in range(vertices) if board >> vertex & 1)
        return any(outcomes) if word[ply] == "C" else all(outcomes)

    return wins((1 << vertices) - 1, 0)


def wrong_words(decides: Callable[[str, int], bool]) -> Iterator[tuple[str, int]]:
    """The words, with the number of vertices left, about which `decides` is wrong."""
    for vertices in range(2, MOST_VERTICES + 1):
        graphs = largest_hostile_sets(vertices)
        for left in range(2, vertices + 1):
            for letters in product("CO", repeat=vertices - left):
                word = "".join(letters)
                bound = word.count("C") + left - 1
                is_decided = all(c_wins(graph, vertices, word) == (h <= bound) for graph, h in graphs.items())
                if decides(word, left) != is_decided:
                    yield word, left


def test_the_word_decides_exactly_if_h_alone_does() -> None:
    assert not list(wrong_words(turn_order_decides))


def test_a_wrong_turn_order_is_found() -> None:
    assert next(wrong_words(lambda word, left: word != "OC" or left != 2)) == ("CO", 2)


@pytest.mark.parametrize(("word", "left"), [("CXO", 2), ("CO", 1)])
def test_other_letters_and_fewer_than_two_left_are_refused(word: str, left: int) -> None:
    with pytest.raises(InputError):
        turn_order_decides(word, left)
