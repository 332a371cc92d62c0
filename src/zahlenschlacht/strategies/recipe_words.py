"""The words of recipes: what each word says about a number, and when a line may be followed.

No word speaks of the size of a number, so only residues matter.

group      the numbers of one residue; no word can tell them apart
"""

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple


class Group(NamedTuple):
    """The numbers of one residue, as a recipe sees them."""

    members: int
    """How many numbers have the residue."""
    partners: int
    """How many numbers have the partner residue; equal to `members` for a self-partnered residue."""
    is_self_partnered: bool
    """Whether the residue is its own partner."""
    residue: int | None
    """The residue; None in searches where no word of the recipe names it."""
    answers_last_move: bool
    """Whether the numbers are partners of the number crossed out last."""


class Situation(NamedTuple):
    """The whole board, as a recipe sees it."""

    size: int
    """How many numbers are left."""
    left_over: int
    """How many numbers have no partner left when the numbers of each pair of residues are paired off."""
    odd_self_partnered: int
    """How many self-partnered residues have an odd count."""
    divider_moves: bool
    """Whether the Divider is to move."""
    is_first_move: bool
    """Whether this is the player's first move."""


def _balances(group: Group, now: Situation) -> bool:
    """Whether crossing out one number of the group leaves every number with a partner."""
    mends = group.members % 2 == 1 if group.is_self_partnered else group.members > group.partners
    return mends and now.left_over + now.odd_self_partnered == 1


def _is_superfluous(group: Group, now: Situation) -> bool:
    return group.partners == group.is_self_partnered


def _finishes(group: Group, now: Situation) -> bool:
    """Whether the move ends the game and wins it: two numbers are bonded when both have a partner."""
    return now.size == 3 and _balances(group, now) == now.divider_moves


WORDS: dict[str, Callable[[Group, Situation], bool]] = {
    "any": lambda group, now: True,
    "partner": lambda group, now: group.answers_last_move,
    "balance": _balances,
    "superfluous": _is_superfluous,
    "bonded": lambda group, now: not _is_superfluous(group, now),
    "larger": lambda group, now: not group.is_self_partnered and group.members > group.partners,
    "smaller": lambda group, now: not group.is_self_partnered and group.members < group.partners,
    "equal": lambda group, now: not group.is_self_partnered and group.members == group.partners,
    "own": lambda group, now: group.is_self_partnered,
    "one": lambda group, now: group.members == 1,
    "odd": lambda group, now: group.members % 2 == 1,
    "even": lambda group, now: group.members % 2 == 0,
    "many": lambda group, now: group.members >= 2,
    "three": lambda group, now: group.members >= 3,
    "finish": _finishes,
}
"""The words that are true or false for one group, whatever the other groups are."""
SUPERLATIVES: dict[str, Callable[[Sequence[int]], int]] = {"most": max, "fewest": min}
"""The words that compare: among the groups left by the other words, keep those with the most or fewest members."""
CONDITIONS: dict[str, Callable[[Situation], bool]] = {
    "first": lambda now: now.is_first_move,
    "three": lambda now: now.size == 3,
}
"""The words before a colon: when the line may be followed."""
RESIDUE = re.compile(r"r([0-9]{1,18})")
"""The words that name a residue."""
