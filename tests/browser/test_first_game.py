"""The first minute: a fair first game, the way up after a win, and what a returning visitor finds."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from random import Random

from playwright.sync_api import expect

from zahlenschlacht.game.rules import Player, Position, Variant
from zahlenschlacht.solution.residues import tally
from zahlenschlacht.solution.theory import solve
from zahlenschlacht.strategies import choose
from zahlenschlacht.strategies.perfect import Perfect, hardest_residues

from .conftest import OpenVisit

SEES_THROUGH = 5
"""How many numbers a beginner sees through at the end."""


def chance_of_a_beginner(variant: Variant, share: Fraction) -> Fraction:
    """How often A wins, who plays at random until five numbers are left and then takes the best chance.

    The opponent is a learner with this share of mistakes. Computed over all positions, not drawn.
    """

    @cache
    def chance(standing: frozenset[int], last: int | None) -> Fraction:
        crossed = [number for number in range(1, variant.n + 1) if number not in standing and number != last]
        position = variant.position([*crossed, *([] if last is None else [last])])
        if position.over:
            return Fraction(position.winner is Player.A)
        after = {number: chance(standing - {number}, number) for number in standing}

        def mean(numbers: tuple[int, ...]) -> Fraction:
            return sum((after[number] for number in numbers), Fraction(0)) / len(numbers)

        if position.turn is Player.A:
            return max(after.values()) if len(standing) <= SEES_THROUGH else mean(position.numbers)
        return share * mean(position.numbers) + (1 - share) * mean(perfect_moves(position))

    return chance(frozenset(range(1, variant.n + 1)), None)


def perfect_moves(position: Position) -> tuple[int, ...]:
    """The moves between which perfect play chooses by chance."""
    if Perfect().wins(position):
        return (choose(Perfect(), position, Random(0)),)
    board = tally(position)
    return tuple(number for number in position.numbers if number % position.variant.d in hardest_residues(board))


def test_the_first_game_is_fair() -> None:
    first = chance_of_a_beginner(Variant(9, 4), Fraction(1, 2))
    harder = chance_of_a_beginner(Variant(9, 4), Fraction(1, 4))
    assert harder < first
    assert Fraction(45, 100) <= first <= Fraction(55, 100)
    assert chance_of_a_beginner(Variant(9, 5), Fraction(1, 2)) < first


def test_a_first_visitor_finds_it(visit: OpenVisit) -> None:
    here = visit("/")
    here.expect_board(9)
    expect(here.page.locator("h1")).to_have_text("Leave two numbers that add up to a multiple of 4 Z(9, 4)")
    expect(here.page.locator(".controls")).to_contain_text("vs Learner")
    expect(here.page).to_have_url(f"{here.address}/")
    hint = here.page.get_by_text("Tap a number to cross it out")
    expect(hint).to_be_visible()
    here.cross(9)
    here.expect_crossed(2)
    expect(hint).to_have_count(0)
    # It does not come back, and the learner makes half of its moves at random.
    assert here.page.evaluate("localStorage.getItem('zahlenschlacht:choice')") == "?n=9&d=4&opponent=learner"
    again = here.page.context.new_page()
    again.goto("/")
    expect(again.locator("[data-number]")).to_have_count(9)
    expect(again.get_by_text("Tap a number to cross it out")).to_have_count(0)


def test_a_returning_visitor_finds_the_last_choice(visit: OpenVisit) -> None:
    here = visit("/")
    here.against("Two players, one screen")
    here.page.get_by_role("button", name="Other boards").click()
    here.page.get_by_role("button", name="Z(13, 5)", exact=True).click()
    here.expect_board(13)
    here.page.goto("/")
    here.expect_board(13)
    expect(here.page).to_have_url(f"{here.address}/?n=13&d=5&opponent=beside")
    # An address says what it says, and leaves the rest as it was.
    here.page.goto("/?n=7&d=3")
    here.expect_board(7)
    here.expect_title("A is to move")


def test_after_a_win_comes_the_next_step_up(visit: OpenVisit) -> None:
    here = visit("/?n=9&d=4&opponent=learner&share=50")
    # A can force the win on Z(9, 4), so whoever plays perfectly wins.
    for count in (2, 4, 6, 7):
        position = Variant(9, 4).position(here.crossed)
        here.cross((solve(position).winning_moves or ())[0])
        here.expect_crossed(count)
    here.expect_title("You won!")
    here.button("Next: Z(9, 4) vs Learner, skill 75 %").click()
    here.expect_crossed(0)
    expect(here.page).to_have_url(f"{here.address}/?n=9&d=4&opponent=learner&share=25")
