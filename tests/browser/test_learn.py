"""Learning on the page: the path, every exercise of every lesson, wrong answers played out, and the stars."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import combinations, pairwise
from typing import Any, Literal

import pytest
from playwright.sync_api import expect

from helpers.visit import TWO_FRAMES, Visit
from zahlenschlacht.explanations.messages import Message
from zahlenschlacht.explanations.words import Words
from zahlenschlacht.game.rules import Position, Variant
from zahlenschlacht.learn.exercises import Exercise
from zahlenschlacht.learn.lessons import LESSONS, Lesson
from zahlenschlacht.learn.path import PATH
from zahlenschlacht.learn.puzzles import DAYS, Puzzle, progress, puzzle
from zahlenschlacht.learn.recipes import check, duel, parse_recipe
from zahlenschlacht.solution import theory
from zahlenschlacht.solution.theory import winning_moves

from .conftest import OpenVisit
from .test_in_sight import box

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

# The workshop describes the recipe superfluous;larger in sentences, without code.
BEST = (
    "57 boards with 2 phrases: Cross out a number that has no partner. "
    "Cross out a number from the longer column of its pair."
)


def tap(here: Visit, numbers: Iterable[int]) -> None:
    """Press these numbers, one after the other."""
    for number in numbers:
        here.number(number).click()


def expect_crossed_count(here: Visit, count: int) -> None:
    """Wait until this many numbers are crossed out."""
    expect(here.page.locator(".numeral.crossed")).to_have_count(count)


def play(here: Visit, exercise: Exercise) -> None:
    """Win the games of an exercise by perfect play."""
    for wins in range(1, exercise.wins + 1):
        game: Position = exercise.position
        while not game.is_over:
            expect(here.page.locator(".tray")).to_contain_text(re.compile("your move|wins"))
            game = exercise.position.variant.position(here.crossed)
            if not game.is_over:
                here.cross(winning_moves(game)[0])
                expect(here.page.locator(".numeral.crossed")).not_to_have_count(game.ply)
        if wins < exercise.wins:
            here.button("Next game").click()


def solve(here: Visit, exercise: Exercise) -> None:
    """Solve an exercise with the library's answer, and submit it."""
    answer = exercise.solution
    if exercise.kind == "play":
        return play(here, exercise)
    if exercise.kind == "choose":
        here.page.locator(".options").get_by_role("button", name=re.compile(rf"(^|\s){answer}$")).click()
    elif answer == "none":
        here.page.locator(".options button").click()
    elif exercise.kind == "tap":
        tap(here, [answer])
    elif exercise.kind == "draw-pairs":
        tap(here, [number for pair in answer for number in pair])
    else:
        tap(here, answer)
    return here.button("Check").click()


@pytest.mark.parametrize(
    "lesson",
    [pytest.param(it, marks=() if it.place in (3, 8) else pytest.mark.slow, id=it.name) for it in LESSONS.values()],
)
def test_a_lesson_is_done_on_the_board_and_gives_three_stars(visit: OpenVisit, lesson: Lesson) -> None:
    here = visit(f"/learn/{lesson.place}")
    for place, exercise in enumerate(lesson.exercises, 1):
        # An exercise with a slider for n begins with the smallest board.
        here.expect_board(5 if exercise.question == "frontier" else exercise.position.variant.n)
        solve(here, exercise)
        expect(here.page.locator(".feedback.right")).to_be_visible()
        here.button("Finish the lesson" if place == len(lesson.exercises) else "Go on").click()
    expect(here.page.get_by_role("img", name="3 of 3 stars")).to_be_visible()
    expect(here.page.get_by_text(f"Lesson {lesson.place} is done!")).to_be_visible()
    here.page.get_by_role("link", name="All lessons").click()
    expect(here.page.locator(".sum")).to_contain_text("3 of 36")
    # Two bits of stars for each lesson and a parity bit, which is 0 here, in five signs of five bits.
    code = 3 << 2 * (len(LESSONS) - lesson.place) + 1
    signs = "".join("23456789ABCDEFGHJKLMNPQRSTUVWXYZ"[code >> shift & 31] for shift in (20, 15, 10, 5, 0))
    expect(here.page.locator("output")).to_have_text(signs)


def test_a_wrong_answer_is_played_out_and_can_be_corrected(visit: OpenVisit) -> None:
    here = visit("/learn/4")
    tap(here, [3])
    here.button("Check").click()
    flaw = LESSONS["answer"].exercises[0].flaw(3)
    assert flaw is not None
    assert flaw.game is not None
    expect_crossed_count(here, flaw.game.ply)
    expect(here.page.locator(".end-sum")).to_be_visible()
    here.button("Try again").click()
    expect_crossed_count(here, 2)
    expect(here.button("Check")).to_be_disabled()


def test_after_an_answer_enter_goes_on_and_the_focus_stays_in_the_exercise(visit: OpenVisit) -> None:
    here = visit("/learn/4")
    here.number(3).focus()
    here.page.keyboard.press("Enter")
    here.button("Check").press("Enter")
    expect(here.button("Try again")).to_be_focused()
    here.page.keyboard.press("Enter")
    expect(here.page.locator("[data-number]:focus")).to_have_count(1)
    tap(here, [5])
    here.button("Check").press("Enter")
    expect(here.button("Go on")).to_be_focused()
    here.page.keyboard.press("Enter")
    here.expect_board(9)
    # A hint leads back to the board, and a solution goes on.
    here.button("Hint").press("Enter")
    expect(here.page.locator("[data-number]:focus")).to_have_count(1)
    here.button("Show me").press("Enter")
    expect(here.button("Go on")).to_be_focused()


@pytest.mark.parametrize("width", [390, 1280])
def test_no_sum_on_an_arc_covers_another(visit: OpenVisit, width: int) -> None:
    here = visit("/learn/3", viewport={"width": width, "height": 664})
    tap(here, [1, 4, 2, 5, 3, 6])
    sums = here.page.locator(".rainbow span")
    expect(sums).to_have_text(["1 + 4 = 5", "2 + 5 = 7", "3 + 6 = 9"])
    for one, other in combinations([box(text) for text in sums.all()], 2):
        assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
    # An arc ends where its sum begins.
    assert sums.first.evaluate("e => getComputedStyle(e).backgroundColor") != "rgba(0, 0, 0, 0)"


def test_moves_in_a_lesson_are_announced_and_a_lost_game_is_explained(visit: OpenVisit) -> None:
    here = visit("/answers")
    open_at_exercise(here, "answer", 4)
    status = here.page.locator("[role=status]").first
    here.expect_board(9)
    here.cross(2)
    expect(status).to_have_text(re.compile(r"B crosses out \d\. .*your move"))
    while not (game := Variant(9, 11).position(here.crossed)).is_over and game.turn is not None:
        bad = [number for number in game.numbers if number not in winning_moves(game)]
        here.cross(bad[0] if bad else game.numbers[0])
        expect(here.page.locator(".tray")).to_contain_text(re.compile("your move|before the mistake"))
        if here.page.locator(".feedback.wrong").count() > 0:
            break
    feedback = here.page.locator(".feedback.wrong")
    expect(feedback).to_contain_text(re.compile(r"Lost\. Move \d was the mistake: .*partner"))
    # The board shows the position before the mistake, with a better move.
    expect(here.page.locator(".numeral.winning")).to_have_count(1)
    assert here.violations() == []


def test_help_costs_a_star_the_solution_two_and_a_reload_nothing(visit: OpenVisit) -> None:
    here = visit("/learn/3")
    here.button("Hint").click()
    expect(here.page.locator(".feedback")).to_contain_text("1 plus what is 7?")
    here.button("Show me").click()
    expect(here.page.locator(".rainbow path")).to_have_count(3)
    here.button("Go on").click()
    expect(here.page.get_by_role("heading", level=1)).to_contain_text("Which one?")
    here.page.reload()
    expect(here.page.get_by_role("heading", level=1)).to_contain_text("Which one?")
    for exercise in LESSONS["partners"].exercises[1:]:
        solve(here, exercise)
        here.page.locator(".actions .main").click()
    expect(here.page.get_by_role("img", name="1 of 3 stars")).to_be_visible()


def test_after_a_game_is_shown_the_visitor_has_to_win_it(visit: OpenVisit) -> None:
    here = visit("/learn/4")
    for exercise in LESSONS["answer"].exercises[:3]:
        solve(here, exercise)
        here.button("Go on").click()
    here.button("Hint").click()
    here.button("Show me").click()
    expect_crossed_count(here, 7)
    here.button("Now I play").click()
    expect_crossed_count(here, 0)
    solve(here, LESSONS["answer"].exercises[3])
    expect(here.page.locator(".feedback.right")).to_be_visible()


@pytest.mark.parametrize(("place", "count"), [(1, 0), (2, 0), (3, 1)])
def test_the_board_does_not_show_the_partners_that_an_exercise_asks_for(
    visit: OpenVisit, place: int, count: int
) -> None:
    here = visit("/learn/3")
    for exercise in LESSONS["partners"].exercises[: place - 1]:
        solve(here, exercise)
        here.button("Go on").click()
    here.number(5).hover()
    expect(here.number(5)).to_have_attribute("data-ring", "here")
    expect(here.page.locator("[data-ring=bonded]")).to_have_count(count)


def test_pairs_are_drawn_with_the_keyboard_alone(visit: OpenVisit) -> None:
    here = visit("/learn/3")
    here.number(1).focus()
    for key in ("Enter", "End", "ArrowLeft", "Enter"):
        here.page.keyboard.press(key)
    expect(here.number(1)).to_have_accessible_name("1, joined to 6")
    here.page.keyboard.press("Enter")
    expect(here.page.locator(".rainbow path")).to_have_count(0)


def test_a_set_is_marked_with_the_keyboard_alone_and_nothing_is_crossed_out(visit: OpenVisit) -> None:
    here = visit("/learn/8")
    here.expect_board(9)
    slate = here.page.locator(".slate")
    expect(slate).to_have_accessible_description(re.compile("choose with Enter .* Nothing gets crossed out"))
    here.number(1).focus()
    for key in ("Enter", "ArrowRight", "Space"):
        here.page.keyboard.press(key)
    for number in (1, 2):
        expect(here.number(number)).to_have_accessible_name(f"{number}, chosen")
    expect_crossed_count(here, 0)
    expect(here.page.locator(".tray")).to_contain_text("2 numbers marked")
    tap(here, [3, 7, 8, 9])
    here.button("Check").press("Enter")
    expect(here.page.locator(".feedback.right")).to_be_visible()
    # The right part is highlighted: the set without a bond.
    expect(here.page.locator(".numeral.hostile")).to_have_count(6)


def test_numbers_slide_into_their_columns(visit: OpenVisit) -> None:
    here = visit("/answers", discard=True, reduced_motion="no-preference")
    here.page.clock.install()
    here.page.goto("/learn/5")
    here.expect_board(11)
    expect(here.page.locator(".heads")).to_have_count(0)
    here.page.clock.run_for(2000)
    expect(here.page.locator(".heads span")).to_have_text(["1", "2", "3", "4", "0"])
    # With reduced motion the columns are there at once.
    reduced = visit("/learn/5")
    expect(reduced.page.locator(".heads span")).to_have_count(5)
    expect(reduced.page.locator(".heads")).to_have_attribute("data-label", "Remainder")


def open_at_exercise(here: Visit, lesson: str, place: int) -> None:
    """Open a lesson at this exercise."""
    bookmark = f'{{"lesson":"{lesson}","place":{place},"stars":3}}'
    here.page.evaluate("bookmark => localStorage.setItem('zahlenschlacht:lesson', bookmark)", bookmark)
    here.page.goto(f"/learn/{LESSONS[lesson].place}")


def test_the_slider_asks_for_the_winner_before_it_shows_the_winner(visit: OpenVisit) -> None:
    here = visit("/answers")
    open_at_exercise(here, "frontier", 2)
    for n in (5, 7, 9):
        here.expect_board(n)
        expect(here.page.locator(".numeral.hostile")).to_have_count(0)
        verdict = theory.solve(Variant(n, 7).start())
        here.button("B wins").click()
        right = "Right!" if verdict.winner.value == "B" else "Not quite:"
        expect(here.page.locator(".prediction")).to_contain_text(f"{right} {verdict.winner.value} can win")
        if verdict.winner.value == "B":
            assert verdict.certificate is not None
            expect(here.page.locator(".numeral.hostile")).to_have_count(len(verdict.certificate.hostile))
        here.page.get_by_role("slider").press("ArrowRight")
    expect(here.page.get_by_role("list", name="What you have seen so far").get_by_role("listitem")).to_have_count(3)
    assert here.violations() == []


def test_a_wrong_count_is_shown_by_groups(visit: OpenVisit) -> None:
    here = visit("/answers")
    open_at_exercise(here, "counting", 3)
    here.page.locator(".options").get_by_role("button", name="6").click()
    here.button("Check").click()
    expect(here.page.locator(".feedback")).to_contain_text("each of these 5 groups")
    expect(here.page.locator(".pairing path")).to_have_count(4)


def test_the_path_shows_every_station_on_a_phone(visit: OpenVisit) -> None:
    here = visit("/learn", **PHONE)
    expect(here.page.locator(".path li:visible")).to_have_count(len(PATH))
    expect(here.page.locator(".head").get_by_role("link", name="Continue: level 1")).to_be_visible()
    assert here.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("path", ["/learn", "/learn/11"])
def test_type_of_twice_the_size_fits_on_a_tablet(visit: OpenVisit, path: str) -> None:
    here = visit("/answers", viewport={"width": 768, "height": 1024}, locale="de-DE")
    here.page.add_init_script(
        "document.addEventListener('DOMContentLoaded', () => document.documentElement.style.fontSize = '32px')"
    )
    here.page.goto(path)
    expect(here.page.locator(".path li, .stage").first).to_be_visible()
    here.page.evaluate(TWO_FRAMES)
    assert here.page.evaluate("document.documentElement.scrollWidth") <= 768
    signs = [box(sign) for sign in here.page.locator(".path .sign").all()[:4]]
    assert all(one[2] <= other[0] or one[3] <= other[1] for one, other in pairwise(signs))


def test_a_code_brings_stars_to_another_device(visit: OpenVisit) -> None:
    here = visit("/learn")
    field = here.page.get_by_label("Code from another device")
    field.fill("ZT223")
    here.button("Use this code").click()
    expect(here.page.locator("#code-answer")).to_contain_text("mistake")
    field.fill("zt222")
    here.button("Use this code").click()
    expect(here.page.locator(".sum")).to_contain_text("12 of 36")
    here.page.reload()
    expect(here.page.locator(".sum")).to_contain_text("12 of 36")
    expect(here.page.locator("li.lesson.done")).to_have_count(5)
    expect(here.page.locator("li.here a")).to_have_attribute("href", "/?n=5&d=3&opponent=random")


def first_puzzle(lost: bool, proof: str | None = None) -> Puzzle:
    """The first mixed puzzle of this kind."""
    puzzles = (puzzle("mixed", str(seed)) for seed in range(100))
    return next(one for one in puzzles if one.is_lost == lost and one.proof == proof)


def finish(here: Visit, task: Puzzle) -> None:
    """Solve a puzzle that can be won."""
    moves: list[int] = []
    while (state := progress(task, moves)).status == "open":
        expect_crossed_count(here, state.position.ply)
        moves.append(winning_moves(state.position)[0])
        tap(here, moves[-1:])
    expect(here.page.locator(".tray")).to_contain_text("Solved")
    expect(here.page.locator(".feedback.right")).to_contain_text("✓ Right!")
    # The board of a solved puzzle is only to be looked at, and the focus goes on.
    expect(here.page.locator("[data-number]:enabled")).to_have_count(0)
    expect(here.page.locator(".actions .main")).to_be_focused()


def step_count(task: Puzzle) -> int:
    """The number of moves with which `finish` solves a puzzle."""
    moves: list[int] = []
    while (state := progress(task, moves)).status == "open":
        moves.append(winning_moves(state.position)[0])
    return len(moves)


def test_a_puzzle_continues_until_the_win_is_certain(visit: OpenVisit) -> None:
    task = first_puzzle(lost=False)
    here = visit(f"/puzzles/mixed/{task.seed}")
    finish(here, task)
    expect(here.page.locator(".count")).to_have_text("1 in a row")
    here.page.reload()
    finish(here, task)
    expect(here.page.locator(".count")).to_have_text("1 in a row")
    here.page.get_by_role("link", name="Next puzzle").click()
    here.page.wait_for_url(re.compile(rf"/puzzles/mixed/(?!{task.seed}$)"))


def test_the_puzzles_of_the_path_count_up_and_then_lead_on(visit: OpenVisit) -> None:
    task = next(one for one in (puzzle("partner", str(seed)) for seed in range(100)) if not one.is_lost)
    here = visit("/puzzles")
    here.page.evaluate("localStorage.setItem('zahlenschlacht:puzzles', JSON.stringify({solved: {partner: 4}}))")
    here.page.goto(f"/puzzles/partner/{task.seed}")
    expect(here.page.locator(".count")).to_have_text("4 of 5")
    finish(here, task)
    expect(here.page.locator(".count")).to_have_text("5 of 5")
    expect(here.page.locator(".actions .main, footer .main")).to_have_text("Continue: level 1 →")
    expect(here.page.get_by_role("link", name="Next puzzle")).to_be_visible()


def test_a_wrong_move_is_refuted_and_the_puzzle_comes_back(visit: OpenVisit) -> None:
    task = first_puzzle(lost=False)
    here = visit(f"/puzzles/mixed/{task.seed}")
    expect(here.page.locator(".tray")).to_contain_text(f"has just crossed out {task.position.crossed[-1]}.")
    wrong = next(number for number in task.position.numbers if number not in task.winning_moves)
    tap(here, [wrong])
    expect(here.page.locator(".end-sum")).to_be_visible()
    expect(here.page.locator(".feedback.wrong")).to_contain_text(f"✗ Not quite. After {wrong} you lose")
    expect(here.page.locator(".feedback")).not_to_contain_text(re.compile("would have won|only winning move"))
    expect(here.button("Try again")).to_be_focused()
    assert here.violations() == []
    here.button("Try again").click()
    expect(here.page.locator(".feedback.wrong")).to_have_count(0)
    finish(here, task)
    expect(here.page.locator(".count")).to_have_count(0)  # no streak
    here.page.goto("/puzzles")
    expect(here.page.get_by_role("link", name="Three minutes")).to_be_visible()
    expect(here.page.get_by_text("Once more")).to_have_count(0)  # it comes back tomorrow


def test_the_puzzles_of_the_day_have_marks_a_streak_and_a_text_to_share(visit: OpenVisit) -> None:
    here = visit("/", permissions=["clipboard-read", "clipboard-write"])
    card = here.page.locator(".day")
    expect(card).to_contain_text("Three new puzzles every day at midnight")
    yesterday, today = here.page.evaluate(
        "[1, 0].map(ago => new Date(Date.now() - ago * 864e5).toISOString().slice(0, 10))"
    )
    stored_days = {yesterday: {"day": {"marks": "✓", "solved": True}}}
    here.page.evaluate("days => localStorage.setItem('zahlenschlacht:days', JSON.stringify(days))", stored_days)
    card.get_by_role("link", name="Solve it").click()
    marks = []
    for theme in DAYS:
        here.page.wait_for_url(f"**/puzzles/{theme}/{today}")
        task = puzzle(theme, today)
        shown = f"has just crossed out {task.position.crossed[-1]}." if task.position.crossed else "You are"
        expect(here.page.locator(".tray")).to_contain_text(shown)
        expect(here.button("No move wins")).to_have_count(0)  # the puzzles of the day can be won
        if theme == "day":
            tap(here, [next(number for number in task.position.numbers if number not in task.winning_moves)])
            here.button("Try again").click()
        finish(here, task)
        marks.append(("✗" if theme == "day" else "") + "✓" * step_count(task))
        expect(here.page.locator(".count")).to_have_text("2 days in a row.")
        expect(here.button("Tell your friends")).to_be_visible()
        says_when = expect(here.page.locator(".feedback"))
        next_day = re.compile("The next three come in")
        if theme == DAYS[-1]:
            says_when.to_contain_text(next_day)
        else:
            says_when.not_to_contain_text(next_day)
        here.page.get_by_role("link", name=re.compile("Next puzzle|Today’s results")).click()
    here.page.wait_for_url("**/puzzles")
    for page in ("/puzzles", "/learn", "/"):
        here.page.goto(page)
        expect(card).to_contain_text("✓ solved")
        expect(card).to_contain_text("2 days in a row.")
        expect(card).to_contain_text(re.compile(r"The next three come in (one hour|\d+ hours)\."))
        assert here.violations() == []
    text = here.copy_with("Tell your friends")
    date = here.page.evaluate("new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })")
    address = f"{here.address}/puzzles/day-small/{today}"
    assert text == f"Zahlenschlacht, {date}: {' · '.join(marks)} 2 days in a row. {address}"
    here.page.goto("/puzzles")
    expect(card).to_contain_text("2 days · 4 solved, 3 without a mistake · longest row: 2 days")
    expect(here.page.locator("main .pill.main")).to_have_text(["Next puzzle"])


def test_the_rating_follows_the_results_and_the_theme_stays_hidden_until_the_solution(visit: OpenVisit) -> None:
    here = visit("/puzzles")
    here.page.get_by_role("link", name="Your rating: 1200").click()
    here.page.wait_for_url(re.compile("/puzzles/near-1200/"))
    task = next(one for one in (puzzle("near-1200", str(seed)) for seed in range(100)) if not one.is_lost)
    here.page.goto(f"/puzzles/near-1200/{task.seed}")
    expect(here.page.locator(".where")).to_have_text("Puzzle")
    expect(here.page.locator(".count")).to_have_text("Your rating: 1200")
    finish(here, task)
    expect(here.page.locator(".count")).to_have_text(re.compile(r"Your rating: 1[34]\d\d \(\+\d+\)"))
    expect(here.page.locator(".where")).to_have_text(Words("en").say(Message(f"theme-{task.theme}")))
    here.page.get_by_role("link", name="Next puzzle").click()
    here.page.wait_for_url(re.compile("/puzzles/near-1[34]"))


def test_a_puzzle_continues_after_a_reload(visit: OpenVisit) -> None:
    task = next(
        one
        for one in (puzzle("larger", str(seed)) for seed in range(100))
        if not one.is_lost and progress(one, one.winning_moves[:1]).status == "open"
    )
    here = visit(f"/puzzles/larger/{task.seed}")
    tap(here, task.winning_moves[:1])
    after = progress(task, task.winning_moves[:1]).position.ply
    expect_crossed_count(here, after)
    here.page.reload()
    expect_crossed_count(here, after)


def test_a_failed_puzzle_that_has_come_back_is_solved_and_returns_later(visit: OpenVisit) -> None:
    task = first_puzzle(lost=False)
    here = visit("/answers")
    failed = [{"theme": "mixed", "seed": task.seed, "solved": 0, "due": 1}]
    here.page.evaluate("one => localStorage.setItem('zahlenschlacht:puzzles', JSON.stringify(one))", {"failed": failed})
    here.page.goto("/puzzles")
    here.page.get_by_role("link", name="A puzzle that you missed is back.").click()
    finish(here, task)
    # The puzzle comes back until it is known, the next time after three days.
    failed_puzzle = "JSON.parse(localStorage.getItem('zahlenschlacht:puzzles')).failed[0]"
    here.page.wait_for_function(f"{failed_puzzle}.solved === 1")
    stored_puzzle = here.page.evaluate(failed_puzzle)
    days = (stored_puzzle["due"] - here.page.evaluate("Date.now()")) / 86_400_000
    assert 2.9 < days <= 3


def test_several_themes_are_mixed_and_each_has_its_count(visit: OpenVisit) -> None:
    here = visit("/puzzles")
    here.page.get_by_text("By theme").click()
    for theme in ("Answer with the partner", "The longer column"):
        here.page.get_by_label(theme).check()
    expect(here.page.get_by_text("2 themes are ticked")).to_be_visible()
    here.page.reload()
    here.page.get_by_role("link", name="Solve it").nth(1).click()
    here.page.wait_for_url(re.compile(r"/puzzles/partner\+larger/"))
    task = next(one for one in (puzzle("partner+larger", str(seed)) for seed in range(100)) if not one.is_lost)
    here.page.goto(f"/puzzles/partner+larger/{task.seed}")
    expect(here.page.locator(".where")).to_have_text("Puzzle")
    finish(here, task)
    here.page.get_by_role("link", name="Next puzzle").click()
    here.page.wait_for_url(re.compile(rf"/puzzles/partner\+larger/(?!{task.seed}$)"))
    here.page.goto("/puzzles")
    title = Words("en").say(Message(f"theme-{task.theme}"))
    expect(here.page.locator("label", has_text=title)).to_contain_text("1 of 12")
    assert here.violations() == []


@pytest.mark.parametrize("proof", ["mark-set", "draw-pairs"])
def test_a_visitor_proves_that_a_position_is_lost(visit: OpenVisit, proof: str) -> None:
    task = first_puzzle(lost=True, proof=proof)
    here = visit(f"/puzzles/mixed/{task.seed}")
    here.button("No move wins").click()
    expect(here.button("Check")).to_be_disabled()
    certificate = theory.solve(task.position).certificate
    assert certificate is not None
    if proof == "mark-set":
        tap(here, certificate.hostile)
    else:
        tap(here, [number for group in certificate.groups for number in group[: len(group) // 2 * 2]])
    here.button("Check").click()
    expect(here.page.locator(".feedback.right")).to_contain_text("whatever you do")


@pytest.mark.parametrize("width", [390, *(pytest.param(it, marks=pytest.mark.slow) for it in (320, 430))])
def test_three_minutes_fit_on_a_phone_and_end_with_a_result(visit: OpenVisit, width: int) -> None:
    here = visit("/puzzles", discard=True, viewport={"width": width, "height": 664})
    here.page.clock.install()
    here.page.get_by_role("link", name="Three minutes").click()
    with here.page.expect_response(re.compile("/api/puzzles/upto-7/")) as response:
        here.button("Start the clock").click()
    task = puzzle("upto-7", response.value.url.split("/")[-1])
    expect(here.page.locator(".where")).to_have_text(re.compile("3:00|2:5"))
    expect(here.page.locator(".count")).to_have_text("0 solved")
    assert here.page.evaluate("document.documentElement.scrollWidth") <= width
    heading = here.page.locator(".where")
    assert heading.evaluate("one => one.scrollWidth <= one.clientWidth")  # nothing lies over the clock
    where, count, badge = (box(here.page.locator(f"main header > {part}")) for part in (".where", ".count", ".badge"))
    assert where[2] <= count[0] + 1
    # The long name of a board with swapped roles stands in a row of its own.
    assert count[2] <= badge[0] + 1 or count[3] <= badge[1] + 1
    assert here.violations() == []
    # An error is shown for a moment, and the next puzzle follows without a press.
    wrong = next(number for number in task.position.numbers if number not in task.winning_moves)
    tap(here, [wrong])
    expect(here.page.locator(".feedback.wrong")).to_be_visible()
    with here.page.expect_response(re.compile("/api/puzzles/upto-7/")):
        here.page.clock.run_for(2000)
    here.page.clock.run_for(180_000)
    expect(here.page.get_by_role("heading", level=1)).to_have_text("Time is up: 0 solved")
    expect(here.page.get_by_text("Your record: 0")).to_be_visible()
    expect(here.page.locator(".board")).to_have_count(0)
    here.button("Try again").click()
    expect(here.page.locator(".count")).to_have_text("0 solved")


def test_an_address_without_a_puzzle_is_refused(visit: OpenVisit) -> None:
    here = visit("/puzzles/chess/1", expected="422")
    expect(here.page.get_by_role("alert")).to_contain_text("there are no puzzles of this kind")
    expect(here.page.get_by_role("heading", level=1)).to_have_text("Puzzles")
    here.page.get_by_role("link", name="All puzzles").click()
    expect(here.page.locator("main .pill.main")).to_have_text(["Solve it"])
    assert here.violations() == []


def test_a_recipe_is_written_checked_and_refuted(visit: OpenVisit) -> None:
    here = visit("/workshop?recipe=superfluous;any")
    expect(here.page.locator("#verdict-title")).to_have_text("This recipe wins 33 of 57 boards.")
    here.page.get_by_role("button", name="Z(15, 7): beaten").click()
    result = check(parse_recipe("superfluous;any"), Variant(15, 7))
    expect(here.page.locator("li.blunder")).to_contain_text(
        f"Line {result.line} · beaten on Z(15, 7) by this line", ignore_case=True
    )
    expect(here.page.locator(".end-sum")).to_be_visible()
    assert result.game is not None
    here.expect_crossed_numbers(result.game.crossed)
    here.page.get_by_label("Phrase 1 of line 2").select_option("larger")
    expect(here.page.locator("#verdict-title")).to_have_text("This recipe wins 57 of 57 boards.")
    expect(here.page).to_have_url(re.compile(r"/workshop\?recipe=superfluous;larger$"))
    here.page.get_by_label("Remove line 1").click()
    expect(here.page.locator("#verdict-title")).to_have_text("This recipe wins 11 of 57 boards.")
    expect(here.page.locator(".verdict")).to_contain_text(BEST)
    expect(here.page.locator(".verdict a").first).to_have_text(re.compile("^Cross out a number that has no partner"))
    expect(here.page.locator("main")).not_to_contain_text("superfluous")


def test_the_phrase_that_wins_alone_is_locked_until_all_boards_are_won(visit: OpenVisit) -> None:
    here = visit("/workshop?recipe=balance")
    expect(here.page.locator("#verdict-title")).to_have_text("This recipe wins 57 of 57 boards.")
    expect(here.page.locator(".note")).to_contain_text("does not count")
    expect(here.page.get_by_text("Your best so far")).to_have_count(0)
    word = here.page.get_by_label("Phrase 1 of line 1")
    word.select_option("superfluous")
    expect(here.page.locator("#verdict-title")).to_have_text("This recipe wins 33 of 57 boards.")
    expect(here.page.locator(".note")).to_contain_text("One phrase is locked")
    expect(word.locator("option[value=balance]")).to_have_count(0)
    expect(here.page.get_by_label("Start from a known recipe")).to_have_count(0)
    here.button("+ Add a line").click()
    here.page.get_by_label("Phrase 1 of line 2").select_option("larger")
    expect(here.page.locator(".note")).to_contain_text("You have won all boards!")
    expect(word.locator("option[value=balance]")).to_have_count(1)
    expect(here.page.get_by_label("Start from a known recipe")).to_be_visible()
    here.page.reload()
    expect(here.page.locator(".verdict")).to_contain_text(BEST)
    here.page.get_by_label("Remove line 1").click()
    expect(here.page.locator("#verdict-title")).to_have_text("This recipe wins 11 of 57 boards.")
    expect(here.page.locator(".note")).to_have_count(0)
    expect(here.page.get_by_label("Start from a known recipe")).to_be_visible()


def test_a_recipe_for_b_is_checked_on_the_boards_of_b(visit: OpenVisit) -> None:
    here = visit("/workshop?recipe=smaller;bonded")
    expect(here.page.locator(".cell")).to_have_count(57)
    here.button("Player B").click()
    expect(here.page.locator("#verdict-title")).to_have_text("This recipe wins 47 of 55 boards.")
    expect(here.page).to_have_url(re.compile(r"/workshop\?recipe=smaller;bonded&seat=B$"))
    here.page.reload()
    expect(here.page.locator(".cell")).to_have_count(55)
    here.page.locator(".cell.refuted").first.click()
    expect(here.page.locator(".end-sum")).to_be_visible()
    expect(here.page.locator(".left")).to_contain_text("then A can win")


def test_a_visitor_plays_against_a_recipe(visit: OpenVisit) -> None:
    here = visit("/workshop?recipe=superfluous;partner")
    here.page.get_by_role("button", name="Z(15, 7): beaten").click()
    here.page.get_by_role("link", name="Play against it on Z(15, 7)").click()
    here.button("Go ahead!").click()
    here.expect_crossed(1)
    expect(here.page.locator("#choices .who")).to_contain_text("vs a recipe from the workshop")
    recipe = parse_recipe("superfluous;partner")
    assert here.crossed[0] in recipe.moves(Variant(15, 7).start())
    here.cross(2 if here.crossed != [2] else 3)
    here.expect_crossed(3)
    assert here.crossed[2] in recipe.moves(Variant(15, 7).position(here.crossed[:2]))
    here.page.locator("#choices .who").click()
    expect(here.page.get_by_role("dialog")).to_contain_text("a recipe from the workshop")


@pytest.mark.parametrize(("theme", "locale"), [("light", "en-GB"), ("dark", "de-DE")])
def test_two_recipes_duel_on_the_board(visit: OpenVisit, theme: Literal["light", "dark"], locale: str) -> None:
    address = "/workshop/duel?a=superfluous;larger&b=smaller;bonded&n=9&d=5&seed=3"
    here = visit(address, color_scheme=theme, locale=locale, expected="422", **PHONE)
    expect(here.page.locator(".end-sum")).to_be_visible()
    result = duel(parse_recipe("superfluous;larger"), parse_recipe("smaller;bonded"), Variant(9, 5), 3)
    here.expect_crossed_numbers(result.game.crossed)
    expect(here.page.locator(".moves li")).to_have_count(7)
    sentences = {
        "en-GB": "Cross out a number that has no partner.",
        "de-DE": "Streiche eine Zahl, die keinen Partner hat.",
    }
    expect(here.page.locator(".moves li").first).to_contain_text(f"{result.lines[0]}: {sentences[locale]}")
    # Recipes are sentences here, and are chosen from lists: their code is in the address alone.
    code = re.compile("superfluous|smaller|bonded")
    expect(here.page.locator("main")).not_to_contain_text(code)
    assert here.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(here.page.locator("form input:not([type=number])")).to_have_count(0)
    here.page.locator("form select").last.select_option("any")
    here.page.locator("form .main").click()
    here.page.wait_for_url(re.compile("&b=any&"))
    expect(here.page.locator("h2")).to_contain_text(re.compile(r"\d"))
    here.page.goto("/workshop/duel?a=any&b=smaller;pals&n=9&d=5")
    unreadable = {"en-GB": "the recipe in this link can’t be read", "de-DE": "lässt sich nicht lesen"}
    expect(here.page.locator("h2")).to_contain_text(unreadable[locale])
    expect(here.page.locator("h2")).not_to_contain_text("pals")
