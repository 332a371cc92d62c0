"""The variants and positions that the audit compares.

On large boards positions with the same counts of residues are compared only once ("up to exchange"). On small boards
the oracle over sets confirms that this loses nothing.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise, permutations
from math import prod
from random import Random

from ..game.bonds import BONDS, Lines
from ..game.rules import Player, Position, Variant
from ..solution.residues import count_at_start

SEED = 2017
"""The seed of all random choices."""


def z_variants(sizes: Iterable[int]) -> Iterator[Variant]:
    """The paper's Z(n, d) with d up to 2n + 2. From d = 2n on no sum is divisible by d."""
    return (Variant(n, d) for n in sizes for d in range(2, 2 * n + 3))


def family(sizes: Iterable[int], all_remainders: bool = True) -> Iterator[Variant]:
    """The variants on 1..n for either Divider and every remainder, or only for the remainders 0, 1 and d/2.

    >>> len(list(family([4]))), len(list(family([4], all_remainders=False)))
    (108, 50)
    """
    for variant in z_variants(sizes):
        n, d = variant.n, variant.d
        for remainder in range(d) if all_remainders else sorted({0, 1, d // 2}):
            yield Variant(n, d, remainder, Player.A)
            yield Variant(n, d, remainder, Player.B)


def own_boards(count: int, largest: int) -> list[Variant]:
    """Variants on random boards of 4 to `largest` integers, some negative; every call returns the same variants.

    >>> own_boards(2, 6) == own_boards(2, 6), min(min(variant.numbers) for variant in own_boards(9, 6)) < 0
    (True, True)
    """
    rng = Random(SEED)
    variants = []
    for _ in range(count):
        numbers = rng.sample(range(-40, 41), rng.randint(4, largest))
        d = rng.randint(2, 12)
        variants.append(Variant.of(numbers, d, rng.randrange(d), rng.choice(tuple(Player))))
    return variants


def other_bonds(sizes: Iterable[int]) -> Iterator[Variant]:
    """The variants on 1..n with bonds other than sums, several divisors, and either Divider."""
    others = [bond for bond in BONDS.values() if not bond.is_sum]
    texts = [bond.word for bond in others if bond.takes == "nothing"]
    texts += [f"{bond.word} {d}" for bond in others if bond.takes == "divisor" for d in (2, 3, 4, 6)]
    return (Variant(n, text, divider=divider) for n in sizes for text in texts for divider in Player)


def drawn_graphs(largest: int) -> list[Variant]:
    """Every graph on 4 to `largest` numbers up to isomorphism, for either Divider.

    >>> [len(drawn_graphs(n)) // 2 for n in (4, 5)]
    [11, 45]
    """
    return [
        Variant(n, Lines((x + 1, y + 1) for x, y in lines), divider=divider)
        for n in range(4, largest + 1)
        for lines in _graphs(n)
        for divider in Player
    ]


def _graphs(n: int) -> set[tuple[tuple[int, int], ...]]:
    """The graphs on 0..n-1 up to isomorphism, made by adding a vertex to those on 0..n-2."""
    if n == 1:
        return {()}
    orders = list(permutations(range(n)))
    graphs = set()
    for lines in _graphs(n - 1):
        for ends in range(2 ** (n - 1)):
            graph = [*lines, *((x, n - 1) for x in range(n - 1) if ends >> x & 1)]
            degrees = [sum(x in line for line in graph) for x in range(n)]
            if degrees[-1] == max(degrees):  # some vertex of the largest degree can be the last
                # Only orders in which the degrees go up need to be compared.
                ascending = [order for order in orders if all(degrees[x] <= degrees[y] for x, y in pairwise(order))]
                graphs.add(min(_rename(graph, order) for order in ascending))
    return graphs


def _rename(lines: Iterable[tuple[int, int]], order: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """The lines after each vertex has been renamed to its index in the order."""
    name = {vertex: place for place, vertex in enumerate(order)}
    return tuple(sorted((min(name[x], name[y]), max(name[x], name[y])) for x, y in lines))


def positions(variant: Variant) -> Iterator[Position]:
    """One position for each set of at least two numbers left.

    >>> len(list(positions(Variant(5, 3))))
    26
    """
    return _in_order(variant.start(), lambda position: position.numbers, lambda number: number)


def positions_up_to_exchange(variant: Variant) -> Iterator[Position]:
    """One position for each combination of counts of residues.

    >>> len(list(positions_up_to_exchange(Variant(5, 3))))
    14
    """
    return _in_order(variant.start(), one_of_each_residue, lambda number: number % variant.d)


def _in_order(
    position: Position, moves: Callable[[Position], Iterable[int]], rank: Callable[[int], int]
) -> Iterator[Position]:
    """This position and all after it, with moves made in ascending rank, so that each set of moves occurs once."""
    yield position
    for number in () if position.is_over else moves(position):
        if position.last is None or rank(number) >= rank(position.last):
            yield from _in_order(position.cross(number), moves, rank)


def one_of_each_residue(position: Position) -> list[int]:
    """The smallest number left with each residue: the moves up to exchange.

    >>> one_of_each_residue(Variant(7, 3).position([1, 2]))
    [3, 4, 5]
    """
    smallest: dict[int, int] = {}
    for number in position.numbers:
        smallest.setdefault(number % position.variant.d, number)
    return list(smallest.values())


def arrivals(variant: Variant) -> Iterator[Position]:
    """The start, and the position after every move, up to exchange; some statements depend on the last move."""
    yield variant.start()
    for position in positions_up_to_exchange(variant):
        if not position.is_over:
            yield from map(position.cross, one_of_each_residue(position))


def searchable(variants: Iterable[Variant], most: int) -> list[Variant]:
    """The variants on 1..n that have at most this many positions up to exchange.

    >>> [str(variant) for variant in searchable(z_variants([13]), 320)]
    ['Z(13, 2)', 'Z(13, 3)', 'Z(13, 4)']
    """
    return [
        variant
        for variant in variants
        if prod(1 + count_at_start(variant.n, variant.d, r) for r in range(variant.d)) <= most
    ]
