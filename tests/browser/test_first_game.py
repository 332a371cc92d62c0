"""The first minutes: the first level, the ladder up and down, and the choices of a returning visitor."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from helpers.visit import Visit
from zahlenschlacht.game.rules import Variant
from zahlenschlacht.solution.theory import solve

from .conftest import OpenVisit


def play_perfectly(here: Visit, variant: Variant) -> None:
    """Win as A, on a board where A can win."""
    for count in range(2, variant.n - 1, 2):
        position = variant.position(here.crossed)
        here.cross((solve(position).winning_moves or ())[0])
        here.expect_crossed(min(count, variant.n - 2))
    if here.page.locator(".sum").count() == 0:
        here.cross((solve(variant.position(here.crossed)).winning_moves or ())[0])
        here.expect_crossed(variant.n - 2)


def lose(here: Visit) -> None:
    """Resign after the first move."""
    here.cross(1)
    here.expect_crossed(2)
    here.choose_from_menu("Resign")
    here.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(here.page.locator(".end")).to_be_visible()


def test_a_first_visitor_starts_at_the_first_level(visit: OpenVisit) -> None:
    here = visit("/")
    here.expect_board(5)
    expect(here.page.locator("h1")).to_contain_text("Leave two numbers that add up to a multiple of 3")
    expect(here.page.locator(".level")).to_have_text("Level 1 of 12")
    expect(here.page.get_by_text("Mo wants the opposite")).to_be_visible()
    expect(here.page).to_have_url(f"{here.address}/")
    hint = here.page.get_by_text("Tap a number to cross it out")
    expect(hint).to_be_visible()
    here.cross(3)
    here.expect_crossed(2)
    expect(hint).to_have_count(0)
    # The hint does not come back.
    assert here.page.evaluate("localStorage.getItem('zahlenschlacht:choice')") == "?n=5&d=3&opponent=random"
    again = here.page.context.new_page()
    again.goto("/")
    expect(again.locator("[data-number]")).to_have_count(5)
    expect(again.get_by_text("Tap a number to cross it out")).to_have_count(0)


def test_the_hint_waits_until_a_number_can_be_crossed_out(visit: OpenVisit) -> None:
    here = visit("/?n=9&d=4&opponent=online")
    expect(here.page.get_by_text("First make a link for your friend")).to_be_visible()
    expect(here.page.get_by_text("Tap a number to cross it out")).to_have_count(0)


def test_a_returning_visitor_gets_the_last_choice(visit: OpenVisit) -> None:
    here = visit("/")
    here.choose_opponent("Two players, one screen")
    here.page.get_by_role("button", name="Other boards").click()
    here.page.get_by_role("button", name="Z(13, 5)", exact=True).click()
    here.expect_board(13)
    here.page.goto("/")
    here.expect_board(13)
    expect(here.page).to_have_url(f"{here.address}/?n=13&d=5&opponent=beside")
    # An address sets only its own choices, and the others stay.
    here.page.goto("/?n=7&d=3")
    here.expect_board(7)
    here.expect_title("A’s turn")


def test_a_win_offers_the_next_level(visit: OpenVisit) -> None:
    here = visit("/")
    here.expect_board(5)
    play_perfectly(here, Variant(5, 3))
    expect(here.page.locator(".end .result")).to_have_text("You beat level 1!")
    expect(here.page.locator(".end h2")).to_have_text("No mistakes!")
    expect(here.page.locator(".end .why p")).to_contain_text("always answered with the partner")
    # The path goes on with a lesson.
    expect(here.page.locator(".end .main")).to_have_text("Continue: lesson 1 →")
    expect(here.page.locator(".end .main")).to_have_attribute("href", "/learn/1")
    here.page.get_by_role("button", name="Level 2", exact=True).click()
    here.expect_crossed(0)
    expect(here.page).to_have_url(f"{here.address}/?n=7&d=3&opponent=learner&share=75")
    expect(here.page.locator(".level")).to_have_text("Level 2 of 12")
    play_perfectly(here, Variant(7, 3))
    expect(here.page.get_by_role("button", name="Level 3", exact=True)).to_be_visible()
    # A returning visitor continues with the level after the last win.
    again = here.page.context.new_page()
    again.goto("/")
    expect(again.locator(".level")).to_have_text("Level 3 of 12")


def test_two_losses_offer_an_easier_level(visit: OpenVisit) -> None:
    here = visit("/?n=7&d=3&opponent=learner&share=75")
    lose(here)
    easier = here.button("Easier: level 1")
    expect(here.button("Again")).to_be_visible()
    expect(easier).to_have_count(0)
    here.button("Again").click()
    here.expect_crossed(0)
    lose(here)
    expect(here.page.locator(".end a[href^='/learn/']")).to_be_visible()
    # The same end counts once, however often it is loaded.
    here.page.reload()
    easier.click()
    here.expect_board(5)
    expect(here.page.locator(".level")).to_have_text("Level 1 of 12")


def test_a_hopeless_board_says_so_before_the_first_move(visit: OpenVisit) -> None:
    here = visit("/?n=9&d=999&opponent=perfect")
    expect(here.page.get_by_role("alert")).to_contain_text("You can’t win on this board")
    other = visit("/?n=9&d=4&opponent=perfect")
    other.expect_board(9)
    expect(other.page.get_by_role("alert")).not_to_contain_text("You can’t win")


def test_only_opponents_that_can_play_the_board_are_offered(visit: OpenVisit) -> None:
    here = visit("/?n=9&d=4&opponent=perfect")
    here.expect_board(9)
    here.page.locator("#choices .who").click()
    dialog = here.page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name=re.compile("^Ada Never misses a win"))).to_be_visible()
    # Pia keeps pairs, so she cannot play B, who wants none.
    expect(dialog.get_by_role("button", name=re.compile("^Pia"))).to_have_count(0)
    expect(dialog.get_by_role("button", disabled=True)).to_have_count(0)
    rule = dialog.get_by_text("If it is losing, it makes it as hard for you as it can")
    expect(rule).to_be_hidden()
    dialog.get_by_text("How Ada plays").click()
    expect(rule).to_be_visible()


def test_a_challenge_names_the_board_and_the_result(visit: OpenVisit) -> None:
    here = visit("/", permissions=["clipboard-read", "clipboard-write"])
    here.expect_board(5)
    play_perfectly(here, Variant(5, 3))
    here.page.locator(".end .more").click()
    text = here.copy_with("Challenge a friend")
    assert text.startswith("Zahlenschlacht, Z(5, 3): I won against Mo in 2 moves, without the coach.")
    address = f"{here.address}/?n=5&d=3&opponent=random&challenge=won-2"
    assert text.endswith(address)
    # The link greets the friend, and the end compares.
    friend = visit(address.removeprefix(here.address))
    expect(friend.page.locator(".rules")).to_contain_text(
        "Your friend won here against Mo in 2 moves, without the coach. Can you do it too?"
    )
    play_perfectly(friend, Variant(5, 3))
    expect(friend.page.locator(".end .why")).to_contain_text("Your friend won here, too.")


def test_a_game_continues_after_a_visit_to_learn(visit: OpenVisit) -> None:
    here = visit("/")
    here.expect_board(5)
    here.cross(3)
    here.expect_crossed(2)
    moves = here.crossed
    here.page.goto("/learn")
    here.page.get_by_role("link", name="Play", exact=True).first.click()
    here.expect_crossed(2)
    assert here.crossed == moves
