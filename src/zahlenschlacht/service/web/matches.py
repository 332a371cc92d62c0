"""Routes of matches: open, read, join, move, play out, take back, resign, play again, review, watch."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter, BackgroundTasks, Depends, Header, Path, Query, Request, Security
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from sse_starlette import EventSourceResponse
from starlette.responses import Response

from ..answers import matches as answers
from ..match import Match, rest_of_game
from ..problems import missing_token
from ..schemas import matches as schemas
from ..schemas.matches import (
    Joined,
    JoinRequest,
    MatchRequest,
    MatchState,
    MoveRequest,
    News,
    OpenedMatch,
    PlayOutRequest,
    Presence,
    Review,
    SequelRequest,
    TakebackRequest,
)
from ..tokens import hash_secret, new_secret, new_seed
from .compression import HAS_SECRET
from .live import Stream
from .problems import MATCH_REFUSALS, REFUSALS, SEAT_REFUSALS
from .services import answer, client_of, services_of
from .workers import ModelResponse

SHORT_GAME = 40
"""Games on at most this many numbers are reviewed and played out without a worker."""

MOVES_AT_ONCE = 500
"""The most moves of a play-out that are computed without giving others a turn."""

router = APIRouter(prefix="/api/matches", responses=REFUSALS)

STREAM: dict[str, Any] = {
    "model": News | Presence,
    "content": {"text/event-stream": {}},
    "description": "Server-sent events with JSON data: `news` events hold News, `presence` events hold Presence. "
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
Since = Annotated[schemas.Since, Query(description="The version after which the log is wanted.")]
LastEventId = Annotated[str | None, Header(max_length=20, description="The last version that the client has seen.")]


@router.post("", status_code=201, dependencies=[HAS_SECRET])
async def open_match(request: Request, body: MatchRequest) -> OpenedMatch:
    """Open a match. Only this response has the tokens and the join secrets."""
    services = services_of(request)
    services.limits.check_opening(client_of(request), body.variant.size)
    stored, response = await asyncio.to_thread(answers.open_match, body)
    await services.store.create(stored)
    for seat_hash in filter(None, stored.tokens.values()):
        services.limits.recognise(seat_hash)
    return response


@router.get("/{match_id}", responses=MATCH_REFUSALS)
async def state(request: Request, match_id: MatchId, since: Since = None) -> MatchState:
    """Return the public state of a match."""
    return MatchState.at(await services_of(request).store.load(match_id), since=since)


@router.post("/{match_id}/join", responses=SEAT_REFUSALS, dependencies=[HAS_SECRET])
async def join(request: Request, match_id: MatchId, body: JoinRequest, background: BackgroundTasks) -> Joined:
    """Take the open seat. If several people try, one gets it; the others get 409 and may watch."""
    services, claim = services_of(request), body.claim or new_secret()
    stored, change = await services.change(match_id, lambda stored: answers.join(stored, body, claim), background)
    response = answers.joined(stored, change)
    services.limits.recognise(hash_secret(response.token))
    return response


@router.post("/{match_id}/moves", responses=SEAT_REFUSALS)
async def move(
    request: Request, match_id: MatchId, body: MoveRequest, token: Token, background: BackgroundTasks
) -> News:
    """Cross out a number; a strategy on the other seat replies. Idempotent."""
    services = services_of(request)
    stored, change = await services.change(match_id, lambda it: answers.move(it, token, body), background, token)
    return answers.update(stored, change, body.version)


@router.post("/{match_id}/play-out", responses=SEAT_REFUSALS)
async def play_out(
    request: Request, match_id: MatchId, body: PlayOutRequest, token: Token, background: BackgroundTasks
) -> News:
    """Make all moves until the end of the game, perfect ones for every person. Not against a friend. Idempotent."""
    services = services_of(request)
    stored = await services.store.load(match_id)
    answers.holder(stored, token)
    match, moves = stored.match, None
    can_play_out = match.version == body.version and not match.is_over and not match.has_remote_seat
    if can_play_out and not _is_short(match):
        moves = await _rest_of_game(request, match)
    stored, change = await services.change(
        match_id, lambda it: answers.play_out(it, token, body, moves), background, token
    )
    return answers.update(stored, change)


async def _rest_of_game(request: Request, match: Match) -> tuple[int, ...]:
    """The moves until the end of the game. The worker computes some at a time, so that others get their turns."""
    rest = replace(match, log=())
    while not rest.position.is_over:
        moves = await services_of(request).solver.run(client_of(request), rest_of_game, rest, MOVES_AT_ONCE)
        position = rest.position
        for number in moves:
            position = position.cross(number)
        rest = replace(rest, position=position)
    return rest.position.crossed[match.position.ply :]


@router.post("/{match_id}/takeback", responses=SEAT_REFUSALS)
async def take_back(
    request: Request, match_id: MatchId, body: TakebackRequest, token: Token, background: BackgroundTasks
) -> News:
    """Go back to an earlier ply, against a strategy or between two people at one device. Idempotent."""
    services = services_of(request)
    stored, change = await services.change(match_id, lambda it: answers.take_back(it, token, body), background, token)
    return answers.update(stored, change)


@router.post("/{match_id}/resign", responses=SEAT_REFUSALS)
async def resign(request: Request, match_id: MatchId, token: Token, background: BackgroundTasks) -> News:
    """Give the game to the other player. Idempotent."""
    services = services_of(request)
    stored, change = await services.change(match_id, lambda it: answers.resign(it, token), background, token)
    return answers.update(stored, change)


@router.post("/{match_id}/again", responses=SEAT_REFUSALS)
async def again(
    request: Request, match_id: MatchId, body: SequelRequest, token: Token, background: BackgroundTasks
) -> News:
    """Play again with the same people, after the end. `sequel` is the new match; everyone keeps their token."""
    services, seed = services_of(request), new_seed()
    match = (await services.store.load(match_id)).match
    if match.is_over and match.sequel is None:
        services.limits.check_opening(client_of(request), match.variant.n)
    stored, change = await services.change(
        match_id, lambda it: answers.open_sequel(it, token, body, seed), background, token
    )
    return answers.update(stored, change)


@router.get("/{match_id}/review", response_model=Review, responses=MATCH_REFUSALS)
async def review(request: Request, match_id: MatchId) -> ModelResponse[Review]:
    """Review the game so far, move by move: margins, blunders, and the moves that would have kept the win."""
    match = (await services_of(request).store.load(match_id)).match
    return await answer(request, _is_short(match), answers.review, match.variant, match.position.crossed)


def _is_short(match: Match) -> bool:
    """Whether the whole game can be reviewed or played out without a worker."""
    return match.variant.n <= SHORT_GAME and match.variant.bond.is_sum


@router.get(
    "/{match_id}/events",
    response_class=EventSourceResponse,
    responses={**MATCH_REFUSALS, 200: STREAM},
)
async def events(
    request: Request, match_id: MatchId, token: OptionalToken, since: Since = None, last_event_id: LastEventId = None
) -> Response:
    """Stream the updates of a match as server-sent events named `news`, whose ids are versions.

    A stream with the token of a seat shows the others that its player is present. In a match with a friend, events
    named `presence` say who is.
    """
    services = services_of(request)
    address = client_of(request).address
    stored = await services.store.load(match_id)
    player, seat = None, None
    if token is not None:
        player = answers.holder(stored, token)
        seat = f"{player} of {match_id}"
        services.limits.recognise(token)
    services.streams.check(address, seat)
    if request.scope["state"].get("head"):
        return Response(media_type="text/event-stream")
    seen = int(last_event_id) if last_event_id and last_event_id.isdecimal() else since
    updates = services.hub.watch(match_id, seen, player)
    return Stream(updates, services.streams.count(address, seat), services.settings.ping_seconds)
