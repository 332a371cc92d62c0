"""The build: one script to play, few fonts, nothing inline."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from helpers.building import BUILT, PAGE, build_page, content_key
from helpers.visit import Visit

from .conftest import OpenVisit


def later_scripts(here: Visit) -> set[str]:
    """The scripts that were loaded after those of the first page and the words in one language."""
    names = {path.rpartition("/")[2] for _, path in here.requests if path.endswith(".js")}
    words = {name for name in names if re.match(r"(page\.|play\.|days\.)?en-", name)}
    assert len(words) == 4
    html = BUILT.read_text("utf-8")
    assert any(name in html for name in names)
    expected = re.compile(r"start\.js|rolldown-runtime-|(PlayPage|menu|play|path|terms|common|extras|Dialog)-")
    return {name for name in names - words if name not in html and not expected.match(name)}


def test_playing_loads_no_later_script_and_the_coach_loads_one(visit: OpenVisit) -> None:
    here = visit()
    here.cross(8)
    here.expect_crossed(2)
    assert later_scripts(here) == set()
    here.show_coach_steps(2)
    assert [name.partition("-")[0] for name in later_scripts(here)] == ["coach"]


def test_the_first_page_is_one_script_and_one_style_sheet() -> None:
    build_page()
    html = BUILT.read_text("utf-8")
    assert len(re.findall(r"/assets/[\w.-]+\.js", html)) == 1
    assert len(re.findall(r"/assets/[\w.-]+\.css", html)) == 1


@pytest.mark.parametrize("path", ["/", "/learn", "/puzzles", "/family"])
def test_preloaded_addresses_are_requested_once(visit: OpenVisit, path: str) -> None:
    here = visit(path)
    expect(here.page.locator("main, .board").first).to_be_visible()
    here.page.evaluate("document.fonts.ready.then(() => true)")
    header = here.page.request.get(path).headers["link"]
    addresses = re.findall(r"<([^>]+)>", header)
    assert len(addresses) >= 3
    requests = [address for _, address in here.requests]
    assert {address: requests.count(address) for address in addresses} == dict.fromkeys(addresses, 1)


@pytest.mark.parametrize(("language", "text"), [("en-GB", "could not be loaded"), ("de-DE", "ließ sich nicht laden")])
def test_a_missing_script_loads_the_page_again_once_and_is_then_explained(
    visit: OpenVisit, language: str, text: str
) -> None:
    page = visit("/icon.svg", expected="Failed to", locale=language).page
    page.route(re.compile(r"/assets/LearnPage-[\w-]+\.js"), lambda route: route.fulfill(status=404))
    loads: list[str] = []
    page.on("domcontentloaded", lambda frame: loads.append(frame.url))
    page.goto("/learn")
    note = page.get_by_role("alert")
    expect(note).to_contain_text(text)
    assert len(loads) == 2
    page.unroute_all()
    note.get_by_role("button").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(note).to_have_count(0)
    # An hour later the next version is deployed: the page recovers by itself.
    page.evaluate("sessionStorage.clear()")
    page.route(re.compile(r"/assets/index-[\w-]+\.js"), lambda route: route.fulfill(status=404), times=1)
    page.goto("/learn")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_the_first_page_loads_no_script_of_the_lessons() -> None:
    build_page()
    html = BUILT.read_text("utf-8")
    scripts = {script.name: script.read_text("utf-8") for script in (BUILT.parent / "assets").glob("*.js")}
    learning = {name for name, code in scripts.items() if re.search(r"[\"`]learn-[a-z]", code)}
    assert learning
    assert not {name for name in learning if name in html}


def test_only_an_invitation_loads_the_script_that_draws_the_qr_code(visit: OpenVisit) -> None:
    here = visit()
    here.expect_board(15)
    assert not any(name.startswith("uqr-") for name in later_scripts(here))
    here.choose_opponent("A friend online")
    picture = here.page.get_by_alt_text("QR code with the link for your friend")
    expect(picture).to_be_visible()
    assert (picture.get_attribute("src") or "").startswith("data:image/svg+xml,")
    assert any(name.startswith("uqr-") for name in later_scripts(here))
    assert not [path for _, path in here.requests if "/qr" in path]


def test_only_the_subsets_of_fonts_that_are_used_are_shipped() -> None:
    build_page()
    fonts = [font.name for font in (BUILT.parent / "assets").glob("*.woff*")]
    assert len(fonts) == 3
    assert all("latin-ext" not in font and font.endswith(".woff2") for font in fonts)


def test_the_page_has_no_inline_script_or_style() -> None:
    build_page()
    html = BUILT.read_text("utf-8")
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\bstyle=|\bon\w+=", html)


def test_the_lock_file_names_no_registry() -> None:
    assert '"resolved"' not in (PAGE / "package-lock.json").read_text("utf-8")


def test_a_build_is_keyed_by_the_contents_of_its_sources(tmp_path: Path) -> None:
    file = tmp_path / "folder" / "one"
    file.parent.mkdir()
    file.write_text("text")
    names = ["folder", "missing"]
    key = content_key(tmp_path, names)
    os.utime(file, (0, 0))
    assert content_key(tmp_path, names) == key
    file.write_text("test")
    changed = content_key(tmp_path, names)
    file.rename(file.with_name("two"))
    assert len({key, changed, content_key(tmp_path, names)}) == 3
