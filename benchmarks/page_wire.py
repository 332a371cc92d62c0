"""How many bytes a first visit to each page of the site receives, headers and fonts included, in Chromium.

The browser itself counts them (encodedDataLength of the DevTools protocol), with an empty cache for every page. A
second visit to the play page shows what the cache saves. `--list` prints every request.
"""

from __future__ import annotations

import shutil
import sys
from collections import defaultdict
from pathlib import PurePosixPath
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, sync_playwright

from bounds import Bounds
from page_2017 import ARGUMENTS, website

PAGES = (
    "/",
    "/learn",
    "/puzzles",
    "/workshop",
    "/workshop/duel",
    "/print",
    "/class",
    "/family",
    "/draw",
    "/atlas",
    "/answers",
    "/paper",
)
PLAY_KILOBYTES = 190
"""The bound for the play page."""
KINDS = {".js": "scripts", ".css": "styles", ".woff2": "fonts"}


class Visit:
    """One visit: its requests, and the bytes received for each."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.sizes: defaultdict[str, float] = defaultdict(float)
        """The bytes received from each address."""
        addresses: dict[str, str] = {}
        page = context.new_page()
        session = context.new_cdp_session(page)
        session.on(
            "Network.requestWillBeSent", lambda event: addresses.update({event["requestId"]: event["request"]["url"]})
        )
        session.on("Network.loadingFinished", lambda event: self._add(addresses, event))
        session.send("Network.enable")
        page.goto(address)
        page.wait_for_selector("#page > :nth-child(2)")
        page.evaluate("document.fonts.ready.then(() => true)")
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(1500)
        page.close()

    def _add(self, addresses: dict[str, str], event: dict[str, object]) -> None:
        length = event["encodedDataLength"]
        assert isinstance(length, (int, float))
        self.sizes[addresses.get(str(event["requestId"]), "")] += length

    def __str__(self) -> str:
        """The total size, the number of requests, and the sizes of scripts, styles, fonts, API and the rest."""
        kinds: defaultdict[str, float] = defaultdict(float)
        for address, size in self.sizes.items():
            path = PurePosixPath(urlsplit(address).path)
            kinds["API" if path.is_relative_to("/api") else KINDS.get(path.suffix, "rest")] += size / 1000
        parts = ", ".join(f"{kind} {size:.1f}" for kind, size in sorted(kinds.items()))
        return f"{self.kilobytes:.1f} kB in {len(self.sizes)} requests ({parts})"

    @property
    def kilobytes(self) -> float:
        """All kilobytes received."""
        return sum(self.sizes.values()) / 1000


def main() -> int:
    """Print the figures; return 1 if a bound is missed."""
    bounds = Bounds()
    path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with website() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        for page in PAGES:
            context = browser.new_context(locale="en-GB", viewport={"width": 1280, "height": 800})
            visit = Visit(context, address + page)
            print(f"first visit to {page}: {visit}")
            if "--list" in sys.argv:
                for url, size in visit.sizes.items():
                    print(f"    {size:9,.0f}  {url.removeprefix(address)}")
            if page == "/":
                bounds.at_most("first visit to the play page", visit.kilobytes, PLAY_KILOBYTES, " kB")
                print(f"second visit to {page}: {Visit(context, address + page)}")
            context.close()
        browser.close()
    return bounds.status()


if __name__ == "__main__":
    sys.exit(main())
