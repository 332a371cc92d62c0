"""Random play."""

from ..game.rules import Position, Variant
from .moves import Move, uniform
from .named import NamedStrategy, Sight


class RandomMoves(NamedStrategy):
    """Crosses out any number."""

    name = "random"

    def rule(self, position: Position) -> Move:
        """Every number with the same probability."""
        return uniform(position.numbers)

    def sight(self, variant: Variant) -> Sight:
        """The bonds alone, because it looks at nothing."""
        return Sight()
