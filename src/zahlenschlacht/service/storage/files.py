"""Notices when the file of an SQLite database is deleted or replaced: what is written then would be lost."""

from __future__ import annotations

import os
from pathlib import Path

from ...game.rules import LongName
from .trouble import StorageError


class Files:
    """The files of a database as they were when it was opened."""

    def __init__(self, database: str | None) -> None:
        named = database not in (None, "", ":memory:")
        self._paths = [Path(f"{database}{part}") for part in ("", "-wal")] if named else []
        self._seen = {path: found for path in self._paths if (found := _identity(path))}

    def check(self) -> None:
        """Refuse to go on where a file is not the one that was opened."""
        for path in self._paths:
            found, known = _identity(path), self._seen.get(path)
            if known is None and found is not None:
                self._seen[path] = found  # the log that SQLite writes ahead comes with the first change
            elif found != known:
                text = "{file} was deleted or replaced while the server ran: start it again"
                raise StorageError("database-replaced", text, file=LongName(path))


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino
