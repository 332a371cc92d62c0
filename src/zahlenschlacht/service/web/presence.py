"""Presence: which players of a match have a live stream open, and since when the others have none.

A stream with the token of a seat is the page of its player. Each process counts its own streams and sends the others a
notice: at every change, and again from time to time. Nothing is stored. A process that dies is forgotten when its
notices stop, and absences are measured by this process's own clock.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable
from time import monotonic

from ...game.rules import Player
from ..schemas.matches import Presence, SeatPresence

RENEW_SECONDS = 30
"""How often a process repeats its notices."""
LEASE_SECONDS = 75
"""How long a notice is valid."""
MAX_ABSENCES = 10_000
"""How many absences are remembered."""


class PresenceTracker:
    """Who is present, as far as this process knows."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._streams: dict[str, Counter[Player]] = {}
        self._elsewhere: dict[str, dict[str, tuple[float, frozenset[Player]]]] = {}
        self._present: dict[str, frozenset[Player]] = {}
        self._left_at: OrderedDict[tuple[str, Player], float] = OrderedDict()

    def local(self, match_id: str) -> frozenset[Player]:
        """The players with a stream of this process."""
        return frozenset(self._streams.get(match_id, ()))

    @property
    def local_matches(self) -> tuple[str, ...]:
        """The matches of which this process has a player's stream."""
        return tuple(self._streams)

    def present(self, match_id: str) -> frozenset[Player]:
        """The players with a stream of any process."""
        return self._present.get(match_id, frozenset())

    def refresh(self, match_id: str) -> None:
        """Drop expired notices, and note who has left since the last change."""
        now, present = self._clock(), self.local(match_id)
        for received, players in self._elsewhere.get(match_id, {}).values():
            if now - received < LEASE_SECONDS:
                present |= players
        for player in self.present(match_id) - present:
            self._left_at[match_id, player] = now
            self._left_at.move_to_end((match_id, player))
            if len(self._left_at) > MAX_ABSENCES:
                self._left_at.popitem(last=False)
        if present:
            self._present[match_id] = present
        else:
            self._present.pop(match_id, None)

    def snapshot(self, match_id: str) -> Presence:
        """The presence of both players."""
        present, now = self.present(match_id), self._clock()

        def seat(player: Player) -> SeatPresence:
            left = self._left_at.get((match_id, player))
            away = None if player in present or left is None else int(now - left)
            return SeatPresence(here=player in present, away=away)

        return Presence(A=seat(Player.A), B=seat(Player.B))

    def enter(self, match_id: str, player: Player) -> None:
        """Count a new stream of this player."""
        self._streams.setdefault(match_id, Counter())[player] += 1
        self.refresh(match_id)

    def leave(self, match_id: str, player: Player) -> None:
        """Count a closed stream of this player."""
        streams = self._streams[match_id]
        streams[player] -= 1
        if not streams[player]:
            del streams[player]
        if not streams:
            del self._streams[match_id]
        self.refresh(match_id)

    def receive(self, match_id: str, process: str, players: frozenset[Player]) -> bool:
        """Take in a notice of another process; returns whether it needs a reply, because it is new or has nobody."""
        others = self._elsewhere.setdefault(match_id, {})
        needs_reply = process not in others or not players
        others[process] = (self._clock(), players)
        self.refresh(match_id)
        return needs_reply

    def forget(self, match_id: str) -> None:
        """Forget a match that nobody watches here any more, except who left when."""
        self._elsewhere.pop(match_id, None)
        self._present.pop(match_id, None)
