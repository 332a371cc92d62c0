"""A whole lesson in Chromium: a teacher, a wall and six pupils, with a reload, a lost network and a late pupil."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from time import sleep, time
from typing import Any

import httpx2 as httpx
import uvicorn
from playwright.sync_api import expect

from service.web.classrooms import opened
from zahlenschlacht import Position, Variant, solve
from zahlenschlacht.service.storage import Store
from zahlenschlacht.service.web.app import create_app
from zahlenschlacht.service.web.settings import Settings

from .conftest import OpenVisit, Site
from .visit import Visit

PHONE = {"viewport": {"width": 390, "height": 664}, "device_scale_factor": 2}
WALL = {"viewport": {"width": 1280, "height": 720}, "color_scheme": "dark"}
MOST_BYTES = 120_000
"""The most bytes that a pupil may receive while joining, playing a game and beginning a lesson."""
FITS = "document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight"


class Lesson:
    """A classroom with its teacher, its wall and its pupils."""

    def __init__(self, visit: OpenVisit) -> None:
        self.visit = visit
        self.teacher = visit("/class", permissions=["clipboard-read", "clipboard-write"])
        self.teacher.button("Open a classroom").click()
        self.teacher.page.wait_for_url("**/teach")
        self.code = self.teacher.page.url.split("/")[-2]
        self.wall = visit(f"/class/{self.code}/wall", **WALL)
        self.pupils: list[Visit] = []

    def join(self, **options: object) -> Visit:
        """Open the classroom as a new pupil, and join."""
        pupil = self.visit(
            f"/class/{self.code}", expected="ERR_INTERNET_DISCONNECTED|status of 403", **PHONE, **options
        )
        door = pupil.page.locator(".door .main")
        expect(door).to_be_enabled()
        door.click()
        expect(pupil.page.locator(".who strong")).not_to_be_empty()
        self.pupils.append(pupil)
        return pupil

    def next_task(self) -> None:
        """Start the next task of the plan."""
        self.teacher.page.locator(".controls .next").click()

    def expect_ballots(self) -> None:
        """Wait until all pupils can vote. The previous task may have a board of the same size."""
        for pupil in self.pupils:
            expect(pupil.page.locator(".ballot")).to_be_visible()

    def expect_tile(self, pupil: int, text: str) -> None:
        """Wait until the tile of a pupil on the wall contains the text."""
        expect(self.wall.page.locator(".tile").nth(pupil - 1)).to_contain_text(text)

    def leave(self) -> None:
        """Close all pages, and with them their live streams."""
        for one in (self.teacher, self.wall, *self.pupils):
            one.page.close()


class Traffic:
    """Counts the bytes of all responses to a page, with headers and the live stream but without fonts."""

    def __init__(self, visit: Visit) -> None:
        self.bytes: Counter[str] = Counter()
        self._addresses: dict[str, str] = {}
        session = visit.page.context.new_cdp_session(visit.page)
        session.on("Network.requestWillBeSent", self._send)
        session.on("Network.loadingFinished", self._finish)
        session.on("Network.responseReceived", lambda it: self._stream(it, it["response"]["encodedDataLength"]))
        session.on("Network.dataReceived", lambda it: self._stream(it, it["dataLength"]))
        session.send("Network.enable")
        session.send("Network.clearBrowserCache")

    def _send(self, event: dict[str, Any]) -> None:
        self._addresses[event["requestId"]] = event["request"]["url"].partition("?")[0]

    def _finish(self, event: dict[str, Any]) -> None:
        address = self._addresses.get(event["requestId"], "")
        if not address.endswith((".woff2", "/events")):
            self.bytes[address] += int(event["encodedDataLength"])

    def _stream(self, event: dict[str, Any], size: float) -> None:
        """Count each part of a live stream, because the stream never finishes."""
        address = self._addresses.get(event["requestId"], "")
        if address.endswith("/events"):
            self.bytes[address] += int(size)


def name_of(pupil: Visit) -> str:
    return pupil.page.locator(".who strong").inner_text()


def play(pupil: Visit, position: Position, plays_to_win: bool) -> None:
    """Play as A against the program until the end, with winning moves or, where there are any, with losing ones."""
    while not position.is_over:
        winning_moves = set(solve(position).winning_moves or ())
        moves = sorted(position.numbers, key=lambda number: (number in winning_moves) != plays_to_win)
        pupil.cross(moves[0])
        remaining = len(position.numbers)
        count = position.variant.n - remaining + min(2, remaining - 2)
        expect(pupil.page.locator(".numeral.crossed")).to_have_count(count)
        position = position.variant.position(pupil.crossed)


def test_a_whole_lesson(visit: OpenVisit, tmp_path: Path) -> None:
    lesson = Lesson(visit)
    teacher, wall = lesson.teacher, lesson.wall
    teacher.button("Prepare the 45-minute lesson").click()
    expect(teacher.page.locator(".plan li")).to_have_count(6)

    # Five pupils join. They get different names, which are not on the wall at first.
    first = lesson.join()
    assert first.violations() == []
    old_name = name_of(first)
    first.button("Another name").click()
    expect(first.page.locator("h1.name")).not_to_have_text(old_name)
    for _ in range(4):
        lesson.join()
    pupils = lesson.pupils
    names = [name_of(pupil) for pupil in pupils]
    assert len(set(names)) == 5
    expect(wall.page.locator(".tile")).to_have_count(5)
    assert not any(name in wall.page.locator("main").inner_text() for name in names)
    assert wall.page.locator(".code").inner_text().startswith(lesson.code)
    expect(wall.page.get_by_alt_text("QR code that opens this classroom")).to_be_visible()
    assert wall.violations() == []
    teacher.button("Show names").click()
    for number, name in enumerate(names, 1):
        lesson.expect_tile(number, name)

    # Pairs: the partner sees a move; a reload brings seat and game back; one of the five pupils plays the program.
    lesson.next_task()
    for pupil in pupils:
        pupil.expect_board(7)
    lines = [pupil.page.locator("main .line").inner_text() for pupil in pupils]
    partners = [next((place for place, name in enumerate(names) if name in line), None) for line in lines]
    assert partners.count(None) == 1
    alone = partners.index(None)
    mover = next(place for place, line in enumerate(lines) if place != alone and "You are A" in line)
    partner = partners[mover]
    assert partner is not None
    assert partners[partner] == mover
    pupils[mover].cross(4)
    expect(pupils[partner].number(4)).to_have_class(re.compile("crossed by-A"))
    expect(pupils[partner].page.locator("p[role=status]").last).to_have_text("A crosses out 4. Your turn")
    pupils[partner].page.reload()
    expect(pupils[partner].number(4)).to_have_class(re.compile("crossed by-A"))
    assert name_of(pupils[partner]) == names[partner]
    assert pupils[partner].violations() == []
    assert pupils[partner].page.evaluate(FITS)

    # A late pupil plays the program until the next task.
    late = lesson.join(locale="de-DE", color_scheme="dark")
    late.expect_board(7)
    expect(late.page.locator("main .line")).to_contain_text("Rob")
    names.append(name_of(late))

    # Everyone plays the program. After its start is undone, the task is still the next one. The network fails and
    # comes back. In a pause the boards are frozen.
    lesson.next_task()
    first.expect_board(15)
    teacher.button("Undo").click()
    first.expect_board(7)
    lesson.next_task()
    for pupil in pupils:
        pupil.expect_board(15)
    coach(lesson)
    start = Variant(15, 7).start()
    first.page.context.set_offline(True)
    expect(first.page.locator(".net")).to_have_text("No connection")
    first.cross(8)
    expect(first.number(8)).to_have_class(re.compile("crossed"))
    first.page.context.set_offline(False)
    expect(first.page.locator(".numeral.crossed")).to_have_count(2)
    expect(first.page.locator(".net")).to_have_text("Connected")
    teacher.button("Pause").click()
    expect(first.page.locator(".frozen")).to_be_visible()
    expect(wall.page.locator(".badge")).to_contain_text("Pause")
    assert first.page.locator(".scene").get_attribute("inert") is not None
    teacher.button("Continue").click()
    expect(first.page.locator(".frozen")).to_have_count(0)
    play(first, Variant(15, 7).position(first.crossed), plays_to_win=True)
    lesson.expect_tile(1, "won on try 1")
    play(pupils[1], start, plays_to_win=False)
    pupils[1].button("New try").click()
    lesson.expect_tile(2, "Try 2")
    assert "lost" not in wall.page.locator("main").inner_text()
    teacher.page.get_by_role("button", name=f"Board of {names[0]}").click()
    teacher.button("Show it on the wall").click()
    expect(wall.page.locator(".board .end-sum")).to_be_visible()
    expect(wall.page.locator(".tray")).to_contain_text(names[0])
    assert teacher.violations() == []
    teacher.button("Back to the tiles").click()
    expect(wall.page.locator(".tile")).to_have_count(6)

    # The class votes: a vote can be changed, and the bars appear when the vote is closed.
    lesson.next_task()
    lesson.expect_ballots()
    first.cross(3)
    first.button("Vote for 3").click()
    expect(first.page.locator(".foot")).to_contain_text("Changed your mind?")
    for number, pupil in zip((8, 8, 1, 8, 15), pupils, strict=False):
        pupil.cross(number)
        pupil.page.locator(".foot .main").click()
        expect(pupil.page.locator(".foot .main")).to_have_count(0)
    expect(wall.page.locator(".sum")).to_contain_text("5 of 6 have voted")
    expect(wall.page.locator(".bars")).to_have_count(0)
    assert late.violations() == []
    late.cross(8)
    late.page.locator(".foot .main").click()
    expect(wall.page.locator(".bars li")).to_have_text(
        [re.compile(r"^8\s*4"), re.compile(r"^\d+\s*1"), re.compile(r"^\d+\s*1")]
    )
    expect(wall.number(8)).to_have_class(re.compile("crossed by-A"))
    teacher.button("Open the next vote").click()
    expect(first.page.locator(".foot .main")).to_be_visible()

    # A lesson, and a puzzle race with the same puzzle for all.
    lesson.next_task()
    first.expect_board(7)
    for pair in ((1, 6), (2, 5), (3, 4)):
        for number in pair:
            first.cross(number)
    first.button("Check").click()
    lesson.expect_tile(1, "1 of 4 steps")
    lesson.next_task()
    for pupil in pupils[:2]:
        expect(pupil.page.locator(".bar .badge")).to_have_text("Task 5")
    questions = [pupil.page.locator(".desk .badge") for pupil in pupils[:2]]
    expect(questions[0]).to_be_visible()
    expect(first.page.locator(".desk .count")).to_have_text("Puzzle 1 of 10")
    expect(questions[1]).to_have_text(questions[0].inner_text())

    # The exit question.
    lesson.next_task()
    lesson.expect_ballots()
    for number, pupil in zip((1, 5, 9, 4, 4), pupils, strict=False):
        pupil.expect_board(9)
        pupil.cross(number)
        pupil.page.locator(".foot .main").click()
        expect(pupil.page.locator(".foot .main")).to_have_count(0)
    teacher.button("Show the answers").click()
    expect(wall.page.locator(".bars .right")).to_have_count(3)
    first.expect_winning_numbers([1, 5, 9])
    assert first.violations() == []
    expect(late.page.locator(".bars")).to_have_count(0)
    late.cross(5)
    late.page.locator(".foot .main").click()
    late.expect_winning_numbers([1, 5, 9])
    expect(wall.page.locator(".bars li").first).to_have_text(re.compile(r"^(4|5)\s*2"))

    remove_and_heal(lesson, names)
    lock_from_another_device(lesson)
    report(lesson, names, tmp_path)

    teacher.button("Delete the classroom").click()
    teacher.button("Delete everything").click()
    expect(teacher.page.get_by_role("heading", level=1)).to_have_text("This classroom is closed")
    lesson.leave()


def test_the_door_opens_when_the_network_and_the_teacher_do(visit: OpenVisit, site: Site) -> None:
    with httpx.Client(base_url=site.address, timeout=30) as client:
        teacher = opened(client)
        pupil = visit("/icon.svg", expected="ERR_INTERNET_DISCONNECTED|status of 403", **PHONE)
        pupil.page.route("**/api/classrooms/*", lambda route: route.abort("internetdisconnected"))
        pupil.page.goto(f"/class/{teacher.code}")
        expect(pupil.page.get_by_role("alert")).to_contain_text("does not answer")
        pupil.page.unroute("**/api/classrooms/*")
        join = pupil.button("Join")
        expect(join).to_be_enabled()
        expect(pupil.page.get_by_role("alert")).to_be_empty()
        teacher.controls("set", locked=True)
        join.click()
        expect(pupil.page.locator(".note")).to_contain_text("locked")
        expect(join).to_be_disabled()
        teacher.controls("set", locked=False)
        expect(join).to_be_enabled()
        expect(pupil.page.locator(".note")).to_have_count(0)
        pupil.page.close()


def test_a_lesson_in_landscape_has_a_large_board(visit: OpenVisit, site: Site) -> None:
    with httpx.Client(base_url=site.address, timeout=30) as client:
        teacher = opened(client)
        teacher.plans({"kind": "lesson", "lesson": "partners"})
        pupil = visit(f"/class/{teacher.code}", viewport={"width": 844, "height": 390})
        pupil.button("Join").click()
        pupil.expect_board(7)
        box = pupil.page.locator(".stage .board").bounding_box()
        assert box is not None
        assert box["width"] > 400
        pupil.page.close()


def test_a_pupil_receives_at_most_120_kilobytes(visit: OpenVisit, site: Site) -> None:
    with httpx.Client(base_url=site.address, timeout=30) as client:
        teacher = opened(client)
        # German has the longest words. Over plain http, as in a school, browsers accept only gzip.
        gzip = {"Accept-Encoding": "gzip"}
        pupil = visit("/icon.svg", discard=True, **PHONE, locale="de-DE", extra_http_headers=gzip)
        traffic = Traffic(pupil)
        pupil.page.goto(f"/class/{teacher.code}")
        pupil.button("Mitmachen").click()
        expect(pupil.page.locator(".who strong")).not_to_be_empty()
        teacher.plans({"kind": "program", "variant": {"n": 15, "d": 7}})
        pupil.expect_board(15)
        play(pupil, Variant(15, 7).start(), plays_to_win=True)
        expect(pupil.page.locator(".tray")).to_contain_text("Gewonnen!")
        teacher.plans({"kind": "lesson", "lesson": "partners"})
        teacher.controls("start", task=2)
        pupil.expect_board(7)
        for number in (1, 6, 2, 5, 3, 4):
            pupil.cross(number)
        pupil.button("Prüfen").click()
        expect(pupil.button("Weiter")).to_be_visible()
        assert any(address.endswith("/events") for address in traffic.bytes)
        assert 80_000 < traffic.bytes.total() <= MOST_BYTES, traffic.bytes
        pupil.page.close()


def coach(lesson: Lesson) -> None:
    """Use the coach after the teacher allows help. A number is an answer while help is open, and then a move again."""
    teacher, pupil = lesson.teacher, lesson.pupils[3]
    teacher.button("Allow help").click()
    pupil.button("Help").click()
    steps = pupil.page.locator(".help li")
    expect(steps.first.get_by_role("button", name="Answer on the board")).to_be_enabled()
    assert pupil.violations() == []
    pupil.button("Tell me").click()
    expect(steps.first).to_have_class(re.compile("done"))
    pupil.button("You").click()
    expect(steps.nth(1)).to_have_class(re.compile("done"))
    pupil.button("Tell me").click()
    pupil.button("Answer on the board").click()
    pupil.cross(2)
    pupil.button("Check").click()
    expect(pupil.page.locator(".help .flaw")).not_to_be_empty()
    expect(pupil.page.locator(".numeral.crossed")).to_have_count(0)
    pupil.cross(8)
    pupil.button("Check").click()
    pupil.expect_winning_numbers([1, 8, 15])
    pupil.button("Close help").click()
    pupil.cross(8)
    expect(pupil.page.locator(".numeral.crossed")).to_have_count(2)
    teacher.button("Switch help off").click()
    expect(pupil.page.locator(".foot")).to_contain_text("Help is off")


def lock_from_another_device(lesson: Lesson) -> None:
    """Lock the classroom on another device with the teacher's link. A newcomer has to wait until it is unlocked."""
    teacher = lesson.teacher
    teacher.button("Teacher's link").click()
    teacher.button("Copy the link").click()
    expect(teacher.page.get_by_role("button", name="Copied")).to_be_visible()
    link = teacher.page.evaluate("navigator.clipboard.readText()")
    teacher.page.keyboard.press("Escape")
    device = lesson.visit(link, **PHONE)
    device.button("Lock").click()
    expect(device.page).to_have_url(re.compile("/teach$"))
    expect(teacher.page.locator(".door")).to_contain_text("locked")
    newcomer = lesson.visit(f"/class/{lesson.code}", **PHONE)
    expect(newcomer.page.locator(".note")).to_contain_text("The classroom is locked")
    expect(newcomer.button("Join")).to_be_disabled()
    teacher.button("Unlock").click()
    expect(newcomer.button("Join")).to_be_enabled()
    for one in (device, newcomer):
        one.page.close()


@contextmanager
def server_with_clock(database: str, clock: Callable[[], float]) -> Iterator[str]:
    """The address of a server in this process whose clock the test controls."""
    app = create_app(Store(database, clock=clock), Settings())
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_level="warning", timeout_graceful_shutdown=1))
    thread = Thread(target=server.run)
    thread.start()
    try:
        while not server.started:
            sleep(0.05)
        yield "http://{}:{}".format(*server.servers[0].sockets[0].getsockname())
    finally:
        server.should_exit = True
        thread.join()


def test_a_program_plays_for_a_silent_pupil_until_the_pupil_is_back(visit: OpenVisit, tmp_path: Path) -> None:
    now = [time()]
    with (
        server_with_clock(f"sqlite:///{tmp_path / 'matches.sqlite3'}", lambda: now[0]) as address,
        httpx.Client(base_url=address, timeout=30) as client,
    ):
        teacher = opened(client)
        pupils = [visit(f"{address}/class/{teacher.code}", discard=True, **PHONE) for _ in range(2)]
        for pupil in pupils:
            pupil.button("Join").click()
            expect(pupil.page.locator(".net")).to_have_text("Connected")
        for _ in range(100):
            if all(tile["here"] for tile in teacher.state()["tiles"]):
                break
            sleep(0.1)
        teacher.plans({"kind": "pairs", "variant": {"n": 9, "d": 4}})
        for pupil in pupils:
            pupil.expect_board(9)
        silent, other = sorted(pupils, key=lambda it: "You are B" in it.page.locator("main .line").inner_text())
        now[0] += 61
        expect(silent.page.locator(".foot")).to_contain_text("You made no move for a minute")
        expect(other.page.locator(".numeral.crossed")).to_have_count(1)
        other.cross(other.numbers[0])
        expect(other.page.locator(".numeral.crossed")).to_have_count(3)
        silent.button("I am back").click()
        expect(silent.page.locator(".foot")).not_to_contain_text("You made no move")
        other.cross(other.numbers[0])
        expect(silent.page.locator(".tray")).to_contain_text("Your turn")
        expect(other.page.locator(".numeral.crossed")).to_have_count(4)
        for pupil in pupils:
            pupil.page.close()


def remove_and_heal(lesson: Lesson, names: list[str]) -> None:
    """Undo a removal, let a removed pupil in again, and take over a lost seat with its code."""
    teacher, pupil = lesson.teacher, lesson.pupils[2]
    teacher.page.get_by_role("button", name=f"Remove {names[2]}").click()
    expect(pupil.page.get_by_role("heading", level=1)).to_have_text("You are no longer in the classroom")
    teacher.button("Undo").click()
    expect(pupil.page.locator(".ballot")).to_be_visible()
    teacher.page.get_by_role("button", name=f"Remove {names[2]}").click()
    expect(pupil.page.locator(".ballot")).to_have_count(0)
    teacher.button("Let in again").click()
    expect(pupil.page.locator(".ballot")).to_be_visible()
    teacher.page.get_by_role("button", name=f"Code for {names[2]}").click()
    letters = teacher.page.locator(".letters").inner_text()
    teacher.page.keyboard.press("Escape")
    # On the new phone: a wrong code is refused, and blanks and small letters do not matter.
    other = lesson.visit(f"/class/{lesson.code}", expected="status of 403", **PHONE)
    other.button("I was here before and have a four-letter code").click()
    field = other.page.get_by_label("Your four letters")
    expect(field).to_be_focused()
    field.fill("AAAA")
    other.button("Go back to my seat").click()
    expect(other.page.get_by_role("alert")).to_contain_text("these four letters are wrong or too old")
    assert other.page.evaluate(FITS)
    assert other.violations() == []
    field.fill(" ".join(letters.lower()))
    other.button("Go back to my seat").click()
    expect(other.page.locator(".who strong")).to_have_text(names[2])
    # The old phone notices it, also after a reload.
    heading = pupil.page.get_by_role("heading", level=1)
    expect(heading).to_have_text("Your seat is now on another device")
    pupil.page.reload()
    expect(heading).to_have_text("Your seat is now on another device")
    assert pupil.violations() == []
    pupil.button("Join").click()
    expect(heading).to_have_text("Ready?")
    pupil.page.close()
    lesson.pupils[2] = other


def report(lesson: Lesson, names: list[str], folder: Path) -> None:
    """Check the report and its CSV file: every pupil, the teacher's notes, and no cell that is a formula."""
    teacher = lesson.teacher
    teacher.page.get_by_label(f"Who is {names[0]}?").fill('=HYPERLINK("http://example.org")')
    teacher.page.get_by_label(f"Who is {names[0]}?").press("Tab")
    teacher.button("End the lesson").click()
    expect(lesson.wall.page.get_by_role("heading", level=1)).to_have_text("The lesson is over")
    expect(lesson.pupils[0].page.get_by_role("heading", level=1)).to_have_text("The lesson is over")
    newcomer = lesson.visit(f"/class/{lesson.code}", **PHONE)
    expect(newcomer.page.get_by_role("heading", level=1)).to_have_text("The lesson is over")
    expect(newcomer.button("Join")).to_have_count(0)
    newcomer.page.close()
    teacher.page.get_by_role("link", name="Report").first.click()
    expect(teacher.page.locator("tbody tr")).to_have_count(6)
    expect(teacher.page.locator("tbody tr").first).to_contain_text(names[0])
    expect(teacher.page.locator("article .board")).to_have_count(1)
    assert teacher.violations() == []
    with teacher.page.expect_download() as download:
        teacher.button("Save as a table (CSV)").click()
    file = folder / "report.csv"
    download.value.save_as(file)
    lines = file.read_text("utf-8-sig").splitlines()
    assert len(lines) == 7
    assert lines[0].endswith('"Exit question (right: 1, 5, 9)"')
    assert lines[6].endswith('"5 (after the answers were shown)"')
    assert lines[1].startswith(f'"{names[0]}","\'=HYPERLINK(""http://example.org"")",1,1,1,')
    assert "HYPERLINK" not in "".join(path for _, path in teacher.requests)
    teacher.page.get_by_role("link", name="Back to the classroom").click()
    expect(teacher.page.locator(".letters, .teach")).to_be_visible()
