"""axe-core finds nothing on any page, in either theme and either language."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from zahlenschlacht.game.bonds import BONDS

from .building import PAGE
from .conftest import SCHOOL, OpenVisit
from .test_answers import card, expect_pictures
from .test_atlas import Chart
from .test_learn import PHONE, tap
from .test_online import invite
from .test_print import turn_to
from .visit import Visit

LIGHT_ENGLISH: dict[str, Any] = {"color_scheme": "light", "locale": "en-GB"}
DARK_ENGLISH: dict[str, Any] = {"color_scheme": "dark", "locale": "en-GB"}
LIGHT_GERMAN: dict[str, Any] = {"color_scheme": "light", "locale": "de-DE"}
DARK_GERMAN: dict[str, Any] = {"color_scheme": "dark", "locale": "de-DE"}
NARROW: dict[str, Any] = {"viewport": {"width": 390, "height": 800}}
FITS_THE_WIDTH = "document.documentElement.scrollWidth <= innerWidth"


def check(here: Visit) -> None:
    """Fail if axe-core finds a fault on the current page."""
    assert here.violations() == []


def play(here: Visit, visit: OpenVisit) -> None:
    """A game with all help, the other boards, and the opponents."""
    here.expect_board(15)
    check(here)
    here.cross(8)
    here.expect_crossed(2)
    here.page.locator(".coach .unfold").click()
    for _ in range(5):
        here.page.locator(".coach .tell").click()
    expect(here.page.locator(".pairing")).to_be_visible()
    here.page.locator(".card summary").click()
    here.page.locator(".tray .opener").click()
    here.page.locator(".coach .term button").first.focus()
    check(here)
    here.page.locator(".controls > .pill").last.click()
    here.page.locator("dialog[open] summary").click()
    check(here)
    here.page.keyboard.press("Escape")
    here.page.locator(".controls .who").click()
    check(here)


def end_and_review(here: Visit, visit: OpenVisit) -> None:
    """The end of a game, and its review with every mark."""
    here.expect_board(5)
    for count, number in enumerate((1, 2, 3), start=1):
        here.cross(number)
        here.expect_crossed(count)
    check(here)
    here.page.locator(".end .next button").first.click()
    expect(here.page.locator(".review .mark")).to_be_visible()
    here.page.get_by_role("checkbox", name="Remainders").check()
    here.view("Mark numbers without a partner")
    check(here)
    here.button("Partners").click()
    check(here)


def online(here: Visit, visit: OpenVisit) -> None:
    """An invitation on a phone, and the match as a spectator sees it."""
    _, watch = invite(here)
    expect(here.page.get_by_alt_text("QR code with the link for your friend")).to_be_visible()
    check(here)
    theme = "dark" if here.page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches") else "light"
    spectator = visit(watch, color_scheme=theme)
    spectator.expect_board(15)
    check(spectator)


def large_board(here: Visit, visit: OpenVisit) -> None:
    """A large board with a hostile set."""
    here.expect_board(121)
    here.help(5)
    expect(here.page.locator(".numeral.hostile").first).to_be_visible()
    here.view("Mark numbers without a partner")
    check(here)


def lessons_and_puzzles(here: Visit, visit: OpenVisit) -> None:
    """The lessons and the puzzles. On a phone the end of an exercise needs no scrolling."""
    expect(here.page.locator(".path li")).to_have_count(12)
    check(here)
    for page in ("/learn/3", "/learn/8", "/learn/12", "/puzzles", "/puzzles/mixed/1", "/puzzles/day/2026-11-16"):
        here.page.goto(page)
        expect(here.page.locator("h1")).to_be_visible()
        check(here)
    here.page.goto("/learn/1")
    here.expect_board(5)
    tap(here, [2])
    check(here)
    here.page.locator(".actions .main").click()
    expect(here.page.locator(".end-sum")).to_be_visible()
    check(here)
    assert here.page.evaluate(f"{FITS_THE_WIDTH} && document.documentElement.scrollHeight <= innerHeight")


def workshop(here: Visit, visit: OpenVisit) -> None:
    """A recipe and a game that refutes it."""
    expect(here.page.locator(".cell")).to_have_count(57)
    here.page.locator(".cell.refuted").first.click()
    expect(here.page.locator(".end-sum")).to_be_visible()
    check(here)
    assert here.page.evaluate(FITS_THE_WIDTH)


def duel(here: Visit, visit: OpenVisit) -> None:
    """A duel of two recipes at its end."""
    expect(here.page.locator(".end-sum")).to_be_visible()
    check(here)
    assert here.page.evaluate(FITS_THE_WIDTH)


def paper(here: Visit, visit: OpenVisit) -> None:
    """The list of papers, and sheets that a phone shows in full width."""
    expect(here.page.locator(".papers li")).to_have_count(5)
    check(here)
    for path in ("/print/worksheet?theme=mixed&seed=1&count=8", "/print/teacher", "/print/lesson"):
        turn_to(here, path)
        check(here)
        assert here.page.evaluate(FITS_THE_WIDTH)
    here.page.goto("/print/board?n=2017&d=8")
    expect(here.page.get_by_role("alert")).to_contain_text("200")


def family(here: Visit, visit: OpenVisit) -> None:
    """A card for each bond."""
    expect(here.page.locator("article[data-bond]")).to_have_count(len(BONDS))
    check(here)


def drawing(here: Visit, visit: OpenVisit) -> None:
    """A drawn game and its verdict."""
    expect(here.page.locator("svg.bonds path")).to_have_count(4)
    expect(here.page.locator(".verdict")).not_to_be_empty()
    check(here)


def atlas(here: Visit, visit: OpenVisit) -> None:
    """The map, then with a variant, its card and the table."""
    chart = Chart(here)
    check(here)
    chart.hover()
    expect(chart.name).to_be_visible()
    chart.page.locator("summary").click()
    expect(chart.page.locator("tbody tr").first).to_be_visible()
    expect(chart.page.locator(".card .badge")).to_be_visible()
    check(here)


def answers(here: Visit, visit: OpenVisit) -> None:
    """The two answers, with the card of a variant."""
    expect_pictures(here)
    expect(card(here).locator(".badge")).to_be_visible()
    check(here)


def class_door(here: Visit, visit: OpenVisit) -> None:
    """The entrance to a classroom, and the guide for teachers. The classroom itself is in test_classroom."""
    expect(here.page.get_by_role("heading", level=2)).to_have_count(2)
    check(here)
    assert here.page.evaluate(FITS_THE_WIDTH)
    here.page.goto("/class/guide")
    expect(here.page.locator("tbody tr")).to_have_count(6)
    check(here)
    assert here.page.evaluate(FITS_THE_WIDTH)


Scene = Callable[[Visit, OpenVisit], None]
DUEL = "/workshop/duel?a=superfluous;larger&b=smaller;bonded&n=9&d=5&seed=3"
SCENES: list[tuple[Scene, str, list[dict[str, Any]]]] = [
    (play, SCHOOL, [LIGHT_ENGLISH, DARK_ENGLISH, LIGHT_GERMAN]),
    (end_and_review, "/?n=5&d=3&opponent=beside", [LIGHT_ENGLISH, DARK_ENGLISH]),
    (online, SCHOOL, [LIGHT_ENGLISH | NARROW, DARK_ENGLISH | NARROW]),
    (large_board, "/?n=121&d=50", [DARK_ENGLISH]),
    (lessons_and_puzzles, "/learn", [LIGHT_ENGLISH | PHONE, DARK_GERMAN | PHONE]),
    (workshop, "/workshop?recipe=superfluous;partner", [LIGHT_ENGLISH | PHONE, DARK_GERMAN | PHONE]),
    (duel, DUEL, [LIGHT_ENGLISH | PHONE, DARK_GERMAN | PHONE]),
    (paper, "/print", [LIGHT_ENGLISH | PHONE, DARK_GERMAN | PHONE]),
    (class_door, "/class", [LIGHT_ENGLISH | PHONE, DARK_GERMAN | PHONE]),
    (family, "/family", [LIGHT_ENGLISH, DARK_GERMAN]),
    (drawing, "/draw?n=9&bond=lines 1-5 2-4 3-7 3-9", [LIGHT_ENGLISH, DARK_GERMAN]),
    (atlas, "/atlas?layer=paper", [LIGHT_ENGLISH, DARK_GERMAN]),
    (answers, "/answers", [LIGHT_GERMAN, DARK_ENGLISH]),
]
"""Each tour, its first address, and the browsers that it is checked in."""


@pytest.mark.parametrize(
    ("scene", "path", "browser"),
    [
        pytest.param(scene, path, browser, id=f"{scene.__name__}-{browser['color_scheme']}-{browser['locale']}")
        for scene, path, browsers in SCENES
        for browser in browsers
    ],
)
def test_axe_finds_nothing(visit: OpenVisit, scene: Scene, path: str, browser: dict[str, Any]) -> None:
    scene(visit(path, **browser), visit)


def test_every_page_of_the_site_is_checked() -> None:
    pages = set(re.findall(r'\bpath: "([^"]+)"', (PAGE / "src/pages.ts").read_text("utf-8")))
    assert len(pages) > 5
    visited = {path.partition("?")[0] for _, path, _ in SCENES} | {"/puzzles"}  # with the lessons
    assert pages <= visited
