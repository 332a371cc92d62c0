"""How long loading the board of Z(2017, 8) and crossing out its numbers hold up the page, in a real Chromium.

A long task is one of more than 50 ms, as the browser itself reports it (PerformanceObserver). The target is none. On a
machine that is busy with other things a task also waits for its turn, so the longest task in processor time is printed
beside it, from the browser's trace of the page's main thread; that is what decides.
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

MOVES = 25
LONGEST = 50
"""What a task may take, in milliseconds."""
ARGUMENTS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update")
TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline"]
WATCH = """
window.longTasks = [];
window.paints = [];
new PerformanceObserver(list => { for (const one of list.getEntries()) window.longTasks.push(one.duration); })
  .observe({ type: "longtask", buffered: true });
new PerformanceObserver(list => {
  for (const one of list.getEntries()) if (one.name === "click") window.paints.push(one.duration);
}).observe({ type: "event", durationThreshold: 16, buffered: true });
"""


@contextmanager
def website() -> Iterator[str]:
    """The address of a server with a database of its own."""
    command = [str(Path(sys.executable).with_name("zahlenschlacht")), "serve", "--no-open", "--port", "0"]
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/matches.sqlite3"
        with subprocess.Popen([*command, "--database", database], stdout=subprocess.PIPE, text=True) as server:
            found = re.search(r"http://[\d.]+:\d+", server.stdout.readline() if server.stdout else "")
            if found is None:
                server.kill()
                sys.exit("the server did not start")
            try:
                yield found[0]
            finally:
                server.terminate()


def long_tasks(page: Page) -> list[float]:
    """The long tasks since the last question, in milliseconds."""
    found: list[float] = page.evaluate("window.longTasks.splice(0)")
    return found


def play(page: Page) -> tuple[list[float], list[float]]:
    """Cross out numbers in sight, each answered by the program: how long each exchange and each long task took."""
    took, held = [], []
    for move in range(MOVES):
        number = page.locator(".numeral:not(.crossed)").nth(16 + move * 5)
        number.scroll_into_view_if_needed()  # the page has scrolled to the program's reply
        page.wait_for_timeout(500)
        box = number.bounding_box()
        if box is None:
            sys.exit("a number of the board is not there")
        long_tasks(page)  # what the search for the number cost is not the page's
        begun = page.evaluate("performance.now()")
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(page.locator(".numeral.crossed")).to_have_count(2 * move + 2)
        took.append(page.evaluate("performance.now()") - begun)
        page.wait_for_timeout(700)  # until both strokes are drawn
        held += long_tasks(page)
    return took, held


def longest_task(trace: bytes) -> float:
    """The longest task of the page's main thread in milliseconds of processor time."""
    events = json.loads(trace)["traceEvents"]
    styled = Counter((event["pid"], event["tid"]) for event in events if event.get("name") == "UpdateLayoutTree")
    main = styled.most_common(1)[0][0]
    tasks = [event for event in events if event.get("name") == "RunTask" and (event["pid"], event["tid"]) == main]
    return max(float(task.get("tdur", 0)) for task in tasks) / 1000


def hover(page: Page) -> list[float]:
    """The long tasks while the pointer wanders over the board, each number with its bonded ones."""
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


def main() -> None:
    """Print the figures; fails when loading or a move caused a long task."""
    chromium = shutil.which("chromium") or shutil.which("chromium-headless-shell")
    if chromium is None:
        sys.exit("this benchmark needs Chromium (Debian: apt-get install chromium-headless-shell)")
    with website() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        page = browser.new_page(viewport={"width": 1280, "height": 820})
        page.add_init_script(WATCH)
        browser.start_tracing(page=page, categories=TRACED)
        page.goto(f"{address}/?n=2017&d=8")
        expect(page.locator("[data-number]")).to_have_count(2017, timeout=60_000)
        page.wait_for_timeout(1000)
        loading = long_tasks(page)
        longest_loading = longest_task(browser.stop_tracing())
        browser.start_tracing(page=page, categories=TRACED)
        took, moving = play(page)
        longest = longest_task(browser.stop_tracing())
        hovering, scrolling = hover(page), scroll(page)
        paints: list[float] = page.evaluate("window.paints")
        browser.close()
    by_clock = [round(one) for one in loading]
    print("longest task while loading 2017 numbers: ", end="")
    print(f"{longest_loading:.0f} ms of processor time (over 50 ms by the clock: {by_clock})")
    median, most = statistics.median(took), max(took)
    print(f"{MOVES} moves and replies, click to both strokes: median {median:.0f} ms, most {most:.0f} ms")
    print(f"click to next paint: most {max(paints, default=0):.0f} ms (under 16 ms is not reported)")
    print(f"long tasks over 50 ms: {len(moving)} in {MOVES} moves, {len(hovering)} in 60 hovers over bonded numbers,")
    print(f"    {len(scrolling)} in 40 turns of the wheel")
    by_clock = [round(one) for one in moving]
    print(f"longest task of all moves: {longest:.0f} ms of processor time (over 50 ms by the clock: {by_clock})")
    if max(longest, longest_loading) > LONGEST:
        sys.exit(f"the page was held up for more than {LONGEST} ms")


if __name__ == "__main__":
    main()
