"""Other bonds on the page: played to the end, seen on the board, in both languages."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from zahlenschlacht.bonds import examples
from zahlenschlacht.rules import Variant
from zahlenschlacht.theory import winning_moves

from .conftest import OpenVisit
from .visit import Visit


def play_to_the_end(here: Visit, variant: Variant, *, well: bool) -> None:
    """Play A's moves against the program: always a winning one, or never, where there is the choice."""
    while (left := len(here.numbers)) > 2:
        position = variant.position(here.crossed)
        wins = winning_moves(position)
        others = tuple(number for number in position.numbers if number not in wins)
        here.cross((wins if well else others or wins)[0])
        here.expect_crossed(min(variant.n - left + 2, variant.n - 2))


def test_a_game_of_coprime_numbers_is_won_and_lost(visit: OpenVisit) -> None:
    here = visit("/?n=9&bond=coprime&opponent=perfect")
    here.expect_board(9)
    expect(here.page.locator("h1")).to_have_text("Leave two numbers that have no common divisor Z(9, coprime)")
    expect(here.page.locator(".check")).to_have_count(0)
    play_to_the_end(here, Variant(9, "coprime"), well=True)
    here.expect_title("You have won!")
    x, y = here.numbers
    expect(here.page.locator(".end-sum")).to_contain_text(f"{x} and {y} have no common divisor except 1.")
    assert here.page.locator(".sum .box").all_text_contents() == [str(x), str(y)]
    here.button("Again").click()
    here.expect_crossed(0)
    play_to_the_end(here, Variant(9, "coprime"), well=False)
    here.expect_title("You have lost")
    expect(here.page.locator(".end-sum")).to_contain_text("have the common divisor")
    expect(here.page.locator(".end h2")).to_have_text(re.compile(r"Move \d gave it away"))
    here.page.locator(".end .next button").first.click()
    expect(here.page.locator(".review .mark")).to_have_text("Blunder")


def test_the_coach_asks_nothing_about_residues_where_there_are_none(visit: OpenVisit) -> None:
    here = visit("/?n=15&bond=coprime&opponent=perfect")
    here.help(3)
    assert here.page.locator(".coach li").evaluate_all("all => all.map(e => e.dataset.step)") == [
        "winner",
        "numbers",
        "why",
    ]
    expect(here.page.locator(".coach")).to_contain_text("Neighbours are coprime")
    assert here.starred == [] or set(here.starred) == set(winning_moves(Variant(15, "coprime").start()))


def test_bonds_are_seen_under_the_pointer_by_the_keyboard_and_as_a_ring(visit: OpenVisit) -> None:
    here = visit("/?n=10&bond=square+sum&opponent=beside")
    here.expect_board(10)
    bonded = {(x, y) for x in range(1, 11) for y in range(x + 1, 11) if Variant(10, "square sum").bonded(x, y)}
    here.number(6).hover()
    expect(here.number(3)).to_have_attribute("data-ring", "bonded")
    expect(here.number(10)).to_have_attribute("data-ring", "bonded")
    expect(here.page.locator("[data-ring=bonded]")).to_have_count(2)
    expect(here.page.locator("svg.here path")).to_have_count(2)
    here.button("Bonds").click()
    expect(here.page.locator("svg.bonds path")).to_have_count(len(bonded))
    here.number(10).focus()
    here.page.keyboard.press("ArrowLeft")
    expect(here.number(9)).to_be_focused()
    expect(here.page.locator("[data-ring=bonded]")).to_have_count(1)
    here.page.keyboard.press("Enter")
    expect(here.page.locator(".moves li")).to_have_count(1)
    # The bonds of a number that is crossed out are gone.
    expect(here.page.locator("svg.bonds path")).to_have_count(len([pair for pair in bonded if 9 not in pair]))
    assert here.violations() == []


def test_every_bond_of_the_library_has_a_board_with_its_words_in_german(visit: OpenVisit) -> None:
    here = visit(locale="de-DE")
    for bond in examples():
        here.page.goto(f"/?n=12&bond={bond.text}&opponent=beside&divider=B")
        here.expect_board(12)
        expect(here.page.locator("h1")).to_contain_text("Lass zwei Zahlen")
        expect(here.page.locator("h1")).to_contain_text("divider=B")
        expect(here.page.locator(".top > p")).to_contain_text(re.compile(r"B gewinnt, wenn [^{]+\."))


def test_a_bond_that_makes_no_sense_is_refused_in_words(visit: OpenVisit) -> None:
    here = visit("/?n=9&bond=lines+1-77", expected="422")
    expect(here.page.locator(".stage")).to_contain_text("a line goes to 77, which is not on the board")
    here.page.goto("/?n=50&bond=coprime")
    expect(here.page.locator(".stage")).to_contain_text("a match is played on at most 40 numbers, not on 50")
