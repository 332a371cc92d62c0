"""The API without a server: a request in, status and JSON out. The page calls it in Python that runs in the browser.

The page keeps the matches. It passes the record of a match with each request about it, and stores the records that
come back. There are no threads here, no processes and no framework.

>>> reply = answer("GET", "/solve?n=15&d=7")
>>> reply.status, reply.text[:30]
(200, '{"position":{"ply":0,"turn":"A')
>>> answer("GET", "/solve?n=x&d=7").status
422
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, TypedDict, get_type_hints
from urllib.parse import parse_qsl, unquote

from pydantic import TypeAdapter, ValidationError
from pydantic_core import to_json

from ..game.rules import ZahlenschlachtError
from .answers import matches
from .match import ConflictError
from .problems import (
    StaleRequestError,
    invalid_request,
    missing_token,
    not_found,
    not_json,
    problem_of,
    status_of,
    wrong_method,
)
from .schemas.base import RequestModel
from .schemas.matches import (
    JoinRequest,
    MatchRequest,
    MatchState,
    MoveRequest,
    News,
    PlayOutRequest,
    SequelRequest,
    Since,
    TakebackRequest,
)
from .stored import Change, StoredMatch, UnknownMatchError
from .tokens import hash_secret, new_secret, new_seed


@dataclass(frozen=True, slots=True)
class Request:
    """A request whose values are not validated yet."""

    path: dict[str, str]
    """The parts of the path that have a name in the route."""
    query: dict[str, str]
    body: Any
    token: str | None
    record: str | None
    """The fields of the match that the path names, if the page has it."""


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer to a request."""

    status: int
    text: str
    """The JSON of the response or of the refusal."""
    records: dict[str, Record]
    """The new records of the matches that were changed, by their ids."""


class Record(TypedDict):
    """A match as the page stores it. JavaScript gets an object with these fields."""

    fields: str
    """The log and everything else of the match, as JSON. The page passes it with each request about the match."""
    state: str
    """The answer to `GET /matches/{match_id}`, which the page shows before Python is loaded."""


@dataclass(frozen=True, slots=True)
class Result:
    """The response to a request that was carried out."""

    content: object
    changed: tuple[StoredMatch, ...] = ()
    status: int = 200


Handler = Callable[[Request], Result]


@cache
def _adapter(kind: Any) -> TypeAdapter[Any]:
    return TypeAdapter(kind)


def _validated(kind: Any, value: object, *place: str) -> Any:
    """The value of a part of the request. An invalid value is refused with the same error as on the server."""
    if value is None and place == ("body",):
        raise invalid_request([{"type": "missing", "loc": place, "msg": "Field required"}])
    try:
        return _adapter(kind).validate_python(value, from_attributes=True)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        raise invalid_request([{**first, "loc": (*place, *first["loc"])}]) from None


def _pure(name: str) -> Handler:
    """The handler that calls a function of `answers/` without state, such as "learn.lessons".

    Its parameters name parts of the path, the query or the body. Its module is imported by the first request that
    needs it, because importing all of them would double the time until the first move is answered.
    """
    module, _, function = name.partition(".")

    def handle(request: Request) -> Result:
        task = getattr(import_module(f".answers.{module}", __package__), function)
        arguments = {}
        for name, kind in get_type_hints(task, include_extras=True).items():
            if name in request.path:
                arguments[name] = _validated(kind, request.path[name], "path", name)
            elif name != "return":
                is_body = isinstance(kind, type) and issubclass(kind, RequestModel)
                part = ("body", request.body) if is_body else ("query", request.query)
                arguments[name] = _validated(kind, part[1], part[0])
        return Result(task(**arguments))

    return handle


_replayed: dict[str, StoredMatch] = {}
"""Matches whose log was replayed before."""
MAX_REPLAYED = 20


def _stored(request: Request) -> StoredMatch:
    """The match that the request names."""
    match_id = request.path["match_id"]
    if request.record is None:
        raise UnknownMatchError(match_id)
    fields = json.loads(request.record)
    replayed = _replayed.get(match_id)
    if replayed is not None and replayed.version == len(fields["log"]):
        return replayed
    return StoredMatch.from_fields(fields)


def _remember(stored: StoredMatch) -> None:
    _replayed.pop(stored.id, None)
    _replayed[stored.id] = stored
    if len(_replayed) > MAX_REPLAYED:
        del _replayed[next(iter(_replayed))]


def _change(
    stored: StoredMatch, decide: Callable[[StoredMatch], Change], answer: Callable[[StoredMatch, Change], object]
) -> Result:
    """Decide a request about a match. A stale request is refused with the state of the match."""
    try:
        change = decide(stored)
    except ConflictError as error:
        raise StaleRequestError(error, MatchState.at(stored)) from None
    after = stored.after(change)
    changed = (after,) if change.appended.events else ()
    return Result(answer(after, change), (*changed, change.opens) if change.opens else changed)


def _open(request: Request) -> Result:
    stored, opened = matches.open_match(_validated(MatchRequest, request.body, "body"))
    return Result(opened, (stored,), 201)


def _state(request: Request) -> Result:
    text = request.query.get("since")
    since = None if text is None else _validated(Since, text, "query", "since")
    return Result(MatchState.at(_stored(request), since=since))


def _join(request: Request) -> Result:
    body: JoinRequest = _validated(JoinRequest, request.body, "body")
    claim = body.claim or new_secret()
    return _change(_stored(request), lambda stored: matches.join(stored, body, claim), matches.joined)


def _by_player(kind: type[RequestModel] | None, decide: Callable[..., Change]) -> Handler:
    """The handler of a request that needs the token of a seat."""

    def handle(request: Request) -> Result:
        if request.token is None:
            raise missing_token()
        body = () if kind is None else (_validated(kind, request.body, "body"),)
        token_hash = hash_secret(request.token)
        since = body[0].version if body and isinstance(body[0], MoveRequest) else None

        def update(stored: StoredMatch, change: Change) -> News:
            return matches.update(stored, change, since)

        return _change(_stored(request), lambda stored: decide(stored, token_hash, *body), update)

    return handle


def _open_sequel(stored: StoredMatch, token_hash: bytes, request: SequelRequest) -> Change:
    return matches.open_sequel(stored, token_hash, request, new_seed())


def _review(request: Request) -> Result:
    match = _stored(request).match
    return Result(matches.review(match.variant, match.position.crossed))


MATCH = "/matches/{match_id}"
ROUTES: tuple[tuple[str, str, Handler], ...] = (
    ("GET", "/variants", _pure("catalogue.variants")),
    ("GET", "/strategies", _pure("catalogue.strategies")),
    ("GET", "/catalogue", _pure("catalogue.catalogue")),
    ("GET", "/family", _pure("catalogue.family")),
    ("GET", "/answers", _pure("catalogue.answers")),
    ("GET", "/solve", _pure("positions.solution")),
    ("POST", "/notation", _pure("positions.game")),
    ("GET", "/lessons", _pure("learn.lessons")),
    ("GET", "/lessons/solutions", _pure("learn.solutions")),
    ("GET", "/lessons/{name}/{place}", _pure("learn.solution")),
    ("POST", "/lessons/{name}/{place}", _pure("learn.judge")),
    ("GET", "/help", _pure("learn.help_about")),
    ("POST", "/help", _pure("learn.judge_help")),
    ("GET", "/puzzles", _pure("learn.themes")),
    ("GET", "/puzzles/{theme}/{seed}", _pure("learn.puzzle")),
    ("POST", "/puzzles/{theme}/{seed}", _pure("learn.progress")),
    ("GET", "/recipes", _pure("recipes.words")),
    ("POST", "/recipes/check", _pure("recipes.check")),
    ("POST", "/recipes/duel", _pure("recipes.duel")),
    ("GET", "/atlas/cell", _pure("atlas.cell")),
    ("GET", "/atlas/window", _pure("atlas.window")),
    ("POST", "/matches", _open),
    ("GET", MATCH, _state),
    ("GET", f"{MATCH}/review", _review),
    ("POST", f"{MATCH}/join", _join),
    ("POST", f"{MATCH}/moves", _by_player(MoveRequest, matches.move)),
    ("POST", f"{MATCH}/play-out", _by_player(PlayOutRequest, matches.play_out)),
    ("POST", f"{MATCH}/takeback", _by_player(TakebackRequest, matches.take_back)),
    ("POST", f"{MATCH}/resign", _by_player(None, matches.resign)),
    ("POST", f"{MATCH}/again", _by_player(SequelRequest, _open_sequel)),
)
"""The routes: the method, the path below /api, and the handler."""


def answer(
    method: str, address: str, body: str | None = None, token: str | None = None, record: str | None = None
) -> Reply:
    """The answer to a request. `record` has the fields of the match that the address names, if the page has it."""
    try:
        result = _result(method, address, body, token, record)
    except StaleRequestError as error:
        return _refusal(error.reason, error.state)
    except ZahlenschlachtError as error:
        return _refusal(error)
    for stored in result.changed:
        _remember(stored)
    records = {stored.id: _record(stored) for stored in result.changed}
    return Reply(result.status, to_json(result.content).decode(), records)


def _record(stored: StoredMatch) -> Record:
    return {"fields": json.dumps(stored.to_fields()), "state": MatchState.at(stored).model_dump_json()}


def _refusal(error: ZahlenschlachtError, state: MatchState | None = None) -> Reply:
    status = status_of(error)
    return Reply(status, problem_of(error, status, state).model_dump_json(), {})


def _result(method: str, address: str, body: str | None, token: str | None, record: str | None) -> Result:
    path, _, query = address.partition("?")
    handlers = dict(_handlers_at(unquote(path)))
    if method not in handlers:
        raise not_found() if not handlers and method == "GET" else wrong_method(method)
    handler, parts = handlers[method]
    return handler(Request(parts, dict(parse_qsl(query, keep_blank_values=True)), _parsed(body), token, record))


def _handlers_at(path: str) -> Iterator[tuple[str, tuple[Handler, dict[str, str]]]]:
    """The handlers of an address by their methods, with the named parts of the path."""
    for method, route, handler in ROUTES:
        if match := re.fullmatch(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", route), path):
            yield method, (handler, match.groupdict())


def _parsed(body: str | None) -> Any:
    try:
        return None if not body else json.loads(body)
    except json.JSONDecodeError:
        raise not_json("JSON decode error") from None
    except ValueError:
        raise not_json("There was an error parsing the body") from None
