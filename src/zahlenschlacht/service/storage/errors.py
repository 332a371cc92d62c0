"""Errors of the database: temporary ones, conflicts with another process, and permanent ones."""

import logging

from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from ...game.errors import LongName, ZahlenschlachtError

CONFLICT_STATES = ("40001", "40P01")
"""PostgreSQL's SQLSTATEs of a serialisation failure and a deadlock."""

log = logging.getLogger(__name__)


class StorageError(ZahlenschlachtError):
    """The database cannot be used."""


class DatabaseUnavailableError(StorageError):
    """The database is unavailable; the request can be retried."""

    def __init__(self) -> None:
        super().__init__("storage")


class ConstraintError(Exception):
    """A decision violates a constraint of the database, although no other process was faster."""


def is_conflict(error: DBAPIError) -> bool:
    """Whether another process was faster, so that the request must be decided again."""
    return isinstance(error, IntegrityError) or getattr(error.orig, "sqlstate", None) in CONFLICT_STATES


def reason_of(error: SQLAlchemyError) -> LongName:
    """The message of the database, in one line."""
    message = str(error.orig) if isinstance(error, DBAPIError) else str(error)
    return LongName(" ".join(message.split()))


def first_line_of(error: Exception) -> str:
    """The message without the lines in which PostgreSQL writes values, such as ids."""
    return str(error.orig if isinstance(error, DBAPIError) else error).partition("\n")[0]


class ErrorLog:
    """Counts errors and logs them."""

    def __init__(self) -> None:
        self.count = 0
        """How many errors there were."""

    def record(self, error: SQLAlchemyError | StorageError | ConstraintError) -> DatabaseUnavailableError:
        """Record the error, and return the one that the client gets."""
        self.count += 1
        log.error("the database is unavailable: %s", first_line_of(error)[:300])
        return DatabaseUnavailableError()
