"""WebKit, the engine of Safari: WebKitGTK's MiniBrowser, driven by WebDriver, on a virtual display."""

from __future__ import annotations

import json
import os
import socket
from base64 import b64decode
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx2

from .window import TIMEOUT, EngineError, OpenWindow, Window, running, wait_for

SCREEN = "1600x1400x24"


class WebKitWindow(Window):
    """A window with its own browser process."""

    def __init__(self, driver: httpx2.Client, browser: str, width: int, height: int) -> None:
        self._driver = driver
        options = {"binary": browser, "args": ["--automation"]}
        parameters = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self._session = f"/session/{self._answer('POST', '/session', parameters)['sessionId']}"
        inner = self.evaluate("() => [innerWidth, innerHeight]")
        outer = self._answer("GET", f"{self._session}/window/rect")
        size = (width + outer["width"] - inner[0], height + outer["height"] - inner[1])
        self._post("/window/rect", x=0, y=0, width=size[0], height=size[1])

    def _post(self, command: str, **parameters: Any) -> Any:
        return self._answer("POST", self._session + command, parameters)

    def _answer(self, method: str, path: str, parameters: dict[str, Any] | None = None) -> Any:
        value = self._driver.request(method, path, json=parameters).json()["value"]
        if isinstance(value, dict) and "error" in value:
            raise EngineError(f"{path}: {value['error']}: {value['message']}")
        return value

    def go(self, address: str) -> None:
        self._post("/url", url=address)

    def call(self, function: str, values: tuple[Any, ...]) -> Any:
        return self._post("/execute/sync", script=f"return ({function})(arguments[0])", args=[json.dumps(values)])

    def act(self, source: dict[str, Any]) -> None:
        self._post("/actions", actions=[source])

    def screenshot(self) -> bytes:
        return b64decode(self._answer("GET", f"{self._session}/screenshot"))


@contextmanager
def webkit(folder: Path) -> Iterator[OpenWindow]:
    """WebKit with its settings in the folder."""
    browser = next(Path("/usr").glob("lib*/**/webkit2gtk-4.*/MiniBrowser"), None)
    settings = folder / "gtk-3.0/settings.ini"
    settings.parent.mkdir()
    settings.write_text("[Settings]\ngtk-enable-animations=0\n", "utf-8")
    with ExitStack() as programs:
        read, write = os.pipe()
        programs.enter_context(
            running("Xvfb", "-displayfd", str(write), "-screen", "0", SCREEN, "-nolisten", "tcp", pass_fds=(write,))
        )
        os.close(write)
        with os.fdopen(read) as display:
            number = display.readline().strip()
        environment = {**os.environ, "LANG": "C.UTF-8", "HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
        environment["DISPLAY"] = f":{number}"

        def open_window(width: int, height: int) -> Window:
            """A window with its own driver, because a driver has only one session."""
            port = free_port()
            programs.enter_context(running("WebKitWebDriver", f"--port={port}", env=environment))
            wait_for("WebKitWebDriver to listen", lambda: listens(port))
            driver = httpx2.Client(base_url=f"http://127.0.0.1:{port}", timeout=2 * TIMEOUT, trust_env=False)
            return WebKitWindow(programs.enter_context(driver), str(browser), width, height)

        yield open_window


def free_port() -> int:
    """A port that no program listens on now."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


def listens(port: int) -> bool:
    """Whether a program listens on the port."""
    with socket.socket() as client:
        return client.connect_ex(("127.0.0.1", port)) == 0
