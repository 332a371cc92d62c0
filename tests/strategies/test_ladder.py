"""The ladder of the page: how likely a child wins each level, computed over all positions and not sampled."""

import json
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from zahlenschlacht.game.rules import Player, Variant
from zahlenschlacht.solution.theory import solve
from zahlenschlacht.strategies import check_seat, probabilities, strategy
from zahlenschlacht.strategies.moves import Strategy

LADDER = Path(__file__).parents[2] / "page/src/play/ladder.json"
LEVELS = json.loads(LADDER.read_text("utf-8"))
TOLERANCE = 0.07
"""The chances below come from sampled games; the exact ones are at most this far away."""


class Chance(NamedTuple):
    """How likely a child wins who plays perfectly from three numbers on, and one who does so from five numbers on."""

    of_three: float
    of_five: float


CHANCES = (
    Chance(0.80, 1.00),
    Chance(0.61, 0.78),
    Chance(0.52, 0.65),
    Chance(0.40, 0.54),
    Chance(0.31, 0.45),
    Chance(0.12, 0.16),
)
"""The chances of levels 1 to 6; the last level is for those who know the trick."""


def opponent_of(level: dict[str, int | str]) -> Strategy:
    """Return the strategy that plays B on a level."""
    share = level.get("share")
    return strategy(str(level["opponent"]), None if share is None else int(share) / 100)


def chance_of_child(variant: Variant, opponent: Strategy, horizon: int) -> float:
    """Return how likely A wins who plays at random until `horizon` numbers are left.

    From then on A makes a winning move if there is one, and any move otherwise.
    """

    @cache
    def chance(left: frozenset[int], last: int | None) -> float:
        crossed = [number for number in range(1, variant.n + 1) if number not in left and number != last]
        position = variant.position([*crossed, *([] if last is None else [last])])
        if position.is_over:
            return float(position.winner is Player.A)
        if position.turn is Player.B:
            moves = probabilities(opponent(position))
        else:
            winning = solve(position).winning_moves if len(left) <= horizon else None
            candidates = winning or position.numbers
            moves = dict.fromkeys(candidates, 1 / len(candidates))
        return sum(share * chance(left - {number}, number) for number, share in moves.items())

    return chance(frozenset(range(1, variant.n + 1)), None)


@cache
def chances(place: int) -> Chance:
    """Return the exact chances on the level with this index."""
    level = LEVELS[place]
    variant, opponent = Variant(level["n"], level["d"]), opponent_of(level)
    return Chance(chance_of_child(variant, opponent, 3), chance_of_child(variant, opponent, 5))


def test_the_ladder_has_seven_levels_and_every_opponent_can_play_there() -> None:
    assert len(LEVELS) == 7
    for level in LEVELS:
        start = Variant(level["n"], level["d"]).start()
        check_seat(start, Player.B, opponent_of(level))
        assert solve(start).winner is Player.A


@pytest.mark.parametrize("place", range(len(CHANCES)))
def test_a_child_wins_a_level_as_often_as_it_should(place: int) -> None:
    assert chances(place) == pytest.approx(CHANCES[place], abs=TOLERANCE)


def test_no_level_is_easier_than_the_one_before() -> None:
    exact = [chances(place) for place in range(len(CHANCES))]
    assert exact == sorted(exact, reverse=True)
    assert [chance.of_five for chance in exact] == sorted((chance.of_five for chance in exact), reverse=True)
