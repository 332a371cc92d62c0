"""A window of a browser, whichever engine draws it: what one does in it, and how one waits."""

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

PATIENCE = 60
"""Seconds until a wait is given up."""
WATCH = """() => {
    window.complaints = [];
    addEventListener('error', event => complaints.push(event.message));
    addEventListener('unhandledrejection', event => complaints.push(String(event.reason)));
    addEventListener('securitypolicyviolation', event => complaints.push('CSP ' + event.violatedDirective));
}"""
SHOWN = """(selector, text) => {
    const says = said => said !== null && said.replace(/\\s+/g, ' ').includes(text);
    return [...document.querySelectorAll(selector)].filter(one =>
        one.getClientRects().length > 0 && (says(one.textContent) || says(one.getAttribute('aria-label'))));
}"""
"""The elements that are drawn and say this text."""
PRESSABLE = f"""(selector, text) => {{
    const element = ({SHOWN})(selector, text).find(one => !one.disabled);
    if (element === undefined) return null;
    element.scrollIntoView({{ block: 'center' }});
    const {{ x, y, width, height }} = element.getBoundingClientRect();
    const [before, now] = [window.seen, [element, x, y, width, height]];
    [window.seen, window.still] = [now, now.every((one, place) => one === before?.[place])];
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ? element : null;
}}"""
"""The first of them that a press in its middle reaches, brought into sight; `still` says if it was there before."""


class EngineError(Exception):
    """What the browser refuses, for now: the page is about to change, an element has gone."""


def wait_for(what: str, attempt: Callable[[], Any]) -> Any:
    """Try until an attempt gives something, and give it."""
    end = time.monotonic() + PATIENCE
    trouble = ""
    while time.monotonic() < end:
        try:
            if found := attempt():
                return found
        except EngineError as error:
            trouble = f" ({error})"
        time.sleep(0.1)
    raise AssertionError(f"waited {PATIENCE} s for {what}{trouble}")


class Window(ABC):
    """A window with a memory of its own, as another person's."""

    complaints: tuple[str, ...] = ()
    """What the pages shown so far complained about."""

    def open(self, address: str) -> None:
        """Go to an address, and listen to what the page complains about."""
        self.hear()
        self.go(address)
        self.ask(WATCH)

    def hear(self) -> None:
        """Take down the complaints of the page that is shown."""
        self.complaints += tuple(self.ask("() => (window.complaints ?? []).splice(0)"))

    def until(self, what: str, function: str, *values: Any) -> Any:
        """Wait for the function's answer to be true, and give it."""
        return wait_for(what, lambda: self.ask(function, *values))

    def shows(self, selector: str, text: str = "") -> None:
        """Wait for something that says this text."""
        self.until(f"{selector} that says {text!r}", f"(...which) => ({SHOWN})(...which).length > 0", selector, text)

    def counts(self, selector: str, count: int) -> None:
        """Wait for so many elements."""
        function = "(selector, count) => document.querySelectorAll(selector).length === count"
        self.until(f"{count} of {selector}", function, selector, count)

    def press(self, selector: str, text: str = "") -> None:
        """Press in the middle of the first such element, as soon as that reaches it."""
        wait_for(f"{selector} that says {text!r}, to press it", lambda: self._press(selector, text))

    def ask(self, function: str, *values: Any) -> Any:
        """What a function of JavaScript answers to these values; both are JSON."""
        return json.loads(self.call(f"values => JSON.stringify(({function})(...JSON.parse(values)) ?? null)", values))

    def _press(self, selector: str, text: str) -> bool:
        """Move to the element if there is one, and press it if that has not moved it."""
        element = self.call(f"values => ({PRESSABLE})(...JSON.parse(values))", (selector, text))
        if element is None:
            return False
        there = {"type": "pointerMove", "x": 0, "y": 0, "origin": element}
        clicks = [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")]
        still: bool = self.ask("() => window.still")
        self.act({"type": "pointer", "id": "mouse", "actions": [there, *(clicks if still else [])]})
        return still

    def type(self, keys: str) -> None:
        """Press these keys; WebDriver has characters also for those that write none."""
        strokes = [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]
        self.act({"type": "key", "id": "keyboard", "actions": strokes})

    @abstractmethod
    def go(self, address: str) -> None:
        """Go to an address, and wait until it is loaded."""

    @abstractmethod
    def call(self, function: str, values: tuple[Any, ...]) -> Any:
        """What a function of JavaScript gives to these values as JSON: a text, nothing, or an element to act on."""

    @abstractmethod
    def act(self, source: dict[str, Any]) -> None:
        """Move or press the mouse or the keys, in the words of WebDriver."""

    @abstractmethod
    def picture(self) -> bytes:
        """What is seen, as PNG."""


OpenWindow = Callable[[int, int], Window]
"""Opens a window of this width and height."""
Engine = Callable[[Path], AbstractContextManager[OpenWindow]]
"""A browser that runs, with a folder for what it writes."""


@contextmanager
def running(
    command: str, *arguments: str, env: Mapping[str, str] | None = None, pass_fds: tuple[int, ...] = ()
) -> Iterator[None]:
    """A program that runs until it is no longer needed, and whatever it started with it."""
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
