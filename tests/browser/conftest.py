"""A server, a browser, and pages that must not complain."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from .building import build_page, chromium_path
from .visit import Visit

ARGUMENTS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update")
PATIENCE = 60_000
"""How many milliseconds a busy machine may take over what a quiet one does at once."""
SCHOOL = "/?n=15&d=7&opponent=program"
"""The board of the paper's first pages, against its program: what most tests play."""
WATCH = "addEventListener('securitypolicyviolation', e => console.error('CSP ' + e.violatedDirective + e.blockedURI))"

OpenVisit = Callable[..., Visit]


GENEROUS = {"BURST_SECONDS": "100000", "WAITING_WORK": "10000", "WAITING_TILES": "10000"}
"""Limits that no test meets, however slow the machine is."""


@dataclass(frozen=True)
class Site:
    """A running server."""

    address: str


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """The server as a user starts it, on a free port, with a database of its own."""
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
        said = server.stdout.readline()
        found = re.search(r"http://[\d.]+:\d+", said)
        if found is None:
            server.kill()
            pytest.fail(f"the server did not start: {said}{server.stdout.read()}")
        yield Site(found[0])
        server.terminate()
        try:
            server.wait(60)
        except subprocess.TimeoutExpired:
            server.kill()
            pytest.fail("the server did not stop within a minute of being asked to")


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """The browser. It ends with these tests: its event loop would be in the way of others."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def visit(site: Site, chromium: Browser) -> Iterator[OpenVisit]:
    """Opens a page in a browser of its own; at the end none of them may have complained."""
    opened: list[tuple[Page, list[str], str]] = []

    def open_visit(path: str = SCHOOL, expected: str = "", **options: Any) -> Visit:
        usual = {"viewport": {"width": 1280, "height": 820}, "locale": "en-GB", "reduced_motion": "reduce"}
        options = {**usual, **options}
        context = chromium.new_context(base_url=site.address, **options)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(WATCH)
        page = context.new_page()
        complaints: list[str] = []
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "console",
            lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None,
        )
        opened.append((page, complaints, expected))
        opened_visit = Visit(page, site.address)
        page.goto(path)
        return opened_visit

    yield open_visit
    for page, _, _ in opened:
        page.context.close()
    found = [said for _, complaints, expected in opened for said in complaints if not expected or expected not in said]
    assert found == []
