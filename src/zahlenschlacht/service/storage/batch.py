"""A transaction in which requests are decided, one after the other."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeAlias

from sqlalchemy.exc import SQLAlchemyError

from ..classroom import GameStatus
from ..stored import (
    AnyChange,
    Change,
    ClassroomChange,
    Decide,
    Stored,
    StoredClassroom,
    StoredMatch,
    UnknownClassroomError,
    UnknownMatchError,
)
from ..tokens import is_classroom_code, is_match_id
from .classroom_rows import add_games, append_events, read_classroom, read_statuses, write_game
from .rows import add_matches, append, read_log, read_match, write_day, write_token

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from .store import Store

Result: TypeAlias = tuple[Stored, AnyChange]


class Batch:
    """Requests that are decided in one transaction. Each sees what those before it have changed."""

    def __init__(self, store: Store, connection: Connection) -> None:
        self._store = store
        self._connection = connection
        self.changed: dict[str, Stored] = {}
        """The matches and classrooms that were read or changed, by id."""
        self.rows: list[dict[str, Any]] = []
        """The events of matches that are not written yet."""

    def decide(self, id_: str, decide: Decide[Any, Any]) -> Result | Exception:
        """Decide a request and write its change."""
        try:
            stored: Stored = self.classroom(id_) if is_classroom_code(id_) else self.match(id_)
            change = decide(stored, self)
        except SQLAlchemyError:
            raise
        except Exception as error:
            return error
        if isinstance(change, ClassroomChange):
            self._write_classroom(stored.id, change)
        else:
            self._write_match(stored.id, change)
        return self.changed[stored.id], change

    def match(self, match_id: str) -> StoredMatch:
        """The match with this id."""
        if not is_match_id(match_id):
            raise UnknownMatchError(match_id[:60])
        stored = self.changed.get(match_id)
        if not isinstance(stored, StoredMatch):
            stored = self.changed[match_id] = self._current_match(match_id)
        return stored

    def _current_match(self, match_id: str) -> StoredMatch:
        """The current match: the cached one with its new events, or a newly read one."""
        cached = self._store.cache.get(match_id)
        if not isinstance(cached, StoredMatch):
            return read_match(self._connection, match_id)
        if not self._store.shared:
            return cached
        # The last known event is read too: if it is gone, another process has deleted the match.
        log = read_log(self._connection, match_id, after=cached.version - 1)
        newer = [event for event in log if event.seq > cached.version]
        if not log or any(event.kind == "join" for event in newer) or (newer and cached.classroom):
            return read_match(self._connection, match_id)
        return replace(cached, match=cached.match.after(newer)) if newer else cached

    def classroom(self, code: str) -> StoredClassroom:
        """The classroom with this code, until its time is over."""
        if not is_classroom_code(code):
            raise UnknownClassroomError(code[:60])
        stored = self.changed.get(code)
        if not isinstance(stored, StoredClassroom):
            cached = self._store.cache.get(code)
            stored = cached if isinstance(cached, StoredClassroom) else None
            if stored is None or self._store.shared:
                stored = read_classroom(self._connection, code, stored)
            self.changed[code] = stored
        if stored.room.deletes_at <= self._store.now:
            raise UnknownClassroomError(code)
        return stored

    def statuses(self, code: str, match_ids: Collection[str] | None = None) -> Mapping[str, GameStatus]:
        """How far these matches of a classroom are, or all of them, by their ids."""
        return read_statuses(self._connection, code, match_ids)

    def _write_match(self, match_id: str, change: Change) -> None:
        if not change.appended.events:
            return
        today, stored = self._store.today, self.match(match_id)
        append(self._connection, match_id, change.appended.events, self.rows)
        stored = write_day(self._connection, stored.after(change), today)
        if change.joiner:
            write_token(self._connection, stored, change.joiner)
        if stored.classroom is not None:
            stored = replace(stored, moved=self._store.now)
            write_game(self._connection, stored)
        self.changed[match_id] = stored
        if change.opens:
            self._open([change.opens])

    def _write_classroom(self, code: str, change: ClassroomChange) -> None:
        append_events(self._connection, code, change.appended.events)
        self.changed[code] = self.classroom(code).after(change)
        self._open(change.opens)
        for match_id, move in change.matches:
            self._write_match(match_id, move)

    def _open(self, matches: Sequence[StoredMatch]) -> None:
        new = [replace(it, day=self._store.today, moved=self._store.now if it.classroom else 0) for it in matches]
        if new:
            add_matches(self._connection, new)
            add_games(self._connection, new)
            self.changed.update({it.id: it for it in new})
