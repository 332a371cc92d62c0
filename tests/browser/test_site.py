"""The edition without a server in Chromium: it answers like the server, plays, survives a reload, works offline.

It is served under a sub-path by a plain file server without support for 404.html.
"""

from __future__ import annotations

import importlib.util
import json
import re
import shutil
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from xml.etree import ElementTree
from zipfile import ZipFile

import pytest
from playwright.sync_api import Browser, FrameLocator, Page, Route, expect

from helpers.building import ROOT, build_site
from helpers.request_corpus import Case, match_cases, open_bodies, open_cases, pure_cases
from helpers.visit import Visit
from service.test_browser import Server, comparable
from zahlenschlacht.game.rules import Variant
from zahlenschlacht.learn.puzzles import puzzle
from zahlenschlacht.service.browser import answer
from zahlenschlacht.solution.theory import winning_moves

from .conftest import TIMEOUT_MS

pytestmark = pytest.mark.slow

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


READ_MATCHES = """() => new Promise((resolve, reject) => {
    const opening = indexedDB.open('zahlenschlacht', 1);
    opening.onsuccess = () => {
        const all = opening.result.transaction('matches').objectStore('matches').getAll();
        all.onsuccess = () => resolve(all.result);
        all.onerror = reject;
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
            page.goto(f"{host.address}?n=15&d=7&opponent=recipe:superfluous")
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
    expect(page.get_by_role("button", name="Answer on the board").first).to_be_visible()
    # Online opponents are not offered.
    expect(page.get_by_text("works without a server").first).to_be_attached()
    expect(page.get_by_text("A friend online")).to_have_count(0)


def stored_matches(page: Page) -> list[dict[str, Any]]:
    """The records of matches in the browser."""
    records: list[dict[str, Any]] = page.evaluate(READ_MATCHES)
    return records


def test_the_first_move_is_answered_without_python_and_python_continues(host: Host, page: Page) -> None:
    with hold_requests(page, PYTHON):
        # A board of the ladder, one of the 57, and the puzzles of the day.
        for query, number_pressed in (("n=7&d=3&opponent=learner&share=75", 4), ("n=25&d=12&opponent=perfect", 12)):
            page.goto(f"{host.address}?{query}")
            number(page, number_pressed).click()
            expect_crossed(page, 2)
        day = sorted(file.stem for file in host.folder.glob("days-*/*.json"))[1]
        page.goto(f"{host.address}puzzles/day-small/{day}/")
        solution = puzzle("day-small", day)
        number(page, solution.winning_moves[0]).click()
        expect(page.get_by_text(re.compile("Right|Solved")).first).to_be_visible()
        page.goto(f"{host.address}class/")
        expect(page.get_by_text("the classroom, and games with someone on another device").first).to_be_visible()
    # What the page has stored is what Python makes of the same log, and Python plays on.
    for record in stored_matches(page):
        reply = answer("GET", f"/matches/{record['id']}", record=record["fields"])
        assert reply.status == 200
        assert json.loads(record["state"]) == json.loads(reply.text)
    page.goto(f"{host.address}?n=15&d=7&opponent=program")
    number(page, 8).click()
    expect_crossed(page, 2)
    number(page, 1).click()
    expect_crossed(page, 4)


def expect_links_inside(page: Page, host: Host) -> None:
    """No link leaves the folder of the site for another place on the same host."""
    addresses = page.eval_on_selector_all("a[href]", "links => links.map(link => link.href)")
    elsewhere = [address for address in addresses if not address.startswith(host.address)]
    assert [address for address in elsewhere if address.startswith(host.address.removesuffix(PATH))] == []


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
            expect_links_inside(page, host)
    page.goto(f"{host.address}workshop/?path=duel&a=superfluous;larger&b=smaller;bonded&n=9&d=5&seed=3")
    expect(page.locator(".end-sum")).to_be_visible()
    expect_links_inside(page, host)
    # Lines are drawn, and the game is played, with the keyboard alone.
    page.goto(f"{host.address}draw/?n=7")
    number(page, 1).focus()
    for key in ("Enter", "ArrowRight", "ArrowRight", "Enter", "ArrowRight", "Space", "End", "Space"):
        page.keyboard.press(key)
    expect(page.locator(".count")).to_have_text("2 Linien")
    expect_links_inside(page, host)
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


PLATFORM = """
<script src="scorm12.min.js"></script>
<script>
  API = new Scorm12API({ autocommit: false });
  API.loadFromJSON({ core: { student_name: 'Lovelace, Ada' }, suspend_data: localStorage.kept ?? '' }, 'cmi');
  addEventListener('pagehide', () => { localStorage.kept = API.cmi.suspend_data });
</script>
<iframe src="HREF" style="width: 100%; height: 90vh"></iframe>
"""
"""The page of a learning platform that shows a package. It keeps the data of the package for the next visit."""


def test_a_package_for_learning_platforms_reports_the_work(host: Host, page: Page) -> None:
    page.goto(f"{host.address}homework/")
    page.locator("form select").first.select_option("board")
    for index, value in enumerate(("5", "3")):
        page.locator("form input").nth(index).fill(value)
    page.locator("form select").last.select_option("random")
    for _ in range(2):
        page.get_by_role("button", name="Add").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Package for a learning platform").click()
    platform = host.folder / "platform"
    with ZipFile(download.value.path()) as package:
        assert package.testzip() is None
        package.extractall(platform)
    manifest = ElementTree.parse(platform / "imsmanifest.xml")
    item, resource = (manifest.find(f".//{{*}}{name}") for name in ("item", "resource"))
    assert item is not None
    assert resource is not None
    assert item.get("parameters") == "?do=board.5.3.A.random~board.5.3.A.random"
    listed = {file.attrib["href"] for file in resource.iterfind("{*}file")}
    assert listed == {str(file.relative_to(platform)) for file in platform.rglob("*") if file.is_file()} - {
        "imsmanifest.xml"
    }
    shutil.copy(ROOT / "page/node_modules/scorm-again/dist/scorm12.min.js", platform)
    address = resource.attrib["href"] + item.attrib["parameters"]
    (platform / "index.html").write_text(PLATFORM.replace("HREF", address))

    def expect_report(status: str, score: str) -> None:
        page.wait_for_function(f"API.cmi.core.lesson_status === '{status}' && API.cmi.core.score.raw === '{score}'")

    page.goto(f"{host.address}platform/")
    frame = page.frame_locator("iframe")
    expect(frame.locator("nav.tasks").get_by_text("1 of 2")).to_be_visible()
    expect_report("incomplete", "0")
    win_in(frame)
    expect_report("incomplete", "50")
    # Another visit goes on with the work that the platform has kept.
    page.reload()
    expect(frame.locator("nav.tasks").get_by_text("2 of 2")).to_be_visible()
    win_in(frame)
    expect_report("completed", "100")
    frame.locator(".actions .main").click()
    code = page.evaluate("API.cmi.suspend_data").split(" ")[1]
    expect(frame.locator(".code")).to_have_text(code)
    page.evaluate("() => { document.querySelector('iframe').src = 'about:blank' }")
    page.wait_for_function("API.isTerminated()")
    page.goto(f"{host.address}homework/results/#{code}")
    row = page.locator("tbody tr")
    expect(row.locator("th")).to_have_text("Lovelace, Ada")
    for task in range(2):
        expect(row.locator("td").nth(task)).to_contain_text("✓")


def win_in(frame: FrameLocator) -> None:
    """Win a game of Z(5, 3) as A in a frame."""
    for ply in (0, 2):
        expect(frame.locator(".numeral:not(.crossed)")).to_have_count(5 - ply)
        expect(frame.locator(".tray")).to_contain_text("your move")
        numbers = frame.locator(".numeral.crossed").evaluate_all("all => all.map(one => Number(one.dataset.number))")
        position = Variant(5, 3).position(numbers)
        frame.locator(f'[data-number="{winning_moves(position)[0]}"]').click()
    expect(frame.locator(".feedback p")).to_contain_text("✓ Won!")


def test_a_frame_of_another_website_shows_one_board(host: Host, page: Page) -> None:
    address = f"{host.address}embed/?n=5&d=3&opponent=random"
    (host.folder / "other.html").write_text(f'<iframe src="{address}" style="width: 100%; height: 90vh"></iframe>')
    page.goto(f"{host.address.replace('127.0.0.1', 'localhost')}other.html")
    frame = page.frame_locator("iframe")
    win_in(frame)
    for selector in ("header nav", "#page > footer", "a[href]:not([target])"):
        expect(frame.locator(selector).filter(visible=True)).to_have_count(0)
