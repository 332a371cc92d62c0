"""A match as it is stored, and what a wish changes about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ..match import Match, Step
from ..rules import Name, Player, ZahlenschlachtError
from .keys import opens, sequel_id


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
    """What a wish does to a match: its step, the token of who takes a seat by it, the match that it opens."""

    step: Step
    joins: Player | None = None
    token: str | None = None
    opens: Stored | None = None


Decide = Callable[[Stored], Change]
"""What a wish makes of a match, or a refusal that it raises."""
