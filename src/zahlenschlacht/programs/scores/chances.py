"""The exact chances of a strategy's moves: its draws are followed along every branch instead of being drawn.

A strategy draws by `rng.choice`, `rng.randrange`, `rng.randint`, or by comparing `rng.random()` with a share. Each such
draw is a branch of known weight; the strategy is run once for each way through them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NoReturn, TypeVar

from ...game.rules import InputError

T = TypeVar("T")
MOST_BRANCHES = 100_000
"""A choice that branches into more ways than this is not followed to its end."""


def chances(choose: Callable[[Random], int]) -> dict[int, float]:
    """The chance of each number that `choose` may give.

    >>> chances(lambda rng: rng.choice([1, 2, 4, 4]) if rng.random() < 0.2 else 8)
    {1: 0.05, 4: 0.1, 2: 0.05, 8: 0.8}
    """
    found: defaultdict[int, float] = defaultdict(float)
    waiting: list[tuple[int, ...]] = [()]
    for _ in range(MOST_BRANCHES):
        if not waiting:
            return dict(found)
        rng = _Followed(waiting.pop())
        found[choose(rng)] += rng.weight
        waiting += rng.untried
    return _refuse()


def _refuse() -> NoReturn:
    text = "the draws of this strategy cannot be followed: make it a function from a position to chances"
    raise InputError("draws-not-followed", text)


class _Followed(Random):
    """Takes the branches of a path, then the first of each branching, and notes the others."""

    def __init__(self, path: tuple[int, ...]) -> None:
        super().__init__(0)
        self.path = path
        self.ahead = list(reversed(path))
        self.weight = 1.0
        self.untried: list[tuple[int, ...]] = []

    def branch(self, weights: Sequence[float]) -> int:
        """Which of the branches is taken here."""
        if self.ahead:
            taken = self.ahead.pop()
        else:
            taken, *others = (place for place, weight in enumerate(weights) if weight)
            self.untried += [(*self.path, other) for other in others]
            self.path += (taken,)
        self.weight *= weights[taken]
        return taken

    def choice(self, seq: Any) -> Any:
        """Each item with the same chance."""
        return seq[self.branch([1 / len(seq)] * len(seq))]

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        """Each number of the range with the same chance."""
        return int(self.choice(range(start) if stop is None else range(start, stop, step)))

    def randint(self, a: int, b: int) -> int:
        """Each number from a to b with the same chance."""
        return self.randrange(a, b + 1)

    def random(self) -> float:
        """A number of [0, 1) that is known only by what it is compared with."""
        return _Draw(self)

    def getrandbits(self, k: int, /) -> int:
        """What shuffle, sample and the like would draw from."""
        _refuse()


class _Draw(float):
    """A draw from [0, 1) that lies in [low, high); a comparison that cuts this interval branches."""

    rng: _Followed

    def __new__(cls, rng: _Followed) -> _Draw:
        draw = super().__new__(cls, "nan")  # whatever is computed with it is seen to be wrong
        draw.rng, draw.low, draw.high = rng, 0.0, 1.0
        return draw

    low: float
    high: float

    def __lt__(self, share: float) -> bool:
        below = (min(max(share, self.low), self.high) - self.low) / (self.high - self.low)
        less = self.rng.branch([below, 1 - below]) == 0
        if less:
            self.high = min(share, self.high)
        else:
            self.low = max(share, self.low)
        return less

    def __le__(self, share: float) -> bool:
        return self < share

    def __gt__(self, share: float) -> bool:
        return not self < share

    def __ge__(self, share: float) -> bool:
        return not self < share
