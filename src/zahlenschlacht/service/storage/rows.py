"""Between matches and rows of the tables."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, insert, select, update

from ...game.rules import Player, parse_variant
from ..match import Event, Seat, opened
from .keys import hashed
from .schema import events, matches, seats
from .stored import Stored, UnknownMatchError

if TYPE_CHECKING:
    from sqlalchemy import Connection, Row

ADD_EVENTS = insert(events)


def read_match(connection: Connection, match_id: str) -> Stored:
    """The match with this id, from its rows."""
    row = connection.execute(select(matches).where(matches.c.id == match_id)).one_or_none()
    if row is None:
        raise UnknownMatchError(match_id)
    held = connection.execute(select(seats).where(seats.c.match_id == match_id)).all()
    players = {Player(seat.player): Seat(seat.kind, seat.strategy, seat.share) for seat in sorted(held, key=_player)}
    board = None if row.board is None else tuple(json.loads(row.board))
    d = row.d if row.bond is None else None
    variant = parse_variant(row.n, row.bond, row.remainder, row.divider, board, d=d)
    wins = {Player(seat.player): seat.wins for seat in held}
    log = read_log(connection, match_id)
    match = opened(variant, players, row.seed, json.loads(row.crossed), log, unaided=row.unaided, wins=wins)
    tokens = {Player(seat.player): seat.token_hash for seat in held}
    joins = {Player(seat.player): seat.join_hash for seat in held}
    return Stored(match_id, match, tokens, joins, row.day)


def _player(seat: Row[Any]) -> str:
    return str(seat.player)


def read_log(connection: Connection, match_id: str, after: int = 0) -> list[Event]:
    """The log after a version."""
    query = select(events.c.seq, events.c.kind, events.c.ply, events.c.player, events.c.number)
    found = connection.execute(query.where(events.c.match_id == match_id, events.c.seq > after).order_by(events.c.seq))
    return [Event(seq, kind, ply, Player(player), number) for seq, kind, ply, player, number in found]


def append(connection: Connection, match_id: str, added: Iterable[Event], rows: list[dict[str, Any]]) -> None:
    """Put the events among the rows to be written; a take-back is written after all that came before it."""
    for event in added:
        if event.kind == "takeback":
            flush(connection, rows)
            undone = (events.c.match_id == match_id, events.c.ply >= event.ply, events.c.kind == "cross")
            connection.execute(
                update(events).where(*undone, events.c.taken_back.is_(None)).values(taken_back=event.seq)
            )
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
    """Write the rows that wait."""
    if rows:
        connection.execute(ADD_EVENTS, rows)
        rows.clear()


def seat_taken(connection: Connection, stored: Stored, player: Player, token: str) -> Stored:
    """Write down who holds the seat now."""
    token_hash = hashed(token)
    seat = (seats.c.match_id == stored.id, seats.c.player == str(player))
    connection.execute(update(seats).where(*seat).values(token_hash=token_hash))
    return replace(stored, tokens={**stored.tokens, player: token_hash})


def changed_on(connection: Connection, stored: Stored, day: int) -> Stored:
    """Write down the day of the last change, where it is another one."""
    if stored.day == day:
        return stored
    connection.execute(update(matches).where(matches.c.id == stored.id).values(day=day))
    return replace(stored, day=day)


def delete_matches(connection: Connection, before: int, most: int) -> list[str]:
    """Delete some matches that were last changed before a day, with all that belongs to them; gives their ids."""
    old = select(matches.c.id).where(matches.c.day < before).order_by(matches.c.day).limit(most)
    found = list(connection.execute(old).scalars())
    for column in (events.c.match_id, seats.c.match_id, matches.c.id):
        connection.execute(delete(column.table).where(column.in_(found)))
    return found


def add_match(connection: Connection, stored: Stored) -> None:
    """Write down a new match with the log it has."""
    match, variant = stored.match, stored.match.variant
    row = {
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
    connection.execute(insert(matches), [row])
    connection.execute(insert(seats), [_seat_row(stored, player) for player in match.seats])
    rows: list[dict[str, Any]] = []
    append(connection, stored.id, match.log, rows)
    flush(connection, rows)


def _seat_row(stored: Stored, player: Player) -> dict[str, Any]:
    seat = stored.match.seats[player]
    return {
        "match_id": stored.id,
        "player": str(player),
        "kind": seat.kind,
        "strategy": seat.strategy,
        "share": seat.share,
        "wins": stored.match.wins[player],
        "token_hash": stored.tokens.get(player),
        "join_hash": stored.joins.get(player),
    }
