"""Presence: who of a match or a classroom has a live stream open, and since when the others have none.

A stream with the token of a seat or of a pupil is the page of that person. Each process counts its own streams and
sends the others a notice: at every change, and again from time to time. Nothing is stored. A process that dies is
forgotten when its notices stop, and absences are measured by this process's own clock.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable
from time import monotonic

from ...game.rules import Player
from ..schemas.matches import Presence, SeatPresence

RENEW_SECONDS = 30
"""How often a process repeats its notices."""
LEASE_SECONDS = 70
"""How long a notice is valid."""
MAX_ABSENCES = 10_000
"""How many absences are remembered."""


class PresenceTracker:
    """The persons who are present, as far as this process knows."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self.streams: dict[str, Counter[str]] = {}
        """How many streams each person has here, by match or classroom."""
        self._elsewhere: dict[str, dict[str, tuple[float, frozenset[str]]]] = {}
        self._present: dict[str, frozenset[str]] = {}
        self._left_at: OrderedDict[tuple[str, str], float] = OrderedDict()

    def local(self, id_: str) -> frozenset[str]:
        """The persons with a stream of this process."""
        return frozenset(self.streams.get(id_, ()))

    def present(self, id_: str) -> frozenset[str]:
        """The persons with a stream of any process."""
        return self._present.get(id_, frozenset())

    def refresh(self, id_: str) -> None:
        """Drop expired notices, and note who has left since the last change."""
        now, present = self._clock(), self.local(id_)
        for received, players in self._elsewhere.get(id_, {}).values():
            if now - received < LEASE_SECONDS:
                present |= players
        for player in self.present(id_) - present:
            self._left_at[id_, player] = now
            self._left_at.move_to_end((id_, player))
            if len(self._left_at) > MAX_ABSENCES:
                self._left_at.popitem(last=False)
        if present:
            self._present[id_] = present
        else:
            self._present.pop(id_, None)

    def snapshot(self, id_: str) -> Presence:
        """The presence of both players of a match."""
        present, now = self.present(id_), self._clock()

        def seat(player: Player) -> SeatPresence:
            left = self._left_at.get((id_, player))
            away = None if player in present or left is None else int(now - left)
            return SeatPresence(here=player in present, away=away)

        return Presence(A=seat(Player.A), B=seat(Player.B))

    def enter(self, id_: str, player: str) -> None:
        """Count a new stream of this person."""
        self.streams.setdefault(id_, Counter())[player] += 1
        self.refresh(id_)

    def leave(self, id_: str, player: str) -> None:
        """Count a closed stream of this person."""
        streams = self.streams[id_]
        streams[player] -= 1
        if not streams[player]:
            del streams[player]
        if not streams:
            del self.streams[id_]
        self.refresh(id_)

    def receive(self, id_: str, process: str, players: frozenset[str]) -> bool:
        """Take in a notice of another process; returns whether it needs a reply, because it is new or has nobody."""
        others = self._elsewhere.setdefault(id_, {})
        needs_reply = process not in others or not players
        others[process] = (self._clock(), players)
        self.refresh(id_)
        return needs_reply

    def forget(self, id_: str) -> None:
        """Forget a match or a classroom that nobody watches here any more, except who left when."""
        self._elsewhere.pop(id_, None)
        self._present.pop(id_, None)
