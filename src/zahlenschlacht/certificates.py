"""Proofs of a verdict that a person can check by eye, or the word that only a search has found it.

    hostile set    as in `theory`: any two of its numbers, left as the last two, make the closer lose
    friendly       two numbers that, left as the last two, make the closer win

A hostile set takes at most one number of each friendly group. So with as many groups as half the board, rounded up, no
hostile set is large enough, and the closer wins; and where there are only h groups, h is right, and with it the margin.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Literal

from .bonds import Sum
from .hostile import Groups, hostile_sets
from .paper import fixing_residue
from .residues import is_a_situation, numbers_by_residue, partner
from .rules import Position, Variant


@dataclass(frozen=True, slots=True)
class Certificate:
    """Why a verdict is right."""

    kind: Literal["pairing", "hostile", "groups", "search"]
    """"pairing": each number has a mate. "hostile": the closer loses to this set. "groups": the closer wins.
    "search": the closer wins, but only a search of all sets has shown it."""
    hostile: tuple[int, ...]
    """A largest hostile set, ascending."""
    groups: tuple[tuple[int, ...], ...]
    """The board in friendly groups, at most as many as half the board rounded up when the closer wins; where the other
    player wins or a search has decided, there may be none."""
    delete: tuple[int, ...]
    """The numbers to cross out: for a hostile set all others, for a pairing the one that has no partner."""

    def holds(self, position: Position) -> bool:
        """Check the certificate with nothing but the rules; of a search, only that the hostile set is one."""
        board, half = set(position.numbers), (position.size + 1) // 2
        variant = position.variant
        closer_divides = variant.closer is variant.divider
        grouped = [number for group in self.groups for number in group]
        covers = sorted([*grouped, *(self.delete if self.kind == "pairing" else ())]) == sorted(board)
        pairs = all(len(group) == 2 for group in self.groups)
        rest = set(self.delete) == board - set(self.hostile)
        proves = {
            "pairing": covers and pairs and len(self.delete) <= position.size % 2,
            "groups": covers and len(self.hostile) <= len(self.groups) <= half,
            "hostile": rest and len(self.hostile) > half and (not grouped or covers),
            "search": not grouped and not self.delete and len(self.hostile) <= half,
        }
        return (
            proves[self.kind]
            and len(set(self.hostile)) == len(self.hostile)
            and set(self.hostile) <= board
            and all(variant.bonded(x, y) != closer_divides for x, y in combinations(self.hostile, 2))
            and all(variant.bonded(x, y) == closer_divides for g in self.groups for x, y in combinations(g, 2))
        )


def certify(position: Position, margin: int) -> Certificate:
    """The certificate of a position with this margin."""
    if not isinstance(position.variant.bond, Sum):
        return _certify_any(position, margin)
    closer_divides = position.variant.closer is position.variant.divider
    classes = numbers_by_residue(position)
    hostile, groups = (_unbonded_set if closer_divides else _bonded_set)(position.variant, classes)
    if margin < 0:
        rest = tuple(sorted(set(position.numbers) - set(hostile)))
        return Certificate("hostile", hostile, groups, rest)
    if closer_divides:
        if is_a_situation(position):
            return Certificate("pairing", hostile, _pairs(position.variant, classes), ())
        r = fixing_residue(position)
        if position.size % 2 and r is not None:
            spare = classes[r].pop(0)
            return Certificate("pairing", hostile, _pairs(position.variant, classes), (spare,))
    return Certificate("groups", hostile, groups, ())


def _certify_any(position: Position, margin: int) -> Certificate:
    """The certificate of a position whose bond is no sum."""
    sets, board = hostile_sets(position), set(position.numbers)
    hostile = sets.largest()
    if margin < 0:
        return Certificate("hostile", hostile, (), tuple(sorted(board - set(hostile))))
    pairs = sets.pairs()
    if pairs is not None:
        paired = {number for pair in pairs for number in pair}
        return Certificate("pairing", hostile, pairs, tuple(sorted(board - paired)))
    groups = sets.groups((position.size + 1) // 2)
    return Certificate("search", hostile, (), ()) if groups is None else Certificate("groups", hostile, groups, ())


Classes = dict[int, list[int]]
"""The numbers on the board, ascending, by residue."""


def _unbonded_set(variant: Variant, classes: Classes) -> tuple[tuple[int, ...], Groups]:
    """A largest set of pairwise unbonded numbers, and as many groups of pairwise bonded ones."""
    d, t = variant.d, variant.remainder
    hostile: list[int] = []
    groups: list[tuple[int, ...]] = []
    for r, numbers in classes.items():
        other = (t - r) % d
        if r == other:
            hostile.append(numbers[0])
            groups.append(tuple(numbers))
            continue
        partners = classes.get(other, [])
        if len(numbers) > len(partners) or (len(numbers) == len(partners) and r < other):
            hostile += numbers
            groups += map(_ascending, numbers, partners)
            groups += [(number,) for number in numbers[len(partners) :]]
    return tuple(sorted(hostile)), tuple(sorted(groups))


def _bonded_set(variant: Variant, classes: Classes) -> tuple[tuple[int, ...], Groups]:
    """A largest set of pairwise bonded numbers, and as many groups of pairwise unbonded ones.

    The board falls into blocks, and a block into parts: numbers of a block are bonded unless they share a part, numbers
    of different blocks are not. So the longest block has the largest set, one number of each part, and the first parts
    of all blocks make up a group, the second parts another.
    """
    blocks: list[list[list[int]]] = []
    for r, numbers in classes.items():
        other = partner(variant, r)
        if r == other:
            blocks.append([[number] for number in numbers])
        elif other not in classes:
            blocks.append([numbers])
        elif r < other:
            blocks.append([numbers, classes[other]])
    hostile = [part[0] for part in max(blocks, key=len)]
    groups: list[list[int]] = [[] for _ in hostile]
    for block in blocks:
        for group, part in zip(groups, block, strict=False):
            group.extend(part)
    return tuple(sorted(hostile)), tuple(sorted(tuple(sorted(group)) for group in groups))


def _pairs(variant: Variant, classes: Classes) -> Groups:
    """The numbers in pairs of partners; each must have one."""
    pairs: list[tuple[int, ...]] = []
    for r, numbers in classes.items():
        other = partner(variant, r)
        if r == other:
            pairs += zip(numbers[::2], numbers[1::2], strict=True)
        elif r < other and numbers:
            pairs += map(_ascending, numbers, classes[other])
    return tuple(sorted(pairs))


def _ascending(x: int, y: int) -> tuple[int, int]:
    return (x, y) if x < y else (y, x)
