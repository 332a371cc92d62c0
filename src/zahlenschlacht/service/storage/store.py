"""The store of matches and classrooms: each request is one transaction, committed before anyone sees its result."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine, func, select
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from ..cache import Cache
from ..classroom import Classroom, GameStatus
from ..classroom.state import LIFETIME
from ..stored import AnyTransition, Decide, L, Log, StoredMatch
from .backup import Backup
from .batch import Batch, DecidedRequest
from .engine import database_url, open_engine
from .errors import ConstraintError, DatabaseUnavailableError, ErrorLog, StorageError, first_line_of, is_conflict
from .files import DatabaseFiles
from .migrate import migrate
from .notify import Notice, send
from .rows import (
    add_classroom,
    add_matches,
    delete_classroom,
    delete_matches,
    expired_classrooms,
    flush,
    read_statuses,
    write_probe,
    write_sweep,
)
from .schema import CLASSROOM_SWEEPS, HEALTH, MATCH_SWEEPS, classroom_events, classrooms, events, matches
from .watchdog import Watchdog

ATTEMPTS = 8
"""How often a transaction is tried when other processes are faster."""
RETRY_SECONDS = 2
"""A transaction that lost its connection is retried on a new one if it began at most this long ago."""
DELETE_BATCH = 20
"""How many expired matches are deleted in one transaction."""
DAY_SECONDS, HOUR_SECONDS = 86_400, 3600

T = TypeVar("T")
Request: TypeAlias = tuple[type[Any], str, Decide[Any, Any]]
"""The kind of a log, its id, and the decision about it."""


class Store:
    """Matches and classrooms in a database. Its methods block; each is one transaction."""

    def __init__(self, database: str, clock: Callable[[], float] = time.time, notifications: str | None = None) -> None:
        self.url = database_url(database)
        self.notifications_url = database_url(notifications or database)
        """PostgreSQL itself, since a connection pooler in transaction mode passes no notifications on."""
        self.engine = open_engine(self.url, is_pooled=notifications is not None)
        try:
            migrate(self.engine)
        except StorageError:
            self.engine.dispose()
            raise
        # Who writes locks the row of the log, and must then see what others have committed while it waited.
        self._writing = self.engine.execution_options(isolation_level="READ COMMITTED") if self.shared else self.engine
        self.cache: Cache[Log] = Cache()
        self.watched: dict[str, float] = {}
        """Since when, by `time.monotonic`, the matches and classrooms have been watched in this process."""
        self.error_log = ErrorLog()
        self._clock = clock
        self._is_closing = False
        self._files = DatabaseFiles(None if self.shared else self.url.database)
        self._watchdog = Watchdog(self.engine) if self.shared else None
        with self.engine.connect() as connection:
            # A backup shares SQLite's one connection with the store's thread, so it must not check it out of the pool.
            self._backup = Backup(connection.connection.driver_connection, str(self.url.database))  # type: ignore[arg-type]

    @property
    def shared(self) -> bool:
        """Whether other processes may write to the same database."""
        return self.engine.dialect.name == "postgresql"

    @property
    def today(self) -> int:
        """The current day, counted from 1970-01-01."""
        return int(self._clock() // DAY_SECONDS)

    @property
    def now(self) -> int:
        """The current time in milliseconds."""
        return int(self._clock() * 1000)

    def abort_stalled(self) -> None:
        """Prepare to close: retry no transaction, and cut the connections on which PostgreSQL has been silent."""
        self._is_closing = True
        if self._watchdog is not None:
            self._watchdog.cut_stalled()

    def close(self) -> None:
        """Abort a running backup and close the database."""
        self._backup.stop()
        if self._watchdog is not None:
            self._watchdog.close()
        self.engine.dispose()

    def create(self, stored: StoredMatch) -> None:
        """Store a new match with its log."""
        stored = replace(stored, day=self.today)

        def write(connection: Connection) -> None:
            # The id is random: if a match has it, it is this one, committed before the connection was lost.
            if connection.execute(select(matches.c.id).where(matches.c.id == stored.id)).one_or_none() is None:
                add_matches(connection, [stored])

        self._in_transaction(write)
        self.cache.put(stored.id, stored)

    def open_classroom(self, room: Classroom) -> bool:
        """Store a new classroom; returns whether its code was free."""

        def write(connection: Connection) -> bool:
            query = select(classrooms.c.teacher_hash).where(classrooms.c.code == room.code)
            holder = connection.execute(query).scalar_one_or_none()
            if holder is None:
                add_classroom(connection, room)
            return holder is None or holder == room.teacher

        return self._in_transaction(write)

    def is_hidden(self, log: Log) -> bool:
        """Whether this is a classroom whose time is over. The clock may be wrong, so one that is watched stays."""
        return isinstance(log, Classroom) and log.deletes_at <= self.now and not self._is_watched(log.code)

    def _is_watched(self, id_: str) -> bool:
        """Whether somebody watches it here, and has not for longer than a classroom lives."""
        return time.monotonic() - self.watched.get(id_, float("-inf")) < LIFETIME / 1000

    def cached(self, kind: type[L], id_: str) -> L | None:
        """The cached log, unless another process may have changed it or it is hidden."""
        log = None if self.shared else self.cache.get(id_)
        return log if isinstance(log, kind) and not self.is_hidden(log) else None

    def load(self, kind: type[L], id_: str) -> L:
        """The current match or classroom with this id."""
        log = self._in_transaction(lambda connection: Batch(self, connection).load(kind, id_))
        self.cache.put(id_, log)
        return log

    def statuses(self, code: str, match_ids: Collection[str] | None = None) -> dict[str, GameStatus]:
        """How far these matches of a classroom are, or all of them, by their ids."""
        return self._in_transaction(lambda connection: read_statuses(connection, code, match_ids))

    def change(self, kind: type[L], id_: str, decide: Decide[L, AnyTransition]) -> tuple[L, AnyTransition]:
        """Decide a request on the current match or classroom, append the events and commit.

        Returns the log after it and the transition.
        """
        result = self.change_all([(kind, id_, decide)])[0]
        if isinstance(result, ConstraintError):
            raise self.error_log.record(result)
        if isinstance(result, Exception):
            raise result
        return result

    def change_all(self, requests: Sequence[Request]) -> list[DecidedRequest | Exception]:
        """Decide several requests in turn and commit them in one transaction (group commit).

        Each gets its own result or its own exception, and only after all are committed.
        """
        touched_ids: set[str] = set()

        def apply(connection: Connection) -> tuple[list[DecidedRequest | Exception], dict[str, Log]]:
            batch = Batch(self, connection, is_writing=True)
            try:
                results = [batch.decide(*request) for request in requests]
                flush(connection, batch.rows)
            finally:
                touched_ids.update(batch.logs, (id_ for _, id_, _ in requests))
            return results, batch.logs

        try:
            results, logs = self._in_transaction(apply, self._writing, lambda: self._forget(touched_ids))
        except DatabaseUnavailableError:
            raise
        except Exception as error:
            if len(requests) == 1:
                return [error]
            return [result for request in requests for result in self.change_all([request])]
        for log in logs.values():
            self.cache.put(log.id, log)
        return results

    def versions(self, ids: Collection[str]) -> dict[str, int]:
        """The versions of these matches and classrooms; those with an empty log are left out."""
        queries = [
            select(column, func.max(seq)).where(column.in_(ids)).group_by(column)
            for column, seq in ((events.c.match_id, events.c.seq), (classroom_events.c.code, classroom_events.c.seq))
        ]

        def read(connection: Connection) -> dict[str, int]:
            return {row[0]: row[1] for query in queries for row in connection.execute(query)}

        return self._in_transaction(read)

    def notify(self, notices: Sequence[Notice]) -> None:
        """Send notices to the other processes on a shared database."""
        if notices:
            self._in_transaction(lambda connection: send(connection, notices))

    def probe(self) -> None:
        """Write to the database; raises if that fails."""
        self._in_transaction(lambda connection: write_probe(connection, HEALTH, int(self._clock())))

    def back_up(self) -> Path:
        """Copy an SQLite database while it is in use; returns the path of the copy."""
        return self._backup.run()

    def sweep_day(self) -> int:
        """The day that counts as today for deletions: the day of the last sweep before today.

        The clock may be wrong for a moment. Matches are deleted only if two sweeps on different days agree.
        """
        return self._in_transaction(lambda connection: write_sweep(connection, MATCH_SWEEPS, self.today))

    def delete_expired(self, days: int, today: int | None = None) -> int:
        """Delete a batch of matches that have not changed for this many days; returns how many."""
        before = (self.today if today is None else today) - days
        match_ids = self._in_transaction(
            lambda connection: delete_matches(connection, before, DELETE_BATCH), self._writing
        )
        self._forget(match_ids)
        return len(match_ids)

    def delete_classroom(self, code: str, check: Callable[[Classroom], None] | None = None) -> None:
        """Delete a classroom with its log and its matches, if the check does not refuse."""

        def work(connection: Connection) -> list[str]:
            if check is not None:
                check(Batch(self, connection, is_writing=True).load(Classroom, code, is_locked=True))
            return delete_classroom(connection, code)

        self._forget([code, *self._in_transaction(work, self._writing)])

    def sweep_classrooms(self) -> list[str]:
        """The codes of the classrooms to delete: two sweeps in different hours agree on them, and nobody watches."""
        hour = int(self._clock() // HOUR_SECONDS)

        def work(connection: Connection) -> list[str]:
            confirmed = write_sweep(connection, CLASSROOM_SWEEPS, hour)
            return expired_classrooms(connection, confirmed * HOUR_SECONDS * 1000)

        return [code for code in self._in_transaction(work) if not self._is_watched(code)]

    def _forget(self, ids: Iterable[str]) -> None:
        """Drop matches and classrooms from the cache."""
        for id_ in ids:
            self.cache.drop(id_)

    def _in_transaction(
        self,
        work: Callable[[Connection], T],
        engine: Engine | None = None,
        before_retry: Callable[[], None] | None = None,
    ) -> T:
        """The result of the work, committed.

        The work is retried when another process was faster, and once more when the connection was lost. That is safe
        because every request is idempotent.
        """
        begin = time.monotonic()
        for attempt in range(ATTEMPTS):
            is_last = attempt == ATTEMPTS - 1
            try:
                with (engine or self.engine).begin() as connection:
                    result = work(connection)
                    self._files.check()
                return result
            except DBAPIError as error:
                is_early = not self._is_closing and time.monotonic() - begin < RETRY_SECONDS
                is_retried = is_conflict(error) or (error.connection_invalidated and is_early)
                if is_last and isinstance(error, IntegrityError):
                    raise ConstraintError(first_line_of(error)) from None
                if is_last or not is_retried:
                    raise self.error_log.record(error) from None
                if before_retry is not None:
                    before_retry()
                time.sleep(random.uniform(0, 0.005) * attempt)
            except (SQLAlchemyError, StorageError) as error:
                raise self.error_log.record(error) from None
        raise AssertionError("unreachable")
