"""Routes of classrooms: open, join, read, plan tasks, control, act, vote, report, watch, delete."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter, BackgroundTasks, Path, Request
from pydantic import AfterValidator
from sse_starlette import EventSourceResponse
from starlette.responses import Response

from ..answers import classrooms as answers
from ..answers.classrooms import tournaments
from ..answers.classrooms.mistakes import first_mistakes
from ..answers.classrooms.views import View
from ..classroom import Classroom, Transition
from ..match import SeatError
from ..schemas.base import RequestModel
from ..schemas.classrooms.report import Report
from ..schemas.classrooms.requests import (
    ActionRequest,
    ClassroomJoinRequest,
    ClassroomRequest,
    ControlRequest,
    TasksRequest,
    VoteRequest,
)
from ..schemas.classrooms.states import (
    ClassroomState,
    ControlResponse,
    JoinedClassroom,
    OpenedClassroom,
    PupilState,
    TeacherState,
    Tournament,
)
from ..schemas.matches import MatchUpdate
from ..storage import Store
from ..stored import Reader
from ..tokens import CODE_LENGTH, hash_secret, new_code
from .classroom_stream import Viewer, here, state_for, watch_classroom
from .live import Stream
from .matches import LastEventId, OptionalToken, Token
from .problems import CLASSROOM_REFUSALS, REFUSALS
from .services import client_of, services_of
from .workers import BusyError

router = APIRouter(prefix="/api/classrooms", responses=REFUSALS)

Code = Annotated[str, Path(description="The five letters of the classroom.", max_length=20), AfterValidator(str.upper)]

STREAM: dict[str, Any] = {
    "model": ClassroomState | MatchUpdate,
    "content": {"text/event-stream": {}},
    "description": "Server-sent events with JSON data: `classroom` events hold a ClassroomState, `news` events a "
    "MatchUpdate. A `reset` event means that the log is shorter than the client knows: read the classroom again.",
}


CODE_ATTEMPTS = 20
"""How many codes are tried until one is free."""
CLASSROOM_NUMBERS = 5000
"""Opening a classroom is charged like opening a match on this many numbers."""


async def _load(request: Request, code: str) -> Classroom:
    """The classroom with this code. Wrong codes are limited, so that nobody finds a classroom by trying."""
    services = services_of(request)
    with services.limits.guessing(client_of(request), code):
        return await services.store.load(Classroom, code)


async def _change(
    request: Request,
    code: str,
    decide: Callable[[Classroom, Reader, bytes, Any, answers.Now], Transition],
    token: bytes,
    body: RequestModel,
    background: BackgroundTasks,
    may_open: bool = False,
) -> tuple[Classroom, answers.Now]:
    """Decide and commit a request of the holder of this token; returns the classroom after it, and the circumstances.

    `may_open` says whether it can open matches. Their number is known only after the decision. So the address is
    charged for them afterwards, and refused the next ones while it is in debt: a whole class can start at once.
    """
    services, client = services_of(request), client_of(request)
    now = answers.Now(services.store.blocking.now, here(services.hub, code), client.address)
    if may_open:
        services.limits.check_opening_debt(client)
    with services.limits.guessing(client, code):
        room, transition = await services.change_classroom(
            code, lambda it, reader: decide(it, reader, token, body, now), background
        )
    services.limits.charge_openings(client, [opened.match.variant.n for opened in transition.opens])
    if room.is_teacher(token) or room.pupil_with(token) is not None:
        services.limits.recognise(token, code)
    return room, now


async def _view(request: Request, stored: Classroom, viewer: Viewer = "teacher") -> View:
    """The classroom with the games that this viewer sees."""
    services = services_of(request)
    seen = [game.match_id for game in stored.games_seen_by(viewer)] if isinstance(viewer, int) else None
    statuses = await services.store.run(Store.statuses, stored.code, seen)
    return View(stored, statuses, here(services.hub, stored.code), services.store.blocking.now)


async def _pupil_state(request: Request, stored: Classroom, token: bytes) -> PupilState:
    number = answers.pupil_of(stored, token).number
    return (await _view(request, stored, number)).pupil(number)


def _viewer(request: Request, stored: Classroom, token: bytes | None) -> Viewer:
    """The role of the holder of this token. A token that is nobody's is refused."""
    if token is None:
        return "wall"
    pupil = stored.pupil_with(token)
    if pupil is None:
        answers.check_teacher(stored, token)
    services_of(request).limits.recognise(token, stored.code)
    return "teacher" if pupil is None else pupil.number


@router.post("", status_code=201, responses=CLASSROOM_REFUSALS)
async def open_classroom(request: Request, body: ClassroomRequest) -> OpenedClassroom:
    """Open a classroom. Only this response has the teacher's token."""
    services = services_of(request)
    services.limits.check_opening(client_of(request), CLASSROOM_NUMBERS)
    stored, token = answers.open_classroom(body, services.store.blocking.now)
    for _ in range(CODE_ATTEMPTS):
        if await services.store.run(Store.open_classroom, stored):
            services.limits.recognise(stored.teacher, stored.code)
            return OpenedClassroom(code=stored.code, token=token, state=(await _view(request, stored)).teacher())
        stored = replace(stored, code=new_code(CODE_LENGTH))
    raise BusyError


@router.get("/{code}", responses=CLASSROOM_REFUSALS)
async def state(request: Request, code: Code, token: OptionalToken) -> ClassroomState:
    """The view of the holder of the token: teacher, pupil, or without a token the wall."""
    stored = await _load(request, code)
    viewer = _viewer(request, stored, token)
    return state_for(await _view(request, stored, viewer), viewer)


@router.post("/{code}/join", responses=CLASSROOM_REFUSALS)
async def join(
    request: Request, code: Code, body: ClassroomJoinRequest, background: BackgroundTasks
) -> JoinedClassroom:
    """Join as a pupil with an offered name, or take over a lost seat. A repeated claim gets the same pupil."""
    services = services_of(request)
    token = answers.pupil_token(code, body)
    stored, _ = await _change(request, code, answers.join, hash_secret(token), body, background, may_open=True)
    pupil = stored.pupil_with(hash_secret(token))
    if pupil is None and body.seat_code is not None:
        services.limits.wrong_guess(client_of(request))
        raise SeatError("wrong-seat-code")
    if pupil is None:
        raise BusyError  # the seat was given to another device in the meantime
    view = await _view(request, stored, pupil.number)
    return JoinedClassroom(name=pupil.name, token=token, state=view.pupil(pupil.number))


@router.post("/{code}/tasks", responses=CLASSROOM_REFUSALS)
async def plan(
    request: Request, code: Code, body: TasksRequest, token: Token, background: BackgroundTasks
) -> TeacherState:
    """Add tasks to the plan. Only the teacher may."""
    stored, _ = await _change(request, code, answers.plan, token, body, background, may_open=body.start)
    return (await _view(request, stored)).teacher()


@router.post("/{code}/control", responses=CLASSROOM_REFUSALS)
async def control(
    request: Request, code: Code, body: ControlRequest, token: Token, background: BackgroundTasks
) -> ControlResponse:
    """Start tasks, change switches, remove pupils, make seat codes, open and close votes. Only the teacher may."""
    may_open = body.kind == "start"
    stored, now = await _change(request, code, answers.control, token, body, background, may_open)
    state = (await _view(request, stored)).teacher()
    return ControlResponse(state=state, seat_code=now.seat_code if body.kind == "seat-code" else None)


@router.post("/{code}/actions", responses=CLASSROOM_REFUSALS)
async def act(
    request: Request, code: Code, body: ActionRequest, token: Token, background: BackgroundTasks
) -> PupilState:
    """Get another name, begin a game, find a partner, take a seat back, or report progress. For pupils."""
    stored, _ = await _change(
        request, code, answers.act, token, body, background, may_open=body.kind in ("try", "next", "pair")
    )
    return await _pupil_state(request, stored, token)


@router.post("/{code}/votes", responses=CLASSROOM_REFUSALS)
async def vote(
    request: Request, code: Code, body: VoteRequest, token: Token, background: BackgroundTasks
) -> PupilState:
    """Vote on a move of the class, or answer the exit question. For pupils."""
    stored, _ = await _change(request, code, answers.vote, token, body, background)
    return await _pupil_state(request, stored, token)


@router.get("/{code}/report", responses=CLASSROOM_REFUSALS)
async def report(request: Request, code: Code, token: Token) -> Report:
    """Every game, vote and answer, for the report in the teacher's browser. Only the teacher may read it."""
    services, stored = services_of(request), await _load(request, code)
    answers.check_teacher(stored, token)
    view = await _view(request, stored)
    return view.report(await services.solver.run(client_of(request), first_mistakes, view.games_in_report()))


@router.get("/{code}/tournament", responses=CLASSROOM_REFUSALS)
async def tournament(request: Request, code: Code) -> Tournament:
    """Let the recipes of the current task play each other. Everyone who knows the code may see it."""
    contest = tournaments.contest(await _load(request, code))
    return await services_of(request).solver.run(client_of(request), tournaments.play, *contest)


@router.delete("/{code}", status_code=204, responses=CLASSROOM_REFUSALS)
async def delete(request: Request, code: Code, token: Token) -> Response:
    """Delete the classroom with its log and its matches. Only the teacher may."""
    services = services_of(request)
    with services.limits.guessing(client_of(request), code):
        await services.store.run(Store.delete_classroom, code, lambda stored: answers.check_teacher(stored, token))
    services.hub.end(code)
    return Response(status_code=204)


@router.get("/{code}/events", response_class=EventSourceResponse, responses={**CLASSROOM_REFUSALS, 200: STREAM})
async def events(request: Request, code: Code, token: OptionalToken, last_event_id: LastEventId = None) -> Response:
    """Stream the classroom as `classroom` events, and the match that the state names as `news` events."""
    services, stored = services_of(request), await _load(request, code)
    viewer = _viewer(request, stored, token)
    window = f"{viewer} of {stored.code}"
    updates = watch_classroom(services.hub, stored.code, viewer, token, last_event_id or "")
    return Stream(request, updates, None if viewer == "wall" else window, window)
