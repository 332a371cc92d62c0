"""Backup of an SQLite database while it is in use."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from threading import Event, Lock

BACKUP_PAGES = 64
"""How many pages are copied at a time; transactions run in between."""
PAUSE_SECONDS = 0.01


class BackupError(Exception):
    """The store was closed during the backup, or the copy is damaged, and so is probably the database."""


class Backup:
    """Copies a database to a file beside it, a few pages at a time."""

    def __init__(self, connection: sqlite3.Connection, database: str) -> None:
        self._connection = connection
        self._file = Path(f"{database}.backup")
        self._running = Lock()
        self._stopped = Event()

    def run(self) -> Path:
        """Make a backup; returns its path. An incomplete or damaged one never replaces an earlier one."""
        part = self._file.with_name(f"{self._file.name}.part")
        with self._running:
            part.unlink(missing_ok=True)
            part.touch(0o600, exist_ok=False)
            with closing(sqlite3.connect(part)) as copy:
                self._connection.backup(copy, pages=BACKUP_PAGES, sleep=PAUSE_SECONDS, progress=self._check)
                _verify(copy)
            with part.open("rb") as stream:
                os.fsync(stream.fileno())
            part.replace(self._file)
        return self._file

    def stop(self) -> None:
        """Abort a running backup and wait until it has ended."""
        self._stopped.set()
        with self._running:
            pass

    def _check(self, _status: int, _remaining: int, _total: int) -> None:
        if self._stopped.is_set():
            raise BackupError  # the store was closed


def _verify(copy: sqlite3.Connection) -> None:
    """Raise unless every page and index of the copy is in order."""
    (verdict,) = copy.execute("PRAGMA integrity_check(1)").fetchone()
    if verdict != "ok":
        raise BackupError(f"the copy is damaged: {verdict}")
