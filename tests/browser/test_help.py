"""Help: when the coach opens, which views count as help, and when the coach is closed."""

from __future__ import annotations

from playwright.sync_api import expect

from zahlenschlacht.game.rules import Variant

from .conftest import OpenVisit
from .test_first_game import play_perfectly
from .test_online import invite

WINS = "localStorage.getItem('zahlenschlacht:wins')"


def test_the_coach_is_closed_in_the_first_game(visit: OpenVisit) -> None:
    here = visit("/")
    here.expect_board(5)
    expect(here.button("Open the coach")).to_be_visible()
    expect(here.page.locator(".coach li")).to_have_count(0)


def test_a_win_after_a_view_of_the_partners_is_a_win_with_help(visit: OpenVisit) -> None:
    here = visit("/")
    here.expect_board(5)
    here.button("Partners").click()
    here.button("Numbers").click()
    play_perfectly(here, Variant(5, 3))
    expect(here.page.locator(".end")).to_contain_text("with the coach")
    here.page.wait_for_function(f"{WINS}?.includes('helped')")
    other = visit("/")
    other.expect_board(5)
    play_perfectly(other, Variant(5, 3))
    expect(other.page.locator(".end .result")).to_have_text("You beat level 1!")
    other.page.wait_for_function(f"{WINS}?.includes('alone')")


def test_against_a_friend_the_coach_is_closed_and_silent_during_the_friends_turn(visit: OpenVisit) -> None:
    first = visit("/?n=7&d=3")
    first.open_coach()
    join, _ = invite(first)
    friend = visit(join)
    friend.expect_title("Your friend’s turn")
    first.expect_title("Your turn")
    for one in (first, friend):
        expect(one.button("Open the coach")).to_be_visible()
        one.button("Open the coach").click()
    expect(first.button("Answer on the board")).to_be_visible()
    expect(friend.page.locator(".coach")).to_contain_text("It’s not your turn.")
    expect(friend.page.locator(".coach li")).to_have_count(0)


def test_the_hint_to_tap_is_hidden_when_the_opponent_begins(visit: OpenVisit) -> None:
    here = visit("/?n=5&d=3&opponent=random&side=B")
    expect(here.button("Go ahead!")).to_be_visible()
    expect(here.page.get_by_text("Tap a number to cross it out")).to_have_count(0)
    here.button("Go ahead!").click()
    here.expect_crossed(1)


def test_a_hint_of_the_coach_is_announced_in_a_region_that_was_there_before(visit: OpenVisit) -> None:
    here = visit("/?n=9&d=4&opponent=perfect")
    here.expect_board(9)
    here.open_coach()
    expect(here.button("Tell me")).to_be_visible()
    here.page.evaluate("window.regions = [...document.querySelectorAll('.coach [aria-live]')]")
    here.button("Tell me").click()
    explanation = here.page.locator(".coach .explanation").first.inner_text()
    assert explanation in here.page.evaluate("window.regions.map(one => one.textContent)")
