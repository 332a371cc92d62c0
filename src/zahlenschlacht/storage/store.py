"""The store of matches: one transaction a wish, committed before anyone is told."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError

from ..match import Match
from ..rules import Player, ZahlenschlachtError
from .cache import Cache
from .engine import CONNECTIONS, connected, database_url
from .keys import hashed, is_match_id
from .migrate import migrate
from .notify import send_hint
from .rows import add_match, append, flush, read_log, read_match, seat_taken
from .schema import events
from .stored import Change, Decide, Stored, UnknownMatchError

if TYPE_CHECKING:
    from sqlalchemy import Connection

ATTEMPTS = 8
"""How often a wish is decided anew when another process was faster."""


class Store:
    """Matches in a database. Its methods block; each is one transaction."""

    def __init__(self, database: str) -> None:
        self.url = database_url(database)
        self.engine = connected(self.url)
        migrate(self.engine)
        self.cache: Cache[Stored] = Cache()

    @property
    def shared(self) -> bool:
        """Whether other processes may write to the same database."""
        return self.engine.dialect.name == "postgresql"

    @property
    def threads(self) -> int:
        """How many threads may use the store at once: SQLite has one connection."""
        return CONNECTIONS if self.shared else 1

    def hint(self, match_id: str, version: int) -> None:
        """Tell other processes that the log of a match is longer now."""
        if self.shared:
            send_hint(self.engine, match_id, version)

    def close(self) -> None:
        """Let the database go."""
        self.engine.dispose()

    def create(self, match_id: str, match: Match, tokens: Mapping[Player, str], joins: Mapping[Player, str]) -> Stored:
        """Keep a new match with the log it has."""
        hashes = {player: hashed(secret) for player, secret in tokens.items()}
        join_hashes = {player: hashed(secret) for player, secret in joins.items()}
        stored = Stored(match_id, match, hashes, join_hashes)
        with self.engine.begin() as connection:
            add_match(connection, stored)
        self.cache.put(match_id, stored)
        return stored

    def kept(self, match_id: str) -> Stored | None:
        """The match, where this process has it in memory and no other may have changed it."""
        return None if self.shared else self.cache.get(match_id)

    def load(self, match_id: str) -> Stored:
        """The match as the log has it now."""
        with self.engine.begin() as connection:
            stored = self._current(connection, match_id)
        self.cache.put(match_id, stored)
        return stored

    def change(self, match_id: str, decide: Decide) -> tuple[Stored, Change]:
        """Decide on the match as it stands, append the events and commit; decided anew when another was faster."""
        for attempt in range(ATTEMPTS):
            try:
                result = self.change_all([(match_id, decide)])[0]
            except IntegrityError:
                if attempt == ATTEMPTS - 1:
                    raise
                continue
            if isinstance(result, ZahlenschlachtError):
                raise result
            return result
        raise AssertionError("unreachable")

    def change_all(self, wishes: Iterable[tuple[str, Decide]]) -> list[tuple[Stored, Change] | ZahlenschlachtError]:
        """Decide on several wishes in turn, in one transaction: they share the wait for the disk. Each gets its own
        result or refusal, and none is told before all are committed."""
        results: list[tuple[Stored, Change] | ZahlenschlachtError] = []
        changed: dict[str, Stored] = {}
        with self.engine.begin() as connection:
            rows: list[dict[str, Any]] = []
            for match_id, decide in wishes:
                try:
                    stored = changed.get(match_id) or self._current(connection, match_id)
                    change = decide(stored)
                except ZahlenschlachtError as refusal:
                    results.append(refusal)
                    continue
                step = change.step
                append(connection, match_id, step.events, rows)
                if step.events and change.joins and change.token:
                    stored = seat_taken(connection, stored, change.joins, change.token)
                if step.events and change.opens:
                    add_match(connection, change.opens)
                    changed[change.opens.id] = change.opens
                if step.events:
                    stored = replace(stored, match=stored.match.after(step.events))
                changed[match_id] = stored
                results.append((stored, change))
            flush(connection, rows)
        for match_id, stored in changed.items():
            self.cache.put(match_id, stored)
        return results

    def versions(self, match_ids: Iterable[str]) -> dict[str, int]:
        """The versions of these matches: what a server asks when it may have missed a hint."""
        query = select(events.c.match_id, func.max(events.c.seq)).where(events.c.match_id.in_(list(match_ids)))
        with self.engine.begin() as connection:
            return {row[0]: row[1] for row in connection.execute(query.group_by(events.c.match_id))}

    def ping(self) -> None:
        """Raise unless the database answers."""
        with self.engine.begin() as connection:
            connection.execute(select(1))

    def _current(self, connection: Connection, match_id: str) -> Stored:
        """The kept match with what the log has beyond it, or the whole match where none is kept."""
        if not is_match_id(match_id):
            raise UnknownMatchError(match_id[:60])
        known = self.cache.get(match_id)
        if known is None:
            return read_match(connection, match_id)
        if not self.shared:
            return known
        newer = read_log(connection, match_id, after=known.version)
        if any(event.kind == "join" for event in newer):
            return read_match(connection, match_id)
        return replace(known, match=known.match.after(newer)) if newer else known
