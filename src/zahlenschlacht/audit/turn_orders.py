"""The check of Theorem A: every turn order on every small graph, by exhaustive search.

Players C and O cross out vertices in the order of a word until some are left. C wins if two of these are friendly. A
graph is the set of its friendly pairs, and a pair or a set of vertices is a bit mask.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product

from .checks import Case, Check
from .claims import Claims


def turn_order_check(claims: Claims, most_vertices: int) -> Check:
    """The check of all words and all graphs with up to this many vertices."""
    words = [
        ("".join(letters), left)
        for vertices in range(2, most_vertices + 1)
        for left in range(2, vertices + 1)
        for letters in product("CO", repeat=vertices - left)
    ]
    return Check("Theorem A", words, lambda subject: _word(claims, *subject))


def _word(claims: Claims, word: str, left: int) -> Iterator[Case]:
    """A case for each graph if the word decides, otherwise one case: some graph is an exception."""
    bound = word.count("C") + left - 1
    exceptions = [
        graph
        for graph, h in _largest_hostile_sets(len(word) + left).items()
        if _c_wins(graph, len(word) + left, word) != (h <= bound)
    ]
    if not claims.turn_order_decides(word, left):
        yield None if exceptions else f"h decides the order {word or 'without moves'} with {left} left"
        return
    for graph in _largest_hostile_sets(len(word) + left):
        is_right = graph not in exceptions
        yield None if is_right else f"h does not decide the order {word} with {left} left on {_pairs(graph)}"


Graph = frozenset[int]
"""The friendly pairs, each as a mask of two bits."""


@cache
def _largest_hostile_sets(vertices: int) -> dict[Graph, int]:
    """h for each graph with this many vertices, by its definition."""
    pairs = [1 << one | 1 << other for one, other in combinations(range(vertices), 2)]
    graphs = (frozenset(graph) for size in range(len(pairs) + 1) for graph in combinations(pairs, size))
    return {graph: max(s.bit_count() for s in range(1, 1 << vertices) if _is_hostile(graph, s)) for graph in graphs}


def _is_hostile(graph: Graph, vertices: int) -> bool:
    return not any(pair & vertices == pair for pair in graph)


def _c_wins(graph: Graph, vertices: int, word: str) -> bool:
    """Whether C wins, by search over all moves."""

    @cache
    def wins(board: int, ply: int) -> bool:
        if ply == len(word):
            return not _is_hostile(graph, board)
        outcomes = (wins(board ^ 1 << vertex, ply + 1) for vertex in range(vertices) if board >> vertex & 1)
        return any(outcomes) if word[ply] == "C" else all(outcomes)

    return wins((1 << vertices) - 1, 0)


def _pairs(graph: Graph) -> str:
    """The friendly pairs as text, vertices counted from 1."""
    return " ".join("-".join(str(i + 1) for i in range(pair.bit_length()) if pair >> i & 1) for pair in sorted(graph))
