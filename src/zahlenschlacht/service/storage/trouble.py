"""What can go wrong with a database, told apart: what passes by itself, what another was faster with, what is final."""

from __future__ import annotations

import logging
import time

from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from ...game.rules import LongName, ZahlenschlachtError

OVERTAKEN = ("40001", "40P01")
"""What PostgreSQL calls a serialisation failure and a deadlock."""
QUIET_SECONDS = 10
"""The same trouble is written down once in so many seconds."""

log = logging.getLogger(__name__)


class StorageError(ZahlenschlachtError):
    """The database cannot be used."""


class TroubleError(StorageError):
    """The database cannot be used at the moment."""

    def __init__(self) -> None:
        super().__init__("storage", "the database does not answer at the moment, try again soon")


def overtaken(error: DBAPIError) -> bool:
    """Whether another process was faster, so that the wish is to be decided anew."""
    return isinstance(error, IntegrityError) or getattr(error.orig, "sqlstate", None) in OVERTAKEN


def reason_of(error: SQLAlchemyError) -> LongName:
    """What the database says, in one line."""
    said = str(error.orig) if isinstance(error, DBAPIError) else str(error)
    return LongName(" ".join(said.split()))


class Journal:
    """Writes trouble down: one line for each kind of it, and not again at once."""

    def __init__(self) -> None:
        self.count = 0
        """How often there was trouble."""
        self._last: dict[str, float] = {}

    def trouble(self, error: SQLAlchemyError | StorageError) -> TroubleError:
        """Write the error down, and give what is told of it."""
        self.count += 1
        said = reason_of(error) if isinstance(error, SQLAlchemyError) else str(error)
        kind, now = said[:40], time.monotonic()
        if now - self._last.get(kind, -QUIET_SECONDS) >= QUIET_SECONDS:
            self._last[kind] = now
            log.error("the database cannot be used at the moment: %s", said[:300])
        return TroubleError()
