"""The strategies against every line of the opponent.

claim      a position of which a strategy says that the player to move wins by following it
line       the moves of a game from some position on
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from ..game.rules import Position, Variant
from ..strategies import NamedStrategy, probabilities
from .boards import arrivals, family, one_of_each_residue, searchable, z_variants
from .checks import Case, Check
from .claims import Claims
from .oracle import CountOracle

__all__ = [
    "COMPLETE",
    "EVERY_NUMBER",
    "Lines",
    "strategy_checks",
]

EVERY_NUMBER = 7
"""Up to this board size the opponent tries every number, on larger boards one number of each residue."""

COMPLETE: dict[str, Callable[[Position], bool]] = {
    "perfect": lambda position: True,
    "program": lambda position: position.turn is position.variant.breaker is not position.variant.closer,
}
"""Where a strategy is known to win whatever can be won, so that it must claim every won position."""


def strategy_checks(claims: Claims, oracle: CountOracle, bound: int) -> list[Check]:
    """A check for each strategy, on every small variant and some larger ones, for either role.

    From the start also Theorem 3.1.8, which needs the {x, y, z}-strategy.
    """
    sizes = range(bound + 1, 2 * bound + 2)
    larger = searchable(family(sizes, several=True), 5 * 2**bound // 4)
    starts = [variant for variant in z_variants(sizes) if variant.d <= 6 and variant not in larger]
    boards = [*family(range(4, bound + 1), several=True), *larger, *starts]
    from_the_start = frozenset(starts)
    return [
        Check(f"Strategy {strategy.name}", boards, partial(_promises, strategy, oracle, from_the_start))
        for strategy in claims.strategies
    ]


def _promises(
    strategy: NamedStrategy, oracle: CountOracle, from_the_start: frozenset[Variant], variant: Variant
) -> Iterator[Case]:
    """A case for each position with its last move: what is claimed is never lost."""
    lines = Lines(strategy, variant)
    complete = COMPLETE.get(strategy.name)
    for position in [variant.start()] if variant in from_the_start else arrivals(variant):
        if position.over:
            continue
        if strategy.wins(position):
            lost = lines.lost_from(position)
            yield None if lost is None else f"{strategy.name} claims {position}, but loses {lost}"
        elif complete is not None and complete(position):
            won = oracle.winner(position) is position.turn
            yield f"{strategy.name} does not claim {position}, which can be won" if won else None


class Lines:
    """Every line with a strategy, by the numbers left and the last one crossed out; it may make each of its moves."""

    def __init__(self, strategy: NamedStrategy, variant: Variant) -> None:
        self._strategy = strategy
        self._every_number = variant.n <= EVERY_NUMBER
        self._lost: dict[tuple[int, int | None], Position | None] = {}

    def lost_from(self, position: Position) -> Position | None:
        """The end of a line that the player to move loses by following the strategy; None where there is no such."""
        key = (position.crossed_mask, position.last)
        if key not in self._lost:
            self._lost[key] = next(self._losses(position), None)
        return self._lost[key]

    def _losses(self, position: Position) -> Iterator[Position]:
        side = position.turn
        for number in probabilities(self._strategy(position)):
            after = position.cross(number)
            replies = after.numbers if self._every_number else one_of_each_residue(after)
            ends = [after] if after.over else [after.cross(reply) for reply in replies]
            for reached in ends:
                if reached.over:
                    if reached.winner is not side:
                        yield reached
                elif (lost := self.lost_from(reached)) is not None:
                    yield lost
