"""The events that a request appends to the log of a classroom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .. import match as matches
from ..match import ConflictError
from .games import Opening
from .state import Classroom, Event

LONGEST_LOG, MOST_GAMES = 20_000, 3_000
"""Requests of pupils are refused once a classroom has this many events or games."""


@dataclass(frozen=True, slots=True)
class Transition:
    """The events, matches and moves of a request; empty if it was carried out before."""

    events: tuple[Event, ...]
    room: Classroom
    """The classroom with the events."""
    opens: tuple[Opening, ...] = ()
    """The matches that it opens."""
    moves: tuple[tuple[str, matches.Transition], ...] = ()
    """The events that it appends to matches, by their ids."""

    def extended(
        self, kind: str, now: int, data: Mapping[str, Any], pupil: int | None = None, opens: tuple[Opening, ...] = ()
    ) -> Transition:
        """The transition with another event, which opens these matches."""
        event = Event(self.room.version + 1, kind, now, pupil, data)
        return Transition((*self.events, event), self.room.after([event]), (*self.opens, *opens), self.moves)


def unchanged(room: Classroom) -> Transition:
    """Append nothing: the request has been carried out before."""
    return Transition((), room)


def append_event(
    room: Classroom,
    now: int,
    kind: str,
    data: Mapping[str, Any],
    pupil: int | None = None,
    opens: Sequence[Opening] = (),
    longest_log: int = LONGEST_LOG,
    most_games: int = MOST_GAMES,
) -> Transition:
    """Append an event. It opens these matches, in its task or in the current one."""
    if room.version >= longest_log or (opens and len(room.games) + len(opens) > most_games):
        raise ConflictError("classroom-log-full")
    if opens:
        data = {"task": room.task, **data, "games": [opening.row for opening in opens]}
    return unchanged(room).extended(kind, now, data, pupil, tuple(opens))
