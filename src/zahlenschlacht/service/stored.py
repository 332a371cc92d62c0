"""Matches and classrooms as they are stored, and the changes that requests make to them. Independent of the database.

Both are logs with versions. A request is decided on the current state, which gives a change or a refusal; the change is
appended to the log in the same transaction. A request about a classroom may open matches and move in them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from hmac import compare_digest
from typing import Any, Protocol, TypeAlias, TypeVar

from ..game.notation import read, write
from ..game.rules import Name, Player, ZahlenschlachtError
from . import classroom
from .classroom import Classroom, GameStatus
from .match import Appended, Event, Match, Seat, new_match
from .tokens import hash_secret, new_match_id, sequel_id

PLY_BYTES, NUMBER_BYTES, MATCH_BYTES = 500, 120, 4000
"""Estimated memory of a ply or an event, of a number of a custom board, and of the rest of a match."""


class UnknownError(ZahlenschlachtError):
    """There is no match or classroom with this id."""


class UnknownMatchError(UnknownError):
    """There is no match with this id."""

    def __init__(self, match_id: str) -> None:
        super().__init__("no-such-match", "there is no match {value}", value=Name(match_id))


class UnknownClassroomError(UnknownError):
    """There is no classroom with this code."""

    def __init__(self, code: str) -> None:
        super().__init__("no-such-classroom", "there is no classroom {value}", value=Name(code))


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """A match, and the hashes of the secrets of its seats."""

    id: str
    match: Match
    tokens: Mapping[Player, bytes | None]
    """The hashes of the seat tokens."""
    join_hashes: Mapping[Player, bytes | None]
    """The hashes of the join secrets."""
    day: int = 0
    """The day of the last change, counted from 1970-01-01."""
    classroom: str | None = None
    """The code of the classroom that it belongs to."""
    moved: int = 0
    """When it last changed, in milliseconds; known only for a match of a classroom."""

    @classmethod
    def new(cls, match: Match, tokens: Mapping[Player, str], join_secrets: Mapping[Player, str]) -> StoredMatch:
        """A new match with a random id and the hashes of these secrets."""
        return cls(new_match_id(), match, _hashes(tokens), _hashes(join_secrets))

    @classmethod
    def from_fields(cls, fields: Mapping[str, Any]) -> StoredMatch:
        """The match that `to_fields` has turned into JSON values."""
        start = read(fields["start"])
        log = [Event(seq, kind, ply, Player(player), number) for seq, kind, ply, player, number in fields["log"]]
        seats = {Player(player): Seat(*seat) for player, seat in fields["seats"].items()}
        wins = {Player(player): count for player, count in fields["wins"].items()}
        match = new_match(
            start.variant, seats, fields["seed"], start.crossed, log, unaided=fields["unaided"], wins=wins
        )
        tokens, join_hashes = (
            {Player(player): secret and bytes.fromhex(secret) for player, secret in fields[name].items()}
            for name in ("tokens", "join_hashes")
        )
        return cls(fields["id"], match, tokens, join_hashes)

    def to_fields(self) -> dict[str, Any]:
        """The match as JSON values."""
        match = self.match
        return {
            "id": self.id,
            "start": write(match.variant.position(match.crossed)),
            "seats": {str(player): [seat.kind, seat.strategy, seat.share] for player, seat in match.seats.items()},
            "seed": match.seed,
            "log": [[event.seq, event.kind, event.ply, str(event.player), event.number] for event in match.log],
            "unaided": match.unaided,
            "wins": {str(player): count for player, count in match.wins.items()},
            "tokens": {str(player): secret and secret.hex() for player, secret in self.tokens.items()},
            "join_hashes": {str(player): secret and secret.hex() for player, secret in self.join_hashes.items()},
        }

    @property
    def version(self) -> int:
        """The version of the match."""
        return self.match.version

    @property
    def weight(self) -> int:
        """The estimated number of bytes that it takes in memory."""
        plies = len(self.match.crossed) + self.match.version
        return MATCH_BYTES + PLY_BYTES * plies + NUMBER_BYTES * len(self.match.variant.board or ())

    @property
    def status(self) -> GameStatus:
        """How far the match is."""
        return GameStatus.of(self.id, self.match, self.moved)

    @property
    def sequel_id(self) -> str:
        """The id of the sequel of this match."""
        return sequel_id(self.id)

    def holder(self, token_hash: bytes) -> Player | None:
        """The player whose seat token has this hash."""
        return _owner(self.tokens, token_hash)

    def joinable(self, secret_hash: bytes) -> Player | None:
        """The player whose join secret has this hash."""
        return _owner(self.join_hashes, secret_hash)

    def after(self, change: Change) -> StoredMatch:
        """The match after the change."""
        if not change.appended.events:
            return self
        tokens = self.tokens
        if change.joiner and change.token:
            tokens = {**tokens, change.joiner: hash_secret(change.token)}
        return replace(self, match=change.appended.match, tokens=tokens)


def _hashes(secrets: Mapping[Player, str]) -> dict[Player, bytes]:
    return {player: hash_secret(secret) for player, secret in secrets.items()}


def _owner(hashes: Mapping[Player, bytes | None], secret_hash: bytes) -> Player | None:
    """The player to whom the hash belongs, compared in constant time."""
    return next((player for player, own in hashes.items() if own and compare_digest(own, secret_hash)), None)


@dataclass(frozen=True, slots=True)
class Change:
    """The effect of a request on a match."""

    appended: Appended
    """The events that it appends to the log."""
    joiner: Player | None = None
    """The player whose seat is taken by it."""
    token: str | None = None
    """The token of that seat."""
    opens: StoredMatch | None = None
    """The sequel that it opens."""


@dataclass(frozen=True, slots=True)
class StoredClassroom:
    """A classroom. Its log has only the hashes of tokens."""

    room: Classroom

    @property
    def id(self) -> str:
        """The code of the classroom."""
        return self.room.code

    @property
    def version(self) -> int:
        """The version of the classroom."""
        return self.room.version

    @property
    def weight(self) -> int:
        """The estimated number of bytes that it takes in memory."""
        return MATCH_BYTES + PLY_BYTES * self.room.version

    def after(self, change: ClassroomChange) -> StoredClassroom:
        """The classroom after the change."""
        return StoredClassroom(change.appended.room)


@dataclass(frozen=True, slots=True)
class ClassroomChange:
    """The effect of a request on a classroom and its matches."""

    appended: classroom.Appended
    """The events that it appends to the log of the classroom."""
    opens: tuple[StoredMatch, ...] = ()
    """The matches that it opens."""
    matches: tuple[tuple[str, Change], ...] = ()
    """The changes of matches, by their ids."""


Stored: TypeAlias = StoredMatch | StoredClassroom
AnyChange: TypeAlias = Change | ClassroomChange
S = TypeVar("S", StoredMatch, StoredClassroom)
C = TypeVar("C", bound=AnyChange)


class Reader(Protocol):
    """Reads what else a decision depends on, in the same transaction."""

    def match(self, match_id: str) -> StoredMatch:
        """The match with this id."""

    def classroom(self, code: str) -> StoredClassroom:
        """The classroom with this code."""

    def statuses(self, code: str, match_ids: Collection[str] | None = None) -> Mapping[str, GameStatus]:
        """How far these matches of a classroom are, or all of them, by their ids."""


Decide: TypeAlias = Callable[[S, Reader], C]
"""Decides a request on the current state of a match or a classroom: returns the change or raises a refusal."""
