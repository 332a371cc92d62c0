"""The database of the simulation: logs in memory that grow by compare-and-append, as those of `service/storage` do.

transaction  reads everything at one moment and is committed at a later one; other transactions may come between
conflict     another transaction has appended to the same log in the meantime; the request is decided again
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from zahlenschlacht.game.rules import Player
from zahlenschlacht.service import classroom, match
from zahlenschlacht.service.cache import Cache
from zahlenschlacht.service.classroom import Classroom, GameStatus
from zahlenschlacht.service.stored import StoredMatch, UnknownClassroomError, UnknownMatchError

Stored = StoredMatch | Classroom
AnyTransition = match.Transition | classroom.Transition
Decide = Callable[[Any, "Transaction"], AnyTransition]


class ConflictError(Exception):
    """Another transaction has appended to the same log."""


@dataclass
class Database:
    """The tables. Only `Transaction` and `Database.commit` use them."""

    opened: dict[str, Stored] = field(default_factory=dict)
    """The matches and classrooms as they were opened."""
    logs: defaultdict[str, list[Any]] = field(default_factory=lambda: defaultdict(list))
    """The events of matches and classrooms, by id."""
    tokens: dict[str, dict[Player, bytes | None]] = field(default_factory=dict)
    """The hashes of the seat tokens, by match."""
    statuses: dict[str, GameStatus] = field(default_factory=dict)
    """How far the matches of classrooms are."""

    def open(self, stored: Stored) -> None:
        """Store a new match or classroom with its log."""
        if stored.id in self.opened:
            raise ValueError(f"{stored.id} is opened twice")
        self.opened[stored.id] = stored
        if isinstance(stored, StoredMatch):
            self.logs[stored.id] = list(stored.match.log)
            self.tokens[stored.id] = dict(stored.tokens)
            if stored.classroom:
                self.statuses[stored.id] = stored.status

    def read(self, id_: str) -> Stored:
        """The match or classroom, folded from its log."""
        stored = self.opened[id_]
        if isinstance(stored, Classroom):
            return stored.after(self.logs[id_])
        current = stored.match.after(self.logs[id_][stored.version :])
        moved = self.statuses[id_].moved if stored.classroom else 0
        return replace(stored, match=current, tokens=dict(self.tokens[id_]), moved=moved)

    def commit(self, transaction: Transaction) -> None:
        """Write everything, or nothing if another transaction has appended to one of the logs."""
        if not self.is_current(transaction):
            raise ConflictError
        for stored in transaction.opened:
            self.open(stored)
        for id_, events in transaction.appended.items():
            self.logs[id_] += events
            stored = transaction.changed[id_]
            if isinstance(stored, StoredMatch):
                self.tokens[id_] = dict(stored.tokens)
                if stored.classroom:
                    self.statuses[id_] = stored.status

    def is_current(self, transaction: Transaction) -> bool:
        """Whether nobody else has appended to the logs since the transaction has read them."""
        return all(events[0].seq == len(self.logs[id_]) + 1 for id_, events in transaction.appended.items())

    def crash(self) -> None:
        """A process has been killed. What was committed stays."""


class Transaction:
    """Requests that are decided on one state of the database. Each sees what those before it have changed."""

    def __init__(self, database: Database, cache: Cache[Stored], is_shared: bool, now: int, began_at: float) -> None:
        self._database, self._cache, self._is_shared, self._now = database, cache, is_shared, now
        self.began_at = began_at
        self.changed: dict[str, Stored] = {}
        self.appended: defaultdict[str, list[Any]] = defaultdict(list)
        self.opened: list[Stored] = []

    def decide(self, id_: str, decide: Decide) -> tuple[Stored, AnyTransition]:
        """Decide a request about this match or classroom."""
        is_room = isinstance(self._database.opened.get(id_), Classroom)
        stored: Stored = self.classroom(id_) if is_room else self.match(id_)
        transition = decide(stored, self)
        self._append(id_, transition)
        if isinstance(transition, classroom.Transition):
            for match_id, move in transition.moves:
                self.match(match_id)
                self._append(match_id, move)
        return self.changed[id_], transition

    def match(self, match_id: str) -> StoredMatch:
        """The match with this id."""
        stored = self._current(match_id)
        if not isinstance(stored, StoredMatch):
            raise UnknownMatchError(match_id)
        return stored

    def classroom(self, code: str) -> Classroom:
        """The classroom with this code, until its time is over."""
        stored = self._current(code)
        if not isinstance(stored, Classroom) or stored.deletes_at <= self._now:
            raise UnknownClassroomError(code)
        return stored

    def statuses(self, code: str, match_ids: Collection[str] | None = None) -> Mapping[str, GameStatus]:
        """How far these matches of a classroom are, or all of them."""
        rows = {id_: it for id_, it in self._database.statuses.items() if match_ids is None or id_ in match_ids}
        changed = {id_: it.status for id_, it in self.changed.items() if id_ in rows and isinstance(it, StoredMatch)}
        rows |= changed
        return {id_: it for id_, it in rows.items() if self._belongs(id_, code)}

    def _belongs(self, match_id: str, code: str) -> bool:
        stored = self._database.opened[match_id]
        return isinstance(stored, StoredMatch) and stored.classroom == code

    def _current(self, id_: str) -> Stored | None:
        """The cached state with the events that others have appended, or a newly read one."""
        if id_ in self.changed:
            return self.changed[id_]
        if id_ not in self._database.opened:
            return None
        cached = self._cache.get(id_)
        if cached is None:
            cached = self._database.read(id_)
        elif self._is_shared:
            newer = self._database.logs[id_][cached.version :]
            if isinstance(cached, Classroom):
                cached = cached.after(newer)
            elif newer:
                cached = self._database.read(id_)
        self.changed[id_] = cached
        return cached

    def _append(self, id_: str, transition: AnyTransition) -> None:
        stored, events = self.changed[id_], tuple[Any, ...](transition.events)
        if isinstance(transition, classroom.Transition):
            events = tuple(replace(it, data=json.loads(json.dumps(it.data))) for it in transition.events)
            self.changed[id_] = transition.room
            self._open([StoredMatch.of_classroom(transition.room, opening) for opening in transition.opens])
        elif isinstance(stored, StoredMatch) and events:
            after = self.changed[id_] = replace(stored.after(transition), moved=self._now if stored.classroom else 0)
            self._open([] if transition.sequel is None else [after.sequel(transition.sequel)])
        if events:
            self.appended[id_] += events

    def _open(self, matches: Collection[StoredMatch]) -> None:
        for opened in matches:
            stored = replace(opened, moved=self._now if opened.classroom else 0)
            self.opened.append(stored)
            self.changed[stored.id] = stored
