"""Ends a wait for PostgreSQL that would have no end: a connection that is silent for too long is cut.

The timeouts of PostgreSQL and of TCP see a server that is slow or gone. They do not see one that is stopped, or a proxy
that takes everything and says nothing; only a clock of our own does.
"""

from __future__ import annotations

import os
import socket
import threading
import time
from contextlib import suppress
from typing import Any

from sqlalchemy import Engine, event

LONGEST_SECONDS = 6
"""How long a connection may be used at a stretch. A connection of its own takes at most three more."""
LOOK_SECONDS = 0.5


class Watchdog:
    """Looks after the connections of an engine that are in use."""

    def __init__(self, engine: Engine, longest: float = LONGEST_SECONDS) -> None:
        self.longest = longest
        self._until: dict[int, tuple[float, Any]] = {}
        self._lock = threading.Lock()
        self._closed = threading.Event()
        event.listen(engine, "checkout", self._taken)
        event.listen(engine, "checkin", self._given_back)
        event.listen(engine, "invalidate", self._given_back)
        threading.Thread(target=self._look, name="watchdog", daemon=True).start()

    def close(self) -> None:
        """Look no more."""
        self._closed.set()

    def _taken(self, connection: Any, record: object, _proxy: object) -> None:
        with self._lock:
            self._until[id(record)] = time.monotonic() + self.longest, connection

    def _given_back(self, _connection: object, record: object, _reason: object = None) -> None:
        with self._lock:
            self._until.pop(id(record), None)

    def _look(self) -> None:
        while not self._closed.wait(LOOK_SECONDS):
            now = time.monotonic()
            with self._lock:
                late = [key for key, (until, _) in self._until.items() if until < now]
                connections = [self._until.pop(key)[1] for key in late]
            for connection in connections:
                cut(connection)


def cut(connection: Any) -> None:
    """End the connection under whoever waits for it; the wait fails, as if the server had hung up."""
    with suppress(Exception), socket.socket(fileno=os.dup(connection.fileno())) as wire:
        wire.shutdown(socket.SHUT_RDWR)
