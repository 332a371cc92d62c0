"""How long the page is blocked while Z(2017, 8) is loaded and its numbers are crossed out, in Chromium.

The browser reports tasks of more than 50 ms as long tasks (PerformanceObserver). On a busy machine their times include
waiting for a processor. So the bound applies to the processor time of the longest task, from the browser's trace of the
page's main thread.
"""

from __future__ import annotations

import json
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

from bounds import Bounds

MOVES = 25
LONGEST = 50
"""The bound for the longest task, in milliseconds."""
ARGUMENTS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update")
TRACE_CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline"]
WATCH = """
window.longTasks = [];
window.paints = [];
new PerformanceObserver(list => { for (const entry of list.getEntries()) window.longTasks.push(entry.duration); })
  .observe({ type: "longtask", buffered: true });
new PerformanceObserver(list => {
  for (const entry of list.getEntries()) if (entry.name === "click") window.paints.push(entry.duration);
}).observe({ type: "event", durationThreshold: 16, buffered: true });
"""


@contextmanager
def website() -> Iterator[str]:
    """Start a server with its own database and yield its address."""
    command = [str(Path(sys.executable).with_name("zahlenschlacht")), "serve", "--no-open", "--port", "0"]
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/matches.sqlite3"
        with subprocess.Popen([*command, "--database", database], stdout=subprocess.PIPE, text=True) as server:
            address = re.search(r"http://[\d.]+:\d+", server.stdout.readline() if server.stdout else "")
            if address is None:
                server.kill()
                sys.exit("the server did not start")
            try:
                yield address[0]
            finally:
                server.terminate()


def long_tasks(page: Page) -> list[float]:
    """The long tasks since the last call, in milliseconds."""
    tasks: list[float] = page.evaluate("window.longTasks.splice(0)")
    return tasks


def play(page: Page) -> tuple[list[float], list[float]]:
    """Cross out visible numbers; return the times of all moves with their replies, and of all long tasks."""
    times, tasks = [], []
    for move in range(MOVES):
        number = page.locator(".numeral:not(.crossed)").nth(16 + move * 5)
        number.scroll_into_view_if_needed()  # the page has scrolled to the program's reply
        page.wait_for_timeout(500)
        box = number.bounding_box()
        if box is None:
            sys.exit("a number of the board is not there")
        long_tasks(page)  # discards the tasks of searching for the number
        begin = page.evaluate("performance.now()")
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(page.locator(".numeral.crossed")).to_have_count(2 * move + 2)
        times.append(page.evaluate("performance.now()") - begin)
        page.wait_for_timeout(700)  # until both strokes are drawn
        tasks += long_tasks(page)
    return times, tasks


def longest_task(trace: bytes) -> float:
    """The processor time of the longest task of the page's main thread, in milliseconds."""
    events = json.loads(trace)["traceEvents"]
    layouts = Counter((event["pid"], event["tid"]) for event in events if event.get("name") == "UpdateLayoutTree")
    main = layouts.most_common(1)[0][0]  # the thread that lays out the page most often
    tasks = [event for event in events if event.get("name") == "RunTask" and (event["pid"], event["tid"]) == main]
    return max(float(task.get("tdur", 0)) for task in tasks) / 1000


def hover(page: Page) -> list[float]:
    """The long tasks while the pointer moves over the board and bonded numbers are highlighted."""
    place = page.locator(".slate").bounding_box()
    if place is None:
        sys.exit("the board is not there")
    long_tasks(page)
    for step in range(60):
        page.mouse.move(place["x"] + 40 + 11 * step, place["y"] + 40 + 8 * step)
        page.wait_for_timeout(30)
    return long_tasks(page)


def scroll(page: Page) -> list[float]:
    """The long tasks while the board is scrolled to its end."""
    long_tasks(page)
    for _ in range(40):
        page.mouse.wheel(0, 180)
        page.wait_for_timeout(30)
    return long_tasks(page)


def main() -> int:
    """Print the figures; return 1 if a bound is missed."""
    bounds = Bounds()
    chromium = shutil.which("chromium") or shutil.which("chromium-headless-shell")
    if chromium is None:
        sys.exit("this benchmark needs Chromium (Debian: apt-get install chromium-headless-shell)")
    with website() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        page = browser.new_page(viewport={"width": 1280, "height": 820})
        page.add_init_script(WATCH)
        browser.start_tracing(page=page, categories=TRACE_CATEGORIES)
        page.goto(f"{address}/?n=2017&d=8")
        expect(page.locator("[data-number]")).to_have_count(2017, timeout=60_000)
        page.wait_for_timeout(1000)
        loading_tasks = long_tasks(page)
        longest_while_loading = longest_task(browser.stop_tracing())
        browser.start_tracing(page=page, categories=TRACE_CATEGORIES)
        times, move_tasks = play(page)
        longest = longest_task(browser.stop_tracing())
        hover_tasks, scroll_tasks = hover(page), scroll(page)
        paints: list[float] = page.evaluate("window.paints")
        browser.close()
    median, longest_move = statistics.median(times), max(times)
    print(f"{MOVES} moves and replies, click to both strokes: median {median:.0f} ms, longest {longest_move:.0f} ms")
    print(f"click to next paint: longest {max(paints, default=0):.0f} ms (under 16 ms is not reported)")
    print(f"long tasks over 50 ms: {len(move_tasks)} in {MOVES} moves, {len(hover_tasks)} in 60 moves of the pointer,")
    print(f"    {len(scroll_tasks)} in 40 turns of the wheel")
    for label, milliseconds, tasks in (
        ("longest task while loading 2017 numbers", longest_while_loading, loading_tasks),
        ("longest task of all moves", longest, move_tasks),
    ):
        by_clock = [round(task) for task in tasks]
        bounds.at_most(label, milliseconds, LONGEST, " ms of processor time", f"over 50 ms by the clock: {by_clock}")
    return bounds.status()


if __name__ == "__main__":
    sys.exit(main())
