"""Which variants and positions the audit goes through.

Positions of large boards are taken up to exchange: two sets of numbers with the same residues are one position. The
oracle over sets shows on small boards that nothing is lost by it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise, permutations
from math import prod
from random import Random

from ..game.bonds import BONDS, Lines, Sum
from ..game.rules import Player, Position, Variant
from ..solution.residues import count_at_start

SEED = 2017
"""The seed of every choice that is made at random."""


def z_variants(sizes: Iterable[int]) -> Iterator[Variant]:
    """The paper's Z(n, d) with d up to 2n + 2; a larger d leaves no sum to divide, as 2n does."""
    return (Variant(n, d) for n in sizes for d in range(2, 2 * n + 3))


def family(sizes: Iterable[int], several: bool = False) -> Iterator[Variant]:
    """The variants on 1..n for either Divider and every remainder, or several: 0, 1 and d/2.

    >>> len(list(family([4]))), len(list(family([4], several=True)))
    (108, 50)
    """
    for variant in z_variants(sizes):
        n, d = variant.n, variant.d
        for remainder in sorted({0, 1, d // 2}) if several else range(d):
            yield Variant(n, d, remainder, Player.A)
            yield Variant(n, d, remainder, Player.B)


def own_boards(how_many: int, largest: int) -> list[Variant]:
    """Variants on boards of one's own with 4 to `largest` numbers, negative ones among them, the same at every call.

    >>> own_boards(2, 6) == own_boards(2, 6), min(min(variant.numbers) for variant in own_boards(9, 6)) < 0
    (True, True)
    """
    rng = Random(SEED)
    found = []
    for _ in range(how_many):
        numbers = rng.sample(range(-40, 41), rng.randint(4, largest))
        d = rng.randint(2, 12)
        found.append(Variant.of(numbers, d, rng.randrange(d), rng.choice(tuple(Player))))
    return found


def other_bonds(sizes: Iterable[int]) -> Iterator[Variant]:
    """The variants on 1..n of the bonds that are no sums, with several divisors, for either Divider."""
    others = [bond for bond in BONDS.values() if bond is not Sum]
    texts = [bond.word for bond in others if bond.takes == "nothing"]
    texts += [f"{bond.word} {d}" for bond in others if bond.takes == "divisor" for d in (2, 3, 4, 6)]
    return (Variant(n, text, divider=divider) for n in sizes for text in texts for divider in Player)


def drawn_graphs(largest: int) -> list[Variant]:
    """Every graph with 4 to `largest` numbers, one of those that differ by names alone, for either Divider.

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
    """The graphs on 0..n-1, each as the first of all ways to name it, by one more vertex on those of n - 1."""
    if n == 1:
        return {()}
    orders = list(permutations(range(n)))
    found = set()
    for lines in _graphs(n - 1):
        for ends in range(2 ** (n - 1)):
            drawn = [*lines, *((x, n - 1) for x in range(n - 1) if ends >> x & 1)]
            degrees = [sum(x in line for line in drawn) for x in range(n)]
            if degrees[-1] == max(degrees):  # some vertex of the largest degree can be the last
                # Only orders in which the degrees go up need to be compared.
                ascending = [order for order in orders if all(degrees[x] <= degrees[y] for x, y in pairwise(order))]
                found.add(min(_renamed(drawn, order) for order in ascending))
    return found


def _renamed(lines: Iterable[tuple[int, int]], order: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """The lines when each vertex is named by its place in the order."""
    name = {vertex: place for place, vertex in enumerate(order)}
    return tuple(sorted((min(name[x], name[y]), max(name[x], name[y])) for x, y in lines))


def positions(variant: Variant) -> Iterator[Position]:
    """Every set of at least two numbers of the board, once.

    >>> len(list(positions(Variant(5, 3))))
    26
    """

    def following(position: Position, first: int) -> Iterator[Position]:
        yield position
        if not position.over:
            for place in range(first, variant.n):
                yield from following(position.cross(variant.numbers[place]), place + 1)

    return following(variant.start(), 0)


def positions_up_to_exchange(variant: Variant) -> Iterator[Position]:
    """Every position, but only one of those with the same counts of residues.

    >>> len(list(positions_up_to_exchange(Variant(5, 3))))
    14
    """

    def following(position: Position, smallest: int) -> Iterator[Position]:
        yield position
        if not position.over:
            for number in one_of_each_residue(position):
                if number % variant.d >= smallest:
                    yield from following(position.cross(number), number % variant.d)

    return following(variant.start(), 0)


def one_of_each_residue(position: Position) -> list[int]:
    """The smallest number on the board with each residue: the moves that make a difference.

    >>> one_of_each_residue(Variant(7, 3).position([1, 2]))
    [3, 4, 5]
    """
    smallest: dict[int, int] = {}
    for number in position.numbers:
        smallest.setdefault(number % position.variant.d, number)
    return list(smallest.values())


def one_of_each_kind(position: Position) -> list[int]:
    """The smallest number on the board of each kind: residues of one kind, and their partners, stand equally often.

    >>> one_of_each_kind(Variant(7, 5).start())
    [1, 3, 5]
    """
    variant, numbers = position.variant, position.numbers
    count = Counter(number % variant.d for number in numbers)
    smallest: dict[tuple[int, int, bool], int] = {}
    for number in numbers:
        r, other = number % variant.d, (variant.remainder - number) % variant.d
        smallest.setdefault((count[r], count[other], r == other), number)
    return list(smallest.values())


def arrivals(variant: Variant) -> Iterator[Position]:
    """The start, and every move from every position, up to exchange: some statements look at the last move too."""
    yield variant.start()
    for position in positions_up_to_exchange(variant):
        if not position.over:
            yield from map(position.cross, one_of_each_residue(position))


def searchable(variants: Iterable[Variant], most: int) -> list[Variant]:
    """Those variants on 1..n that have at most so many positions up to exchange.

    >>> [str(variant) for variant in searchable(z_variants([13]), 320)]
    ['Z(13, 2)', 'Z(13, 3)', 'Z(13, 4)']
    """
    return [
        variant
        for variant in variants
        if prod(1 + count_at_start(variant.n, variant.d, r) for r in range(variant.d)) <= most
    ]
