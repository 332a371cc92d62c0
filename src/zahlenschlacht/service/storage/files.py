"""Detects when the file of an SQLite database is deleted or replaced: later writes would be lost."""

import os
from pathlib import Path

from ...game.errors import LongName
from .errors import StorageError


class DatabaseFiles:
    """The files of an SQLite database, as they were when it was opened."""

    def __init__(self, database: str | None) -> None:
        is_file = database not in (None, "", ":memory:")
        self._paths = [Path(f"{database}{suffix}") for suffix in ("", "-wal")] if is_file else []
        self._identities = {path: identity for path in self._paths if (identity := _identity(path))}

    def check(self) -> None:
        """Raise if a file is not the one that was opened."""
        for path in self._paths:
            identity, original = _identity(path), self._identities.get(path)
            if original is None and identity is not None:
                self._identities[path] = identity  # SQLite creates the write-ahead log with the first change
            elif identity != original:
                raise StorageError("database-replaced", file=LongName(path))


def _identity(path: Path) -> tuple[int, int] | None:
    """The device and inode of a file; None if it does not exist."""
    try:
        status = os.stat(path)
    except OSError:
        return None
    return status.st_dev, status.st_ino
