"""The requests of the teacher (tasks, switches, pupils, votes), and what happens by itself as time passes."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import asdict
from functools import partial
from typing import Any

from ...game.errors import InputError
from ..match import ConflictError, Match
from ..tokens import hash_secret
from .appending import LONGEST_LOG, MOST_GAMES, Transition, append_event, unchanged
from .games import against_program, for_class, in_pairs
from .pupils import check_not_full, close, current_task, is_due, known_task
from .state import MOST_TASKS, Classroom, Exhibit, GameStatus, Pupil

SEAT_CODE_MILLISECONDS = 600_000
"""How long a code for a lost seat works."""
append = partial(append_event, longest_log=LONGEST_LOG + 2_000, most_games=MOST_GAMES + 1_000)
"""Append events of the teacher, who can still end the lesson when requests of pupils are refused."""


def plan(room: Classroom, key: str, tasks: Sequence[Mapping[str, Any]], now: int) -> Transition:
    """Add tasks to the plan, unless this key has added them before."""
    if key in room.keys:
        return unchanged(room)
    if room.planned + len(tasks) > MOST_TASKS:
        raise InputError("too-many-tasks", largest=MOST_TASKS)
    return append(room, now, "plan", {"key": key, "tasks": [dict(task) for task in tasks]})


def drop(room: Classroom, task_id: int, now: int) -> Transition:
    """Remove a task that was never started. Dropping it again does nothing."""
    if task_id not in room.tasks and 1 <= task_id <= room.planned:
        return unchanged(room)
    if known_task(room, task_id).started_at is not None:
        raise ConflictError("task-started")
    return append(room, now, "drop", {"task": task_id})


def reorder(room: Classroom, task_id: int, place: int, now: int) -> Transition:
    """Move a task to this place of the plan, counted from 1, or to its end."""
    known_task(room, task_id)
    place = min(place, len(room.tasks))
    is_there = list(room.tasks)[place - 1 : place] == [task_id]
    return unchanged(room) if is_there else append(room, now, "reorder", {"task": task_id, "place": place})


def start(
    room: Classroom,
    task_id: int,
    statuses: Mapping[str, GameStatus],
    present: Collection[int],
    secret: str,
    now: int,
) -> Transition:
    """Make this the current task and open its games. Starting the current task again does nothing.

    `present` has the pupils whose pages are connected. Pairs depend on it.
    """
    task = known_task(room, task_id)
    if room.task == task.id and not room.is_frozen:
        return unchanged(room)
    opens = []
    if task.kind == "votes" and room.class_game(task.id) is None:
        opens = [for_class(task, secret)]
    elif task.kind == "pairs" and task.opens_games and task.started_at is None:
        opens = in_pairs(room, task, statuses, present, secret)
    elif task.opens_games:
        idle = [pupil.number for pupil in room.active if not room.games_of(task.id, pupil.number)]
        opens = against_program(task, idle, secret)
    started = append(room, now, "start", {"task": task.id}, opens=opens)
    if task.kind == "exit" and task.id not in room.ballots:
        return started.extended("open-vote", now, {"task": task.id, "ply": 0})
    if task.kind == "votes" and opens:
        return started.extended("open-vote", now, {"task": task.id, "ply": opens[0].match.position.ply})
    return started


def switch(room: Classroom, now: int, **switches: bool | str | None) -> Transition:
    """Change switches; None leaves one as it is."""
    owners = {name: room.current if name == "help" else room for name in switches}
    changed = {
        name: value
        for name, value in switches.items()
        if value is not None and owners[name] is not None and value != getattr(owners[name], name)
    }
    return append(room, now, "set", changed) if changed else unchanged(room)


def remove(room: Classroom, pupils: Iterable[Pupil], now: int) -> Transition:
    """Remove these pupils."""
    numbers = [pupil.number for pupil in pupils if not pupil.removed]
    return append(room, now, "remove", {"pupils": numbers}) if numbers else unchanged(room)


def admit(room: Classroom, number: int, now: int) -> Transition:
    """Let a removed pupil in again."""
    if not known_pupil(room, number).removed:
        return unchanged(room)
    check_not_full(room)
    return append(room, now, "admit", {}, number)


def offer_seat_code(room: Classroom, number: int, code: str, now: int) -> Transition:
    """Accept this code for the seat of a pupil, once and within ten minutes."""
    known_pupil(room, number)
    data = {"code": hash_secret(code).hex(), "until": now + SEAT_CODE_MILLISECONDS}
    return append(room, now, "seat-code", data, number)


def show(room: Classroom, exhibit: Exhibit, statuses: Mapping[str, GameStatus], now: int) -> Transition:
    """Show a board, one or two finished games or the results of the task large, or nothing but the tiles."""
    data = asdict(exhibit)
    if (number := data.pop("pupil")) is not None:
        known_pupil(room, number)
    for match_id in (exhibit.match, exhibit.beside):
        if match_id is not None and (match_id not in room.games or statuses[match_id].winner is None):
            raise ConflictError("not-over")
    return unchanged(room) if room.shown == exhibit else append(room, now, "show", data, number)


def pick(room: Classroom, number: int, is_picked: bool, now: int) -> Transition:
    """Show the reason of a pupil's answer to the class, or take it away."""
    ballot = room.ballot
    if ballot is None or not ballot.reasons.get(number):
        raise ConflictError("no-reason")
    is_same = (number in ballot.picked) is is_picked
    return unchanged(room) if is_same else append(room, now, "pick", {"task": ballot.task}, number)


def say(room: Classroom, number: int, text: str, is_easier: bool, now: int) -> Transition:
    """Send a sentence to one pupil, or none, and offer an easier game in the current task or withdraw the offer."""
    pupil, easier_in = known_pupil(room, number), room.task if is_easier else None
    is_same = (pupil.note, pupil.easier_in) == (text, easier_in)
    return unchanged(room) if is_same else append(room, now, "say", {"text": text, "easier_in": easier_in}, number)


def open_vote(room: Classroom, task_id: int, ply: int, match: Match, now: int) -> Transition:
    """Open the vote on the next move of the class, whose game is `match`."""
    ballot = room.ballots.get(task_id)
    if ballot is not None and ballot.ply >= ply:
        return unchanged(room)
    task = current_task(room, task_id)
    if match.is_over:
        raise ConflictError("over")
    if ply != match.position.ply or (ballot is not None and ballot.is_open):
        raise ConflictError("vote-stale")
    return append(room, now, "open-vote", {"task": task.id, "ply": ply})


def close_vote(room: Classroom, task_id: int, ply: int, match: Match | None, now: int) -> Transition:
    """Close a ballot before its time. A ballot on a move without any vote is refused."""
    ballot = room.ballots.get(known_task(room, task_id).id)
    if ballot is None or ballot.ply != ply or not ballot.is_open:
        return unchanged(room)
    if not ballot.votes and match is not None:
        raise ConflictError("no-votes")
    return close(unchanged(room), ballot, match, now)


def tick(room: Classroom, match: Match | None, now: int) -> Transition:
    """Close the vote of the current task if its time is over; `match` is the game of the class."""
    ballot = room.ballot
    return close(unchanged(room), ballot, match, now) if ballot and is_due(room, ballot, now) else unchanged(room)


def known_pupil(room: Classroom, number: int) -> Pupil:
    """The pupil with this number; an unknown one is refused."""
    if number not in room.pupils:
        raise InputError("no-such-pupil", value=number)
    return room.pupils[number]
