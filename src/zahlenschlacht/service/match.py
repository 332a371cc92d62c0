"""A game being played: seats, the log, and who may do what.

Everything here is pure: a match and a request give the events to append, or a refusal. There is no clock and no I/O.

    seat       A or B in a match: held by a person, played by a strategy, or open until a friend joins
    log        the events in order. Everything else follows from it, and a request can only append to it
    version    the length of the log. It only grows, while the ply goes down when moves are taken back
    sequel     the match that the same people play next, on the same seats or on swapped ones
    score      how many matches each of them has won, up to three; this match counts once it is over
    unaided    the players agreed to play without help and review. Nothing enforces it: anyone can ask the solver
    stand-in   the learner, who plays for an absent pupil of a classroom until the pupil comes back

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
from ..game.errors import InputError, Name, ZahlenschlachtError
from ..game.rules import Player, Position, Variant
from ..strategies import check_seat, choose, registered

LARGEST_BOARD = 5000
"""The most numbers on the board of a match."""
LARGEST_SEARCHED = 40
"""The most numbers if the solver must search, so that a strategy's reply delays no other match."""
LARGEST_NUMBER = 2**53 - 1
"""The largest absolute value of a number in a match: every JSON reader holds it exactly."""

LONGEST_LOG = 1000
"""Take-backs are refused once the log has this many events plus two for each number of the board."""

SERIES_WINS = 3
"""After this many wins, as in the best of five games, the score begins again."""

STAND_IN = "learner"
"""The strategy that plays for an absent pupil."""

SeatKind = Literal["person", "strategy", "open"]
EventKind = Literal["cross", "takeback", "join", "resign", "again", "swap", "away", "back"]


class ConflictError(ZahlenschlachtError):
    """The request is stale: the match has moved on."""


class SeatError(ZahlenschlachtError):
    """This seat may not make the request."""


@dataclass(frozen=True, slots=True)
class Seat:
    """The holder of A or B."""

    kind: SeatKind
    """A person at the creator's device, a strategy, or open for a friend."""
    strategy: str | None = None
    """The name of the strategy that plays; None for people."""
    share: float | None = None
    """The share of random moves, of a strategy that takes one."""


@dataclass(frozen=True, slots=True)
class Event:
    """One entry of the log."""

    seq: int
    """Its place in the log, counted from 1."""
    kind: EventKind
    """The kind of event: a number crossed out, moves taken back, a friend joined, a player resigned, a player asked for
    a sequel (`again`, or `swap` with swapped seats), or the learner took the seat of an absent pupil who is `away` and
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
    seed: int | str
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

    @property
    def start_ply(self) -> int:
        """How many numbers were crossed out before the first move that was made in this match."""
        return min([len(self.crossed), *(event.ply for event in self.log if event.kind == "takeback")])

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
                away ^= {event.player}
        return replace(self, log=(*self.log, *appended), position=position, away=away) if appended else self

    def at(self, version: int) -> Match:
        """The match as it was at an earlier version. The log is replayed only if moves were taken back since."""
        log, position, away = self.log[:version], self.position, self.away
        for event in reversed(self.log[version:]):
            if event.kind == "takeback":
                start = self.variant.position(self.crossed)
                return replace(self, log=(), position=start, away=frozenset()).after(log)
            if event.kind == "cross" and position.parent is not None:
                position = position.parent
            elif event.kind in ("away", "back"):
                away ^= {event.player}
        return replace(self, log=log, position=position, away=away)


@dataclass(frozen=True, slots=True)
class Transition:
    """The effect of a request on the log: no events if it was carried out before."""

    events: tuple[Event, ...]
    since: int
    """The version before the request was carried out."""
    version: int
    """The version whose state answers the request."""
    match: Match
    """The match with the events."""
    new_token: tuple[Player, bytes] | None = None
    """The player whose seat gets a new token, and the hash of that token."""
    sequel: Match | None = None
    """The next match of the same people, which it opens."""


def new_match(
    variant: Variant,
    seats: Mapping[Player, Seat],
    seed: int | str,
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
    return LARGEST_BOARD if bond.as_residue_bond else LARGEST_SEARCHED


def check_size(variant: Variant) -> None:
    """Refuse a board with too many numbers for a match."""
    largest = largest_board(variant.bond)
    if variant.n > largest:
        raise InputError("match-too-large", largest=largest, value=variant.n)


def check(variant: Variant, seats: Mapping[Player, Seat], crossed: Iterable[int] = ()) -> None:
    """Refuse a match that cannot be played on the website."""
    check_size(variant)
    for number in (*variant.bond.parameters.values(), *(variant.board or ())):
        if abs(number) > LARGEST_NUMBER:
            raise InputError("number-too-large", largest=LARGEST_NUMBER, value=number)
    if all(seat.kind == "strategy" for seat in seats.values()):
        raise InputError("no-person")
    _check_strategies(variant.position(crossed), seats)


def _check_strategies(start: Position, seats: Mapping[Player, Seat]) -> None:
    """Refuse a strategy that has no rule for its seat in a game from this position."""
    for player, seat in seats.items():
        if seat.kind == "strategy":
            check_seat(start, player, registered(seat.strategy or "", share=seat.share))


def begin(match: Match) -> Match:
    """The match after the first moves of a strategy, if one is to move."""
    return _with_replies(match, match).match


def play(match: Match, player: Player, number: int, ply: int, version: int | None = None) -> Transition:
    """Cross out a number as the move at this ply; a strategy on the other seat replies. Idempotent.

    `version` is what the client has seen. A move that was chosen before a take-back is stale.
    """
    move = _move_at(match, ply)
    has_unseen_takeback = version is not None and any(event.kind == "takeback" for event in match.log[version:])
    if move is not None and not has_unseen_takeback and move.player is player and move.number == number:
        return Transition((), move.seq - 1, _version_after_replies(match, move.seq), match)
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


def play_out(match: Match, player: Player, ply: int, version: int, moves: tuple[int, ...] | None = None) -> Transition:
    """Make all moves until the end of the game, perfect ones for every person. Not against a friend. Idempotent.

    `ply` and `version` are what the client has seen; `moves` are the `rest_of_game`, if it is computed already.
    """
    if match.has_remote_seat:
        raise SeatError("no-play-out")
    crossings = tuple(takewhile(lambda event: event.kind == "cross", match.log[version:]))
    if crossings and (crossings[0].ply, crossings[0].player, crossings[-1].ply) == (ply, player, match.variant.n - 3):
        return Transition((), version, crossings[-1].seq, match)
    if (ply, version) != (match.position.ply, match.version):
        raise _stale_move(match, ply)
    _check_not_resigned(match)
    if match.is_over:
        raise ConflictError("over")
    _check_turn(match, player)
    numbers = rest_of_game(match) if moves is None else moves
    events = tuple(
        Event(version + place + 1, "cross", ply + place, player if place % 2 == 0 else player.other, number)
        for place, number in enumerate(numbers)
    )
    return Transition(events, version, version + len(events), match.after(events))


def take_back(match: Match, player: Player, ply: int, version: int) -> Transition:
    """Go back to an earlier ply, where a person must be to move. Not against a friend. Idempotent.

    `version` is what the client has seen. A late copy of the request does not undo later moves.
    """
    if match.has_remote_seat:
        raise SeatError("no-takeback")
    next_event = match.log[version] if 0 <= version < match.version else None
    if next_event is not None and (next_event.kind, next_event.player, next_event.ply) == ("takeback", player, ply):
        return Transition((), version, next_event.seq, match)
    if version != match.version or not 0 <= ply < match.position.ply:
        raise ConflictError("stale-takeback", value=ply, ply=match.position.ply)
    _check_not_resigned(match)
    if match.seats[Player.B if ply % 2 else Player.A].kind != "person":
        raise InputError("takeback-to-program", value=ply)
    if match.version >= 2 * match.variant.n + LONGEST_LOG:
        raise InputError("too-many-takebacks")
    return _append(match, "takeback", player, ply)


def join(match: Match, player: Player, token_hash: bytes) -> Transition:
    """Take the open seat; the token with this hash holds it from now on."""
    if match.is_seated(player):
        raise ConflictError("seat-taken", player=Name(player))
    return rejoin(match, player, token_hash)


def rejoin(match: Match, player: Player, token_hash: bytes) -> Transition:
    """Give this seat a new token."""
    return replace(_append(match, "join", player), new_token=(player, token_hash))


def stand_in(match: Match, player: Player) -> Transition:
    """Let the learner play for an absent player, until the player comes back."""
    if match.is_over or player in match.away or match.position.turn is not player:
        return unchanged(match)
    away = Event(match.version + 1, "away", match.position.ply, player)
    return _with_replies(match, match.after([away]))


def come_back(match: Match, player: Player) -> Transition:
    """Take the seat back from the learner."""
    if player not in match.away:
        return unchanged(match)
    return _append(match, "back", player)


def resign(match: Match, player: Player) -> Transition:
    """Give the game to the other player. This cannot be undone. Idempotent."""
    if match.resigned is player:
        seq = next(event.seq for event in reversed(match.log) if event.kind == "resign")
        return Transition((), seq - 1, seq, match)
    _check_not_resigned(match)
    if match.is_over:
        raise ConflictError("over")
    if (open_seat := next((seat for seat in Player if not match.is_seated(seat)), None)) is not None:
        raise ConflictError("seat-open", player=Name(open_seat))
    return _append(match, "resign", player)


def _stale_move(match: Match, ply: int) -> ConflictError:
    """The refusal of a move for another ply."""
    return ConflictError("stale-move", value=ply, ply=match.position.ply)


def _check_turn(match: Match, player: Player) -> None:
    """Refuse a move of the player who is not to move."""
    if match.position.turn is player.other:
        raise SeatError("not-your-turn", player=Name(player.other))


def _check_not_resigned(match: Match) -> None:
    """Refuse a request after a resignation."""
    if (player := match.resigned) is not None:
        raise ConflictError("resigned", player=Name(player))


def ask_for_sequel(match: Match, player: Player, swap: bool) -> Transition:
    """Play again with the same people, after the end. Everyone keeps their token. Idempotent: the first request counts.

    The sequel is a match on a full board. The agreement to play unaided holds in it too. The score goes on until
    somebody has won the best of five games.
    """
    if not match.is_over:
        raise ConflictError("not-over")
    if (request := match.sequel) is not None:
        return Transition((), request.seq - 1, match.version, match)
    before = {seat: seat.other if swap else seat for seat in Player}
    seats = {seat: match.seats[before[seat]] for seat in Player}
    _check_strategies(match.variant.start(), seats)
    friends = [seat for seat in Player if seats[seat].kind == "open"]
    log = [Event(seq, "join", 0, friend) for seq, friend in enumerate(friends, start=1)]
    score = dict.fromkeys(Player, 0) if SERIES_WINS in match.score.values() else match.score
    wins = {seat: score[before[seat]] for seat in Player}
    seed = Random(f"{match.seed}:sequel").getrandbits(62)
    sequel = new_match(match.variant, seats, seed, log=log, unaided=match.unaided, wins=wins)
    return replace(_append(match, "swap" if swap else "again", player), sequel=begin(sequel))


def unchanged(match: Match) -> Transition:
    """The answer to a request that changes nothing and is answered by the current state."""
    return Transition((), match.version, match.version, match)


def _append(match: Match, kind: EventKind, player: Player, ply: int | None = None) -> Transition:
    """Append one event, at this ply or at the current one."""
    event = Event(match.version + 1, kind, match.position.ply if ply is None else ply, player)
    return Transition((event,), match.version, event.seq, match.after([event]))


def _apply(position: Position, event: Event) -> Position:
    """The position after the event."""
    if event.kind == "cross" and event.number is not None:
        return position.cross(event.number)
    if event.kind == "takeback":
        while position.ply > event.ply and position.parent is not None:
            position = position.parent
    return position


def _with_replies(before: Match, match: Match, most: int = LARGEST_BOARD) -> Transition:
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
    return Transition(match.log[before.version :], before.version, match.version, match)


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
