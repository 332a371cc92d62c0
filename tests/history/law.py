"""The rules of logs, independent of the server: which logs are valid, and which requests they fulfil.

    standing          the state of a match at one version, derived from its log
    complete version  a version that clients can see. A move and the strategy's reply to it are one transaction
    fulfilment        the event that a request caused; a request identifies at most one event

The rules of a match: A and B cross out numbers in turn until two remain. A take-back goes back to a ply where a
person is to move, in matches without an open seat. An open seat is joined once. After the end, one player asks for a
sequel. Either player may resign before the end, once both seats are taken; a resignation is final. A move is void
after a take-back that its sender did not know. A take-back is void after any event that its sender did not know.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from .records import Again, Event, Join, Match, Move, Read, Request, Resign, TakeBack, View


class InvalidLogError(Exception):
    """The log breaks the rules."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A match at one version."""

    crossed: tuple[int, ...] = ()
    last_takeback: int = 0
    """The version of the last take-back, or 0."""
    joined: frozenset[str] = frozenset()
    resigned: str | None = None
    """The player who has resigned."""
    sequel_request: Event | None = None

    @property
    def turn(self) -> str:
        """The player to move, unless the game is over."""
        return "AB"[len(self.crossed) % 2]


class Log:
    """The log of a match, with the standing at each version."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.events = match.log
        self.standings = [Standing()]
        for place, event in enumerate(match.log, start=1):
            if event.seq != place:
                raise InvalidLogError(f"entry {place} of the log is numbered {event.seq}")
            self.standings.append(self._after(self.standings[-1], event))
        opening_joins = sum(kind == "open" for kind in match.seats.values()) if match.parent else 0
        if not self.is_complete(self.version) or self.version < opening_joins:
            raise InvalidLogError("the log ends before the strategy's reply")
        self.opening = self.next_complete(opening_joins)
        """The first version that clients could see."""

    @property
    def version(self) -> int:
        """The last version."""
        return len(self.events)

    def is_over(self, version: int) -> bool:
        """Whether two numbers remain, or somebody has resigned."""
        return self._is_over(self.standings[version])

    def _is_over(self, standing: Standing) -> bool:
        return len(standing.crossed) == len(self.match.board) - 2 or standing.resigned is not None

    def taken_seats(self, standing: Standing) -> set[str]:
        """The seats with a person or a strategy."""
        return {p for p, kind in self.match.seats.items() if kind != "open" or p in standing.joined}

    def is_complete(self, version: int) -> bool:
        """Whether the version does not lie between a move and the strategy's reply to it."""
        return self.is_over(version) or self.match.seats[self.standings[version].turn] != "strategy"

    def next_complete(self, version: int) -> int:
        """The first complete version from this one on."""
        return next(v for v in range(version, self.version + 1) if self.is_complete(v))

    def agrees_with(self, view: View) -> bool:
        """Whether the view agrees with the log at its version."""
        if not self.opening <= view.version <= self.version or not self.is_complete(view.version):
            return False
        standing = self.standings[view.version]
        request = standing.sequel_request if self.is_over(view.version) else None
        return (
            0 <= view.since <= view.version
            and view.events == self.events[view.since : view.version]
            and view.ply == len(standing.crossed)
            and view.crossed in (None, standing.crossed)
            and view.taken == self.taken_seats(standing)
            and view.resigned == standing.resigned
            and (view.sequel is not None) == (request is not None)
            and (request is None or view.sequel is None or view.sequel.swapped == (request.kind == "swap"))
        )

    def fulfilment(self, request: Request) -> Event | None:
        """The event that the request caused, whoever sent it; None if it caused none."""
        events = (event for event in self.events if event.seq > self.opening and self._fits(request, event))
        return next(events, None)

    def _fits(self, request: Request, event: Event) -> bool:
        before = self.standings[event.seq - 1]
        match request:
            case Move(_, player, number, ply, version):
                is_current = version < event.seq and before.last_takeback <= version
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
        """The standing after one more event, which must be valid."""
        seats, ply, turn = self.match.seats, len(standing.crossed), standing.turn
        is_over = self._is_over(standing)
        if event.kind == "cross":
            if is_over or event.ply != ply or event.player != turn:
                raise InvalidLogError(f"{event} is not the move of ply {ply} by {turn}")
            if event.number not in self.match.board or event.number in standing.crossed:
                raise InvalidLogError(f"{event} crosses out a number that is not on the board")
            return replace(standing, crossed=(*standing.crossed, event.number))
        if event.kind == "takeback":
            if (
                standing.resigned
                or not 0 <= event.ply < ply
                or "open" in seats.values()
                or seats["AB"[event.ply % 2]] != "person"
            ):
                raise InvalidLogError(f"{event} cannot take back from ply {ply}")
            return replace(standing, crossed=standing.crossed[: event.ply], last_takeback=event.seq)
        if event.ply != ply:
            raise InvalidLogError(f"{event} does not have ply {ply}")
        if event.kind == "join":
            if seats[event.player] != "open" or event.player in standing.joined:
                raise InvalidLogError(f"{event} joins a seat that is not free")
            return replace(standing, joined=standing.joined | {event.player})
        if event.kind == "resign":
            if is_over or self.taken_seats(standing) != {"A", "B"}:
                raise InvalidLogError(f"{event} resigns a game that is over or has a free seat")
            return replace(standing, resigned=event.player)
        if event.kind in ("again", "swap"):
            if not is_over or standing.sequel_request:
                raise InvalidLogError(f"{event} asks for a sequel too early or twice")
            return replace(standing, sequel_request=event)
        raise InvalidLogError(f"{event} has an unknown kind")
