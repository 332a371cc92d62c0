"""Recipes: strategies written in words, line by line.

    recipe = line *(";" line)        at most six lines
    line   = [when ":"] word *("." word)
    when   = first | three           only for the player's first move; only with three numbers left
    word   = any | partner | balance | superfluous | bonded | larger | smaller | equal | own
           | one | odd | even | many | three | most | fewest | finish | r0 | r1 | r2 ...

A line means the numbers for which all of its words hold. The first line that means a number is followed, and where it
means several, any of them may be crossed out; where no line means a number, anything may. No word speaks of the size of
a number, so only residues matter.

    group      the numbers of one residue, which no word can tell apart
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import NamedTuple

from ..game.rules import MoveError, Player, Position
from ..solution.residues import partner, tally


class Group(NamedTuple):
    """What a recipe sees of the numbers of one residue."""

    members: int
    """How many there are."""
    partners: int
    """How many numbers the partner of the residue has; of a self-partnered residue the same as `members`."""
    own: bool
    """Whether the residue is its own partner."""
    residue: int | None
    """The residue; None where nothing can depend on it."""
    answers: bool
    """Whether the numbers are partners of the number just crossed out."""


class Situation(NamedTuple):
    """What a recipe sees of the board."""

    size: int
    """How many numbers are left."""
    left_over: int
    """How many numbers stay without a partner when the pairs of residues are paired off."""
    odd_own: int
    """How many self-partnered residues have an odd count."""
    divides: bool
    """Whether the Divider is to move."""
    first: bool
    """Whether this is the first move of the player."""


def _balances(group: Group, now: Situation) -> bool:
    """Whether crossing out one number of the group leaves every number with a partner."""
    mends = group.members % 2 == 1 if group.own else group.members > group.partners
    return mends and now.left_over + now.odd_own == 1


def _superfluous(group: Group, now: Situation) -> bool:
    return group.partners == group.own


def _finishes(group: Group, now: Situation) -> bool:
    """Whether the move ends the game and wins it: two numbers are bonded when both have a partner."""
    return now.size == 3 and _balances(group, now) == now.divides


WORDS: dict[str, Callable[[Group, Situation], bool]] = {
    "any": lambda group, now: True,
    "partner": lambda group, now: group.answers,
    "balance": _balances,
    "superfluous": _superfluous,
    "bonded": lambda group, now: not _superfluous(group, now),
    "larger": lambda group, now: not group.own and group.members > group.partners,
    "smaller": lambda group, now: not group.own and group.members < group.partners,
    "equal": lambda group, now: not group.own and group.members == group.partners,
    "own": lambda group, now: group.own,
    "one": lambda group, now: group.members == 1,
    "odd": lambda group, now: group.members % 2 == 1,
    "even": lambda group, now: group.members % 2 == 0,
    "many": lambda group, now: group.members >= 2,
    "three": lambda group, now: group.members >= 3,
    "finish": _finishes,
}
"""The words that hold for a number or do not, whatever other numbers there are."""
SUPERLATIVES: dict[str, Callable[[Sequence[int]], int]] = {"most": max, "fewest": min}
"""The words that compare: of the numbers that the other words of the line leave, those whose residue has the most."""
TIMES: dict[str, Callable[[Situation], bool]] = {
    "first": lambda now: now.first,
    "three": lambda now: now.size == 3,
}
"""When a line is to be followed."""
PREFIX = "recipe:"
"""What the name of a strategy begins with when the rest of it is a recipe."""
RESIDUE = re.compile(r"r([0-9]{1,18})")
"""The words that name a residue."""


@dataclass(frozen=True)
class Line:
    """One line of a recipe."""

    words: tuple[str, ...]
    """What must hold for a number."""
    when: str | None = None
    """When the line is to be followed; None for always."""

    @cached_property
    def residues(self) -> tuple[int, ...]:
        """The residues that the line names."""
        return tuple(int(found.group(1)) for word in self.words if (found := RESIDUE.fullmatch(word)))

    @cached_property
    def _tests(self) -> tuple[Callable[[Group, Situation], bool], ...]:
        named = [lambda group, now, r=r: group.residue == r for r in self.residues]
        return (*(WORDS[word] for word in self.words if word in WORDS), *named)

    @cached_property
    def _superlatives(self) -> tuple[Callable[[Sequence[int]], int], ...]:
        return tuple(SUPERLATIVES[word] for word in self.words if word in SUPERLATIVES)

    def meant(self, groups: Sequence[Group], now: Situation) -> list[Group]:
        """The groups that the line means; none where it is not its time."""
        if self.when is not None and not TIMES[self.when](now):
            return []
        left = list(groups)
        for test in self._tests:
            left = [group for group in left if test(group, now)]
        if left and self._superlatives:
            counts = [group.members for group in left]
            for superlative in self._superlatives:
                extreme = superlative(counts)
                left = [group for group in left if group.members == extreme]
        return left

    def __str__(self) -> str:
        return (f"{self.when}:" if self.when else "") + ".".join(self.words)


@dataclass(frozen=True)
class Recipe:
    """A strategy written in words. `read_recipe` reads one."""

    lines: tuple[Line, ...]
    citation: str = ""

    @property
    def name(self) -> str:
        """The recipe as the name of a strategy: "recipe:balance;partner"."""
        return f"{PREFIX}{self}"

    @property
    def length(self) -> int:
        """How many words it has."""
        return sum(len(line.words) + (line.when is not None) for line in self.lines)

    def meant(self, groups: Sequence[Group], now: Situation) -> tuple[int | None, Sequence[Group]]:
        """The line that is followed, counted from 1, and the groups that it means; None and all where no line fits."""
        for place, line in enumerate(self.lines, 1):
            meant = line.meant(groups, now)
            if meant:
                return place, meant
        return None, groups

    def at(self, position: Position) -> tuple[int | None, frozenset[int]]:
        """The line that is followed in a position, and the residues that it means; None and all where no line fits."""
        variant, board = position.variant, tally(position)
        answer = None if position.last is None else partner(variant, position.last)
        groups = []
        for r, a in board.counts.items():
            if a:
                other = partner(variant, r)
                groups.append(Group(a, board.count(other), other == r, r, r == answer))
        odd = sum(a % 2 for a in board.self_counts())
        divides = position.turn is variant.divider
        now = Situation(board.size, board.left_over, odd, divides, position.ply < 2)
        line, meant = self.meant(groups, now)
        return line, frozenset(group.residue for group in meant if group.residue is not None)

    def moves(self, position: Position) -> tuple[int, ...]:
        """The numbers, ascending, that may be crossed out by this recipe; none when the game is over."""
        if position.over:
            return ()
        _, residues = self.at(position)
        return tuple(number for number in position.numbers if number % position.variant.d in residues)

    def serves(self, start: Position, seat: Player) -> bool:
        """Every seat where the bond is a sum: its words are about residues, and where no line fits, anything may go."""
        return start.variant.bond.is_sum

    def applies(self, position: Position) -> bool:
        """Where some line means a number."""
        return not position.over and self.at(position)[0] is not None

    def wins(self, position: Position) -> bool:
        """It promises nothing: `recipes.check` finds out."""
        return False

    def choose(self, position: Position, rng: Random) -> int:
        """Any of the numbers that the recipe means."""
        if position.over:
            raise MoveError("no-move-left", "no number can be crossed out: the game is over")
        return rng.choice(self.moves(position))

    def __str__(self) -> str:
        return ";".join(map(str, self.lines))
