"""Shapes: positions up to a renaming of residues, for bonds that residues decide.

The examples are those of Z(7, 5): the numbers 1, 6 and 4 have partner residues, and so have 2, 7 and 3; 5 is alone.

    component  two partner residues, or one self-partnered residue: (name, a, b). The sides of a pair have a and b
               numbers, a >= b; a self-partnered residue has a numbers, and b is 0. The name is PAIR or OWN. Residues
               that must stay distinguishable have names of their own, odd if self-partnered, and keep their sides.
               1, 6 and 4 form (PAIR, 2, 1); 5 forms (OWN, 1, 0)
    shape      the sorted components of a position that have numbers left:
               ((PAIR, 2, 1), (PAIR, 2, 1), (OWN, 1, 0))
    spot       a class of interchangeable numbers: (component, side); side 0 has the a numbers, side 1 the b numbers.
               1, 6, 2 and 7 have the spot ((PAIR, 2, 1), 0), 4 and 3 the spot ((PAIR, 2, 1), 1)
    graph      a normal form of the bond graph: all superfluous numbers form one component (PAIR, a, 0), and two numbers
               of a self-partnered residue form a pair. Shapes with isomorphic bond graphs have equal graphs.
               5 is superfluous: ((PAIR, 1, 0), (PAIR, 2, 1), (PAIR, 2, 1))

Positions of the same shape are equivalent: crossing out any number of a spot leaves the same shape. For players who
only use the bonds, positions with the same graph are equivalent too.
"""

from bisect import insort
from collections.abc import Iterable, Iterator, Mapping
from typing import TypeAlias

from ..game.rules import Variant
from .inequality import breaker_margin, divider_margin
from .residues import Tally, partner

Component: TypeAlias = tuple[int, int, int]
Shape: TypeAlias = tuple[Component, ...]
Spot: TypeAlias = tuple[Component, int]
Names: TypeAlias = Mapping[int, int]
"""The names of residues that must stay distinguishable, by the smaller residue of each pair."""

PAIR, OWN = 0, 1
NO_NAMES: Names = {}


def names_for(variant: Variant, residues: Iterable[int]) -> Names:
    """Distinct names for these residues and their partners.

    >>> names_for(Variant(15, 8), [7, 1, 4])
    {1: 2, 4: 5}
    """
    smaller = dict.fromkeys(min(r, partner(variant, r)) for r in residues if r < variant.d)
    return {r: 2 * place + 2 + (partner(variant, r) == r) for place, r in enumerate(smaller)}


def spot_of(board: Tally, r: int, names: Names = NO_NAMES) -> Spot:
    """The spot of the numbers with residue r.

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
    is_second_side = r > other if name else a < b
    return ((name, b, a), 1) if is_second_side else ((name, a, b), 0)


def shape_of(board: Tally, names: Names = NO_NAMES) -> Shape:
    """The shape of a position.

    >>> from .residues import tally
    >>> shape_of(tally(Variant(7, 5).start()))
    ((0, 2, 1), (0, 2, 1), (1, 1, 0))
    """
    variant = board.variant
    first_sides = (
        r for r, a in board.counts.items() if a and (r <= (other := partner(variant, r)) or not board.count(other))
    )
    return tuple(sorted(spot_of(board, r, names)[0] for r in first_sides))


def spots(shape: Shape) -> Iterator[Spot]:
    """Each spot of the shape once: the moves that differ.

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


def component_after(spot: Spot) -> Component | None:
    """The component after a number of the spot is crossed out, or None if it has no numbers left."""
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
    left = component_after(spot)
    if left is not None:
        insort(components, left)
    return tuple(components)


def graph_of(shape: Shape) -> Shape:
    """The normal form of the shape's bond graph.

    >>> graph_of(((0, 2, 0), (0, 2, 1), (1, 1, 0))), graph_of(((1, 2, 0), (1, 3, 0)))
    (((0, 2, 1), (0, 3, 0)), ((0, 1, 1), (1, 3, 0)))
    """
    superfluous = 0
    components = []
    for name, a, b in shape:
        if (name == PAIR and not b) or (name == OWN and a == 1):
            superfluous += a
        elif name == OWN and a == 2:
            components.append((PAIR, 1, 1))
        else:
            components.append((name, a, b))
    if superfluous:
        components.append((PAIR, superfluous, 0))
    return tuple(sorted(components))


def partners_left(spot: Spot) -> Spot | None:
    """The spot of a number's partners after the number is crossed out, or None if it has no partners.

    >>> partners_left(((0, 2, 2), 0)), partners_left(((0, 2, 0), 0)), partners_left(((1, 3, 0), 0))
    (((0, 2, 1), 0), None, ((1, 2, 0), 0))
    """
    left = component_after(spot)
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
    """The margin of the positions with this shape."""
    size = left_over = 0
    has_open_pair, own = False, []
    for name, a, b in shape:
        size += a + b
        if name % 2:
            own.append(a)
        else:
            left_over += abs(a - b)
            has_open_pair = has_open_pair or (a > 0 and b > 0)
    return divider_margin(size, left_over, own) if divider_closes else breaker_margin(size, has_open_pair, own)
