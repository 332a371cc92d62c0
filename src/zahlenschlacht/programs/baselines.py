"""Rules of one line that play without understanding the game, and how difficult a position is for them.

partners   the numbers left that are bonded to a number
twins      numbers with the same partners
"""

from collections.abc import Collection
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from ..game.rules import Player, Position
from ..solution.graphs import graph, indices, mask_left
from ..solution.theory import margin, winning_moves


def moves(position: Position) -> dict[str, int]:
    """The move of each rule by its name; among equals a rule takes the smallest number unless it says otherwise.

    >>> from ..game.rules import SCHOOL
    >>> for name, number in moves(SCHOOL.position([8, 2])).items():
    ...     print(f"{number:2} {name}")
     1 smallest
     9 middle
    15 largest
     5 fewest partners
    14 fewest partners, largest
     5 fewest partners, but one
     1 most partners
    15 most partners, largest
     5 as A the fewest partners, as B the most
     5 as Divider the fewest partners, as Breaker the most
     5 partner of the last
     1 most twins
    """
    variant, left = position.variant, mask_left(position)
    friends = graph(variant).friends
    bonded = [mask if variant.divider_closes else ~mask & ~(1 << i) for i, mask in enumerate(friends)]
    places = list(indices(left))
    count = {i: (bonded[i] & left).bit_count() for i in places}
    twins = {i: sum((bonded[i] ^ bonded[j]) & left & ~(1 << i | 1 << j) == 0 for j in places) for i in places}
    fewest, most = min(places, key=count.__getitem__), max(places, key=count.__getitem__)
    last = None if position.last is None else variant.index_of(position.last)
    picks = {
        "smallest": places[0],
        "middle": places[len(places) // 2],
        "largest": places[-1],
        "fewest partners": fewest,
        "fewest partners, largest": min(reversed(places), key=count.__getitem__),
        "fewest partners, but one": min(places, key=lambda i: count[i] or len(places)),
        "most partners": most,
        "most partners, largest": max(reversed(places), key=count.__getitem__),
        "as A the fewest partners, as B the most": fewest if position.turn is Player.A else most,
        "as Divider the fewest partners, as Breaker the most": fewest if position.turn is variant.divider else most,
        "partner of the last": places[0] if last is None else next(indices(bonded[last] & left), places[0]),
        "most twins": max(places, key=twins.__getitem__),
    }
    return {name: variant.numbers[place] for name, place in picks.items()}


@dataclass(frozen=True, slots=True)
class Trial:
    """How the rules fare in a position, and with them a player who avoids the moves of all of them."""

    difficulty: float
    """The share of them that do not win; the last one counts if the informed chance is at most a half."""
    informed_chance: float
    """The share of winning moves among those that no rule makes."""

    @classmethod
    def of(cls, position: Position, winning: Collection[int]) -> "Trial":
        """The trial of a position with these winning moves."""
        picks = moves(position)
        others = set(position.numbers).difference(picks.values())
        informed_chance = len(others.intersection(winning)) / len(others) if others else 0.0
        fails = sum(number not in winning for number in picks.values()) + (informed_chance <= 0.5)
        return cls(fails / (len(picks) + 1), informed_chance)


def first_fit(position: Position) -> list[int]:
    """Groups of friends as bit masks: each number, in ascending order, joins the first group that takes it."""
    friends, groups = graph(position.variant).friends, list[int]()
    for i in indices(mask_left(position)):
        home = next((place for place, group in enumerate(groups) if group & ~friends[i] == 0), len(groups))
        groups[home : home + 1] = [1 << i | (groups[home] if home < len(groups) else 0)]
    return groups


@lru_cache(maxsize=64)
def hardness(position: Position) -> float:
    """The difficulty of a critical position; of others a number below 0, the lower the further they are from it."""
    winning = winning_moves(position)
    if 0 < len(winning) < position.size:
        return Trial.of(position, winning).difficulty
    return -1.0 - abs(margin(position))


def harder(position: Position, rng: Random) -> Position:
    """The position with a random number put back and another one crossed out, unless that makes it easier."""
    crossed = list(position.crossed)
    crossed.pop(rng.randrange(len(crossed)))
    change = position.variant.position([*crossed, rng.choice(position.numbers)])
    return change if hardness(change) >= hardness(position) else position
