"""The scorecard: an agent's figures in one variant, from one side."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from math import isnan, nan, sqrt
from statistics import fmean
from typing import Any, TypeAlias

from ...game.notation import write
from ...game.rules import Player, Position, Variant
from .answers import Answer, Fault

Progress: TypeAlias = Callable[[int, int], None]
"""Called with the number of questions answered, or games played, and their total."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A share from 0 to 1, and the range that it may lie in."""

    value: float
    low: float
    """The lowest value of all representatives; for a sampled figure, the lower end of its interval."""
    high: float
    """The highest value of all representatives; for a sampled figure, the upper end of its interval."""

    @property
    def is_known(self) -> bool:
        """Whether the value is known; it is not a number if it is not."""
        return not isnan(self.value)

    @classmethod
    def of(cls, values: Sequence[float]) -> Figure:
        """The mean of the values, with the lowest and the highest of them."""
        return cls(fmean(values), min(values), max(values))

    @classmethod
    def sampled(cls, successes: int, trials: int, z: float = 1.96) -> Figure:
        """The share of successes, with its Wilson interval at 95 %.

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


UNKNOWN = Figure(nan, 0.0, 1.0)
"""A figure that is not known: its value is not a number, and it may lie anywhere."""


@dataclass(frozen=True, slots=True)
class Accuracy:
    """How often the agent is right in critical positions: those that are won, but not by every move."""

    critical: int
    """The number of critical positions; in sampled games, how many of them occurred."""
    right: Figure
    """The share of right answers; UNKNOWN if there are no critical positions."""
    chance: float | None
    """The share that random moves would get right."""


@dataclass(slots=True)
class Answers:
    """The answers that an agent has given so far."""

    count: int = 0
    critical: defaultdict[int, list[tuple[float, float]]] = field(default_factory=lambda: defaultdict(list))
    """By numbers left, for each critical position: the probability of a right answer, and the share of right moves."""
    faults: Counter[Fault] = field(default_factory=Counter)
    first_fault: str = ""
    """The first question that was not answered by a legal number, and the reply."""

    def add(self, position: Position, answer: Answer, right: float, winning: int) -> None:
        """Count an answer and its fault; `right` is its probability of making one of the `winning` moves."""
        self.count += 1
        if 0 < winning < position.size:
            self.critical[position.size].append((right, winning / position.size))
        if answer.fault is not None:
            self.faults[answer.fault] += 1
            self.first_fault = self.first_fault or f"{write(position)} → {answer.reply}"


@dataclass(frozen=True, slots=True)
class Scorecard:
    """The figures of an agent in a variant, from one side."""

    agent: str
    variant: Variant
    side: Player
    winner: Player
    """The winner of the variant when both play perfectly."""
    method: str
    """The questions went through all "shapes", "counts" or "sets", or through "games" that were played."""
    is_exact: bool
    """Whether the figures are exact, because the agent looks at nothing that the method leaves out."""
    representatives: int
    """The number of positions asked about for each shape; in sampled games, the number of games with each opponent."""
    accuracy: Accuracy
    by_left: Mapping[int, Accuracy]
    """The accuracy by how many numbers were left, the most first."""
    floor: Figure
    """The probability of winning against a best response; UNKNOWN for sampled games, which cannot tell."""
    against_random: Figure
    """The probability of winning against random moves."""
    against_perfect: Figure
    """The probability of winning against perfect play, which sets the hardest problem in a lost position."""
    questions: int
    faults: Mapping[Fault, int]
    """The number of answers that forfeited the game, by their fault; each of them also counts as wrong."""
    first_fault: str
    """The first of them: the question and the reply."""

    def as_dict(self) -> dict[str, Any]:
        """The scorecard as JSON, with the variant in notation; unknown figures are null, and `d` unless it is a sum."""
        card = {entry.name: getattr(self, entry.name) for entry in fields(self) if entry.name != "variant"}
        card |= {name: _as_json(card[name]) for name in ("accuracy", "floor", "against_random", "against_perfect")}
        card["by_left"] = {left: _as_json(accuracy) for left, accuracy in self.by_left.items()}
        d = self.variant.d if self.variant.bond.is_sum else None
        return {**card, "variant": str(self.variant), "n": self.variant.n, "d": d}


def _as_json(entry: Figure | Accuracy) -> dict[str, Any] | None:
    """The figure as JSON, None if it is unknown; or the accuracy with its figure."""
    if isinstance(entry, Figure):
        return asdict(entry) if entry.is_known else None
    return {**asdict(entry), "right": _as_json(entry.right)}
