"""The requests of pupils: join, take over a lost seat, get another name, begin a try, vote, report progress."""

from __future__ import annotations

from collections.abc import Mapping
from hmac import compare_digest
from random import Random

from ...game.rules import InputError
from .. import match as matches
from ..match import ConflictError, Match, SeatError
from .appending import Appended, append, nothing
from .games import against_program
from .names import offered_name
from .state import Ballot, Classroom, Event, GameStatus, Pupil, Task

MOST_PUPILS = 60
"""The most pupils of a classroom, removed ones not counted."""
MOST_JOINS = 300
"""The most pupils that may join in all."""
LONGEST_LOG = 20_000
"""Pupils' requests are refused once the log has this many events."""


def join(room: Classroom, token: bytes, secret: str, now: int) -> tuple[Appended, int]:
    """Add a new pupil; return the pupil's number too. Late pupils play the program until the next task."""
    if (pupil := room.pupil_with(token)) is not None:
        return nothing(room), pupil.number
    if room.locked or room.ended:
        raise SeatError("classroom-locked", "the classroom is locked, ask your teacher to open it")
    if len(room.active) >= MOST_PUPILS or len(room.pupils) >= MOST_JOINS:
        raise ConflictError("classroom-full", "the classroom is full, it has {largest} pupils", largest=MOST_PUPILS)
    number = len(room.pupils) + 1
    name = offered_name(room.language, _names(room), Random(secret))
    task = room.current
    openings = against_program(task, [number], secret) if task is not None and task.has_tries else []
    data = {"name": name, "token": token.hex()}
    return append(room, now, ("join", number, data), opens=openings), number


def heal(room: Classroom, code: bytes, token: bytes, now: int) -> tuple[Appended, int]:
    """Give the seat of a pupil to a new token; return the pupil's number too. The code works once."""
    if (pupil := room.pupil_with(token)) is not None:
        return nothing(room), pupil.number
    for pupil in room.active:
        if pupil.heal is not None and compare_digest(pupil.heal, code) and now < pupil.heal_until:
            return append(room, now, ("healed", pupil.number, {"token": token.hex()})), pupil.number
    raise SeatError("wrong-heal-code", "these four letters are wrong or too old, ask your teacher for new ones")


def roll(room: Classroom, pupil: Pupil, name: str, secret: str, now: int) -> Appended:
    """Offer another name, unless the pupil's name is no longer `name`."""
    if pupil.name != name:
        return nothing(room)
    _check_length(room)
    another = offered_name(room.language, _names(room), Random(secret))
    return append(room, now, ("name", pupil.number, {"name": another}))


def begin_try(
    room: Classroom,
    pupil: Pupil,
    task_id: int,
    tries: int,
    statuses: Mapping[str, GameStatus],
    secret: str,
    now: int,
) -> Appended:
    """Open another game against the program, unless the pupil has more than `tries` already."""
    task = current_task(room, task_id)
    games = room.games_of(task.id, pupil.number)
    if len(games) > tries:
        return nothing(room)
    if not task.has_tries:
        raise ConflictError("no-tries", "in this task there is no game against the program")
    if any(game.is_pair and statuses[game.match_id].winner is None for game in games):
        raise ConflictError("pair-not-over", "finish the games with your partner first")
    check_playing(room)
    _check_length(room)
    return append(
        room, now, ("try", pupil.number, {"task": task.id}), opens=against_program(task, [pupil.number], secret)
    )


def report_progress(room: Classroom, pupil: Pupil, task_id: int, done: int, now: int) -> Appended:
    """Record how many steps or puzzles are done. The count never goes down."""
    task = known_task(room, task_id)
    done = min(done, task.total or 0)
    if done <= pupil.progress.get(task.id, 0):
        return nothing(room)
    _check_length(room)
    return append(room, now, ("progress", pupil.number, {"task": task.id, "done": done}))


def vote(
    room: Classroom,
    pupil: Pupil,
    task_id: int,
    ply: int,
    number: int | None,
    choices: int,
    match: Match | None,
    now: int,
) -> Appended:
    """Vote on a move of the class, whose game is `match`, or answer the exit question.

    A pupil may choose again until the ballot closes; nothing happens if the pupil has chosen more than `choices` times
    already. The ballot closes when the last pupil has voted. Late pupils can answer a closed exit question once.
    """
    ballot = room.ballots.get(task_id)
    if ballot is not None and ballot.ply == ply and ballot.choices.get(pupil.number, 0) > choices:
        return nothing(room)
    task = current_task(room, task_id)
    if ballot is None or ballot.ply != ply or not room.may_vote(pupil.number, ballot):
        raise ConflictError("vote-closed", "this vote is closed")
    check_playing(room)
    _check_length(room)
    _check_choice(task, number, match)
    if pupil.number in ballot.votes and ballot.votes[pupil.number] == number:
        return nothing(room)
    data = {"task": task.id, "ply": ply, "number": number}
    voted = append(room, now, ("vote", pupil.number, data))
    ballot = voted.room.ballots[task.id]
    if is_due(voted.room, ballot, now):
        return close(voted, ballot, match, now)
    return voted


def is_due(room: Classroom, ballot: Ballot | None, now: int) -> bool:
    """Whether a ballot closes now: somebody has voted, and all have or the time is over."""
    if ballot is None or not ballot.is_open or not ballot.votes or room.is_frozen:
        return False
    all_voted = all(pupil.number in ballot.votes for pupil in room.active)
    return all_voted or (ballot.ends_at is not None and ballot.ends_at <= now)


def close(before: Appended, ballot: Ballot, match: Match | None, now: int) -> Appended:
    """Close a ballot; a vote on a move crosses out the number with the most votes, and the program replies."""
    room = before.room
    game = room.class_game(ballot.task)
    chosen, moves = None, before.moves
    if game is not None and match is not None and (turn := match.position.turn) is not None:
        chosen = next(iter(ballot.counts))
        if chosen is None:
            raise ValueError("a vote on a move needs a number")
        moves = (*moves, (game.match_id, matches.play(match, turn, chosen, ballot.ply)))
    data = {"task": ballot.task, "ply": ballot.ply, "number": chosen}
    event = Event(room.version + 1, "close-vote", now, None, data)
    return Appended((*before.events, event), room.after([event]), before.opens, moves)


def _check_choice(task: Task, number: int | None, match: Match | None) -> None:
    """Refuse a number that is not on the board."""
    if match is not None:
        if number is None:
            raise InputError("no-number", "a vote on a move needs a number")
        match.position.cross(number)
    elif number is not None and task.variant is not None:
        task.variant.start().cross(number)


def check_playing(room: Classroom) -> None:
    """Refuse a move or a vote while the boards are frozen."""
    if room.is_frozen:
        raise ConflictError("classroom-paused", "the classroom is paused")


def _check_length(room: Classroom) -> None:
    if room.version >= LONGEST_LOG:
        raise ConflictError(
            "classroom-worn-out", "this classroom has reached its limit, ask your teacher to open a new one"
        )


def known_task(room: Classroom, task_id: int) -> Task:
    """The task with this number; an unknown one is refused."""
    task = room.tasks.get(task_id)
    if task is None:
        raise InputError("no-such-task", "there is no task {value}", value=task_id)
    return task


def current_task(room: Classroom, task_id: int) -> Task:
    """The current task; another one is refused."""
    task = known_task(room, task_id)
    if room.task != task.id:
        raise ConflictError("task-over", "the class is doing another task now")
    return task


def _names(room: Classroom) -> set[str]:
    """The names that were ever offered in this classroom."""
    return {event.data["name"] for event in room.log if event.kind in ("join", "name")}
