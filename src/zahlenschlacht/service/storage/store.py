"""The store of matches and classrooms: each request is one transaction, committed before anyone sees its result."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from sqlalchemy import func, select
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from ..classroom import GameStatus
from ..classroom.state import LIFETIME
from ..stored import C, Decide, S, Stored, StoredClassroom, StoredMatch
from .backup import Backup
from .batch import Batch, Result
from .cache import Cache
from .classroom_rows import add_classroom, delete_classroom, expired_classrooms, read_statuses
from .engine import CONNECTIONS, database_url, notifications_url, open_engine
from .errors import DatabaseUnavailableError, ErrorLog, StorageError, is_conflict
from .files import DatabaseFiles
from .migrate import migrate
from .notify import VersionNotice, send_presence, send_version
from .rows import add_matches, delete_matches, flush, write_probe, write_sweep
from .schema import HEALTH, classroom_events, classrooms, events, matches
from .watchdog import Watchdog

if TYPE_CHECKING:
    from sqlalchemy import Connection

ATTEMPTS = 8
"""How often a transaction is tried when other processes are faster."""
RETRY_SECONDS = 2
"""A transaction that lost its connection is retried on a new one if it began at most this long ago."""
DELETE_BATCH = 20
"""How many expired matches are deleted in one transaction."""
DAY_SECONDS = 86_400

T = TypeVar("T")
Request: TypeAlias = tuple[str, Decide[Any, Any]]
"""The id of a match or the code of a classroom, and the decision about it."""


class Store:
    """Matches and classrooms in a database. Its methods block; each is one transaction."""

    def __init__(self, database: str, clock: Callable[[], float] = time.time, notifications: str | None = None) -> None:
        self.url = database_url(database)
        self.notifications_url = notifications_url(notifications or database)
        """PostgreSQL itself, since a connection pooler in transaction mode passes no notifications on, or NATS."""
        self.engine = open_engine(self.url, is_pooled=notifications is not None)
        try:
            migrate(self.engine)
        except StorageError:
            self.engine.dispose()
            raise
        self.cache: Cache[Stored] = Cache()
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
    def threads(self) -> int:
        """How many threads may use the store at once: SQLite has one connection."""
        return CONNECTIONS if self.shared else 1

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

    def open_classroom(self, stored: StoredClassroom) -> bool:
        """Store a new classroom; returns whether its code was free."""

        def write(connection: Connection) -> bool:
            query = select(classrooms.c.teacher_hash).where(classrooms.c.code == stored.id)
            holder = connection.execute(query).scalar_one_or_none()
            if holder is None:
                add_classroom(connection, stored)
            return holder is None or holder == stored.room.teacher

        return self._in_transaction(write)

    def cached(self, id_: str) -> Stored | None:
        """The cached match or classroom, unless another process may have changed it or its time is over."""
        stored = None if self.shared else self.cache.get(id_)
        return None if isinstance(stored, StoredClassroom) and stored.room.deletes_at <= self.now else stored

    def load(self, match_id: str) -> StoredMatch:
        """The current match with this id."""
        return self._load(lambda batch: batch.match(match_id))

    def load_classroom(self, code: str) -> StoredClassroom:
        """The current classroom with this code."""
        return self._load(lambda batch: batch.classroom(code))

    def _load(self, read: Callable[[Batch], S]) -> S:
        stored = self._in_transaction(lambda connection: read(Batch(self, connection)))
        self.cache.put(stored.id, stored)
        return stored

    def statuses(self, code: str, match_ids: Collection[str] | None = None) -> dict[str, GameStatus]:
        """How far these matches of a classroom are, or all of them, by their ids."""
        return self._in_transaction(lambda connection: read_statuses(connection, code, match_ids))

    def change(self, id_: str, decide: Decide[S, C]) -> tuple[S, C]:
        """Decide a request on the current match or classroom, append the events and commit; returns the result."""
        result: Any = self.change_all([(id_, decide)])[0]
        if isinstance(result, Exception):
            raise result
        stored, change = result
        return stored, change

    def change_all(self, requests: Sequence[Request]) -> list[Result | Exception]:
        """Decide several requests in turn and commit them in one transaction (group commit).

        Each gets its own result or its own exception, and only after all are committed.
        """
        touched_ids: set[str] = set()

        def apply(connection: Connection) -> tuple[list[Result | Exception], dict[str, Stored]]:
            batch = Batch(self, connection)
            try:
                results = [batch.decide(id_, decide) for id_, decide in requests]
                flush(connection, batch.rows)
            finally:
                touched_ids.update(batch.changed, (id_ for id_, _ in requests))
            return results, batch.changed

        try:
            results, changed = self._in_transaction(apply, lambda: self._forget(touched_ids))
        except DatabaseUnavailableError:
            raise
        except Exception as error:
            if len(requests) == 1:
                return [error]
            return [result for request in requests for result in self.change_all([request])]
        for stored in changed.values():
            self.cache.put(stored.id, stored)
        return results

    def versions(self, ids: Collection[str]) -> dict[str, int]:
        """The versions of these matches and classrooms; those with an empty log are left out."""
        queries = [
            select(column, func.max(seq)).where(column.in_(ids)).group_by(column)
            for column, seq in (
                (events.c.match_id, events.c.seq),
                (classroom_events.c.code, classroom_events.c.seq),
            )
        ]

        def read(connection: Connection) -> dict[str, int]:
            return {row[0]: row[1] for query in queries for row in connection.execute(query)}

        return self._in_transaction(read)

    def announce(self, notice: VersionNotice) -> None:
        """Notify other processes on a shared database that a match or a classroom has a new version."""
        self._in_transaction(lambda connection: send_version(connection, notice))

    def notify_presence(self, process: str, persons: Mapping[str, Collection[str]]) -> None:
        """Notify other processes on a shared database who is connected to this one, by match or classroom."""
        if persons:
            self._in_transaction(lambda connection: send_presence(connection, process, persons))

    def probe(self) -> None:
        """Write to the database; raises if that fails."""
        self._in_transaction(lambda connection: write_probe(connection, HEALTH, int(self._clock())))

    def count(self) -> int:
        """How many matches are stored."""
        query = select(func.count()).select_from(matches)
        return self._in_transaction(lambda connection: connection.execute(query).scalar_one())

    def back_up(self) -> Path:
        """Copy an SQLite database while it is in use; returns the path of the copy."""
        return self._backup.run()

    def sweep_day(self) -> int:
        """The day that counts as today for deletions: the day of the last sweep before today.

        The clock may be wrong for a moment. Matches are deleted only if two sweeps on different days agree.
        """
        today = self.today
        return self._in_transaction(lambda connection: min(write_sweep(connection, today), today))

    def delete_expired(self, days: int, today: int | None = None) -> int:
        """Delete a batch of matches that have not changed for this many days; returns how many."""
        before = (self.today if today is None else today) - days
        match_ids = self._in_transaction(lambda connection: delete_matches(connection, before, DELETE_BATCH))
        self._forget(match_ids)
        return len(match_ids)

    def delete_classroom(self, code: str, check: Callable[[StoredClassroom], None]) -> None:
        """Delete a classroom with its log and its matches, if the check does not refuse."""

        def work(connection: Connection) -> list[str]:
            check(Batch(self, connection).classroom(code))
            return delete_classroom(connection, code)

        self._forget([code, *self._in_transaction(work)])

    def delete_expired_classroom(self) -> bool:
        """Delete one classroom whose time is over, with its matches; returns whether there was one."""

        def work(connection: Connection) -> list[str]:
            codes = expired_classrooms(connection, self.now - LIFETIME)[:1]
            return codes + [match_id for code in codes for match_id in delete_classroom(connection, code)]

        deleted_ids = self._in_transaction(work)
        self._forget(deleted_ids)
        return bool(deleted_ids)

    def _forget(self, ids: Iterable[str]) -> None:
        """Drop matches and classrooms from the cache."""
        for id_ in ids:
            self.cache.drop(id_)

    def _in_transaction(self, work: Callable[[Connection], T], before_retry: Callable[[], None] | None = None) -> T:
        """The result of the work, committed.

        The work is retried when another process was faster, and once more when the connection was lost. That is safe
        because every request is idempotent.
        """
        begin = time.monotonic()
        for attempt in range(ATTEMPTS):
            is_last = attempt == ATTEMPTS - 1
            try:
                with self.engine.begin() as connection:
                    result = work(connection)
                    self._files.check()
                return result
            except DBAPIError as error:
                is_early = not self._is_closing and time.monotonic() - begin < RETRY_SECONDS
                is_retried = is_conflict(error) or (error.connection_invalidated and is_early)
                if is_last and isinstance(error, IntegrityError):
                    raise  # no other process was faster: the request itself violates a constraint
                if is_last or not is_retried:
                    raise self.error_log.record(error) from None
                if before_retry is not None:
                    before_retry()
                time.sleep(random.uniform(0, 0.005) * attempt)
            except (SQLAlchemyError, StorageError) as error:
                raise self.error_log.record(error) from None
        raise AssertionError("unreachable")
