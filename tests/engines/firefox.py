"""Firefox, driven by WebDriver BiDi over its own socket."""

from __future__ import annotations

import json
import os
from base64 import b64decode
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import websocket

from .window import TIMEOUT, EngineError, OpenWindow, Window, running, wait_for

PREFERENCES = {"ui.prefersReducedMotion": 1, "intl.accept_languages": "en-GB"}


class Bidi:
    """A connection to the browser that sends one command after the other."""

    def __init__(self, socket: websocket.WebSocket) -> None:
        self._socket = socket
        self._ids = count(1)

    def send(self, method: str, **parameters: Any) -> Any:
        """Send a command and return its result. Events of the browser are ignored."""
        command = next(self._ids)
        self._socket.send(json.dumps({"id": command, "method": method, "params": parameters}))
        while (answer := json.loads(self._socket.recv())).get("id") != command:
            pass
        if answer["type"] == "error":
            raise EngineError(f"{method}: {answer['error']}: {answer['message']}")
        return answer["result"]


class FirefoxWindow(Window):
    """A window in its own container."""

    def __init__(self, bidi: Bidi, width: int, height: int) -> None:
        self._bidi = bidi
        container = bidi.send("browser.createUserContext")["userContext"]
        self._context = bidi.send("browsingContext.create", type="tab", userContext=container)["context"]
        self._send("browsingContext.setViewport", viewport={"width": width, "height": height})

    def _send(self, method: str, **parameters: Any) -> Any:
        return self._bidi.send(method, context=self._context, **parameters)

    def go(self, address: str) -> None:
        self._send("browsingContext.navigate", url=address, wait="complete")

    def call(self, function: str, values: tuple[Any, ...]) -> Any:
        answer = self._bidi.send(
            "script.callFunction",
            functionDeclaration=function,
            arguments=[{"type": "string", "value": json.dumps(values)}],
            target={"context": self._context},
            awaitPromise=False,
        )
        if answer["type"] == "exception":
            raise EngineError(answer["exceptionDetails"]["text"])
        result = answer["result"]
        if result["type"] == "node":
            return {"type": "element", "element": {"sharedId": result["sharedId"]}}
        return result.get("value")

    def act(self, source: dict[str, Any]) -> None:
        self._send("input.performActions", actions=[source])

    def screenshot(self) -> bytes:
        return b64decode(self._send("browsingContext.captureScreenshot")["data"])


@contextmanager
def firefox(folder: Path) -> Iterator[OpenWindow]:
    """Firefox with a new profile in the folder."""
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFERENCES.items()]
    (folder / "user.js").write_text("".join(lines), "utf-8")
    server_file = folder / "WebDriverBiDiServer.json"
    home = {**os.environ, "HOME": str(folder)}
    arguments = ("--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", "0")
    with running("firefox-esr", *arguments, env=home):
        wait_for("Firefox to open its socket", lambda: server_file.is_file() and server_file.stat().st_size)
        server = json.loads(server_file.read_text("utf-8"))
        address = f"ws://{server['ws_host']}:{server['ws_port']}/session"
        with closing(websocket.create_connection(address, timeout=TIMEOUT, suppress_origin=True)) as socket:
            bidi = Bidi(socket)
            bidi.send("session.new", capabilities={})
            yield lambda width, height: FirefoxWindow(bidi, width, height)
