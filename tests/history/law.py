"""The rules of logs, independent of the server: which logs are valid, and which requests they fulfil.

    standing    the state of a match at one version, derived from its log
    complete    a version that clients can see: a move and the strategy's reply to it are one step, and so is an opening
    fulfilment  the event that a request became; every request names enough that there is at most one

The rules of a match are few: A and B cross out numbers in turn until two remain; a take-back goes back to a ply where a
person is to move, in matches without an open seat; an open seat is joined once; after the end one of the two asks for a
sequel. Either may resign before the end, once both seats are taken: that is the end for good. A move is void after
a take-back that its sender had not seen, a take-back after anything it had not seen.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from .records import Again, Event, Join, Match, Move, Read, Request, Resign, TakeBack, View


class BreachError(Exception):
    """The log breaks the rules."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A match at one version."""

    crossed: tuple[int, ...] = ()
    rewound: int = 0
    """The version of the last take-back; 0 before any."""
    joined: frozenset[str] = frozenset()
    resigned: str | None = None
    """Who has resigned."""
    asked_again: Event | None = None

    @property
    def turn(self) -> str:
        """Whose turn it is, unless the game is over."""
        return "AB"[len(self.crossed) % 2]


class Log:
    """The log of a match with its standings, one for each version."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.events = match.log
        self.standings = [Standing()]
        for place, event in enumerate(match.log, start=1):
            if event.seq != place:
                raise BreachError(f"entry {place} of the log is numbered {event.seq}")
            self.standings.append(self._after(self.standings[-1], event))
        openers = sum(kind == "open" for kind in match.seats.values()) if match.parent else 0
        if not self.is_complete(self.version) or self.version < openers:
            raise BreachError("the log ends in the middle of a step")
        self.opening = self.next_complete(openers)
        """The version that the match was opened with."""

    @property
    def version(self) -> int:
        """The last version."""
        return len(self.events)

    def is_over(self, version: int) -> bool:
        """Whether two numbers remain, or somebody has resigned."""
        return self._is_over(self.standings[version])

    def _is_over(self, standing: Standing) -> bool:
        return len(standing.crossed) == len(self.match.board) - 2 or standing.resigned is not None

    def seated(self, standing: Standing) -> set[str]:
        """The seats with a person or a strategy."""
        return {p for p, kind in self.match.seats.items() if kind != "open" or p in standing.joined}

    def is_complete(self, version: int) -> bool:
        """Whether the version does not lie between a move and the strategy's reply to it."""
        return self.is_over(version) or self.match.seats[self.standings[version].turn] != "strategy"

    def next_complete(self, version: int) -> int:
        """The first complete version from this one on."""
        return next(v for v in range(version, self.version + 1) if self.is_complete(v))

    def shows(self, view: View) -> bool:
        """Whether the view agrees with the log at its version."""
        if not self.opening <= view.version <= self.version or not self.is_complete(view.version):
            return False
        standing = self.standings[view.version]
        again = standing.asked_again if self.is_over(view.version) else None
        return (
            0 <= view.since <= view.version
            and view.events == self.events[view.since : view.version]
            and view.ply == len(standing.crossed)
            and view.crossed in (None, standing.crossed)
            and view.taken == self.seated(standing)
            and view.resigned == standing.resigned
            and (view.sequel is not None) == (again is not None)
            and (again is None or view.sequel is None or view.sequel.swapped == (again.kind == "swap"))
        )

    def fulfilment(self, request: Request) -> Event | None:
        """The event that the request caused, from any sender; None if it caused none."""
        fitting = (event for event in self.events if event.seq > self.opening and self._fits(request, event))
        return next(fitting, None)

    def _fits(self, request: Request, event: Event) -> bool:
        before = self.standings[event.seq - 1]
        match request:
            case Move(_, player, number, ply, version):
                is_current = version < event.seq and before.rewound <= version
                return is_current and (event.kind, event.player, event.number, event.ply) == (
                    "cross",
                    player,
                    number,
                    ply,
                )
            case TakeBack(_, player, ply, version):
                is_current = version == event.seq - 1
                return is_current and (event.kind, event.player, event.ply) == ("takeback", player, ply)
            case Join(_, player, _):
                return (event.kind, event.player) == ("join", player)
            case Resign(_, player):
                return (event.kind, event.player) == ("resign", player)
            case Again(_, player, swap):
                return (event.kind, event.player) == ("swap" if swap else "again", player)
            case Read():
                return False

    def _after(self, standing: Standing, event: Event) -> Standing:
        """The standing after one more event, which must be within the rules."""
        seats, ply, turn = self.match.seats, len(standing.crossed), standing.turn
        over = self._is_over(standing)
        if event.kind == "cross":
            if over or event.ply != ply or event.player != turn:
                raise BreachError(f"{event} is not the move of ply {ply} by {turn}")
            if event.number not in self.match.board or event.number in standing.crossed:
                raise BreachError(f"{event} crosses out what is not on the board")
            return replace(standing, crossed=(*standing.crossed, event.number))
        if event.kind == "takeback":
            if (
                standing.resigned
                or not 0 <= event.ply < ply
                or "open" in seats.values()
                or seats["AB"[event.ply % 2]] != "person"
            ):
                raise BreachError(f"{event} cannot be taken back from ply {ply}")
            return replace(standing, crossed=standing.crossed[: event.ply], rewound=event.seq)
        if event.ply != ply:
            raise BreachError(f"{event} is not of ply {ply}")
        if event.kind == "join":
            if seats[event.player] != "open" or event.player in standing.joined:
                raise BreachError(f"{event} takes a seat that is not free")
            return replace(standing, joined=standing.joined | {event.player})
        if event.kind == "resign":
            if over or self.seated(standing) != {"A", "B"}:
                raise BreachError(f"{event} gives up a game that is over or not begun")
            return replace(standing, resigned=event.player)
        if event.kind in ("again", "swap"):
            if not over or standing.asked_again:
                raise BreachError(f"{event} asks for a sequel when it cannot")
            return replace(standing, asked_again=event)
        raise BreachError(f"{event} is of no kind")
