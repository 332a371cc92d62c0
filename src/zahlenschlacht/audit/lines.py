"""Checks of what the strategies claim, against every line of the opponent.

claim      a strategy claims a position if it says that the player to move wins by following it
line       the rest of a game, move by move, from a position on
"""

from collections.abc import Callable, Iterator
from functools import partial

from ..game.notation import write
from ..game.rules import Position, Variant
from ..strategies import NamedStrategy, probabilities
from .boards import arrivals, family, one_of_each_residue, searchable, z_variants
from .checks import Case, Check
from .claims import Claims
from .oracle import CountOracle

EVERY_NUMBER = 7
"""Up to this board size the opponent tries every number. On larger boards it tries one number of each residue."""

COMPLETE: dict[str, Callable[[Position], bool]] = {
    "perfect": lambda position: True,
    "program": lambda position: position.turn is position.variant.breaker is not position.variant.closer,
}
"""For each complete strategy, whether it must claim the position if the player to move can win it."""


def strategy_checks(claims: Claims, oracle: CountOracle, bound: int) -> list[Check]:
    """A check for each strategy, on every small variant and some larger ones, for either role.

    On some larger boards of the paper, only games from the start are checked, as in Theorem 3.1.8.
    """
    sizes = range(bound + 1, 2 * bound + 2)
    larger = searchable(family(sizes, all_remainders=False), 5 * 2**bound // 4)
    starts = [variant for variant in z_variants(sizes) if variant.d <= 6 and variant not in larger]
    boards = [*family(range(4, bound + 1), all_remainders=False), *larger, *starts]
    from_the_start = frozenset(starts)
    return [
        Check(f"Strategy {strategy.name}", boards, partial(_promises, strategy, oracle, from_the_start))
        for strategy in claims.strategies
    ]


def _promises(
    strategy: NamedStrategy, oracle: CountOracle, from_the_start: frozenset[Variant], variant: Variant
) -> Iterator[Case]:
    """A case for each position and last move: a strategy never loses a position that it claims."""
    lines = Lines(strategy, variant)
    must_claim = COMPLETE.get(strategy.name)
    for position in [variant.start()] if variant in from_the_start else arrivals(variant):
        if position.is_over:
            continue
        if strategy.wins(position):
            loss = lines.lost_from(position)
            yield None if loss is None else f"{strategy.name} claims {write(position)}, but loses {write(loss)}"
        elif must_claim is not None and must_claim(position):
            can_win = oracle.winner(position) is position.turn
            yield f"{strategy.name} does not claim {write(position)}, which can be won" if can_win else None


class Lines:
    """Follows every move of a strategy with a positive probability, and every reply.

    Results are stored by the numbers left and the last number crossed out, because strategies may look at both.
    """

    def __init__(self, strategy: NamedStrategy, variant: Variant) -> None:
        self._strategy = strategy
        self._every_number = variant.n <= EVERY_NUMBER
        self._losses: dict[tuple[int, int | None], Position | None] = {}

    def lost_from(self, position: Position) -> Position | None:
        """The end of a line that the player to move loses by following the strategy; None if every line is won."""
        key = (position.crossed_mask, position.last)
        if key not in self._losses:
            self._losses[key] = next(self._search(position), None)
        return self._losses[key]

    def _search(self, position: Position) -> Iterator[Position]:
        """The ends of the lines that the player to move loses."""
        side = position.turn
        for number in probabilities(self._strategy(position)):
            after = position.cross(number)
            replies = after.numbers if self._every_number else one_of_each_residue(after)
            next_positions = [after] if after.is_over else [after.cross(reply) for reply in replies]
            for next_position in next_positions:
                if next_position.is_over:
                    if next_position.winner is not side:
                        yield next_position
                elif (loss := self.lost_from(next_position)) is not None:
                    yield loss
