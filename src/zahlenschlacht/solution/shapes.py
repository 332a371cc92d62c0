"""Positions up to a renaming of residues: all that is left to tell apart where only counts matter.

    component  two residues that are partners, or one that is its own: (name, a, b). The sides of a pair have a and b
               numbers, a >= b; a self-partnered residue has a numbers, and b is 0. The name is PAIR or OWN; residues
               that are not renamed have a name of their own (odd where self-partnered) and keep their sides in order
    shape      the components of a position that have numbers, sorted
    spot       numbers that are alike: (component, side); side 0 has the a numbers, side 1 the b numbers

    graph      a shape in which all numbers bonded to nothing are one component (PAIR, a, 0), and two numbers of a
               self-partnered residue a pair: shapes whose bond graphs are isomorphic have one graph

Two positions of one shape are the same game: whichever number of a spot goes, one and the same shape is left. For
whoever looks at bonds alone, so are two positions of one graph.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Iterator, Mapping
from typing import TypeAlias

from ..game.rules import Variant
from .residues import Tally, partner

Component: TypeAlias = tuple[int, int, int]
Shape: TypeAlias = tuple[Component, ...]
Spot: TypeAlias = tuple[Component, int]
Names: TypeAlias = Mapping[int, int]
"""The names of residues that are not renamed: of each pair the smaller residue -> name."""

PAIR, OWN = 0, 1
NO_NAMES: Names = {}


def names_for(variant: Variant, residues: Iterable[int]) -> Names:
    """Names for these residues and their partners.

    >>> names_for(Variant(15, 8), [7, 1, 4])
    {1: 2, 4: 5}
    """
    smaller = dict.fromkeys(min(r, partner(variant, r)) for r in residues if r < variant.d)
    return {r: 2 * place + 2 + (partner(variant, r) == r) for place, r in enumerate(smaller)}


def spot_of(board: Tally, r: int, names: Names = NO_NAMES) -> Spot:
    """Where the numbers with residue r stand.

    >>> from .residues import tally
    >>> spot_of(tally(Variant(7, 5).start()), 4)
    ((0, 2, 1), 1)
    """
    other = partner(board.variant, r)
    a = board.count(r)
    if other == r:
        return (names.get(r, OWN), a, 0), 0
    b = board.count(other)
    name = names.get(min(r, other), PAIR)
    second = r > other if name else a < b
    return ((name, b, a), 1) if second else ((name, a, b), 0)


def shape_of(board: Tally, names: Names = NO_NAMES) -> Shape:
    """The shape of a position.

    >>> from .residues import tally
    >>> shape_of(tally(Variant(7, 5).start()))
    ((0, 2, 1), (0, 2, 1), (1, 1, 0))
    """
    variant = board.variant
    once = (r for r, a in board.counts.items() if a and (r <= (other := partner(variant, r)) or not board.count(other)))
    return tuple(sorted(spot_of(board, r, names)[0] for r in once))


def spots(shape: Shape) -> Iterator[Spot]:
    """Each sort of move once.

    >>> list(spots(((0, 1, 1), (0, 2, 1), (0, 2, 1), (1, 3, 0))))
    [((0, 1, 1), 0), ((0, 2, 1), 0), ((0, 2, 1), 1), ((1, 3, 0), 0)]
    """
    before = None
    for component in shape:
        if component == before:
            continue
        before = component
        name, a, b = component
        if a:
            yield component, 0
        if b and (a != b or name):
            yield component, 1


def left_of(spot: Spot) -> Component | None:
    """What is left of the component when a number of the spot is crossed out; None where nothing is."""
    (name, a, b), side = spot
    if side:
        b -= 1
    else:
        a -= 1
    if name == PAIR and a < b:
        a, b = b, a
    return (name, a, b) if a or b else None


def without(shape: Shape, spot: Spot) -> Shape:
    """The shape after a number of the spot is crossed out.

    >>> without(((0, 2, 1), (0, 2, 1), (1, 1, 0)), ((0, 2, 1), 1))
    ((0, 2, 0), (0, 2, 1), (1, 1, 0))
    """
    components = list(shape)
    components.remove(spot[0])
    left = left_of(spot)
    if left is not None:
        insort(components, left)
    return tuple(components)


def graph_of(shape: Shape) -> Shape:
    """The bond graph of a shape, up to isomorphism.

    >>> graph_of(((0, 2, 0), (0, 2, 1), (1, 1, 0))), graph_of(((1, 2, 0), (1, 3, 0)))
    (((0, 2, 1), (0, 3, 0)), ((0, 1, 1), (1, 3, 0)))
    """
    loose = 0
    components = []
    for name, a, b in shape:
        if (name == PAIR and not b) or (name == OWN and a == 1):
            loose += a
        elif name == OWN and a == 2:
            components.append((PAIR, 1, 1))
        else:
            components.append((name, a, b))
    if loose:
        components.append((PAIR, loose, 0))
    return tuple(sorted(components))


def partners_left(spot: Spot) -> Spot | None:
    """Where the partners of a number of the spot stand once it is crossed out; None where there are none.

    >>> partners_left(((0, 2, 2), 0)), partners_left(((0, 2, 0), 0)), partners_left(((1, 3, 0), 0))
    (((0, 2, 1), 0), None, ((1, 2, 0), 0))
    """
    left = left_of(spot)
    if left is None:
        return None
    (name, a, b), side = spot
    if name % 2:
        return left, 0
    if name:
        return (left, 1 - side) if left[2 - side] else None
    partners = a if side else b
    if not partners:
        return None
    return (left, 0) if left[1] == partners else (left, 1)


def margin_of_shape(shape: Shape, divider_closes: bool) -> int:
    """ceil(k / 2) - h, as `theory.margin_of` has it for a position."""
    size = most = single = 0
    bonded = False
    for name, a, b in shape:
        size += a + b
        if name % 2:
            most = max(most, a)
            single += 1
        else:
            bonded = bonded or (a > 0 and b > 0)
            single += max(a, b)
    return (size + 1) // 2 - (single if divider_closes else max(most, 2 if bonded else 1))
