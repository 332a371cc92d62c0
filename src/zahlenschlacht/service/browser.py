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
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypedDict
from urllib.parse import parse_qsl, unquote

from ..game.errors import ZahlenschlachtError
from .answers import matches
from .cache import Cache
from .endpoints import ENDPOINTS, Endpoint, parse_body, validated
from .match import ConflictError, Transition
from .problems import HttpError, StaleRequestError, missing_token, problem_of, status_of, wrong_method
from .schemas.base import Model, RequestModel
from .schemas.matches import JoinRequest, MatchRequest, MatchState, Since
from .stored import StoredMatch, UnknownMatchError
from .tokens import hash_secret


@dataclass(frozen=True, slots=True)
class BrowserRequest:
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


Handled = tuple[bytes | Model, Sequence[StoredMatch]]
"""The response to a request, rendered or not, and the matches that were changed."""
Handler = Callable[[BrowserRequest], Handled]

_replayed: Cache[StoredMatch] = Cache(max_weight=10_000_000)
"""Matches whose log was replayed before."""


def _of_endpoint(endpoint: Endpoint) -> Handler:
    """The handler of a line of the table of endpoints."""
    return lambda request: (endpoint.render(endpoint.arguments(request.path, request.query, request.body)), ())


def _stored(request: BrowserRequest) -> StoredMatch:
    """The match that the request names."""
    match_id = request.path["match_id"]
    if request.record is None:
        raise UnknownMatchError(match_id)
    fields = json.loads(request.record)
    replayed = _replayed.get(match_id)
    if replayed is not None and replayed.version == len(fields["log"]):
        return replayed
    return StoredMatch.from_fields(fields)


def _change(
    request: BrowserRequest,
    decide: Callable[[StoredMatch], Transition],
    respond: Callable[[StoredMatch, Transition], Model],
) -> Handled:
    """Decide a request about a match. A stale request is refused with the state of the match."""
    stored = _stored(request)
    try:
        transition = decide(stored)
    except ConflictError as error:
        raise StaleRequestError(error, MatchState.at(stored)) from None
    after = stored.after(transition)
    changed = [after] if transition.events else []
    if transition.sequel is not None:
        changed.append(after.sequel(transition.sequel))
    return respond(after, transition), changed


def _open(request: BrowserRequest) -> Handled:
    stored, opened = matches.open_match(validated(MatchRequest, request.body, "body"))
    return opened, [stored]


def _state(request: BrowserRequest) -> Handled:
    text = request.query.get("since")
    since = None if text is None else validated(Since, text, "query", "since")
    return MatchState.at(_stored(request), since=since), ()


def _join(request: BrowserRequest) -> Handled:
    body: JoinRequest = validated(JoinRequest, request.body, "body")
    token = matches.join_token(body)
    return _change(
        request,
        lambda stored: matches.join(stored, body, token),
        lambda stored, transition: matches.joined(stored, transition, token),
    )


def _of_seat(kind: type[RequestModel] | None, function: Callable[..., Transition]) -> Handler:
    """The handler of a request that needs the token of a seat."""

    def handle(request: BrowserRequest) -> Handled:
        if request.token is None:
            raise missing_token()
        body = None if kind is None else validated(kind, request.body, "body")
        token_hash = hash_secret(request.token)
        return _change(
            request,
            lambda stored: matches.decide(function, stored, token_hash, body),
            lambda stored, transition: matches.update(stored, transition, body),
        )

    return handle


def _review(request: BrowserRequest) -> Handled:
    match = _stored(request).match
    return matches.review_game(match.variant, match.position.crossed, match.winner, match.start_ply), ()


MATCH = "/matches/{match_id}"
ROUTES: tuple[tuple[str, str, Handler], ...] = (
    *((endpoint.method, endpoint.path, _of_endpoint(endpoint)) for endpoint in ENDPOINTS),
    ("POST", "/matches", _open),
    ("GET", MATCH, _state),
    ("GET", f"{MATCH}/review", _review),
    ("POST", f"{MATCH}/join", _join),
    *(("POST", f"{MATCH}/{name}", _of_seat(*entry)) for name, entry in matches.SEAT_REQUESTS.items()),
)
"""The routes: the method, the path below /api, and the handler."""


def answer(
    method: str, address: str, body: str | None = None, token: str | None = None, record: str | None = None
) -> Reply:
    """The answer to a request. `record` has the fields of the match that the address names, if the page has it."""
    path, _, query = address.partition("?")
    try:
        handler, parts = _handler(method, unquote(path))
        values = dict(parse_qsl(query, keep_blank_values=True))
        content, changed = handler(BrowserRequest(parts, values, parse_body(body), token, record))
    except ZahlenschlachtError as error:
        status = status_of(error)
        return Reply(status, problem_of(error, status).model_dump_json(), {})
    for stored in changed:
        _replayed.put(stored.id, stored)
    text = content.decode() if isinstance(content, bytes) else content.model_dump_json()
    return Reply(201 if handler is _open else 200, text, {stored.id: _record(stored) for stored in changed})


def _record(stored: StoredMatch) -> Record:
    return {"fields": json.dumps(stored.to_fields()), "state": MatchState.at(stored).model_dump_json()}


def _handler(method: str, path: str) -> tuple[Handler, dict[str, str]]:
    """The first handler of this method and address, with the named parts of the path."""
    known = False
    for route_method, route, handler in ROUTES:
        if match := re.fullmatch(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", route), path):
            if route_method == method:
                return handler, match.groupdict()
            known = True
    raise wrong_method(method) if known or method != "GET" else HttpError(404, "not-found")
