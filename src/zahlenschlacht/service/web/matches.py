"""The routes of matches: open, see, join, move, take back, resign, watch, review."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, BackgroundTasks, Depends, Header, Path, Query, Request, Security
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from sse_starlette import EventSourceResponse
from starlette.responses import Response

from ...game.rules import Player
from ..answers import positions as answers
from ..schemas.matches import (
    AgainWish,
    Joined,
    JoinWish,
    MatchState,
    MatchWish,
    MoveWish,
    News,
    OpenedMatch,
    Presence,
    Secrets,
    TakebackWish,
)
from ..schemas.positions import Review
from ..storage.keys import new_match_id, new_secret, new_seed
from . import decisions
from .limits import NUMBERS_A_MATCH, address_of
from .live import Stream
from .problems import MATCH_REFUSALS, REFUSALS, SEAT_REFUSALS, unauthorised
from .services import answered, client_of, services_of
from .workers import ModelResponse

SHORT_GAME = 40
"""Up to this many numbers a game is reviewed where the request arrives."""

router = APIRouter(prefix="/api/matches", responses=REFUSALS)

STREAM: dict[str, Any] = {
    "model": News | Presence,
    "content": {"text/event-stream": {}},
    "description": "Events whose data is JSON: of those named `news` News, of those named `presence` Presence.",
}

Credentials = Annotated[HTTPAuthorizationCredentials | None, Security(HTTPBearer(auto_error=False))]


async def bearer(given: Credentials) -> str:
    """The token that came with the request."""
    if given is None or not given.credentials:
        raise unauthorised()
    return given.credentials


MatchId = Annotated[str, Path(description="The id of the match.")]
Token = Annotated[str, Depends(bearer)]
Since = Annotated[int | None, Query(ge=0, le=2**31 - 1, description="The version after which the log is wanted.")]
LastEventId = Annotated[str | None, Header(max_length=20, description="The version seen last.")]


@router.post("", status_code=201)
async def open_match(request: Request, wish: MatchWish) -> OpenedMatch:
    """Open a match. Its creator alone learns the tokens and the join secrets."""
    services = services_of(request)
    services.limits.check("open", client_of(request), wish.variant.size // NUMBERS_A_MATCH)
    match = await asyncio.to_thread(decisions.match_of, wish, new_seed())
    tokens, joins = decisions.secrets_for(match, "person"), decisions.secrets_for(match, "open")
    for token in tokens.values():
        services.limits.know(token)
    commits = services.commits
    stored = await commits.run(commits.store.create, new_match_id(), match, tokens, joins)
    return OpenedMatch(
        id=stored.id,
        tokens=Secrets(A=tokens.get(Player.A), B=tokens.get(Player.B)),
        joins=Secrets(A=joins.get(Player.A), B=joins.get(Player.B)),
        state=MatchState.at(stored),
    )


@router.get("/{match_id}", responses=MATCH_REFUSALS)
async def state(request: Request, match_id: MatchId, since: Since = None) -> MatchState:
    """A match as everybody may see it."""
    return MatchState.at(await services_of(request).commits.load(match_id), since=since)


@router.post("/{match_id}/join", responses=SEAT_REFUSALS)
async def join(request: Request, match_id: MatchId, wish: JoinWish, afterwards: BackgroundTasks) -> Joined:
    """Take the open seat. Of several who try, one gets it; the others get 409 and may watch."""
    claim = wish.claim or new_secret()
    stored, change = await services_of(request).change(
        match_id, lambda stored: decisions.join(stored, wish, claim), afterwards
    )
    if change.joins is None or change.token is None:
        raise unauthorised()
    return Joined(player=change.joins, token=change.token, state=MatchState.at(stored, change.added.version))


@router.post("/{match_id}/moves", responses=SEAT_REFUSALS)
async def move(request: Request, match_id: MatchId, wish: MoveWish, token: Token, afterwards: BackgroundTasks) -> News:
    """Cross out a number; a strategy on the other seat replies. Said twice, it is done once and answered alike."""
    stored, change = await services_of(request).change(
        match_id, lambda stored: decisions.move(stored, token, wish), afterwards, token
    )
    return News.after(stored, change.added.since if wish.version is None else wish.version, change.added.version)


@router.post("/{match_id}/takeback", responses=SEAT_REFUSALS)
async def take_back(
    request: Request, match_id: MatchId, wish: TakebackWish, token: Token, afterwards: BackgroundTasks
) -> News:
    """Go back to an earlier ply, against a strategy or at the same device."""
    stored, change = await services_of(request).change(
        match_id, lambda stored: decisions.take_back(stored, token, wish), afterwards, token
    )
    return News.after(stored, wish.version, change.added.version)


@router.post("/{match_id}/resign", responses=SEAT_REFUSALS)
async def resign(request: Request, match_id: MatchId, token: Token, afterwards: BackgroundTasks) -> News:
    """Give the game to the other player. Said twice, it is done once and answered alike."""
    stored, change = await services_of(request).change(
        match_id, lambda stored: decisions.resign(stored, token), afterwards, token
    )
    return News.after(stored, change.added.since, change.added.version)


@router.post("/{match_id}/again", responses=SEAT_REFUSALS)
async def again(
    request: Request, match_id: MatchId, wish: AgainWish, token: Token, afterwards: BackgroundTasks
) -> News:
    """Play again with the same people, after the end. `sequel` is then the new match; all keep their tokens in it."""
    seed = new_seed()
    stored, change = await services_of(request).change(
        match_id, lambda stored: decisions.again(stored, token, wish, seed), afterwards, token
    )
    return News.after(stored, change.added.since, change.added.version)


@router.get("/{match_id}/review", response_model=Review, responses=MATCH_REFUSALS)
async def review(request: Request, match_id: MatchId) -> ModelResponse[Review]:
    """The game so far, move by move: margins, blunders, and what would have kept the win."""
    match = (await services_of(request).commits.load(match_id)).match
    here = match.variant.n <= SHORT_GAME and match.variant.bond.is_sum
    return await answered(request, here, answers.review, match.variant, match.position.crossed)


@router.get(
    "/{match_id}/events",
    response_class=EventSourceResponse,
    responses={**MATCH_REFUSALS, 200: STREAM},
)
async def events(
    request: Request, match_id: MatchId, given: Credentials, since: Since = None, last_event_id: LastEventId = None
) -> Response:
    """The news of a match as they come, as server-sent events named `news` whose ids are versions. With the token of a
    seat others are told that its holder is here; in a match with a friend, events named `presence` say who is."""
    services = services_of(request)
    address = address_of(request.client.host if request.client else None)
    stored = await services.commits.load(match_id)
    player, seat = None, None
    if given is not None:
        player = decisions.seat_of(stored, given.credentials)
        seat = f"{player} of {match_id}"
        services.limits.know(given.credentials)
    services.streams.check(address, seat)
    if request.scope["state"].get("head"):
        return Response(media_type="text/event-stream")
    seen = int(last_event_id) if last_event_id and last_event_id.isdecimal() else since
    news = services.hub.watch(match_id, seen, player)
    return Stream(news, services.streams.one(address, seat), services.settings.ping_seconds)
