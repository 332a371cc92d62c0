"""Classrooms: opening, joining, planning, control, votes, and the report.

As with matches, the stored classroom and a request give a change. After the change is stored, `views` makes the
response from the new state.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from ....explain.words import LANGUAGES, SOURCE_LANGUAGE
from ....game.rules import InputError, Player, Variant
from ....learn.lessons import LESSONS, lesson_exercise
from ....learn.puzzles import check_address
from ....solution import theory
from ... import match as matches
from ...classroom import Appended, Classroom, pupils, teacher
from ...classroom.games import seats_of
from ...classroom.state import Pupil, Task
from ...match import LARGEST_SEARCHED, Match, SeatError
from ...schemas.classrooms import requests as schemas
from ...schemas.positions import VariantRequest
from ...stored import Change, ClassroomChange, Reader, StoredClassroom, StoredMatch
from ...tokens import CODE_LENGTH, derived_id, hash_secret, new_code, new_secret, seat_token

LARGEST_BOARD = 200
"""The most numbers on the board of a task."""
LARGEST_JUDGED = 20
"""The most numbers of an exit question, and of a game whose mistakes are reported, if the solver must search."""
HEAL_LENGTH = 4
"""How many letters a code for a lost seat has."""

_SCHOOL = VariantRequest(n=15, d=7)
PREPARED: tuple[schemas.AnyTaskRequest, ...] = (
    schemas.PairsTaskRequest(kind="pairs", variant=VariantRequest(n=7, d=7), minutes=8),
    schemas.ProgramTaskRequest(kind="program", variant=_SCHOOL, minutes=10),
    schemas.VotesTaskRequest(kind="votes", variant=_SCHOOL, minutes=8),
    schemas.LessonTaskRequest(kind="lesson", lesson="partners", minutes=5),
    schemas.PuzzlesTaskRequest(kind="puzzles", theme="pairing", count=10, minutes=5),
    schemas.ExitTaskRequest(kind="exit", variant=VariantRequest(n=9, d=4), minutes=5),
)
"""The tasks of the 45-minute lesson, in order."""


@dataclass(frozen=True, slots=True)
class Now:
    """The circumstances of a request: the time, who is connected, and a secret for all random choices."""

    at: int
    present: frozenset[int] = frozenset()
    """The pupils whose pages are connected."""
    secret: str = field(default_factory=new_secret)


def open_classroom(request: schemas.ClassroomRequest, at: int) -> tuple[StoredClassroom, str]:
    """A new classroom with a random code, and the teacher's token."""
    language = request.language if request.language in LANGUAGES else SOURCE_LANGUAGE
    token = new_secret()
    return StoredClassroom(Classroom(new_code(CODE_LENGTH), language, hash_secret(token), at)), token


def with_other_code(stored: StoredClassroom) -> StoredClassroom:
    """The new classroom with another random code."""
    return StoredClassroom(replace(stored.room, code=new_code(CODE_LENGTH)))


def pupil_token(code: str, request: schemas.ClassroomJoinRequest, secret: str) -> str:
    """The token of the pupil who joins with this claim. A repeated claim gives the same token."""
    return seat_token(code, request.claim or secret)


def check_in_classroom(stored: StoredClassroom, token_hash: bytes | None) -> None:
    """Refuse a move while the boards are frozen, and any request of a removed pupil."""
    pupils.check_playing(stored.room)
    pupil = None if token_hash is None else stored.room.pupil_with(token_hash)
    if pupil is not None and pupil.removed:
        raise _removed()


def check_teacher(stored: StoredClassroom, token_hash: bytes) -> None:
    """Refuse any token but the teacher's."""
    if not stored.room.is_teacher(token_hash):
        raise SeatError("not-teacher", "only the teacher of this classroom may do this")


def pupil_of(room: Classroom, token_hash: bytes) -> Pupil:
    """The pupil with this token; removed pupils and all other tokens are refused."""
    pupil = room.pupil_with(token_hash)
    if pupil is None:
        raise SeatError("not-pupil", "only a pupil of this classroom may do this")
    if pupil.removed:
        raise _removed()
    return pupil


def _removed() -> SeatError:
    return SeatError("removed", "you were removed from the classroom, ask your teacher")


def join(
    stored: StoredClassroom, reader: Reader, request: schemas.ClassroomJoinRequest, token: str, now: Now
) -> ClassroomChange:
    """Join as a new pupil, or take over a lost seat with its running games."""
    room = stored.room
    if request.heal is None:
        appended, _ = pupils.join(room, hash_secret(token), now.secret, now.at)
        return _change(appended)
    appended, number = pupils.heal(room, hash_secret(request.heal.upper()), hash_secret(token), now.at)
    if not appended.events:
        return _change(appended)
    statuses = reader.statuses(stored.id)
    moves = []
    for game in room.games.values():
        player = game.player(number)
        if player is not None and statuses[game.match_id].winner is None:
            match = reader.match(game.match_id).match
            moves.append((game.match_id, Change(matches.rejoin(match, player), player, token)))
    return ClassroomChange(appended, matches=tuple(moves))


def plan(
    stored: StoredClassroom, reader: Reader, token_hash: bytes, request: schemas.TasksRequest, now: Now
) -> ClassroomChange:
    """Add tasks to the plan, and start the first of them if asked to."""
    check_teacher(stored, token_hash)
    requests = (*(PREPARED if request.prepared else ()), *request.tasks)
    tasks = [_task(task, f"{now.secret} {place}") for place, task in enumerate(requests)]
    appended = teacher.plan(stored.room, hash_secret(request.key).hex(), tasks, now.at)
    if not (appended.events and tasks and request.start):
        return _change(appended)
    first = stored.room.planned + 1
    started = teacher.start(appended.room, first, reader.statuses(stored.id), now.present, now.secret, now.at)
    return _change(Appended((*appended.events, *started.events), started.room, started.opens))


def _task(request: schemas.AnyTaskRequest, secret: str) -> dict[str, object]:
    """The task as it is written into the log; a task that cannot be played is refused."""
    data: dict[str, object] = {
        name: value for name, value in request.model_dump(mode="json").items() if value is not None
    }
    if isinstance(request, schemas.LessonTaskRequest):
        lesson_exercise(request.lesson, 1)
        data["total"] = len(LESSONS[request.lesson].exercises)
    elif isinstance(request, schemas.PuzzlesTaskRequest):
        seed = derived_id(secret)[:8]
        check_address(request.theme, f"{seed}-{request.count}")
        data["seeds"] = [f"{seed}-{place}" for place in range(1, request.count + 1)]
        data["total"] = data.pop("count")
    else:
        variant = request.variant.variant()
        _check_size(variant, is_exit=isinstance(request, schemas.ExitTaskRequest))
        task = Task.of(1, data)
        if not isinstance(request, schemas.ExitTaskRequest):
            matches.check(variant, seats_of(task))
            data["strategy"] = next(seat.strategy for seat in seats_of(task).values() if seat.kind == "strategy")
    return data


def _check_size(variant: Variant, is_exit: bool) -> None:
    searched = LARGEST_JUDGED if is_exit else LARGEST_SEARCHED
    largest = LARGEST_BOARD if variant.bond.residues else searched
    if variant.n > largest:
        text = "a match may have at most {largest} numbers, not {value}"
        raise InputError("match-too-large", text, largest=largest, value=variant.n)


def control(
    stored: StoredClassroom,
    reader: Reader,
    token_hash: bytes,
    request: schemas.AnyControlRequest,
    heal_code: str,
    now: Now,
) -> ClassroomChange:
    """Carry out a request of the teacher. `heal_code` is used if a lost seat gets a code."""
    check_teacher(stored, token_hash)
    room = stored.room
    match request:
        case schemas.StartRequest():
            appended = teacher.start(room, request.task, reader.statuses(stored.id), now.present, now.secret, now.at)
        case schemas.DropRequest():
            appended = teacher.drop(room, request.task, now.at)
        case schemas.SetRequest():
            appended = teacher.switch(room, now.at, **request.model_dump(exclude={"kind"}))
        case schemas.RemoveRequest():
            appended = teacher.remove(room, request.pupil, now.at)
        case schemas.AdmitRequest():
            appended = teacher.admit(room, request.pupil, now.at)
        case schemas.HealRequest():
            appended = teacher.offer_heal(room, request.pupil, heal_code, now.at)
        case schemas.ShowRequest():
            appended = teacher.show(room, request.pupil, now.at)
        case schemas.BallotRequest():
            match = _class_match(room, reader, request.task)
            if request.kind == "close-vote":
                appended = teacher.close_vote(room, request.task, request.ply, match, now.at)
            elif match is None:
                raise InputError("no-vote", "this task has no votes")
            else:
                appended = teacher.open_vote(room, request.task, request.ply, match, now.at)
    return _change(appended)


def act(
    stored: StoredClassroom, reader: Reader, token_hash: bytes, request: schemas.AnyActionRequest, now: Now
) -> ClassroomChange:
    """Carry out a request of a pupil."""
    room = stored.room
    pupil = pupil_of(room, token_hash)
    match request:
        case schemas.RollRequest():
            appended = pupils.roll(room, pupil, request.name, now.secret, now.at)
        case schemas.TryRequest():
            own = [game.match_id for game in room.games_of(request.task, pupil.number)]
            statuses = reader.statuses(stored.id, own)
            appended = pupils.begin_try(room, pupil, request.task, request.tries, statuses, now.secret, now.at)
        case schemas.ProgressRequest():
            appended = pupils.report_progress(room, pupil, request.task, request.done, now.at)
        case schemas.BackRequest():
            game = room.games.get(request.match)
            player = None if game is None else game.player(pupil.number)
            if player is None:
                raise SeatError("wrong-token", "this token does not belong to a seat of this match")
            moved = matches.come_back(reader.match(request.match).match, player)
            appended = Appended((), room, moves=((request.match, moved),))
    return _change(appended)


def vote(
    stored: StoredClassroom, reader: Reader, token_hash: bytes, request: schemas.VoteRequest, now: Now
) -> ClassroomChange:
    """Vote on a move of the class, or answer the exit question."""
    room = stored.room
    match = _class_match(room, reader, request.task)
    pupil = pupil_of(room, token_hash)
    return _change(pupils.vote(room, pupil, request.task, request.ply, request.number, request.choices, match, now.at))


def tick(stored: StoredClassroom, reader: Reader, at: int) -> ClassroomChange:
    """Do what is due: close a vote whose time is over, and let the learner move for silent pupils."""
    room = stored.room
    appended = teacher.tick(room, _class_match(room, reader, room.task), at)
    moves, statuses = list(appended.moves), reader.statuses(stored.id)
    for match_id in teacher.silent(room, statuses, at):
        match = reader.match(match_id).match
        moves += teacher.stand_in(room, match_id, statuses, match, at).moves
    return _change(replace(appended, moves=tuple(moves)))


def _class_match(room: Classroom, reader: Reader, task: int | None) -> Match | None:
    """The game of the class in a task."""
    game = room.class_game(task)
    return None if game is None else reader.match(game.match_id).match


def _change(appended: Appended) -> ClassroomChange:
    """The change to store: the events, the new matches with the hashes of the pupils' tokens, and the moves."""
    room = appended.room
    opens = tuple(
        StoredMatch(
            opening.match_id,
            opening.match,
            {player: None if number is None else room.pupils[number].token for player, number in opening.seats.items()},
            {},
            classroom=room.code,
        )
        for opening in appended.opens
    )
    return ClassroomChange(appended, opens, tuple((match_id, Change(moved)) for match_id, moved in appended.moves))


Played = tuple[Variant, tuple[int, ...], Player]
"""A game: the variant, the moves, and the side of the pupil."""


def first_mistakes(games: Iterable[Played]) -> list[int | None]:
    """For each game, the ply before the pupil's first move that gave a win away; None if there is none."""
    return [_first_mistake(*game) for game in games]


def _first_mistake(variant: Variant, crossed: tuple[int, ...], player: Player) -> int | None:
    if not variant.bond.residues and variant.n > LARGEST_JUDGED:
        return None
    position = variant.start()
    winner = theory.winner_by_margin(variant, theory.margin(position))
    for ply, number in enumerate(crossed):
        position, before, turn = position.cross(number), winner, position.turn
        if position.is_over and position.winner is not None:
            winner = position.winner
        else:
            winner = theory.winner_by_margin(variant, theory.margin(position))
        if turn is player is before and winner is not player:
            return ply
    return None


def new_heal_code() -> str:
    """A random code for a lost seat."""
    return new_code(HEAL_LENGTH)
