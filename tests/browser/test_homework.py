"""Homework: from the form to a checked table, and a forged code."""

from __future__ import annotations

import base64
import json
import re
import zlib
from typing import Any

from playwright.sync_api import expect

from browser.conftest import OpenVisit
from browser.test_learn import solve
from helpers.visit import Visit
from zahlenschlacht.game.rules import Variant
from zahlenschlacht.learn.lessons import LESSONS
from zahlenschlacht.learn.puzzles import puzzle
from zahlenschlacht.solution.theory import winning_moves


def decoded(code: str) -> dict[str, Any]:
    """The work in a code."""
    work: dict[str, Any] = json.loads(zlib.decompress(base64.urlsafe_b64decode(code + "=" * (-len(code) % 4))))
    return work


def encoded(work: dict[str, Any]) -> str:
    """The code of this work."""
    return base64.urlsafe_b64encode(zlib.compress(json.dumps(work).encode())).decode().rstrip("=")


def play(visit: Visit, wins: bool) -> None:
    """Play a game of Z(5, 3) as A on the page, well or badly."""
    for ply in (0, 2):
        expect(visit.page.locator(".numeral:not(.crossed)")).to_have_count(5 - ply)
        expect(visit.page.locator(".tray")).to_contain_text("your move")
        position = Variant(5, 3).position(visit.crossed)
        winning = winning_moves(position)
        losing = [number for number in position.numbers if number not in winning]
        visit.cross(winning[0] if wins or not losing else losing[0])
    expect(visit.page.locator(".numeral.crossed")).to_have_count(3)
    expect(visit.page.locator(".feedback p")).to_be_visible()


def add(visit: Visit, kind: str, **fields: str) -> None:
    """Add a task on the form."""
    for label, value in {"Task": kind, **fields}.items():
        field = (
            visit.page.locator("label")
            .filter(has=visit.page.locator(f":is(span, i):text-is('{label}')"))
            .locator(".field")
        )
        if field.evaluate("field => field.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
    visit.button("Add").click()


def test_homework_goes_from_the_form_to_a_checked_table(visit: OpenVisit) -> None:
    teacher = visit("/homework", expected="422")
    add(teacher, "puzzles", Puzzles="1")
    add(teacher, "board", n="5", d="3", Opponent="random")
    link = teacher.page.locator(".give .address a")
    expect(link).to_contain_text(re.compile(r"/homework\?do=puzzles\.mixed\.\w+\.1~board\.5\.3\.A\.random$"))
    address = link.inner_text()

    pupil = visit(address[address.index("/homework") :])
    expect(pupil.page.locator("main li")).to_have_count(2)
    pupil.page.get_by_label("Your name").fill("Ada")
    pupil.button("Begin").click()
    expect(pupil.page.locator("nav.tasks").get_by_text("1 of 2")).to_be_visible()
    seed = re.search(r"mixed\.(\w+)\.1", address)
    assert seed is not None
    puzzle = f"/api/puzzles/mixed/{seed[1]}-1"
    pupil.button("Next task").click()
    play(pupil, wins=False)
    if pupil.page.get_by_text("The board is the same").is_visible():
        pupil.button("Try again").click()
    while not pupil.page.get_by_text("On to the next task!").is_visible():
        play(pupil, wins=True)
    pupil.page.locator(".actions .main").click()
    expect(pupil.page.locator("h1")).to_have_text("Your result")
    pupil.page.reload()
    expect(pupil.page.locator("nav.tasks").get_by_text("1 of 2")).to_be_visible()
    solution = pupil.page.request.get(f"{puzzle}/solution").json()
    assert solution["winning_moves"] or solution["is_lost"]
    for _ in range(2):
        pupil.button("Next task").click()
    code = pupil.page.locator(".code").inner_text()

    work = decoded(code)
    assert work["name"] == "Ada"
    teacher.page.get_by_role("link", name="Check the codes").click()
    games = work["entries"][1]
    others = [number for number in range(1, 6) if number not in games[-1]]
    forged = encoded({**work, "entries": [[], [[*games[-1][:-1], games[-1][0]], others]]})
    teacher.page.get_by_label("Codes").fill(f"{code}\n{forged}\n{code[:-9]}")
    teacher.button("Check the codes").click()
    row = teacher.page.locator("tbody tr")
    expect(row).to_have_count(1)
    expect(row.locator("td").nth(0)).to_contain_text("–")
    expect(row.locator("td").nth(1)).to_contain_text("✓")
    expect(row.locator("td").nth(1)).to_contain_text(["no error", "1 error"][len(games) - 1])
    expect(teacher.page.locator(".wrong")).to_have_count(2)
    expect(teacher.page.locator(".wrong").nth(0)).to_contain_text("does not hold")
    expect(teacher.page.locator(".wrong").nth(1)).to_contain_text("damaged")


def test_the_puzzles_of_a_worksheet_end_after_the_last(visit: OpenVisit) -> None:
    seed = next(seed for seed in range(50) if not puzzle("superfluous", f"{seed}-1").is_lost)
    here = visit(f"/homework?do=puzzles.superfluous.{seed}.1")
    here.page.get_by_label("Your name").fill("Emmy")
    here.button("Begin").click()
    moves: list[int] = []
    while not here.button("Next puzzle").is_visible():
        position = puzzle("superfluous", f"{seed}-1").position
        for number in here.crossed[position.ply :]:
            position = position.cross(number)
        moves.append(winning_moves(position)[0])
        here.cross(moves[-1])
        expect(here.number(moves[-1])).to_have_class(re.compile("crossed"))
        reply = here.page.locator(".tray").get_by_text("your move")
        expect(here.button("Next puzzle").or_(reply).first).to_be_visible()
    here.button("Next puzzle").click()
    expect(here.page.locator("h1")).to_have_text("Your result")
    assert decoded(here.page.locator(".code").inner_text())["entries"] == [[{"moves": moves}]]


def test_the_games_of_a_lesson_are_played_again_even_if_the_server_is_busy(visit: OpenVisit) -> None:
    lesson = LESSONS["last-two"]
    pupil = visit(f"/homework?do=lesson.{lesson.place}")
    pupil.page.get_by_label("Your name").fill("Emmy")
    pupil.button("Begin").click()
    for place, exercise in enumerate(lesson.exercises, 1):
        pupil.expect_board(exercise.position.variant.n)
        solve(pupil, exercise)
        pupil.button("Finish the lesson" if place == len(lesson.exercises) else "Go on").click()
    pupil.button("Go on").click()
    work = decoded(pupil.page.locator(".code").inner_text())
    *answers, [place, crossed] = work["entries"][0]
    start = lesson.exercises[place - 1].position
    replies = [number for number in start.numbers if number != crossed[start.ply]]
    forged_games = [[*start.crossed, reply, winning_moves(start.cross(reply))[0]] for reply in replies]
    forged = [{**work, "entries": [[*answers, [place, game]]]} for game in forged_games]
    won_once = {**work, "entries": [answers]}

    teacher = visit("/homework/results", expected="503|422")
    refusal = {"code": "busy", "values": {}, "detail": ""}
    teacher.page.route("**/api/matches", lambda route: route.fulfill(status=503, json=refusal), times=1)
    teacher.page.get_by_label("Codes").fill("\n".join(map(encoded, [work, *forged, won_once])))
    teacher.button("Check the codes").click()
    rows = teacher.page.locator("tbody tr")
    expect(rows).to_have_text([re.compile("Emmy ?✓ no error"), re.compile("Emmy ?– no error")])
    expect(teacher.page.locator(".wrong")).to_have_count(len(forged))
