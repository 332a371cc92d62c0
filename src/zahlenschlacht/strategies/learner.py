"""A learner: perfect play, except for a share of random moves."""

from ..game.rules import Player, Position
from .moves import Move, probabilities
from .named import Careless
from .perfect import Perfect


class Learner(Careless):
    """Makes a random move with probability `share`, and otherwise a perfect one."""

    name = "learner"

    def rule(self, position: Position) -> Move:
        """A random move with probability `share`, a perfect one otherwise."""
        perfect = probabilities(Perfect().rule(position))
        mixture = dict.fromkeys(position.numbers, self.share / position.size)
        for number, chance in perfect.items():
            mixture[number] += (1 - self.share) * chance
        return mixture

    def serves(self, start: Position, seat: Player) -> bool:
        """Whether the board can be solved; then it serves either seat."""
        return Perfect().serves(start, seat)

    def wins(self, position: Position) -> bool:
        """Whether perfect play wins and no move is random."""
        return self.share == 0 and Perfect().wins(position)
