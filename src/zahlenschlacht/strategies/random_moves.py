"""Random play."""

from ..game.rules import Position
from .moves import Move, uniform
from .named import NamedStrategy, Sight


class RandomMoves(NamedStrategy):
    """Crosses out any number."""

    name = "random"
    fixed_sight = Sight()

    def rule(self, position: Position) -> Move:
        """Every number with the same probability."""
        return uniform(position.numbers)
