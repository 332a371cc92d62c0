"""Conversion between matches and table rows."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, insert, select, update

from ...game.rules import Player, parse_variant
from ..match import Event, Seat, new_match
from ..stored import StoredMatch, UnknownMatchError
from .schema import EARLIER_SWEEP, LAST_SWEEP, events, games, matches, probe, seats

if TYPE_CHECKING:
    from sqlalchemy import Connection

ADD_EVENTS = insert(events)


def read_match(connection: Connection, match_id: str) -> StoredMatch:
    """Read the match with this id."""
    query = select(matches, games.c.code, games.c.moved).outerjoin(games, games.c.match_id == matches.c.id)
    row = connection.execute(query.where(matches.c.id == match_id)).one_or_none()
    if row is None:
        raise UnknownMatchError(match_id)
    own_seats = connection.execute(select(seats).where(seats.c.match_id == match_id).order_by(seats.c.player)).all()
    players = {Player(seat.player): Seat(seat.kind, seat.strategy, seat.share) for seat in own_seats}
    board = None if row.board is None else tuple(json.loads(row.board))
    d = row.d if row.bond is None else None
    variant = parse_variant(row.n, row.bond, row.remainder, row.divider, board, d=d)
    wins = {Player(seat.player): seat.wins for seat in own_seats}
    log = read_log(connection, match_id)
    match = new_match(variant, players, row.seed, json.loads(row.crossed), log, unaided=row.unaided, wins=wins)
    tokens = {Player(seat.player): seat.token_hash for seat in own_seats}
    join_hashes = {Player(seat.player): seat.join_hash for seat in own_seats}
    return StoredMatch(match_id, match, tokens, join_hashes, row.day, row.code, row.moved or 0)


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
        rows.append(
            {
                "match_id": match_id,
                "seq": event.seq,
                "kind": event.kind,
                "ply": event.ply,
                "player": str(event.player),
                "number": event.number,
            }
        )


def flush(connection: Connection, rows: list[dict[str, Any]]) -> None:
    """Write the pending rows."""
    if rows:
        connection.execute(ADD_EVENTS, rows)
        rows.clear()


def write_token(connection: Connection, stored: StoredMatch, player: Player) -> None:
    """Write the token hash of a seat that was just taken."""
    seat = (seats.c.match_id == stored.id, seats.c.player == str(player))
    connection.execute(update(seats).where(*seat).values(token_hash=stored.tokens[player]))


def write_day(connection: Connection, stored: StoredMatch, day: int) -> StoredMatch:
    """Write the day of the last change, if it is not the same."""
    if stored.day == day:
        return stored
    connection.execute(update(matches).where(matches.c.id == stored.id).values(day=day))
    return replace(stored, day=day)


def write_probe(connection: Connection, row: int, value: int) -> None:
    """Write a value to a row of the small table that is not about matches."""
    if not connection.execute(update(probe).where(probe.c.id == row).values(written=value)).rowcount:
        connection.execute(insert(probe), [{"id": row, "written": value}])


def write_sweep(connection: Connection, today: int) -> int:
    """Note a sweep for expired matches on this day; returns the day of the last sweep on another day, or today."""
    days: dict[int, int] = {row.id: row.written for row in connection.execute(select(probe))}
    last = days.get(LAST_SWEEP, today)
    if last == today:
        earlier = days.get(EARLIER_SWEEP, today)
    else:
        earlier = last
        write_probe(connection, EARLIER_SWEEP, earlier)
    write_probe(connection, LAST_SWEEP, today)
    return earlier


def delete_matches(connection: Connection, before: int, limit: int) -> list[str]:
    """Delete up to `limit` matches whose last change was before a day; returns their ids."""
    query = select(matches.c.id).where(matches.c.day < before).order_by(matches.c.day).limit(limit)
    match_ids = list(connection.execute(query).scalars())
    delete_match_rows(connection, match_ids)
    return match_ids


def delete_match_rows(connection: Connection, match_ids: Sequence[str]) -> None:
    """Delete these matches with their seats and logs."""
    for column in (games.c.match_id, events.c.match_id, seats.c.match_id, matches.c.id):
        connection.execute(delete(column.table).where(column.in_(match_ids)))


def add_matches(connection: Connection, stored_matches: Sequence[StoredMatch]) -> None:
    """Write new matches with their logs."""
    connection.execute(insert(matches), [_match_row(stored) for stored in stored_matches])
    connection.execute(
        insert(seats), [_seat_row(stored, player) for stored in stored_matches for player in stored.match.seats]
    )
    rows: list[dict[str, Any]] = []
    for stored in stored_matches:
        append(connection, stored.id, stored.match.log, rows)
    flush(connection, rows)


def _match_row(stored: StoredMatch) -> dict[str, Any]:
    match, variant = stored.match, stored.match.variant
    return {
        "id": stored.id,
        "n": variant.n,
        "d": variant.d if variant.bond.is_sum else 0,
        "bond": None if variant.bond.is_sum else variant.bond.text,
        "remainder": variant.remainder,
        "divider": str(variant.divider),
        "board": None if variant.board is None else json.dumps(variant.board),
        "crossed": json.dumps(match.crossed),
        "seed": match.seed,
        "day": stored.day,
        "unaided": match.unaided,
    }


def _seat_row(stored: StoredMatch, player: Player) -> dict[str, Any]:
    seat = stored.match.seats[player]
    return {
        "match_id": stored.id,
        "player": str(player),
        "kind": seat.kind,
        "strategy": seat.strategy,
        "share": seat.share,
        "wins": stored.match.wins[player],
        "token_hash": stored.tokens.get(player),
        "join_hash": stored.join_hashes.get(player),
    }
