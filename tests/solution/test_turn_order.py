"""Theorem A against exhaustive search: every word, every graph on few vertices."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product

import pytest

from zahlenschlacht import InputError
from zahlenschlacht.solution.turn_order import turn_order_decides

Graph = frozenset[frozenset[int]]
"""The friendly pairs of the vertices 0..k-1."""


def graphs(vertices: int) -> Iterator[Graph]:
    pairs = [frozenset(pair) for pair in combinations(range(vertices), 2)]
    for chosen in product([False, True], repeat=len(pairs)):
        yield frozenset(pair for pair, is_friendly in zip(pairs, chosen, strict=True) if is_friendly)


def largest_hostile(graph: Graph, vertices: int) -> int:
    return max(
        size
        for size in range(1, vertices + 1)
        for chosen in combinations(range(vertices), size)
        if not any(frozenset(pair) in graph for pair in combinations(chosen, 2))
    )


def c_wins(graph: Graph, vertices: int, word: str) -> bool:
    @cache
    def wins(board: frozenset[int], word: str) -> bool:
        if not word:
            return any(pair <= board for pair in graph)
        outcomes = (wins(board - {vertex}, word[1:]) for vertex in board)
        return any(outcomes) if word[0] == "C" else all(outcomes)

    return wins(frozenset(range(vertices)), word)


CASES = [(vertices, left) for vertices in range(2, 6) for left in range(2, vertices + 1)]


@pytest.mark.parametrize(("vertices", "left"), CASES)
def test_the_word_decides_exactly_if_h_alone_does(vertices: int, left: int) -> None:
    sizes = {graph: largest_hostile(graph, vertices) for graph in graphs(vertices)}
    for letters in product("CO", repeat=vertices - left):
        word = "".join(letters)
        bound = word.count("C") + left - 1
        by_bound = all(c_wins(graph, vertices, word) == (h <= bound) for graph, h in sizes.items())
        assert by_bound == turn_order_decides(word, left), word


@pytest.mark.parametrize(("word", "left"), [("CXO", 2), ("CO", 1)])
def test_other_letters_and_fewer_than_two_left_are_refused(word: str, left: int) -> None:
    with pytest.raises(InputError):
        turn_order_decides(word, left)
