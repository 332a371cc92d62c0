"""Runs the website until it is stopped."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import socket
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from traceback import extract_tb, format_tb
from types import FrameType

import uvicorn
from fastapi import FastAPI

from ...game.errors import InputError, Name
from ..storage import Store, default_database
from .app import create_app
from .connections import Connection
from .metrics import is_loopback
from .network import network_addresses
from .settings import Settings

GRACEFUL_SECONDS = 4
"""How long a stopping server waits for its requests."""
LOG_SECONDS, MAX_MESSAGES = 10, 1000
"""A repeated message is logged once in this many seconds. The log remembers this many messages."""
SPARE_FILES = 200
"""How many open files a server needs in addition to its streams."""

log = logging.getLogger(__name__)


def run(
    host: str,
    port: int,
    database: str | None,
    ready: Callable[[str], None],
    notifications: str | None = None,
) -> None:
    """Serve the website; `ready` is called with its address once it accepts requests."""
    settings = Settings.of()
    _configure_log()
    files = raise_open_files(settings.streams)
    if files is not None:
        log.warning("the limit of %d open files is too low for %d streams, see ulimit -n", files, settings.streams)
    store = Store(database or default_database(), notifications=notifications)
    try:
        listening = _listening(host, port)
    except (OSError, UnicodeError) as error:  # a host such as "a..b" cannot be encoded as a domain name
        store.close()
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE and (free := _free_port(host, port)):
            raise InputError("port-in-use", port=port, free=free) from None
        reason = Name(getattr(error, "strerror", None) or str(error))
        raise InputError("cannot-listen", host=Name(host), port=port, reason=reason) from None
    with listening:
        own_address, port = listening.getsockname()[:2]
        if is_loopback(own_address) and settings.hosts == "*":
            settings = replace(settings, hosts="localhost")
        address = _address(host, port)
        app = create_app(store, settings, addresses=partial(network_addresses, host, port))
        _Server(app, partial(ready, address)).run(sockets=[listening])


class _Server(uvicorn.Server):
    """A uvicorn server that calls back when it accepts requests."""

    def __init__(self, app: FastAPI, on_start: Callable[[], None]) -> None:
        super().__init__(_configuration(app))
        self._app = app
        self._on_start = on_start
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
            self._loop.call_soon_threadsafe(self._app.state.services.drain)


def _configuration(app: FastAPI) -> uvicorn.Config:
    # There is no access log: it would hold the addresses of clients and of matches.
    return uvicorn.Config(
        app,
        http=Connection,
        ws="none",  # a connection that became a web socket would leave the limits of `Connection`
        access_log=False,
        forwarded_allow_ips=os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1,::1"),
        log_config=None,
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
        error = record.exc_info[1] if record.exc_info else None
        return line if error is None else f"{line}\n{traceback_of(error)}"


def traceback_of(error: BaseException) -> str:
    """The places and the types of an exception and of its causes.

    Their messages are left out, because they can hold codes of classrooms, ids of matches, names and hashes of tokens.
    """
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    causes = [*getattr(error, "exceptions", ()), *([] if cause is None else [cause])]
    before = "".join(f"{traceback_of(it)}\nwhich led to:\n" for it in causes)
    return before + "".join(format_tb(error.__traceback__)) + type(error).__qualname__


class RepeatFilter(logging.Filter):
    """Drops what was logged in the last ten seconds, so that a flood fills no disk.

    Exceptions of one type at one place count as the same.
    """

    def __init__(self) -> None:
        super().__init__()
        self._logged_at: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the record is logged."""
        kind, _, trace = record.exc_info or (None, None, None)
        key = str(record.msg) if trace is None else f"{record.msg} {kind} {extract_tb(trace)[-1]}"
        if record.created - self._logged_at.get(key, 0) < LOG_SECONDS:
            return False
        if len(self._logged_at) >= MAX_MESSAGES:
            self._logged_at.clear()
        self._logged_at[key] = record.created
        return True


def _configure_log() -> None:
    """Log warnings and errors, a line each, in fields that a program can read."""
    handler = logging.StreamHandler()
    handler.setFormatter(Fields())
    handler.addFilter(RepeatFilter())
    logging.basicConfig(handlers=[handler], level=logging.WARNING)


def raise_open_files(needed: int) -> int | None:
    """Raise the limit of open files as far as allowed; returns the limit if it is still too low."""
    if os.name != "posix":
        return None
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return None
    # macOS claims to have no limit, and then refuses more files than a process may have.
    for most in (1_048_576 if hard == resource.RLIM_INFINITY else hard, needed + SPARE_FILES):
        if soft < most:
            with suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
                soft = most
    return soft if soft < needed + SPARE_FILES else None


def _listening(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listening = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":  # on Windows it would let two programs listen on one port
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
