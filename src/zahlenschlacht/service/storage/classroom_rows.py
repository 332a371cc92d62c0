"""Conversion between classrooms and table rows."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, insert, select, update

from ...game.rules import Player
from ..classroom import Classroom, Event, GameStatus
from ..stored import StoredClassroom, StoredMatch, UnknownClassroomError
from .rows import delete_match_rows
from .schema import classroom_events, classrooms, games

if TYPE_CHECKING:
    from sqlalchemy import Connection


def read_classroom(connection: Connection, code: str, cached: StoredClassroom | None = None) -> StoredClassroom:
    """Read a classroom, or the new events of the cached one. A code may have been given to another classroom."""
    row = connection.execute(select(classrooms).where(classrooms.c.code == code)).one_or_none()
    if row is None:
        raise UnknownClassroomError(code)
    is_same = cached is not None and (cached.room.teacher, cached.room.opened_at) == (row.teacher_hash, row.opened_at)
    room = cached.room if cached and is_same else Classroom(code, row.language, row.teacher_hash, row.opened_at)
    own = (classroom_events.c.code == code, classroom_events.c.seq > room.version)
    rows = connection.execute(select(classroom_events).where(*own).order_by(classroom_events.c.seq))
    return StoredClassroom(room.after(Event(it.seq, it.kind, it.at, it.pupil, json.loads(it.data)) for it in rows))


def add_classroom(connection: Connection, stored: StoredClassroom) -> None:
    """Write a new classroom."""
    room = stored.room
    row = {"code": room.code, "language": room.language, "teacher_hash": room.teacher, "opened_at": room.opened_at}
    connection.execute(insert(classrooms), [row])


def append_events(connection: Connection, code: str, new_events: Iterable[Event]) -> None:
    """Append events to the log of a classroom."""
    rows = [
        {
            "code": code,
            "seq": event.seq,
            "kind": event.kind,
            "at": event.at,
            "pupil": event.pupil,
            "data": json.dumps(event.data, separators=(",", ":")),
        }
        for event in new_events
    ]
    if rows:
        connection.execute(insert(classroom_events), rows)


def add_games(connection: Connection, stored_matches: Sequence[StoredMatch]) -> None:
    """Write how far new matches of classrooms are."""
    rows = [
        {"match_id": it.id, "code": it.classroom, **_status_row(it.status)} for it in stored_matches if it.classroom
    ]
    if rows:
        connection.execute(insert(games), rows)


def write_game(connection: Connection, stored: StoredMatch) -> None:
    """Write how far a match of a classroom is."""
    connection.execute(update(games).where(games.c.match_id == stored.id).values(**_status_row(stored.status)))


def read_statuses(connection: Connection, code: str, match_ids: Collection[str] | None = None) -> dict[str, GameStatus]:
    """Read how far these matches of a classroom are, or all of them."""
    query = select(games).where(games.c.code == code)
    if match_ids is not None:
        query = query.where(games.c.match_id.in_(match_ids))
    return {
        row.match_id: GameStatus(
            row.match_id,
            row.version,
            row.ply,
            None if row.turn is None else Player(row.turn),
            None if row.winner is None else Player(row.winner),
            frozenset(map(Player, row.away)),
            row.moved,
        )
        for row in connection.execute(query)
    }


def delete_classroom(connection: Connection, code: str) -> list[str]:
    """Delete a classroom with its log and its matches; returns the ids of the matches."""
    match_ids = list(connection.execute(select(games.c.match_id).where(games.c.code == code)).scalars())
    delete_match_rows(connection, match_ids)
    for column in (classroom_events.c.code, classrooms.c.code):
        connection.execute(delete(column.table).where(column == code))
    return match_ids


def expired_classrooms(connection: Connection, opened_before: int) -> list[str]:
    """The codes of the classrooms that were opened before this time."""
    return list(connection.execute(select(classrooms.c.code).where(classrooms.c.opened_at <= opened_before)).scalars())


def _status_row(status: GameStatus) -> dict[str, Any]:
    return {
        "version": status.version,
        "ply": status.ply,
        "turn": None if status.turn is None else str(status.turn),
        "winner": None if status.winner is None else str(status.winner),
        "away": "".join(sorted(map(str, status.away))),
        "moved": status.moved,
    }
