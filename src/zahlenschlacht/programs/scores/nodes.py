"""The nodes of a whole game: every set of numbers, or one position of each shape or of each way to see the counts."""

from collections import defaultdict
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from functools import cache
from math import prod
from operator import itemgetter
from random import Random
from typing import TypeAlias

from ...game.errors import InputError, Name
from ...game.rules import Position, Variant
from ...solution.residues import Tally, numbers_by_residue, partner, residue_bond, tally
from ...solution.shapes import Shape, graph_of, names_for, shape_of, spot_of, spots, without
from ...strategies import Sight

MAX_SETS_BOARD = 15
"""The largest board for questions about every set of numbers."""
MAX_SHAPES_BOARD = 100
"""The largest board whose shapes are counted at all."""
MAX_SHAPES = 20_000
"""The largest number of shapes, or of counts, for questions about each of them."""


@dataclass(frozen=True, slots=True)
class Node:
    """A position that represents all positions with the same set of numbers, or with the same shape."""

    position: Position
    after: Mapping[int, Hashable]
    """For each number on the board, the key of the node after crossing it out; empty when the game is over."""


Nodes: TypeAlias = dict[Hashable, Node]
"""Each node by its key; nodes with more numbers on the board come first."""
Way: TypeAlias = tuple[Position, int]
"""A position, and the number that is crossed out in it."""


def _enumerate(
    variant: Variant,
    start: Hashable,
    keys_after: Callable[[Position], dict[int, Hashable]],
    most: int,
    choose: Callable[[list[Way]], Way] = itemgetter(0),
    node: Callable[[Position, dict[int, Hashable]], Node] = Node,
) -> Nodes:
    """The nodes of a game, level by level; `keys_after` has the key after each move, `choose` the way to each node."""
    nodes: Nodes = {}
    level = {start: variant.start()}
    while level:
        ways: defaultdict[Hashable, list[Way]] = defaultdict(list)
        for key, position in level.items():
            after = {} if position.is_over else keys_after(position)
            for number, left in after.items():
                ways[left].append((position, number))
            nodes[key] = node(position, after)
        if len(nodes) + len(ways) > most:
            raise _too_many(variant)
        choices = {left: choose(moves) for left, moves in ways.items()}
        level = {left: position.cross(number) for left, (position, number) in choices.items()}
    return nodes


def nodes_by_set(variant: Variant) -> Nodes:
    """A node for every set of numbers that can be left; the others are crossed out in ascending order."""
    if variant.n > MAX_SETS_BOARD:
        raise InputError("too-many-sets", largest=MAX_SETS_BOARD, value=variant.n)
    bits = {number: 1 << place for place, number in enumerate(variant.numbers)}

    def keys_after(position: Position) -> dict[int, Hashable]:
        return {number: position.crossed_mask | bits[number] for number in position.numbers}

    return _enumerate(variant, 0, keys_after, 1 << variant.n)


def nodes_by_shape(variant: Variant, rng: Random) -> Nodes:
    """A node for every shape that can be left, with a random position of that shape and a random way to it.

    >>> nodes = nodes_by_shape(Variant(15, 7), Random(0))
    >>> len(nodes), sum(node.position.turn == "A" for node in nodes.values())
    (184, 90)
    """
    if variant.bond.as_residue_bond is None:
        raise InputError("no-shapes", value=Name(variant))
    start = graph_of(shape_of(tally(variant.start())))
    _check_shapes(variant, start)
    renaming = Renaming(variant)

    def renamed(position: Position, after: dict[int, Hashable]) -> Node:
        """The node with other numbers: otherwise it would share all but one of them with the node before it."""
        names = renaming.draw(rng)
        numbers = (names[number] for number in position.crossed)
        return Node(variant.position(numbers), {names[number]: left for number, left in after.items()})

    return _enumerate(variant, start, graphs_after, MAX_SHAPES, rng.choice, renamed)


def _check_shapes(variant: Variant, start: Shape) -> None:
    """Refuse a board with too many shapes; counting them takes a small part of the time of building their nodes."""
    level, count = {start}, 1
    while variant.n <= MAX_SHAPES_BOARD and count <= MAX_SHAPES and sum(a + b for _, a, b in min(level)) > 2:
        level = {graph_of(without(shape, spot)) for shape in level for spot in spots(shape)}
        count += len(level)
    if variant.n > MAX_SHAPES_BOARD or count > MAX_SHAPES:
        raise _too_many(variant)


def nodes_by_count(variant: Variant, sight: Sight) -> Nodes:
    """A node for every position that differs for an agent with this sight, which looks at no single numbers.

    >>> len(nodes_by_count(Variant(6, 3), Sight("counts")))
    15
    """
    residue_bond(variant)  # refuses other bonds
    counts = tally(variant.start()).counts
    if variant.n > MAX_SHAPES_BOARD or (sight.residues is None and prod(a + 1 for a in counts.values()) > MAX_SHAPES):
        raise _too_many(variant)
    names = names_for(variant, counts if sight.residues is None else sight.residues)

    def key(board: Tally, last: int) -> Hashable:
        """The shape with the named residues, and what the agent sees of the last move."""
        shape, answer = shape_of(board, names), partner(variant, last)
        if not sight.last_move:
            return shape
        if sight.residues is None:
            return shape, last
        return shape, spot_of(board, answer, names) if board.count(answer) else None

    def keys_after(position: Position) -> dict[int, Hashable]:
        board = tally(position)
        return _by_residue(position, {r: key(board.without(r), r) for r, a in board.counts.items() if a})

    return _enumerate(variant, None, keys_after, MAX_SHAPES)


def graphs_after(position: Position) -> dict[int, Hashable]:
    """The bond graph that is left after crossing out each number on the board.

    >>> graphs_after(Variant(4, 3).start())
    {1: ((0, 1, 0), (0, 1, 1)), 2: ((0, 3, 0),), 3: ((0, 2, 1),), 4: ((0, 1, 0), (0, 1, 1))}
    """
    board = tally(position)
    here = shape_of(board)
    after = cache(lambda spot: graph_of(without(here, spot)))
    return _by_residue(position, {r: after(spot_of(board, r)) for r, a in board.counts.items() if a})


def _by_residue(position: Position, keys: Mapping[int, Hashable]) -> dict[int, Hashable]:
    """The key of each number on the board, from the keys of the residues."""
    d = residue_bond(position.variant).d
    return {number: keys[number % d] for number in position.numbers}


def _too_many(variant: Variant) -> InputError:
    """The error for a board with too many nodes."""
    return InputError("too-many-shapes", value=Name(variant))


class Renaming:
    """The renamings of the numbers of a variant that keep every bond."""

    def __init__(self, variant: Variant) -> None:
        by_residue = numbers_by_residue(variant.start())
        superfluous: list[int] = []
        alike: defaultdict[tuple[int, ...], list[list[list[int]]]] = defaultdict(list)
        for r, numbers in by_residue.items():
            other = partner(variant, r)
            if r == other:
                alike[(len(numbers),)].append([numbers])
            elif other not in by_residue:
                superfluous += numbers
            elif r < other:
                sides = sorted((numbers, by_residue[other]), key=len)
                alike[len(sides[0]), len(sides[1])].append(sides)
        self._alike = [*alike.values(), [[superfluous]]]
        """Lists of components that can be swapped, each with its sides, the smaller one first."""

    def draw(self, rng: Random) -> dict[int, int]:
        """A random renaming: the new name of each number."""
        names: dict[int, int] = {}
        for components in self._alike:
            for sides, others in zip(components, rng.sample(components, len(components)), strict=True):
                if len(others[0]) == len(others[-1]) and rng.random() < 0.5:
                    others = others[::-1]  # noqa: PLW2901
                for numbers, new in zip(sides, others, strict=True):
                    names.update(zip(numbers, rng.sample(new, len(new)), strict=True))
        return names
