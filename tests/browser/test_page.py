"""The play page: first visit, variants, views of the board, coach, sharing, languages, small screens."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Route, expect

from zahlenschlacht.explanations.words import Words
from zahlenschlacht.game.rules import SCHOOL, Variant
from zahlenschlacht.learn.coach import coach_exercise
from zahlenschlacht.solution.theory import solve

from .conftest import OpenVisit


def test_a_visit_without_a_move_stores_nothing(visit: OpenVisit) -> None:
    here = visit()
    here.expect_board(15)
    expect(here.page.locator("dialog[open]")).to_have_count(0)
    expect(here.page.locator("h1")).to_have_text("Leave two numbers that add up to a multiple of 7 Z(15, 7)")
    here.number(3).hover()
    assert here.page.evaluate("[localStorage.length, sessionStorage.length]") == [0, 0]
    # Opening the coach is remembered in the browser, and nothing else is.
    here.show_coach_steps(2)
    assert {method for method, _ in here.requests} == {"GET"}
    assert here.page.context.cookies() == []
    assert here.page.evaluate("[localStorage.length, sessionStorage.length]") == [1, 0]
    here.cross(8)
    here.expect_crossed(2)
    assert next(path for method, path in here.requests if method == "POST") == "/api/matches"


def test_a_link_as_b_waits_for_a_click_to_begin(visit: OpenVisit) -> None:
    here = visit("/?n=15&d=7&opponent=perfect&side=B")
    here.expect_title("Ada begins")
    assert {method for method, _ in here.requests} == {"GET"}
    here.button("Go ahead!").click()
    here.expect_crossed(1)


def test_an_opponent_that_cannot_play_is_replaced_with_a_message(visit: OpenVisit) -> None:
    here = visit()
    here.page.locator("#choices .who").click()
    dialog = here.page.get_by_role("dialog")
    program = dialog.get_by_role("button", name=re.compile("^Rob"))
    expect(program).to_be_visible()
    dialog.get_by_text("How Rob plays").click()
    expect(dialog.get_by_text("Strength as B: 5 of 5").first).to_be_visible()
    expect(dialog.get_by_role("button", name=re.compile("^Pia"))).to_have_count(0)
    here.page.keyboard.press("Escape")
    # The program is the Breaker's: as A somebody else plays, and the page says so.
    here.button("you are A Play as B").click()
    here.expect_crossed(1)
    note = "Rob can’t play A here, so Ada plays instead."
    expect(here.page.get_by_role("alert").locator(".note")).to_contain_text(note)
    expect(here.page.locator("#choices")).to_contain_text("vs Ada")
    expect(here.page.locator("h1")).to_contain_text("Don’t leave two numbers that add up to a multiple of 7")


def test_a_chosen_variant_is_in_the_address(visit: OpenVisit) -> None:
    here = visit()
    here.button("Other boards").click()
    dialog = here.page.get_by_role("dialog")
    expect(dialog.locator(".variant")).to_have_count(57)
    expect(dialog).to_contain_text("A cannot afford a single mistake")
    dialog.get_by_role("button", name="Z(13, 5)", exact=True).click()
    here.expect_board(13)
    expect(here.page).to_have_url(f"{here.address}/?n=13&d=5&opponent=program")
    here.button("Other boards").click()
    here.button("The original: Z(2017, 8)").click()
    here.expect_board(2017)
    expect(here.page).to_have_url(f"{here.address}/?n=2017&d=8&opponent=program")
    here.page.go_back()
    here.expect_board(13)
    here.page.reload()
    here.expect_board(13)


def test_a_board_can_have_a_remainder_reversed_roles_and_own_numbers(visit: OpenVisit) -> None:
    here = visit()
    here.button("Other boards").click()
    dialog = here.page.get_by_role("dialog")
    dialog.get_by_label("Numbers 1 to n").fill("8")
    dialog.get_by_label("Divisor d").fill("5")
    dialog.get_by_text("More", exact=True).click()
    dialog.get_by_label("Remainder").fill("3")
    dialog.get_by_label("Who wants partners at the end").select_option("B")
    dialog.get_by_role("button", name="Play", exact=True).click()
    here.expect_board(8)
    name = "Z(8, 5), remainder 3, roles swapped"
    expect(here.page.locator("h1")).to_have_text(
        f"Don’t leave two numbers whose sum is 3 more than a multiple of 5 {name}"
    )
    expect(here.page).to_have_title(re.compile(r"^Z\(8, 5\), remainder 3, roles swapped"))
    expect(here.page).to_have_url(f"{here.address}/?n=8&d=5&remainder=3&divider=B&opponent=perfect")
    here.button("Other boards").click()
    dialog.get_by_label("Your own numbers").fill("10, -3 4 1 0")
    dialog.get_by_role("button", name="Play", exact=True).click()
    here.expect_board(5)
    assert here.page.locator("[data-number]").evaluate_all("all => all.map(e => e.dataset.number)") == [
        "-3",
        "0",
        "1",
        "4",
        "10",
    ]
    here.page.reload()
    here.expect_board(5)
    here.cross(-3)
    here.expect_crossed(2)


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("/?n=3&d=7", "at least 4 numbers"),
        ("/?crossed=99", "99 is not on the board"),
        ("/?n=6000&d=7", "at most 5000 numbers"),
        ("/?numbers=1,2,99999999999999999999,4&d=11", "must be a whole number"),
        ("/match/unknown", "this game does not exist any more"),
    ],
)
def test_a_wrong_address_is_refused_with_a_message_and_a_link_to_the_first_page(
    visit: OpenVisit, address: str, words: str
) -> None:
    here = visit(address, expected="status of 4")
    note = here.page.get_by_role("main").get_by_role("alert")
    expect(note).to_contain_text(words)
    here.expect_board(5)
    expect(here.page).to_have_url(f"{here.address}/")
    here.cross(3)
    here.expect_crossed(2)
    expect(note).to_be_empty()


def test_a_board_that_is_refused_leaves_the_game_as_it_is(visit: OpenVisit) -> None:
    here = visit(expected="status of 422")
    here.cross(8)
    here.expect_crossed(2)
    here.button("Other boards").click()
    dialog = here.page.get_by_role("dialog")
    dialog.get_by_text("More", exact=True).click()
    own_numbers = dialog.get_by_label("Your own numbers")
    for text, words in (("1 2 3", "at least 4 numbers"), ("1 2 2 3 4", "you typed 2 twice")):
        own_numbers.fill(text)
        dialog.get_by_role("button", name="Play", exact=True).click()
        expect(dialog.get_by_role("alert")).to_contain_text(words)
    own_numbers.fill("1 a 3 4")
    dialog.get_by_role("button", name="Play", exact=True).click()
    expect(own_numbers).to_be_focused()
    here.page.keyboard.press("Escape")
    here.expect_crossed(2)


def test_the_back_button_returns_to_the_previous_game(visit: OpenVisit) -> None:
    here = visit()
    here.cross(8)
    here.expect_crossed(2)
    here.button("Other boards").click()
    here.page.get_by_role("button", name="Z(9, 4)", exact=True).click()
    here.expect_board(9)
    here.cross(1)
    here.expect_crossed(2)
    here.page.go_back()
    here.expect_board(15)
    here.expect_crossed(2)
    here.page.go_forward()
    here.expect_board(9)
    here.expect_crossed(2)


def test_a_visitor_with_the_link_of_a_game_watches_and_may_play_on(visit: OpenVisit) -> None:
    here = visit()
    here.cross(8)
    here.expect_crossed(2)
    match = here.page.evaluate("history.state.match")
    other = visit(f"/match/{match}")
    other.expect_title("A’s turn")
    other.button("Play on from here").click()
    other.expect_title("Your turn")
    other.cross(1)
    other.expect_crossed(4)
    here.expect_crossed(2)


@pytest.mark.parametrize(("digits", "width"), [(6, 390), (9, 320), (15, 320), (15, 1280)])
def test_long_numbers_do_not_overlap(visit: OpenVisit, digits: int, width: int) -> None:
    numbers = ",".join(str(10 ** (digits - 1) + place) for place in range(12))
    here = visit(f"/?numbers={numbers}&d=7", viewport={"width": width, "height": 800})
    here.expect_board(12)
    count_too_wide = "all => all.filter(e => e.scrollWidth > e.parentElement.clientWidth).length"
    assert here.page.eval_on_selector_all(".big", count_too_wide) == 0
    assert here.page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_projector_shows_the_whole_board_and_a_phone_whose_turn_it_is(visit: OpenVisit) -> None:
    bottom = "e => e.getBoundingClientRect().bottom"
    projector = visit("/?n=25&d=12", viewport={"width": 1280, "height": 720})
    projector.expect_board(25)
    assert projector.page.eval_on_selector(".board", bottom) <= 720
    phone = visit("/", viewport={"width": 320, "height": 640})
    phone.expect_board(5)
    assert phone.page.eval_on_selector(".whose", bottom) <= 640


def test_the_board_shows_residues_bonds_partners_and_superfluous_numbers(visit: OpenVisit) -> None:
    here = visit("/?n=9&d=11")
    here.expect_board(9)
    expect(here.number(9)).to_have_accessible_name("9")
    here.number(2).hover()
    expect(here.number(9)).to_have_attribute("data-ring", "bonded")
    expect(here.page.locator("[data-ring=bonded]")).to_have_count(1)
    here.page.get_by_role("checkbox", name="Remainders").check()
    expect(here.number(9)).to_have_accessible_name("9, remainder 9")
    expect(here.number(9).locator(".corners")).to_have_attribute("data-corner", "9")
    here.choose_from_menu("Mark numbers without a partner")
    expect(here.number(1)).to_have_class(re.compile("superfluous"))
    expect(here.number(1)).to_have_accessible_name("1, remainder 1, no partner")
    here.button("Partners").click()
    expect(here.page.locator(".facing .title")).to_have_count(5)
    titles = ["".join(title.split()) for title in here.page.locator(".facing .title").all_text_contents()]
    assert titles == ["1+10", "2+9", "3+8", "4+7", "5+6"]
    expect(here.page.locator(".facing path")).to_have_count(4)
    expect(here.page.locator(".cell.over")).to_have_count(1)
    expect(here.page.locator(".cell.empty")).to_have_count(1)
    here.cross(1)
    here.expect_crossed(2)
    expect(here.number(1)).to_have_accessible_name("1, crossed out by A as move 1")


def test_columns_are_residues_unless_plain_rows_are_chosen(visit: OpenVisit) -> None:
    here = visit()
    here.expect_board(15)
    rows = "all => all.map(row => row.querySelectorAll('[data-number]').length)"
    assert here.page.eval_on_selector_all(".slate .row", rows) == [7, 7, 1]
    here.page.get_by_role("checkbox", name="Remainders").check()
    expect(here.page.locator(".heads span")).to_have_text(["1", "2", "3", "4", "5", "6", "0"])
    here.choose_from_menu("Plain rows")
    expect(here.page.locator(".heads")).to_have_count(0)
    assert here.page.eval_on_selector_all(".slate .row", rows) == [5, 5, 5]


def test_the_coach_asks_before_it_tells(visit: OpenVisit) -> None:
    here = visit()
    here.learn_remainders()
    coach = here.page.locator(".coach")
    # It is closed at first. Later steps are shown only when they are reached.
    expect(coach.locator("li")).to_have_count(0)
    here.open_coach()
    expect(coach.locator("li")).to_have_count(1)
    question = "Pair the numbers up. Which numbers get no partner?"
    expect(coach.locator("h3")).to_have_text(question)
    here.button("Answer on the board").click()
    expect(coach.locator("h3")).to_have_text(question)
    here.expect_title("You are answering")
    expect(here.page.locator(".stage.answering")).to_be_visible()
    here.cross(3)
    expect(here.number(3)).to_have_accessible_name("3, chosen")
    here.button("Check").click()
    expect(coach).to_contain_text("Look at 1, 8 and 15: each needs a partner from 6 and 13.")
    here.cross(3)
    here.cross(8)
    here.button("Check").click()
    # Any right answer is accepted and repeated.
    expect(coach.locator("li.done")).to_contain_text("Right! 8 gets no partner.")
    here.expect_title("Your turn")
    here.expect_crossed(0)
    here.expect_winning_numbers([])
    # The later steps ask questions, too.
    coach.get_by_role("group", name="Answers").get_by_role("button", name="Rob", exact=True).click()
    expect(coach).to_contain_text("Not quite.")
    coach.get_by_role("group", name="Answers").get_by_role("button", name="You", exact=True).click()
    expect(coach).to_contain_text("You can win")
    coach.get_by_role("button", name="1", exact=True).click()
    expect(coach).to_contain_text("any number with remainder 1 wins")
    here.expect_winning_numbers([])
    here.button("Answer on the board").click()
    here.cross(15)
    here.button("Check").click()
    expect(coach).to_contain_text("1, 8 or 15")
    here.expect_crossed(0)
    here.expect_winning_numbers(list(solve(SCHOOL.start()).winning_moves or ()))
    expect(here.number(8)).to_have_accessible_name("8, winning move")
    here.show_coach_steps(5)
    expect(coach).to_contain_text("Theorem 3.1.4")
    expect(here.page.locator(".pairing path")).to_have_count(7)
    # A move closes the coach, which then asks about the new position.
    here.cross(8)
    here.expect_crossed(2)
    expect(coach.locator("li.done")).to_have_count(0)
    here.expect_winning_numbers([])
    here.show_coach_steps(5)
    last = here.crossed[-1]
    expect(coach).to_contain_text("Lemma 3.1.2")
    here.expect_winning_numbers([n for n in here.numbers if (n + last) % 7 == 0])


def test_the_coach_has_two_steps_for_beginners_and_says_nothing_about_remainders(visit: OpenVisit) -> None:
    here = visit()
    here.show_coach_steps(2)
    coach = here.page.locator(".coach")
    expect(coach.locator("li")).to_have_count(2)
    expect(coach.locator(".dots i")).to_have_count(2)
    expect(coach).to_contain_text("1, 8 or 15")
    expect(coach).not_to_contain_text("remainder")


def test_the_coach_shows_a_step_that_the_page_does_not_know(visit: OpenVisit) -> None:
    def with_one_more(route: Route) -> None:
        response = route.fetch()
        loud = [{"id": "moves-all", "values": {"player": "A"}}]
        route.fulfill(response=response, json={**response.json(), "hints": {**response.json()["hints"], "loud": loud}})

    here = visit()
    here.page.route("**/api/help*", with_one_more)
    here.learn_remainders()
    here.show_coach_steps(6)
    step = here.page.locator(".coach li").last
    expect(step).to_have_attribute("data-step", "loud")
    expect(step.locator(".explanation")).to_have_text("Every move wins.")


def test_the_coach_accepts_that_every_number_has_a_partner(visit: OpenVisit) -> None:
    here = visit("/?n=15&d=7&opponent=beside&crossed=8")
    coach = here.page.locator(".coach")
    here.open_coach()
    here.button("Answer on the board").click()
    expect(here.button("Check")).to_be_disabled()
    here.cross(1)
    here.expect_title("You are answering")
    expect(here.page.locator(".tray")).to_contain_text("1 number marked")
    here.button("None").click()
    expect(here.page.locator(".numeral.chosen")).to_have_count(0)
    here.button("Check").click()
    expect(coach.locator("li.done")).to_contain_text("Right!")
    assert here.violations() == []


def test_the_coach_asks_for_the_winning_set_as_the_lessons_do(visit: OpenVisit) -> None:
    here = visit("/?n=17&d=7&opponent=beside&crossed=1")
    coach = here.page.locator(".coach")
    exercise = coach_exercise(Variant(17, 7).position([1]))
    assert exercise is not None
    here.open_coach()
    here.button("Answer on the board").click()
    expect(coach.locator("h3")).to_have_text(f"Find {len(exercise.solution)} numbers with no partners among them.")
    here.cross(2)
    here.cross(5)
    here.button("Check").click()
    flaw = exercise.flaw([2, 5])
    assert flaw is not None
    expect(coach).to_contain_text(Words("en").say(flaw.message))
    here.cross(2)
    here.cross(5)
    for number in exercise.solution:
        here.cross(number)
    here.button("Check").click()
    expect(coach.locator("li.done")).to_contain_text("Right!")


def test_a_term_has_a_tooltip_and_an_entry_in_the_glossary(visit: OpenVisit) -> None:
    here = visit()
    here.learn_remainders()
    here.show_coach_steps(2)
    here.page.locator(".coach .term button").last.focus()
    tip = here.page.get_by_role("tooltip")
    expect(tip).to_contain_text("when you divide a number by d")
    here.page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    here.page.mouse.move(0, 0)
    here.page.locator(".coach .term button").last.hover()
    expect(tip).to_be_visible()
    here.page.goto("/learn")
    expect(here.page.locator("#glossary dt")).to_have_count(5)


def test_the_coach_marks_the_hostile_set(visit: OpenVisit) -> None:
    here = visit("/?n=17&d=7&opponent=beside")
    here.learn_remainders()
    here.show_coach_steps(5)
    certificate = solve(Variant(17, 7).start()).certificate
    assert certificate is not None
    expect(here.page.locator(".numeral.hostile")).to_have_count(len(certificate.hostile))
    expect(here.page.locator(".coach")).to_contain_text("no two of them are partners")
    hostile = here.page.eval_on_selector_all(".numeral.hostile", "all => all.map(e => Number(e.dataset.number))")
    assert hostile == list(certificate.hostile)


def test_a_game_is_copied_and_loaded(visit: OpenVisit) -> None:
    here = visit(permissions=["clipboard-read", "clipboard-write"])
    here.cross(8)
    here.expect_crossed(2)
    here.choose_from_menu("Keep and share")
    moves = here.crossed
    assert here.copy_with("Copy notation") == f"Z(15, 7): {moves[0]} {moves[1]}"
    game = json.loads(here.copy_with("Copy JSON"))
    assert (game["crossed"], game["variant"]["n"]) == (moves, 15)
    there = visit(here.copy_with("Copy link").removeprefix(here.address))
    there.expect_crossed(2)
    assert there.crossed == moves
    # A pasted game continues; other text is refused with a message.
    other = visit(expected="422")
    other.choose_from_menu("Keep and share")
    paste = other.page.get_by_label("Paste a game to load it")
    paste.fill("Z(9, 4): 1 99")
    other.button("Load").click()
    expect(other.page.locator("dialog[open] .wrong")).to_contain_text("99 is not on the board")
    paste.fill("Z(9, 4): 1 2 3")
    other.button("Load").click()
    other.expect_board(9)
    other.expect_crossed(4)
    assert other.crossed[:3] == [1, 2, 3]
    other.choose_from_menu("Keep and share")
    paste.fill(json.dumps(game))
    other.button("Load").click()
    other.expect_board(15)
    other.expect_crossed(2)
    # A finished game that was loaded can be looked at again.
    other.choose_from_menu("Keep and share")
    paste.fill("Z(5, 3): 1 2 3 = A")
    other.button("Load").click()
    other.expect_title("A wins")
    other.page.locator(".end .more").click()
    other.button("Review").click()
    expect(other.page.locator(".review")).to_contain_text("2 mistakes gave the win away")
    expect(other.page.locator(".review input")).to_be_focused()
    # The game was not played in this browser, so it does not count as a win.
    other.button("Back to the end").click()
    other.expect_title("A wins")
    expect(other.page.get_by_text("You won!")).to_have_count(0)


def test_the_language_is_the_browsers_until_it_is_switched(visit: OpenVisit) -> None:
    here = visit(locale="de-AT")
    here.expect_title("Du bist dran")
    expect(here.page.locator("html")).to_have_attribute("lang", "de")
    expect(here.page.locator("h1")).to_contain_text("Lass zwei Zahlen übrig, deren Summe ein Vielfaches von 7 ist")
    here.learn_remainders()
    here.button("Trainer öffnen").click()
    for step in range(5):
        here.button("Sag es mir").click()
        expect(here.page.locator(".coach li.done")).to_have_count(step + 1)
    expect(here.page.locator(".coach")).to_contain_text("Satz 3.1.4")
    here.cross(8)
    here.expect_crossed(2)
    expect(here.number(8)).to_have_accessible_name("8, gestrichen von A im Zug 1")
    here.button("EN, English").click()
    here.expect_title("Your turn")
    expect(here.page.locator(".coach")).to_contain_text("Answer on the board")
    here.page.reload()
    here.expect_title("Your turn")


def test_the_skill_of_the_learner_is_in_the_address(visit: OpenVisit) -> None:
    here = visit()
    here.expect_board(15)
    here.page.locator("#choices .who").click()
    dialog = here.page.get_by_role("dialog")
    dialog.get_by_role("button", name=re.compile("^Kim")).click()
    skill = dialog.get_by_label("Skill 50 %")
    skill.focus()
    here.page.keyboard.press("ArrowRight")
    expect(dialog.get_by_label("Skill 55 %")).to_be_visible()
    expect(here.page).to_have_url(f"{here.address}/?n=15&d=7&opponent=learner&share=45")
    here.page.keyboard.press("Escape")
    here.choose_opponent("Mo")
    here.cross(8)
    here.expect_crossed(2)


@pytest.mark.parametrize("width", [320, 390])
def test_a_phone_needs_no_sideways_scrolling(visit: OpenVisit, width: int) -> None:
    here = visit(viewport={"width": width, "height": 700}, has_touch=True, is_mobile=True, locale="de-DE")
    here.expect_board(15)
    here.number(8).tap()
    here.expect_crossed(2)
    here.page.get_by_role("button", name="Trainer", exact=True).click()
    here.button("Sag es mir").click()
    # The board and the text of the coach are visible together.
    for place in (".whose", ".coach li.done .explanation"):
        bottom = here.page.locator(place).evaluate("e => e.getBoundingClientRect().bottom")
        assert 0 < bottom <= 700 - 56
    widths = "[document.documentElement.scrollWidth, innerWidth, document.querySelector('.slate').scrollWidth]"
    page_width, screen, slate = here.page.evaluate(widths)
    assert page_width <= screen == width
    assert slate <= width
    tile = here.number(1).bounding_box()
    assert tile is not None
    assert min(tile["width"], tile["height"]) >= 36
    here.page.goto("/?n=2017&d=8")
    here.expect_board(2017)
    assert here.page.evaluate("document.documentElement.scrollWidth") <= width
    here.page.locator(".chip").click()
    here.button("Andere Tafeln").click()
    expect(here.page.locator("dialog[open]")).to_be_visible()
    assert here.page.evaluate("document.querySelector('dialog[open]').scrollWidth") <= width


def test_reduced_motion_draws_strokes_without_animation(visit: OpenVisit) -> None:
    animated = visit(reduced_motion="no-preference")
    animated.cross(8)
    animated.expect_crossed(2)
    name = "e => getComputedStyle(e.querySelector('.stroke path')).animationName"
    assert animated.number(animated.crossed[-1]).evaluate(name) != "none"
    reduced = visit(reduced_motion="reduce")
    reduced.cross(8)
    reduced.expect_crossed(2)
    assert reduced.number(reduced.crossed[-1]).evaluate(name) == "none"


def test_the_theme_is_the_systems_until_it_is_switched(visit: OpenVisit) -> None:
    here = visit(color_scheme="dark")
    expect(here.page.locator("html")).to_have_attribute("data-theme", "dark")
    here.button("Light colours").click()
    expect(here.page.locator("html")).to_have_attribute("data-theme", "light")
    here.page.reload()
    expect(here.page.locator("html")).to_have_attribute("data-theme", "light")
