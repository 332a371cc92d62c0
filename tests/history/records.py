"""What was asked, what was told, and what the log says in the end: the words of the history checker.

    wish        what a client wants of a match: a move, a take-back, a seat, an early end, a sequel, or only to see it
    attempt     a wish sent once: when it began, when the answer came, and the answer. One wish may be sent many times
    answer      done; refused for a reason; or unknown, when no answer came or none that tells what happened
    view        what an answer or a stream shows of a match: its version, and what follows from the log up to there
    sighting    a view that came over a live stream to a reader; a reader takes its stream up again where it ended
    log         the events of a match as the database has them when all is over
    history     all attempts and sightings, and the logs that must explain them

Times are those of one clock that never goes back. A match has players "A" and "B", as the API names them.
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
    """Take the open seat; who sends the same claim is the same friend."""

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
    """See the match as it stands."""

    match: str


Wish = Move | TakeBack | Join | Resign | Again | Read


@dataclass(frozen=True, slots=True)
class Sequel:
    """The match that the same people play afterwards."""

    match: str
    swapped: bool


@dataclass(frozen=True, slots=True)
class View:
    """What is shown of a match."""

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
    """The wish is fulfilled, whether by this attempt or by an earlier one."""

    view: View
    token: str | None = None
    """What holds the seat from now on, for who joined."""


@dataclass(frozen=True, slots=True)
class Refused:
    """The wish is not fulfilled, for a reason that has a code."""

    code: str
    view: View | None = None


@dataclass(frozen=True, slots=True)
class Unknown:
    """Nobody told whether the wish is fulfilled, or ever will be."""

    reason: str


Answer = Done | Refused | Unknown


@dataclass(frozen=True, slots=True)
class Attempt:
    """A wish sent once."""

    client: str
    wish: Wish
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
    """A match as it was opened, and its log when all is over."""

    id: str
    board: tuple[int, ...]
    seats: Mapping[str, str]
    """By player: person, strategy or open."""
    log: tuple[Event, ...]
    parent: str | None = None
    """The match whose sequel it is."""


@dataclass(frozen=True, slots=True)
class History:
    """Everything that is known afterwards."""

    matches: Mapping[str, Match]
    attempts: tuple[Attempt, ...]
    sightings: tuple[Sighting, ...]
