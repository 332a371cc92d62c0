"""The server processes of the simulation. They decide requests with the functions of `service/answers`.

A process can be killed at any moment: before the commit, or between the commit and the answer. Its clock may jump. Two
processes share a database as they do on PostgreSQL; a single one commits its waiting requests together and trusts its
cache, as on SQLite.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from typing import TYPE_CHECKING, Any

from pydantic import TypeAdapter

from zahlenschlacht.game.errors import ZahlenschlachtError
from zahlenschlacht.service.answers import classrooms, matches
from zahlenschlacht.service.answers.classrooms.views import View
from zahlenschlacht.service.cache import Cache
from zahlenschlacht.service.classroom import Classroom
from zahlenschlacht.service.schemas import matches as match_schemas
from zahlenschlacht.service.schemas.classrooms import requests as room_schemas
from zahlenschlacht.service.schemas.matches import MatchState
from zahlenschlacht.service.storage.store import ATTEMPTS
from zahlenschlacht.service.stored import StoredMatch
from zahlenschlacht.service.tokens import hash_secret

from .database import ConflictError, Decide, Stored, Transaction
from .witness import ViolationError

if TYPE_CHECKING:
    from .simulation import Simulation

START = 1_700_000_000_000
"""The time at which every run begins, in milliseconds since 1970."""

BODIES: dict[str, Any] = {
    "open-match": match_schemas.MatchRequest,
    "join-match": match_schemas.JoinRequest,
    **{name: kind for name, (kind, _) in matches.SEAT_REQUESTS.items() if kind is not None},
    "open-classroom": room_schemas.ClassroomRequest,
    "join": room_schemas.ClassroomJoinRequest,
    "plan": room_schemas.TasksRequest,
    "control": room_schemas.ControlRequest,
    "act": room_schemas.ActionRequest,
    "vote": room_schemas.VoteRequest,
}


@dataclass(eq=False)
class Request:
    """What a client wants to happen once. The client sends it until it gets an answer."""

    sender: str
    operation: str
    target: str
    """The id of a match or the code of a classroom."""
    body: dict[str, Any] = field(default_factory=dict)
    token: str | None = None
    floor: int = 0
    """The newest version that any client knew when it was sent."""

    def __str__(self) -> str:
        return f"{self.sender}: {self.operation} {self.target[:5]} {self.body}"


@dataclass(frozen=True)
class Answer:
    """The answer to a request: a response model, or the code of a refusal."""

    request: Request
    response: Any = None
    refusal: str | None = None
    version: int = 0
    """The version of the target that the response shows."""


Reply = Callable[[Answer], None]


@dataclass(frozen=True)
class Call:
    """A copy of a request that has arrived: how it is decided, how its response is made, and where that is sent."""

    request: Request
    decide: Decide
    respond: Callable[[Any, Any], Any]
    """Makes the response from the stored match or classroom and the change."""
    reply: Reply


@cache
def _adapter(operation: str) -> TypeAdapter[Any]:
    return TypeAdapter(BODIES[operation])


def _with_arguments(decide: Callable[..., Any], *arguments: Any) -> Decide:
    return lambda stored, reader: decide(stored, reader, *arguments)


class Process:
    """A server process."""

    def __init__(self, world: Simulation, is_shared: bool) -> None:
        self._world, self._is_shared = world, is_shared
        self.cache: Cache[Stored] = Cache()
        self.skew = 0.0
        """How far its clock is ahead, in milliseconds."""
        self.is_up = True
        self._life = 0
        self._waiting: list[Call] = []
        self._is_committing = False

    @property
    def now(self) -> int:
        """The time by its own clock."""
        return int(START + self._world.time + self.skew)

    def kill(self) -> None:
        """End the process, and start it again some time later."""
        self.is_up, self._life = False, self._life + 1
        self.cache, self._waiting, self._is_committing = Cache(), [], False
        self._world.database.crash()
        self._world.after(self._world.draw.uniform(50, 3000), self._start)

    def _start(self) -> None:
        self.is_up = True

    def _soon(self, action: Callable[[], None]) -> None:
        """Do this after some milliseconds, unless the process is killed before."""
        life = self._life
        self._world.after(self._world.draw.uniform(0, 20), lambda: action() if life == self._life else None)

    def receive(self, request: Request, reply: Reply) -> None:
        """Begin to answer a request."""
        if not self.is_up:
            return
        if request.operation in ("open-match", "open-classroom"):
            self._soon(partial(self._open, request, reply))
        elif request.operation in ("read-match", "read"):
            self._soon(partial(self._read, request, reply))
        else:
            self._queue(self._call(request, reply))

    def tick(self, code: str) -> None:
        """Do what is due in a classroom, as a server does every second."""
        if self.is_up:
            now = self.now
            decide: Decide = lambda stored, reader: classrooms.tick(stored, reader, now)  # noqa: E731
            self._queue(Call(Request("clock", "tick", code), decide, lambda stored, change: None, lambda answer: None))

    def _call(self, request: Request, reply: Reply) -> Call:
        """How this copy of a request is answered. Random choices are drawn here, once for all attempts to commit."""
        body: Any = _adapter(request.operation).validate_python(request.body) if request.operation in BODIES else None
        token = hash_secret(request.token or "")
        decide_match: Callable[[StoredMatch], Any]
        respond: Callable[[Any, Any], Any]
        if request.operation == "join-match":
            seat_token = matches.join_token(body)
            decide_match = lambda it: matches.join(it, body, seat_token)  # noqa: E731
            respond = lambda it, change: matches.joined(it, change, seat_token)  # noqa: E731
        elif request.operation in matches.SEAT_REQUESTS:
            _, function = matches.SEAT_REQUESTS[request.operation]
            decide_match = lambda it: matches.decide(function, it, token, body)  # noqa: E731
            respond = lambda it, change: matches.update(it, change, body)  # noqa: E731
        else:
            return self._classroom_call(request, body, token, reply)
        return Call(request, classrooms.allowed(decide_match, token), respond, reply)

    def _classroom_call(self, request: Request, body: Any, token: bytes, reply: Reply) -> Call:
        now = classrooms.Now(self.now, self._world.present())
        decide: Callable[..., Any]
        respond: Callable[[Any, Any], Any]
        match request.operation:
            case "join":
                own = classrooms.pupil_token(request.target, body)
                decide, token = classrooms.join, hash_secret(own)
                respond = partial(self._joined, own)
            case "control":
                decide, respond = classrooms.control, partial(self._controlled, now.seat_code)
            case "plan":
                decide, respond = classrooms.plan, lambda stored, change: self._view(stored).teacher()
            case operation:
                decide = classrooms.act if operation == "act" else classrooms.vote
                respond = partial(self._pupil_state, token)
        return Call(request, _with_arguments(decide, token, body, now), respond, reply)

    def _transaction(self) -> Transaction:
        return Transaction(self._world.database, self.cache, self._is_shared, self.now, self._world.time)

    def _view(self, stored: Classroom) -> View:
        statuses = self._transaction().statuses(stored.id)
        return View(stored, statuses, self._world.present(), self.now)

    def _pupil_state(self, token: bytes, stored: Classroom, change: object) -> Any:
        return self._view(stored).pupil(classrooms.pupil_of(stored, token).number)

    def _joined(self, token: str, stored: Classroom, change: object) -> Any:
        pupil = stored.pupil_with(hash_secret(token))
        return None if pupil is None else (token, self._view(stored).pupil(pupil.number))

    def _controlled(self, code: str, stored: Classroom, change: object) -> Any:
        return code, self._view(stored).teacher()

    def _open(self, request: Request, reply: Reply) -> None:
        body = _adapter(request.operation).validate_python(request.body)
        stored: Stored
        try:
            if request.operation == "open-match":
                stored, response = matches.open_match(body)
            else:
                stored, token = classrooms.open_classroom(body, self.now)
                response = (stored.id, token)  # type: ignore[assignment]
        except Exception as error:
            self._refuse(request, error, reply)
            return
        self._world.database.open(stored)
        self.cache.put(stored.id, stored)
        self._soon(lambda: reply(Answer(request, response, version=stored.version)))

    def _read(self, request: Request, reply: Reply) -> None:
        transaction = self._transaction()
        try:
            if request.operation == "read-match":
                stored: Stored = transaction.match(request.target)
                response: Any = MatchState.at(transaction.match(request.target))
            else:
                room = stored = transaction.classroom(request.target)
                token = hash_secret(request.token or "")
                pupil = room.pupil_with(token)
                view = self._view(room)
                response = view.teacher() if pupil is None else view.pupil(pupil.number)
        except Exception as error:
            self._refuse(request, error, reply)
            return
        self.cache.put(stored.id, stored)
        self._soon(lambda: reply(Answer(request, response, version=stored.version)))

    def _queue(self, call: Call) -> None:
        """Decide a request soon: at once on a shared database, otherwise together with those that wait."""
        if self._is_shared:
            self._soon(partial(self._decide, [call]))
            return
        self._waiting.append(call)
        if not self._is_committing:
            self._is_committing = True
            self._soon(self._decide_waiting)

    def _decide_waiting(self) -> None:
        calls, self._waiting = self._waiting, []
        if calls:
            self._decide(calls)
        else:
            self._is_committing = False

    def _decide(self, calls: Sequence[Call], attempt: int = 1) -> None:
        transaction = self._transaction()
        results: list[Any] = []
        for call in calls:
            try:
                results.append(transaction.decide(call.request.target, call.decide))
            except Exception as error:
                results.append(error)
        self._soon(lambda: self._commit(transaction, calls, results, attempt))

    def _commit(self, transaction: Transaction, calls: Sequence[Call], results: list[Any], attempt: int) -> None:
        try:
            self._world.database.commit(transaction)
        except ConflictError:
            for id_ in transaction.changed:
                self.cache.drop(id_)
            if attempt < ATTEMPTS:
                self._soon(lambda: self._decide(calls, attempt + 1))
            return
        for stored in transaction.changed.values():
            self.cache.put(stored.id, stored)
        for call, result in zip(calls, results, strict=True):
            if isinstance(result, Exception):
                self._refuse(call.request, result, call.reply)
            else:
                self._world.witness.note_commit(call.request, transaction, result[1])
                self._soon(partial(self._respond, call, *result))
        if not self._is_shared:
            self._soon(self._decide_waiting)

    def _respond(self, call: Call, stored: Stored, change: Any) -> None:
        try:
            response = call.respond(stored, change)
        except Exception as error:
            self._refuse(call.request, error, call.reply)
            return
        version = change.version if isinstance(stored, StoredMatch) else stored.version
        call.reply(Answer(call.request, response, version=version))

    def _refuse(self, request: Request, error: Exception, reply: Reply) -> None:
        if not isinstance(error, ZahlenschlachtError):
            raise ViolationError(f"{request} raises {error!r}") from error
        self._world.witness.check_refusal(request, error)
        self._soon(lambda: reply(Answer(request, refusal=error.code)))
