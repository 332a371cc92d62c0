"""Errors of the database: temporary ones, conflicts with another process, and permanent ones."""

import logging
import time

from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from ...game.rules import LongName, ZahlenschlachtError

CONFLICT_STATES = ("40001", "40P01")
"""PostgreSQL's SQLSTATEs of a serialisation failure and a deadlock."""
LOG_SECONDS = 10
"""The same error is logged at most once in this many seconds."""

log = logging.getLogger(__name__)


class StorageError(ZahlenschlachtError):
    """The database cannot be used."""


class DatabaseUnavailableError(StorageError):
    """The database is unavailable; the request can be retried."""

    def __init__(self) -> None:
        super().__init__("storage", "the database is not available at the moment; try again soon")


def is_conflict(error: DBAPIError) -> bool:
    """Whether another process was faster, so that the request must be decided again."""
    return isinstance(error, IntegrityError) or getattr(error.orig, "sqlstate", None) in CONFLICT_STATES


def reason_of(error: SQLAlchemyError) -> LongName:
    """The message of the database, in one line."""
    message = str(error.orig) if isinstance(error, DBAPIError) else str(error)
    return LongName(" ".join(message.split()))


class ErrorLog:
    """Counts errors and logs them, without repeating the same one too soon."""

    def __init__(self) -> None:
        self.count = 0
        """How many errors there were."""
        self._last_logged: dict[str, float] = {}

    def record(self, error: SQLAlchemyError | StorageError) -> DatabaseUnavailableError:
        """Record the error, and return the one that the client gets."""
        self.count += 1
        message = reason_of(error) if isinstance(error, SQLAlchemyError) else str(error)
        kind, now = message[:40], time.monotonic()
        if now - self._last_logged.get(kind, -LOG_SECONDS) >= LOG_SECONDS:
            self._last_logged[kind] = now
            log.error("the database is unavailable: %s", message[:300])
        return DatabaseUnavailableError()
