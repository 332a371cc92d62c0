"""Classrooms: opening, joining, planning, control, votes, and the report.

As with matches, the stored classroom and a request give a change. After the change is stored, `views` makes the
response from the new state.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from ....explanations.words import LANGUAGES, SOURCE_LANGUAGE
from ....game.errors import InputError
from ....game.rules import Variant
from ....learn.lessons import LESSONS, lesson_exercise
from ....learn.puzzles import check_address
from ... import match as matches
from ...classroom import Classroom, Transition, pupils, teacher
from ...classroom.games import seats_of
from ...classroom.state import SEAT_CODE_LENGTH, Exhibit, Pupil, Task
from ...match import LARGEST_SEARCHED, ConflictError, Match, SeatError
from ...schemas.classrooms import requests as schemas
from ...stored import Decide, Reader, StoredMatch
from ...tokens import CODE_LENGTH, derived_id, hash_secret, new_code, new_secret, seat_token
from .. import learn
from . import tournaments
from .mistakes import LARGEST_JUDGED

LARGEST_BOARD = 200
"""The most numbers on the board of a task."""


@dataclass(frozen=True, slots=True)
class Now:
    """The circumstances of a request: the time, who is connected, and everything that is chosen at random."""

    at: int
    present: frozenset[int] = frozenset()
    """The pupils whose pages are connected."""
    address: str = ""
    """The network address that the request comes from."""
    secret: str = field(default_factory=new_secret)
    """The source of random choices."""
    seat_code: str = field(default_factory=lambda: new_code(SEAT_CODE_LENGTH))
    """The code that a lost seat gets if the teacher asks for one."""


def open_classroom(request: schemas.ClassroomRequest, at: int) -> tuple[Classroom, str]:
    """A new classroom with a random code, and the teacher's token."""
    language = request.language if request.language in LANGUAGES else SOURCE_LANGUAGE
    token = new_secret()
    return Classroom(new_code(CODE_LENGTH), language, hash_secret(token), at), token


def pupil_token(code: str, request: schemas.ClassroomJoinRequest) -> str:
    """The token of the pupil who joins with this claim. A repeated claim gives the same token."""
    return seat_token(code, request.claim or new_secret())


def allowed(
    decide: Callable[[StoredMatch], matches.Transition], token_hash: bytes | None
) -> Decide[StoredMatch, matches.Transition]:
    """The decision about a match, refused while its classroom is frozen and to removed pupils."""

    def checked(stored: StoredMatch, reader: Reader) -> matches.Transition:
        if stored.classroom is not None:
            room = reader.classroom(stored.classroom)
            pupils.check_playing(room)
            pupil = None if token_hash is None else room.pupil_with(token_hash)
            if pupil is not None and pupil.removed:
                raise SeatError("removed")
        return decide(stored)

    return checked


def check_review(room: Classroom, match_id: str) -> None:
    """Refuse the review of a running game in a task without help."""
    if not room.tasks[room.games[match_id].task].help:
        raise ConflictError("review-later")


def check_teacher(room: Classroom, token_hash: bytes) -> None:
    """Refuse any token but the teacher's."""
    if not room.is_teacher(token_hash):
        raise SeatError("not-teacher")


def pupil_of(room: Classroom, token_hash: bytes) -> Pupil:
    """The pupil with this token; removed pupils and all other tokens are refused."""
    pupil = room.pupil_with(token_hash)
    if pupil is None:
        raise SeatError("not-pupil")
    if pupil.removed:
        raise SeatError("removed")
    return pupil


def join(
    room: Classroom, reader: Reader, token_hash: bytes, request: schemas.ClassroomJoinRequest, now: Now
) -> Transition:
    """Join as a new pupil, or take over a lost seat with its running games."""
    if request.seat_code is None:
        # Only a hash with a secret of the classroom is stored, so that nobody can find the address in it.
        origin = hash_secret(f"{room.teacher.hex()} {now.address}").hex()[:16] if now.address else ""
        appended, _ = pupils.join(room, token_hash, now.secret, now.at, origin, request.name)
        return appended
    appended, number = pupils.reclaim_seat(room, hash_secret(request.seat_code.upper()), token_hash, now.at)
    if number is None or not appended.events:
        return appended
    statuses = reader.statuses(room.code)
    moves = []
    for game in room.games.values():
        player = game.player(number)
        if player is not None and statuses[game.match_id].winner is None:
            match = reader.match(game.match_id).match
            moves.append((game.match_id, matches.rejoin(match, player, token_hash)))
    return replace(appended, moves=tuple(moves))


def plan(room: Classroom, reader: Reader, token_hash: bytes, request: schemas.TasksRequest, now: Now) -> Transition:
    """Add tasks to the plan, and start the first of them if asked to."""
    check_teacher(room, token_hash)
    tasks = [_task(task, f"{now.secret} {place}") for place, task in enumerate(request.tasks)]
    appended = teacher.plan(room, hash_secret(request.key).hex(), tasks, now.at)
    if not (appended.events and tasks and request.start):
        return appended
    first = room.planned + 1
    started = teacher.start(appended.room, first, reader.statuses(room.code), now.present, now.secret, now.at)
    return Transition((*appended.events, *started.events), started.room, started.opens)


def _task(request: schemas.AnyTaskRequest, secret: str) -> dict[str, object]:
    """The task as it is written into the log; a task that cannot be played is refused."""
    data: dict[str, object] = request.model_dump(mode="json", exclude_none=True)
    if isinstance(request, schemas.LessonTaskRequest):
        lesson_exercise(request.lesson, 1)
        data["total"] = len(LESSONS[request.lesson].exercises)
    elif isinstance(request, schemas.PuzzlesTaskRequest):
        seed = derived_id(secret)[:8]
        check_address(request.theme, f"{seed}-{request.count}")
        data["seeds"] = [f"{seed}-{place}" for place in range(1, request.count + 1)]
        data["total"] = data.pop("count")
    elif request.kind == "tournament":
        tournaments.check(request.variant.variant())
    elif request.kind == "exit":
        _check_size(request.variant.variant(), LARGEST_JUDGED)
    else:
        variant = request.variant.variant()
        _check_size(variant, LARGEST_SEARCHED)
        seats = seats_of(Task.of(1, data))
        matches.check(variant, seats)
        data["strategy"] = next(seat.strategy for seat in seats.values() if seat.kind == "strategy")
    return data


def _check_size(variant: Variant, searched: int) -> None:
    """Refuse a large board, or more than `searched` numbers if no rule names the winner."""
    largest = LARGEST_BOARD if variant.bond.as_residue_bond else searched
    if variant.n > largest:
        raise InputError("match-too-large", largest=largest, value=variant.n)


def control(
    room: Classroom, reader: Reader, token_hash: bytes, request: schemas.AnyControlRequest, now: Now
) -> Transition:
    """Carry out a request of the teacher."""
    check_teacher(room, token_hash)
    match request:
        case schemas.TaskControlRequest(kind="drop"):
            return teacher.drop(room, request.task, now.at)
        case schemas.TaskControlRequest():
            return teacher.start(room, request.task, reader.statuses(room.code), now.present, now.secret, now.at)
        case schemas.ReorderRequest():
            return teacher.reorder(room, request.task, request.place, now.at)
        case schemas.SetRequest():
            return teacher.switch(room, now.at, **request.model_dump(exclude={"kind"}))
        case schemas.PupilControlRequest(kind="remove"):
            return teacher.remove(room, [teacher.known_pupil(room, request.pupil)], now.at)
        case schemas.RemoveSinceRequest():
            return teacher.remove(room, [it for it in room.active if it.joined_at >= request.since], now.at)
        case schemas.PupilControlRequest(kind="admit"):
            return teacher.admit(room, request.pupil, now.at)
        case schemas.PupilControlRequest(kind="pick" | "unpick"):
            return teacher.pick(room, request.pupil, request.kind == "pick", now.at)
        case schemas.PupilControlRequest():
            return teacher.offer_seat_code(room, request.pupil, now.seat_code, now.at)
        case schemas.ShowRequest():
            exhibit = Exhibit(**request.model_dump(exclude={"kind"}))
            matches_shown = [match_id for match_id in (exhibit.match, exhibit.beside) if match_id is not None]
            return teacher.show(room, exhibit, reader.statuses(room.code, matches_shown), now.at)
        case schemas.SayRequest():
            return teacher.say(room, request.pupil, request.text, request.easier, now.at)
        case schemas.BallotRequest():
            match = _class_match(room, reader, request.task)
            if request.kind == "close-vote":
                return teacher.close_vote(room, request.task, request.ply, match, now.at)
            if match is None:
                raise InputError("no-vote")
            return teacher.open_vote(room, request.task, request.ply, match, now.at)


def act(room: Classroom, reader: Reader, token_hash: bytes, request: schemas.AnyActionRequest, now: Now) -> Transition:
    """Carry out a request of a pupil."""
    pupil = pupil_of(room, token_hash)
    match request:
        case schemas.RenameRequest():
            return pupils.rename(room, pupil, request.name, now.secret, now.at)
        case schemas.TryRequest():
            own = [game.match_id for game in room.games_of(request.task, pupil.number)]
            statuses = reader.statuses(room.code, own)
            return pupils.begin_try(
                room, pupil, request.task, request.tries, statuses, now.secret, now.at, request.easier
            )
        case schemas.GameRequest(kind="next"):
            statuses = reader.statuses(room.code, [request.match])
            return pupils.next_game(room, pupil, request.match, statuses, now.secret, now.at)
        case schemas.GameRequest():
            pupils.partner_in(room, pupil, request.match)
            stored = reader.match(request.match)
            if request.kind == "play-on":
                return pupils.play_on(room, pupil, stored.match, request.match, stored.moved, now.present, now.at)
            return pupils.come_back(room, pupil, stored.match, request.match)
        case schemas.PairRequest():
            return pupils.pair_up(room, pupil, request.task, request.pupil, now.secret, now.at)
        case schemas.ProgressRequest():
            _check_step(pupils.known_task(room, request.task), request)
            recipe = None if request.recipe is None else str(request.recipe)
            return pupils.report_progress(room, pupil, request.task, request.place, now.at, recipe)


def _check_step(task: Task, request: schemas.ProgressRequest) -> None:
    """Refuse a wrong answer to a step of a lesson or to a puzzle of a race."""
    if task.lesson is not None:
        is_right = lesson_exercise(task.lesson, request.place).flaw(request.answer) is None
    elif task.theme is not None and request.solution is not None and request.place <= len(task.seeds):
        seed = task.seeds[request.place - 1]
        is_right = learn.progress(task.theme, seed, request.solution).status == "solved"
    else:
        is_right = task.kind == "tournament" and request.recipe is not None
    if not is_right:
        raise InputError("not-solved")


def vote(room: Classroom, reader: Reader, token_hash: bytes, request: schemas.VoteRequest, now: Now) -> Transition:
    """Vote on a move of the class, or answer the exit question."""
    match = _class_match(room, reader, request.task)
    pupil = pupil_of(room, token_hash)
    return pupils.vote(
        room, pupil, request.task, request.ply, request.number, request.choices, match, now.at, request.reason
    )


def tick(room: Classroom, reader: Reader, at: int) -> Transition:
    """Close a vote whose time is over."""
    return teacher.tick(room, _class_match(room, reader, room.task), at)


def _class_match(room: Classroom, reader: Reader, task: int | None) -> Match | None:
    """The game of the class in a task."""
    game = room.class_game(task)
    return None if game is None else reader.match(game.match_id).match
