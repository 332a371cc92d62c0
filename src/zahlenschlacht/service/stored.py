"""Matches and classrooms as they are stored: both are logs with versions. Independent of the database.

A request is decided on the current state, which gives a transition or a refusal. The events of the transition are
appended to the log in the same transaction. A request about a classroom may open matches and move in them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from hmac import compare_digest
from typing import Any, Protocol, TypeAlias, TypeVar

from ..game.errors import Name, ZahlenschlachtError
from ..game.notation import read, write
from ..game.rules import Player
from . import classroom
from .cache import Cacheable
from .classroom import Classroom, GameStatus, Opening
from .match import Event, Match, Seat, Transition, new_match
from .tokens import hash_secret, new_match_id, sequel_id

PLY_BYTES, NUMBER_BYTES, MATCH_BYTES = 500, 120, 4000
"""Estimated memory of a ply or an event, of a number of a custom board, and of the rest of a match."""


class UnknownError(ZahlenschlachtError):
    """There is no match or classroom with this id."""


class UnknownMatchError(UnknownError):
    """There is no match with this id."""

    def __init__(self, match_id: str) -> None:
        super().__init__("no-such-match", value=Name(match_id))


class UnknownClassroomError(UnknownError):
    """There is no classroom with this code."""

    def __init__(self, code: str) -> None:
        super().__init__("no-such-classroom", value=Name(code))


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
    def of_classroom(cls, room: Classroom, opening: Opening) -> StoredMatch:
        """A new match of a classroom; the tokens of the pupils hold its seats."""
        pupils = {player: room.pupils.get(number or 0) for player, number in opening.seats.items()}
        tokens = {player: None if pupil is None else pupil.token for player, pupil in pupils.items()}
        return cls(opening.match_id, opening.match, tokens, {}, classroom=room.code)

    @classmethod
    def from_fields(cls, fields: Mapping[str, Any]) -> StoredMatch:
        """The match that `to_fields` has turned into JSON values."""
        log = [Event(seq, kind, ply, Player(player), number) for seq, kind, ply, player, number in fields["log"]]
        seats = {Player(player): Seat(*seat) for player, seat in fields["seats"].items()}
        wins = {Player(player): count for player, count in fields["wins"].items()}
        variant, is_unaided = read(fields["variant"]).variant, fields["unaided"]
        match = new_match(variant, seats, fields["seed"], fields["crossed"], log, unaided=is_unaided, wins=wins)
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
            "variant": write(match.variant),
            "crossed": list(match.crossed),
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

    def affected_pupils(self, _version: int) -> None:
        """None: the events after any version concern everybody who watches the match."""

    def holder(self, token_hash: bytes) -> Player | None:
        """The player whose seat token has this hash."""
        return _owner(self.tokens, token_hash)

    def joinable(self, secret_hash: bytes) -> Player | None:
        """The player whose join secret has this hash."""
        return _owner(self.join_hashes, secret_hash)

    def after(self, transition: Transition) -> StoredMatch:
        """The match after the transition."""
        tokens = self.tokens if transition.new_token is None else dict([*self.tokens.items(), transition.new_token])
        return replace(self, match=transition.match, tokens=tokens)

    def sequel(self, match: Match) -> StoredMatch:
        """The sequel of this match; every player keeps the token."""
        request = self.match.sequel
        is_swapped = request is not None and request.kind == "swap"
        tokens = {player: self.tokens.get(player.other if is_swapped else player) for player in Player}
        return StoredMatch(sequel_id(self.id), match, tokens, {})


def _hashes(secrets: Mapping[Player, str]) -> dict[Player, bytes]:
    return {player: hash_secret(secret) for player, secret in secrets.items()}


def _owner(hashes: Mapping[Player, bytes | None], secret_hash: bytes) -> Player | None:
    """The player to whom the hash belongs, compared in constant time."""
    return next((player for player, own in hashes.items() if own and compare_digest(own, secret_hash)), None)


class Log(Cacheable, Protocol):
    """A match or a classroom as storage, cache and live updates see it: a log of events under an id."""

    @property
    def id(self) -> str:
        """The id of the match, or the code of the classroom."""


L = TypeVar("L", StoredMatch, Classroom)
"""The kind of log that a caller expects. It is always passed in, never guessed from an id."""
AnyTransition = TypeVar("AnyTransition", Transition, classroom.Transition)


class Reader(Protocol):
    """Reads what else a decision depends on, in the same transaction."""

    def match(self, match_id: str) -> StoredMatch:
        """The match with this id."""

    def classroom(self, code: str) -> Classroom:
        """The classroom with this code."""

    def statuses(self, code: str, match_ids: Collection[str] | None = None) -> Mapping[str, GameStatus]:
        """How far these matches of a classroom are, or all of them, by their ids."""


Decide: TypeAlias = Callable[[L, Reader], AnyTransition]
"""Decides a request on the current state of a log: returns the transition or raises a refusal."""
