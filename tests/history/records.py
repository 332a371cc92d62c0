"""The records of a history: requests, answers, and the logs at the end.

    request     a move, a take-back, a join, a resignation, a sequel or a read, for one match
    attempt     one sending of a request, with its answer and both times; a request may be sent many times
    answer      done, refused for a reason, or unknown if no answer came or it leaves the outcome open
    view        the state of a match in an answer or a stream: its version, and the state at that version
    sighting    a view that a reader received over a live stream; a reader resumes its stream where it ended
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
    """Cross out a number as the move of a ply; the sender knows this version."""

    match: str
    player: str
    number: int
    ply: int
    version: int


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Go back to a ply; the sender knows this version."""

    match: str
    player: str
    ply: int
    version: int


@dataclass(frozen=True, slots=True)
class Join:
    """Take the open seat. Requests with the same claim come from the same friend."""

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
    """The next match of the same people."""

    match: str
    swapped: bool


@dataclass(frozen=True, slots=True)
class View:
    """The state of a match in an answer or a stream."""

    version: int
    since: int
    """The version before the first of `events`."""
    events: tuple[Event, ...]
    ply: int
    taken: frozenset[str]
    """The seats with a person or a strategy."""
    sequel: Sequel | None = None
    resigned: str | None = None
    crossed: tuple[int, ...] | None = None
    """The numbers crossed out; None in an update, which has only the new events."""


@dataclass(frozen=True, slots=True)
class Done:
    """The request took effect, by this attempt or an earlier one."""

    view: View
    token: str | None = None
    """The token of the seat, in the answer to a join."""


@dataclass(frozen=True, slots=True)
class Refused:
    """The request was refused; the code is the reason."""

    code: str
    view: View | None = None


@dataclass(frozen=True, slots=True)
class Unknown:
    """Nobody knows whether the request took effect, or whether it still will."""

    reason: str


Answer = Done | Refused | Unknown


@dataclass(frozen=True, slots=True)
class Attempt:
    """One sending of a request."""

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
    """The board and seats of a match, and its log at the end."""

    id: str
    board: tuple[int, ...]
    seats: Mapping[str, str]
    """The kind of each player's seat: person, strategy or open."""
    log: tuple[Event, ...]
    parent: str | None = None
    """The match before it, if this match is a sequel."""


@dataclass(frozen=True, slots=True)
class History:
    """All records of a run."""

    matches: Mapping[str, Match]
    attempts: tuple[Attempt, ...]
    sightings: tuple[Sighting, ...]
