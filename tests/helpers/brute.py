"""The game solved by exhaustive search that uses only the rules, and the lists of messages."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import cast

from zahlenschlacht import Player, Variant
from zahlenschlacht.explanations.messages import Listing

Numbers = frozenset[int]


class Brute:
    """The game solved by exhaustive search that uses only the rules."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.endures = cache(self._endures)

    def turn(self, left: Numbers) -> Player:
        return Player.B if (self.variant.n - len(left)) % 2 else Player.A

    def _endures(self, left: Numbers, player: Player, careless: int) -> bool:
        """Whether the player wins although the opponent chooses the player's next `careless` moves."""
        if len(left) == 2:
            x, y = left
            return self.variant.bonded(x, y) == (player is self.variant.divider)
        after = [left - {number} for number in left]
        if self.turn(left) is not player:
            return all(self.endures(board, player, careless) for board in after)
        if careless:
            return all(self.endures(board, player, careless - 1) for board in after)
        return any(self.endures(board, player, 0) for board in after)

    def winner(self, left: Numbers) -> Player:
        return Player.A if self.endures(left, Player.A, 0) else Player.B

    def moves_of(self, left: Numbers, player: Player) -> int:
        return sum(1 for size in range(3, len(left) + 1) if (self.variant.n - size) % 2 == (player is Player.B))

    def winning_moves(self, left: Numbers) -> list[int]:
        return sorted(number for number in left if self.winner(left - {number}) is self.turn(left))

    def all_pairs(self, numbers: Iterator[int] | list[int], bonded: bool) -> bool:
        return all(self.variant.bonded(x, y) is bonded for x, y in combinations(numbers, 2))

    def can_be_paired(self, left: Numbers) -> bool:
        """Whether the numbers can be split into bonded pairs."""
        if not left:
            return True
        x, *others = sorted(left)
        return any(self.variant.bonded(x, y) and self.can_be_paired(left - {x, y}) for y in others)


def listed_numbers(value: object) -> list[int]:
    """The numbers of a listing that is not shortened."""
    assert isinstance(value, Listing)
    assert len(value.items) == value.count
    return [cast("int", item) for item in value.items]


def listed_groups(value: object) -> list[list[int]]:
    """The groups of a listing that is not shortened."""
    assert isinstance(value, Listing)
    assert len(value.items) == value.count
    return [listed_numbers(item) for item in value.items]
