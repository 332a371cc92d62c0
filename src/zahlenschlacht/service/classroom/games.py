"""The matches that tasks open.

A pupil's seat is a remote seat that is taken from the start, so moves are not taken back. The pupil's token holds it.
All randomness comes from a secret of the request.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from random import Random

from ...game.rules import Player, Variant
from ...solution.theory import winner
from ...strategies import NamedStrategy, registered, strategies_for
from .. import match as matches
from ..match import Match, Seat
from ..tokens import derived_id
from .pairing import pairs_of
from .state import Classroom, EasierGame, GameStatus, Task

REMOTE = Seat("open")
POINTS_A_TASK = 2
"""The most points that a pupil gets in one task of pairs."""


@dataclass(frozen=True, slots=True)
class Opening:
    """A match to be opened."""

    match_id: str
    match: Match
    seats: Mapping[Player, int | None]
    """The pupils on its seats; None for a strategy or the class."""

    @property
    def row(self) -> list[str | int | None]:
        """The game as it is written into the log."""
        return [self.match_id, self.seats[Player.A], self.seats[Player.B]]


def side_of(task: Task) -> Player:
    """The side of pupils who play the program. In pairs it is the Divider's, because the program plays the Breaker."""
    return task.side or task.board.divider


def seats_of(task: Task) -> dict[Player, Seat]:
    """The seats of a game against the task's strategy; without one, the program where it has a rule, or the learner."""
    side = side_of(task)
    default = "program" if "program" in strategies_for(task.board.start(), side.other) else matches.STAND_IN
    return {side: REMOTE, side.other: Seat("strategy", task.strategy or default, task.share)}


def against_program(
    task: Task, pupils: Collection[int], secret: str, easier: EasierGame | None = None
) -> list[Opening]:
    """A game against the program for each of these pupils. The program's first move is the same for all."""
    if not pupils:
        return []
    side, seats = side_of(task), seats_of(task)
    crossed: tuple[int, ...] = ()
    if easier == "opponent":
        seats[side.other] = Seat("strategy", matches.STAND_IN, 1.0 if task.strategy == matches.STAND_IN else 0.5)
    elif easier == "board":
        opponent = registered(seats[side.other].strategy or "", share=seats[side.other].share)
        crossed = _smaller_board(task.board, side, opponent)
        if not opponent.serves(task.board.position(crossed), side.other):
            seats[side.other] = Seat("strategy", "perfect")
    first = matches.begin(_new(task.board, seats, secret, crossed))
    return [
        Opening(
            derived_id(f"{secret} program {pupil}"),
            matches.new_match(task.board, seats, f"{secret} {pupil}", crossed, first.log),
            {side: pupil, side.other: None},
        )
        for pupil in pupils
    ]


def _smaller_board(variant: Variant, side: Player, opponent: NamedStrategy) -> tuple[int, ...]:
    """The numbers to cross out before an easier game: up to about half of the board, from its end.

    This side can win if possible, and the opponent has a rule for the game if possible.
    """
    half = min(variant.n - 3, (variant.n + 1) // 2) // 2 * 2
    crossings = [variant.start().numbers[-count:] for count in range(half, 0, -2)[:3]]
    if not crossings:
        raise matches.ConflictError("no-smaller-board")
    starts = {crossed: variant.position(crossed) for crossed in crossings}
    return max(starts, key=lambda it: (winner(starts[it]) is side, opponent.serves(starts[it], side.other)))


def for_class(task: Task, secret: str) -> Opening:
    """The game of the class against the program."""
    match = matches.begin(_new(task.board, seats_of(task), secret))
    return Opening(derived_id(f"{secret} class"), match, dict.fromkeys(Player))


def in_pairs(
    room: Classroom, task: Task, statuses: Mapping[str, GameStatus], present: Collection[int], secret: str
) -> list[Opening]:
    """The first game of each pair, and a game against the program for odd pupils.

    Pupils who are present are paired with each other, and so are the others. So nobody waits for an absent partner,
    and pupils whose screens have only gone dark have partners when they return.
    """
    draws = Random(secret)
    pupils = [pupil.number for pupil in room.active]
    draws.shuffle(pupils)
    pair_games = [game for game in room.games.values() if game.is_pair]
    met = {frozenset(number for number in game.seats.values() if number is not None) for game in pair_games}
    ranks, byes = points(room, statuses), _byes(room)
    openings, alone = [], []
    for is_present in (True, False):
        group = [pupil for pupil in pupils if (pupil in present) is is_present]
        pairs, odd = pairs_of(group, ranks, met, byes)
        alone += [] if odd is None else [odd]
        openings += [game_of_pair(task, a, b, secret) for a, b in pairs]
    return openings + against_program(task, alone, secret)


def game_of_pair(task: Task, a: int, b: int, secret: str) -> Opening:
    """A game in which pupil `a` begins against pupil `b`."""
    match = _new(task.board, dict.fromkeys(Player, REMOTE), f"{secret} {a} {b}")
    return Opening(derived_id(f"{secret} pair {a} {b}"), match, {Player.A: a, Player.B: b})


def points(room: Classroom, statuses: Mapping[str, GameStatus]) -> Counter[int]:
    """The games that each pupil has won in pairs, at most two a task."""
    total: Counter[int] = Counter()
    for task in (task for task in room.tasks.values() if task.kind == "pairs"):
        games = [game for game in room.games_of(task.id) if game.match_id not in room.uncounted]
        ended = [(game, it.winner) for game in games if (it := statuses.get(game.match_id)) and it.winner is not None]
        won = Counter(number for game, side in ended if (number := game.seats[side]) is not None)
        total.update({number: min(count, POINTS_A_TASK) for number, count in won.items()})
    return total


def _byes(room: Classroom) -> Counter[int]:
    """In how many tasks of pairs each pupil had no partner."""
    byes: Counter[int] = Counter()
    for task in (task for task in room.tasks.values() if task.kind == "pairs"):
        games = room.games_of(task.id)
        paired = {number for game in games if game.is_pair for number in game.seats.values()}
        byes.update({number for game in games for number in game.seats.values() if number is not None} - paired)
    return byes


def _new(variant: Variant, seats: Mapping[Player, Seat], secret: str, crossed: tuple[int, ...] = ()) -> Match:
    """A new match whose remote seats are taken."""
    taken = [player for player in Player if seats[player] == REMOTE]
    log = [matches.Event(seq, "join", 0, player) for seq, player in enumerate(taken, start=1)]
    return matches.new_match(variant, seats, secret, crossed, log)
