"""The edition without a server in Chromium: it answers like the server, plays, survives a reload, works offline.

It is served under a sub-path by a plain file server without support for 404.html.
"""

from __future__ import annotations

import importlib.util
import json
import shutil
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from service.corpus import Case, match_cases, open_bodies, open_cases, pure_cases
from service.test_browser import Server, comparable

from .building import ROOT, build_site
from .conftest import TIMEOUT_MS
from .visit import Visit

PATH = "/some/where/"
PYTHON = "**/python.worker-*.js"
"""The worker with Python."""
ASK_WORKER = """async ([worker, cases]) => {
    const replies = [];
    for (const [id, one] of cases.entries()) {
        worker.postMessage({ id, ...one });
        replies.push(await new Promise(resolve => {
            worker.onmessage = ({ data: { kind, id: of, status, text } }) =>
                kind === 'reply' && of === id && resolve([status, text]);
        }));
    }
    return replies;
}"""
"""Returns the replies of the worker to requests, one after the other."""
STORE_MATCHES = """records => new Promise((resolve, reject) => {
    const opening = indexedDB.open('zahlenschlacht', 1);
    opening.onsuccess = () => {
        const change = opening.result.transaction('matches', 'readwrite');
        const matches = change.objectStore('matches');
        for (const [id, fields] of Object.entries(records)) matches.put({ id, fields, changed: 0 });
        change.oncomplete = resolve;
        change.onerror = reject;
    };
})"""


NO_PYTHON = "if (sessionStorage.getItem('python') === null) Worker = class { postMessage() {} terminate() {} }"
"""Replaces the worker with Python by one that never answers, until the tab's storage says that Python is needed."""


@dataclass
class Host:
    """A plain file server with the site in a subfolder."""

    address: str
    folder: Path
    server: ThreadingHTTPServer


class Files(SimpleHTTPRequestHandler):
    """Serves files without logging."""

    def log_message(self, *_: object) -> None:
        """Log nothing."""


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    """A plain file server with a copy of the site."""
    folder = tmp_path / PATH.strip("/")
    shutil.copytree(build_site(), folder)
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=tmp_path)) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield Host(f"http://127.0.0.1:{server.server_port}{PATH}", folder, server)
        server.shutdown()


@pytest.fixture
def open_page(chromium: Browser) -> Iterator[Callable[..., Page]]:
    """Open pages, each in its own context; none of them may report errors."""
    errors: list[str] = []
    with ExitStack() as contexts:

        def open_page(**options: Any) -> Page:
            usual = {"locale": "en-GB", "reduced_motion": "reduce", "viewport": {"width": 1280, "height": 800}}
            context = contexts.enter_context(chromium.new_context(**{**usual, **options}))
            context.set_default_timeout(TIMEOUT_MS)
            page = context.new_page()
            page.on("pageerror", lambda error: errors.append(str(error)))
            page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
            return page

        yield open_page
    assert [text for text in errors if "net::ERR" not in text and "Failed to load" not in text] == []


@pytest.fixture
def page(open_page: Callable[..., Page]) -> Page:
    """A page on a desktop in English."""
    return open_page()


def number(page: Page, value: int) -> Any:
    """A number on the board."""
    return page.locator(f'[data-number="{value}"]')


def test_the_worker_answers_as_the_server_does(host: Host, page: Page, tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'matches.sqlite3'}")
    page.goto(f"{host.address}answers/")
    (script,) = (host.folder / "assets").glob("python.worker-*.js")
    worker = page.evaluate_handle("url => new Worker(url, { type: 'module' })", f"{PATH}assets/{script.name}")

    def replies(cases: list[Case]) -> list[tuple[int, Any]]:
        responses = page.evaluate(ASK_WORKER, [worker, [vars(case) for case in cases]])
        return [(status, json.loads(text)) for status, text in responses]

    with server.client:
        cases = [*pure_cases(), *open_cases()]
        answers = [comparable(*reply) for reply in replies(cases)]
        expected = [comparable(*server.ask(case)) for case in cases]
        assert [case for case, one, other in zip(cases, answers, expected, strict=True) if one != other] == []
        opened = [server.ask(Case("POST", "/matches", json.dumps(body)))[1] for body in open_bodies()]
        page.evaluate(STORE_MATCHES, {match["id"]: server.record(match["id"]) for match in opened})
        about_matches = match_cases(opened)
        answers, expected = replies(about_matches), [server.ask(case) for case in about_matches]
        assert [case for case, one, other in zip(about_matches, answers, expected, strict=True) if one != other] == []
    assert len(cases) + len(about_matches) >= 300


def expect_crossed(page: Page, count: int) -> None:
    """Wait until this many numbers are crossed out."""
    expect(page.locator('[data-number][aria-disabled="true"]')).to_have_count(count)


@contextmanager
def hold_requests(page: Page, pattern: str) -> Iterator[list[Route]]:
    """Hold all requests that match a pattern, and send those that are still in the list at the end of the block."""
    routes: list[Route] = []

    def hold(route: Route) -> None:
        routes.append(route)

    page.context.route(pattern, hold)
    yield routes
    for route in routes:
        route.continue_()
    page.context.unroute(pattern, hold)


def test_a_game_begins_before_python_is_loaded_and_continues_after_a_reload(host: Host, page: Page) -> None:
    with hold_requests(page, "**/_pydantic_core.wasm") as routes:
        with page.expect_request("**/_pydantic_core.wasm"):
            page.goto(f"{host.address}?n=15&d=7&opponent=program")
            number(page, 8).click()
        expect_crossed(page, 1)
        expect(page.get_by_role("progressbar")).to_be_attached()
        # A failed download is reported and can be retried; the early move is still answered.
        routes.pop().abort()
        page.get_by_role("button", name="Try again").wait_for()
    page.get_by_role("button", name="Try again").click()
    expect_crossed(page, 2)
    # After a reload the board is there before Python, and the coach as soon as Python is.
    with hold_requests(page, PYTHON):
        page.reload()
        expect_crossed(page, 2)
        page.get_by_role("button", name="Open the coach").click()
    expect(page.get_by_text("I have a question for you.").first).to_be_visible()
    # Online opponents are not offered.
    expect(page.get_by_text("works without a server").first).to_be_attached()
    expect(page.get_by_text("A friend online")).to_have_count(0)


def test_every_page_works_in_german_in_the_dark_theme_on_a_phone(host: Host, open_page: Callable[..., Page]) -> None:
    page = open_page(locale="de-DE", color_scheme="dark", viewport={"width": 390, "height": 664})
    here = Visit(page, host.address)
    # These pages are shown before Python is loaded.
    with hold_requests(page, PYTHON):
        for path, selector in (
            ("", "[data-number]"),
            ("learn/", ".path li"),
            ("workshop/", "select"),
            ("print/?path=lesson/1", "svg"),
            ("family/", "a.pill"),
            ("answers/", "h2"),
            ("atlas/", '[data-drawn="true"]'),
        ):
            page.goto(host.address + path)
            expect(page.locator(selector).first).to_be_attached()
            assert here.violations() == []
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
            # No link leaves the folder of the site for another place on the same host.
            addresses = page.eval_on_selector_all("a[href]", "links => links.map(link => link.href)")
            elsewhere = [address for address in addresses if not address.startswith(host.address)]
            assert [address for address in elsewhere if address.startswith(host.address.removesuffix(PATH))] == []
    page.goto(f"{host.address}workshop/?path=duel&a=superfluous;larger&b=smaller;bonded&n=9&d=5&seed=3")
    expect(page.locator(".end-sum")).to_be_visible()
    # Lines are drawn, and the game is played, with the keyboard alone.
    page.goto(f"{host.address}draw/?n=7")
    number(page, 1).focus()
    for key in ("Enter", "ArrowRight", "ArrowRight", "Enter", "ArrowRight", "Space", "End", "Space"):
        page.keyboard.press(key)
    expect(page.locator(".count")).to_have_text("2 Linien")
    page.get_by_role("link", name="Dieses Spiel spielen").press("Enter")
    number(page, 1).focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect_crossed(page, 2)
    assert here.violations() == []


def test_the_site_works_offline_and_installs_a_complete_new_version_only(host: Host, page: Page) -> None:
    spec = importlib.util.spec_from_file_location("site_builder", ROOT / "page/scripts/site.py")
    assert spec is not None
    assert spec.loader is not None
    builder = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(builder)
    proof = host.folder / "proof.txt"

    def served_proof() -> Any:
        return page.evaluate("address => fetch(address).then(answer => answer.text())", f"{host.address}proof.txt")

    old = proof.read_text()
    page.add_init_script(NO_PYTHON)
    page.goto(f"{host.address}?n=15&d=7&opponent=program")
    page.get_by_role("button", name="Keep for offline").click()
    expect(page.get_by_text("Kept on this device")).to_be_visible()
    # A version that is only half deployed is not installed.
    proof.write_text("new")
    builder._write_service_worker(host.folder)
    proof.write_text("half deployed")
    page.reload()
    expect(page.get_by_text("Kept on this device")).to_be_visible()
    assert served_proof() == old
    # The complete new version is offered and installed.
    proof.write_text("new")
    page.reload()
    expect(page.get_by_text("There is a new version.")).to_be_visible()
    assert served_proof() == old
    with page.expect_navigation():
        page.get_by_role("button", name="Update").click()
    expect(page.get_by_text("Kept on this device")).to_be_visible()
    assert served_proof() == "new"
    # Without the network everything is still there.
    host.server.shutdown()
    host.server.server_close()
    page.goto(f"{host.address}learn/")
    expect(page.get_by_role("heading").first).to_be_visible()
    page.evaluate("sessionStorage.setItem('python', 'needed')")
    page.goto(f"{host.address}?n=15&d=7&opponent=program")
    number(page, 8).click()
    expect_crossed(page, 2)
    page.get_by_role("button", name="Remove it").click()
    expect(page.get_by_role("button", name="Keep for offline")).to_be_visible()
    assert page.evaluate("caches.keys()") == []
