"""The same journey in Firefox and in WebKit. `make browsers` runs it; `make test` uses Chromium only."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from browser.conftest import SCHOOL, Site
from helpers.building import ROOT
from helpers.visit import TITLES
from zahlenschlacht.game.rules import Variant
from zahlenschlacht.solution.theory import margin_at_start, winner, winning_moves

from .firefox import firefox
from .webkit import webkit
from .window import Engine, OpenWindow, Window

SCREENSHOTS = ROOT / "build/browsers"
"""The folder for screenshots of a journey that failed."""
DESK, TABLET = (1280, 820), (820, 1180)
PINK = [0xFF, 0x7E, 0xB6]
RIGHT = "\ue014"
"""WebDriver's character for the arrow key."""


class Player:
    """Somebody who plays in a window."""

    def __init__(self, window: Window, address: str) -> None:
        self.window = window
        self.address = address

    def visit(self, path: str) -> None:
        """Go to a page of the site."""
        self.window.open(self.address + path)

    def cross(self, number: int) -> None:
        """Cross out a number."""
        self.window.press(f'[data-number="{number}"]')

    def expect_title(self, title: str, crossed: int) -> None:
        """Wait until this number of moves is made, and the tray, or the card at the end, says this."""
        self.window.expect_count(".numeral.crossed", crossed)
        self.window.expect_text(TITLES, title)

    @property
    def crossed(self) -> list[int]:
        """The crossed out numbers, in order, as the board describes them."""
        pairs: list[list[int]] = self.window.evaluate(
            """() => [...document.querySelectorAll('.numeral.crossed')].map(
                e => [Number(e.querySelector('.move').dataset.text), Number(e.dataset.number)]
            )"""
        )
        return [number for _, number in sorted(pairs)]

    def numbers(self, selector: str) -> list[int]:
        """The numbers of the board that match a CSS selector, sorted."""
        function = (
            "selector => [...document.querySelectorAll('.numeral' + selector)].map(e => Number(e.dataset.number))"
        )
        numbers: list[int] = self.window.evaluate(function, selector)
        return sorted(numbers)

    def place(self, number: int) -> tuple[int, int]:
        """The position of a number on the screen."""
        function = (
            "selector => { const b = document.querySelector(selector).getBoundingClientRect(); return [b.x, b.y]; }"
        )
        x, y = self.window.evaluate(function, f'[data-number="{number}"]')
        return round(x), round(y)

    def expect_no_sideways_scrolling(self) -> None:
        """Check that nothing is wider than the window."""
        assert self.window.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0


def win_first_game(here: Player) -> None:
    """Win on a first visitor's board, after reading both steps of the coach."""
    board = Variant(5, 3)
    here.visit("/")
    here.window.expect_count("[data-number]", 5)
    here.window.expect_text("h1", "Leave two numbers that add up to a multiple of 3 Z(5, 3)")
    here.window.expect_text("p", "Tap a number to cross it out")
    here.expect_no_sideways_scrolling()
    here.window.press("button", "Open the coach")
    for step in (1, 2):
        here.window.press("button", "Tell me")
        here.window.expect_count(".coach li.done", step)
    here.window.expect_count(".numeral.winning", len(winning_moves(board.start())))
    assert here.numbers(".winning") == list(winning_moves(board.start()))
    for count in (2, 3):
        here.cross(winning_moves(board.position(here.crossed))[0])
        here.expect_title("Your turn" if count < 3 else "You beat level 1!", count)
    x, y = here.numbers(":not(.crossed)")
    here.window.expect_text(".sum", f"= {x + y} = {(x + y) // 3} · 3")
    here.window.press(".end button", "Level 2")
    here.expect_title("Your turn", 0)


def lose_and_review(here: Player) -> None:
    """Blunder at the third move; the review names the blunder, and the game continues from there."""
    board = Variant(15, 7)
    here.visit(SCHOOL)
    here.cross(8)
    here.expect_title("Your turn", 2)
    winning = winning_moves(board.position(here.crossed))
    blunder = next(number for number in here.numbers(":not(.crossed)") if number not in winning)
    here.cross(blunder)
    for count in range(4, 14, 2):
        here.expect_title("Your turn", count)
        here.cross(here.numbers(":not(.crossed)")[0])
    here.expect_title("You lost", 13)
    here.window.expect_text(".end h2", "Move 3 was the mistake")
    here.window.press(".end .more", "More")
    here.window.press(".end button", "Review")
    here.window.expect_text(".review", f"Move 3: you cross out {blunder}")
    here.window.expect_text(".review .mark", "Mistake")
    here.window.expect_count(".numeral.crossed", 3)
    assert here.numbers(".winning") == list(winning)
    here.window.press(".review button", "Try again before this move")
    here.expect_title("Your turn", 2)


def view_partners(here: Player) -> None:
    """Check that a column is a residue, and that partners stand side by side in the other view."""
    here.visit(SCHOOL)
    here.window.expect_count("[data-number]", 15)
    assert here.place(1)[0] == here.place(8)[0]
    assert here.place(1)[1] == here.place(7)[1]
    here.window.press(".tray button", "Partners")
    here.window.wait_until("the partners", "() => document.querySelectorAll('.facing path').length > 0")
    here.window.expect_count("[data-number]", 15)
    for one, other in ((1, 6), (2, 5), (3, 4)):
        assert here.place(one)[1] == here.place(other)[1]
        assert here.place(one)[0] < here.place(other)[0]
    here.expect_no_sideways_scrolling()
    here.cross(8)
    here.expect_title("Your turn", 2)
    here.window.press(".tray button", "Numbers")
    here.window.expect_count(".facing", 0)


def play_online(host: Player, friend: Player) -> None:
    """Play a match by link in two windows, to its end."""
    host.visit("/?n=7&d=3")
    host.window.press("#choices .who")
    host.window.press("dialog button", "A friend online")
    function = "() => [...document.querySelectorAll('input')].map(e => e.value).find(link => link.includes('#join='))"
    friend.window.open(host.window.wait_until("the link for the friend", function))
    friend.window.press("button", "Agree and play")
    friend.expect_title("Your friend’s turn", 0)
    host.window.expect_text(".online li.here:last-child", "Your friend")
    friend.expect_no_sideways_scrolling()
    for ply, number in enumerate((3, 6, 1, 2)):
        active, waiting = (host, friend) if ply % 2 == 0 else (friend, host)
        active.expect_title("Your turn", ply)
        active.cross(number)
        waiting.expect_title("Your turn", ply + 1)
    host.cross(4)
    host.expect_title("You won!", 5)
    friend.expect_title("You lost", 5)
    friend.window.expect_text(".end h2", "Move 2 was the mistake")
    friend.window.expect_text(".sum", "= 12 = 4 · 3")


def join_class(teacher: Player, pupil: Player) -> None:
    """Open a classroom and start a task as the teacher; join by the code and make a move as the pupil."""
    teacher.visit("/class")
    teacher.window.press("button", "Open a classroom")
    function = r"() => location.pathname.match(/^\/class\/(\w{5})\/teach$/)?.[1]"
    code = teacher.window.wait_until("the code of the classroom", function)
    teacher.window.press("button", "Lesson 1: partners")
    pupil.visit(f"/class/{code}")
    pupil.window.press(".door button", "Join")
    pupil.window.expect_text(".who strong")
    teacher.window.expect_count(".mosaic .name strong", 1)
    teacher.window.press(".plan li:nth-child(2) button", "Start")
    pupil.window.expect_count("[data-number]", 15)
    pupil.cross(8)
    pupil.window.expect_count(".numeral.crossed", 2)
    pupil.window.expect_text(".tray", "Your turn")
    pupil.expect_no_sideways_scrolling()
    teacher.window.expect_text(".mosaic .state", "Try 1")


def read_map(here: Player) -> None:
    """Zoom into the map, move the selection by keys, and follow the link to the board."""
    stage = "[role=application]"
    zoom = "stage => document.querySelector(stage).dataset.zoom"
    here.visit("/atlas?n=301&d=40.5&zoom=56")
    here.window.expect_count(f"{stage}[data-drawn=true]", 1)
    assert PINK in here.window.evaluate(COLOURS, f"{stage} canvas")
    here.window.press("button", "Zoom in")
    here.window.wait_until("a nearer map", f"(...stage) => ({zoom})(...stage) === '57.00'", stage)
    here.window.evaluate("stage => document.querySelector(stage).focus()", stage)
    for n in (301, 303):
        here.window.type(RIGHT)
        here.window.expect_text("section .name", f"Z({n}, 40)")
    # A pointer that leaves the map brings the selected variant back, and the link to play moves when its text is there.
    here.window.press("section .name")
    margin = str(margin_at_start(Variant(303, 40))).replace("-", "−")
    here.window.expect_text(".card", f"{winner(303, 40)} wins Margin {margin}.")
    here.expect_no_sideways_scrolling()
    here.window.press("a", "Play this board")
    here.window.expect_count("[data-number]", 303)


def read_answers(here: Player) -> None:
    """Read both answers with their pictures, and try a board."""
    here.visit("/answers")
    here.window.expect_count("figure [data-drawn=true]", 2)
    for question in ("section[aria-labelledby=patterns]", "section[aria-labelledby=reversed]"):
        here.window.expect_text(f"{question} .answer", "Yes")
        assert PINK in here.window.evaluate(COLOURS, f"{question} canvas")
    here.window.evaluate(
        "() => { const field = document.querySelector('aside form input'); field.focus(); field.select(); }"
    )
    here.window.type("1001")
    here.window.expect_text("aside .card", f"{winner(1001, 7)} wins")
    here.window.wait_until(
        "the board's address", "() => document.querySelector('aside a[href=\"/?n=1001&d=7\"]') !== null"
    )
    here.expect_no_sideways_scrolling()


COLOURS = """selector => {
    const canvas = document.querySelector(selector);
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    const colours = new Set();
    for (let at = 0; at < data.length; at += 4 * 97) colours.add(data.slice(at, at + 3).join());
    return [...colours].map(colour => colour.split(',').map(Number));
}"""
"""The colours at many points of a picture."""


@pytest.mark.parametrize("engine", [firefox, webkit])
def test_journey(engine: Engine, site: Site, tmp_path: Path) -> None:
    with engine(tmp_path) as open_window, screenshots_on_failure(open_window, engine) as window:
        here = Player(window(*DESK), site.address)
        win_first_game(here)
        lose_and_review(here)
        view_partners(here)
        friend = Player(window(*TABLET), site.address)
        play_online(here, friend)
        join_class(here, friend)
        read_map(friend)
        read_answers(friend)
        for player in (here, friend):
            player.window.collect_errors()
            assert player.window.errors == ()


@contextmanager
def screenshots_on_failure(open_window: OpenWindow, engine: Any) -> Iterator[OpenWindow]:
    """Take a screenshot of every open window if the journey fails."""
    windows: list[Window] = []

    def open_another(width: int, height: int) -> Window:
        windows.append(open_window(width, height))
        return windows[-1]

    try:
        yield open_another
    except BaseException as error:
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        for place, window in enumerate(windows):
            file = SCREENSHOTS / f"{engine.__name__}-{place + 1}.png"
            file.write_bytes(window.screenshot())
            error.add_note(f"screenshot of {engine.__name__}: {file.relative_to(ROOT)}")
        raise
