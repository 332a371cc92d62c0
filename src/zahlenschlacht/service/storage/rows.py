"""Conversion between matches, classrooms and table rows."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Sequence
from dataclasses import asdict, replace
from typing import Any

from pydantic import TypeAdapter
from sqlalchemy import Connection, delete, func, insert, select, update

from ...game.rules import Player
from ..classroom import Classroom, GameStatus
from ..classroom import Event as ClassroomEvent
from ..classroom.state import GRACE, LIFETIME
from ..match import Event
from ..stored import StoredMatch, UnknownClassroomError, UnknownMatchError
from .schema import classroom_events, classrooms, events, matches, probe

ADD_EVENTS = insert(events)
STATUS = TypeAdapter(GameStatus)


def read_match(
    connection: Connection, match_id: str, cached: StoredMatch | None = None, is_locked: bool = False
) -> StoredMatch:
    """Read a match, or the new events of the cached one. Its row can be locked until the transaction ends."""
    query = select(matches).where(matches.c.id == match_id)
    row = connection.execute(query.with_for_update() if is_locked else query).one_or_none()
    if row is None:
        raise UnknownMatchError(match_id)
    moved = STATUS.validate_json(row.status).moved if row.status else 0
    if cached is not None:
        # The last known event is read too: a database restored from a backup may not have it.
        log = read_log(connection, match_id, after=cached.version - 1)
        newer = [event for event in log if event.seq > cached.version]
        is_known = len(newer) < len(log) or not cached.version
        if is_known and not any(event.kind == "join" for event in newer):
            return replace(cached, match=cached.match.after(newer), day=row.day, moved=moved)
    stored = StoredMatch.from_fields(json.loads(row.fields) | {"log": []})
    log = read_log(connection, match_id)
    return replace(stored, match=stored.match.after(log), day=row.day, classroom=row.code, moved=moved)


def read_log(connection: Connection, match_id: str, after: int = 0) -> list[Event]:
    """Read the log after a version."""
    query = select(events.c.seq, events.c.kind, events.c.ply, events.c.player, events.c.number)
    rows = connection.execute(query.where(events.c.match_id == match_id, events.c.seq > after).order_by(events.c.seq))
    return [Event(seq, kind, ply, Player(player), number) for seq, kind, ply, player, number in rows]


def append(connection: Connection, match_id: str, new_events: Iterable[Event], rows: list[dict[str, Any]]) -> None:
    """Add the events to the pending rows. A take-back first writes the rows before it, then marks the undone moves."""
    for event in new_events:
        if event.kind == "takeback":
            flush(connection, rows)
            moves = (events.c.match_id == match_id, events.c.kind == "cross", events.c.taken_back.is_(None))
            connection.execute(update(events).where(*moves, events.c.ply >= event.ply).values(taken_back=event.seq))
        rows.append({"match_id": match_id, **asdict(event), "player": str(event.player)})


def flush(connection: Connection, rows: list[dict[str, Any]]) -> None:
    """Write the pending rows."""
    if rows:
        connection.execute(ADD_EVENTS, rows)
        rows.clear()


def update_match(connection: Connection, before: StoredMatch, after: StoredMatch) -> None:
    """Write what has changed beside the log: the day, the token of a seat, the progress of a game of a classroom."""
    values: dict[str, Any] = {} if after.day == before.day else {"day": after.day}
    if after.tokens != before.tokens:
        values["fields"] = _fields(after)
    if after.classroom:
        values["status"] = _status(after)
    if values:
        connection.execute(update(matches).where(matches.c.id == after.id).values(**values))


def read_statuses(connection: Connection, code: str, match_ids: Collection[str] | None = None) -> dict[str, GameStatus]:
    """Read how far these matches of a classroom are, or all of them."""
    query = select(matches.c.status).where(matches.c.code == code)
    if match_ids is not None:
        query = query.where(matches.c.id.in_(match_ids))
    statuses = map(STATUS.validate_json, connection.execute(query).scalars())
    return {status.match_id: status for status in statuses}


def write_probe(connection: Connection, row: int, value: int) -> None:
    """Write a value to a row of the small table that is not about matches."""
    if not connection.execute(update(probe).where(probe.c.id == row).values(written=value)).rowcount:
        connection.execute(insert(probe), [{"id": row, "written": value}])


def write_sweep(connection: Connection, rows: tuple[int, int], now: int) -> int:
    """Note a sweep in this unit of time; returns the last earlier unit with a sweep, but at most `now`."""
    last_row, earlier_row = rows
    times: dict[int, int] = {row.id: row.written for row in connection.execute(select(probe))}
    last = times.get(last_row, now)
    earlier = times.get(earlier_row, now) if last == now else last
    write_probe(connection, earlier_row, earlier)
    write_probe(connection, last_row, now)
    return min(earlier, now)


def delete_matches(connection: Connection, before: int, limit: int) -> list[str]:
    """Delete up to `limit` matches whose last change was before a day; returns their ids."""
    query = select(matches.c.id).where(matches.c.day < before).order_by(matches.c.day).limit(limit).with_for_update()
    match_ids = list(connection.execute(query).scalars())
    delete_match_rows(connection, match_ids)
    return match_ids


def delete_match_rows(connection: Connection, match_ids: Sequence[str]) -> None:
    """Delete these matches with their logs. Their rows are locked first, so that nobody adds a move."""
    connection.execute(select(matches.c.id).where(matches.c.id.in_(match_ids)).with_for_update())
    for column in (events.c.match_id, matches.c.id):
        connection.execute(delete(column.table).where(column.in_(match_ids)))


def add_matches(connection: Connection, stored_matches: Sequence[StoredMatch]) -> None:
    """Write new matches with their logs."""
    new = [
        {
            "id": stored.id,
            "day": stored.day,
            "fields": _fields(stored),
            "code": stored.classroom,
            "status": _status(stored) if stored.classroom else None,
        }
        for stored in stored_matches
    ]
    connection.execute(insert(matches), new)
    rows: list[dict[str, Any]] = []
    for stored in stored_matches:
        append(connection, stored.id, stored.match.log, rows)
    flush(connection, rows)


def _fields(stored: StoredMatch) -> str:
    """The match as JSON, without its log."""
    return json.dumps({name: value for name, value in stored.to_fields().items() if name != "log"})


def _status(stored: StoredMatch) -> str:
    return STATUS.dump_json(stored.status).decode()


def read_classroom(
    connection: Connection, code: str, cached: Classroom | None = None, is_locked: bool = False
) -> Classroom:
    """Read a classroom, or the new events of the cached one. A code may have been given to another classroom.

    Its row can be locked until the transaction ends.
    """
    query = select(classrooms).where(classrooms.c.code == code)
    row = connection.execute(query.with_for_update() if is_locked else query).one_or_none()
    if row is None:
        raise UnknownClassroomError(code)
    is_same = cached is not None and (cached.teacher, cached.opened_at) == (row.teacher_hash, row.opened_at)
    room = cached if cached and is_same else Classroom(code, row.language, row.teacher_hash, row.opened_at)
    own = (classroom_events.c.code == code, classroom_events.c.seq > room.version)
    rows = connection.execute(select(classroom_events).where(*own).order_by(classroom_events.c.seq))
    return room.after(ClassroomEvent(it.seq, it.kind, it.at, it.pupil, json.loads(it.data)) for it in rows)


def add_classroom(connection: Connection, room: Classroom) -> None:
    """Write a new classroom."""
    row = {"code": room.code, "language": room.language, "teacher_hash": room.teacher, "opened_at": room.opened_at}
    connection.execute(insert(classrooms), [row])


def append_events(connection: Connection, code: str, new_events: Iterable[ClassroomEvent]) -> None:
    """Append events to the log of a classroom."""
    rows = [
        {"code": code, **asdict(event), "data": json.dumps(event.data, separators=(",", ":"))} for event in new_events
    ]
    if rows:
        connection.execute(insert(classroom_events), rows)


def delete_classroom(connection: Connection, code: str) -> list[str]:
    """Delete a classroom with its log and its matches; returns the ids of the matches."""
    connection.execute(select(classrooms.c.code).where(classrooms.c.code == code).with_for_update())
    match_ids = list(connection.execute(select(matches.c.id).where(matches.c.code == code)).scalars())
    delete_match_rows(connection, match_ids)
    for column in (classroom_events.c.code, classrooms.c.code):
        connection.execute(delete(column.table).where(column == code))
    return match_ids


def expired_classrooms(connection: Connection, now: int) -> list[str]:
    """The codes of the classrooms whose time was over at this time, as `Classroom.deletes_at` says."""
    own_events = classroom_events.c.code == classrooms.c.code
    last_event = func.coalesce(select(func.max(classroom_events.c.at)).where(own_events).scalar_subquery(), 0)
    is_over = (classrooms.c.opened_at <= now - LIFETIME, last_event <= now - GRACE)
    return list(connection.execute(select(classrooms.c.code).where(*is_over)).scalars())
