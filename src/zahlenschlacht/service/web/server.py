"""Runs the website until it is told to stop."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from collections.abc import Callable
from datetime import UTC, datetime
from types import FrameType
from typing import TYPE_CHECKING, Any

import uvicorn

from ...game.rules import InputError, Name
from ..storage import Store, default_database
from .app import create_app
from .connections import Connection
from .settings import Settings

if TYPE_CHECKING:
    from fastapi import FastAPI

SPARE_FILES = 200
"""How many open files a server needs besides its streams."""

log = logging.getLogger(__name__)


def run(host: str, port: int, database: str | None, ready: Callable[[str], None]) -> None:
    """Serve the website; `ready` gets its address once it answers there."""
    settings = Settings.of()
    files = raise_open_files(settings.streams)
    if files is not None:
        log.warning("only %d files may be open at once: too few for %d streams, see ulimit -n", files, settings.streams)
    store = Store(database or default_database())
    try:
        listening = _listening(host, port)
    except OSError as error:
        store.close()
        text = "cannot listen on {host}, port {port}: {reason}"
        reason = Name(error.strerror or str(error))
        raise InputError("cannot-listen", text, host=Name(host), port=port, reason=reason) from None
    with listening:
        address = _address(host, listening.getsockname()[1])
        app = create_app(store, settings)

        def end_streams() -> None:
            app.state.services.hub.close()

        server = _Server(_configuration(app), lambda: ready(address), end_streams)
        server.run(sockets=[listening])


class _Server(uvicorn.Server):
    """A uvicorn server that says when it has started and when it is asked to stop."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None], stopping: Callable[[], None]) -> None:
        super().__init__(config)
        self._say_started = started
        self._say_stopping = stopping
        self._loop: asyncio.AbstractEventLoop | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so."""
        self._loop = asyncio.get_running_loop()
        await super().startup(sockets)
        if self.started:
            self._say_started()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """End the live streams first, for a server waits for its open answers."""
        super().handle_exit(sig, frame)
        if self._loop is not None and self.started:
            self._loop.call_soon_threadsafe(self._say_stopping)


def _configuration(app: FastAPI) -> uvicorn.Config:
    # No access log: nobody is tracked, and no address of a match is written down.
    return uvicorn.Config(
        app,
        http=Connection,
        access_log=False,
        log_config=_log_configuration(),
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=5,
    )


class Fields(logging.Formatter):
    """Writes a record as `time=… level=… from=… said="…"`; what a fault looks like inside follows below it."""

    def format(self, record: logging.LogRecord) -> str:
        """The record in one line."""
        time = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        said = " ".join(record.getMessage().split()).replace("\\", "\\\\").replace('"', '\\"')
        line = f'time={time} level={record.levelname.lower()} from={record.name} said="{said}"'
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def _log_configuration() -> dict[str, Any]:
    """A line for each thing that happened, to the server and to uvicorn, in fields that a program can read."""
    logger = {"handlers": ["lines"], "level": "WARNING", "propagate": False}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"fields": {"()": Fields}},
        "handlers": {"lines": {"class": "logging.StreamHandler", "formatter": "fields"}},
        "loggers": dict.fromkeys(("uvicorn", "zahlenschlacht"), logger),
    }


def raise_open_files(needed: int) -> int | None:
    """Let this process have as many open files as it may; gives how many, where they are fewer than needed."""
    if os.name != "posix":
        return None
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        most = 1_048_576 if hard == resource.RLIM_INFINITY else hard
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        soft = most
    return soft if soft != resource.RLIM_INFINITY and soft < needed + SPARE_FILES else None


def _listening(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listening = socket.socket(family, kind, protocol)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(2048)
    except OSError:
        listening.close()
        raise
    return listening


def _address(host: str, port: int) -> str:
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "": "127.0.0.1"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"
