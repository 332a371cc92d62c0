"""Other bonds on the page: choosing, playing and drawing them, their highlights on the board, and the family."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from helpers.visit import Visit
from zahlenschlacht.game.bonds import BONDS, examples
from zahlenschlacht.game.rules import Player, Variant
from zahlenschlacht.learn.coach import coach_exercise
from zahlenschlacht.solution.theory import solve, winning_moves

from .conftest import OpenVisit


def play_to_the_end(here: Visit, variant: Variant, *, well: bool) -> None:
    """Play A's moves against the program: always winning moves, or losing ones if there are any."""
    while (remaining := len(here.numbers)) > 2:
        position = variant.position(here.crossed)
        wins = winning_moves(position)
        losses = tuple(number for number in position.numbers if number not in wins)
        here.cross((wins if well else losses or wins)[0])
        here.expect_crossed(min(variant.n - remaining + 2, variant.n - 2))


def test_a_game_of_coprime_numbers_is_won_and_lost(visit: OpenVisit) -> None:
    here = visit("/?n=9&bond=coprime&opponent=perfect")
    here.expect_board(9)
    expect(here.page.locator("h1")).to_have_text("Leave two numbers with no common divisor except 1 Numbers 1 to 9")
    expect(here.page.locator(".check")).to_have_count(0)
    play_to_the_end(here, Variant(9, "coprime"), well=True)
    here.expect_title("You won!")
    x, y = here.numbers
    expect(here.page.locator(".end-sum")).to_contain_text(f"{x} and {y} have no common divisor except 1.")
    expect(here.page.locator(".sum .box")).to_have_text([str(x), str(y)])
    here.button("Again").click()
    here.expect_crossed(0)
    play_to_the_end(here, Variant(9, "coprime"), well=False)
    here.expect_title("You lost")
    expect(here.page.locator(".end-sum")).to_contain_text("have the common divisor")
    expect(here.page.locator(".end h2")).to_have_text(re.compile(r"Move \d was the mistake"))
    here.page.locator(".end .more").click()
    here.button("Review").click()
    expect(here.page.locator(".review .mark")).to_have_text("Mistake")


def test_the_coach_asks_nothing_about_residues_for_bonds_without_them(visit: OpenVisit) -> None:
    here = visit("/?n=15&bond=coprime&opponent=perfect")
    # For every bond the superfluous numbers are those that stay alone when the others are paired.
    exercise = coach_exercise(Variant(15, "coprime").start())
    assert exercise is not None
    here.learn_remainders()
    here.open_coach()
    here.button("Answer on the board").click()
    here.cross(6)
    here.cross(9)
    here.button("Check").click()
    expect(here.page.locator(".flaw")).not_to_be_empty()
    here.cross(6)
    here.cross(9)
    for number in exercise.solution:
        here.cross(number)
    here.button("Check").click()
    expect(here.page.locator(".coach li.done")).to_contain_text("Right!")
    here.show_coach_steps(4)
    steps = here.page.locator(".coach li")
    expect(steps).to_have_count(4)
    for place, step in enumerate(("question", "winner", "numbers", "why")):
        expect(steps.nth(place)).to_have_attribute("data-step", step)
    expect(here.page.locator(".coach")).to_contain_text("Neighbours are coprime")
    assert here.winning_numbers == [] or set(here.winning_numbers) == set(winning_moves(Variant(15, "coprime").start()))


def test_bonds_are_highlighted_by_pointer_and_keyboard_and_drawn_as_lines(visit: OpenVisit) -> None:
    here = visit("/?n=10&bond=square+sum&opponent=beside")
    here.expect_board(10)
    pairs = {(x, y) for x in range(1, 11) for y in range(x + 1, 11) if Variant(10, "square sum").bonded(x, y)}
    here.number(6).hover()
    expect(here.number(3)).to_have_attribute("data-ring", "bonded")
    expect(here.number(10)).to_have_attribute("data-ring", "bonded")
    expect(here.page.locator("[data-ring=bonded]")).to_have_count(2)
    expect(here.page.locator("svg.highlighted path")).to_have_count(2)
    here.button("Lines").click()
    expect(here.page.locator("svg.bonds path")).to_have_count(len(pairs))
    here.number(10).focus()
    here.page.keyboard.press("ArrowLeft")
    expect(here.number(9)).to_be_focused()
    expect(here.page.locator("[data-ring=bonded]")).to_have_count(1)
    here.page.keyboard.press("Enter")
    expect(here.page.locator(".moves li")).to_have_count(1)
    # The bonds of a crossed out number disappear.
    expect(here.page.locator("svg.bonds path")).to_have_count(len([pair for pair in pairs if 9 not in pair]))
    assert here.violations() == []


def test_every_bond_of_the_library_has_a_board_with_its_words_in_german(visit: OpenVisit) -> None:
    here = visit(locale="de-DE")
    for bond in examples():
        here.page.goto(f"/?n=12&bond={bond.text}&opponent=beside&divider=B")
        here.expect_board(12)
        expect(here.page.locator("h1")).to_contain_text("Lass zwei Zahlen")
        expect(here.page.locator("h1")).to_contain_text("Rollen vertauscht" if bond.is_sum else "Zahlen 1 bis 12")
        expect(here.page.locator(".top > p")).to_contain_text("A will das Gegenteil.")


def test_a_bond_is_picked_among_the_other_boards(visit: OpenVisit) -> None:
    here = visit()
    here.button("Other boards").click()
    dialog = here.page.get_by_role("dialog")
    expect(dialog.locator("[data-bond]")).to_have_count(len(BONDS))
    expect(dialog.get_by_role("radio", name="Sum divisible by d")).to_be_checked()
    for place, word in enumerate(BONDS):
        expect(dialog.locator("[data-bond]").nth(place)).to_have_attribute("data-bond", word)
    # The paper's 57 belong to sums.
    expect(dialog.get_by_role("group", name="15 numbers")).to_be_visible()
    dialog.get_by_role("radio", name="Difference divisible by d").check(force=True)
    expect(dialog.get_by_role("group", name="15 numbers")).to_have_count(0)
    assert here.violations() == []
    dialog.get_by_label("Numbers 1 to n").fill("13")
    dialog.get_by_label("Divisor d").fill("5")
    here.button("Play").click()
    expect(here.page.locator("h1")).to_have_text(
        "Leave two numbers whose difference is a multiple of 5 Numbers 1 to 13"
    )
    expect(here.page).to_have_url(re.compile(r"n=13&bond=difference\+5"))
    # When the boards are opened again, the current board is selected.
    here.button("Other boards").click()
    expect(dialog.get_by_role("radio", name="Difference divisible by d")).to_be_checked()
    expect(dialog.get_by_label("Divisor d")).to_have_value("5")
    dialog.locator("[data-bond=coprime]").click()
    expect(dialog.get_by_label("Divisor d")).to_have_count(0)
    dialog.get_by_label("Numbers 1 to n").fill("41")
    here.button("Play").click()
    expect(dialog).to_be_visible()
    dialog.get_by_label("Numbers 1 to n").fill("12")
    here.button("Play").click()
    expect(here.page.locator("h1 .badge")).to_have_text("Numbers 1 to 12")


def middle(here: Visit, number: int) -> tuple[float, float]:
    """The position of a number on the screen."""
    here.number(number).scroll_into_view_if_needed()
    box = here.number(number).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def expect_lines(here: Visit, bond: str) -> None:
    """Wait until the address names these lines."""
    spelling = bond.replace(" ", r"(?:\+|%20)")
    expect(here.page).to_have_url(re.compile(rf"[?&]bond={spelling}(?:&|$)"))


def test_lines_are_drawn_by_mouse_and_taken_back(visit: OpenVisit) -> None:
    here = visit("/draw?n=9")
    here.expect_board(9)
    for start, end in ((1, 5), (9, 3), (3, 7)):
        here.page.mouse.move(*middle(here, start))
        here.page.mouse.down()
        here.page.mouse.move(*middle(here, end), steps=4)
        here.page.mouse.up()
    expect(here.page.locator("svg.bonds path")).to_have_count(3)
    expect(here.page.locator(".count")).to_have_text("3 lines")
    expect_lines(here, "lines 1-5 3-7 3-9")
    here.cross(2)
    expect(here.page.locator(".count")).to_have_text("From 2 to …")
    here.cross(4)
    expect_lines(here, "lines 1-5 2-4 3-7 3-9")
    # A line that is drawn again is erased.
    here.cross(4)
    here.cross(2)
    expect(here.page.locator(".count")).to_have_text("3 lines")
    here.button("Take back").click()
    expect(here.page.locator(".count")).to_have_text("4 lines")
    here.button("Erase all").click()
    expect(here.page.locator("svg.bonds path")).to_have_count(0)
    here.button("Take back").click()
    expect(here.page.locator("svg.bonds path")).to_have_count(4)
    winner = solve(Variant(9, "lines 1-5 2-4 3-7 3-9").start()).winner
    expect(here.page.locator(".verdict")).to_contain_text(f"{winner} can win")
    # A smaller board loses the lines to the missing numbers.
    here.page.get_by_label("Numbers 1 to n").fill("7")
    here.page.get_by_label("Numbers 1 to n").blur()
    expect(here.page.locator(".count")).to_have_text("3 lines")


def test_lines_are_drawn_by_keyboard_shared_and_played(visit: OpenVisit) -> None:
    here = visit("/draw?n=7", permissions=["clipboard-read", "clipboard-write"])
    here.expect_board(7)
    keyboard = here.page.keyboard
    here.number(1).focus()
    for key in ("Enter", "ArrowRight", "ArrowRight", "Enter", "ArrowRight", "Space", "End", "Space"):
        keyboard.press(key)
    expect(here.page.locator(".count")).to_have_text("2 lines")
    expect_lines(here, "lines 1-3 4-7")
    friend = visit(here.copy_with("Copy link to this game").removeprefix(here.address), locale="de-DE")
    friend.expect_board(7)
    expect(friend.page.locator("h1")).to_contain_text("Zahlen 1 bis 7")
    expect(friend.page.locator("svg.bonds path")).to_have_count(2)
    # The name of the board leads back to the drawing.
    friend.page.locator("h1 .badge").click()
    expect(friend.page.locator(".count")).to_have_text("2 Linien")
    friend.page.get_by_role("link", name="Dieses Spiel spielen").click()
    friend.expect_board(7)


def test_a_drawn_game_keeps_the_ring_or_the_rows_of_the_drawing(visit: OpenVisit) -> None:
    here = visit("/draw?n=7&bond=lines 1-3 4-7")
    ring = here.page.locator(".slate.ring")
    expect(ring).to_be_visible()
    here.page.get_by_role("link", name="Play this game").click()
    expect(here.page.locator("h1")).to_contain_text("Numbers 1 to 7")
    expect(ring).to_be_visible()
    here.cross(1)
    expect(here.number(1)).to_have_class(re.compile("crossed"))
    expect(ring).to_be_visible()
    here.page.locator("h1 .badge").click()
    here.page.locator(".tray .view").click()
    expect(ring).to_have_count(0)
    here.page.get_by_role("link", name="Play this game").click()
    expect(here.page.locator("h1")).to_contain_text("Numbers 1 to 7")
    expect(here.number(7)).to_be_visible()
    expect(ring).to_have_count(0)
    here.page.goto("/?n=9&d=4")
    here.expect_board(9)
    expect(here.page.locator(".tray [aria-pressed=true]").first).to_have_text("Numbers")


def test_lines_are_drawn_by_a_finger(visit: OpenVisit) -> None:
    here = visit("/draw?n=8", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    here.expect_board(8)
    session = here.page.context.new_cdp_session(here.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    for count, (start, end) in enumerate([(2, 6), (8, 3)], start=1):
        (x, y), (u, v) = middle(here, start), middle(here, end)
        touch("touchStart", (x, y))
        for fifths in range(1, 6):
            touch("touchMove", (x + (u - x) * fifths / 5, y + (v - y) * fifths / 5))
        expect(here.page.locator(".stage > svg line")).to_have_count(1)
        touch("touchEnd")
        expect(here.page.locator("svg.bonds path")).to_have_count(count)
    expect_lines(here, "lines 2-6 3-8")
    assert here.page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_the_family_shows_the_winners_and_links_to_each_game(visit: OpenVisit, locale: str) -> None:
    here = visit("/family", locale=locale)
    cards = here.page.locator("article[data-bond]")
    expect(cards).to_have_count(len(BONDS))
    slider = here.page.get_by_role("slider")
    for n in (15, 16):
        slider.fill(str(n))
        for bond in examples():
            card = here.page.locator(f'article[data-bond="{bond.word}"]')
            if bond.takes == "lines":
                expect(card.get_by_role("link")).to_have_attribute("href", "/draw")
                continue
            winners = [solve(Variant(n, bond, divider=divider).start()).winner.value for divider in Player]
            expect(card.locator(".letter")).to_have_text(winners)
    here.page.locator('article[data-bond="divides"] a').first.click()
    expect(here.page.locator("h1 .badge")).to_have_text("Numbers 1 to 16" if locale == "en-GB" else "Zahlen 1 bis 16")


def test_a_click_on_a_strip_chooses_the_board(visit: OpenVisit) -> None:
    here = visit("/family", viewport={"width": 390, "height": 844})
    here.page.set_viewport_size({"width": 320, "height": 700})
    strip = here.page.locator('article[data-bond="square sum"] svg[role=img]').first
    strip.scroll_into_view_if_needed()
    box = strip.bounding_box()
    assert box is not None
    strip.click(position={"x": box["width"] * 8.5 / 37, "y": box["height"] / 2})
    expect(here.page.get_by_role("slider")).to_have_value("12")
    assert here.page.evaluate("document.documentElement.scrollWidth") <= 320


def test_an_invalid_bond_is_refused_with_a_message(visit: OpenVisit) -> None:
    here = visit("/?n=9&bond=lines+1-77", expected="422")
    expect(here.page.locator(".stage")).to_contain_text("a line ends at 77, which is not on the board")
    here.page.goto("/?n=50&bond=coprime")
    expect(here.page.locator(".stage")).to_contain_text("a game may have at most 40 numbers, not 50")
