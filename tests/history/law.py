"""What a log means, said again and apart from the server: which logs there can be, and which wishes they fulfil.

    standing    a match at one version, as its log says
    whole       a version that can be seen: a move and the strategy's reply to it are one step, and so is an opening
    fulfilment  the event that a wish became; every wish names enough that there is at most one

The rules of a match are few: A and B cross out numbers in turn until two remain; a take-back goes back to a ply where a
person is to move, in matches without an open seat; an open seat is joined once; after the end one of the two asks for a
sequel. Either may resign before the end, once both seats are taken: that is the end for good. A move is void after
a take-back that its sender had not seen, a take-back after anything it had not seen.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from .records import Again, Event, Join, Match, Move, Read, Resign, TakeBack, View, Wish


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
        if not self.whole(self.version) or self.version < openers:
            raise BreachError("the log ends in the middle of a step")
        self.opening = self.next_whole(openers)
        """The version that the match was opened with."""

    @property
    def version(self) -> int:
        """The version in the end."""
        return len(self.events)

    def over(self, version: int) -> bool:
        """Whether two numbers remain, or somebody has resigned."""
        return self._over(self.standings[version])

    def _over(self, standing: Standing) -> bool:
        return len(standing.crossed) == len(self.match.board) - 2 or standing.resigned is not None

    def seated(self, standing: Standing) -> set[str]:
        """The seats that somebody or something plays."""
        return {p for p, kind in self.match.seats.items() if kind != "open" or p in standing.joined}

    def whole(self, version: int) -> bool:
        """Whether the version does not lie between a move and the strategy's reply to it."""
        return self.over(version) or self.match.seats[self.standings[version].turn] != "strategy"

    def next_whole(self, version: int) -> int:
        """The first whole version from this one on."""
        return next(v for v in range(version, self.version + 1) if self.whole(v))

    def shows(self, view: View) -> bool:
        """Whether the view is what the log shows at its version."""
        if not self.opening <= view.version <= self.version or not self.whole(view.version):
            return False
        standing = self.standings[view.version]
        again = standing.asked_again if self.over(view.version) else None
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

    def fulfilment(self, wish: Wish) -> Event | None:
        """The event that the wish became, whoever sent it; None if it never became one."""
        fitting = (event for event in self.events if event.seq > self.opening and self._fits(wish, event))
        return next(fitting, None)

    def _fits(self, wish: Wish, event: Event) -> bool:
        before = self.standings[event.seq - 1]
        match wish:
            case Move(_, player, number, ply, version):
                seen = version < event.seq and before.rewound <= version
                return seen and (event.kind, event.player, event.number, event.ply) == ("cross", player, number, ply)
            case TakeBack(_, player, ply, version):
                seen = version == event.seq - 1
                return seen and (event.kind, event.player, event.ply) == ("takeback", player, ply)
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
        over = self._over(standing)
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
