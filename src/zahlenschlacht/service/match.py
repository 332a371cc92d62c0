"""A game being played: seats, the log, and who may do what.

Everything here is pure: a match and a request give the events to append, or a refusal. There is no clock and no I/O.

    seat       A or B in a match: held by a person, played by a strategy, or open until a friend joins
    log        the events in order. Everything else follows from it, and a request can only append to it
    version    the length of the log. It only grows, while the ply goes down when moves are taken back
    sequel     the match that the same people play next, on the same seats or on swapped ones
    score      how many matches each of them has won; this match counts once it is over
    unaided    the players agreed to play without help and review. Nothing enforces it: anyone can ask the solver
    stand-in   the learner, who plays for a silent pupil of a classroom until the pupil comes back

Requests are idempotent: a repeated request appends nothing and gets the same answer.

>>> seats = {Player.A: Seat("person"), Player.B: Seat("strategy", "program")}
>>> match = new_match(Variant(5, 3), seats, seed=1)
>>> appended = play(match, Player.A, 3, ply=0)
>>> [(str(event.player), event.ply) for event in appended.events]
[('A', 0), ('B', 1)]
>>> repeated = play(appended.match, Player.A, 3, ply=0)
>>> repeated.events, repeated.since, repeated.version
((), 0, 2)
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from itertools import takewhile
from random import Random
from typing import Literal

from ..game.bonds import Bond
from ..game.rules import InputError, Name, Player, Position, Variant, ZahlenschlachtError
from ..strategies import check_seat, choose, registered

LARGEST_BOARD = 5000
"""The most numbers on the board of a match."""
LARGEST_SEARCHED = 40
"""The most numbers if the solver must search, so that a strategy's reply delays no other match."""
LARGEST_NUMBER = 2**53 - 1
"""The largest absolute value of a number in a match: every JSON reader holds it exactly."""

LONGEST_LOG = 1000
"""Take-backs are refused once the log has this many events plus two for each number of the board."""

STAND_IN = "learner"
"""The strategy that plays for a silent pupil."""

SeatKind = Literal["person", "strategy", "open"]
EventKind = Literal["cross", "takeback", "join", "resign", "again", "swap", "away", "back"]


class ConflictError(ZahlenschlachtError):
    """The request is stale: the match has moved on."""


class SeatError(ZahlenschlachtError):
    """This seat may not make the request."""


@dataclass(frozen=True, slots=True)
class Seat:
    """The holder of A or B: a person, a strategy, or a friend who has yet to join."""

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
    """The kind of event: a number crossed out, moves taken back, a friend joined, a player resigned, a player asked for
    a sequel (`again`, or `swap` with swapped seats), or the learner took the seat of a silent pupil who is `away` and
    gave it `back`."""
    ply: int
    """The ply before a move, the ply after a take-back, and the current ply for every other event."""
    player: Player
    """The player who did it."""
    number: int | None = None
    """The number crossed out; None for every other event."""


@dataclass(frozen=True, slots=True)
class Match:
    """The state of a match, as its log gives it."""

    variant: Variant
    seats: Mapping[Player, Seat]
    seed: int
    """The source of all randomness of the strategies, so that a repeated move gets the same reply."""
    crossed: tuple[int, ...]
    """The numbers that were already crossed out when the match was opened."""
    log: tuple[Event, ...]
    position: Position
    away: frozenset[Player] = frozenset()
    """The players for whom the learner plays at the moment."""
    unaided: bool = False
    """Whether the players agreed to play without help until the game is over."""
    wins: Mapping[Player, int] = field(default_factory=lambda: dict.fromkeys(Player, 0))
    """How many earlier matches each of the present players has won."""

    @property
    def version(self) -> int:
        """The length of the log."""
        return len(self.log)

    def is_seated(self, player: Player) -> bool:
        """Whether a person or a strategy has this seat."""
        if self.seats[player].kind != "open":
            return True
        return any(event.kind == "join" and event.player is player for event in self.log)

    @property
    def has_remote_seat(self) -> bool:
        """Whether a friend on another device plays, or may join."""
        return any(seat.kind == "open" for seat in self.seats.values())

    @property
    def resigned(self) -> Player | None:
        """The player who has resigned. The log after that holds only requests for a sequel, joins and returns."""
        later = ("again", "swap", "join", "back")
        last = next((event for event in reversed(self.log) if event.kind not in later), None)
        return last.player if last is not None and last.kind == "resign" else None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, by its rules or by a resignation."""
        return self.position.is_over or self.resigned is not None

    @property
    def winner(self) -> Player | None:
        """The winner; None while the game goes on."""
        if (resigned := self.resigned) is not None:
            return resigned.other
        return self.position.winner if self.position.is_over else None

    @property
    def score(self) -> dict[Player, int]:
        """How many matches each player has won, including this one."""
        return {player: self.wins[player] + (player is self.winner) for player in Player}

    @property
    def sequel(self) -> Event | None:
        """The event that asked for a sequel: `swap` if the seats are swapped in it. None while the game goes on."""
        if not self.is_over:
            return None
        return next((event for event in reversed(self.log) if event.kind in ("again", "swap")), None)

    def after(self, events: Iterable[Event]) -> Match:
        """The match with these events appended to its log."""
        position, away, appended = self.position, self.away, tuple(events)
        for event in appended:
            position = _apply(position, event)
            if event.kind in ("away", "back"):
                away = away | {event.player} if event.kind == "away" else away - {event.player}
        if not appended:
            return self
        return replace(self, log=(*self.log, *appended), position=position, away=away)

    def at(self, version: int) -> Match:
        """The match as it was at an earlier version. Only moves that were taken back since are replayed."""
        if version == self.version:
            return self
        numbers, away = list(self.crossed), set[Player]()
        for event in self.log[:version]:
            if event.kind == "cross" and event.number is not None:
                numbers.append(event.number)
            elif event.kind == "takeback":
                del numbers[event.ply :]
            elif event.kind == "away":
                away.add(event.player)
            elif event.kind == "back":
                away.discard(event.player)
        unchanged = min((event.ply for event in self.log[version:] if event.kind == "takeback"), default=len(numbers))
        position = self.position
        while position.ply > min(unchanged, len(numbers)) and position.parent is not None:
            position = position.parent
        for number in numbers[position.ply :]:
            position = position.cross(number)
        return replace(self, log=self.log[:version], position=position, away=frozenset(away))


@dataclass(frozen=True, slots=True)
class Appended:
    """The effect of a request on the log: no events if it was carried out before."""

    events: tuple[Event, ...]
    since: int
    """The version before the request was carried out."""
    version: int
    """The version whose state answers the request."""
    match: Match
    """The match with the events."""


def new_match(
    variant: Variant,
    seats: Mapping[Player, Seat],
    seed: int,
    crossed: Iterable[int] = (),
    log: Iterable[Event] = (),
    *,
    unaided: bool = False,
    wins: Mapping[Player, int] | None = None,
) -> Match:
    """The match that starts from this position and has this log."""
    position = variant.position(crossed)
    earlier_wins = dict(wins or dict.fromkeys(Player, 0))
    start = Match(variant, dict(seats), seed, position.crossed, (), position, unaided=unaided, wins=earlier_wins)
    return start.after(log)


def largest_board(bond: Bond) -> int:
    """The most numbers on the board of a match with this bond."""
    return LARGEST_BOARD if bond.residues else LARGEST_SEARCHED


def check_size(variant: Variant) -> None:
    """Refuse a board with too many numbers for a match."""
    largest = largest_board(variant.bond)
    if variant.n > largest:
        text = "a match may have at most {largest} numbers, not {value}"
        raise InputError("match-too-large", text, largest=largest, value=variant.n)


def check(variant: Variant, seats: Mapping[Player, Seat], crossed: Iterable[int] = ()) -> None:
    """Refuse a match that cannot be played on the website."""
    check_size(variant)
    for number in (*variant.bond.figures.values(), *(variant.board or ())):
        if abs(number) > LARGEST_NUMBER:
            text = "a number in a match may be at most {largest}, not {value}"
            raise InputError("number-too-large", text, largest=LARGEST_NUMBER, value=number)
    if all(seat.kind == "strategy" for seat in seats.values()):
        raise InputError("no-person", "a match needs a person on one of its seats")
    _check_strategies(variant.position(crossed), seats)


def _check_strategies(start: Position, seats: Mapping[Player, Seat]) -> None:
    """Refuse a strategy that has no rule for its seat in a game from this position."""
    for player, seat in seats.items():
        if seat.kind == "strategy":
            check_seat(start, player, registered(seat.strategy or "", share=seat.share))


def begin(match: Match) -> Appended:
    """Let a strategy make the first moves, if it is to move."""
    return _with_replies(match, match)


def play(match: Match, player: Player, number: int, ply: int, version: int | None = None) -> Appended:
    """Cross out the number as this player's move at this ply, and let the strategy reply.

    `version` is what the client has seen. A move that was chosen before a take-back is stale.
    """
    move = _move_at(match, ply)
    has_unseen_takeback = version is not None and any(event.kind == "takeback" for event in match.log[version:])
    if move is not None and not has_unseen_takeback and move.player is player and move.number == number:
        return Appended((), move.seq - 1, _version_after_replies(match, move.seq), match)
    if ply != match.position.ply or has_unseen_takeback:
        raise _stale_move(match, ply)
    _check_not_resigned(match)
    _check_turn(match, player)
    return _with_replies(match, match.after([Event(match.version + 1, "cross", ply, player, number)]))


def rest_of_game(match: Match, most: int = LARGEST_BOARD) -> tuple[int, ...]:
    """The moves until the end of the game, at most this many, if every person plays perfectly from now on.

    >>> seats = {Player.A: Seat("person"), Player.B: Seat("strategy", "program")}
    >>> match = new_match(Variant(5, 3), seats, seed=1)
    >>> rest_of_game(match), rest_of_game(match, 2)
    ((3, 2, 1), (3, 2))
    """
    perfect = Seat("strategy", "perfect")
    seats = {player: perfect if seat.kind == "person" else seat for player, seat in match.seats.items()}
    return _with_replies(match, replace(match, seats=seats), most).match.position.crossed[match.position.ply :]


def play_out(match: Match, player: Player, ply: int, version: int, moves: tuple[int, ...] | None = None) -> Appended:
    """Make all moves until the end of the game: `moves`, if the caller has computed `rest_of_game` before.

    `ply` and `version` are what the client has seen. A late copy of the request gets the same answer.
    """
    if match.has_remote_seat:
        raise SeatError("no-play-out", "the rest can be played out only against a program or on the same device")
    crossings = tuple(takewhile(lambda event: event.kind == "cross", match.log[version:]))
    if crossings and (crossings[0].ply, crossings[0].player, crossings[-1].ply) == (ply, player, match.variant.n - 3):
        return Appended((), version, crossings[-1].seq, match)
    if (ply, version) != (match.position.ply, match.version):
        raise _stale_move(match, ply)
    _check_not_resigned(match)
    if match.is_over:
        raise ConflictError("over", "the game is already over")
    _check_turn(match, player)
    numbers = rest_of_game(match) if moves is None else moves
    events = tuple(
        Event(version + place + 1, "cross", ply + place, player if place % 2 == 0 else player.other, number)
        for place, number in enumerate(numbers)
    )
    return Appended(events, version, version + len(events), match.after(events))


def take_back(match: Match, player: Player, ply: int, version: int) -> Appended:
    """Go back to the position at this ply, where a person must be to move.

    `version` is what the client has seen. A late copy of a take-back does not undo later moves.
    """
    if match.has_remote_seat:
        raise SeatError("no-takeback", "moves can be taken back only against a program or on the same device")
    next_event = match.log[version] if 0 <= version < match.version else None
    if next_event is not None and (next_event.kind, next_event.player, next_event.ply) == ("takeback", player, ply):
        return Appended((), version, next_event.seq, match)
    if version != match.version or not 0 <= ply < match.position.ply:
        text = "the match is at ply {ply}, so it cannot go back to {value}"
        raise ConflictError("stale-takeback", text, value=ply, ply=match.position.ply)
    _check_not_resigned(match)
    if match.seats[Player.B if ply % 2 else Player.A].kind != "person":
        text = "at ply {value} it is the program's turn; go back to a ply where a person moves"
        raise InputError("takeback-to-program", text, value=ply)
    if match.version >= 2 * match.variant.n + LONGEST_LOG:
        raise InputError("too-many-takebacks", "this match has reached its limit of takebacks")
    return _append(match, "takeback", player, ply)


def join(match: Match, player: Player) -> Appended:
    """Take the open seat."""
    if match.is_seated(player):
        raise ConflictError("seat-taken", "the seat of {player} is taken, but anyone may watch", player=Name(player))
    return _append(match, "join", player)


def rejoin(match: Match, player: Player) -> Appended:
    """Note that this seat has a new token."""
    return _append(match, "join", player)


def stand_in(match: Match, player: Player) -> Appended:
    """Let the learner play for a silent player, until the player comes back."""
    if match.is_over or player in match.away or match.position.turn is not player:
        return unchanged(match)
    away = Event(match.version + 1, "away", match.position.ply, player)
    return _with_replies(match, match.after([away]))


def come_back(match: Match, player: Player) -> Appended:
    """Take the seat back from the learner."""
    if player not in match.away:
        return unchanged(match)
    return _append(match, "back", player)


def resign(match: Match, player: Player) -> Appended:
    """Give the game to the other player. This cannot be undone."""
    if match.resigned is player:
        seq = next(event.seq for event in reversed(match.log) if event.kind == "resign")
        return Appended((), seq - 1, seq, match)
    _check_not_resigned(match)
    if match.is_over:
        raise ConflictError("over", "the game is already over")
    if (open_seat := next((seat for seat in Player if not match.is_seated(seat)), None)) is not None:
        raise ConflictError("seat-open", "nobody plays {player} yet", player=Name(open_seat))
    return _append(match, "resign", player)


def _stale_move(match: Match, ply: int) -> ConflictError:
    """The refusal of a move for another ply."""
    text = "the move is for ply {value}, but {ply} numbers are crossed out"
    return ConflictError("stale-move", text, value=ply, ply=match.position.ply)


def _check_turn(match: Match, player: Player) -> None:
    """Refuse a move of the player who is not to move."""
    if match.position.turn is player.other:
        raise SeatError("not-your-turn", "it is {player}'s turn", player=Name(player.other))


def _check_not_resigned(match: Match) -> None:
    """Refuse a request after a resignation."""
    if (player := match.resigned) is not None:
        raise ConflictError("resigned", "{player} has resigned, so the game is over", player=Name(player))


def ask_for_sequel(match: Match, player: Player, swap: bool) -> Appended:
    """Ask to play again. The first request decides whether the seats are swapped."""
    if not match.is_over:
        raise ConflictError("not-over", "the game is not over yet")
    if (request := match.sequel) is not None:
        return Appended((), request.seq - 1, match.version, match)
    _check_strategies(match.variant.start(), _seats_of_sequel(match, swap))
    return _append(match, "swap" if swap else "again", player)


def sequel(match: Match, swap: bool, seed: int) -> Match:
    """The next match of the same people on a full board, after the first moves of a strategy.

    The agreement to play unaided holds in it too, and the score goes on.
    """
    seats = _seats_of_sequel(match, swap)
    friends = [player for player in Player if seats[player].kind == "open"]
    log = [Event(seq, "join", 0, player) for seq, player in enumerate(friends, start=1)]
    wins = {player: match.score[player.other if swap else player] for player in Player}
    return begin(new_match(match.variant, seats, seed, log=log, unaided=match.unaided, wins=wins)).match


def _seats_of_sequel(match: Match, swap: bool) -> dict[Player, Seat]:
    """The seats of the sequel."""
    return {player: match.seats[player.other if swap else player] for player in Player}


def unchanged(match: Match) -> Appended:
    """The answer to a request that changes nothing and is answered by the current state."""
    return Appended((), match.version, match.version, match)


def _append(match: Match, kind: EventKind, player: Player, ply: int | None = None) -> Appended:
    """Append one event, at this ply or at the current one."""
    event = Event(match.version + 1, kind, match.position.ply if ply is None else ply, player)
    return Appended((event,), match.version, event.seq, match.after([event]))


def _apply(position: Position, event: Event) -> Position:
    """The position after the event."""
    if event.kind == "cross" and event.number is not None:
        return position.cross(event.number)
    if event.kind == "takeback":
        while position.ply > event.ply and position.parent is not None:
            position = position.parent
    return position


def _with_replies(before: Match, match: Match, most: int = LARGEST_BOARD) -> Appended:
    """Let the strategies make at most this many moves, until a person is to move or the game is over.

    `before` is the match without the request.
    """
    position, log = match.position, list(match.log)
    while (turn := position.turn) is not None and (seat := _strategy_seat(match, turn)) is not None:
        if len(log) == match.version + most:
            break
        player = registered(seat.strategy or "", share=seat.share)
        number = choose(player, position, Random(f"{match.seed}:{position.ply}"))
        log.append(Event(len(log) + 1, "cross", position.ply, turn, number))
        position = position.cross(number)
    match = replace(match, log=tuple(log), position=position)
    return Appended(match.log[before.version :], before.version, match.version, match)


def _strategy_seat(match: Match, player: Player) -> Seat | None:
    """The strategy that moves for this player; None if a person does."""
    if player in match.away:
        return Seat("strategy", STAND_IN)
    return match.seats[player] if match.seats[player].kind == "strategy" else None


def _move_at(match: Match, ply: int) -> Event | None:
    """The move at this ply, unless there is none or it was taken back."""
    if ply >= match.position.ply:
        return None
    for event in reversed(match.log):
        if event.kind == "takeback" and event.ply <= ply:
            return None
        if event.kind == "cross" and event.ply == ply:
            return event
    return None


def _version_after_replies(match: Match, seq: int) -> int:
    """The version after this event and the replies of the strategies to it."""
    for event in match.log[seq:]:
        if event.kind != "cross" or _strategy_seat(match, event.player) is None:
            break
        seq = event.seq
    return seq
