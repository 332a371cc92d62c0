"""A match as it is stored, and what a wish changes about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ...game.rules import Name, Player, ZahlenschlachtError
from ..match import Added, Match
from .keys import opens, sequel_id

PLY_BYTES, NUMBER_BYTES, MATCH_BYTES = 500, 120, 4000
"""About what takes how much memory: a ply or an event, a number of a board of one's own, all else."""


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
    day: int = 0
    """The day of its last change, counted from 1970-01-01."""

    @property
    def version(self) -> int:
        """The version of the match."""
        return self.match.version

    @property
    def weight(self) -> int:
        """About how many bytes of memory it takes."""
        plies = len(self.match.crossed) + self.match.version
        return MATCH_BYTES + PLY_BYTES * plies + NUMBER_BYTES * len(self.match.variant.board or ())

    @property
    def sequel_id(self) -> str:
        """The id of the match that the same people play afterwards."""
        return sequel_id(self.id)

    def holder(self, token: str) -> Player | None:
        """Whose seat this token holds."""
        return next((player for player, stored in self.tokens.items() if opens(token, stored)), None)

    def joinable(self, secret: str) -> Player | None:
        """Which seat this join secret is for."""
        return next((player for player, stored in self.joins.items() if opens(secret, stored)), None)


@dataclass(frozen=True, slots=True)
class Change:
    """What a wish does to a match: what it adds to the log, who takes a seat by it with which token, what it opens."""

    added: Added
    joins: Player | None = None
    token: str | None = None
    opens: Stored | None = None


Decide = Callable[[Stored], Change]
"""What a wish makes of a match, or a refusal that it raises."""
