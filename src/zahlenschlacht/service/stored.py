"""A match with the hashes of its secrets, and the change that a request makes to it. Independent of the database."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from hmac import compare_digest

from ..game.rules import Name, Player, ZahlenschlachtError
from .match import Appended, Match
from .tokens import hash_secret, new_match_id, sequel_id

PLY_BYTES, NUMBER_BYTES, MATCH_BYTES = 500, 120, 4000
"""Estimated memory of a ply or an event, of a number of a custom board, and of the rest of a match."""


class UnknownMatchError(ZahlenschlachtError):
    """There is no match with this id."""

    def __init__(self, match_id: str) -> None:
        super().__init__("no-such-match", "there is no match {value}", value=Name(match_id))


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """A match, and the hashes of the secrets of its seats."""

    id: str
    match: Match
    tokens: Mapping[Player, bytes | None]
    """The hashes of the seat tokens."""
    joins: Mapping[Player, bytes | None]
    """The hashes of the join secrets."""
    day: int = 0
    """The day of the last change, counted from 1970-01-01."""

    @classmethod
    def new(cls, match: Match, tokens: Mapping[Player, str], joins: Mapping[Player, str]) -> StoredMatch:
        """A new match with a random id and the hashes of these secrets."""
        return cls(new_match_id(), match, _hashes(tokens), _hashes(joins))

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
    def sequel_id(self) -> str:
        """The id of the sequel of this match."""
        return sequel_id(self.id)

    def holder(self, token_hash: bytes) -> Player | None:
        """The player whose seat token has this hash."""
        return _owner(self.tokens, token_hash)

    def joinable(self, secret_hash: bytes) -> Player | None:
        """The player whose join secret has this hash."""
        return _owner(self.joins, secret_hash)

    def after(self, change: Change) -> StoredMatch:
        """The match after the change."""
        if not change.appended.events:
            return self
        tokens = self.tokens
        if change.joins and change.token:
            tokens = {**tokens, change.joins: hash_secret(change.token)}
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
    """What it appends to the log."""
    joins: Player | None = None
    """Whose seat is taken by it."""
    token: str | None = None
    """The token of that seat."""
    opens: StoredMatch | None = None
    """The sequel that it opens."""


Decide = Callable[[StoredMatch], Change]
"""Decides a request on the current state of a match: returns the change or raises a refusal."""
