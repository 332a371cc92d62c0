"""A learner: perfect play, except for a share of random moves."""

from ..game.rules import Position
from .moves import Move, probabilities
from .named import Careless
from .perfect import Perfect


class Learner(Careless, Perfect):
    """Makes a random move with probability `share`, and otherwise a perfect one."""

    name = "learner"
    citation = ""

    def rule(self, position: Position) -> Move:
        """A random move with probability `share`, a perfect one otherwise."""
        perfect = probabilities(super().rule(position))
        mixture = dict.fromkeys(position.numbers, self.share / position.size)
        for number, chance in perfect.items():
            mixture[number] += (1 - self.share) * chance
        return mixture

    def wins(self, position: Position) -> bool:
        """Whether perfect play wins and no move is random."""
        return self.share == 0 and super().wins(position)
