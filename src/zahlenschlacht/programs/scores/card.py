"""The scorecard: an agent's figures in one variant, from one side."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from statistics import fmean
from typing import Any, TypeAlias

from ...game.rules import Player, Variant
from .pipes import Fault

Progress: TypeAlias = Callable[[int, int], None]
"""Is told how many of how many questions are answered, or games played."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A share of 0 to 1 and how far it may be trusted."""

    value: float
    low: float
    """The least over the representatives; for a sampled figure the lower end of its interval."""
    high: float
    """The greatest over the representatives; for a sampled figure the upper end of its interval."""

    @classmethod
    def of(cls, values: Sequence[float]) -> Figure:
        """The mean of the values with their spread."""
        return cls(fmean(values), min(values), max(values))

    @classmethod
    def sampled(cls, successes: int, trials: int, z: float = 1.96) -> Figure:
        """The share of successes with its Wilson interval at 95 %.

        >>> Figure.sampled(8, 10)
        Figure(value=0.8, low=0.49015684672072346, high=0.9433190520193067)
        """
        if not trials:
            return cls(0.0, 0.0, 1.0)
        share = successes / trials
        middle = share + z * z / (2 * trials)
        reach = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
        scale = 1 + z * z / trials
        return cls(share, max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale))


@dataclass(frozen=True, slots=True)
class Accuracy:
    """How often the agent is right where it matters: the position is won, but not by every move."""

    critical: int
    """How many such positions there are, or, sampled, how many were met."""
    right: Figure | None
    """The share of right answers; None where there are none such positions."""
    chance: float | None
    """The share that moves at random would get right."""


@dataclass(frozen=True, slots=True)
class Scorecard:
    """What an agent achieves in a variant from one side."""

    agent: str
    variant: Variant
    side: Player
    winner: Player
    """Who wins the variant when both play perfectly."""
    exact: str | None
    """Whether it was asked about "shapes" or "sets"; None for sampled games."""
    representatives: int
    """How many positions stood for each shape; for sampled games how many games were played against each opponent."""
    accuracy: Accuracy
    by_left: Mapping[int, Accuracy]
    """The accuracy by how many numbers were left, the most first."""
    floor: Figure | None
    """The win chance against a best response; None where it was not computed."""
    against_random: Figure
    """The win chance against an opponent that moves at random."""
    against_perfect: Figure
    """The win chance against perfect play, which in a lost position sets the hardest problem."""
    questions: int
    faults: Mapping[Fault, int]
    """How many answers forfeited the game, by why; each counts as wrong, too."""
    first_fault: str
    """The first of them: the question, and what was said."""

    def as_json(self) -> dict[str, Any]:
        """The scorecard as JSON has it; the variant as notation writes it."""
        return {**asdict(self), "variant": str(self.variant), "n": self.variant.n, "d": self.variant.d}
