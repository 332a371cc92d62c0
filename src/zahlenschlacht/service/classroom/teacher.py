"""The requests of the teacher (tasks, switches, pupils, votes), and what happens by itself as time passes."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from ...game.rules import InputError
from .. import match as matches
from ..match import ConflictError, Match
from ..tokens import hash_secret
from .appending import Appended, append, nothing
from .games import against_program, for_class, in_pairs
from .pupils import close, current_task, is_due, known_task
from .state import MOST_TASKS, Classroom, Event, GameStatus, Pupil

HEAL_MILLISECONDS = 600_000
"""How long a code for a lost seat works."""
SILENT_MILLISECONDS = 60_000
"""If a pupil in a pair makes no move for this long, the learner moves instead."""


def plan(room: Classroom, key: str, tasks: Sequence[Mapping[str, Any]], now: int) -> Appended:
    """Add tasks to the plan, unless this key has added them before."""
    if key in room.keys:
        return nothing(room)
    if room.planned + len(tasks) > MOST_TASKS:
        raise InputError("too-many-tasks", "a classroom has at most {largest} tasks", largest=MOST_TASKS)
    return append(room, now, ("plan", None, {"key": key, "tasks": [dict(task) for task in tasks]}))


def drop(room: Classroom, task_id: int, now: int) -> Appended:
    """Remove a task that was never started. Dropping it again does nothing."""
    if task_id not in room.tasks and 1 <= task_id <= room.planned:
        return nothing(room)
    if known_task(room, task_id).started_at is not None:
        raise ConflictError("task-started", "this task has been started already")
    return append(room, now, ("drop", None, {"task": task_id}))


def start(
    room: Classroom,
    task_id: int,
    statuses: Mapping[str, GameStatus],
    present: Collection[int],
    secret: str,
    now: int,
) -> Appended:
    """Make this the current task and open its games. Starting the current task again does nothing.

    `present` has the pupils whose pages are connected. Pairs depend on it.
    """
    task = known_task(room, task_id)
    if room.task == task.id and not room.is_frozen:
        return nothing(room)
    opens = []
    if task.kind == "votes" and room.class_game(task.id) is None:
        opens = [for_class(task, secret)]
    elif task.kind == "pairs" and task.started_at is None:
        opens = in_pairs(room, task, statuses, present, secret)
    elif task.has_tries:
        idle = [pupil.number for pupil in room.active if not room.games_of(task.id, pupil.number)]
        opens = against_program(task, idle, secret)
    started = append(room, now, ("start", None, {"task": task.id}), opens=opens)
    if task.kind == "exit" and task.id not in room.ballots:
        return _with_event(started, "open-vote", now, {"task": task.id, "ply": 0, "ends_at": None})
    if task.kind == "votes" and opens:
        ply = opens[0].match.position.ply
        ends_at = now + 1000 * (task.seconds or 0)
        return _with_event(started, "open-vote", now, {"task": task.id, "ply": ply, "ends_at": ends_at})
    return started


def switch(room: Classroom, now: int, **switches: bool | None) -> Appended:
    """Change switches; None leaves one as it is."""
    current = room.current
    state = {name: getattr(room, name) for name in ("paused", "locked", "names_hidden", "ended")}
    state["help"] = None if current is None else current.help
    changed = {
        name: value
        for name, value in switches.items()
        if value is not None and state[name] is not None and value != state[name]
    }
    return append(room, now, ("set", None, changed)) if changed else nothing(room)


def remove(room: Classroom, number: int, now: int) -> Appended:
    """Remove a pupil."""
    return nothing(room) if _pupil(room, number).removed else append(room, now, ("remove", number, {}))


def admit(room: Classroom, number: int, now: int) -> Appended:
    """Let a removed pupil in again."""
    return append(room, now, ("admit", number, {})) if _pupil(room, number).removed else nothing(room)


def offer_heal(room: Classroom, number: int, code: str, now: int) -> Appended:
    """Accept this code for the seat of a pupil, once and within ten minutes."""
    _pupil(room, number)
    data = {"code": hash_secret(code).hex(), "until": now + HEAL_MILLISECONDS}
    return append(room, now, ("heal", number, data))


def show(room: Classroom, number: int | None, now: int) -> Appended:
    """Show the board of a pupil large, or all tiles."""
    if number is not None:
        _pupil(room, number)
    return nothing(room) if room.shown == number else append(room, now, ("show", number, {}))


def open_vote(room: Classroom, task_id: int, ply: int, match: Match, now: int) -> Appended:
    """Open the vote on the next move of the class, whose game is `match`."""
    ballot = room.ballots.get(task_id)
    if ballot is not None and ballot.ply >= ply:
        return nothing(room)
    task = current_task(room, task_id)
    if match.is_over:
        raise ConflictError("over", "the game is already over")
    if ply != match.position.ply or (ballot is not None and ballot.is_open):
        raise ConflictError("vote-stale", "the game of the class has moved on")
    ends_at = 1000 * (task.seconds or 0) + (0 if room.is_frozen else now)
    return append(room, now, ("open-vote", None, {"task": task.id, "ply": ply, "ends_at": ends_at}))


def close_vote(room: Classroom, task_id: int, ply: int, match: Match | None, now: int) -> Appended:
    """Close a ballot before its time. A ballot on a move without any vote is refused."""
    ballot = room.ballots.get(known_task(room, task_id).id)
    if ballot is None or ballot.ply != ply or not ballot.is_open:
        return nothing(room)
    if not ballot.votes and match is not None:
        raise ConflictError("no-votes", "nobody has voted yet")
    return close(nothing(room), ballot, match, now)


def tick(room: Classroom, match: Match | None, now: int) -> Appended:
    """Close the vote of the current task if its time is over; `match` is the game of the class."""
    ballot = room.ballot
    return close(nothing(room), ballot, match, now) if ballot and is_due(room, ballot, now) else nothing(room)


def silent(room: Classroom, statuses: Mapping[str, GameStatus], now: int) -> list[str]:
    """The pair games of the current task in which the pupil to move has been silent for too long."""
    if room.is_frozen:
        return []
    due = []
    for game in (game for game in room.games_of(room.task) if game.is_pair):
        status = statuses.get(game.match_id)
        if status is None or status.turn is None or status.turn in status.away:
            continue
        if is_waiting(room, game.match_id, statuses, now):
            due.append(game.match_id)
    return due


def is_waiting(room: Classroom, match_id: str, statuses: Mapping[str, GameStatus], now: int) -> bool:
    """Whether the player to move in this game has been silent for a minute.

    The second game of a pair begins when the first is over, so the time counts from the last move of either.
    """
    game = room.games[match_id]
    pair = [it for it in room.games_of(game.task) if set(it.seats.values()) == set(game.seats.values())]
    before = [it for it in pair[: pair.index(game)] if game.is_pair]
    known = [statuses[it.match_id] for it in (*before, game) if it.match_id in statuses]
    if any(status.winner is None for status in known[:-1]):
        return False
    moved = max([room.since, *(status.moved for status in known)])
    return now - moved >= SILENT_MILLISECONDS


def stand_in(room: Classroom, match_id: str, statuses: Mapping[str, GameStatus], match: Match, now: int) -> Appended:
    """Let the learner move for the silent pupil of a pair. The log of the classroom stays as it is."""
    turn = match.position.turn
    if turn is None or match_id not in silent(room, statuses, now):
        return nothing(room)
    return Appended((), room, moves=((match_id, matches.stand_in(match, turn)),))


def _with_event(before: Appended, kind: str, now: int, data: Mapping[str, Any]) -> Appended:
    event = Event(before.room.version + 1, kind, now, None, data)
    return Appended((*before.events, event), before.room.after([event]), before.opens, before.moves)


def _pupil(room: Classroom, number: int) -> Pupil:
    if number not in room.pupils:
        raise InputError("no-such-pupil", "there is no pupil {value} in this classroom", value=number)
    return room.pupils[number]
