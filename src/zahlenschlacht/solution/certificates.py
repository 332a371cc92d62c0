"""Certificates: proofs of a verdict that a person can check by eye, where there is one.

    hostile set    as in `theory`: the closer loses if any two of its numbers are the last two
    friendly       the closer wins if these two numbers are the last two

A hostile set contains at most one number of each friendly group. So if the board splits into at most ceil(k / 2)
friendly groups, no hostile set is large enough, and the closer wins. If there are exactly h groups, they also prove h,
and with it the margin.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import chain, combinations
from typing import Literal

from ..game.rules import Position
from .hostile import hostile_sets


@dataclass(frozen=True, slots=True)
class Certificate:
    """A proof of a verdict."""

    kind: Literal["pairing", "hostile", "groups", "search"]
    """"pairing": the closer wins, because the board splits into friendly pairs. "groups": the closer wins, because
    there are few enough friendly groups. "hostile": the closer loses to the hostile set. "search": the closer wins, but
    only a search shows it."""
    hostile: tuple[int, ...]
    """A largest hostile set, ascending."""
    groups: tuple[tuple[int, ...], ...]
    """The board split into friendly groups: at most ceil(k / 2) of them if the closer wins. It may be empty if the
    other player wins or the kind is "search"."""
    delete: tuple[int, ...]
    """The numbers to cross out: all except the hostile set, or the number that a pairing leaves out."""

    def holds(self, position: Position) -> bool:
        """Whether the certificate is valid by the rules alone; for "search", only the hostile set is checked."""
        board, half = set(position.numbers), (position.size + 1) // 2
        variant = position.variant
        divider_closes = variant.divider_closes
        members = [number for group in self.groups for number in group]
        covers = sorted([*members, *(self.delete if self.kind == "pairing" else ())]) == sorted(board)
        pairs = all(len(group) == 2 for group in self.groups)
        rest = set(self.delete) == board - set(self.hostile)
        proves = {
            "pairing": covers and pairs and len(self.delete) <= position.size % 2,
            "groups": covers and len(self.hostile) <= len(self.groups) <= half,
            "hostile": rest and len(self.hostile) > half and (not members or covers),
            "search": not members and not self.delete and len(self.hostile) <= half,
        }
        return (
            proves[self.kind]
            and len(set(self.hostile)) == len(self.hostile)
            and set(self.hostile) <= board
            and all(variant.bonded(x, y) != divider_closes for x, y in combinations(self.hostile, 2))
            and all(variant.bonded(x, y) == divider_closes for g in self.groups for x, y in combinations(g, 2))
        )


def certify(position: Position, margin: int) -> Certificate:
    """A certificate for a position with this margin."""
    variant, sets = position.variant, hostile_sets(position)
    hostile = sets.largest()
    if margin < 0:
        groups = sets.groups(len(hostile)) if variant.bond.is_sum else None
        return Certificate("hostile", hostile, groups or (), _without(position, hostile))
    pairs = sets.pairs()
    if pairs is not None:
        return Certificate("pairing", hostile, pairs, _without(position, chain.from_iterable(pairs)))
    groups = sets.groups((position.size + 1) // 2)
    return Certificate("search", hostile, (), ()) if groups is None else Certificate("groups", hostile, groups, ())


def _without(position: Position, numbers: Iterable[int]) -> tuple[int, ...]:
    """The numbers left without these, ascending."""
    return tuple(sorted(set(position.numbers).difference(numbers)))
