"""In small windows every board stays in its frame, and the controls are visible."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from helpers.visit import Visit
from zahlenschlacht import website_variants

from .conftest import OpenVisit

WINDOWS = [(390, 664), (360, 640), (375, 667), (412, 732), (844, 390), (768, 1024), (640, 400)]
"""Phones with the bars of their browser, one on its side, a tablet, and a small window at 200 % zoom."""
LADDER = [(5, 3), (7, 3), (7, 4), (9, 4), (11, 5), (15, 7)]
BOARDS = sorted({*LADDER, *((variant.n, variant.d) for variant in website_variants())})
HARDEST = [(5, 3), (9, 4), (15, 7), (21, 11), (25, 9), (25, 12), (25, 27)]
"""The boards that are played to the end: the ladder's, those with the most rows and those with the most columns."""

ONE_OF_EACH_SIZE = sorted({*LADDER, *HARDEST, *{n: (n, d) for n, d in BOARDS}.values()})
"""One board of every size. All boards are checked in German, whose texts are longer and leave less room."""

FAULTS = """async () => {
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  const faults = [];
  const visible = selector => [...document.querySelectorAll(selector)]
    .filter(e => e.checkVisibility() && e.offsetHeight > 1);
  const box = e => e.getBoundingClientRect();
  const areApart = (one, other) => one.right <= other.left + 1 || other.right <= one.left + 1
    || one.bottom <= other.top + 1 || other.bottom <= one.top + 1;
  const within = (one, other) => one.left >= other.left - 1 && one.right <= other.right + 1
    && one.top >= other.top - 1 && one.bottom <= other.bottom + 1;
  /* Whether nothing covers the middle of an element. */
  const uncovered = e => {
    const {left, top, width, height} = box(e);
    return e.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  const window_ = {left: 0, top: 0, right: innerWidth, bottom: innerHeight};
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
  const slate = document.querySelector('.slate');
  const frame = box(slate);
  const scrolls = slate.scrollHeight > slate.clientHeight + 1;
  if (scrolls && getComputedStyle(slate).overflowY !== 'auto') faults.push('numbers spill out of the slate');
  if (slate.scrollWidth > slate.clientWidth + 1) faults.push('the slate scrolls sideways');
  const sum = document.querySelector('.end-sum');
  const floor = sum ? box(sum).top : frame.bottom;
  const sizes = new Set();
  for (const number of document.querySelectorAll('[data-number]')) {
    const place = box(number), figure = number.querySelector('.big');
    sizes.add(Math.round(parseFloat(getComputedStyle(figure).fontSize)));
    if (figure.offsetWidth > number.offsetWidth) faults.push(`${figure.textContent} is wider than its place`);
    if (!scrolls && !within(place, {left: frame.left, right: frame.right, top: frame.top, bottom: floor}))
      faults.push(`${figure.textContent} is outside the slate`);
    if (place.bottom <= floor && place.top >= frame.top && !uncovered(number))
      faults.push(`${figure.textContent} is covered`);
  }
  if (Math.min(...sizes) < 22) faults.push(`numbers of ${Math.min(...sizes)} px`);
  if (scrolls && Math.max(...sizes) > 24) faults.push(`the slate scrolls with numbers of ${Math.max(...sizes)} px`);
  const parts = ['.board', 'aside > .card', 'header nav', '.chip'].flatMap(visible);
  parts.forEach((one, place) => parts.slice(place + 1).forEach(other => {
    if (!areApart(box(one), box(other)))
      faults.push(`${one.className || one.tagName} and ${other.className || other.tagName} overlap`);
  }));
  for (const part of ['.board', '.tray', 'header nav a'].flatMap(visible))
    if (!within(box(part), window_)) faults.push(`${part.className || part.textContent} is out of sight`);
  for (const part of ['.whose', '.tray .opener', '.tray .back', '.chip'].flatMap(visible))
    if (!uncovered(part)) faults.push(`${part.className} is covered`);
  for (const goal of visible('h1')) {
    const style = getComputedStyle(goal);
    if (innerHeight > innerWidth && goal.offsetHeight > 2.6 * parseFloat(style.lineHeight))
      faults.push(`the goal has more than two lines`);
  }
  if (sum) {
    for (const selector of ['.end h2', '.end .next .main', '.sum']) {
      const part = document.querySelector(selector);
      if (part === null || !within(box(part), window_) || !uncovered(part)) faults.push(`${selector} is out of sight`);
    }
    if (!within(box(document.querySelector('.sum')), frame)) faults.push('the sum is outside the slate');
  }
  return faults;
}"""


def open_board(here: Visit, n: int, d: int, crossed: int = 0) -> None:
    """Open a board for two players without loading the page again, with the first numbers crossed out."""
    numbers = ",".join(str(number) for number in range(1, crossed + 1))
    go = "query => { history.pushState(null, '', '/?' + query); dispatchEvent(new PopStateEvent('popstate')) }"
    here.page.evaluate(go, f"n={n}&d={d}&opponent=beside&crossed={numbers}")
    expect(here.page.locator(f'.slate[aria-label$="Z({n}, {d})"]')).to_be_visible()
    here.expect_board(n)
    expect(here.page.locator(".numeral.crossed")).to_have_count(crossed)


def faults_on(here: Visit, board: str) -> list[str]:
    """The faults in the layout of the current board, in each window."""
    faults = []
    for width, height in WINDOWS:
        here.page.set_viewport_size({"width": width, "height": height})
        faults += [f"{board} at {width} × {height}: {fault}" for fault in here.page.evaluate(FAULTS)]
    return faults


def test_the_school_board_and_the_largest_stay_in_their_frame(visit: OpenVisit) -> None:
    here = visit("/?n=5&d=3&opponent=beside", locale="de-DE")
    faults = []
    for n, d in ((15, 7), (25, 12)):
        open_board(here, n, d)
        faults += faults_on(here, f"Z({n}, {d})")
    assert faults == []


@pytest.mark.slow
@pytest.mark.parametrize(("locale", "boards"), [("de-DE", BOARDS), ("en-GB", ONE_OF_EACH_SIZE)])
def test_every_board_stays_in_its_frame_at_the_start(
    visit: OpenVisit, locale: str, boards: list[tuple[int, int]]
) -> None:
    here = visit("/?n=5&d=3&opponent=beside", locale=locale)
    faults = []
    for n, d in boards:
        open_board(here, n, d)
        faults += faults_on(here, f"Z({n}, {d})")
    assert faults == []


@pytest.mark.slow
@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_the_hardest_boards_stay_in_their_frame_to_the_end(visit: OpenVisit, locale: str) -> None:
    here = visit("/?n=5&d=3&opponent=beside", locale=locale)
    faults = []
    for n, d in HARDEST:
        open_board(here, n, d, crossed=n // 2)
        faults += faults_on(here, f"the middle of Z({n}, {d})")
        open_board(here, n, d, crossed=n - 3)
        here.cross(n)
        expect(here.page.locator(".end .next .main")).to_be_visible()
        faults += faults_on(here, f"the end of Z({n}, {d})")
    assert faults == []


def test_a_lesson_on_a_phone_names_its_board(visit: OpenVisit) -> None:
    here = visit("/learn/4", viewport={"width": 360, "height": 640}, locale="de-DE")
    expect(here.page.locator(".desk .badge")).to_be_in_viewport()
    expect(here.page.locator(".desk .badge")).to_have_text(re.compile(r"Z\(\d+, \d+\)"))
    assert here.page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("viewport", [(390, 664), (844, 390), (1280, 800)])
def test_the_menu_of_the_maths_opens_by_keyboard_and_closes_by_escape(
    visit: OpenVisit, viewport: tuple[int, int]
) -> None:
    here = visit("/?n=5&d=3&opponent=beside", viewport={"width": viewport[0], "height": viewport[1]})
    here.expect_board(5)
    opener = here.page.get_by_role("navigation", name="Main menu").get_by_role("button", name="The maths")
    menu = here.page.locator("#maths")
    opener.focus()
    here.page.keyboard.press("Enter")
    expect(menu).to_be_in_viewport(ratio=1)
    assert here.violations() == []
    here.page.keyboard.press("Tab")
    expect(menu.get_by_role("link", name="Family")).to_be_focused()
    here.page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    expect(opener).to_be_focused()
    opener.click()
    menu.get_by_role("link", name="Atlas").click()
    expect(here.page).to_have_url(re.compile("/atlas"))
    expect(opener).to_have_attribute("aria-current", "true")


def test_the_chip_of_a_phone_opens_the_choices_and_the_switches(visit: OpenVisit) -> None:
    here = visit("/?n=5&d=3&opponent=beside", viewport={"width": 390, "height": 664})
    here.expect_board(5)
    expect(here.page.locator(".switches:visible")).to_have_count(0)
    here.page.locator(".chip").click()
    expect(here.page.locator("#choices")).to_be_in_viewport(ratio=1)
    assert here.violations() == []
    here.button("DE, Deutsch").click()
    expect(here.button("Andere Tafeln")).to_be_visible()
    here.page.keyboard.press("Escape")
    expect(here.page.locator("#choices")).to_be_hidden()
