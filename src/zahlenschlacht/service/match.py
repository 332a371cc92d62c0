"""A game being played: seats, the log, and who may do what. Pure: (match, wish) gives the next events or a refusal.

    seat       A or B in a match: held by a person, played by a strategy, or open until a friend joins
    log        the events in order; it is the truth, all else follows from it. A match keeps only what is added to it
    version    how many events the log has; it only grows, while the ply goes down when moves are taken back
    added      what one wish adds to the log; the same wish said again adds nothing and gets the same answer
    over       two numbers remain, or somebody has resigned
    sequel     the match that the same people play afterwards, on the same seats or swapped
    score      how many matches of the same people each has won, this one included once it is over
    unaided    played without help and review until it is over: an agreement, for the solver is there for everybody

>>> seats = {Player.A: Seat("person"), Player.B: Seat("strategy", "program")}
>>> match = opened(Variant(5, 3), seats, seed=1)
>>> added = play(match, Player.A, 3, ply=0)
>>> [(str(event.player), event.ply) for event in added.events]
[('A', 0), ('B', 1)]
>>> play(match.after(added.events), Player.A, 3, ply=0) == Added((), since=0, version=2)
True
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Literal

from ..game.bonds import Bond
from ..game.rules import InputError, Name, Player, Position, Variant, ZahlenschlachtError
from ..strategies import check_seat, choose, strategy

LARGEST_BOARD = 5000
"""The most numbers on the board of a match."""
LARGEST_SEARCHED = 40
"""The same where positions must be searched, so that a strategy's reply lets no other match wait."""
LARGEST_NUMBER = 2**53 - 1
"""The largest number of a match, up or down: what every reader of JSON holds exactly."""

LONGEST_LOG = 1000
"""A log with so many events, and two for each number of the board, takes no more take-backs."""

SeatKind = Literal["person", "strategy", "open"]
EventKind = Literal["cross", "takeback", "join", "resign", "again", "swap"]


class ConflictError(ZahlenschlachtError):
    """The wish comes too late: the match has moved on."""


class SeatError(ZahlenschlachtError):
    """The wish is not for this seat to make."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who plays A or B."""

    kind: SeatKind
    strategy: str | None = None
    """The name of the strategy that plays; None for a person."""
    share: float | None = None
    """The share of random moves, of a strategy that takes one."""


@dataclass(frozen=True, slots=True)
class Event:
    """One entry of the log."""

    seq: int
    """Its place in the log, counted from 1."""
    kind: EventKind
    """What happened: a number crossed out, moves taken back, a friend who joined, somebody who resigned, or a wish for
    a sequel."""
    ply: int
    """For a number crossed out the ply before it, for a take-back the ply after it, for all else the ply then."""
    player: Player
    """Who did it."""
    number: int | None = None
    """The number crossed out; None for all else."""


@dataclass(frozen=True, slots=True)
class Added:
    """What a wish adds to the log; nothing where it was fulfilled before."""

    events: tuple[Event, ...]
    since: int
    """The version before the wish was fulfilled."""
    version: int
    """The version whose state answers it."""


@dataclass(frozen=True, slots=True)
class Match:
    """A match as its log says it stands."""

    variant: Variant
    seats: Mapping[Player, Seat]
    seed: int
    """From it comes all randomness of the strategies, so that a move said again gets the same reply."""
    crossed: tuple[int, ...]
    """The numbers that were crossed out when the match was opened."""
    log: tuple[Event, ...]
    position: Position
    unaided: bool = False
    """Whether the players have agreed to do without help until it is over."""
    wins: Mapping[Player, int] = field(default_factory=lambda: dict.fromkeys(Player, 0))
    """How many of the matches before this one were won by who sits here now."""

    @property
    def version(self) -> int:
        """How many events the log has."""
        return len(self.log)

    def seated(self, player: Player) -> bool:
        """Whether somebody or something plays this seat by now."""
        if self.seats[player].kind != "open":
            return True
        return any(event.kind == "join" and event.player is player for event in self.log)

    @property
    def befriended(self) -> bool:
        """Whether a friend elsewhere plays, or may."""
        return any(seat.kind == "open" for seat in self.seats.values())

    @property
    def resigned(self) -> Player | None:
        """Who has resigned; nothing but a wish for a sequel comes after it."""
        last = next((event for event in reversed(self.log) if event.kind not in ("again", "swap")), None)
        return last.player if last is not None and last.kind == "resign" else None

    @property
    def over(self) -> bool:
        """Whether the game has ended, by its rules or because somebody has resigned."""
        return self.position.over or self.resigned is not None

    @property
    def winner(self) -> Player | None:
        """Who has won; None while the game goes on."""
        if (resigned := self.resigned) is not None:
            return resigned.other
        return self.position.winner if self.position.over else None

    @property
    def score(self) -> dict[Player, int]:
        """How many matches each has won, up to this one."""
        return {player: self.wins[player] + (player is self.winner) for player in Player}

    @property
    def sequel(self) -> Event | None:
        """The wish for a sequel: `swap` where the seats are swapped in it. None while the game goes on."""
        if not self.over:
            return None
        return next((event for event in reversed(self.log) if event.kind in ("again", "swap")), None)

    def after(self, events: Iterable[Event]) -> Match:
        """The match with these events at the end of its log."""
        position, added = self.position, []
        for event in events:
            position = _applied(position, event)
            added.append(event)
        if not added:
            return self
        return replace(self, log=(*self.log, *added), position=position)

    def at(self, version: int) -> Match:
        """The match as it stood at an earlier version."""
        if version == self.version:
            return self
        fresh = replace(self, log=(), position=self.variant.position(self.crossed))
        return fresh.after(self.log[:version])


def opened(
    variant: Variant,
    seats: Mapping[Player, Seat],
    seed: int,
    crossed: Iterable[int] = (),
    log: Iterable[Event] = (),
    *,
    unaided: bool = False,
    wins: Mapping[Player, int] | None = None,
) -> Match:
    """The match from these beginnings, as its log goes on."""
    position = variant.position(crossed)
    before = dict(wins or dict.fromkeys(Player, 0))
    return Match(variant, dict(seats), seed, position.crossed, (), position, unaided, before).after(log)


def largest_board(bond: Bond) -> int:
    """The most numbers on the board of a match with this bond."""
    return LARGEST_BOARD if bond.residues else LARGEST_SEARCHED


def check_size(variant: Variant) -> None:
    """Refuse a board with too many numbers for a match."""
    largest = largest_board(variant.bond)
    if variant.n > largest:
        text = "a match is played on at most {largest} numbers, not on {value}"
        raise InputError("match-too-large", text, largest=largest, value=variant.n)


def check(variant: Variant, seats: Mapping[Player, Seat], crossed: Iterable[int] = ()) -> None:
    """Refuse what cannot be played on the website."""
    check_size(variant)
    for number in (*variant.bond.figures.values(), *(variant.board or ())):
        if abs(number) > LARGEST_NUMBER:
            text = "the numbers of a match are at most {largest}, not {value}"
            raise InputError("number-too-large", text, largest=LARGEST_NUMBER, value=number)
    if all(seat.kind == "strategy" for seat in seats.values()):
        raise InputError("no-person", "a match needs a person on one of its seats")
    _check_strategies(variant.position(crossed), seats)


def _check_strategies(start: Position, seats: Mapping[Player, Seat]) -> None:
    """Refuse a strategy whose rule is not made for its seat of a game from here."""
    for player, seat in seats.items():
        if seat.kind == "strategy":
            check_seat(start, player, strategy(seat.strategy or "", share=seat.share))


def begin(match: Match) -> Added:
    """The first moves, where a strategy is to make them."""
    return _added(match, *_replies(match, match.position, match.version))


def play(match: Match, player: Player, number: int, ply: int, version: int | None = None) -> Added:
    """Cross out the number for this player as the move of this ply, and let the strategy reply.

    `version` is what the sender has seen: after a take-back, a move meant for the line before it is stale.
    """
    standing = _standing(match, ply)
    late = version is not None and any(event.kind == "takeback" for event in match.log[version:])
    if standing is not None and not late and standing.player is player and standing.number == number:
        return Added((), standing.seq - 1, _answered(match, standing.seq))
    if ply != match.position.ply or late:
        text = "the move is for ply {value}, but {ply} numbers are crossed out"
        raise ConflictError("stale-move", text, value=ply, ply=match.position.ply)
    if match.resigned is not None:
        raise _resigned(match.resigned)
    if match.position.turn is player.other:
        raise SeatError("not-your-turn", "it is the turn of {player}", player=Name(player.other))
    event = Event(match.version + 1, "cross", ply, player, number)
    return _added(match, event, *_replies(match, match.position.cross(number), event.seq))


def take_back(match: Match, player: Player, ply: int, version: int) -> Added:
    """Go back to the position with this ply, where a person must be to move.

    `version` is what the sender has seen: a late copy of a take-back does not undo what came after it.
    """
    if match.befriended:
        raise SeatError("no-takeback", "moves are taken back only against a program or at the same device")
    said = match.log[version] if 0 <= version < match.version else None
    if said is not None and (said.kind, said.player, said.ply) == ("takeback", player, ply):
        return Added((), version, said.seq)
    if version != match.version or not 0 <= ply < match.position.ply:
        text = "the match stands at ply {ply}, so it cannot go back to {value}"
        raise ConflictError("stale-takeback", text, value=ply, ply=match.position.ply)
    if match.resigned is not None:
        raise _resigned(match.resigned)
    if match.seats[Player.B if ply % 2 else Player.A].kind != "person":
        text = "at ply {value} the program is to move, go back to a ply where a person is"
        raise InputError("takeback-to-program", text, value=ply)
    if match.version >= 2 * match.variant.n + LONGEST_LOG:
        raise InputError("too-many-takebacks", "so much was taken back in this match that no more can be")
    return _added(match, Event(match.version + 1, "takeback", ply, player))


def join(match: Match, player: Player) -> Added:
    """Take the open seat."""
    if match.seated(player):
        raise ConflictError("seat-taken", "the seat of {player} is taken, but anyone may watch", player=Name(player))
    return _added(match, Event(match.version + 1, "join", match.position.ply, player))


def resign(match: Match, player: Player) -> Added:
    """Give the game to the other player, for good: said again it adds nothing."""
    resigned = match.resigned
    if resigned is player:
        seq = next(event.seq for event in reversed(match.log) if event.kind == "resign")
        return Added((), seq - 1, seq)
    if resigned is not None:
        raise _resigned(resigned)
    if match.over:
        raise ConflictError("over", "the game is over already")
    if (free := next((seat for seat in Player if not match.seated(seat)), None)) is not None:
        raise ConflictError("seat-open", "nobody plays {player} yet", player=Name(free))
    return _added(match, Event(match.version + 1, "resign", match.position.ply, player))


def _resigned(player: Player) -> ConflictError:
    """The refusal of what comes after the end."""
    return ConflictError("resigned", "{player} has resigned, so the game is over", player=Name(player))


def again(match: Match, player: Player, swap: bool) -> Added:
    """Wish for a sequel. Who wishes first decides whether the seats are swapped."""
    if not match.over:
        raise ConflictError("not-over", "the game is not over yet")
    if (asked := match.sequel) is not None:
        return Added((), asked.seq - 1, match.version)
    _check_strategies(match.variant.start(), _seats_after(match, swap))
    return _added(match, Event(match.version + 1, "swap" if swap else "again", match.position.ply, player))


def sequel(match: Match, swap: bool, seed: int) -> Match:
    """The match afterwards: the same people on an untouched board, with the first moves of a strategy. What they have
    agreed on holds in it too, and their wins are counted on."""
    seats = _seats_after(match, swap)
    joined = [player for player in Player if seats[player].kind == "open"]
    log = [Event(seq, "join", 0, player) for seq, player in enumerate(joined, start=1)]
    wins = {player: match.score[player.other if swap else player] for player in Player}
    fresh = opened(match.variant, seats, seed, log=log, unaided=match.unaided, wins=wins)
    return fresh.after(begin(fresh).events)


def _added(match: Match, *events: Event) -> Added:
    """What adds these events."""
    return Added(events, match.version, match.version + len(events))


def _seats_after(match: Match, swap: bool) -> dict[Player, Seat]:
    """Who plays A and B in the sequel."""
    return {player: match.seats[player.other if swap else player] for player in Player}


def _applied(position: Position, event: Event) -> Position:
    """The position after the event."""
    if event.kind == "cross" and event.number is not None:
        return position.cross(event.number)
    if event.kind == "takeback":
        while position.ply > event.ply and position.parent is not None:
            position = position.parent
    return position


def _replies(match: Match, position: Position, seq: int) -> Iterator[Event]:
    """The moves of the strategies from this position on, until a person is to move or the game is over."""
    while (turn := position.turn) is not None and match.seats[turn].kind == "strategy":
        seat = match.seats[turn]
        rng = Random(f"{match.seed}:{position.ply}")
        number = choose(strategy(seat.strategy or "", share=seat.share), position, rng)
        seq += 1
        yield Event(seq, "cross", position.ply, turn, number)
        position = position.cross(number)


def _standing(match: Match, ply: int) -> Event | None:
    """The move of this ply in the log, unless there is none or it was taken back."""
    if ply >= match.position.ply:
        return None
    for event in reversed(match.log):
        if event.kind == "takeback" and event.ply <= ply:
            return None
        if event.kind == "cross" and event.ply == ply:
            return event
    return None


def _answered(match: Match, seq: int) -> int:
    """The version after this event and the replies of the strategies to it."""
    for event in match.log[seq:]:
        if event.kind != "cross" or match.seats[event.player].kind != "strategy":
            break
        seq = event.seq
    return seq
