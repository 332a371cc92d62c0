"""Runs the website until it is stopped."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import socket
from collections.abc import Callable
from contextlib import suppress
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

GRACEFUL_SECONDS = 4
"""How long a stopping server waits for its requests."""
LOG_SECONDS, MAX_MESSAGES = 10, 1000
"""A repeated message is logged once in this many seconds. The log remembers this many messages."""
SPARE_FILES = 200
"""How many open files a server needs in addition to its streams."""

log = logging.getLogger(__name__)


def run(
    host: str, port: int, database: str | None, ready: Callable[[str], None], notifications: str | None = None
) -> None:
    """Serve the website; `ready` is called with its address once it accepts requests."""
    settings = Settings.of()
    files = raise_open_files(settings.streams)
    if files is not None:
        log.warning("the limit of %d open files is too low for %d streams, see ulimit -n", files, settings.streams)
    store = Store(database or default_database(), notifications=notifications)
    try:
        listening = _listening(host, port)
    except (OSError, UnicodeError) as error:  # a host such as "a..b" cannot be encoded as a domain name
        store.close()
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE and (free := _free_port(host, port)):
            text = "port {port} is already in use, but {free} is free: --port {free} (make play PORT={free})"
            raise InputError("port-in-use", text, port=port, free=free) from None
        text = "cannot listen on {host}, port {port}: {reason}"
        reason = Name(getattr(error, "strerror", None) or str(error))
        raise InputError("cannot-listen", text, host=Name(host), port=port, reason=reason) from None
    with listening:
        address = _address(host, listening.getsockname()[1])
        app = create_app(store, settings)

        def drain() -> None:
            app.state.services.drain()

        server = _Server(_configuration(app), lambda: ready(address), drain)
        server.run(sockets=[listening])


class _Server(uvicorn.Server):
    """A uvicorn server with callbacks for its start and for the request to stop."""

    def __init__(self, config: uvicorn.Config, on_start: Callable[[], None], on_stop: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_start = on_start
        self._on_stop = on_stop
        self._loop: asyncio.AbstractEventLoop | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and call back."""
        self._loop = asyncio.get_running_loop()
        await super().startup(sockets)
        if self.started:
            self._on_start()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """End the live streams first, because a server waits for its open responses."""
        super().handle_exit(sig, frame)
        if self._loop is not None and self.started:
            self._loop.call_soon_threadsafe(self._on_stop)


def _configuration(app: FastAPI) -> uvicorn.Config:
    # There is no access log: it would hold the addresses of clients and of matches.
    return uvicorn.Config(
        app,
        http=Connection,
        access_log=False,
        forwarded_allow_ips=os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1,::1"),
        log_config=_log_configuration(),
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=GRACEFUL_SECONDS,
    )


class Fields(logging.Formatter):
    """Writes a record as `time=… level=… logger=… message="…"`, followed by its traceback if it has one."""

    def format(self, record: logging.LogRecord) -> str:
        """The record in one line."""
        time = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        message = " ".join(record.getMessage().split()).replace("\\", "\\\\").replace('"', '\\"')
        line = f'time={time} level={record.levelname.lower()} logger={record.name} message="{message}"'
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class RepeatFilter(logging.Filter):
    """Drops a message without a traceback that was logged in the last ten seconds, so that a flood fills no disk."""

    def __init__(self) -> None:
        super().__init__()
        self._logged_at: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the record is logged."""
        if record.exc_info:
            return True
        if record.created - self._logged_at.get(str(record.msg), 0) < LOG_SECONDS:
            return False
        if len(self._logged_at) >= MAX_MESSAGES:
            self._logged_at.clear()
        self._logged_at[str(record.msg)] = record.created
        return True


def _log_configuration() -> dict[str, Any]:
    """Warnings and errors of the server and of uvicorn, a line each, in fields that a program can read."""
    logger = {"handlers": ["lines"], "level": "WARNING", "propagate": False}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"fields": {"()": Fields}},
        "filters": {"repeats": {"()": RepeatFilter}},
        "handlers": {"lines": {"class": "logging.StreamHandler", "formatter": "fields", "filters": ["repeats"]}},
        "loggers": dict.fromkeys(("uvicorn", "zahlenschlacht"), logger),
    }


def raise_open_files(needed: int) -> int | None:
    """Raise the limit of open files as far as allowed; returns the limit if it is still too low."""
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


def _free_port(host: str, taken: int) -> int | None:
    """The next port that can be listened on; None if the next hundred are taken too."""
    for port in range(taken + 1, min(taken + 100, 65536)):
        with suppress(OSError):
            _listening(host, port).close()
            return port
    return None


def _address(host: str, port: int) -> str:
    visible = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "": "127.0.0.1"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{visible}:{port}/"
