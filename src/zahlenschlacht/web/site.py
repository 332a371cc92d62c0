"""What the routes work with: the store behind its threads, the live channels, the workshop."""

# ruff: noqa: TC002 -- what a framework inspects or a reader looks for is imported openly
from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

from pydantic_core import to_json
from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import Response

from ..match import ConflictError
from ..storage import Change, Store, Stored, UnknownMatchError
from ..storage.notify import hints
from .clerk import Clerk
from .limits import Streams
from .live import Hub
from .problems import problem
from .settings import Settings
from .views import state_view
from .work import Workshop

P = ParamSpec("P")
T = TypeVar("T")
_MATCH_ID = re.compile(r"[A-Za-z0-9_-]{22}")


class Site:
    """One server process."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.threads = ThreadPoolExecutor(store.threads, thread_name_prefix="store")
        self.clerk = Clerk(lambda wishes: self.run(store.change_all, wishes))
        self.workshop = Workshop(settings.waiting_work)
        self.map_room = Workshop(settings.waiting_tiles)
        self.streams = Streams(settings)
        listening = (lambda: hints(store.url)) if store.shared else None
        self.hub = Hub(self.load, self.versions, listening, settings.sweep_seconds)

    async def stop(self) -> None:
        """Close everything, the store last."""
        await self.hub.stop()
        self.workshop.close()
        self.map_room.close()
        self.threads.shutdown(wait=True)
        self.store.close()

    async def run(self, call: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """What the store answers, without holding up the other requests."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, lambda: call(*arguments, **named))

    async def load(self, match_id: str) -> Stored:
        """The match with this id."""
        if not _MATCH_ID.fullmatch(match_id):
            raise UnknownMatchError(match_id[:60])
        return await self.run(self.store.load, match_id)

    async def versions(self, match_ids: list[str]) -> dict[str, int]:
        """The versions of these matches."""
        return await self.run(self.store.versions, match_ids)

    async def change(self, match_id: str, decide: Callable[[Stored], Change]) -> Response:
        """Commit a wish, then answer it, then publish it. Who comes too late gets the state as it is."""
        if not _MATCH_ID.fullmatch(match_id):
            raise UnknownMatchError(match_id[:60])
        try:
            stored, change = await self._committed(match_id, decide)
        except ConflictError as error:
            return problem(error, state_view(await self.load(match_id)))
        state = state_view(stored, change.step.version)
        if change.joins:
            state = {"player": change.joins, "token": change.token, "state": state}
        watched = self.store.shared or match_id in self.hub.channels
        publish = BackgroundTask(self.publish, stored) if change.step.events and watched else None
        return json_response(state, background=publish)

    async def _committed(self, match_id: str, decide: Callable[[Stored], Change]) -> tuple[Stored, Change]:
        """The change, in the database. PostgreSQL lets concurrent commits share the wait itself."""
        if self.store.shared:
            return await self.run(self.store.change, match_id, decide)
        return await self.clerk.change(match_id, decide)

    async def publish(self, stored: Stored) -> None:
        """Tell who watches: here at once, in other processes by a hint."""
        self.hub.publish(stored)
        if self.store.shared:
            await self.run(self.store.hint, stored.id, stored.version)


def site_of(request: Request) -> Site:
    """The site that serves this request."""
    site: Site = request.app.state.site
    return site


def json_response(content: Any, status: int = 200, background: BackgroundTask | None = None) -> Response:
    """The content as JSON; it was made by our own functions, so its shape is not checked again."""
    body = content if isinstance(content, bytes) else to_json(content)
    return Response(body, status, media_type="application/json", background=background)
