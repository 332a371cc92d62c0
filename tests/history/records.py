"""The records of a history: requests, answers, and the logs at the end.

    request     what a client asks of a match: a move, a take-back, a seat, a resignation, a sequel, or to read it
    attempt     a request that is sent once, with its answer and both times. One request may be sent many times
    answer      done; refused for a reason; or unknown, if no answer came or it does not say what happened
    view        what an answer or a stream shows of a match: its version, and what follows from the log up to there
    sighting    a view that a reader got over a live stream; a reader resumes its stream where it ended
    log         the events of a match in the database at the end
    history     all attempts and sightings, and the logs that must explain them

Times come from one monotonic clock. The players of a match are "A" and "B", as in the API.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Event:
    """One entry of a log."""

    seq: int
    kind: str
    """cross, takeback, join, resign, again or swap."""
    ply: int
    player: str
    number: int | None = None


@dataclass(frozen=True, slots=True)
class Move:
    """Cross out the number as the move of this ply, as seen at this version."""

    match: str
    player: str
    number: int
    ply: int
    version: int


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Go back to this ply, as seen at this version."""

    match: str
    player: str
    ply: int
    version: int


@dataclass(frozen=True, slots=True)
class Join:
    """Take the open seat; requests with the same claim come from the same friend."""

    match: str
    player: str
    claim: str


@dataclass(frozen=True, slots=True)
class Resign:
    """Give the game to the other player."""

    match: str
    player: str


@dataclass(frozen=True, slots=True)
class Again:
    """Play again, with the sides changed or not."""

    match: str
    player: str
    swap: bool


@dataclass(frozen=True, slots=True)
class Read:
    """Read the current state of the match."""

    match: str


Request = Move | TakeBack | Join | Resign | Again | Read


@dataclass(frozen=True, slots=True)
class Sequel:
    """The match that the same people play afterwards."""

    match: str
    swapped: bool


@dataclass(frozen=True, slots=True)
class View:
    """The state of a match in an answer or a stream."""

    version: int
    since: int
    """The version after which `events` are the log."""
    events: tuple[Event, ...]
    ply: int
    taken: frozenset[str]
    """The seats that somebody or something plays."""
    sequel: Sequel | None = None
    resigned: str | None = None
    crossed: tuple[int, ...] | None = None
    """The numbers crossed out; None where only the news are told."""


@dataclass(frozen=True, slots=True)
class Done:
    """The request took effect, by this attempt or an earlier one."""

    view: View
    token: str | None = None
    """What holds the seat from now on, for who joined."""


@dataclass(frozen=True, slots=True)
class Refused:
    """The request was refused, with the code of the reason."""

    code: str
    view: View | None = None


@dataclass(frozen=True, slots=True)
class Unknown:
    """It is unknown whether the request took effect or still will."""

    reason: str


Answer = Done | Refused | Unknown


@dataclass(frozen=True, slots=True)
class Attempt:
    """A request sent once."""

    client: str
    request: Request
    begin: float
    end: float
    answer: Answer


@dataclass(frozen=True, slots=True)
class Sighting:
    """A view that came over a live stream."""

    reader: str
    match: str
    at: float
    view: View


@dataclass(frozen=True, slots=True)
class Match:
    """A match as it was opened, and its log at the end."""

    id: str
    board: tuple[int, ...]
    seats: Mapping[str, str]
    """By player: person, strategy or open."""
    log: tuple[Event, ...]
    parent: str | None = None
    """The match whose sequel it is."""


@dataclass(frozen=True, slots=True)
class History:
    """All records of a run."""

    matches: Mapping[str, Match]
    attempts: tuple[Attempt, ...]
    sightings: tuple[Sighting, ...]
