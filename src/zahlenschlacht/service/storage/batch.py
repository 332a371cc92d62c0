"""A transaction in which requests are decided, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeAlias

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from .. import classroom as classrooms
from .. import match as matches
from ..classroom import Classroom, GameStatus
from ..stored import Decide, L, Log, StoredMatch, UnknownClassroomError, UnknownMatchError
from ..tokens import is_classroom_code, is_match_id
from .rows import add_matches, append, append_events, read_classroom, read_match, read_statuses, update_match

if TYPE_CHECKING:
    from .store import Store

DecidedRequest: TypeAlias = tuple[Any, Any]
"""The log after a request was decided, and the transition."""

KINDS: dict[type[Log], tuple[Callable[[str], bool], type[Exception], Callable[..., Any]]] = {
    StoredMatch: (is_match_id, UnknownMatchError, read_match),
    Classroom: (is_classroom_code, UnknownClassroomError, read_classroom),
}
"""For each kind of log: the form of its ids, the error if there is none with an id, and how it is read."""


class Batch:
    """Requests that are decided in one transaction. Each sees what those before it have changed.

    A transaction that writes locks the row of each log that it will append to: of a classroom before its matches. A
    request about a match only reads the classroom. So no two transactions wait for each other.
    """

    def __init__(self, store: Store, connection: Connection, is_writing: bool = False) -> None:
        self._store = store
        self._connection = connection
        self._is_writing = is_writing
        self.logs: dict[str, Log] = {}
        """The matches and classrooms that were read or changed, by id."""
        self.rows: list[dict[str, Any]] = []
        """The events of matches that are not written yet."""

    def decide(self, kind: type[L], id_: str, decide: Decide[L, Any]) -> DecidedRequest | Exception:
        """Decide a request and write its transition."""
        try:
            transition = decide(self.load(kind, id_, is_locked=True), self)
        except SQLAlchemyError:
            raise
        except BaseException as error:
            # A strategy of a plug-in may raise anything. A future does not take StopIteration or SystemExit.
            is_ordinary = isinstance(error, Exception) and not isinstance(error, StopIteration)
            return error if is_ordinary else RuntimeError(f"a decision raised {type(error).__name__}")  # type: ignore[return-value]
        if isinstance(transition, classrooms.Transition):
            self._write_classroom(transition)
        else:
            self._write_match(id_, transition)
        return self.logs[id_], transition

    def load(self, kind: type[L], id_: str, is_locked: bool = False) -> L:
        """The current log of this kind with this id; a classroom only until its time is over."""
        is_id, unknown, read = KINDS[kind]
        if not is_id(id_):
            raise unknown(id_[:60])
        log = self.logs.get(id_)
        if not isinstance(log, kind):
            cached = self._store.cache.get(id_)
            log = cached if isinstance(cached, kind) else None
            if log is None or self._store.shared:
                log = read(self._connection, id_, log, is_locked and self._is_writing)
            self.logs[id_] = log
        if self._store.is_hidden(log):
            raise unknown(id_)
        return log

    def match(self, match_id: str) -> StoredMatch:
        """The match with this id."""
        return self.load(StoredMatch, match_id, is_locked=True)

    def classroom(self, code: str) -> Classroom:
        """The classroom with this code."""
        return self.load(Classroom, code)

    def statuses(self, code: str, match_ids: Collection[str] | None = None) -> Mapping[str, GameStatus]:
        """How far these matches of a classroom are, or all of them, by their ids."""
        return read_statuses(self._connection, code, match_ids)

    def _write_match(self, match_id: str, transition: matches.Transition) -> None:
        if not transition.events:
            return
        append(self._connection, match_id, transition.events, self.rows)
        before = self.match(match_id)
        (after,) = self._dated([before.after(transition)])
        update_match(self._connection, before, after)
        self.logs[match_id] = after
        if transition.sequel is not None:
            self._open([after.sequel(transition.sequel)])

    def _write_classroom(self, transition: classrooms.Transition) -> None:
        room = self.logs[transition.room.code] = transition.room
        append_events(self._connection, room.code, transition.events)
        self._open([StoredMatch.of_classroom(room, opening) for opening in transition.opens])
        for match_id, moved in transition.moves:
            self._write_match(match_id, moved)

    def _open(self, opened: Sequence[StoredMatch]) -> None:
        new = self._dated(opened)
        if new:
            add_matches(self._connection, new)
            self.logs.update({it.id: it for it in new})

    def _dated(self, changed: Sequence[StoredMatch]) -> list[StoredMatch]:
        """Matches that change now."""
        day, now = self._store.today, self._store.now
        return [replace(it, day=day, moved=now if it.classroom else 0) for it in changed]
