"""Printing: each sheet is one complete page, the answers have their own pages, QR codes encode their addresses."""

from __future__ import annotations

import json
import re
import subprocess
from typing import Any
from urllib.parse import unquote

import pytest
from playwright.sync_api import expect

from helpers.building import PAGE
from helpers.visit import Visit
from zahlenschlacht.learn.lessons import LESSONS
from zahlenschlacht.learn.puzzles import puzzle

from .conftest import OpenVisit

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
PAPERS = {
    "/print/board?n=15&d=7&copies=1": 1,
    "/print/board?n=15&d=7&copies=2&layout=columns": 1,
    "/print/board?n=25&d=12&copies=6&layout=columns": 1,
    "/print/board?n=101&d=50&copies=2&layout=columns": 1,
    "/print/board?n=15&bond=coprime&copies=6&layout=columns": 1,
    "/print/worksheet?theme=larger&seed=2&count=12": 4,
    "/print/worksheet?theme=mixed&seed=1&count=8": 2,
    "/print/lesson": len(LESSONS),
    "/print/teacher": 1,
    "/print/recipe?recipe=first:r1;smaller.fewest;equal.fewest;own.many;partner;any": 1,
}
"""Each printable address, and its number of sheets."""
CUT_OFF = """() => {
  const cut = [];
  for (const sheet of document.querySelectorAll('.sheet')) {
    const page = sheet.getBoundingClientRect();
    for (const part of sheet.querySelectorAll('*')) {
      const box = part.getBoundingClientRect();
      const out = box.bottom > page.bottom || box.right > page.right || box.top < page.top || box.left < page.left;
      const counts = part instanceof HTMLElement && part.clientHeight > 0 && !part.matches('.hidden');
      const full = counts && part.scrollHeight > part.clientHeight + 2;
      if (out || full) cut.push(part.outerHTML.slice(0, 150));
    }
  }
  return cut;
}"""
"""The elements that leave their sheet or overflow."""


def open_paper(here: Visit, path: str) -> None:
    """Open the paper, and wait until it is complete."""
    here.page.goto(path)
    # A worksheet asks for its puzzles one by one.
    expect(here.page.locator(".sheet")).to_have_count(PAPERS[path])
    expect(here.page.locator(".sheet .qr img")).to_have_count(PAPERS[path])


def printed_pages(here: Visit) -> int:
    """The number of pages that the browser prints."""
    pdf = here.page.pdf(prefer_css_page_size=True)
    sizes = set(re.findall(rb"/MediaBox \[0 0 (\d+)[\d.]* (\d+)", pdf))
    assert sizes == {(b"595", b"841")} or sizes == {(b"594", b"841")}, sizes
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


@pytest.mark.parametrize("locale", ["en-GB", pytest.param("de-DE", marks=pytest.mark.slow)])
def test_every_sheet_is_one_page_and_cuts_nothing_off(visit: OpenVisit, locale: str) -> None:
    here = visit("/print", locale=locale, color_scheme="dark")
    here.page.emulate_media(media="print")
    for path, sheets in PAPERS.items():
        open_paper(here, path)
        assert printed_pages(here) == sheets, path
        assert here.page.evaluate(CUT_OFF) == [], path
        expect(here.page.locator("header nav")).to_be_hidden()
        expect(here.page.locator("#choices")).to_be_hidden()


def test_a_certificate_has_no_note_about_links(visit: OpenVisit) -> None:
    here = visit("/print/worksheet?theme=mixed&seed=1&count=6")
    expect(here.page.locator(".network")).to_be_visible()
    here.page.goto("/print/certificate")
    expect(here.page.locator(".theorem")).to_be_visible()
    expect(here.page.locator(".network")).to_have_count(0)


def test_the_answers_of_a_worksheet_are_on_a_separate_page(visit: OpenVisit) -> None:
    here = visit("/print")
    open_paper(here, "/print/worksheet?theme=mixed&seed=1&count=8")
    puzzles = [puzzle("mixed", f"1-{place}") for place in range(1, 9)]
    sheet, key = (here.page.locator(".sheet").nth(place).inner_text() for place in range(2))
    assert key.startswith("Answers: All themes mixed")
    assert "★" in key
    assert "★" not in sheet
    for place, one in enumerate(puzzles, 1):
        assert f"{place}. You are {one.player}." in sheet
        answer = "No move wins" if one.is_lost else ", ".join(map(str, one.winning_moves))
        assert re.search(rf"^{place}\.\s+{re.escape(answer)} ", key, re.MULTILINE), (place, answer, key)
    boards = here.page.locator(".puzzles svg")
    for place, one in enumerate(puzzles):
        expect(boards.nth(place).locator("text")).to_have_text([str(number) for number in one.position.variant.numbers])
        crossed_texts = boards.nth(place).locator("text.out").all_text_contents()
        assert {int(text) for text in crossed_texts} == set(one.position.crossed)


def test_a_qr_code_encodes_the_address_beside_it(visit: OpenVisit) -> None:
    here = visit("/print")
    open_paper(here, "/print/worksheet?theme=mixed&seed=1&count=8")
    address = f"{here.address}/homework?do=puzzles.mixed.1.8"
    expect(here.page.locator(".address a").first).to_have_text(address)
    svg = unquote((here.page.locator(".qr img").first.get_attribute("src") or "").partition(",")[2])
    script = (
        f"import {{ renderSVG }} from 'uqr'; console.log(renderSVG({json.dumps(address)}, {{ border: 4, ecc: 'M' }}))"
    )
    process = subprocess.run(
        ["node", "--input-type=module", "-e", script], cwd=PAGE, capture_output=True, text=True, check=True, timeout=60
    )
    assert svg == process.stdout.strip()


@pytest.mark.parametrize(("place", "turns"), [(1, "BA"), (3, "BABA"), (2, "ABABAB")])
def test_the_moves_of_a_lesson_on_paper_begin_with_the_player_to_move(visit: OpenVisit, place: int, turns: str) -> None:
    here = visit(f"/print/lesson/{place}")
    expect(here.page.locator(".turn")).to_have_text([*turns])


def test_the_options_of_a_paper_are_in_the_address(visit: OpenVisit) -> None:
    here = visit("/print")
    here.page.get_by_role("link", name="Boards").click()
    expect(here.page.locator(".sheet svg[role=img]")).to_have_count(2)
    here.page.get_by_label("Boards on a sheet").select_option("6")
    here.page.get_by_role("combobox", name="Numbers").select_option("columns")
    here.page.get_by_label("d", exact=True).fill("4")
    here.page.get_by_label("d", exact=True).press("Enter")
    expect(here.page.locator(".sheet h2")).to_have_text("Z(15, 4)")
    expect(here.page.locator(".sheet svg[role=img]")).to_have_count(6)
    here.page.reload()
    expect(here.page.locator(".sheet h2")).to_have_text("Z(15, 4)")
    expect(here.page.locator(".sheet svg[role=img]")).to_have_count(6)
    expect(here.page.locator(".sheet svg").first.locator(".head")).to_have_text(["1", "3", "0", "2"])


def test_a_game_can_be_printed_with_its_crossed_numbers(visit: OpenVisit) -> None:
    here = visit("/?n=7&d=7&opponent=beside&crossed=7,2")
    here.choose_from_menu("Keep and share")
    here.page.get_by_role("link", name="Print").click()
    expect(here.page.locator(".sheet svg").first.locator("text.out")).to_have_text(["2", "7"])


def test_a_game_prints_black_on_white_without_controls(visit: OpenVisit) -> None:
    here = visit("/?n=7&d=7&opponent=beside&crossed=7,2", color_scheme="dark")
    here.expect_board(7)
    here.page.emulate_media(media="print")
    expect(here.page.locator(".coach")).to_be_hidden()
    expect(here.page.locator("#page > header")).to_be_hidden()
    expect(here.page.locator("button.pill:visible")).to_have_count(0)
    ink, paper = here.page.evaluate("['color', 'backgroundColor'].map(name => getComputedStyle(document.body)[name])")
    assert (ink, paper) == ("rgb(0, 0, 0)", "rgb(255, 255, 255)")
    expect(here.number(1)).to_be_visible()
