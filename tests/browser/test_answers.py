"""The answers: both questions with their pictures, the proof, and the card to try any board."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from helpers.visit import Visit
from zahlenschlacht.game.rules import Player, Variant
from zahlenschlacht.solution.theory import margin_at_start, winner

from .conftest import OpenVisit


def open_answers(visit: OpenVisit, path: str = "/answers", **options: Any) -> Visit:
    """Open the page and wait until both pictures are drawn."""
    here = visit(path, **options)
    expect_pictures(here)
    return here


def expect_pictures(here: Visit) -> None:
    """Wait until both pictures are drawn."""
    pictures = here.page.locator("figure [role=img][data-drawn]")
    expect(pictures).to_have_count(2)
    for picture in pictures.all():
        expect(picture).to_have_attribute("data-drawn", "true")


def test_every_heading_is_in_the_contents_and_has_an_address(visit: OpenVisit) -> None:
    here = open_answers(visit)
    entries = here.page.get_by_role("navigation", name="Contents").get_by_role("link")
    headings = here.page.locator(".prose :is(h2, h3)")
    expect(entries).to_have_text(headings.all_inner_texts())
    anchors = [f"#{name}" for name in headings.evaluate_all("all => all.map(one => one.id)")]
    assert [entry.get_attribute("href") for entry in entries.all()] == anchors
    assert [entry.get_attribute("href") for entry in headings.locator("a").all()] == anchors
    entries.filter(has_text="The six rows").click()
    expect(here.page).to_have_url(re.compile("/answers#rows$"))
    expect(here.page.locator("#rows")).to_be_in_viewport()
    # An address with an anchor opens at its heading.
    there = open_answers(visit, "/answers#frontier")
    expect(there.page.locator("#frontier")).to_be_in_viewport()


def test_the_picture_of_a_board_has_its_bonds_and_a_hostile_set(visit: OpenVisit) -> None:
    """The picture shows Z(9, 4) with its bonds, and rings around a largest set without bonds."""
    here = open_answers(visit)
    picture = here.page.locator("svg[role=img]")
    expect(picture).to_be_visible()
    places = "all => all.map(one => [one.textContent, one.getAttribute('x'), one.getAttribute('y')])"
    number = {(x, y): int(text) for text, x, y in picture.locator("text").evaluate_all(places)}
    assert sorted(number.values()) == list(range(1, 10))
    ends = "all => all.map(one => ['x1', 'y1', 'x2', 'y2'].map(name => one.getAttribute(name)))"
    lines = {frozenset((number[a, b], number[c, d])) for a, b, c, d in picture.locator("line").evaluate_all(ends)}
    pairs = [(one, other) for one in range(1, 10) for other in range(one + 1, 10)]
    assert lines == {frozenset(pair) for pair in pairs if sum(pair) % 4 == 0}
    middles = "all => all.map(one => [one.getAttribute('cx'), one.getAttribute('cy')])"
    hostile_numbers = {number[x, y] for x, y in picture.locator("circle.hostile").evaluate_all(middles)}
    assert len(hostile_numbers) == 5
    assert not any(pair <= hostile_numbers for pair in lines)


def test_every_row_of_the_rule_has_a_proof_with_the_margins_of_the_library(visit: OpenVisit) -> None:
    here = open_answers(visit)
    expect(here.page.locator("[aria-labelledby=rule] tbody th")).to_have_count(6)
    rows = here.page.locator("[aria-labelledby=rule] tbody th").all_inner_texts()
    assert sorted(here.page.locator("dt").all_inner_texts()) == sorted(rows)
    # The proofs name twice the margin of the library.
    texts = [text.replace("\u00a0", " ") for text in here.page.locator("dd").all_inner_texts()]
    formulas = [re.findall(r"2 · margin = ([^.:,]+?)(?=[.:,])", text) for text in texts]
    assert [len(numbers) for numbers in formulas] == [2, 2, 0, 2, 2]
    for n in range(4, 60):
        divider = Player.A if n % 2 else Player.B
        for d in range(2, 2 * n + 4):
            q, rho = divmod(n, d)
            values = {"q": q, "s": min(rho, d - 1 - rho), "e": int(d % 2 == 0 and 2 * rho >= d)}
            row = (0 if n % 2 else 3) + 1 - d % 2
            formula = formulas[row][int(q == 0)].replace("−", "-").replace("2q", "2*q")
            assert eval(formula, values) == 2 * margin_at_start(Variant(n, d, 0, divider)), (n, d)


def test_the_paper_and_the_proof_are_linked(visit: OpenVisit) -> None:
    here = open_answers(visit)
    paper = here.page.get_by_role("link", name="arXiv:2508.00246")
    expect(paper).to_have_attribute("href", "https://arxiv.org/abs/2508.00246")
    proof = here.page.get_by_role("link", name="The machine-checked proof")
    expect(proof).to_have_count(2)
    proof.first.click()
    expect(here.page.locator("body")).to_contain_text("lasttwo.last_two")


def card(here: Visit) -> Locator:
    """The card to try a board with."""
    return here.page.locator("aside .card")


def expect_verdict(here: Visit, n: int, d: int, divider: Player = Player.A) -> None:
    """Wait until the card has the verdict on a board."""
    variant = Variant(n, d, 0, divider)
    margin = str(margin_at_start(variant)).replace("-", "−")
    expect(card(here)).to_contain_text(re.compile(f"{winner(n, d, 0, divider)} wins\\s+Margin {re.escape(margin)}\\."))


def test_both_questions_have_an_answer_and_a_picture(visit: OpenVisit) -> None:
    here = open_answers(visit)
    expect(here.page.get_by_role("heading", level=2)).to_have_text(
        ["Question (i)", "Question (ii)", "Try any board", "Theorem R: the rule", "The proof, step by step"]
    )
    for name in ("patterns", "reversed"):
        question = here.page.locator(f"section[aria-labelledby={name}]")
        expect(question.locator("blockquote")).to_be_visible()
        expect(question.locator(".answer")).to_contain_text("Yes")
    # The first picture is pink below the frontier, the second one between the rays.
    script = "(e, [x, y]) => [...e.getContext('2d').getImageData(x * e.width, y * e.height, 1, 1).data].slice(0, 3)"
    pictures = here.page.locator("figure canvas")
    assert pictures.nth(0).evaluate(script, [0.8, 0.86]) == [0xFF, 0x7E, 0xB6]
    assert pictures.nth(1).evaluate(script, [0.2, 0.05]) == [0xFF, 0x7E, 0xB6]
    links = here.page.get_by_role("link", name="Open this map in the atlas")
    expect(links.nth(0)).to_have_attribute("href", "/atlas")
    expect(links.nth(1)).to_have_attribute("href", "/atlas?parity=even&divider=B")


def test_the_rule_of_the_page_is_the_rule_of_the_library(visit: OpenVisit) -> None:
    """The conditions in the table agree with the library on every small board."""
    here = open_answers(visit)
    expect(here.page.locator("[aria-labelledby=rule] tbody td")).to_have_count(6)
    texts = here.page.locator("[aria-labelledby=rule] tbody td").all_inner_texts()
    conditions = [parse_condition(text) for text in texts]
    for n in range(4, 60):
        for d in range(2, 2 * n + 4):
            for divider in Player:
                row = {(1, "A"): 1 - d % 2, (0, "A"): 2, (0, "B"): 4 - d % 2, (1, "B"): 5}[n % 2, divider.value]
                values = {"n": n, "d": d}
                player, condition = conditions[row]
                expected = Player(player) if condition is None or eval(condition, values) else Player(player).other
                assert winner(n, d, 0, divider) is expected, (n, d, divider)


def parse_condition(text: str) -> tuple[str, str | None]:
    """Parse a cell of the table: the player, and the condition for their win as Python code, or None for always."""
    text = text.replace("\u00a0", " ")
    if text.startswith("always "):
        return text[-1], None
    match = re.fullmatch(
        r"([AB]) exactly when \|n − kd\| ≤ (\d?)k − (\d) for some k ≥ (\d)(?:, or d = n \+ (\d))?", text
    )
    assert match is not None, text
    player, factor, less, least, above = match.groups("0")
    on_a_ray = f"any(abs(n - k * d) <= {factor or 1} * k - {less} for k in range({least}, n + 2))"
    return player, f"{on_a_ray} or d - n == {above}" if above != "0" else on_a_ray


def test_the_card_shows_the_verdict_on_any_board(visit: OpenVisit) -> None:
    here = open_answers(visit)
    expect_verdict(here, 17, 7)
    expect(card(here)).to_contain_text("Last-two theorem")
    number, divisor = card(here).get_by_label("Numbers 1 to n"), card(here).get_by_label("Divisor d")
    number.fill("19")
    expect_verdict(here, 19, 7)
    number.fill("24")
    divisor.fill("4")
    card(here).get_by_label("Who wants partners at the end").select_option("B")
    expect_verdict(here, 24, 4, Player.B)
    play = card(here).get_by_role("link", name="Play", exact=True)
    expect(play).to_have_attribute("href", "/?n=24&d=4&divider=B")
    # Enormous boards are exact to the last digit.
    huge = 10**40 + 2
    number.fill(str(huge))
    divisor.fill(str(10**20))
    expect_verdict(here, huge, 10**20, Player.B)
    expect(play).to_have_count(0)


def test_input_that_is_no_board_is_refused_with_a_message(visit: OpenVisit) -> None:
    here = visit("/answers", expected="422")
    number = card(here).get_by_label("Numbers 1 to n")
    number.fill("x")
    expect(card(here)).to_contain_text("Only digits")
    number.fill("3")
    expect(card(here)).to_contain_text(re.compile("at least 4 numbers", re.IGNORECASE))
    number.fill("18")
    expect_verdict(here, 18, 7)


def test_a_board_is_shown_on_the_map_and_played(visit: OpenVisit) -> None:
    here = open_answers(visit)
    card(here).get_by_label("Numbers 1 to n").fill("1001")
    expect_verdict(here, 1001, 7)
    card(here).get_by_role("link", name="Show on the map").click()
    stage = here.page.get_by_role("application")
    expect(stage).to_have_attribute("data-drawn", "true")
    expect(here.page.locator("section .name")).to_have_text("Z(1001, 7)")
    here.page.go_back()
    expect(here.page).to_have_url(re.compile("/answers$"))
    here.page.get_by_role("link", name="Play this board").click()
    here.expect_board(17)


def test_every_text_is_in_german(visit: OpenVisit) -> None:
    here = open_answers(visit, locale="de-DE")
    expect(here.page.locator("h1")).to_have_text("Zwei Fragen, zwei Antworten")
    expect(here.page.locator("section[aria-labelledby=patterns] .answer")).to_contain_text("Ja: ")
    expect(card(here)).to_contain_text("B gewinnt")
    missing = re.findall(r"\banswers-[a-z0-9-]+|\batlas-[a-z0-9-]+", here.page.locator("main").inner_text())
    assert missing == []
    expect(here.page.locator("main sub")).to_have_count(5)


def test_a_phone_needs_no_sideways_scrolling(visit: OpenVisit) -> None:
    here = open_answers(visit, viewport={"width": 320, "height": 700}, locale="de-DE")
    here.expect_no_sideways_scrolling(320, 390)
    # A number of 900 digits causes no sideways scrolling either, and keeps all its digits.
    here.page.locator("form input").first.fill("9" * 900)
    expect(here.page.locator("form input").first).to_have_value("9" * 900)
    expect(here.page.get_by_text("A gewinnt", exact=True)).to_be_visible()
    here.expect_no_sideways_scrolling(320, 390)


def test_a_click_on_an_earlier_appearance_opens_its_board(visit: OpenVisit) -> None:
    here = open_answers(visit, "/answers#earlier")
    boards = here.page.locator(".boards a")
    expect(boards.filter(has_text="4 to 13")).to_have_text(re.compile("^A"))
    expect(here.page.locator("table").last.locator("tbody tr").nth(2)).to_have_text(re.compile(r"C O C O\s*2\s*no"))
    boards.filter(has_text="4 to 13").click()
    here.expect_board(10)
