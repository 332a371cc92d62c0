"""The routes of matches: open, see, join, move, take back, watch, review."""

# ruff: noqa: TC002 -- what a framework inspects or a reader looks for is imported openly
from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import aclosing
from typing import Annotated

from fastapi import APIRouter, Header, Query, Request, Security
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from sse_starlette import EventSourceResponse, ServerSentEvent
from starlette.responses import Response

from ..storage.keys import new_match_id, new_secret, new_seed
from . import bodies, models, wishes
from .reading import MOVE, read_body, token_of
from .reviewing import reviewed
from .routes import PROBLEM, REFUSALS
from .site import Site, json_response, site_of
from .views import state_view
from .work import CHEAP

MATCH_REFUSALS = {**REFUSALS, 404: {**PROBLEM, "description": "There is no such match."}}
SEAT_REFUSALS = {
    **MATCH_REFUSALS,
    401: {**PROBLEM, "description": "No token came with the request."},
    409: {**PROBLEM, "description": "The match has moved on; `state` is how it stands."},
}
router = APIRouter(prefix="/api/matches", responses=REFUSALS)

Token = Annotated[HTTPAuthorizationCredentials | None, Security(HTTPBearer(auto_error=False))]
Since = Annotated[int | None, Query(ge=0, le=2**31 - 1, description="The version after which the log is wanted.")]
LastEventId = Annotated[str | None, Header(max_length=20, description="The version seen last.")]


@router.post("", response_model=models.OpenedMatch, status_code=201)
async def open_match(request: Request, wish: bodies.MatchWish) -> Response:
    """Open a match. Its creator alone learns the tokens and the join secrets."""
    site = site_of(request)
    match = await asyncio.to_thread(wishes.match_of, wish, new_seed())
    tokens, joins = wishes.secrets_for(match, "person"), wishes.secrets_for(match, "open")
    stored = await site.run(site.store.create, new_match_id(), match, tokens, joins)
    return json_response({"id": stored.id, "tokens": tokens, "joins": joins, "state": state_view(stored)}, 201)


@router.get("/{match_id}", response_model=models.MatchState, responses=MATCH_REFUSALS)
async def state(request: Request, match_id: str, since: Since = None) -> Response:
    """A match as everybody may see it."""
    return json_response(state_view(await site_of(request).load(match_id), since=since))


@router.post("/{match_id}/join", response_model=models.Joined, responses=SEAT_REFUSALS)
async def join(request: Request, match_id: str, wish: bodies.JoinWish) -> Response:
    """Take the open seat. Of several who try, one gets it; the others get 409 and may watch."""
    claim = wish.claim or new_secret()
    return await site_of(request).change(match_id, lambda stored: wishes.join(stored, wish, claim))


@router.post("/{match_id}/moves", response_model=models.MatchState, responses=SEAT_REFUSALS, openapi_extra=MOVE)
async def move(request: Request) -> Response:
    """Cross out a number; a strategy on the other seat replies. Said twice, it is done once and answered alike."""
    wish = read_body(bodies.MoveWish, await request.body())
    token = token_of(request.headers.get("authorization", ""))
    return await site_of(request).change(
        request.path_params["match_id"], lambda stored: wishes.move(stored, token, wish)
    )


@router.post("/{match_id}/takeback", response_model=models.MatchState, responses=SEAT_REFUSALS)
async def take_back(request: Request, match_id: str, wish: bodies.TakebackWish, token: Token) -> Response:
    """Go back to an earlier ply, against a strategy or at the same device."""
    return await site_of(request).change(match_id, lambda stored: wishes.take_back(stored, bearer(token), wish))


@router.post("/{match_id}/again", response_model=models.MatchState, responses=SEAT_REFUSALS)
async def again(request: Request, match_id: str, wish: bodies.AgainWish, token: Token) -> Response:
    """Play again with the same people, after the end. `sequel` is then the new match; all keep their tokens in it."""
    seed = new_seed()
    return await site_of(request).change(match_id, lambda stored: wishes.again(stored, bearer(token), wish, seed))


@router.get("/{match_id}/review", response_model=models.Review, responses=MATCH_REFUSALS)
async def review(request: Request, match_id: str) -> Response:
    """The game so far, move by move: margins, blunders, and what would have kept the win."""
    site = site_of(request)
    match = (await site.load(match_id)).match
    game = (match.variant, match.position.crossed)
    if match.variant.n <= CHEAP // 10:
        return json_response(reviewed(*game))
    return json_response(await site.workshop.answer(reviewed, *game))


@router.get(
    "/{match_id}/events",
    response_class=EventSourceResponse,
    responses={**MATCH_REFUSALS, 200: {"content": {"text/event-stream": {"schema": {"type": "string"}}}}},
)
async def events(
    request: Request, match_id: str, since: Since = None, last_event_id: LastEventId = None
) -> EventSourceResponse:
    """The states of a match as they come, as server-sent events named `state` whose ids are versions."""
    site, host = site_of(request), request.client and request.client.host
    site.streams.check(host)
    await site.load(match_id)
    seen = int(last_event_id) if last_event_id and last_event_id.isdecimal() else since
    stream = _stream(site, match_id, -1 if seen is None else seen, host)
    ping = site.settings.ping_seconds
    return EventSourceResponse(stream, ping=ping, send_timeout=30, shutdown_grace_period=3)


def bearer(token: HTTPAuthorizationCredentials | None) -> str | None:
    """The token that came with the request."""
    return None if token is None else token.credentials


async def _stream(site: Site, match_id: str, since: int, host: str | None) -> AsyncIterator[ServerSentEvent]:
    with site.streams.one(host):
        async with aclosing(site.hub.watch(match_id, since)) as states:
            async for version, state in states:
                yield ServerSentEvent(data=state.decode(), event="state", id=str(version), retry=1500)
