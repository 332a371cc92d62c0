"""The requests of pupils: join, take over a lost seat, get another name, play, vote, report progress."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from hmac import compare_digest
from random import Random

from ...game.errors import InputError
from ...game.rules import Player
from .. import match as matches
from ..match import ConflictError, Match, SeatError
from .appending import Transition, append_event, unchanged
from .games import against_program, game_of_pair
from .names import offered_name
from .state import Ballot, Classroom, EasierGame, GameStatus, Pupil, Task

MOST_PUPILS = 60
"""The most pupils of a classroom, removed ones not counted."""
MOST_FROM_ADDRESS = 36
"""The most seats that one network address may take, unless the teacher lets more in: as many as a large class has."""
MOST_JOINS = 1000
"""The most pupils that may join in all. Only removals by the teacher make room for more than 60."""
MOST_NAMES = 400
"""Names of removed pupils are offered again once this many are taken. There are 800."""
MOST_TRIES, MOST_RENAMES, MOST_CHANGED_VOTES = 100, 20, 20
"""The bounds of one pupil: tries or recipes in a task, other names, and changed votes in a ballot."""
ABSENT_MILLISECONDS = 60_000
"""After this time the partner of a pupil who has left may play on against the computer."""


def join(
    room: Classroom, token: bytes, secret: str, now: int, origin: str = "", earlier_name: str = ""
) -> tuple[Transition, int]:
    """Add a new pupil; return the pupil's number too. Late pupils play the program until the next task."""
    if (pupil := room.pupil_with(token)) is not None:
        return unchanged(room), pupil.number
    if room.has_had(token):
        raise SeatError("not-pupil")  # a late copy of a join whose seat was given to another device
    if room.locked or room.ended:
        raise SeatError("classroom-locked")
    check_not_full(room)
    if origin and not room.crowded and sum(it.origin == origin for it in room.active) >= MOST_FROM_ADDRESS:
        raise ConflictError("address-full", largest=MOST_FROM_ADDRESS)
    if len(room.pupils) >= MOST_JOINS:
        raise ConflictError("classroom-log-full")
    number = len(room.pupils) + 1
    name = offered_name(room.language, _names(room), Random(secret), earlier_name)
    task = room.current
    openings = against_program(task, [number], secret) if task is not None and task.opens_games else []
    data = {"name": name, "token": token.hex(), "origin": origin}
    return append_event(room, now, "join", data, number, opens=openings), number


def reclaim_seat(room: Classroom, code: bytes, token: bytes, now: int) -> tuple[Transition, int | None]:
    """Give the seat of a pupil to a new token; return the pupil's number too, or None if the code is wrong.

    A code works once. A wrong code is counted in the log, and ends the valid codes after some more.
    """
    if (pupil := room.pupil_with(token)) is not None:
        return unchanged(room), pupil.number
    valid = [it for it in room.active if it.seat_code is not None and now < it.seat_code_expires_at]
    for pupil in valid:
        if compare_digest(pupil.seat_code or b"", code):
            return append_event(room, now, "reclaim", {"token": token.hex()}, pupil.number), pupil.number
    return append_event(room, now, "wrong-code", {}) if valid else unchanged(room), None


def rename(room: Classroom, pupil: Pupil, name: str, secret: str, now: int) -> Transition:
    """Offer another name, unless the pupil's name is no longer `name`."""
    if pupil.name != name:
        return unchanged(room)
    if pupil.renames >= MOST_RENAMES:
        raise ConflictError("too-many-renames", largest=MOST_RENAMES)
    another = offered_name(room.language, _names(room), Random(secret))
    return append_event(room, now, "rename", {"name": another}, pupil.number)


def begin_try(
    room: Classroom,
    pupil: Pupil,
    task_id: int,
    tries: int,
    statuses: Mapping[str, GameStatus],
    secret: str,
    now: int,
    easier: EasierGame | None = None,
) -> Transition:
    """Open another game against the program, or an easier one, unless the pupil has more than `tries` already."""
    task = current_task(room, task_id)
    games = room.games_of(task.id, pupil.number)
    if len(games) > tries:
        return unchanged(room)
    if not task.has_tries:
        raise ConflictError("no-tries")
    if any(game.is_pair and statuses[game.match_id].winner is None for game in games):
        raise ConflictError("pair-not-over")
    check_playing(room)
    if len(games) >= MOST_TRIES:
        raise ConflictError("too-many-tries", largest=MOST_TRIES)
    opens = against_program(task, [pupil.number], secret, easier)
    return append_event(room, now, "try", {"task": task.id, "easier": easier}, pupil.number, opens=opens)


def next_game(
    room: Classroom, pupil: Pupil, match_id: str, statuses: Mapping[str, GameStatus], secret: str, now: int
) -> Transition:
    """Ask for the next game after one of a pair. It opens, with sides swapped, when both have asked for it.

    If the partner plays something else by now, the pupil plays the program.
    """
    partner, task = partner_in(room, pupil, match_id)
    game = room.games[match_id]
    if pupil.number in room.ready.get(match_id, ()) or room.games_of(task.id, pupil.number)[-1] is not game:
        return unchanged(room)
    if statuses[match_id].winner is None:
        raise ConflictError("not-over")
    check_playing(room)
    if len(room.games_of(task.id, pupil.number)) >= MOST_TRIES:
        raise ConflictError("too-many-tries", largest=MOST_TRIES)
    opens = []
    if room.games_of(task.id, partner)[-1] is not game or room.pupils[partner].removed:
        opens = against_program(task, [pupil.number], secret)
    elif partner in room.ready.get(match_id, ()):
        opens = [game_of_pair(task, game.seats[Player.B] or 0, game.seats[Player.A] or 0, secret)]
    return append_event(room, now, "next", {"task": task.id, "match": match_id}, pupil.number, opens=opens)


def play_on(
    room: Classroom, pupil: Pupil, match: Match, match_id: str, moved: int, present: Collection[int], now: int
) -> Transition:
    """Let the computer play for a partner who has left for a minute. The game counts for nobody from then on."""
    partner, task = partner_in(room, pupil, match_id)
    seat = room.games[match_id].player(partner)
    if seat is None or match.is_over or seat in match.away:
        return unchanged(room)
    check_playing(room)
    is_waiting = match.position.turn is seat and now - max(room.since, moved) >= ABSENT_MILLISECONDS
    if partner in present or not is_waiting:
        raise ConflictError("partner-here")
    played_on = append_event(room, now, "play-on", {"task": task.id, "match": match_id}, pupil.number)
    return replace(played_on, moves=((match_id, matches.stand_in(match, seat)),))


def come_back(room: Classroom, pupil: Pupil, match: Match, match_id: str) -> Transition:
    """Take the seat back from the computer."""
    side = room.games[match_id].player(pupil.number) or Player.A
    return Transition((), room, moves=((match_id, matches.come_back(match, side)),))


def pair_up(room: Classroom, pupil: Pupil, task_id: int, number: int, secret: str, now: int) -> Transition:
    """Ask to play with a neighbour, by the number on the neighbour's screen. The game opens when both have asked."""
    task = current_task(room, task_id)
    partner = room.pupils.get(number)
    if partner is None or partner.removed or partner is pupil:
        raise InputError("no-such-pupil", value=number)
    for one, other in ((pupil, partner), (partner, pupil)):
        last = next(iter(room.games_of(task.id, one.number)[-1:]), None)
        if last is not None and last.is_pair:
            if last.player(other.number) is not None:
                return unchanged(room)
            raise ConflictError("has-partner")
    if task.kind != "pairs":
        raise ConflictError("no-tries")
    check_playing(room)
    if room.wishes.get(pupil.number) == number:
        return unchanged(room)
    is_mutual = room.wishes.get(number) == pupil.number
    opens = [game_of_pair(task, number, pupil.number, secret)] if is_mutual else []
    return append_event(room, now, "pair", {"task": task.id, "with": number}, pupil.number, opens=opens)


def partner_in(room: Classroom, pupil: Pupil, match_id: str) -> tuple[int, Task]:
    """The partner of a pupil in a game of a pair, and its task, which must be the current one."""
    game = room.games.get(match_id)
    side = None if game is None else game.player(pupil.number)
    partner = None if game is None or side is None else game.seats[side.other]
    if game is None or partner is None:
        raise SeatError("wrong-token")
    return partner, current_task(room, game.task)


def report_progress(
    room: Classroom, pupil: Pupil, task_id: int, place: int, now: int, recipe: str | None = None
) -> Transition:
    """Record that a step or a puzzle is done, or a recipe handed in, counted from 1. The caller has judged it."""
    task = known_task(room, task_id)
    if place > (MOST_TRIES if task.kind == "tournament" else task.total or 0):
        raise InputError("no-such-step", value=place)
    if place in pupil.progress.get(task.id, ()):
        return unchanged(room)
    data = {"task": task.id, "place": place} | ({} if recipe is None else {"recipe": recipe})
    return append_event(room, now, "progress", data, pupil.number)


def vote(
    room: Classroom,
    pupil: Pupil,
    task_id: int,
    ply: int,
    number: int | None,
    choices: int,
    match: Match | None,
    now: int,
    reason: str = "",
) -> Transition:
    """Vote on a move of the class, whose game is `match`, or answer the exit question.

    A pupil may choose again until the ballot closes; nothing happens if the pupil has chosen more than `choices` times
    already. The ballot closes when the last pupil has voted. Late pupils can answer a closed exit question once.
    """
    ballot = room.ballots.get(task_id)
    if ballot is not None and ballot.ply == ply and ballot.choices.get(pupil.number, 0) > choices:
        return unchanged(room)
    task = current_task(room, task_id)
    is_removed = room.pupils[pupil.number].removed
    if ballot is None or ballot.ply != ply or is_removed or not room.may_vote(pupil.number, ballot):
        raise ConflictError("vote-closed")
    check_playing(room)
    _check_choice(task, number, match)
    if pupil.number in ballot.votes and (ballot.votes[pupil.number], ballot.reasons[pupil.number]) == (number, reason):
        return unchanged(room)
    if ballot.choices.get(pupil.number, 0) > MOST_CHANGED_VOTES:
        raise ConflictError("too-many-changed-votes", largest=MOST_CHANGED_VOTES)
    data = {"task": task.id, "ply": ply, "number": number, "reason": reason}
    voted = append_event(room, now, "vote", data, pupil.number)
    ballot = voted.room.ballots[task.id]
    if is_due(voted.room, ballot, now):
        return close(voted, ballot, match, now)
    return voted


def is_due(room: Classroom, ballot: Ballot | None, now: int) -> bool:
    """Whether a ballot closes now: somebody has voted, and all have or the time is over."""
    if ballot is None or not ballot.is_open or not ballot.votes or room.is_frozen:
        return False
    all_voted = all(pupil.number in ballot.votes for pupil in room.active)
    return all_voted or (ballot.closes_at is not None and ballot.closes_at <= now)


def close(before: Transition, ballot: Ballot, match: Match | None, now: int) -> Transition:
    """Close a ballot; a vote on a move crosses out the number with the most votes, and the program replies."""
    game = before.room.class_game(ballot.task)
    moves: tuple[tuple[str, matches.Transition], ...]
    chosen, moves = None, ()
    if game is not None and match is not None and (turn := match.position.turn) is not None:
        chosen = next(iter(ballot.counts))
        if chosen is None:
            raise ValueError("a vote on a move needs a number")
        moves = ((game.match_id, matches.play(match, turn, chosen, ballot.ply)),)
    closed = before.extended("close-vote", now, {"task": ballot.task, "ply": ballot.ply, "number": chosen})
    return replace(closed, moves=moves)


def _check_choice(task: Task, number: int | None, match: Match | None) -> None:
    """Refuse a number that is not on the board."""
    if match is not None:
        if number is None:
            raise InputError("no-number")
        match.position.cross(number)
    elif number is not None and task.variant is not None:
        task.variant.start().cross(number)


def check_playing(room: Classroom) -> None:
    """Refuse a move or a vote while the boards are frozen."""
    if room.is_frozen:
        raise ConflictError("classroom-paused")


def check_not_full(room: Classroom) -> None:
    """Refuse another pupil in a full classroom."""
    if len(room.active) >= MOST_PUPILS:
        raise ConflictError("classroom-full", largest=MOST_PUPILS)


def known_task(room: Classroom, task_id: int) -> Task:
    """The task with this number; an unknown one is refused."""
    task = room.tasks.get(task_id)
    if task is None:
        raise InputError("no-such-task", value=task_id)
    return task


def current_task(room: Classroom, task_id: int) -> Task:
    """The current task; another one is refused."""
    task = known_task(room, task_id)
    if room.task != task.id:
        raise ConflictError("task-over")
    return task


def _names(room: Classroom) -> set[str]:
    """The names that are not offered: those of all pupils, but without removed ones when these have taken many."""
    names = {pupil.name for pupil in room.pupils.values()}
    return names if len(names) < MOST_NAMES else {pupil.name for pupil in room.active}
