"""The important part of a new state is visible: on a phone, in landscape, and in a wide window."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from helpers.visit import Visit

from .conftest import OpenVisit
from .test_online import links

pytestmark = pytest.mark.slow

PHONE = {"width": 390, "height": 664}
LANDSCAPE = {"width": 844, "height": 390}
RECORD_SHARE = "navigator.share = async (content) => { window.shared = content; }"


def box(element: Locator) -> tuple[float, float, float, float]:
    """The left, top, right and bottom edge of an element in the window."""
    edges = element.bounding_box()
    assert edges is not None
    return edges["x"], edges["y"], edges["x"] + edges["width"], edges["y"] + edges["height"]


def expect_in_sight(here: Visit, *elements: Locator) -> None:
    """Check that each element is inside the window and above the tabs."""
    size = here.page.viewport_size
    assert size is not None
    bottom: float = size["height"]
    tabs = here.page.locator("header nav")
    if tabs.is_visible() and size["width"] < size["height"]:
        bottom = box(tabs)[1]
    for element in elements:
        expect(element).to_be_visible()
        expect(element).to_be_in_viewport(ratio=0.9)
        left, top, right, low = box(element)
        assert min(left, top, size["width"] - right, bottom - low) > -1, (left, top, right, low, bottom)


def lose(here: Visit) -> None:
    """Play Z(5, 3) as A and always cross out the largest number, so that B wins."""
    for count in (2, 3):
        here.cross(here.numbers[-1])
        here.expect_crossed(count)


def test_the_end_and_the_review_show_the_board(visit: OpenVisit) -> None:
    # Ada answers 5 in a way that leaves A no win.
    here = visit("/?n=5&d=3&opponent=perfect", viewport=PHONE)
    here.expect_board(5)
    lose(here)
    expect(here.page.locator(".whose")).to_have_text("You lost")
    main = here.page.locator(".end .next .main")
    expect_in_sight(here, here.page.locator(".board"), here.page.locator(".end h2"), main)
    here.page.locator(".end .more").click()
    here.button("Review").click()
    expect(here.page.locator(".review")).to_be_visible()
    expect_in_sight(here, here.page.locator(".board"), here.page.locator(".review h2"))
    expect(here.page.locator(".review")).to_contain_text("you cross out 5")


def test_an_invited_friend_sees_the_agreement_and_then_the_board(visit: OpenVisit) -> None:
    first = visit("/?n=7&d=3&opponent=online")
    first.button("Make a link").click()
    join, _ = links(first)
    friend = visit(join, viewport=PHONE)
    agree = friend.button("Agree and play")
    expect(agree).to_be_in_viewport()
    expect_in_sight(friend, agree)
    agree.click()
    friend.expect_title("Your friend’s turn")
    expect(friend.page.locator("h1")).to_be_in_viewport()
    expect_in_sight(friend, friend.number(1), friend.page.locator(".whose"))
    # A rematch is offered where the friend sees it.
    for number, player in zip((1, 2, 3, 4, 5), (first, friend, first, friend, first), strict=True):
        player.cross(number)
        for one in (first, friend):
            one.expect_crossed(number)
    friend.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    first.button("Again").click()
    again = friend.button("Play again")
    expect(again).to_be_in_viewport()
    expect_in_sight(friend, again)


def test_an_explanation_of_a_word_stays_inside_the_window(visit: OpenVisit) -> None:
    for size in (PHONE, LANDSCAPE):
        here = visit("/?n=9&d=4&opponent=perfect", viewport=size)
        here.expect_board(9)
        here.learn_remainders()
        here.button("Coach").click()
        here.show_coach_steps(5)
        here.page.locator(".coach .term button").first.focus()
        expect_in_sight(here, here.page.locator(".tip"))


def test_a_closed_coach_leaves_room_for_the_moves_and_the_daily_puzzle(visit: OpenVisit) -> None:
    here = visit("/")
    here.expect_board(5)
    cards = here.page.locator("aside .card")
    expect(cards).to_have_count(3)
    expect_in_sight(here, *cards.all())
    _, top, _, bottom = box(here.page.locator(".coach"))
    assert bottom - top < 200
    here.button("Open the coach").click()
    expect(cards).to_have_count(1)
    expect(here.page.locator(".below .day")).to_have_count(1)


def test_the_board_of_a_lesson_stands_beside_its_question_in_landscape(visit: OpenVisit) -> None:
    here = visit("/learn/1", viewport=LANDSCAPE)
    here.cross(2)
    here.button("Check").click()
    feedback = here.page.locator(".feedback")
    # The feedback names the sum of the last two numbers.
    expect(feedback).to_contain_text("3 and 4 are left. 3 + 4 = 7")
    sum_row = here.page.locator(".end-sum")
    expect_in_sight(here, here.page.locator("h1"), feedback, here.button("Try again"), sum_row)
    # The sum covers no number, and the question is beside the board.
    assert box(here.page.locator(".row").last)[3] <= box(sum_row)[1] + 1
    assert box(here.page.locator("h1"))[0] >= box(here.page.locator(".board"))[2]


@pytest.mark.parametrize("size", [(844, 390), (667, 375)])
def test_the_map_of_the_atlas_stands_beside_its_card_in_landscape(visit: OpenVisit, size: tuple[int, int]) -> None:
    width, height = size
    here = visit("/atlas", viewport={"width": width, "height": height}, locale="de-DE")
    stage, card = here.page.get_by_role("application"), here.page.locator("aside")
    expect(stage).to_have_attribute("data-drawn", "true")
    expect_in_sight(here, stage, here.page.locator("h1"), card)
    left, top, right, bottom = box(stage)
    assert right <= box(card)[0]
    assert right - left > width / 2 - 10
    assert bottom - top > 0.8 * height
    assert here.page.evaluate("document.documentElement.scrollWidth") <= width
    assert here.violations() == []


def test_the_share_dialog_of_the_system_is_used_if_there_is_one(visit: OpenVisit) -> None:
    here = visit("/?n=5&d=3&opponent=perfect", discard=True)
    here.expect_board(5)
    here.page.evaluate(RECORD_SHARE)
    lose(here)
    here.page.locator(".end .more").click()
    here.button("Challenge a friend").click()
    here.page.wait_for_function("window.shared")
    content = here.page.evaluate("window.shared")
    assert content["url"] == f"{here.address}/?n=5&d=3&opponent=perfect&challenge=lost-2"
    assert content["text"].startswith("Zahlenschlacht, Z(5, 3): I lost against Ada")


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_the_recipes_of_a_duel_fit_into_a_phone(visit: OpenVisit, language: str) -> None:
    here = visit("/workshop/duel", viewport={"width": 390, "height": 844}, locale=language)
    recipes = here.page.locator("form select")
    expect_in_sight(here, recipes.first, recipes.last)
