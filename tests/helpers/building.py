"""Build the page from its sources, and find the system's Chromium."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "page"
BUILT = ROOT / "src/zahlenschlacht/service/web/page/index.html"
WORDS = ROOT / "src/zahlenschlacht/explanations/locales"
LOCK = Path(tempfile.gettempdir(), f"zahlenschlacht-page-{os.getuid()}.lock")


def npm(*arguments: str) -> str:
    """Run npm and return its output; if npm fails, the test fails."""
    command = shutil.which("npm")
    if command is None:
        pytest.fail("the tests of the page need Node 20.19 or newer with npm (Debian: apt-get install nodejs npm)")
    process = subprocess.run([command, *arguments], cwd=PAGE, capture_output=True, text=True, check=False)
    if process.returncode:
        pytest.fail(f"npm {' '.join(arguments)} failed:\n{process.stdout}\n{process.stderr}")
    return process.stdout


def chromium_path() -> str:
    """The path of the system's Chromium; the headless shell is preferred, because it needs less work."""
    candidates = filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "chromium-browser")))
    if (path := next(candidates, None)) is None:
        pytest.fail("the browser tests need Chromium (Debian: apt-get install chromium-headless-shell)")
    return path


@cache
def build_page() -> None:
    """Build the page unless the build is newer than all its sources. A lock admits one test process at a time."""
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        install_tools()
        names = ("page/index.html", "page/package-lock.json", "page/vite.config.ts", "docs/proof.md")
        files = [ROOT / name for name in (*names, "src/zahlenschlacht/learn/path.json")]
        sources = [*(PAGE / "src").rglob("*"), *(PAGE / "public").iterdir(), *WORDS.glob("*.ftl"), *files]
        newest = max(source.stat().st_mtime for source in sources if source.is_file())
        if not BUILT.is_file() or BUILT.stat().st_mtime < newest:
            npm("run", "build")


def install_tools() -> None:
    """Install the tools of the page if they are missing or older than the lock file."""
    installed = PAGE / "node_modules/.package-lock.json"
    tools = ("vite", "vitest", "axe-core")
    is_installed = installed.is_file() and all((PAGE / "node_modules" / tool).is_dir() for tool in tools)
    if not is_installed or installed.stat().st_mtime < (PAGE / "package-lock.json").stat().st_mtime:
        npm("ci")
        installed.touch()


SITE, SITE_KEY = ROOT / ".cache/test-site", ROOT / ".cache/test-site.key"
SITE_SOURCES = [
    *(f"page/{name}" for name in ("src", "public", "scripts", "index.html", "package-lock.json", "vite.config.ts")),
    *("src/zahlenschlacht", "docs/proof.md", "constraints.txt"),
]


def content_key(folder: Path, names: Iterable[str]) -> str:
    """A hash of the names and contents of these files, and of all files below these folders except the built page."""
    digest = sha256()
    for name in names:
        path = folder / name
        files = sorted(path.rglob("*")) if path.is_dir() else [path]
        for file in files:
            if file.is_file() and file.suffix != ".pyc" and BUILT.parent not in file.parents:
                digest.update(f"{file.relative_to(folder)} {file.stat().st_size} ".encode() + file.read_bytes())
    return digest.hexdigest()


@cache
def build_site() -> Path:
    """Build the edition without a server unless it was built from the same sources, and return its folder."""
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        install_tools()
        key = content_key(ROOT, SITE_SOURCES)
        if not SITE_KEY.is_file() or SITE_KEY.read_text() != key:
            command = [sys.executable, str(PAGE / "scripts/site.py"), "--plain", "--out", str(SITE)]
            process = subprocess.run(command, capture_output=True, text=True, check=False)
            if process.returncode:
                pytest.fail(f"the site could not be built:\n{process.stdout}\n{process.stderr}")
            SITE_KEY.write_text(key)
    return SITE
