"""A bond that is added to the library, with its words, is on the page: the page names none by itself."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from test_registries import BOND, PACKAGE, WORDS, put

from .building import PAGE, ROOT, install_tools


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of a copy of the project that has a bond more, with the page built from it."""
    install_tools()
    root = tmp_path_factory.mktemp("project")
    package = root / "src" / "zahlenschlacht"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("page", "__pycache__"))
    shutil.copytree(PAGE, root / "page", ignore=shutil.ignore_patterns("node_modules"))
    (root / "page" / "node_modules").symlink_to(PAGE / "node_modules")
    (root / "docs").mkdir()
    shutil.copy(ROOT / "docs" / "proof.md", root / "docs")
    put(package / "game" / "bonds.py", "\nBONDS: dict", BOND)
    put(package / "game" / "bonds.py", "SquareSum, Lines)", "SquareSum, Lines, Neighbours)")
    for language in ("en", "de"):
        with (package / "explain" / "locales" / f"{language}.ftl").open("a", encoding="utf-8") as words:
            words.write(WORDS)
    npx = shutil.which("npx")
    assert npx is not None
    built = subprocess.run(
        [npx, "vite", "build"], cwd=root / "page", capture_output=True, text=True, timeout=300, check=False
    )
    assert built.returncode == 0, built.stderr
    code = "import sys; from zahlenschlacht.cli import run; sys.exit(run(sys.argv[1:]))"
    database = f"sqlite:///{root / 'matches.sqlite3'}"
    with subprocess.Popen(
        [sys.executable, "-c", code, "serve", "--no-open", "--port", "0", "--database", database],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "PYTHONPATH": str(root / "src")},
    ) as server:
        assert server.stdout is not None
        said = server.stdout.readline()
        found = re.search(r"http://[\d.]+:\d+", said)
        try:
            assert found is not None, said
            yield found[0]
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
    page.get_by_role("button", name="Play it", exact=True).click()
    expect(page.locator("h1")).to_have_text("Leave two neighbours Z(7, neighbours)")
    page.locator('[data-number="4"]').hover()
    expect(page.locator("[data-ring=bonded]")).to_have_count(2)
    page.locator('[data-number="4"]').click()
    expect(page.locator(".numeral.crossed")).to_have_count(2)
    context.close()
