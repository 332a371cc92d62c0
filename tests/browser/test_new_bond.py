"""A bond that is added to the registry, with its words, is on the page, which names no bond itself.

The page has its words in its own files, so it is built again with the extended locale files.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from helpers import new_entries
from helpers.building import PAGE, ROOT, install_tools

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with a new bond in its registry, and with a page that is built with the words of that bond."""
    install_tools()
    root = tmp_path_factory.mktemp("project")
    package = root / "src" / "zahlenschlacht"
    shutil.copytree(ROOT / "src" / "zahlenschlacht", package, ignore=shutil.ignore_patterns("page"))
    shutil.copytree(PAGE, root / "page", ignore=shutil.ignore_patterns("node_modules"))
    (root / "page" / "node_modules").symlink_to(PAGE / "node_modules")
    (root / "docs").mkdir()
    shutil.copy(ROOT / "docs" / "proof.md", root / "docs")
    locales = package / "explanations" / "locales"
    new_entries.write_locales(locales)
    npx = shutil.which("npx")
    assert npx is not None
    built = subprocess.run(
        [npx, "vite", "build"], cwd=root / "page", capture_output=True, text=True, timeout=300, check=False
    )
    assert built.returncode == 0, built.stderr
    database = f"sqlite:///{root / 'matches.sqlite3'}"
    with subprocess.Popen(
        [sys.executable, new_entries.__file__, "serve", "--no-open", "--port", "0", "--database", database],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "PYTHONPATH": str(root / "src"), new_entries.LOCALES_VARIABLE: str(locales)},
    ) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        url = re.search(r"http://[\d.]+:\d+", line)
        try:
            assert url is not None, line
            yield url[0]
        finally:
            server.terminate()
            try:
                server.wait(60)
            except subprocess.TimeoutExpired:
                server.kill()


def test_a_new_bond_is_picked_and_played_and_in_the_family(address: str, chromium: Browser) -> None:
    context = chromium.new_context(base_url=address, locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(15_000)
    page = context.new_page()
    page.goto("/family")
    card = page.locator('article[data-bond="neighbours"]')
    expect(card).to_contain_text("Nothing is proved of them.")
    expect(card).to_contain_text("A wins if they stand side by side.")
    page.goto("/")
    page.get_by_role("button", name="Other boards", exact=True).click()
    page.locator('label[data-bond="neighbours"]').click()
    page.get_by_role("dialog").get_by_label("Numbers 1 to n").fill("7")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("h1")).to_have_text("Leave two neighbours Numbers 1 to 7")
    page.locator('[data-number="4"]').hover()
    expect(page.locator("[data-ring=bonded]")).to_have_count(2)
    page.locator('[data-number="4"]').click()
    expect(page.locator(".numeral.crossed")).to_have_count(2)
    context.close()
