"""Complete games: a win by pairing, a loss by a blunder, by keyboard alone, and two players at one screen."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from helpers.visit import Visit
from zahlenschlacht.explanations.messages import Message
from zahlenschlacht.explanations.words import Words
from zahlenschlacht.game.rules import SCHOOL
from zahlenschlacht.learn.lessons import lesson_for
from zahlenschlacht.solution.theory import solve

from .conftest import OpenVisit


def answer_by_pairing(visit: Visit) -> None:
    """Answer the program's last number with one that completes it to a multiple of 7 [Lemma 3.1.2]."""
    last = visit.crossed[-1]
    visit.cross(next(number for number in visit.numbers if (number + last) % 7 == 0))


def test_a_game_against_the_program_is_won_by_pairing(visit: OpenVisit) -> None:
    here = visit()
    here.expect_board(15)
    here.cross(8)
    for count in range(2, 13, 2):
        here.expect_crossed(count)
        here.expect_title("Your turn")
        answer_by_pairing(here)
    here.expect_crossed(13)
    here.expect_title("You beat level 7!")
    x, y = here.numbers
    assert (x + y) % 7 == 0
    expect(here.page.locator(".sum")).to_contain_text(f"= {x + y} = {(x + y) // 7} · 7")
    expect(here.page.locator(".sum .box")).to_have_text([str(x), str(y)])
    expect(here.page.locator(".slate")).to_contain_text("the sum is a multiple of 7")
    # The program has no rule for A, so the page does not offer it as A.
    here.page.locator(".end .more").click()
    for name in ("Again", "Swap sides", "Next board"):
        expect(here.button(name)).to_be_visible()
    here.button("Next board").click()
    expect(here.page.locator("h1 .badge")).to_have_text("Z(17, 8)")
    here.expect_crossed(0)


def test_a_blunder_loses_and_the_review_names_it(visit: OpenVisit) -> None:
    here = visit()
    here.cross(8)
    here.expect_crossed(2)
    before = SCHOOL.position(here.crossed)
    winning_moves = solve(before).winning_moves or ()
    blunder = next(number for number in here.numbers if number not in winning_moves)
    here.cross(blunder)
    for count in range(4, 13, 2):
        here.expect_crossed(count)
        here.cross(here.numbers[0])
    here.expect_crossed(13)
    here.expect_title("You lost")
    # The end names the move that lost it.
    expect(here.page.locator(".end h2")).to_have_text("Move 3 was the mistake")
    # The main button opens the lesson that explains it, and the way on along the path is in sight too.
    lesson = lesson_for(before, blunder)
    assert lesson is not None
    lesson_link = here.page.locator(".end .next .main")
    title = Words("en").say(Message(f"lesson-{lesson.name}"))
    expect(lesson_link).to_have_text(f"Lesson {lesson.place} explains it: {title} →")
    expect(lesson_link).to_have_attribute("href", f"/learn/{lesson.place}")
    expect(here.button("Try from move 3")).to_be_visible()
    expect(here.page.locator(".end > .next > .continue")).to_have_text("Continue: level 1 →")
    expect(here.page.locator(".moves li")).to_have_count(13)
    here.page.locator(".end .more").click()
    here.button("Review").click()
    review = here.page.locator(".review")
    expect(review.locator(".decision")).to_contain_text("Move 3 was the mistake.")
    expect(review.get_by_role("slider")).to_have_attribute("aria-valuetext", "Move 3 of 13")
    expect(here.page.locator(".numeral.crossed")).to_have_count(3)
    # Keys go to the end and back to the blunder.
    here.page.keyboard.press("End")
    # The button keeps the focus at the last move, which is announced.
    on = here.button("One move on")
    on.press("Enter")
    expect(on).to_have_attribute("aria-disabled", "true")
    expect(on).to_be_focused()
    expect(review.locator("[aria-live]")).to_contain_text("Move 13: you cross out")
    for ply in range(12, 2, -1):
        here.page.keyboard.press("ArrowLeft")
        expect(here.page.locator(".numeral.crossed")).to_have_count(ply)
    expect(review).to_contain_text(f"Move 3: you cross out {blunder}")
    expect(review.locator(".mark")).to_have_text("Mistake")
    expect(review).to_contain_text("Rob can win, whatever you do")
    expect(review.get_by_role("link", name=f"Lesson {lesson.place} explains it: {title}")).to_be_visible()
    here.expect_winning_numbers(list(winning_moves))
    for number in winning_moves:
        expect(review).to_contain_text(re.compile(rf"\b{number}\b"))
    expect(review.locator("svg .blunder")).to_have_count(1)
    here.button("Try again before this move").click()
    here.expect_crossed(2)
    answer_by_pairing(here)
    here.expect_crossed(4)


def test_a_game_is_played_by_keyboard_alone(visit: OpenVisit) -> None:
    here = visit()
    here.expect_board(15)
    keyboard = here.page.keyboard
    for _ in range(30):
        keyboard.press("Tab")
        if here.page.evaluate("document.activeElement.dataset.number") is not None:
            break
    expect(here.number(1)).to_be_focused()
    keyboard.press("ArrowRight")
    keyboard.press("ArrowDown")
    keyboard.press("ArrowLeft")
    expect(here.number(8)).to_be_focused()
    ring = here.number(8).evaluate("e => getComputedStyle(e, '::before').borderColor")
    assert ring == "rgb(255, 224, 138)"
    keyboard.press("Enter")
    here.expect_crossed(2)
    # The moves are announced.
    expect(here.page.locator("p[role=status][aria-live=polite]").last).to_contain_text("A crosses out 8.")
    expect(here.page.locator("p[role=status][aria-live=polite]").last).to_contain_text("Rob crosses out")
    for count in range(4, 15, 2):
        move_focus_to(here, here.numbers[0])
        keyboard.press("Space")
        here.expect_crossed(min(count, 13))
    expect(here.page.locator("p[role=status][aria-live=polite]").last).to_contain_text("are left.")
    here.button("Again").focus()
    keyboard.press("Enter")
    here.expect_crossed(0)
    # When the button disappears, the board gets the focus again.
    expect(here.page.locator("[data-number]:focus")).to_have_count(1)


def move_focus_to(visit: Visit, number: int) -> None:
    """Move the focus to the number with the arrow keys."""
    visit.page.keyboard.press("Home")
    expect(visit.number(1)).to_be_focused()
    for place in range(2, number + 1):
        visit.page.keyboard.press("ArrowRight")
        expect(visit.number(place)).to_be_focused()


def test_two_players_share_one_screen(visit: OpenVisit) -> None:
    here = visit("/?n=5&d=3")
    here.choose_opponent("Two players, one screen")
    here.expect_title("A’s turn")
    here.cross(3)
    here.expect_crossed(1)
    here.expect_title("B’s turn")
    here.cross(1)
    here.expect_crossed(2)
    here.cross(5)
    here.expect_title("A wins")
    expect(here.page.locator(".sum")).to_contain_text("= 6 = 2 · 3")


def test_the_opponent_can_be_changed_during_a_game(visit: OpenVisit) -> None:
    here = visit()
    here.cross(8)
    here.expect_crossed(2)
    here.choose_opponent("Two players, one screen")
    here.expect_title("A’s turn")
    here.expect_crossed(2)
    here.cross(here.numbers[0])
    here.expect_title("B’s turn")
    here.expect_crossed(3)
    here.choose_opponent("Rob")
    here.expect_crossed(4)
    here.expect_title("Your turn")
    here.choose_opponent("Ada")
    here.expect_crossed(4)
    here.cross(here.numbers[0])
    here.expect_crossed(6)
    expect(here.page).to_have_url(re.compile(r"[?&]opponent=perfect\b"))


def test_the_program_begins_when_the_visitor_plays_b(visit: OpenVisit) -> None:
    here = visit()
    here.expect_board(15)
    here.button("you are A Play as B").click()
    here.expect_crossed(1)
    here.expect_title("Your turn")
    expect(here.page).to_have_url(re.compile(r"[?&]side=B\b"))
    here.cross(here.numbers[0])
    here.expect_crossed(3)
    here.button("Take back").click()
    here.expect_crossed(1)


def test_a_move_is_taken_back(visit: OpenVisit) -> None:
    here = visit()
    here.cross(2)
    here.expect_crossed(2)
    here.button("Take back").click()
    here.expect_crossed(0)
    here.cross(8)
    here.expect_crossed(2)
    here.choose_from_menu("Start again")
    here.expect_crossed(0)
    expect(here.button("Take back")).to_be_disabled()


def test_a_move_is_sent_again_when_the_network_is_back(visit: OpenVisit) -> None:
    here = visit(expected="Failed to load resource")
    here.cross(8)
    here.expect_crossed(2)
    here.page.context.set_offline(True)
    here.cross(here.numbers[0])
    here.expect_title("Rob is thinking")
    here.page.context.set_offline(False)
    here.expect_crossed(4)
    here.expect_title("Your turn")


def test_a_game_continues_after_a_reload(visit: OpenVisit) -> None:
    here = visit()
    here.cross(8)
    here.expect_crossed(2)
    here.page.reload()
    here.expect_crossed(2)
    here.expect_title("Your turn")
    here.cross(here.numbers[0])
    here.expect_crossed(4)
