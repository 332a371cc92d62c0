"""The store of matches: one transaction a wish, committed before anyone is told."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Connection, Row, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ..match import Event, Match, Seat, Step, opened
from ..rules import Name, Player, Variant, ZahlenschlachtError
from .cache import Cache
from .engine import CONNECTIONS, connected, database_url
from .keys import hashed, opens
from .migrate import migrate
from .notify import send_hint
from .schema import events, matches, seats

ATTEMPTS = 8
"""How often a wish is decided anew when another process was faster."""


class UnknownMatchError(ZahlenschlachtError):
    """There is no match with this id."""

    def __init__(self, match_id: str) -> None:
        super().__init__("no-such-match", "there is no match {value}", value=Name(match_id))


@dataclass(frozen=True, slots=True)
class Stored:
    """A match and the hashes of the secrets of its seats."""

    id: str
    match: Match
    tokens: Mapping[Player, bytes | None]
    joins: Mapping[Player, bytes | None]

    @property
    def version(self) -> int:
        """The version of the match."""
        return self.match.version

    @property
    def weight(self) -> int:
        """About how much memory it takes, in plies."""
        return 16 + len(self.match.crossed) + self.match.version

    def holder(self, token: str) -> Player | None:
        """Whose seat this token holds."""
        return next((player for player, stored in self.tokens.items() if opens(token, stored)), None)

    def joinable(self, secret: str) -> Player | None:
        """Which seat this join secret is for."""
        return next((player for player, stored in self.joins.items() if opens(secret, stored)), None)


@dataclass(frozen=True, slots=True)
class Change:
    """What a wish does to a match: its step, and the token of who takes a seat by it."""

    step: Step
    joins: Player | None = None
    token: str | None = None


Decide = Callable[[Stored], Change]
"""What a wish makes of a match, or a refusal that it raises."""


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
        with self.engine.begin() as connection:
            connection.execute(insert(matches), [_match_row(match_id, match)])
            connection.execute(
                insert(seats),
                [_seat_row(match_id, p, s, hashes.get(p), join_hashes.get(p)) for p, s in match.seats.items()],
            )
            rows: list[dict[str, Any]] = []
            _append(connection, match_id, match.log, rows)
            _flush(connection, rows)
        stored = Stored(match_id, match, hashes, join_hashes)
        self.cache.put(match_id, stored)
        return stored

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
                _append(connection, match_id, step.events, rows)
                if step.events and change.joins and change.token:
                    stored = _seat_taken(connection, stored, change.joins, change.token)
                if step.events:
                    stored = replace(stored, match=stored.match.after(step.events))
                changed[match_id] = stored
                results.append((stored, change))
            _flush(connection, rows)
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
        known = self.cache.get(match_id)
        if known is None:
            return _read(connection, match_id)
        if not self.shared:
            return known
        newer = _log(connection, match_id, after=known.version)
        if any(event.kind == "join" for event in newer):
            return _read(connection, match_id)
        return replace(known, match=known.match.after(newer)) if newer else known


def _read(connection: Connection, match_id: str) -> Stored:
    row = connection.execute(select(matches).where(matches.c.id == match_id)).one_or_none()
    if row is None:
        raise UnknownMatchError(match_id)
    held = connection.execute(select(seats).where(seats.c.match_id == match_id)).all()
    players = {Player(seat.player): Seat(seat.kind, seat.strategy, seat.share) for seat in sorted(held, key=_player)}
    board = None if row.board is None else tuple(json.loads(row.board))
    variant = Variant(row.n, row.d, row.remainder, Player(row.divider), board)
    match = opened(variant, players, row.seed, json.loads(row.crossed), _log(connection, match_id))
    tokens = {Player(seat.player): seat.token_hash for seat in held}
    return Stored(match_id, match, tokens, {Player(seat.player): seat.join_hash for seat in held})


def _player(seat: Row[Any]) -> str:
    return str(seat.player)


def _log(connection: Connection, match_id: str, after: int = 0) -> list[Event]:
    query = select(events.c.seq, events.c.kind, events.c.ply, events.c.player, events.c.number)
    found = connection.execute(query.where(events.c.match_id == match_id, events.c.seq > after).order_by(events.c.seq))
    return [Event(seq, kind, ply, Player(player), number) for seq, kind, ply, player, number in found]


def _append(connection: Connection, match_id: str, added: Iterable[Event], rows: list[dict[str, Any]]) -> None:
    """Put the events among the rows to be written; a take-back is written after all that came before it."""
    for event in added:
        if event.kind == "takeback":
            _flush(connection, rows)
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


def _flush(connection: Connection, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(insert(events), rows)
        rows.clear()


def _seat_taken(connection: Connection, stored: Stored, player: Player, token: str) -> Stored:
    token_hash = hashed(token)
    seat = (seats.c.match_id == stored.id, seats.c.player == str(player))
    connection.execute(update(seats).where(*seat).values(token_hash=token_hash))
    return replace(stored, tokens={**stored.tokens, player: token_hash})


def _match_row(match_id: str, match: Match) -> dict[str, Any]:
    variant = match.variant
    return {
        "id": match_id,
        "n": variant.n,
        "d": variant.d,
        "remainder": variant.remainder,
        "divider": str(variant.divider),
        "board": None if variant.board is None else json.dumps(variant.board),
        "crossed": json.dumps(match.crossed),
        "seed": match.seed,
    }


def _seat_row(match_id: str, player: Player, seat: Seat, token: bytes | None, join: bytes | None) -> dict[str, Any]:
    return {
        "match_id": match_id,
        "player": str(player),
        "kind": seat.kind,
        "strategy": seat.strategy,
        "share": seat.share,
        "token_hash": token,
        "join_hash": join,
    }
