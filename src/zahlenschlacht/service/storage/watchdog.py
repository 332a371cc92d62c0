"""Closes PostgreSQL connections that have been in use for too long.

The timeouts of PostgreSQL and TCP catch a server that is slow or gone. They do not catch a stopped server, or a proxy
that accepts data and never answers. Only a timer of our own does.
"""

import os
import socket
import threading
import time
from contextlib import suppress
from typing import Any

from sqlalchemy import Engine, event

MAX_USE_SECONDS = 6
"""How long a connection may be checked out. Opening one takes at most three seconds more."""
CHECK_SECONDS = 0.5
STALL_SECONDS = 1
"""When the server stops, a connection in use for this long counts as silent."""


class Watchdog:
    """Watches the checked-out connections of an engine."""

    def __init__(self, engine: Engine, max_seconds: float = MAX_USE_SECONDS) -> None:
        self.max_seconds = max_seconds
        self._deadlines: dict[int, tuple[float, Any]] = {}
        self._lock = threading.Lock()
        self._closed = threading.Event()
        event.listen(engine, "checkout", self._checked_out)
        event.listen(engine, "checkin", self._checked_in)
        event.listen(engine, "invalidate", self._checked_in)
        threading.Thread(target=self._run, name="watchdog", daemon=True).start()

    def close(self) -> None:
        """Stop watching."""
        self._closed.set()

    def cut_stalled(self) -> None:
        """Close every connection that has been in use for a second, before its time is up."""
        self._cut_due(time.monotonic() + self.max_seconds - STALL_SECONDS)

    def _checked_out(self, connection: Any, record: object, _proxy: object) -> None:
        with self._lock:
            self._deadlines[id(record)] = time.monotonic() + self.max_seconds, connection

    def _checked_in(self, _connection: object, record: object, _reason: object = None) -> None:
        with self._lock:
            self._deadlines.pop(id(record), None)

    def _run(self) -> None:
        while not self._closed.wait(CHECK_SECONDS):
            self._cut_due(time.monotonic())

    def _cut_due(self, moment: float) -> None:
        """Close the connections whose deadline is before this moment."""
        with self._lock:
            expired_keys = [key for key, (deadline, _) in self._deadlines.items() if deadline < moment]
            connections = [self._deadlines.pop(key)[1] for key in expired_keys]
        for connection in connections:
            cut(connection)


def cut(connection: Any) -> None:
    """Shut the connection down. A thread that waits for it gets an error, as if the server had closed it."""
    with suppress(Exception), socket.socket(fileno=os.dup(connection.fileno())) as own_socket:
        own_socket.shutdown(socket.SHUT_RDWR)
