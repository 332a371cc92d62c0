"""axe-core finds nothing on any page, in either theme and either language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import expect

from helpers.visit import Visit
from zahlenschlacht.game.bonds import BONDS
from zahlenschlacht.solution.paper_items import ITEMS

from .conftest import SCHOOL, OpenVisit, Theme
from .test_answers import card, expect_pictures
from .test_atlas import Chart
from .test_learn import PHONE, tap
from .test_online import invite
from .test_print import open_paper

NARROW: dict[str, Any] = {"viewport": {"width": 390, "height": 800}}
FITS_THE_WIDTH = "document.documentElement.scrollWidth <= innerWidth"
FITS_THE_WINDOW = f"{FITS_THE_WIDTH} && document.documentElement.scrollHeight <= innerHeight"


@dataclass(frozen=True)
class Look:
    """A language and a theme of the page."""

    language: str
    theme: Theme


LIGHT_ENGLISH, DARK_ENGLISH = Look("en", "light"), Look("en", "dark")
LIGHT_GERMAN, DARK_GERMAN = Look("de", "light"), Look("de", "dark")


@dataclass(frozen=True)
class Inspection:
    """Inspects each state of a page in several looks, without loading the page again."""

    looks: tuple[Look, ...]

    def change_looks(self, here: Visit) -> Iterator[Look]:
        """Show the page in each look, in the first one last, so that the page keeps it."""
        html = here.page.locator("html")
        for look in (*self.looks[1:], self.looks[0]):
            here.page.emulate_media(color_scheme=look.theme)
            # On a phone the button is hidden, and in an open menu a real click would close the menu.
            here.page.locator(f".languages [lang={look.language}]").first.evaluate("button => button.click()")
            expect(html).to_have_attribute("data-theme", look.theme)
            expect(html).to_have_attribute("lang", look.language)
            yield look

    def check(self, here: Visit, fits: str = FITS_THE_WIDTH) -> None:
        """Fail if axe-core finds a fault on the current page, or if the page does not fit."""
        for look in self.change_looks(here):
            assert here.violations() == [], look
            assert here.page.evaluate(fits), look


def play(here: Visit, visit: OpenVisit, inspection: Inspection) -> None:
    """A game with all help, the other boards, and the opponents."""
    here.expect_board(15)
    inspection.check(here)
    here.learn_remainders()
    here.cross(8)
    here.expect_crossed(2)
    here.page.locator(".coach .unfold").click()
    for _ in range(5):
        here.page.locator(".coach .tell").click()
    expect(here.page.locator(".pairing")).to_be_visible()
    here.page.locator(".tray .opener").click()
    here.page.locator(".tray .list button").last.click()
    expect(here.page.locator("dialog[open] code")).to_be_visible()
    inspection.check(here)
    here.page.keyboard.press("Escape")
    here.page.locator(".tray .opener").click()
    here.page.locator(".coach .term button").first.focus()
    inspection.check(here)
    here.page.locator("#choices > .pill").last.click()
    here.page.locator("dialog[open] summary").click()
    inspection.check(here)
    here.page.keyboard.press("Escape")
    here.page.locator("#choices .who").click()
    inspection.check(here)


def end_and_review(here: Visit, visit: OpenVisit, inspection: Inspection) -> None:
    """The end of a game, and its review with every mark."""
    here.expect_board(5)
    for count, number in enumerate((1, 2, 3), start=1):
        here.cross(number)
        here.expect_crossed(count)
    inspection.check(here)
    # The deciding position, beside the card of the end.
    here.page.locator(".slate").click(position={"x": 2, "y": 2})
    expect(here.page.locator(".numeral.better")).to_have_count(1)
    inspection.check(here)
    here.page.locator(".end .more").click()
    here.button("Review").click()
    expect(here.page.locator(".review .mark")).to_be_visible()
    here.page.get_by_role("checkbox", name="Remainders").check()
    here.choose_from_menu("Mark numbers without a partner")
    inspection.check(here)
    here.button("Partners").click()
    inspection.check(here)


def online(here: Visit, visit: OpenVisit, inspection: Inspection) -> None:
    """An invitation on a phone, and the match as a spectator sees it."""
    _, watch = invite(here)
    expect(here.page.get_by_alt_text("QR code with the link for your friend")).to_be_visible()
    inspection.check(here)
    spectator = visit(watch)
    spectator.expect_board(15)
    inspection.check(spectator)


def large_board(here: Visit, visit: OpenVisit, inspection: Inspection) -> None:
    """A large board with a hostile set."""
    here.expect_board(121)
    here.learn_remainders()
    here.show_coach_steps(5)
    expect(here.page.locator(".numeral.hostile").first).to_be_visible()
    here.choose_from_menu("Mark numbers without a partner")
    inspection.check(here)


def lessons_and_puzzles(here: Visit, visit: OpenVisit, inspection: Inspection) -> None:
    """The lessons and the puzzles. On a phone the end of an exercise needs no scrolling."""
    expect(here.page.locator(".path li")).to_have_count(30)
    inspection.check(here)
    for page in ("/learn/3", "/learn/8", "/learn/12", "/puzzles", "/puzzles/mixed/1", "/puzzles/day/2026-11-16"):
        here.page.goto(page)
        expect(here.page.locator("h1")).to_be_visible()
        # The inspection blocks the page, which would use its preloaded answers too late.
        here.page.wait_for_load_state("networkidle")
        inspection.check(here)
    here.page.goto("/learn/1")
    here.expect_board(5)
    tap(here, [2])
    inspection.check(here)
    here.page.locator(".actions .main").click()
    expect(here.page.locator(".end-sum")).to_be_visible()
    inspection.check(here, FITS_THE_WINDOW)


def workshop(here: Visit, visit: OpenVisit, inspection: Inspection) -> None:
    """A recipe and a game that refutes it."""
    expect(here.page.locator(".cell")).to_have_count(57)
    here.page.locator(".cell.refuted").first.click()
    expect(here.page.locator(".end-sum")).to_be_visible()
    inspection.check(here)


def duel(here: Visit, visit: OpenVisit, inspection: Inspection) -> None:
    """A duel of two recipes at its end."""
    expect(here.page.locator(".end-sum")).to_be_visible()
    inspection.check(here)


def paper(here: Visit, visit: OpenVisit, inspection: Inspection) -> None:
    """The list of papers, and sheets that a phone shows in full width."""
    expect(here.page.locator(".papers li")).to_have_count(6)
    inspection.check(here)
    for path in ("/print/worksheet?theme=mixed&seed=1&count=8", "/print/teacher", "/print/lesson"):
        open_paper(here, path)
        inspection.check(here)
        here.page.goto("/print/board?n=2017&d=8")
    for _ in inspection.change_looks(here):
        expect(here.page.get_by_role("alert")).to_contain_text("200")


def family(here: Visit, visit: OpenVisit, inspection: Inspection) -> None:
    """A card for each bond."""
    expect(here.page.locator("article[data-bond]")).to_have_count(len(BONDS))
    inspection.check(here)


def drawing(here: Visit, visit: OpenVisit, inspection: Inspection) -> None:
    """A drawn game and its verdict."""
    expect(here.page.locator("svg.bonds path")).to_have_count(4)
    expect(here.page.locator(".verdict")).not_to_be_empty()
    inspection.check(here)


def atlas(here: Visit, visit: OpenVisit, inspection: Inspection) -> None:
    """The map, then with a variant, its card and the table."""
    chart = Chart(here)
    inspection.check(here)
    chart.hover()
    expect(chart.name).to_be_visible()
    chart.open_controls()
    chart.page.locator("summary").click()
    expect(chart.page.locator("tbody tr").first).to_be_visible()
    expect(chart.page.locator(".card .badge")).to_be_visible()
    inspection.check(here)


def answers(here: Visit, visit: OpenVisit, inspection: Inspection) -> None:
    """The two answers, with the card of a variant."""
    expect_pictures(here)
    expect(card(here).locator(".badge")).to_be_visible()
    inspection.check(here)


def paper_items(here: Visit, visit: OpenVisit, inspection: Inspection) -> None:
    """The paper item by item; the last position of a game of the paper opens on the play page."""
    expect(here.page.locator("ol > li")).to_have_count(len(ITEMS))
    expect(here.page.locator("main")).not_to_contain_text(re.compile("statement-|answers-"))
    inspection.check(here)
    here.page.locator("#example-3-2-2").get_by_role("link").last.click()
    here.expect_crossed_numbers([9, 8, 1, 7, 2])


def class_door(here: Visit, visit: OpenVisit, inspection: Inspection) -> None:
    """The entrance to a classroom, and the guide for teachers. The classroom itself is in test_classroom."""
    expect(here.page.get_by_role("heading", level=2)).to_have_count(2)
    inspection.check(here)
    here.page.goto("/class/guide")
    expect(here.page.locator("tbody tr").first).to_be_visible()
    inspection.check(here)


def homework(here: Visit, visit: OpenVisit, inspection: Inspection) -> None:
    """The form of an assignment, and the table of results."""
    expect(here.page.locator("form").first).to_be_visible()
    inspection.check(here)
    here.page.goto("/homework/results")
    expect(here.page.get_by_role("heading", level=1)).to_be_visible()
    inspection.check(here)


Scene = Callable[[Visit, OpenVisit, Inspection], None]
DUEL = "/workshop/duel?a=superfluous;larger&b=smaller;bonded&n=9&d=5&seed=3"
BOTH = (LIGHT_ENGLISH, DARK_GERMAN)
SCENES: list[tuple[Scene, str, tuple[Look, ...], dict[str, Any]]] = [
    (play, SCHOOL, (LIGHT_ENGLISH, DARK_ENGLISH), {}),
    (play, SCHOOL, (LIGHT_GERMAN,), {}),
    (end_and_review, "/?n=5&d=3&opponent=beside", (LIGHT_ENGLISH, DARK_ENGLISH), {}),
    (online, SCHOOL, (LIGHT_ENGLISH, DARK_ENGLISH), NARROW),
    (large_board, "/?n=121&d=50", (DARK_ENGLISH,), {}),
    (lessons_and_puzzles, "/learn", BOTH, PHONE),
    (workshop, "/workshop?recipe=superfluous;partner", BOTH, PHONE),
    (duel, DUEL, BOTH, PHONE),
    (paper, "/print", BOTH, PHONE),
    (class_door, "/class", BOTH, PHONE),
    (homework, "/homework", BOTH, PHONE),
    (family, "/family", BOTH, {}),
    (drawing, "/draw?n=9&bond=lines 1-5 2-4 3-7 3-9", BOTH, {}),
    (atlas, "/atlas?layer=paper", BOTH, {}),
    (answers, "/answers", (DARK_ENGLISH, LIGHT_GERMAN), {}),
    (paper_items, "/paper", BOTH, PHONE),
]
"""Each tour, its first address, the looks in which every state is inspected, and the window."""


@pytest.mark.parametrize(
    ("scene", "path", "looks", "window"),
    [pytest.param(*entry, id=f"{entry[0].__name__}-{entry[2][0].language}") for entry in SCENES],
)
def test_axe_finds_nothing(
    visit: OpenVisit, scene: Scene, path: str, looks: tuple[Look, ...], window: dict[str, Any]
) -> None:
    scene(visit(path, **window), visit, Inspection(looks))


OWN_PATHS = "links => links.filter(link => link.origin === location.origin).map(link => link.pathname)"


def test_every_page_that_a_link_leads_to_is_inspected(visit: OpenVisit) -> None:
    here = visit("/")
    unvisited, folders = ["/"], {"/"}
    while unvisited:
        here.page.goto(unvisited.pop())
        expect(here.page.locator("main").first).to_be_visible()
        for path in here.page.eval_on_selector_all("a[href]", OWN_PATHS):
            folder = f"/{path.split('/')[1]}"
            if folder not in folders and "." not in folder:
                folders.add(folder)
                unvisited.append(path)
    assert len(folders) > 5
    assert folders <= {f"/{path.partition('?')[0].split('/')[1]}" for _, path, _, _ in SCENES} | {"/puzzles"}


def test_a_board_to_watch_has_no_place_for_the_focus(visit: OpenVisit) -> None:
    here = visit("/workshop/duel?a=superfluous;larger&b=smaller;bonded&n=9&d=5&seed=3")
    here.expect_board(9)
    expect(here.page.locator("[data-number]").first).to_be_disabled()
    assert here.page.locator("[data-number][tabindex='0'], .slate[aria-describedby]").count() == 0
    here.page.goto("/")
    expect(here.page.locator("[data-number][tabindex='0']")).to_have_count(1)
    expect(here.page.locator(".slate")).to_have_attribute("aria-describedby", "board-keys")
