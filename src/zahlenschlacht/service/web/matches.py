"""Routes of matches: open, read, join, the requests of players (`SEAT_REQUESTS`), review, watch."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Annotated, Any, get_type_hints

from fastapi import APIRouter, BackgroundTasks, Depends, Header, Path, Request, Security
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from sse_starlette import EventSourceResponse
from starlette.responses import Response

from ..answers import matches as answers
from ..answers.classrooms import check_review
from ..classroom import Classroom
from ..endpoints import parse_body, validated
from ..match import Match, Transition, rest_of_game
from ..problems import missing_token
from ..schemas import matches as schemas
from ..schemas.base import RequestModel
from ..storage import Store
from ..stored import StoredMatch
from ..tokens import hash_secret
from .endpoints import DirectRoute, described
from .live import Stream
from .problems import MATCH_REFUSALS, REFUSALS, REVIEW_REFUSALS, SEAT_REFUSALS
from .processor_time import in_thread
from .services import client_of, services_of

SHORT_GAME = 40
"""Games on at most this many numbers are reviewed and played out without a worker."""

MOVES_AT_ONCE = 500
"""The most moves of a play-out that are computed without giving others a turn."""

router = APIRouter(prefix="/api/matches", responses=REFUSALS)

STREAM: dict[str, Any] = {
    "model": schemas.MatchUpdate | schemas.Presence | schemas.Reaction,
    "content": {"text/event-stream": {}},
    "description": "Server-sent events with JSON data: `news` events hold a MatchUpdate, `presence` events "
    "a Presence, `reaction` events a Reaction. "
    "A `reset` event means that the log is shorter than `since`: read the match again.",
}

# The middleware has read the header already; this only describes it.
_Described = Annotated[HTTPAuthorizationCredentials | None, Security(HTTPBearer(auto_error=False))]


async def token_hash(request: Request, _described: _Described) -> bytes | None:
    """The hash of the token that came with the request."""
    secret_hash: bytes | None = request.scope["state"]["token_hash"]
    return secret_hash


OptionalToken = Annotated[bytes | None, Depends(token_hash)]


async def required_token_hash(secret_hash: OptionalToken) -> bytes:
    """The hash of the token; a request without a token is refused."""
    if secret_hash is None:
        raise missing_token()
    return secret_hash


MatchId = Annotated[str, Path(description="The id of the match.")]
Token = Annotated[bytes, Depends(required_token_hash)]
LastEventId = Annotated[str | None, Header(max_length=20, description="The last version that the client has seen.")]


@router.post("", status_code=201)
async def open_match(request: Request, body: schemas.MatchRequest) -> schemas.OpenedMatch:
    """Open a match. Only this response has the tokens and the join secrets."""
    services = services_of(request)
    services.limits.check_opening(client_of(request), body.variant.size)
    stored, response = await in_thread(None, lambda: answers.open_match(body))
    await services.store.run(Store.create, stored)
    for seat_hash in filter(None, stored.tokens.values()):
        services.limits.recognise(seat_hash)
    return response


@router.get("/{match_id}", responses=MATCH_REFUSALS)
async def state(request: Request, match_id: MatchId, since: schemas.Since = None) -> schemas.MatchState:
    """The public state of a match."""
    return schemas.MatchState.at(await services_of(request).store.load(StoredMatch, match_id), since=since)


@router.post("/{match_id}/join", responses=SEAT_REFUSALS)
async def join(
    request: Request, match_id: MatchId, body: schemas.JoinRequest, background: BackgroundTasks
) -> schemas.Joined:
    """Take the open seat. If several people try, one gets it; the others get 409 and may watch."""
    services, token = services_of(request), answers.join_token(body)
    stored, transition = await services.change(match_id, lambda stored: answers.join(stored, body, token), background)
    services.limits.recognise(hash_secret(token))
    return answers.joined(stored, transition, token)


@router.post("/{match_id}/reaction", status_code=204, responses=SEAT_REFUSALS)
async def react(request: Request, match_id: MatchId, token: Token, body: schemas.ReactionRequest) -> None:
    """Show a reaction to everybody who watches the match. It is not stored, and each seat may send few."""
    services = services_of(request)
    reaction = answers.react(await services.store.load(StoredMatch, match_id), token, body)
    services.limits.check_reaction(token)
    services.hub.react(match_id, reaction)


class SeatRoute(DirectRoute):
    """The route of a request of the holder of a seat, such as a move."""

    def __init__(self, name: str, kind: type[RequestModel] | None, function: Callable[..., Transition]) -> None:
        parameters = {"match_id": MatchId, "token": Token} | ({} if kind is None else {"body": kind})
        super().__init__(
            f"{router.prefix}/{{match_id}}/{name}",
            described(function, parameters, get_type_hints(answers.update)["return"]),
            methods=["POST"],
            response_model=schemas.MatchUpdate,
            responses=SEAT_REFUSALS,
        )
        self.request_name, self.kind, self.function = name, kind, function

    async def respond(self, request: Request) -> Response:
        """The events of the change."""
        services, client, match_id = services_of(request), client_of(request), request.path_params["match_id"]
        content = None if self.kind is None else parse_body(await request.body())
        token, function, background = request.scope["state"]["token_hash"], self.function, BackgroundTasks()
        if token is None:
            raise missing_token()
        body = None if self.kind is None else validated(self.kind, content, "body")
        if self.request_name == "play-out":
            stored = await services.store.load(StoredMatch, match_id)
            answers.holder(stored, token)
            function = partial(function, moves=await _moves_of_long_game(request, stored.match, body))
        elif self.request_name == "again":
            services.limits.check_opening_debt(client)
        stored, transition = await services.change(
            match_id, lambda it: answers.decide(function, it, token, body), background, token
        )
        if transition.sequel is not None:
            services.limits.charge_openings(client, [transition.sequel.variant.n])
        content = answers.update(stored, transition, body).model_dump_json()
        return Response(content, media_type="application/json", background=background)


async def _moves_of_long_game(request: Request, match: Match, body: Any) -> tuple[int, ...] | None:
    """The rest of a long game; None for others. The worker makes some moves at a time, so that others get turns."""
    if match.version != body.version or match.is_over or match.has_remote_seat or _is_short(match):
        return None
    rest = replace(match, log=())
    while not rest.position.is_over:
        moves = await services_of(request).solver.run(client_of(request), rest_of_game, rest, MOVES_AT_ONCE)
        position = rest.position
        for number in moves:
            position = position.cross(number)
        rest = replace(rest, position=position)
    return rest.position.crossed[match.position.ply :]


router.routes.extend(SeatRoute(name, *entry) for name, entry in answers.SEAT_REQUESTS.items())


@router.get("/{match_id}/review", response_model=schemas.Review, responses=REVIEW_REFUSALS)
async def review(request: Request, match_id: MatchId) -> schemas.Review | Response:
    """Review the game so far, move by move: margins, blunders, and the moves that would have kept the win."""
    services = services_of(request)
    stored = await services.store.load(StoredMatch, match_id)
    match = stored.match
    if stored.classroom is not None and not match.is_over:
        check_review(await services.store.load(Classroom, stored.classroom), match_id)
    game = match.variant, match.position.crossed, match.winner, match.start_ply
    if _is_short(match):
        rendered = answers.review_game(*game)
    else:
        rendered = await services.solver.run(client_of(request), answers.review_game, *game)
    return Response(rendered, media_type="application/json")


def _is_short(match: Match) -> bool:
    """Whether the whole game can be reviewed or played out without a worker."""
    return match.variant.n <= SHORT_GAME and match.variant.bond.is_sum


@router.get("/{match_id}/events", response_class=EventSourceResponse, responses={**MATCH_REFUSALS, 200: STREAM})
async def events(
    request: Request,
    match_id: MatchId,
    token: OptionalToken,
    since: schemas.Since = None,
    last_event_id: LastEventId = None,
) -> Response:
    """Stream the updates of a match as server-sent events named `news`, whose ids are versions.

    A stream with the token of a seat shows the others that its player is present. In a match with a friend, events
    named `presence` say who is.
    """
    services = services_of(request)
    stored = await services.store.load(StoredMatch, match_id)
    player, seat = None, None
    if token is not None:
        player = answers.holder(stored, token)
        seat = f"{player} of {match_id}"
        services.limits.recognise(token)
    seen = int(last_event_id) if last_event_id and last_event_id.isdecimal() else since
    return Stream(request, services.hub.watch(match_id, seen, player), seat)
