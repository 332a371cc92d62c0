"""Checks that the log of a classroom explains all answers to its persons.

    deed         something that a person wants to happen once: to join, another name, an answer
    answered_at  when the answer to a deed or a reading came; a deed without an answer may have happened or not

The log has the order of the events. So a history is explained if every deed has one event, deeds that
followed each other have events in that order, and every answer shows the classroom at a version that was possible then.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import inf
from typing import Any

from zahlenschlacht.service.classroom import Classroom, Event

Key = tuple[str, ...]
"""The unique key of a deed: its kind, its person and its object."""


@dataclass
class Deed:
    """A deed, sent until it is answered."""

    key: Key
    sent_at: float
    answered_at: float = inf
    version: int | None = None
    """The version of the state in the answer; None if no answer came."""
    names: tuple[str, ...] = ()
    """The names that a reading shows, or the name in the answer."""


@dataclass
class Lesson:
    """The deeds and readings of the persons in a classroom, and its log."""

    log: Sequence[Event]
    deeds: list[Deed] = field(default_factory=list)
    readings: list[Deed] = field(default_factory=list)


def key_of(event: Event) -> Key | None:
    """The deed behind an event; None for events of the teacher."""
    match event.kind:
        case "join":
            return "join", event.data["token"]
        case "rename":
            return "name", str(event.pupil), event.data["name"]
        case "vote":
            return "vote", str(event.pupil), str(event.data["number"])
        case "progress":
            return "progress", str(event.pupil), str(event.data["place"])
    return None


def unexplained(lesson: Lesson) -> list[str]:
    """One sentence for each answer or event that the log does not explain."""
    log, complaints = lesson.log, []
    if [event.seq for event in log] != list(range(1, len(log) + 1)):
        return ["the log has a gap or a repetition"]
    places: dict[Key, int] = {}
    for event in log:
        key = key_of(event)
        if key is not None:
            if key in places:
                complaints.append(f"{key} happened twice")
            places[key] = event.seq
    sent_at = {deed.key: deed.sent_at for deed in lesson.deeds}
    complaints += [f"{key} happened, but nobody asked for it" for key in places if key not in sent_at]
    complaints += [
        f"{deed.key} was acknowledged, but is not in the log"
        for deed in lesson.deeds
        if deed.version is not None and deed.key not in places
    ]
    if complaints:
        return complaints
    # An event is in the log from the moment at which it, or a later one, was known to be there.
    visible_at = [inf] * (len(log) + 2)
    for deed in lesson.deeds:
        if deed.key in places:
            visible_at[places[deed.key]] = min(visible_at[places[deed.key]], deed.answered_at)
    for request in (*lesson.deeds, *lesson.readings):
        if request.version is not None:
            visible_at[request.version] = min(visible_at[request.version], request.answered_at)
    for seq in range(len(log) - 1, 0, -1):
        visible_at[seq] = min(visible_at[seq], visible_at[seq + 1])
    # And it cannot be there before somebody asked for it, nor before the events ahead of it.
    begun = [-inf] * (len(log) + 1)
    for event in log:
        begun[event.seq] = max(begun[event.seq - 1], sent_at.get(key_of(event) or (), -inf))
    complaints += [
        f"event {event.seq} was seen before it was asked for"
        for event in log
        if begun[event.seq] > visible_at[event.seq]
    ]
    if complaints:
        return complaints
    states = _names_by_version(log)
    for request in (*lesson.deeds, *lesson.readings):
        if request.version is None:
            continue
        lowest = max((seq for seq in range(1, len(log) + 1) if visible_at[seq] < request.sent_at), default=0)
        if (
            not max(lowest, places.get(request.key, 0)) <= request.version <= len(log)
            or begun[request.version] > request.answered_at
        ):
            complaints.append(f"{request.key} was answered with version {request.version}, which it cannot have seen")
        elif request.key == ("read",) and request.names != states[request.version]:
            complaints.append(f"a reading shows {request.names} at version {request.version}")
    return complaints


def _names_by_version(log: Sequence[Event]) -> list[tuple[str, ...]]:
    """The names of the pupils at each version."""
    room = Classroom("BCDFG", "en", b"", 0)
    states: list[tuple[str, ...]] = [()]
    for event in log:
        room = room.after([event])
        states.append(tuple(pupil.name for pupil in room.pupils.values()))
    return states


def counts(log: Sequence[Event]) -> dict[str, Any]:
    """How many events of each kind there are."""
    return dict(Counter(event.kind for event in log))
