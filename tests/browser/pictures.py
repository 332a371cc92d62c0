"""Take the screenshots of the docs. `make generate` runs this program with the browser of the tests."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import expect

from helpers.building import ROOT
from helpers.visit import Visit

from .conftest import OpenVisit
from .test_answers import card, open_answers
from .test_atlas import Chart

LARGEST = 150_000
COLOURS = 160
WIDE: dict[str, Any] = {"viewport": {"width": 1280, "height": 820}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.fixture
def folder() -> Path:
    """The folder for the pictures."""
    return ROOT / "docs/screenshots"


def take(visit: Visit, file: Path, full: bool = False) -> None:
    """Take the picture when all animations have ended."""
    visit.paint()
    visit.page.evaluate("document.fonts.ready.then(() => true)")
    visit.page.mouse.move(0, 0)
    file.parent.mkdir(exist_ok=True)
    picture = Image.open(BytesIO(visit.page.screenshot(full_page=full, animations="disabled")))
    picture.convert("RGB").quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=1, dither=Image.Dither.NONE).save(
        file, optimize=True
    )
    assert 10_000 < file.stat().st_size < LARGEST


def test_start_help_and_variants(visit: OpenVisit, folder: Path) -> None:
    here = visit(**WIDE)
    here.expect_board(15)
    here.learn_remainders()
    take(here, folder / "start.png")
    here.cross(8)
    here.expect_crossed(2)
    here.show_coach_steps(5)
    expect(here.page.locator(".pairing")).to_be_visible()
    take(here, folder / "help.png")
    here.button("Other boards").click()
    take(here, folder / "variants.png")


def test_end_and_review(visit: OpenVisit, folder: Path) -> None:
    here = visit("/?n=15&d=7&opponent=perfect", **WIDE)
    here.cross(8)
    here.expect_crossed(2)
    for count in range(4, 15, 2):
        here.cross(here.numbers[0])
        here.expect_crossed(min(count, 13))
    take(here, folder / "end.png")
    here.page.locator(".end .more").click()
    here.button("Review").click()
    expect(here.page.locator(".review")).to_be_visible()
    take(here, folder / "review.png")


def test_dark_pairs_of_residues(visit: OpenVisit, folder: Path) -> None:
    here = visit(color_scheme="dark", **WIDE)
    here.cross(8)
    here.expect_crossed(2)
    here.button("Partners").click()
    take(here, folder / "pairs-dark.png")


def test_the_original(visit: OpenVisit, folder: Path) -> None:
    here = visit("/?n=2017&d=8", **WIDE)
    here.expect_board(2017)
    here.cross(17)
    here.expect_crossed(2)
    take(here, folder / "original.png")


def test_phone(visit: OpenVisit, folder: Path) -> None:
    here = visit(color_scheme="dark", locale="de-DE", **PHONE)
    here.expect_board(15)
    here.cross(8)
    here.expect_crossed(2)
    take(here, folder / "phone-dark-german.png")


def test_online(visit: OpenVisit, folder: Path) -> None:
    here = visit("/?n=15&d=7&opponent=online", **WIDE)
    here.button("Make a link").click()
    expect(here.page.get_by_alt_text("QR code with the link for your friend")).to_be_visible()
    here.page.get_by_label("Link for your friend", exact=True).evaluate("e => { e.value = '…/match/…#join=…' }")
    here.page.get_by_label("Link to watch", exact=True).evaluate("e => { e.value = '…/match/…' }")
    take(here, folder / "online.png")


@pytest.mark.parametrize(
    ("name", "address", "options"),
    [
        ("atlas-opening", "/atlas", {}),
        ("atlas-close-dark", "/atlas?n=61&d=14&zoom=56.5", {"color_scheme": "dark"}),
        ("atlas-paper", "/atlas?n=160&d=34&zoom=54&layer=paper", {}),
        ("atlas-margin", "/atlas?layer=margin", {}),
        ("atlas-phone-dark", "/atlas", {"color_scheme": "dark", "viewport": {"width": 390, "height": 844}}),
    ],
)
def test_atlas(visit: OpenVisit, folder: Path, name: str, address: str, options: dict[str, Any]) -> None:
    chart = Chart(visit(address, **options))
    chart.hover(0.6, 0.3)
    expect(chart.page.locator(".card .badge")).to_be_visible()
    take(chart.visit, folder / f"{name}.png")


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("answers", {}),
        ("answers-phone-dark", {"color_scheme": "dark", "viewport": {"width": 390, "height": 844}}),
    ],
)
def test_answers(visit: OpenVisit, folder: Path, name: str, options: dict[str, Any]) -> None:
    here = open_answers(visit, **options)
    expect(card(here).locator(".badge")).to_be_visible()
    take(here, folder / f"{name}.png")


@pytest.mark.parametrize(
    ("name", "address", "selector"),
    [
        ("family", "/family", ".role"),
        ("lessons", "/learn", ".sign"),
        ("lesson", "/learn/8", "[data-number]"),
        ("workshop", "/workshop?recipe=superfluous;partner", ".grid"),
        ("bonds", "/?n=9&bond=lines 1-2 2-3 3-4 4-5 5-1 6-8 8-9 9-6&opponent=perfect", ".numeral"),
    ],
)
def test_family_and_learn(visit: OpenVisit, folder: Path, name: str, address: str, selector: str) -> None:
    here = visit(address, **WIDE)
    expect(here.page.locator(selector).first).to_be_visible(timeout=30_000)
    take(here, folder / f"{name}.png")
