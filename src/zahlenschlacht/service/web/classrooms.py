"""Routes of classrooms: open, join, read, plan tasks, control, act, vote, report, watch, delete."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from fastapi import APIRouter, BackgroundTasks, Path, Request
from sse_starlette import EventSourceResponse
from starlette.responses import Response

from ...game.rules import Player
from ..answers import classrooms as answers
from ..answers.classrooms.views import View, games_in_report
from ..answers.classrooms.views import report as make_report
from ..match import SeatError
from ..schemas.classrooms.report import Report
from ..schemas.classrooms.requests import (
    ActionRequest,
    ClassroomJoinRequest,
    ClassroomRequest,
    ControlRequest,
    HealRequest,
    TasksRequest,
    VoteRequest,
)
from ..schemas.classrooms.states import (
    ClassroomState,
    Controlled,
    Healing,
    JoinedClassroom,
    OpenedClassroom,
    PupilState,
    TeacherState,
)
from ..schemas.matches import News
from ..stored import ClassroomChange, Reader, StoredClassroom
from ..tokens import hash_secret, new_secret
from .classroom_stream import Viewer, here, state_for, watch_classroom
from .compression import HAS_SECRET
from .live import Stream
from .matches import LastEventId, OptionalToken, Token
from .problems import CLASSROOM_REFUSALS, REFUSALS
from .services import client_of, services_of
from .workers import BusyError

router = APIRouter(prefix="/api/classrooms", responses=REFUSALS)

Code = Annotated[str, Path(description="The five letters of the classroom.", max_length=20)]

STREAM: dict[str, Any] = {
    "model": ClassroomState | News,
    "content": {"text/event-stream": {}},
    "description": "Server-sent events with JSON data: `classroom` events hold a ClassroomState, `news` events News. "
    "A `reset` event means that the log is shorter than the client knows: read the classroom again.",
}


CODE_ATTEMPTS = 20
"""How many codes are tried until one is free."""
CLASSROOM_NUMBERS = 5000
"""Opening a classroom is charged like opening a match on this many numbers."""


async def _load(request: Request, code: str) -> StoredClassroom:
    """The classroom with this code. Wrong codes are limited, so that nobody finds a classroom by trying."""
    services = services_of(request)
    with services.limits.guessing(client_of(request)):
        return await services.store.load_classroom(code.upper())


async def _change(
    request: Request,
    code: str,
    decide: Callable[[StoredClassroom, Reader, answers.Now], ClassroomChange],
    background: BackgroundTasks,
    token: bytes | None = None,
) -> StoredClassroom:
    """Decide and commit a request; returns the classroom after it."""
    services = services_of(request)
    now = answers.Now(services.store.now, here(services.hub, code.upper()))
    with services.limits.guessing(client_of(request)):
        stored = await services.change_classroom(code.upper(), lambda it, reader: decide(it, reader, now), background)
    if token is not None:
        services.limits.recognise(token)
    return stored


async def _view(request: Request, stored: StoredClassroom, viewer: Viewer = "teacher") -> View:
    """The classroom with the games that this viewer sees."""
    services, room = services_of(request), stored.room
    seen = [game.match_id for game in room.games_seen_by(viewer)] if isinstance(viewer, int) else None
    statuses = await services.store.statuses(stored.id, seen)
    return View(room, statuses, here(services.hub, stored.id), services.store.now)


async def _pupil_state(request: Request, stored: StoredClassroom, token: bytes) -> PupilState:
    number = answers.pupil_of(stored.room, token).number
    return (await _view(request, stored, number)).pupil(number)


def _viewer(request: Request, stored: StoredClassroom, token: bytes | None) -> Viewer:
    """The role of the holder of this token. A token that is nobody's is refused."""
    if token is None:
        return "wall"
    pupil = stored.room.pupil_with(token)
    if pupil is None:
        answers.check_teacher(stored, token)
    services_of(request).limits.recognise(token)
    return "teacher" if pupil is None else pupil.number


@router.post("", status_code=201, responses=CLASSROOM_REFUSALS, dependencies=[HAS_SECRET])
async def open_classroom(request: Request, body: ClassroomRequest) -> OpenedClassroom:
    """Open a classroom. Only this response has the teacher's token."""
    services = services_of(request)
    services.limits.check_opening(client_of(request), CLASSROOM_NUMBERS)
    stored, token = answers.open_classroom(body, services.store.now)
    for _ in range(CODE_ATTEMPTS):
        if await services.store.open_classroom(stored):
            services.limits.recognise(stored.room.teacher)
            return OpenedClassroom(code=stored.id, token=token, state=(await _view(request, stored)).teacher())
        stored = answers.with_other_code(stored)
    raise BusyError


@router.get("/{code}", responses=CLASSROOM_REFUSALS)
async def state(request: Request, code: Code, token: OptionalToken) -> ClassroomState:
    """Return what the holder of the token may see: teacher, pupil, or without a token the wall."""
    stored = await _load(request, code)
    viewer = _viewer(request, stored, token)
    return state_for(await _view(request, stored, viewer), viewer)


@router.post("/{code}/join", responses=CLASSROOM_REFUSALS, dependencies=[HAS_SECRET])
async def join(
    request: Request, code: Code, body: ClassroomJoinRequest, background: BackgroundTasks
) -> JoinedClassroom:
    """Join as a pupil with an offered name, or take over a lost seat. A repeated claim gets the same pupil."""
    services = services_of(request)
    token = answers.pupil_token(code.upper(), body, new_secret())
    try:
        stored = await _change(
            request, code, lambda it, reader, now: answers.join(it, reader, body, token, now), background
        )
    except SeatError as error:
        if error.code == "wrong-heal-code":
            services.limits.wrong_guess(client_of(request))
        raise
    services.limits.recognise(hash_secret(token))
    pupil = stored.room.pupil_with(hash_secret(token))
    if pupil is None:
        raise BusyError  # the seat was given to another device in the meantime
    view = await _view(request, stored, pupil.number)
    return JoinedClassroom(name=pupil.name, token=token, state=view.pupil(pupil.number))


@router.post("/{code}/tasks", responses=CLASSROOM_REFUSALS)
async def plan(
    request: Request, code: Code, body: TasksRequest, token: Token, background: BackgroundTasks
) -> TeacherState:
    """Add tasks to the plan. Only the teacher may."""
    stored = await _change(
        request, code, lambda it, reader, now: answers.plan(it, reader, token, body, now), background, token
    )
    return (await _view(request, stored)).teacher()


@router.post("/{code}/control", responses=CLASSROOM_REFUSALS, dependencies=[HAS_SECRET])
async def control(
    request: Request, code: Code, body: ControlRequest, token: Token, background: BackgroundTasks
) -> Controlled:
    """Start tasks, change switches, remove pupils, heal lost seats, open and close votes. Only the teacher may."""
    heal_code = answers.new_heal_code()
    stored = await _change(
        request,
        code,
        lambda it, reader, now: answers.control(it, reader, token, body, heal_code, now),
        background,
        token,
    )
    view = await _view(request, stored)
    if not isinstance(body, HealRequest):
        return Controlled(state=view.teacher())
    healing = Healing(pupil=body.pupil, code=heal_code, ends_at=view.room.pupils[body.pupil].heal_until)
    return Controlled(state=view.teacher(), healing=healing)


@router.post("/{code}/actions", responses=CLASSROOM_REFUSALS)
async def act(
    request: Request, code: Code, body: ActionRequest, token: Token, background: BackgroundTasks
) -> PupilState:
    """Roll another name, begin a new try, take the seat back from the learner, or report progress. For pupils."""
    stored = await _change(
        request, code, lambda it, reader, now: answers.act(it, reader, token, body, now), background, token
    )
    return await _pupil_state(request, stored, token)


@router.post("/{code}/votes", responses=CLASSROOM_REFUSALS)
async def vote(
    request: Request, code: Code, body: VoteRequest, token: Token, background: BackgroundTasks
) -> PupilState:
    """Vote on a move of the class, or answer the exit question. For pupils."""
    stored = await _change(
        request, code, lambda it, reader, now: answers.vote(it, reader, token, body, now), background, token
    )
    return await _pupil_state(request, stored, token)


@router.get("/{code}/report", responses=CLASSROOM_REFUSALS)
async def report(request: Request, code: Code, token: Token) -> Report:
    """Return every game, vote and answer, for the report in the teacher's browser. Only the teacher may read it."""
    services, stored = services_of(request), await _load(request, code)
    answers.check_teacher(stored, token)
    matches = {match_id: (await services.store.load(match_id)).match for match_id in stored.room.games}
    played: list[answers.Played] = [
        (matches[game.match_id].variant, matches[game.match_id].position.crossed, game.player(number) or Player.A)
        for game, number, _ in games_in_report(stored.room)
    ]
    mistakes = await services.solver.run(client_of(request), answers.first_mistakes, played)
    return make_report(await _view(request, stored), matches, mistakes)


@router.delete("/{code}", status_code=204, responses=CLASSROOM_REFUSALS)
async def delete(request: Request, code: Code, token: Token) -> Response:
    """Delete the classroom with its log and its matches. Only the teacher may."""
    services = services_of(request)
    with services.limits.guessing(client_of(request)):
        await services.store.delete_classroom(code.upper(), lambda stored: answers.check_teacher(stored, token))
    services.hub.end(code.upper())
    return Response(status_code=204)


@router.get("/{code}/events", response_class=EventSourceResponse, responses={**CLASSROOM_REFUSALS, 200: STREAM})
async def events(request: Request, code: Code, token: OptionalToken, last_event_id: LastEventId = None) -> Response:
    """Stream the classroom as `classroom` events, and the match that the state names as `news` events."""
    services, stored = services_of(request), await _load(request, code)
    viewer = _viewer(request, stored, token)
    address, seat = client_of(request).address, None if viewer == "wall" else f"{viewer} of {stored.id}"
    services.streams.check(address, seat)
    if request.scope["state"].get("head"):
        return Response(media_type="text/event-stream")
    updates = watch_classroom(services.hub, stored.id, viewer, token, last_event_id or "")
    return Stream(updates, services.streams.count(address, seat), services.settings.ping_seconds)
