"""A server, a browser, and pages that must not report errors."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, ViewportSize, expect, sync_playwright

from helpers.building import build_page, chromium_path
from helpers.visit import Visit

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--process-per-site",
)
TIMEOUT_MS = 60_000
"""The timeout in milliseconds; it is generous, because the machine may be busy."""
SCHOOL = "/?n=15&d=7&opponent=program"
"""The board of the paper's first pages, against its program. Most tests play it."""
REPORT_CSP_VIOLATIONS = """
addEventListener('securitypolicyviolation', e => console.error('CSP ' + e.violatedDirective + e.blockedURI))
"""
DO_NOT_PAINT = """
const sheet = new CSSStyleSheet();
sheet.replaceSync('@media screen { html { opacity: 0 } }');
document.adoptedStyleSheets = [sheet];
"""
"""Makes the page transparent. It is laid out as usual, and painting would cost about a sixth of the work of a visit."""
STAY_AT_THE_END = """
const wait = window.setTimeout;
window.setTimeout = (run, time, ...values) => time === 2600 ? 0 : wait(run, time, ...values);
"""
"""Keeps the board at the end of a game. A slow test would read it after it has gone back to the deciding move."""
WINDOW: ViewportSize = {"width": 1280, "height": 820}
TILE = re.compile(r"/api/atlas/.*\.png")

OpenVisit = Callable[..., Visit]
Theme = Literal["light", "dark"]
Motion = Literal["no-preference", "reduce"]

GENEROUS = {"BURST_SECONDS": "100000", "WAITING_WORK": "10000"}
"""Limits that no test reaches, however slow the machine is."""


@dataclass(frozen=True)
class Site:
    """A running server."""

    address: str


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """The server as a user starts it, on a free port, with its own database."""
    build_page()
    database = tmp_path_factory.mktemp("site") / "matches.sqlite3"
    command = [str(Path(sys.executable).with_name("zahlenschlacht")), "serve", "--no-open", "--port", "0"]
    with subprocess.Popen(
        [*command, "--database", f"sqlite:///{database}"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, **{f"ZAHLENSCHLACHT_{name}": value for name, value in GENEROUS.items()}},
    ) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        address = re.search(r"http://[\d.]+:\d+", line)
        if address is None:
            server.kill()
            pytest.fail(f"the server did not start: {line}{server.stdout.read()}")
        yield Site(address[0])
        server.terminate()
        try:
            server.wait(60)
        except subprocess.TimeoutExpired:
            server.kill()
            pytest.fail("the server did not stop within a minute of being asked to")


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """The browser. It ends with these tests, because its event loop would disturb others."""
    expect.set_options(timeout=TIMEOUT_MS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS)
        yield browser
        browser.close()


class ContextPool:
    """Browser contexts that visitors with the same options use one after the other.

    Each context keeps a page open. Visitors' pages are opened by it, so that they share its process: to start another
    process costs as much as a quarter of a visit.
    """

    def __init__(self, chromium: Browser, address: str) -> None:
        self._chromium = chromium
        self._address = address
        self._idle: defaultdict[str, list[BrowserContext]] = defaultdict(list)

    def take(self, options: dict[str, Any]) -> BrowserContext:
        """Return an idle context with these options, or a new one."""
        idle = self._idle[str(sorted(options.items()))]
        if idle:
            return idle.pop()
        options = {"viewport": WINDOW, "reduced_motion": "reduce", **options}
        context = self._chromium.new_context(base_url=self._address, **options)
        context.set_default_timeout(TIMEOUT_MS)
        context.add_init_script(REPORT_CSP_VIOLATIONS)
        context.new_page().goto("/icon.svg")
        return context

    def give_back(self, context: BrowserContext, options: dict[str, Any]) -> None:
        """Close the pages of a context, clear its storage, and bring it online again."""
        first_page, *pages = context.pages
        for page in pages:
            page.close()
        first_page.evaluate("localStorage.clear()")
        context.clear_cookies()
        context.set_offline(False)
        self._idle[str(sorted(options.items()))].append(context)


def new_page(context: BrowserContext) -> Page:
    """A page in the process of the context's first page."""
    with context.expect_page() as opening:
        context.pages[0].evaluate("void open('about:blank')")
    return opening.value


@pytest.fixture(scope="package")
def contexts(site: Site, chromium: Browser) -> ContextPool:
    """The pool of browser contexts of all tests."""
    return ContextPool(chromium, site.address)


def is_error(message: ConsoleMessage) -> bool:
    """Whether a console message is an error. A busy server may refuse a tile of the map; the page asks for it again."""
    is_busy = "status of 503" in message.text and TILE.search(message.location["url"]) is not None
    return message.type in ("error", "warning") and not is_busy


@pytest.fixture
def visit(site: Site, contexts: ContextPool) -> Iterator[OpenVisit]:
    """Open pages, each in its own context; at the end none of them may have reported an error.

    With `discard`, the context is closed after the test, because the test changes it for good. A page is painted only
    with `is_painted`, or after `Visit.paint`, for tests that read colours from the screen. After a game the board goes
    back to the deciding move by itself only with `goes_back`.
    """
    taken: list[tuple[BrowserContext, dict[str, Any], bool]] = []
    errors: list[str] = []

    def open_visit(
        path: str = SCHOOL,
        expected: str = "",
        discard: bool = False,
        is_painted: bool = False,
        goes_back: bool = False,
        viewport: ViewportSize = WINDOW,
        color_scheme: Theme = "light",
        reduced_motion: Motion = "reduce",
        **options: Any,
    ) -> Visit:
        options = {"locale": "en-GB", **options}
        context = contexts.take(options)
        taken.append((context, options, discard))
        page = new_page(context)
        page.set_viewport_size(viewport)
        page.emulate_media(color_scheme=color_scheme, reduced_motion=reduced_motion)
        if not is_painted:
            page.add_init_script(DO_NOT_PAINT)

        if not goes_back:
            page.add_init_script(STAY_AT_THE_END)

        def report(message: str) -> None:
            if not expected or not re.search(expected, message):
                errors.append(message)

        page.on("pageerror", lambda error: report(str(error)))
        page.on("console", lambda message: report(message.text) if is_error(message) else None)
        here = Visit(page, site.address)
        page.goto(path)
        return here

    yield open_visit
    for context, options, discard in taken:
        if discard:
            context.close()
        else:
            contexts.give_back(context, options)
    assert errors == []
