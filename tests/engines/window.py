"""A window of any browser: commands, and waiting for their results."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import pytest

TIMEOUT = 60
"""Seconds until a wait fails."""
RECORD_ERRORS = """() => {
    window.errors = [];
    addEventListener('error', event => errors.push(event.message));
    addEventListener('unhandledrejection', event => errors.push(String(event.reason)));
    addEventListener('securitypolicyviolation', event => errors.push('CSP ' + event.violatedDirective));
}"""
VISIBLE = """(selector, text) => {
    const contains = content => content !== null && content.replace(/\\s+/g, ' ').includes(text);
    return [...document.querySelectorAll(selector)].filter(one =>
        one.getClientRects().length > 0 && (contains(one.textContent) || contains(one.getAttribute('aria-label'))));
}"""
"""The visible elements with this text."""
CLICKABLE = f"""(selector, text) => {{
    const element = ({VISIBLE})(selector, text).find(one => !one.disabled);
    if (element === undefined) return null;
    element.scrollIntoView({{ block: 'center' }});
    const {{ x, y, width, height }} = element.getBoundingClientRect();
    const [before, now] = [window.lastPlace, [element, x, y, width, height]];
    [window.lastPlace, window.isStill] = [now, now.every((value, index) => value === before?.[index])];
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ? element : null;
}}"""
"""The first of them that a click in its middle hits, after scrolling; `isStill` says whether it has stopped moving."""


class EngineError(Exception):
    """A command that failed and can be retried: the page was changing, or the element was gone."""


def wait_for(condition: str, attempt: Callable[[], Any]) -> Any:
    """Retry until an attempt returns a true value, and return it."""
    end = time.monotonic() + TIMEOUT
    last_error = ""
    while time.monotonic() < end:
        try:
            if result := attempt():
                return result
        except EngineError as error:
            last_error = f" ({error})"
        time.sleep(0.1)
    raise AssertionError(f"waited {TIMEOUT} s for {condition}{last_error}")


class Window(ABC):
    """A window with its own storage, like another person's browser."""

    errors: tuple[str, ...] = ()
    """The errors of all pages shown so far."""

    def open(self, address: str) -> None:
        """Go to an address, and record the errors of the page."""
        self.collect_errors()
        self.go(address)
        self.evaluate(RECORD_ERRORS)

    def collect_errors(self) -> None:
        """Collect the recorded errors of the current page."""
        self.errors += tuple(self.evaluate("() => (window.errors ?? []).splice(0)"))

    def wait_until(self, condition: str, function: str, *values: Any) -> Any:
        """Wait until the function returns a true value, and return it."""
        return wait_for(condition, lambda: self.evaluate(function, *values))

    def expect_text(self, selector: str, text: str = "") -> None:
        """Wait for an element with this text."""
        self.wait_until(
            f"{selector} with the text {text!r}", f"(...query) => ({VISIBLE})(...query).length > 0", selector, text
        )

    def expect_count(self, selector: str, count: int) -> None:
        """Wait for this number of elements."""
        function = "(selector, count) => document.querySelectorAll(selector).length === count"
        self.wait_until(f"{count} of {selector}", function, selector, count)

    def press(self, selector: str, text: str = "") -> None:
        """Click in the middle of the first such element, as soon as nothing covers it."""
        wait_for(f"{selector} with the text {text!r}, to press it", lambda: self._press(selector, text))

    def evaluate(self, function: str, *values: Any) -> Any:
        """The result of a JavaScript function for these values; both are JSON."""
        return json.loads(self.call(f"values => JSON.stringify(({function})(...JSON.parse(values)) ?? null)", values))

    def _press(self, selector: str, text: str) -> bool:
        """Move to the element if there is one, and click it if it has stopped moving."""
        element = self.call(f"values => ({CLICKABLE})(...JSON.parse(values))", (selector, text))
        if element is None:
            return False
        pointer_move = {"type": "pointerMove", "x": 0, "y": 0, "origin": element}
        clicks = [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")]
        is_still: bool = self.evaluate("() => window.isStill")
        self.act({"type": "pointer", "id": "mouse", "actions": [pointer_move, *(clicks if is_still else [])]})
        return is_still

    def type(self, keys: str) -> None:
        """Press these keys; WebDriver also has characters for keys such as the arrows."""
        strokes = [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]
        self.act({"type": "key", "id": "keyboard", "actions": strokes})

    @abstractmethod
    def go(self, address: str) -> None:
        """Go to an address, and wait until it is loaded."""

    @abstractmethod
    def call(self, function: str, values: tuple[Any, ...]) -> Any:
        """The result of a JavaScript function for these values as JSON: a text, None, or an element to act on."""

    @abstractmethod
    def act(self, source: dict[str, Any]) -> None:
        """Perform the actions of a WebDriver input source: mouse or keys."""

    @abstractmethod
    def screenshot(self) -> bytes:
        """A screenshot as PNG."""


OpenWindow = Callable[[int, int], Window]
"""Opens a window of this width and height."""
Engine = Callable[[Path], AbstractContextManager[OpenWindow]]
"""Starts a browser that writes its files into the folder."""


@contextmanager
def running(
    command: str, *arguments: str, env: Mapping[str, str] | None = None, pass_fds: tuple[int, ...] = ()
) -> Iterator[None]:
    """A program that is stopped at the end of the block, together with its child processes."""
    program = shutil.which(command)
    if program is None:
        pytest.fail(f"{command} is missing: make browsers installs it")
    with subprocess.Popen(
        [program, *arguments],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=env,
        pass_fds=pass_fds,
        start_new_session=True,
    ) as process:
        try:
            yield
        finally:
            os.killpg(process.pid, signal.SIGKILL)
