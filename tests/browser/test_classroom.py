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
import pytest
import uvicorn
from playwright.sync_api import Route, expect

from helpers.classrooms import joined, opened
from helpers.settings import AMPLE
from helpers.visit import Visit
from zahlenschlacht import Position, Variant, solve
from zahlenschlacht.service.storage import Store
from zahlenschlacht.service.web.app import create_app

from .conftest import OpenVisit, Site

PHONE = {"viewport": {"width": 390, "height": 664}, "device_scale_factor": 2}
WALL = {"viewport": {"width": 1280, "height": 720}, "color_scheme": "dark"}
MOST_BYTES = 120_000
"""The most bytes that a pupil may receive while joining, playing a game and beginning a lesson."""
SCREEN, MORE = 0, 1
"""The menus of the teacher's bar."""
TASKS: list[dict[str, Any]] = [
    {"kind": "pairs", "variant": {"n": 7, "d": 7}},
    {"kind": "program", "variant": {"n": 15, "d": 7}},
    {"kind": "votes", "variant": {"n": 15, "d": 7}},
    {"kind": "lesson", "lesson": "partners"},
    {"kind": "puzzles", "theme": "pairing", "count": 5},
    {"kind": "exit", "variant": {"n": 9, "d": 4}},
]
PLAN = """async ({code, tasks}) => {
    const kept = localStorage.getItem(Object.keys(localStorage).find(key => key.endsWith('classes')));
    const token = JSON.parse(kept)[code].teacher;
    const body = JSON.stringify({key: 'the plan of the whole lesson', tasks});
    const headers = {'Content-Type': 'application/json', Authorization: `Bearer ${token}`};
    await fetch(`/api/classrooms/${code}/tasks`, {method: 'POST', headers, body});
}"""
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

    def prepare(self) -> None:
        """Plan a task of each kind."""
        expect(self.teacher.page.get_by_role("button", name="Lesson 1: partners")).to_be_visible()
        self.teacher.page.evaluate(PLAN, {"code": self.code, "tasks": TASKS})
        expect(self.teacher.page.locator(".plan li")).to_have_count(len(TASKS))

    def choose(self, menu: int, name: str, teacher: Visit | None = None) -> None:
        """Press a button in a menu of the bar: the big screen's or the one for rare actions."""
        page = (teacher or self.teacher).page
        page.locator(".menu summary").nth(menu).click()
        page.locator(".menu .card").nth(menu).get_by_role("button", name=name, exact=True).click()

    def open_pupil(self, name: str) -> None:
        """Open the card of a pupil, with its rare actions."""
        self.teacher.page.locator(".one", has_text=name).click()
        if self.teacher.page.locator(".pupil-card summary").count():
            self.teacher.page.locator(".pupil-card summary").click()

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


@pytest.mark.slow
def test_a_class_joins_plays_in_pairs_and_uses_the_coach(visit: OpenVisit) -> None:
    lesson = Lesson(visit)
    teacher, wall = lesson.teacher, lesson.wall
    lesson.prepare()

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
    lesson.choose(SCREEN, "Show names")
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
    lesson.leave()


def test_a_class_plays_votes_and_answers_and_the_teacher_reports(visit: OpenVisit, tmp_path: Path) -> None:
    lesson = Lesson(visit)
    teacher, wall, pupils = lesson.teacher, lesson.wall, lesson.pupils
    lesson.prepare()
    for _ in range(5):
        lesson.join()
    late = lesson.join(locale="de-DE", color_scheme="dark")
    names = [name_of(pupil) for pupil in pupils]
    lesson.choose(SCREEN, "Show names")
    lesson.next_task()
    first = pupils[0]
    first.expect_board(7)

    # Everyone plays the program.
    lesson.next_task()
    for pupil in pupils:
        pupil.expect_board(15)
    start = Variant(15, 7).start()
    play(first, start, plays_to_win=True)
    expect(first.page.locator("h1")).to_contain_text("You won!")
    lesson.expect_tile(1, "won on try 1")
    play(pupils[1], start, plays_to_win=False)
    pupils[1].button("New try").click()
    lesson.expect_tile(2, "Try 2")
    assert "lost" not in wall.page.locator("main").inner_text()
    lesson.open_pupil(names[0])
    teacher.button("Show on the big screen").click()
    expect(wall.page.locator(".board .end-sum")).to_be_visible()
    expect(wall.page.locator(".tray")).to_contain_text(names[0])
    assert teacher.violations() == []
    teacher.button("Back to the tiles").click()
    expect(wall.page.locator(".tile")).to_have_count(6)

    # The class votes: a vote can be changed, and the bars appear when the vote is closed.
    lesson.next_task()
    lesson.expect_ballots()
    first.cross(3)
    expect(first.page.locator(".foot")).to_contain_text("Changed your mind?")
    for number, pupil in zip((8, 8, 1, 8, 15), pupils, strict=False):
        pupil.cross(number)
        expect(pupil.page.locator(".foot")).to_contain_text("Changed your mind?")
    expect(wall.page.locator(".sum")).to_contain_text("5 of 6 have voted")
    expect(teacher.page.locator("section.now")).to_contain_text("5 of 6 have voted")
    expect(wall.page.locator(".bars")).to_have_count(0)
    assert late.violations() == []
    late.cross(8)
    expect(wall.page.locator(".bars li")).to_have_text(
        [re.compile(r"^8\s*4"), re.compile(r"^\d+\s*1"), re.compile(r"^\d+\s*1")]
    )
    expect(wall.number(8)).to_have_class(re.compile("crossed by-A"))
    teacher.button("Open the next vote").click()
    expect(first.page.locator(".tray")).to_contain_text("Tap a number")

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
    expect(first.page.locator(".desk .count")).to_have_text("Puzzle 1 of 5")
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
    expect(first.page.locator("h1")).to_have_text("The answers are in")
    assert first.violations() == []
    expect(late.page.locator(".bars")).to_have_count(0)
    late.cross(5)
    late.page.locator(".foot .main").click()
    late.expect_winning_numbers([1, 5, 9])
    expect(wall.page.locator(".bars li").first).to_have_text(re.compile(r"^(4|5)\s*2"))

    remove_and_reclaim_seat(lesson, names)
    lock_from_another_device(lesson)
    report(lesson, names, tmp_path)

    teacher.page.locator(".menu summary").nth(MORE).click()
    teacher.button("Delete the classroom").click()
    teacher.button("Delete everything").click()
    expect(teacher.page.get_by_role("heading", level=1)).to_have_text("This classroom is closed")
    lesson.leave()


@pytest.mark.slow
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


@pytest.mark.slow
def test_the_program_without_a_network_asks_for_one_and_ends_by_its_button(visit: OpenVisit) -> None:
    teacher = visit("/icon.svg")
    teacher.page.route("**/api/network", lambda route: route.fulfill(json={"addresses": [], "may_quit": True}))
    teacher.page.route("**/api/quit", lambda route: route.fulfill(status=202))
    teacher.page.goto("/class")
    expect(teacher.page.locator(".network")).to_contain_text("Connect this computer to a network")
    assert "make play" not in teacher.page.locator(".network").inner_text()
    teacher.button("End the program").click()
    expect(teacher.page.get_by_text("The program has ended.")).to_be_visible()
    assert teacher.violations() == []


@pytest.mark.slow
def test_a_class_is_kept_in_a_file_for_the_next_lesson(visit: OpenVisit, site: Site, tmp_path: Path) -> None:
    with httpx.Client(base_url=site.address, timeout=30) as client:
        first, second = opened(client), opened(client)
        teacher = visit(f"/class/{first.code}/teach#token={first.token}")
        pupil = visit(f"/class/{first.code}", **PHONE)
        pupil.button("Join").click()
        expect(pupil.page.locator("h1.name")).not_to_be_empty()
        name = name_of(pupil)
        first.plans({"kind": "exit", "variant": {"n": 9, "d": 4}})
        pupil.cross(5)
        pupil.page.locator(".foot .main").click()
        pupil.expect_winning_numbers([1, 5, 9])
        teacher.page.locator(".one", has_text=name).click()
        teacher.page.locator(".pupil-card .field").first.fill("Mia")
        teacher.page.keyboard.press("Tab")
        teacher.page.goto(f"/class/{first.code}/report")
        with teacher.page.expect_download() as download:
            teacher.button("Keep this class for the next lesson").click()
        download.value.save_as(tmp_path / "class.json")

        # In the next classroom the same browser gets its name again, and the teacher sees who it is.
        teacher.page.goto(f"/class/{second.code}/teach#token={second.token}")
        file = teacher.page.locator("input[type=file]")
        file.set_input_files({"name": "a.json", "mimeType": "application/json", "buffer": b"{}"})
        expect(teacher.page.locator(".door [role=alert]")).to_have_text("This file has no class.")
        file.set_input_files(tmp_path / "class.json")
        expect(teacher.page.locator(".door")).to_contain_text("1 pupil of an earlier lesson is known")
        assert teacher.violations() == []
        pupil.page.goto(f"/class/{second.code}")
        pupil.button("Join").click()
        expect(pupil.page.locator("h1.name")).to_have_text(name)
        tile = teacher.page.locator(".one", has_text=name)
        expect(tile).to_contain_text("Mia")
        tile.click()
        expect(teacher.page.locator(".pupil-card")).to_contain_text(re.compile(r"\d: won 0 of 0, exit question ✓"))
        second.plans({"kind": "program", "variant": {"n": 7, "d": 7}})
        teacher.page.goto(f"/class/{second.code}/report")
        expect(teacher.page.locator("tbody")).to_contain_text("exit question ✓")
        for one in (teacher, pupil):
            one.page.close()


@pytest.mark.slow
def test_a_teacher_sends_a_hint_and_the_big_screen_shows_discussion_time_and_end(visit: OpenVisit, site: Site) -> None:
    with httpx.Client(base_url=site.address, timeout=30) as client:
        one = opened(client)
        teacher = visit(f"/class/{one.code}/teach#token={one.token}")
        wall, pupil = visit(f"/class/{one.code}/wall", **WALL), visit(f"/class/{one.code}", **PHONE)
        pupil.button("Join").click()
        expect(pupil.page.locator("h1.name")).not_to_be_empty()
        board = {"n": 15, "d": 7}
        tasks = [{"kind": kind, "variant": board, "minutes": 8} for kind in ("program", "votes")]
        one.plans(*tasks)
        pupil.expect_board(15)

        # The teacher sees what the coach would say, and sends a sentence by a press; then an easier game.
        teacher.page.locator(".one").click()
        hints = teacher.page.locator(".hint")
        expect(hints.last).to_contain_text("1, 8 or 15")
        assert teacher.violations() == []
        hints.first.click()
        expect(hints.first).to_have_attribute("aria-pressed", "true")
        expect(pupil.page.locator(".note")).to_have_text(hints.first.inner_text())
        teacher.button("Offer an easier game").click()
        pupil.button("Practise against Kim").click()
        expect(pupil.page.locator("main .line")).to_contain_text("Kim")
        expect(pupil.button("Practise against Kim")).to_have_count(0)
        teacher.button("Offer an easier game").click()
        pupil.button("Fewer numbers").click()
        expect(pupil.page.locator(".numeral.crossed")).to_have_count(8)
        assert pupil.numbers == [1, 2, 3, 4, 5, 6, 7]
        expect(pupil.page.locator(".tray")).to_contain_text("5 moves left")
        assert pupil.page.evaluate(FITS)
        pupil.cross(2)
        expect(hints.first).to_have_text(re.compile("^After "))
        teacher.page.keyboard.press("Escape")

        # The time left is shown when somebody asks for it. A discussion stops the vote, and its board stays.
        wall.button("Timer").click()
        expect(wall.page.get_by_role("timer")).to_have_text(re.compile(r"^[67]:\d\d$"))
        one.controls("start", task=2)
        expect(pupil.page.locator(".ballot")).to_be_visible()
        teacher.button("Discuss first").click()
        expect(wall.page.locator(".badge")).to_contain_text("Which number, and why?")
        expect(wall.number(8)).to_be_visible()
        expect(pupil.page.locator(".frozen")).to_contain_text("Which number, and why?")
        expect(teacher.button("Discuss first")).to_have_count(0)
        assert wall.violations() == []
        teacher.button("Continue").click()
        one.controls("set", ended=True)
        expect(wall.page.locator(".question")).to_have_text("Well done, everyone!")
        for page in (teacher, wall, pupil):
            page.page.close()


@pytest.mark.slow
def test_two_games_stand_side_by_side_and_pairs_are_drawn_as_a_reason(visit: OpenVisit, site: Site) -> None:
    with httpx.Client(base_url=site.address, timeout=30) as client:
        one = opened(client)
        teacher = visit(f"/class/{one.code}/teach#token={one.token}")
        wall, pupil = visit(f"/class/{one.code}/wall", **WALL), visit(f"/class/{one.code}", **PHONE)
        pupil.button("Join").click()
        expect(pupil.page.locator("h1.name")).not_to_be_empty()
        player = joined(one)[0]
        one.plans({"kind": "program", "variant": {"n": 7, "d": 7}}, {"kind": "exit", "variant": {"n": 9, "d": 9}})
        player.plays_out()
        player.does("actions", kind="try", task=1, tries=1)
        player.plays_out()
        for place, name in (("1", "Replay on the big screen, without the name"), ("2", "Replay beside the game")):
            teacher.page.locator(".one", has_text=player.name).click()
            teacher.page.get_by_role("button", name=re.compile(f"^{place} as A")).click()
            teacher.page.get_by_role("button", name=name).click()
        expect(wall.page.locator(".board-of .board")).to_have_count(2)
        teacher.button("One move on").click()
        for board in wall.page.locator(".board-of").all():
            expect(board.locator(".numeral.crossed")).to_have_count(1)
        assert wall.page.evaluate(FITS)
        assert wall.violations() == []
        teacher.button("Back to the tiles").click()
        expect(wall.page.locator(".tile")).to_have_count(2)

        # The exit question: lines that a pupil draws are a reason, which the big screen draws too.
        one.controls("start", task=2)
        pupil.expect_board(9)
        pupil.cross(9)
        pupil.button("Draw pairs").click()
        for number in (1, 8, 2, 7, 3, 5, 3, 3, 6):
            pupil.cross(number)
        reason = pupil.page.get_by_label("Because … (one sentence)")
        expect(reason).to_have_value("1-8 2-7 3-6")
        reason.fill("1-8 2-7 3-6 add up to 9")
        assert pupil.page.evaluate(FITS)
        assert pupil.violations() == []
        pupil.button("My answer: 9").click()
        expect(pupil.page.locator(".tray")).to_contain_text("Your answer: 9")
        pupil.cross(7)
        expect(pupil.button("My answer: 7")).to_be_visible()
        expect(teacher.page.locator(".one").first).to_contain_text("9: 1-8 2-7 3-6 add up to 9")
        one.controls("close-vote", task=2, ply=0)
        one.controls("pick", pupil=1)
        expect(wall.page.locator("blockquote")).to_contain_text("1-8 2-7 3-6 add up to 9")
        expect(wall.page.locator(".drawn .strokes path")).to_have_count(3)
        assert wall.violations() == []

        # On chosen numbers a reason has words only.
        one.plans({"kind": "exit", "variant": {"numbers": [2, 3, 5, 7, 8], "d": 5}})
        pupil.expect_board(5)
        expect(reason).to_be_visible()
        expect(pupil.button("Draw pairs")).to_have_count(0)
        for page in (teacher, wall, pupil):
            page.page.close()


@pytest.mark.slow
def test_recipes_of_pupils_play_each_other_on_the_big_screen(visit: OpenVisit, site: Site) -> None:
    with httpx.Client(base_url=site.address, timeout=30) as client:
        one = opened(client)
        one.controls("set", names_hidden=False)
        teacher = visit(f"/class/{one.code}/teach#token={one.token}")
        wall = visit(f"/class/{one.code}/wall", reduced_motion="reduce", expected="status of 503", **WALL)
        refused: list[Route] = []

        def refuse(route: Route) -> None:
            """As a busy server does. Three requests are one for each change of the recipes."""
            if len(refused) == 3:
                route.continue_()
                return
            refused.append(route)
            route.fulfill(status=503, headers={"Retry-After": "1"}, body="{}", content_type="application/problem+json")

        wall.page.route("**/tournament", refuse)
        pupils = [visit(f"/class/{one.code}", **PHONE) for _ in range(2)]
        names = []
        for pupil in pupils:
            pupil.button("Join").click()
            expect(pupil.page.locator("h1.name")).not_to_be_empty()
            names.append(pupil.page.locator("h1.name").inner_text())
        teacher.button("+ Add a task").click()
        teacher.button("Tournament of recipes").click()
        teacher.page.get_by_label("Numbers 1 to").fill("9")
        teacher.button("Start now").click()
        expect(wall.page.locator(".tournament")).to_contain_text("begins with the second recipe")
        for pupil, word in zip(pupils, ("superfluous", "larger"), strict=True):
            expect(pupil.page.locator("h1")).to_have_text("Write a recipe for the tournament")
            pupil.page.get_by_label("Phrase 1 of line 1").select_option(word)
            pupil.button("Hand in").click()
            expect(pupil.page.get_by_role("status").get_by_text("Handed in!")).to_be_visible()
            assert pupil.violations() == []
        rows = wall.page.locator(".tournament li")
        expect(rows).to_have_count(2)
        expect(rows.filter(has_text="of 2")).to_have_count(2)
        expect(wall.page.locator(".tournament .text")).to_contain_text(re.compile("The best recipe is by .*"))
        assert {row.locator("strong").inner_text() for row in rows.all()} == set(names)
        assert wall.violations() == []
        # A reload keeps the recipe. An improved one plays all its games again.
        pupils[1].page.reload()
        expect(pupils[1].page.get_by_label("Phrase 1 of line 1")).to_have_value("larger")
        pupils[1].page.get_by_label("Phrase 1 of line 1").select_option("smaller")
        expect(pupils[1].page.get_by_role("status").get_by_text("Hand it in again")).to_be_visible()
        pupils[1].button("Hand in").click()
        expect(rows.filter(has_text="of 2")).to_have_count(2)
        expect(teacher.page.locator(".one", has_text=names[1])).to_contain_text("handed in 2 times")
        for page in (teacher, wall, *pupils):
            page.page.close()


@pytest.mark.slow
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


@pytest.mark.slow
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
    pupil = lesson.pupils[3]
    lesson.choose(MORE, "Allow the coach")
    pupil.button("Coach").click()
    steps = pupil.page.locator(".help li")
    expect(steps.first.get_by_role("button", name="Answer on the board")).to_be_enabled()
    assert pupil.violations() == []
    pupil.button("Tell me").click()
    expect(steps.first).to_have_class(re.compile("done"))
    pupil.button("Answer on the board").click()
    pupil.cross(2)
    pupil.button("Check").click()
    expect(pupil.page.locator(".help .flaw")).not_to_be_empty()
    expect(pupil.page.locator(".help .flaw")).to_be_in_viewport(ratio=1)
    expect(pupil.page.locator(".numeral.crossed")).to_have_count(0)
    pupil.cross(8)
    pupil.button("Check").click()
    pupil.expect_winning_numbers([1, 8, 15])
    pupil.button("Close the coach").click()
    pupil.cross(8)
    expect(pupil.page.locator(".numeral.crossed")).to_have_count(2)
    lesson.choose(MORE, "Switch the coach off")
    expect(pupil.page.locator(".foot")).to_contain_text("There is no coach")


def lock_from_another_device(lesson: Lesson) -> None:
    """Lock the classroom on another device with the teacher's link. A newcomer has to wait until it is unlocked."""
    teacher = lesson.teacher
    lesson.choose(MORE, "Teacher’s link")
    teacher.button("Copy link").click()
    expect(teacher.page.get_by_role("button", name="Copied")).to_be_visible()
    link = teacher.page.evaluate("navigator.clipboard.readText()")
    teacher.page.keyboard.press("Escape")
    device = lesson.visit(link, **PHONE)
    lesson.choose(MORE, "Lock", device)
    expect(device.page).to_have_url(re.compile("/teach$"))
    expect(teacher.page.locator(".bar")).to_contain_text("locked")
    newcomer = lesson.visit(f"/class/{lesson.code}", **PHONE)
    expect(newcomer.page.locator(".note")).to_contain_text("The classroom is locked")
    expect(newcomer.button("Join")).to_be_disabled()
    lesson.choose(MORE, "Unlock")
    expect(newcomer.button("Join")).to_be_enabled()
    for one in (device, newcomer):
        one.page.close()


@contextmanager
def server_with_clock(database: str, clock: Callable[[], float]) -> Iterator[str]:
    """The address of a server in this process whose clock the test controls."""
    app = create_app(Store(database, clock=clock), AMPLE)
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


@pytest.mark.slow
def test_a_partner_who_leaves_is_replaced_only_if_the_other_asks(visit: OpenVisit, tmp_path: Path) -> None:
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
        teacher.plans({"kind": "pairs", "variant": {"n": 9, "d": 4}, "neighbours": True})
        one, two = pupils
        one.page.get_by_label("The number of the person next to you").fill("2")
        one.button("Play together").click()
        two.button("Play with number 1").click()
        for pupil in pupils:
            pupil.expect_board(9)
        one.cross(one.numbers[0])
        expect(two.page.locator(".numeral.crossed")).to_have_count(1)
        now[0] += 100
        teacher.controls("say", pupil=1, text="Look for partners.")
        expect(one.page.locator(".note")).to_have_text("Look for partners.")
        expect(one.page.locator(".foot")).not_to_contain_text("computer")
        two.page.goto("about:blank")
        one.button("Play on against the computer").click()
        expect(one.page.locator(".numeral.crossed")).to_have_count(2)
        expect(one.page.locator(".foot")).to_contain_text("does not count")
        two.page.goto(f"{address}/class/{teacher.code}")
        expect(two.page.locator(".foot")).to_contain_text("asked the computer to play for you")
        two.button("I am back").click()
        one.cross(one.numbers[0])
        expect(two.page.locator(".tray")).to_contain_text("Your turn")
        for place, pupil in enumerate((two, one, two, one), start=4):
            expect(pupil.page.locator(".tray")).to_contain_text("Your turn")
            pupil.cross(pupil.numbers[0])
            expect(pupil.page.locator(".numeral.crossed")).to_have_count(place)
        for pupil in pupils:
            expect(pupil.page.locator(".why")).to_contain_text(re.compile("mistake|luck|could not win"))
            assert pupil.page.evaluate(FITS)
        one.button("Next game").click()
        expect(one.page.locator(".foot")).to_contain_text("Waiting for")
        two.button("Next game").click()
        expect(one.page.locator("main .line")).to_contain_text("You are B")
        for pupil in pupils:
            pupil.page.close()


def remove_and_reclaim_seat(lesson: Lesson, names: list[str]) -> None:
    """Undo a removal, let a removed pupil in again, and take over a lost seat with its code."""
    teacher, pupil = lesson.teacher, lesson.pupils[2]
    lesson.open_pupil(names[2])
    teacher.button("Remove").click()
    expect(pupil.page.get_by_role("heading", level=1)).to_have_text("You are no longer in the classroom")
    teacher.button("Undo").click()
    expect(pupil.page.locator(".ballot")).to_be_visible()
    lesson.open_pupil(names[2])
    teacher.button("Remove").click()
    expect(pupil.page.locator(".ballot")).to_have_count(0)
    lesson.open_pupil(names[2])
    teacher.button("Let in again").click()
    teacher.page.keyboard.press("Escape")
    expect(pupil.page.locator(".ballot")).to_be_visible()
    lesson.open_pupil(names[2])
    teacher.button("Code for a lost seat").click()
    letters = teacher.page.locator(".letters").inner_text()
    teacher.page.keyboard.press("Escape")
    # On the new phone: a wrong code is refused, and blanks and small letters do not matter.
    other = lesson.visit(f"/class/{lesson.code}", expected="status of 403", **PHONE)
    other.button("I was here before and have a six-letter code").click()
    field = other.page.get_by_label("Your six letters")
    expect(field).to_be_focused()
    field.fill("AAAAAA")
    other.button("Go back to my seat").click()
    expect(other.page.get_by_role("alert")).to_contain_text("six letters are wrong or too old")
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
    lesson.open_pupil(names[0])
    teacher.page.get_by_label(f"Who is {names[0]}?").fill('=HYPERLINK("http://example.org")')
    teacher.page.get_by_label(f"Who is {names[0]}?").press("Tab")
    teacher.page.keyboard.press("Escape")
    lesson.choose(MORE, "End the lesson")
    expect(lesson.wall.page.get_by_role("heading", level=1)).to_have_text("The lesson is over")
    expect(teacher.page.locator("section.now").get_by_role("link", name="Report")).to_be_visible()
    expect(lesson.pupils[0].page.get_by_role("heading", level=1)).to_have_text("The lesson is over")
    newcomer = lesson.visit(f"/class/{lesson.code}", **PHONE)
    expect(newcomer.page.get_by_role("heading", level=1)).to_have_text("The lesson is over")
    expect(newcomer.button("Join")).to_have_count(0)
    newcomer.page.close()
    teacher.page.locator(".menu summary").nth(MORE).click()
    teacher.page.get_by_role("link", name="Report").first.click()
    expect(teacher.page.locator("tbody tr")).to_have_count(6)
    expect(teacher.page.locator("thead")).to_contain_text("First win on try (Z(15, 7), Rob)")
    expect(teacher.page.locator("tbody tr").first).to_contain_text(names[0])
    expect(teacher.page.locator("article .board")).to_have_count(1)
    assert teacher.violations() == []
    with teacher.page.expect_download() as download:
        teacher.button("Save as a table (CSV)").click()
    file = folder / "report.csv"
    download.value.save_as(file)
    lines = file.read_text("utf-8-sig").splitlines()
    assert len(lines) == 7
    assert lines[0].endswith('"Exit question (right: 1, 5, 9)","Reason"')
    assert lines[6].endswith('"✓ 5 (after the answers were shown)",""')
    assert lines[1].startswith(f'"{names[0]}","\'=HYPERLINK(""http://example.org"")",1,1,1,')
    assert "HYPERLINK" not in "".join(path for _, path in teacher.requests)
    teacher.page.get_by_role("link", name="Back to the classroom").click()
    expect(teacher.page.locator(".letters, .teach")).to_be_visible()
