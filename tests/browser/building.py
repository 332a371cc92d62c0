"""The page and the browser, as the tests need them: built from the sources that are there, found on the system."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "page"
BUILT = ROOT / "src/zahlenschlacht/service/web/page/index.html"
WORDS = ROOT / "src/zahlenschlacht/explain/locales"
LOCK = Path(tempfile.gettempdir(), f"zahlenschlacht-page-{os.getuid()}.lock")


def npm(*arguments: str) -> str:
    """What npm says; a failure is the test's."""
    command = shutil.which("npm")
    if command is None:
        pytest.fail("the tests of the page need Node 20.19 or newer with npm (Debian: apt-get install nodejs npm)")
    done = subprocess.run([command, *arguments], cwd=PAGE, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.fail(f"npm {' '.join(arguments)} failed:\n{done.stdout}\n{done.stderr}")
    return done.stdout


def chromium_path() -> str:
    """Where the system's Chromium is, best the one without windows: it does the same with less work."""
    found = filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "chromium-browser")))
    if (path := next(found, None)) is None:
        pytest.fail("the browser tests need Chromium (Debian: apt-get install chromium-headless-shell)")
    return path


@cache
def build_page() -> None:
    """Build the page unless the build is newer than all its sources; one test process at a time."""
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        install_tools()
        single = [PAGE / name for name in ("index.html", "package-lock.json", "vite.config.ts", "../docs/proof.md")]
        sources = [*(PAGE / "src").rglob("*"), *(PAGE / "public").iterdir(), *WORDS.glob("*.ftl"), *single]
        newest = max(source.stat().st_mtime for source in sources if source.is_file())
        if not BUILT.is_file() or BUILT.stat().st_mtime < newest:
            npm("run", "build")


def install_tools() -> None:
    """Install what the page is built and tested with, where it is missing or older than the lock file."""
    installed = PAGE / "node_modules/.package-lock.json"
    tools = ("vite", "vitest", "axe-core")
    there = installed.is_file() and all((PAGE / "node_modules" / tool).is_dir() for tool in tools)
    if not there or installed.stat().st_mtime < (PAGE / "package-lock.json").stat().st_mtime:
        npm("ci")
        installed.touch()
