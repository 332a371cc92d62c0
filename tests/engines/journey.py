"""The same journey in Firefox and in WebKit: `make browsers` runs it; `make test` has Chromium for everything."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from browser.building import ROOT
from browser.conftest import SCHOOL, Site
from browser.visit import TITLES
from zahlenschlacht.game.rules import Variant
from zahlenschlacht.learn.coach import hints
from zahlenschlacht.solution.theory import margin_at_start, winner, winning_moves

from .firefox import firefox
from .webkit import webkit
from .window import Engine, OpenWindow, Window

PICTURES = ROOT / "build/browsers"
"""The folder for screenshots of a journey that failed."""
DESK, TABLET = (1280, 820), (820, 1180)
PINK = [0xFF, 0x7E, 0xB6]
RIGHT = "\ue014"
"""WebDriver's character for the arrow key."""


class Traveller:
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

    def waits_for(self, title: str, crossed: int) -> None:
        """Wait until this number of moves is made, and the tray, or the card at the end, says this."""
        self.window.counts(".numeral.crossed", crossed)
        self.window.shows(TITLES, title)

    @property
    def crossed(self) -> list[int]:
        """The crossed out numbers, in order, as the board describes them."""
        pairs: list[list[int]] = self.window.ask(
            """() => [...document.querySelectorAll('.numeral.crossed')].map(
                e => [Number(e.querySelector('.move').dataset.text), Number(e.dataset.number)]
            )"""
        )
        return [number for _, number in sorted(pairs)]

    def numbers(self, marked: str) -> list[int]:
        """The numbers of the board with this mark."""
        function = "marked => [...document.querySelectorAll('.numeral' + marked)].map(e => Number(e.dataset.number))"
        numbers: list[int] = self.window.ask(function, marked)
        return sorted(numbers)

    def place(self, number: int) -> tuple[int, int]:
        """The position of a number on the screen."""
        function = (
            "selector => { const b = document.querySelector(selector).getBoundingClientRect(); return [b.x, b.y]; }"
        )
        x, y = self.window.ask(function, f'[data-number="{number}"]')
        return round(x), round(y)

    def has_room(self) -> None:
        """Check that nothing is wider than the window."""
        assert self.window.ask("() => document.documentElement.scrollWidth - innerWidth") <= 0


def wins_first_game(here: Traveller) -> None:
    """Win on a first visitor's board, with all texts of the coach."""
    board = Variant(5, 3)
    here.visit("/")
    here.window.counts("[data-number]", 5)
    here.window.shows("h1", "Leave two numbers that add up to a multiple of 3 Z(5, 3)")
    here.window.shows("p", "Tap a number to cross it out")
    here.has_room()
    here.window.press("button", "Open the coach")
    steps = 1 + len(hints(board.start()))
    here.window.counts(".coach li", steps)
    for step in range(1, steps + 1):
        here.window.press("button", "Tell me")
        here.window.counts(".coach li.done", step)
    here.window.counts(".numeral.winning", len(winning_moves(board.start())))
    assert here.numbers(".winning") == list(winning_moves(board.start()))
    for count in (2, 3):
        here.cross(winning_moves(board.position(here.crossed))[0])
        here.waits_for("Your turn" if count < 3 else "You won level 1!", count)
    x, y = here.numbers(":not(.crossed)")
    here.window.shows(".sum", f"= {x + y} = {(x + y) // 3} · 3")
    here.window.press(".end button", "Next level: a bigger board")
    here.waits_for("Your turn", 0)


def loses_and_looks_again(here: Traveller) -> None:
    """Blunder at the third move; the review names the blunder, and the game continues from there."""
    board = Variant(15, 7)
    here.visit(SCHOOL)
    here.cross(8)
    here.waits_for("Your turn", 2)
    winning = winning_moves(board.position(here.crossed))
    blunder = next(number for number in here.numbers(":not(.crossed)") if number not in winning)
    here.cross(blunder)
    for count in range(4, 14, 2):
        here.waits_for("Your turn", count)
        here.cross(here.numbers(":not(.crossed)")[0])
    here.waits_for("You lost", 13)
    here.window.shows(".end h2", "You were winning – until move 3")
    here.window.press(".end button", "Show me")
    here.window.shows(".review", f"Move 3: you cross out {blunder}")
    here.window.shows(".review .mark", "Mistake")
    here.window.counts(".numeral.crossed", 3)
    assert here.numbers(".winning") == list(winning)
    here.window.press(".review button", "Try again before this move")
    here.waits_for("Your turn", 2)


def sees_partners(here: Traveller) -> None:
    """A column is a residue; in the other view partners stand side by side."""
    here.visit(SCHOOL)
    here.window.counts("[data-number]", 15)
    assert here.place(1)[0] == here.place(8)[0]
    assert here.place(1)[1] == here.place(7)[1]
    here.window.press(".tray button", "Partners")
    here.window.until("the partners", "() => document.querySelectorAll('.facing path').length > 0")
    here.window.counts("[data-number]", 15)
    for one, other in ((1, 6), (2, 5), (3, 4)):
        assert here.place(one)[1] == here.place(other)[1]
        assert here.place(one)[0] < here.place(other)[0]
    here.has_room()
    here.cross(8)
    here.waits_for("Your turn", 2)
    here.window.press(".tray button", "Numbers")
    here.window.counts(".facing", 0)


def play_online(host: Traveller, friend: Traveller) -> None:
    """Two windows play the match of a link to its end."""
    host.visit("/?n=7&d=3")
    host.window.press(".controls .who")
    host.window.press("dialog button", "A friend online")
    host.window.press("button", "Make a link")
    function = "() => [...document.querySelectorAll('input')].map(e => e.value).find(link => link.includes('#join='))"
    friend.window.open(host.window.until("the link for the friend", function))
    friend.waits_for("Your friend’s turn", 0)
    host.window.shows(".online li.here:last-child", "Your friend")
    friend.has_room()
    for ply, number in enumerate((3, 6, 1, 2)):
        to_move, waiting = (host, friend) if ply % 2 == 0 else (friend, host)
        to_move.waits_for("Your turn", ply)
        to_move.cross(number)
        waiting.waits_for("Your turn", ply + 1)
    host.cross(4)
    host.waits_for("You won!", 5)
    friend.waits_for("You lost", 5)
    friend.window.shows(".end h2", "You were winning – until move 2")
    friend.window.shows(".sum", "= 12 = 4 · 3")


def join_class(teacher: Traveller, pupil: Traveller) -> None:
    """The teacher opens a classroom and starts a task; the pupil joins by the code and makes a move."""
    teacher.visit("/class")
    teacher.window.press("button", "Open a classroom")
    function = r"() => location.pathname.match(/^\/class\/(\w{5})\/teach$/)?.[1]"
    code = teacher.window.until("the code of the classroom", function)
    teacher.window.press("button", "Prepare the 45-minute lesson")
    pupil.visit(f"/class/{code}")
    pupil.window.press(".door button", "Join")
    pupil.window.shows(".who strong")
    teacher.window.shows("tbody .line", "here")
    teacher.window.press(".plan li:nth-child(2) button", "Start")
    pupil.window.counts("[data-number]", 15)
    pupil.cross(8)
    pupil.window.counts(".numeral.crossed", 2)
    pupil.window.shows(".tray", "Your turn")
    pupil.has_room()
    teacher.window.shows("tbody .line", "1st try")


def reads_map(here: Traveller) -> None:
    """Zoom into the map, move the selection by keys, and follow the link to the board."""
    stage = "[role=application]"
    zoom = "stage => document.querySelector(stage).dataset.zoom"
    here.visit("/atlas?n=301&d=40.5&zoom=56")
    here.window.counts(f"{stage}[data-drawn=true]", 1)
    assert PINK in here.window.ask(COLOURS, f"{stage} canvas")
    here.window.press("button", "Zoom in")
    here.window.until("a nearer map", f"(...stage) => ({zoom})(...stage) === '57.00'", stage)
    here.window.ask("stage => document.querySelector(stage).focus()", stage)
    for n in (301, 303):
        here.window.type(RIGHT)
        here.window.shows("section .name", f"Z({n}, 40)")
    # A pointer that leaves the map brings the selected variant back, and the link to play moves when its text is there.
    here.window.press("section .name")
    margin = str(margin_at_start(Variant(303, 40))).replace("-", "−")
    here.window.shows(".card", f"{winner(303, 40)} wins Margin {margin}.")
    here.has_room()
    here.window.press("a", "Play this board")
    here.window.counts("[data-number]", 303)


def reads_answers(here: Traveller) -> None:
    """Read the pages of both questions, with their pictures, and try a board."""
    here.visit("/answers")
    here.window.counts("figure [data-drawn=true]", 2)
    for question in ("section[aria-labelledby=patterns]", "section[aria-labelledby=reversed]"):
        here.window.shows(f"{question} .answer", "Yes")
        assert PINK in here.window.ask(COLOURS, f"{question} canvas")
    here.window.ask(
        "() => { const field = document.querySelector('aside form input'); field.focus(); field.select(); }"
    )
    here.window.type("1001")
    here.window.shows("aside .card", f"{winner(1001, 7)} wins")
    here.window.until("the board's address", "() => document.querySelector('aside a[href=\"/?n=1001&d=7\"]') !== null")
    here.has_room()


COLOURS = """selector => {
    const canvas = document.querySelector(selector);
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    const seen = new Set();
    for (let at = 0; at < data.length; at += 4 * 97) seen.add(data.slice(at, at + 3).join());
    return [...seen].map(colour => colour.split(',').map(Number));
}"""
"""The colours of a picture, at many of its points."""


@pytest.mark.parametrize("engine", [firefox, webkit])
def test_journey(engine: Engine, site: Site, tmp_path: Path) -> None:
    with engine(tmp_path) as open_window, pictured(open_window, engine) as window:
        here = Traveller(window(*DESK), site.address)
        wins_first_game(here)
        loses_and_looks_again(here)
        sees_partners(here)
        friend = Traveller(window(*TABLET), site.address)
        play_online(here, friend)
        join_class(here, friend)
        reads_map(friend)
        reads_answers(friend)
        for one in (here, friend):
            one.window.hear()
            assert one.window.complaints == ()


@contextmanager
def pictured(open_window: OpenWindow, engine: Any) -> Iterator[OpenWindow]:
    """Take a screenshot of every open window if the journey fails."""
    opened: list[Window] = []

    def open_another(width: int, height: int) -> Window:
        opened.append(open_window(width, height))
        return opened[-1]

    try:
        yield open_another
    except BaseException as error:
        PICTURES.mkdir(parents=True, exist_ok=True)
        for place, window in enumerate(opened):
            file = PICTURES / f"{engine.__name__}-{place + 1}.png"
            file.write_bytes(window.picture())
            error.add_note(f"what {engine.__name__} showed: {file.relative_to(ROOT)}")
        raise
