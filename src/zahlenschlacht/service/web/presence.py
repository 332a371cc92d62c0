"""Who is at a match: which seats have a live stream open, and since when the others have none.

    here       the page of a seat is connected, to this process or to another one
    notice     what a process tells the others of its own streams: at every change, and again from time to time

A stream that comes with the token of a seat is a page at which somebody sits. Each process counts its own streams, and
nothing is written down: a process that ends without a word is forgotten when its notices stay away, and since when
somebody is away is what this process has seen.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable
from time import monotonic

from ...game.rules import Player
from ..schemas.matches import Presence, SeatPresence

RENEW_SECONDS = 30
"""How often a process tells the others again who is here."""
LEASE_SECONDS = 75
"""For so long it is believed."""
MOST_LEFT = 10_000
"""Of how many who have left it is remembered when."""


class Attendance:
    """Who is here, as far as this process knows."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._streams: dict[str, Counter[Player]] = {}
        self._elsewhere: dict[str, dict[str, tuple[float, frozenset[Player]]]] = {}
        self._known: dict[str, frozenset[Player]] = {}
        self._left: OrderedDict[tuple[str, Player], float] = OrderedDict()

    def own(self, match_id: str) -> frozenset[Player]:
        """The seats with a stream of this process."""
        return frozenset(self._streams.get(match_id, ()))

    @property
    def owned(self) -> dict[str, frozenset[Player]]:
        """The same of all matches that have any."""
        return {match_id: frozenset(streams) for match_id, streams in self._streams.items()}

    def here(self, match_id: str) -> frozenset[Player]:
        """The seats that are here, wherever; who has gone since this was asked last has left now."""
        now, here = self._clock(), self.own(match_id)
        for heard, players in self._elsewhere.get(match_id, {}).values():
            if now - heard < LEASE_SECONDS:
                here |= players
        for player in self._known.get(match_id, frozenset()) - here:
            self._left[match_id, player] = now
            self._left.move_to_end((match_id, player))
        if len(self._left) > MOST_LEFT:
            self._left.popitem(last=False)
        if here:
            self._known[match_id] = here
        else:
            self._known.pop(match_id, None)
        return here

    def told(self, match_id: str) -> Presence:
        """What everybody may know of it."""
        here, now = self.here(match_id), self._clock()

        def seat(player: Player) -> SeatPresence:
            left = self._left.get((match_id, player))
            away = None if player in here or left is None else int(now - left)
            return SeatPresence(here=player in here, away=away)

        return Presence(A=seat(Player.A), B=seat(Player.B))

    def enter(self, match_id: str, player: Player) -> None:
        """A stream of this seat has come."""
        self._streams.setdefault(match_id, Counter())[player] += 1

    def leave(self, match_id: str, player: Player) -> None:
        """A stream of this seat is gone."""
        streams = self._streams[match_id]
        streams[player] -= 1
        if not streams[player]:
            del streams[player]
        if not streams:
            del self._streams[match_id]
        self.here(match_id)

    def hear(self, match_id: str, process: str, players: frozenset[Player]) -> bool:
        """What another process says; gives whether it was not heard of before in this match, or has nobody there."""
        others = self._elsewhere.setdefault(match_id, {})
        new = process not in others or not players
        others[process] = (self._clock(), players)
        return new

    def forget(self, match_id: str) -> None:
        """Nobody watches this match here any more."""
        self._elsewhere.pop(match_id, None)
        self._known.pop(match_id, None)
