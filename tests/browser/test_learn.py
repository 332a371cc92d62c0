"""Learning on the page: the path, every exercise of every lesson, wrong answers played out, and the stars."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Literal

import pytest
from playwright.sync_api import expect

from zahlenschlacht.explain.messages import Message
from zahlenschlacht.explain.words import Words
from zahlenschlacht.game.rules import Position, Variant
from zahlenschlacht.learn.exercises import Exercise
from zahlenschlacht.learn.lessons import LESSONS, Lesson
from zahlenschlacht.learn.puzzles import Puzzle, progress, puzzle
from zahlenschlacht.learn.recipes import check, duel, parse_recipe
from zahlenschlacht.solution import theory
from zahlenschlacht.solution.theory import winning_moves

from .conftest import OpenVisit
from .visit import Visit

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


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=lambda lesson: lesson.name)
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


def test_help_costs_a_star_the_solution_two_and_a_reload_nothing(visit: OpenVisit) -> None:
    here = visit("/learn/3")
    here.button("Hint").click()
    expect(here.page.locator(".feedback")).to_contain_text("1 plus what is 7?")
    here.button("Show me").click()
    expect(here.page.locator(".rainbow path")).to_have_count(3)
    here.button("Go on").click()
    expect(here.page.get_by_role("heading", level=1)).to_contain_text("left over")
    here.page.reload()
    expect(here.page.get_by_role("heading", level=1)).to_contain_text("left over")
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


def test_pairs_are_drawn_with_the_keyboard_alone(visit: OpenVisit) -> None:
    here = visit("/learn/3")
    here.number(1).focus()
    for key in ("Enter", "End", "ArrowLeft", "Enter"):
        here.page.keyboard.press(key)
    expect(here.number(1)).to_have_accessible_name(re.compile("partner of 6"))
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


def open_at_exercise(here: Visit, lesson: str, place: int) -> None:
    """Open a lesson at this exercise."""
    bookmark = f'{{"lesson":"{lesson}","place":{place},"stars":3}}'
    here.page.evaluate("bookmark => localStorage.setItem('zahlenschlacht:lesson', bookmark)", bookmark)
    here.page.goto(f"/learn/{LESSONS[lesson].place}")


def test_the_slider_asks_for_the_winner_before_it_shows_the_winner(visit: OpenVisit) -> None:
    here = visit("/answers")
    open_at_exercise(here, "frontier", 3)
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


def test_a_phone_unfolds_only_the_current_chapter(visit: OpenVisit) -> None:
    here = visit("/learn", **PHONE)
    visible_lessons = here.page.locator(".path li:visible")
    expect(visible_lessons).to_have_count(4)
    here.page.get_by_role("button", name="The theory").click()
    expect(visible_lessons).to_have_count(8)
    expect(here.page.get_by_role("link", name="The frontier")).to_be_visible()


def test_a_code_brings_stars_to_another_device(visit: OpenVisit) -> None:
    here = visit("/learn")
    field = here.page.get_by_label("Code from another device")
    field.fill("ZT223")
    here.button("Take over").click()
    expect(here.page.locator("#code-answer")).to_contain_text("mistake")
    field.fill("zt222")
    here.button("Take over").click()
    expect(here.page.locator(".sum")).to_contain_text("12 of 36")
    here.page.reload()
    expect(here.page.locator(".sum")).to_contain_text("12 of 36")
    expect(here.page.locator("li.here a")).to_have_attribute("href", "/learn/6")


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


def test_a_wrong_move_is_refuted_and_the_puzzle_comes_back(visit: OpenVisit) -> None:
    task = first_puzzle(lost=False)
    here = visit(f"/puzzles/mixed/{task.seed}")
    wrong = next(number for number in task.position.numbers if number not in task.winning_moves)
    tap(here, [wrong])
    expect(here.page.locator(".end-sum")).to_be_visible()
    expect(here.page.locator(".feedback.wrong")).to_contain_text(f"✗ Not right. After {wrong} you lose")
    expect(here.page.locator(".feedback")).not_to_contain_text(re.compile("would have won|only winning move"))
    assert here.violations() == []
    here.button("Try again").click()
    expect(here.page.locator(".feedback.wrong")).to_have_count(0)
    finish(here, task)
    expect(here.page.locator(".count")).to_have_count(0)  # no streak
    here.page.goto("/puzzles")
    expect(here.page.get_by_text("One puzzle to beat. It comes back after 1, 3 and 7 days.")).to_be_visible()


def test_the_solved_puzzle_of_the_day_has_a_tick_a_streak_and_a_text_to_share(visit: OpenVisit) -> None:
    here = visit("/", permissions=["clipboard-read", "clipboard-write"])
    card = here.page.locator(".day")
    expect(card).to_contain_text("Puzzle of the day")
    expect(card).not_to_contain_text("solved")
    yesterday, today = here.page.evaluate(
        "[1, 0].map(ago => new Date(Date.now() - ago * 864e5).toISOString().slice(0, 10))"
    )
    stored_days = {yesterday: {"errors": 0, "solved": True}}
    here.page.evaluate("days => localStorage.setItem('zahlenschlacht:days', JSON.stringify(days))", stored_days)
    card.get_by_role("link", name="Solve it").click()
    task = puzzle("day", today)
    tap(here, [next(number for number in task.position.numbers if number not in task.winning_moves)])
    here.button("Try again").click()
    finish(here, task)
    for page in ("/puzzles", "/learn", "/"):
        here.page.goto(page)
        expect(card).to_contain_text("✓ solved")
        expect(card).to_contain_text("2 days in a row.")
        assert here.violations() == []
    text = here.copy_with("Tell your friends")
    address = f"{here.address}/puzzles/day/{today}"
    assert text == f"Zahlenschlacht, puzzle of {today}: ✗✓ 2 days in a row. {address}"


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
    expect(here.page.get_by_text("One puzzle to beat.")).to_be_visible()
    expect(here.page.locator(".mini")).to_have_count(2)
    here.page.get_by_role("link", name="Try again").click()
    finish(here, task)
    # The puzzle comes back until it is known, the next time after three days.
    failed_puzzle = "JSON.parse(localStorage.getItem('zahlenschlacht:puzzles')).failed[0]"
    here.page.wait_for_function(f"{failed_puzzle}.solved === 1")
    stored_puzzle = here.page.evaluate(failed_puzzle)
    days = (stored_puzzle["due"] - here.page.evaluate("Date.now()")) / 86_400_000
    assert 2.9 < days <= 3


def test_several_themes_are_mixed_and_each_fills_its_bar(visit: OpenVisit) -> None:
    here = visit("/puzzles")
    for theme in ("Answer with the partner", "The longer column"):
        here.page.get_by_label(f"{theme}: into the mix").check()
    expect(here.page.get_by_text("2 themes are ticked")).to_be_visible()
    here.page.reload()
    here.page.get_by_role("link", name="Solve it").nth(1).click()
    here.page.wait_for_url(re.compile(r"/puzzles/partner\+larger/"))
    task = next(one for one in (puzzle("partner+larger", str(seed)) for seed in range(100)) if not one.is_lost)
    here.page.goto(f"/puzzles/partner+larger/{task.seed}")
    expect(here.page.locator(".where")).to_contain_text("Answer with the partner + The longer column")
    finish(here, task)
    here.page.get_by_role("link", name="Next puzzle").click()
    here.page.wait_for_url(re.compile(rf"/puzzles/partner\+larger/(?!{task.seed}$)"))
    here.page.goto("/puzzles")
    bar = here.page.get_by_role("progressbar", name=Words("en").say(Message(f"theme-{task.theme}")))
    expect(bar).to_have_js_property("value", 1)
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


def test_the_clock_runs_and_an_address_without_a_puzzle_is_refused(visit: OpenVisit) -> None:
    here = visit("/puzzles", expected="422")
    here.button("Start the clock").click()
    here.page.wait_for_url(re.compile("/puzzles/mixed/"))
    expect(here.page.locator(".count")).to_contain_text(re.compile(r"1[678]\d s left, 0 solved"))
    assert here.violations() == []
    # An error is shown for a moment, and the next puzzle follows without a press.
    here.page.goto("/puzzles/mixed/1")
    task = puzzle("mixed", "1")
    tap(here, [next(number for number in task.position.numbers if number not in task.winning_moves)])
    expect(here.page.locator(".feedback.wrong")).to_be_visible()
    here.page.wait_for_url(re.compile("/puzzles/mixed/(?!1$)"))
    expect(here.page.locator(".count")).to_contain_text("0 solved")
    here.page.goto("/puzzles/chess/1")
    expect(here.page.get_by_role("alert")).to_contain_text("there are no puzzles of this kind")
    here.page.goto("/puzzles")
    expect(here.page.get_by_role("heading", level=2)).to_have_count(8)
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
    expect(here.page.locator(".controls .who")).to_contain_text("vs a recipe from the workshop")
    recipe = parse_recipe("superfluous;partner")
    assert here.crossed[0] in recipe.moves(Variant(15, 7).start())
    here.cross(2 if here.crossed != [2] else 3)
    here.expect_crossed(3)
    assert here.crossed[2] in recipe.moves(Variant(15, 7).position(here.crossed[:2]))
    here.page.locator(".controls .who").click()
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
