"""The nodes of a whole game: every set of numbers, or one position of each shape."""

from collections import defaultdict
from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from random import Random
from typing import TypeAlias

from ...game.rules import InputError, Name, Position, Variant
from ...solution.residues import numbers_by_residue, partner, residue_bond, tally
from ...solution.shapes import Shape, Spot, graph_of, shape_of, spot_of, spots, without

MAX_SETS_BOARD = 15
"""The largest board for questions about every set of numbers."""
MAX_SHAPES_BOARD = 100
"""The largest board whose shapes are counted at all."""
MAX_SHAPES = 20_000
"""The largest number of shapes for questions about each of them."""


@dataclass(frozen=True, slots=True)
class Node:
    """A position that represents all positions with the same set of numbers, or with the same shape."""

    position: Position
    after: Mapping[int, Hashable]
    """For each number on the board, the key of the node after crossing it out; empty when the game is over."""


Nodes: TypeAlias = dict[Hashable, Node]
"""Each node by its key; nodes with more numbers on the board come first."""


def nodes_by_set(variant: Variant) -> Nodes:
    """A node for every set of numbers that can be left; the others are crossed out in ascending order."""
    if variant.n > MAX_SETS_BOARD:
        text = "a board for questions about every set has at most {largest} numbers, not {value}: use --games 200"
        raise InputError("too-many-sets", text, largest=MAX_SETS_BOARD, value=variant.n)
    nodes: Nodes = {}
    level = [variant.start()]
    while level:
        next_level = []
        for position in level:
            crossed = position.crossed_mask
            after: dict[int, Hashable] = {}
            if not position.is_over:
                for place, number in enumerate(variant.numbers):
                    if not crossed >> place & 1:
                        after[number] = crossed | 1 << place
                        if not crossed >> place:
                            next_level.append(position.cross(number))
            nodes[crossed] = Node(position, after)
        level = next_level
    return nodes


def nodes_by_shape(variant: Variant, rng: Random) -> Nodes:
    """A node for every shape that can be left, with a random position of that shape and a random way to it.

    >>> nodes = nodes_by_shape(Variant(15, 7), Random(0))
    >>> len(nodes), sum(node.position.turn == "A" for node in nodes.values())
    (184, 90)
    """
    if variant.bond.residues is None:
        text = "{value} has no shapes: ask about every set (--sets), or play sampled games (--games 200)"
        raise InputError("no-shapes", text, value=Name(variant))
    if variant.n > MAX_SHAPES_BOARD or not _has_few_shapes(variant):
        text = "{value} has too many shapes to ask about each: play sampled games instead, as in --games 200"
        raise InputError("too-many-shapes", text, value=Name(variant))
    nodes: Nodes = {}
    level = {graph_of(spots_of(variant.start())[0]): variant.start()}
    renaming = Renaming(variant)
    while level:
        ways: defaultdict[Shape, list[tuple[Position, int]]] = defaultdict(list)
        for key, position in level.items():
            after = {} if position.is_over else graphs_after(position)
            for number, left in after.items():
                ways[left].append((position, number))
            # Without renaming, a position would share all but one of its numbers with the position before it.
            names = renaming.draw(rng)
            renamed = variant.position(names[number] for number in position.crossed)
            nodes[key] = Node(renamed, {names[number]: left for number, left in after.items()})
        level = {}
        for left, moves in ways.items():
            position, number = rng.choice(moves)
            level[left] = position.cross(number)
    return nodes


def _has_few_shapes(variant: Variant) -> bool:
    """Whether there are at most MAX_SHAPES shapes."""
    level = {graph_of(spots_of(variant.start())[0])}
    count = 1
    for _ in range(variant.n - 2):
        level = {graph_of(without(shape, spot)) for shape in level for spot in spots(shape)}
        count += len(level)
        if count > MAX_SHAPES:
            return False
    return True


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


def graphs_after(position: Position) -> dict[int, Shape]:
    """The bond graph that is left after crossing out each number on the board.

    >>> graphs_after(Variant(4, 3).start())
    {1: ((0, 1, 0), (0, 1, 1)), 2: ((0, 3, 0),), 3: ((0, 2, 1),), 4: ((0, 1, 0), (0, 1, 1))}
    """
    here, spot_of_number = spots_of(position)
    after = {spot: graph_of(without(here, spot)) for spot in set(spot_of_number.values())}
    return {number: after[spot] for number, spot in spot_of_number.items()}


def spots_of(position: Position) -> tuple[Shape, dict[int, Spot]]:
    """The shape of a position whose bond residues decide, and the place of each number in it.

    >>> spots_of(Variant(5, "difference 3").start())[0]
    ((1, 1, 0), (1, 2, 0), (1, 2, 0))
    """
    board, d = tally(position), residue_bond(position.variant).d
    spots = {r: spot_of(board, r) for r, a in board.counts.items() if a}
    return shape_of(board), {number: spots[number % d] for number in position.numbers}
