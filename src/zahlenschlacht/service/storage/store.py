"""The store of matches: one transaction a wish, committed before anyone is told."""

from __future__ import annotations

import os
import random
import sqlite3
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import func, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from ...game.rules import Player
from ..match import Match
from .cache import Cache
from .engine import CONNECTIONS, connected, database_url
from .files import Files
from .keys import hashed, is_match_id
from .migrate import migrate
from .notify import send_announcement, send_notices
from .rows import add_match, append, changed_on, delete_matches, flush, read_log, read_match, seat_taken
from .schema import events, matches, probe
from .stored import Change, Decide, Stored, UnknownMatchError
from .trouble import Journal, StorageError, TroubleError, overtaken
from .watchdog import Watchdog

if TYPE_CHECKING:
    from sqlalchemy import Connection

ATTEMPTS = 8
"""How often a wish is decided anew when another process was faster."""
AGAIN_SECONDS = 2
"""So long after the beginning what failed with its connection is done again over a new one."""
AT_ONCE = 20
"""How many old matches are deleted at once."""
DAY_SECONDS = 86_400
BACKUP_PAGES = 64
"""How many pages of a backup are copied before others may go on."""

T = TypeVar("T")
Result = tuple[Stored, Change]


class Store:
    """Matches in a database. Its methods block; each is one transaction."""

    def __init__(self, database: str, clock: Callable[[], float] = time.time) -> None:
        self.url = database_url(database)
        self.engine = connected(self.url)
        try:
            migrate(self.engine)
        except StorageError:
            self.engine.dispose()
            raise
        self.cache: Cache[Stored] = Cache()
        self.journal = Journal()
        self._clock = clock
        with self.engine.connect() as connection:
            # A backup uses SQLite's one connection beside the store's thread, so it must not take it from the pool.
            self._wire: Any = connection.connection.driver_connection
        self._files = Files(None if self.shared else self.url.database)
        self._watchdog = Watchdog(self.engine) if self.shared else None

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
        """The day, counted from 1970-01-01."""
        return int(self._clock() // DAY_SECONDS)

    def close(self) -> None:
        """Let the database go."""
        if self._watchdog is not None:
            self._watchdog.close()
        self.engine.dispose()

    def create(self, match_id: str, match: Match, tokens: Mapping[Player, str], joins: Mapping[Player, str]) -> Stored:
        """Keep a new match with the log it has."""
        hashes = {player: hashed(secret) for player, secret in tokens.items()}
        join_hashes = {player: hashed(secret) for player, secret in joins.items()}
        stored = Stored(match_id, match, hashes, join_hashes, self.today)

        def write(connection: Connection) -> None:
            # The id is random: a match that has it is this one, committed before the connection was lost.
            if connection.execute(select(matches.c.id).where(matches.c.id == match_id)).one_or_none() is None:
                add_match(connection, stored)

        self._in_transaction(write)
        self.cache.put(match_id, stored)
        return stored

    def kept(self, match_id: str) -> Stored | None:
        """The match, where this process has it in memory and no other may have changed it."""
        return None if self.shared else self.cache.get(match_id)

    def load(self, match_id: str) -> Stored:
        """The match as the log has it now."""
        stored = self._in_transaction(lambda connection: self._current(connection, match_id))
        self.cache.put(match_id, stored)
        return stored

    def change(self, match_id: str, decide: Decide) -> Result:
        """Decide on the match as it stands, append the events and commit; decided anew when another was faster."""
        result = self.change_all([(match_id, decide)])[0]
        if isinstance(result, Exception):
            raise result
        return result

    def change_all(self, wishes: Sequence[tuple[str, Decide]]) -> list[Result | Exception]:
        """Decide on several wishes in turn, in one transaction: they share the wait for the disk. Each gets its own
        result, its refusal, or what went wrong with it alone; and none is told before all are committed."""

        def forget() -> None:
            for match_id, _ in wishes:
                self.cache.drop(match_id)

        try:
            results, changed = self._in_transaction(lambda connection: self._decided(connection, wishes), forget)
        except TroubleError:
            raise
        except Exception as error:
            if len(wishes) == 1:
                return [error]
            return [result for wish in wishes for result in self.change_all([wish])]
        for stored in changed.values():
            self.cache.put(stored.id, stored)
        return results

    def _decided(
        self, connection: Connection, wishes: Sequence[tuple[str, Decide]]
    ) -> tuple[list[Result | Exception], dict[str, Stored]]:
        """What the wishes make of their matches, written but not yet committed."""
        results: list[Result | Exception] = []
        changed: dict[str, Stored] = {}
        rows: list[dict[str, Any]] = []
        for match_id, decide in wishes:
            try:
                stored = changed.get(match_id) or self._current(connection, match_id)
                change = decide(stored)
            except SQLAlchemyError:
                raise
            except Exception as error:
                results.append(error)
                continue
            if change.added.events:
                stored = self._written(connection, stored, change, rows)
            if change.added.events and change.opens:
                changed[change.opens.id] = replace(change.opens, day=self.today)
                add_match(connection, changed[change.opens.id])
            changed[match_id] = stored
            results.append((stored, change))
        flush(connection, rows)
        return results, changed

    def _written(self, connection: Connection, stored: Stored, change: Change, rows: list[dict[str, Any]]) -> Stored:
        """The match after the change, whose events are among the rows to be written."""
        append(connection, stored.id, change.added.events, rows)
        if change.joins and change.token:
            stored = seat_taken(connection, stored, change.joins, change.token)
        stored = changed_on(connection, stored, self.today)
        return replace(stored, match=stored.match.after(change.added.events))

    def versions(self, match_ids: Sequence[str]) -> dict[str, int]:
        """The versions of these matches: what a server asks when it may have missed an announcement."""
        query = select(events.c.match_id, func.max(events.c.seq)).where(events.c.match_id.in_(match_ids))
        grouped = query.group_by(events.c.match_id)
        return self._in_transaction(lambda connection: {row[0]: row[1] for row in connection.execute(grouped)})

    def announce(self, match_id: str, version: int) -> None:
        """Tell other processes on a shared database that the log of a match is longer now."""
        self._in_transaction(lambda connection: send_announcement(connection, match_id, version))

    def notify(self, process: str, players: Mapping[str, str]) -> None:
        """Tell other processes on a shared database whose live streams this one has, by match."""
        if players:
            self._in_transaction(lambda connection: send_notices(connection, process, players))

    def probe(self) -> None:
        """Raise unless the database can be written to, by writing to it."""

        def write(connection: Connection) -> None:
            now = int(self._clock())
            if not connection.execute(update(probe).where(probe.c.id == 1).values(written=now)).rowcount:
                connection.execute(insert(probe), [{"id": 1, "written": now}])

        self._in_transaction(write)

    def count(self) -> int:
        """How many matches there are."""
        asked = select(func.count()).select_from(matches)
        return self._in_transaction(lambda connection: connection.execute(asked).scalar_one())

    def back_up(self) -> Path:
        """Copy an SQLite database while it is used, a few pages at a time; gives the copy: it is whole or not there."""
        file = Path(f"{self.url.database}.backup")
        part = file.with_name(f"{file.name}.part")
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL, 0o600))
        with closing(sqlite3.connect(part)) as copy:
            self._wire.backup(copy, pages=BACKUP_PAGES, sleep=0.01)
        part.replace(file)
        return file

    def delete_some(self, days: int) -> int:
        """Delete some of the matches that were not changed for so many days; gives how many."""
        deleted = self._in_transaction(lambda connection: delete_matches(connection, self.today - days, AT_ONCE))
        for match_id in deleted:
            self.cache.drop(match_id)
        return len(deleted)

    def _in_transaction(self, work: Callable[[Connection], T], forget: Callable[[], None] | None = None) -> T:
        """What the work gives, committed. It is done anew where another process was faster, from what the database has
        and not from memory, and once more where the connection was lost: whatever is wished may be said twice."""
        begin = time.monotonic()
        for attempt in range(ATTEMPTS):
            last = attempt == ATTEMPTS - 1
            try:
                with self._transaction() as connection:
                    return work(connection)
            except DBAPIError as error:
                lost = error.connection_invalidated and time.monotonic() - begin < AGAIN_SECONDS
                if last and isinstance(error, IntegrityError):
                    raise  # nobody was faster: the wish itself cannot be written
                if last or not (overtaken(error) or lost):
                    raise self.journal.trouble(error) from None
                if forget is not None:
                    forget()
                time.sleep(random.uniform(0, 0.005) * attempt)
            except (SQLAlchemyError, StorageError) as error:
                raise self.journal.trouble(error) from None
        raise AssertionError("unreachable")

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        with self.engine.begin() as connection:
            yield connection
            self._files.check()

    def _current(self, connection: Connection, match_id: str) -> Stored:
        """The kept match with what the log has beyond it, or the whole match where none is kept."""
        if not is_match_id(match_id):
            raise UnknownMatchError(match_id[:60])
        known = self.cache.get(match_id)
        if known is None:
            return read_match(connection, match_id)
        if not self.shared:
            return known
        # The last event that is known comes along: where it is gone, another process has deleted the match.
        found = read_log(connection, match_id, after=known.version - 1)
        newer = [event for event in found if event.seq > known.version]
        if not found or any(event.kind == "join" for event in newer):
            return read_match(connection, match_id)
        return replace(known, match=known.match.after(newer)) if newer else known
