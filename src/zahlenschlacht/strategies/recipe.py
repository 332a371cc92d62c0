"""Recipes: strategies written in words, line by line.

    recipe    = line *(";" line)     at most six lines
    line      = [condition ":"] word *("." word)
    condition = first | three        only on the player's first move; only with three numbers left
    word      = any | partner | balance | superfluous | bonded | larger | smaller | equal | own
              | one | odd | even | many | three | most | fewest | finish | r0 | r1 | r2 ...

A line matches the numbers for which all of its words are true. The player follows the first line that matches a number
and crosses out any number that it matches. If no line matches, any number may be crossed out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from ..game.rules import Player, Position, Variant
from ..solution.residues import partner, tally
from .moves import Move, uniform
from .named import NamedStrategy, Sight
from .recipe_words import CONDITIONS, RESIDUE, SUPERLATIVES, WORDS, Group, Situation

RECIPE_PREFIX = "recipe:"
"""The name of a strategy that is a recipe begins with this; the recipe follows."""


@dataclass(frozen=True)
class Line:
    """One line of a recipe."""

    words: tuple[str, ...]
    """The words that must be true for a number."""
    condition: str | None = None
    """When the line may be followed; None for always."""

    @cached_property
    def residues(self) -> tuple[int, ...]:
        """The residues that the line names."""
        return tuple(int(match.group(1)) for word in self.words if (match := RESIDUE.fullmatch(word)))

    @cached_property
    def _tests(self) -> tuple[Callable[[Group, Situation], bool], ...]:
        residue_tests = [lambda group, now, r=r: group.residue == r for r in self.residues]
        return (*(WORDS[word] for word in self.words if word in WORDS), *residue_tests)

    @cached_property
    def _superlatives(self) -> tuple[Callable[[Sequence[int]], int], ...]:
        return tuple(SUPERLATIVES[word] for word in self.words if word in SUPERLATIVES)

    def matching_groups(self, groups: Sequence[Group], now: Situation) -> list[Group]:
        """The groups that the line matches; none if the line may not be followed now."""
        if self.condition is not None and not CONDITIONS[self.condition](now):
            return []
        matches = list(groups)
        for test in self._tests:
            matches = [group for group in matches if test(group, now)]
        if matches and self._superlatives:
            counts = [group.members for group in matches]
            for superlative in self._superlatives:
                extreme = superlative(counts)
                matches = [group for group in matches if group.members == extreme]
        return matches

    def __str__(self) -> str:
        return (f"{self.condition}:" if self.condition else "") + ".".join(self.words)

    def __reduce__(self) -> tuple[type[Line], tuple[tuple[str, ...], str | None]]:
        """Leave out the cached tests, which cannot be pickled, so that a recipe can be sent to a worker process."""
        return Line, (self.words, self.condition)


@dataclass(frozen=True)
class Recipe(NamedStrategy):
    """A strategy written in words; `parse_recipe` makes one from text."""

    lines: tuple[Line, ...]

    @property
    def name(self) -> str:
        """The recipe as the name of a strategy: "recipe:balance;partner"."""
        return f"{RECIPE_PREFIX}{self}"

    @property
    def length(self) -> int:
        """The number of words."""
        return sum(len(line.words) + (line.condition is not None) for line in self.lines)

    def matching_groups(self, groups: Sequence[Group], now: Situation) -> tuple[int | None, Sequence[Group]]:
        """The first line that matches a group, counted from 1, and its groups; None and all groups if none does."""
        for place, line in enumerate(self.lines, 1):
            matches = line.matching_groups(groups, now)
            if matches:
                return place, matches
        return None, groups

    def matching_residues(self, position: Position) -> tuple[int | None, frozenset[int]]:
        """The first line that matches a number, counted from 1, and its residues; None and every residue otherwise."""
        variant, board = position.variant, tally(position)
        answer = None if position.last is None else partner(variant, position.last)
        groups = []
        for r, a in board.counts.items():
            if a:
                other = partner(variant, r)
                groups.append(Group(a, board.count(other), other == r, r, r == answer))
        odd = sum(a % 2 for a in board.self_counts())
        divider_moves = position.turn is variant.divider
        now = Situation(board.size, board.left_over, odd, divider_moves, position.ply < 2)
        line, matches = self.matching_groups(groups, now)
        return line, frozenset(group.residue for group in matches if group.residue is not None)

    def moves(self, position: Position) -> tuple[int, ...]:
        """The numbers, ascending, that the recipe lets the player cross out; none when the game is over."""
        if position.is_over:
            return ()
        _, residues = self.matching_residues(position)
        return tuple(number for number in position.numbers if number % position.variant.d in residues)

    def rule(self, position: Position) -> Move:
        """Any of the numbers that the recipe matches, each with the same probability."""
        return uniform(self.moves(position))

    def sight(self, variant: Variant) -> Sight:
        """The counts, the residues that a line names, and the last move if a line asks for a partner."""
        named = tuple(r for line in self.lines for r in line.residues)
        return Sight("counts", named, last_move=any("partner" in line.words for line in self.lines))

    def serves(self, start: Position, seat: Player) -> bool:
        """Whether the bond is a sum, because the words are about residues."""
        return start.variant.bond.is_sum

    def applies(self, position: Position) -> bool:
        """Whether some line matches a number."""
        return not position.is_over and self.matching_residues(position)[0] is not None

    def __str__(self) -> str:
        return ";".join(map(str, self.lines))
