"""The edition without a server: its bytes, the time to the board and to the first answer, in three engines.

It serves the built folder with its brotli copies and visits it twice in each engine, cold and warm. The first answer on
a prepared board needs no Python. On any other board it is compared with stock Pyodide's `print(1)`, in several rounds.
The bounds apply to Chromium on a quiet machine; Firefox and WebKit are printed if they are installed.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from shutil import which
from time import perf_counter, sleep
from typing import Any

from playwright.sync_api import Page, sync_playwright

from bounds import Bounds

ROOT = Path(__file__).parents[1]
SITE = ROOT / "site"
sys.path.insert(0, str(ROOT / "tests"))
PYODIDE = ROOT / "page/node_modules/pyodide"
TIMEOUT_SECONDS = 180
ROUNDS = 5
"""How often the first answer of Python is compared with stock Pyodide."""
HAS_BOARD = "() => document.querySelectorAll('[data-number]').length > 0"
IS_ANSWERED = "() => document.querySelectorAll('[data-number][aria-disabled=\"true\"]').length >= 2"
PRESS = """() => {
    document.querySelector('[data-number="8"]')?.click();
    return document.querySelector('[data-number="8"][aria-disabled="true"]') !== null;
}"""
"""Cross out 8 and say whether the board shows it; a board that has just appeared may not react yet."""
TIMES = """async url => {
    const worker = new Worker(url, { type: 'module' });
    const ask = path => new Promise(resolve => {
        worker.onmessage = ({ data }) => data.kind === 'reply' && resolve(data.status);
        worker.postMessage({ id: 0, method: 'GET', path, body: null, token: null });
    });
    await ask('/solve?n=9&d=4');
    const times = [];
    for (const crossed of ['', '8', '8,1', '8,1,2', '8,1,2,3', '8,1,2,3,4']) {
        for (const route of ['solve', 'help']) {
            const start = performance.now();
            await ask(`/${route}?n=15&d=7&crossed=${crossed}`);
            times.push(performance.now() - start);
        }
    }
    return times;
}"""
"""The times of answers of a warm worker, in milliseconds."""


class Files(SimpleHTTPRequestHandler):
    """Serves files, compressed if the build has a compressed copy, and counts the bytes of their contents."""

    bytes_sent = 0

    def translate_path(self, path: str) -> str:
        """The file of the site at a path, or of stock Pyodide below /pyodide/."""
        name = path.removeprefix("/pyodide/")
        return super().translate_path(path) if name == path else str(PYODIDE / name)

    def send_head(self) -> Any:
        """Send the compressed copy of a file, and let the browser keep files with a hash in their names."""
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        copy = path.with_name(path.name + ".br")
        file = copy if copy.is_file() else path
        if not file.is_file():
            return super().send_head()
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Length", str(file.stat().st_size))
        is_hashed = "-" in path.parent.name or path.parent.name in ("assets", "pydantic_core")
        self.send_header("Cache-Control", "max-age=31536000, immutable" if is_hashed else "no-cache")
        if file is copy:
            self.send_header("Content-Encoding", "br")
        self.end_headers()
        Files.bytes_sent += file.stat().st_size
        return file.open("rb")

    def log_message(self, *_: object) -> None:
        """Write no log."""


@contextmanager
def website() -> Iterator[str]:
    """Serve the site on a free port and yield its address."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=SITE)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


PREPARED, OTHER = "?n=15&d=7&opponent=program", "?n=15&d=7&opponent=recipe:superfluous"
"""A game whose first replies the build has prepared, and one that Python must answer."""


def visit(address: str, go: Callable[[str], Any], ask: Callable[[str], Any]) -> tuple[float, float, float]:
    """The seconds until the board appears, until the first move is answered, and from that move to its answer."""
    start = perf_counter()
    go(address)
    wait(ask, HAS_BOARD)
    board = perf_counter() - start
    wait(ask, PRESS)
    pressed = perf_counter()
    wait(ask, IS_ANSWERED)
    return board, perf_counter() - start, perf_counter() - pressed


STOCK = """async folder => {
    const start = performance.now();
    const { loadPyodide } = await import(folder + 'pyodide.mjs');
    (await loadPyodide({ indexURL: folder, stdout: () => {} })).runPython('print(1)');
    return (performance.now() - start) / 1000;
}"""
"""The seconds in which stock Pyodide prints 1."""


def stock_seconds(page: Page, address: str) -> float:
    """The seconds in which stock Pyodide prints 1, in a page that loads nothing else."""
    page.goto(f"{address}about.txt")
    seconds: float = page.evaluate(STOCK, f"{address}pyodide/")
    return seconds


def wait(ask: Callable[[str], Any], function: str) -> None:
    """Wait until the function's answer is true."""
    end = perf_counter() + TIMEOUT_SECONDS
    while not ask(function):
        if perf_counter() > end:
            sys.exit(f"waited {TIMEOUT_SECONDS} s for {function}")
        sleep(0.02)


def main() -> int:
    """Print the figures beside their bounds."""
    if not any(SITE.glob("python-*/*.br")):
        subprocess.run([sys.executable, str(ROOT / "page/scripts/site.py")], check=True)
    bounds = Bounds()
    with website() as address, sync_playwright() as playwright, tempfile.TemporaryDirectory() as profile:
        browser = playwright.chromium.launch_persistent_context(
            profile,
            executable_path=which("chromium-headless-shell") or which("chromium"),
            args=["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
            reduced_motion="reduce",
        )
        page: Page = browser.pages[0]
        for state in ("cold", "warm"):
            board, answer, reply = visit(address + PREPARED, page.goto, page.evaluate)
            print(f"Chromium, {state}: board: {board:.2f} s")
            bounds.at_most(f"Chromium, {state}: first answer on a prepared board", 1000 * reply, 150, " ms")
            if state == "cold":
                bounds.at_most("Chromium, cold: board", board, 1, " s")
                wait(page.evaluate, PRESS.replace('"8"', '"1"'))
                wait(page.evaluate, IS_ANSWERED.replace("2", "4"))
                bounds.at_most("bytes of a first visit with a game", Files.bytes_sent / 1e6, 6.5, " MB", "brotli")
            page.evaluate(FORGET)
            page.goto("about:blank")
        ratios = []
        for _ in range(ROUNDS):
            stock = stock_seconds(page, address)
            _, answer, _ = visit(address + OTHER, page.goto, page.evaluate)
            print(f"Chromium, warm: first answer of Python {answer:.2f} s, stock Pyodide prints 1 after {stock:.2f} s")
            ratios.append(answer / stock)
            page.evaluate(FORGET)
        ratio = statistics.median(ratios)
        bounds.at_most("first answer of Python, in times of stock Pyodide's print(1): median", ratio, 0.6, "")
        script = next((SITE / "assets").glob("python.worker-*.js")).name
        times = page.evaluate(TIMES, f"{address}assets/{script}")
        bounds.at_most("slowest answer of play and coach afterwards", max(times), 150, " ms")
        print(f"median of {len(times)} answers: {statistics.median(times):.0f} ms")
        browser.close()
        other_engines(address)
    total = sum((copy if (copy := Path(f"{file}.br")).exists() else file).stat().st_size for file in files())
    bounds.at_most("everything, with tiles and all pages", total / 1e6, 6.5, " MB", "brotli")
    return bounds.status()


def files() -> list[Path]:
    """The files of the site without compressed copies, documentation and the package for learning platforms."""
    files = (file for file in SITE.rglob("*") if file.is_file() and SITE / "docs" not in file.parents)
    return [file for file in files if file.suffix not in (".br", ".gz") and file.name != "scorm.zip"]


FORGET = "() => { localStorage.clear(); indexedDB.deleteDatabase('zahlenschlacht'); return true; }"
"""Deletes the match and the settings that the browser stores."""


def other_engines(address: str) -> None:
    """Visit the site with Firefox and WebKit, if they are installed."""
    from engines.firefox import firefox
    from engines.webkit import webkit

    for name, engine, program in (("Firefox", firefox, "firefox-esr"), ("WebKit", webkit, "WebKitWebDriver")):
        if which(program) is None:
            print(f"{name} is not installed")
            continue
        with tempfile.TemporaryDirectory() as folder, engine(Path(folder)) as open_window:
            window = open_window(1280, 800)
            for state in ("cold", "warm"):
                board, _, reply = visit(address + PREPARED, window.go, window.evaluate)
                print(f"{name}, {state}: board {board:.2f} s, first answer {1000 * reply:.0f} ms after the move")
                window.evaluate(FORGET)


if __name__ == "__main__":
    sys.exit(main())
