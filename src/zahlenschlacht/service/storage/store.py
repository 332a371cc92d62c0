"""The store of matches: each request is one transaction, committed before anyone sees its result."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import func, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from ..stored import Change, Decide, StoredMatch, UnknownMatchError
from ..tokens import is_match_id
from .backup import Backup
from .cache import Cache
from .engine import CONNECTIONS, database_url, open_engine
from .errors import DatabaseUnavailableError, ErrorLog, StorageError, is_conflict
from .files import DatabaseFiles
from .migrate import migrate
from .notify import send_presence, send_version
from .rows import add_match, append, delete_matches, flush, read_log, read_match, write_day, write_token
from .schema import events, matches, probe
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
Result = tuple[StoredMatch, Change]


class Store:
    """Matches in a database. Its methods block; each is one transaction."""

    def __init__(self, database: str, clock: Callable[[], float] = time.time) -> None:
        self.url = database_url(database)
        self.engine = open_engine(self.url)
        try:
            migrate(self.engine)
        except StorageError:
            self.engine.dispose()
            raise
        self.cache: Cache[StoredMatch] = Cache()
        self.error_log = ErrorLog()
        self._clock = clock
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
                add_match(connection, stored)

        self._in_transaction(write)
        self.cache.put(stored.id, stored)

    def cached(self, match_id: str) -> StoredMatch | None:
        """The cached match, unless another process may have changed it."""
        return None if self.shared else self.cache.get(match_id)

    def load(self, match_id: str) -> StoredMatch:
        """The current match with this id."""
        stored = self._in_transaction(lambda connection: self._current(connection, match_id))
        self.cache.put(match_id, stored)
        return stored

    def change(self, match_id: str, decide: Decide) -> Result:
        """Decide a request on the current match, append the events and commit; returns the match after it."""
        result = self.change_all([(match_id, decide)])[0]
        if isinstance(result, Exception):
            raise result
        return result

    def change_all(self, requests: Sequence[tuple[str, Decide]]) -> list[Result | Exception]:
        """Decide several requests in turn and commit them in one transaction (group commit).

        Each gets its own result or its own exception, and only after all are committed.
        """

        def drop_cached() -> None:
            for match_id, _ in requests:
                self.cache.drop(match_id)

        try:
            results, changed = self._in_transaction(lambda connection: self._apply(connection, requests), drop_cached)
        except DatabaseUnavailableError:
            raise
        except Exception as error:
            if len(requests) == 1:
                return [error]
            return [result for request in requests for result in self.change_all([request])]
        for stored in changed.values():
            self.cache.put(stored.id, stored)
        return results

    def _apply(
        self, connection: Connection, requests: Sequence[tuple[str, Decide]]
    ) -> tuple[list[Result | Exception], dict[str, StoredMatch]]:
        """Decide the requests and write their changes; returns the results and the changed matches by id."""
        results: list[Result | Exception] = []
        changed: dict[str, StoredMatch] = {}
        rows: list[dict[str, Any]] = []
        for match_id, decide in requests:
            try:
                stored = changed.get(match_id) or self._current(connection, match_id)
                change = decide(stored)
            except SQLAlchemyError:
                raise
            except Exception as error:
                results.append(error)
                continue
            if change.appended.events:
                append(connection, stored.id, change.appended.events, rows)
                stored = write_day(connection, stored.after(change), self.today)
                if change.joins:
                    write_token(connection, stored, change.joins)
                if change.opens:
                    changed[change.opens.id] = replace(change.opens, day=self.today)
                    add_match(connection, changed[change.opens.id])
            changed[match_id] = stored
            results.append((stored, change))
        flush(connection, rows)
        return results, changed

    def versions(self, match_ids: Sequence[str]) -> dict[str, int]:
        """The versions of these matches; those with an empty log are left out."""
        query = select(events.c.match_id, func.max(events.c.seq)).where(events.c.match_id.in_(match_ids))
        grouped = query.group_by(events.c.match_id)
        return self._in_transaction(lambda connection: {row[0]: row[1] for row in connection.execute(grouped)})

    def announce(self, match_id: str, version: int) -> None:
        """Notify other processes on a shared database that a match has a new version."""
        self._in_transaction(lambda connection: send_version(connection, match_id, version))

    def notify_presence(self, process: str, players: Mapping[str, str]) -> None:
        """Notify other processes on a shared database which players are connected to this one, by match."""
        if players:
            self._in_transaction(lambda connection: send_presence(connection, process, players))

    def probe(self) -> None:
        """Write to the database; raises if that fails."""

        def write(connection: Connection) -> None:
            now = int(self._clock())
            if not connection.execute(update(probe).where(probe.c.id == 1).values(written=now)).rowcount:
                connection.execute(insert(probe), [{"id": 1, "written": now}])

        self._in_transaction(write)

    def count(self) -> int:
        """How many matches are stored."""
        query = select(func.count()).select_from(matches)
        return self._in_transaction(lambda connection: connection.execute(query).scalar_one())

    def back_up(self) -> Path:
        """Copy an SQLite database while it is in use; returns the path of the copy."""
        return self._backup.run()

    def delete_expired(self, days: int) -> int:
        """Delete a batch of matches that have not changed for this many days; returns how many."""
        deleted = self._in_transaction(lambda connection: delete_matches(connection, self.today - days, DELETE_BATCH))
        for match_id in deleted:
            self.cache.drop(match_id)
        return len(deleted)

    def _in_transaction(self, work: Callable[[Connection], T], before_retry: Callable[[], None] | None = None) -> T:
        """The result of the work, committed.

        The work is retried when another process was faster, and once more when the connection was lost. That is safe
        because every request is idempotent.
        """
        begin = time.monotonic()
        for attempt in range(ATTEMPTS):
            is_last = attempt == ATTEMPTS - 1
            try:
                with self._transaction() as connection:
                    return work(connection)
            except DBAPIError as error:
                lost = error.connection_invalidated and time.monotonic() - begin < RETRY_SECONDS
                if is_last and isinstance(error, IntegrityError):
                    raise  # no other process was faster: the request itself violates a constraint
                if is_last or not (is_conflict(error) or lost):
                    raise self.error_log.record(error) from None
                if before_retry is not None:
                    before_retry()
                time.sleep(random.uniform(0, 0.005) * attempt)
            except (SQLAlchemyError, StorageError) as error:
                raise self.error_log.record(error) from None
        raise AssertionError("unreachable")

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        with self.engine.begin() as connection:
            yield connection
            self._files.check()

    def _current(self, connection: Connection, match_id: str) -> StoredMatch:
        """The current match: the cached one with its new events, or a newly read one."""
        if not is_match_id(match_id):
            raise UnknownMatchError(match_id[:60])
        cached = self.cache.get(match_id)
        if cached is None:
            return read_match(connection, match_id)
        if not self.shared:
            return cached
        # The last known event is read too: if it is gone, another process has deleted the match.
        log = read_log(connection, match_id, after=cached.version - 1)
        newer = [event for event in log if event.seq > cached.version]
        if not log or any(event.kind == "join" for event in newer):
            return read_match(connection, match_id)
        return replace(cached, match=cached.match.after(newer)) if newer else cached
