"""The events that a request appends to the log of a classroom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .. import match as matches
from .games import Opening
from .state import Classroom, Event

Entry = tuple[str, int | None, Mapping[str, Any]]
"""The kind, the pupil and the details of an event."""


@dataclass(frozen=True, slots=True)
class Appended:
    """The events, matches and moves of a request; empty if it was carried out before."""

    events: tuple[Event, ...]
    room: Classroom
    """The classroom with the events."""
    opens: tuple[Opening, ...] = ()
    """The matches that it opens."""
    moves: tuple[tuple[str, matches.Appended], ...] = ()
    """The events that it appends to matches, by their ids."""


def nothing(room: Classroom) -> Appended:
    """Append nothing: the request has been carried out before."""
    return Appended((), room)


def append(room: Classroom, now: int, *entries: Entry, opens: Sequence[Opening] = ()) -> Appended:
    """Append events. The last one opens these matches, in its task or in the current one."""
    events = [Event(room.version + place, *_timed(entry, now)) for place, entry in enumerate(entries, start=1)]
    if opens:
        last = events[-1]
        games = {"task": room.task, **last.data, "games": [opening.row for opening in opens]}
        events[-1] = Event(last.seq, last.kind, last.at, last.pupil, games)
    return Appended(tuple(events), room.after(events), tuple(opens))


def _timed(entry: Entry, now: int) -> tuple[str, int, int | None, Mapping[str, Any]]:
    kind, pupil, data = entry
    return kind, now, pupil, data
