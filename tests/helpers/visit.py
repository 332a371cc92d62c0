"""The page as a visitor uses it."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, Page, expect

from .building import PAGE

TITLES = ".whose, .end .result, .end h2"
"""The titles of the tray and of the card at the end."""
TWO_FRAMES = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Waits until the page has been laid out and painted."""
AXE_OPTIONS = "{resultTypes: ['violations'], selectors: false, preload: false}"
"""All rules, but no details that only a reader of passed rules needs."""


class Visit:
    """A page, with the actions of a visitor."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.requests: list[tuple[str, str]] = []
        """The method and the path of every request that the page made."""
        page.on("request", lambda request: self.requests.append((request.method, request.url.removeprefix(address))))

    def number(self, number: int) -> Locator:
        """A number of the board."""
        return self.page.locator(f'[data-number="{number}"]')

    def cross(self, number: int) -> None:
        """Cross out a number with the mouse."""
        self.number(number).click()

    def button(self, name: str) -> Locator:
        """The button with this name."""
        return self.page.get_by_role("button", name=name, exact=True)

    def choose_opponent(self, name: str) -> None:
        """Choose the opponent."""
        chip, choice = self.page.locator(".chip"), self.page.locator("#choices .who")
        # On a narrow page the choices are behind the chip. A page that is still loading shows neither.
        expect(chip.or_(choice).filter(visible=True).first).to_be_visible()
        if chip.is_visible():
            chip.click()
        choice.click()
        self.page.get_by_role("dialog").get_by_role("button", name=re.compile(rf"^{re.escape(name)}")).click()
        self.page.keyboard.press("Escape")
        expect(choice).to_contain_text(name)

    def choose_from_menu(self, name: str) -> None:
        """Choose an entry of the tray's menu."""
        self.page.locator(".tray .opener").click()
        menu = self.page.locator(".tray .list")
        entry = menu.locator("> *").filter(has_text=name)
        entry.click()
        # A button closes the menu; a checkbox leaves it open.
        if entry.locator("input").count() > 0:
            self.page.keyboard.press("Escape")
        expect(menu).to_be_hidden()

    def expect_crossed(self, count: int) -> None:
        """Wait until this number of moves is made and the server has confirmed them."""
        expect(self.page.locator(".numeral.crossed")).to_have_count(count)
        # A new game loads its board from the server, and for a moment there is none.
        expect(self.page.locator("[data-number]")).not_to_have_count(0)
        if count < self.size - 2:
            expect(self.page.locator(".moves li")).to_have_count(count)
        else:
            expect(self.page.locator(".sum")).to_be_visible()

    @property
    def size(self) -> int:
        """How many numbers the board has."""
        return self.page.locator("[data-number]").count()

    @property
    def numbers(self) -> list[int]:
        """The numbers that are not crossed out."""
        return self._read(".numeral:not(.crossed)")

    @property
    def crossed(self) -> list[int]:
        """The crossed out numbers, in order, as the board describes them."""
        script = (
            "all => all.map(e => [Number(e.querySelector('.move').dataset.text), Number(e.dataset.number)])"
            ".sort((x, y) => x[0] - y[0]).map(x => x[1])"
        )
        moves: list[int] = self.page.eval_on_selector_all(".numeral.crossed", script)
        return moves

    def expect_crossed_numbers(self, numbers: Sequence[int]) -> None:
        """Wait until exactly these numbers are crossed out, in this order."""
        expect(self.page.locator(".numeral.crossed")).to_have_count(len(numbers))
        for move, number in enumerate(numbers, 1):
            expect(self.number(number).locator(".move")).to_have_attribute("data-text", str(move))

    @property
    def winning_numbers(self) -> list[int]:
        """The numbers marked as winning."""
        return self._read(".numeral.winning")

    def expect_winning_numbers(self, numbers: Sequence[int]) -> None:
        """Wait until exactly these numbers are marked as winning."""
        expect(self.page.locator(".numeral.winning")).to_have_count(len(numbers))
        for number in numbers:
            expect(self.number(number)).to_have_class(re.compile(r"\bwinning\b"))

    def _read(self, selector: str) -> list[int]:
        numbers: list[int] = self.page.eval_on_selector_all(selector, "all => all.map(e => Number(e.dataset.number))")
        return numbers

    def learn_remainders(self) -> None:
        """Store that lesson 5 is done, after which the coach has all its steps."""
        self.page.evaluate("localStorage.setItem('zahlenschlacht:stars', '23223')")
        self.page.reload()

    def open_coach(self) -> None:
        """Open the coach, which is closed at first."""
        expect(self.page.locator(".coach")).to_be_visible()
        closed = self.button("Open the coach")
        if closed.is_visible():
            closed.click()
        expect(self.page.locator(".coach li")).not_to_have_count(0)

    def show_coach_steps(self, steps: int) -> None:
        """Let the coach show its steps until this number of them is done."""
        self.open_coach()
        done_steps = self.page.locator(".coach li.done")
        for step in range(done_steps.count(), steps):
            self.button("Tell me").click()
            expect(done_steps).to_have_count(step + 1)

    def copy_with(self, label: str) -> str:
        """Press a button and return the text that it copies. Timers are stopped, so that its message "Copied" stays."""
        confirmation = self.page.get_by_role("button", name="Copied")
        before = confirmation.count()
        self.page.evaluate("window.setTimeout = () => 0")
        self.button(label).click()
        expect(confirmation).to_have_count(before + 1)
        text: str = self.page.evaluate("navigator.clipboard.readText()")
        return text

    def expect_board(self, size: int) -> None:
        """Wait for a board with this number of numbers."""
        expect(self.page.locator("[data-number]")).to_have_count(size)

    def expect_title(self, text: str) -> None:
        """Wait until the tray, or the card at the end, says this."""
        pattern = re.compile(rf"^\s*{re.escape(text)}\s*$")
        expect(self.page.locator(TITLES).filter(has_text=pattern)).not_to_have_count(0)

    def expect_no_sideways_scrolling(self, *widths: int) -> None:
        """Check in windows of these widths that no part of the page is wider than the window."""
        height = (self.page.viewport_size or {"height": 0})["height"]
        for width in widths:
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.evaluate(TWO_FRAMES)
            assert self.page.evaluate("document.documentElement.scrollWidth") <= width

    def paint(self) -> None:
        """Paint the page from now on, until it is loaded again."""
        self.page.evaluate("document.adoptedStyleSheets = []")

    def violations(self) -> list[str]:
        """The violations that axe-core finds, as "rule: elements"."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate((PAGE / "node_modules/axe-core/axe.min.js").read_text("utf-8"))
        # Colours are checked on the painted page, after all transitions have ended.
        self.paint()
        self.page.evaluate("Promise.allSettled(document.getAnimations().map(a => a.finished)).then(() => true)")
        violations: list[dict[str, Any]] = self.page.evaluate(f"axe.run({AXE_OPTIONS}).then(r => r.violations)")
        return [f"{one['id']}: {json.dumps([node['html'][:120] for node in one['nodes']][:5])}" for one in violations]
