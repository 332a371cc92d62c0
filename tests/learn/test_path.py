"""The path: every station exists, and how likely a child wins each level, computed over all positions."""

from functools import cache
from typing import NamedTuple

import pytest

from zahlenschlacht.game.rules import Player, Variant
from zahlenschlacht.learn.lessons import LESSONS
from zahlenschlacht.learn.path import LEVELS, PATH, Step
from zahlenschlacht.learn.puzzles import THEMES
from zahlenschlacht.solution.paper import website_variants
from zahlenschlacht.solution.residues import tally
from zahlenschlacht.solution.theory import margin_of, solve
from zahlenschlacht.strategies import STRATEGIES, Careless, check_seat, probabilities
from zahlenschlacht.strategies.moves import Strategy

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
"""The chances of levels 1 to 6; the later levels are for those who know the trick."""


def chance_of_child(variant: Variant, opponent: Strategy, horizon: int, side: Player = Player.A) -> float:
    """Return how likely a person wins who plays at random until `horizon` numbers are left.

    From then on the person makes a winning move if there is one, and any move otherwise.
    """

    @cache
    def chance(left: frozenset[int], last: int | None) -> float:
        crossed = [number for number in range(1, variant.n + 1) if number not in left and number != last]
        position = variant.position([*crossed, *([] if last is None else [last])])
        if position.is_over:
            return float(position.winner is side)
        if position.turn is not side:
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
    return Chance(*(chance_of_child(level.variant, level.strategy, horizon) for horizon in (3, 5)))


def test_the_path_has_every_lesson_once_and_only_themes_that_exist() -> None:
    steps = [station for station in PATH if isinstance(station, Step)]
    lessons = [step.place for step in steps if step.kind == "lesson"]
    assert set(lessons) == set(range(1, len(LESSONS) + 1))
    assert len(set(lessons)) == len(lessons)
    themes = [step.theme for step in steps if step.kind == "puzzles"]
    assert set(themes) <= set(THEMES)
    assert len(set(themes)) == len(themes)
    assert [step.count for step in steps if step.kind == "workshop"] == [len(list(website_variants()))]
    assert [step for step in steps if step.kind == "certificate"] == [PATH[-1]]
    assert len(set(PATH)) == len(PATH)


def test_every_opponent_can_play_its_level_and_every_level_can_be_won() -> None:
    for level in LEVELS:
        start = level.variant.start()
        check_seat(start, level.side.other, level.strategy)
        assert isinstance(STRATEGIES[level.opponent], Careless) is (level.share is not None)
        can_force = solve(start).winner is level.side
        assert can_force or level.share is not None, level  # an opponent that sometimes errs


def test_the_path_goes_on_as_b_with_margin_and_against_the_perfect_opponent() -> None:
    later = LEVELS[7:]
    assert {level.side for level in later} == {Player.A, Player.B}
    assert any(level.variant == before.variant for level in later for before in LEVELS[:7] if level.side is Player.B)
    sums = [level for level in later if level.bond.isdigit() and level.side is Player.A]
    assert any(margin_of(tally(level.variant.start())) > 0 for level in sums)
    assert any(level.opponent == "perfect" for level in later)
    assert any(not level.bond.isdigit() for level in later)


def test_a_level_as_b_against_an_erring_divider_is_won_as_often_as_lost() -> None:
    level = next(level for level in LEVELS if level.side is Player.B and level.share is not None)
    chance = chance_of_child(level.variant, level.strategy, level.n, Player.B)
    assert 0.4 < chance < 0.6


@pytest.mark.parametrize("place", range(len(CHANCES)))
def test_a_child_wins_a_level_as_often_as_it_should(place: int) -> None:
    assert chances(place) == pytest.approx(CHANCES[place], abs=TOLERANCE)


def test_no_level_is_easier_than_the_one_before() -> None:
    exact = [chances(place) for place in range(len(CHANCES))]
    assert exact == sorted(exact, reverse=True)
    assert [chance.of_five for chance in exact] == sorted((chance.of_five for chance in exact), reverse=True)
