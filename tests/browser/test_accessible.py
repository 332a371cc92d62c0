"""axe-core finds nothing on any page, in either theme and either language."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import expect

from .conftest import OpenVisit
from .test_online import invite
from .visit import Visit


@pytest.mark.parametrize(("theme", "locale"), [("light", "en-GB"), ("dark", "en-GB"), ("light", "de-DE")])
def test_axe_finds_nothing_while_playing(visit: OpenVisit, theme: Literal["light", "dark"], locale: str) -> None:
    here = visit(color_scheme=theme, locale=locale)
    here.expect_board(15)
    assert here.violations() == []
    here.cross(8)
    here.expect_crossed(2)
    here.page.locator(".coach .unfold").click()
    for _ in range(5):
        here.page.locator(".coach .tell").click()
    expect(here.page.locator(".pairing")).to_be_visible()
    here.page.locator(".card summary").click()
    here.page.locator(".tray .opener").click()
    here.page.locator(".coach .term button").first.focus()
    assert here.violations() == []
    here.page.locator(".controls > .pill").last.click()
    here.page.locator("dialog[open] summary").click()
    assert here.violations() == []
    here.page.keyboard.press("Escape")
    here.page.locator(".controls .who").click()
    assert here.violations() == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_at_the_end_and_in_the_review(visit: OpenVisit, theme: Literal["light", "dark"]) -> None:
    here = visit("/?n=5&d=3&opponent=beside", color_scheme=theme)
    here.expect_board(5)
    for count, number in enumerate((1, 2, 3), start=1):
        here.cross(number)
        here.expect_crossed(count)
    assert here.violations() == []
    here.page.locator(".end .next button").first.click()
    expect(here.page.locator(".review .mark")).to_be_visible()
    here.page.get_by_role("checkbox", name="Remainders").check()
    here.view("Mark numbers without a partner")
    assert here.violations() == []
    here.button("Partners").click()
    assert here.violations() == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_online_on_a_phone(visit: OpenVisit, theme: Literal["light", "dark"]) -> None:
    here = visit(color_scheme=theme, viewport={"width": 390, "height": 800})
    _, watch = invite(here)
    expect(here.page.get_by_alt_text("QR code with the link for your friend")).to_be_visible()
    assert here.violations() == []
    spectator: Visit = visit(watch, color_scheme=theme)
    spectator.expect_board(15)
    assert spectator.violations() == []


def test_axe_finds_nothing_on_the_large_board_with_a_hostile_set(visit: OpenVisit) -> None:
    here = visit("/?n=121&d=50", color_scheme="dark")
    here.expect_board(121)
    here.help(5)
    expect(here.page.locator(".numeral.hostile").first).to_be_visible()
    here.view("Mark numbers without a partner")
    assert here.violations() == []
