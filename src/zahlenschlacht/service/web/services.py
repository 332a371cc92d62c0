"""What the routes work with: the commits, the live channels, the workers, the limits; and what is done by the way."""

# ruff: noqa: TC002 -- what a framework inspects or a reader looks for is imported openly
from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable, Coroutine
from typing import ParamSpec, TypeVar

from fastapi import BackgroundTasks, Request
from pydantic import BaseModel

from ..match import ConflictError
from ..schemas.matches import MatchState
from ..storage import Change, Store, Stored, TroubleError
from ..storage.stored import Decide
from .commits import Commits
from .limits import Limits, Streams
from .live import Hub
from .metrics import Metrics
from .problems import OvertakenError
from .settings import Settings
from .workers import ModelResponse, Worker

ROUND_SECONDS = 3600
"""How often it is looked for old matches."""
PAUSE_SECONDS = 0.5
"""How long is waited after deleting some."""

P = ParamSpec("P")
M = TypeVar("M", bound=BaseModel)

log = logging.getLogger(__name__)


class Services:
    """One server process."""

    def __init__(self, store: Store, settings: Settings, limits: Limits, metrics: Metrics) -> None:
        self.settings = settings
        self.limits = limits
        self.streams = Streams(settings)
        self.metrics = metrics
        self.commits = Commits(store, metrics)
        self.solver = Worker(settings.waiting_work)
        self.cartographer = Worker(settings.waiting_tiles)
        self.hub = Hub(self.commits, settings.sweep_seconds)
        self._jobs: list[asyncio.Task[None]] = []
        metrics.watch("streams", "Live streams that are open.", lambda: self.streams.open)
        metrics.watch("waiting_work", "Expensive requests that wait.", lambda: self.solver.length)
        metrics.watch("waiting_tiles", "Requests to the map that wait.", lambda: self.cartographer.length)
        metrics.watch("cache_bytes", "About how much memory the kept matches take.", lambda: store.cache.weight)
        metrics.watch("database_errors", "How often the database was in trouble.", lambda: store.journal.count)

    def start(self) -> None:
        """Begin what goes on in the background."""
        self.hub.start()
        jobs: list[Coroutine[None, None, None]] = []
        if self.settings.keep_days:
            jobs.append(_forget_forever(self.commits, self.settings.keep_days))
        if self.settings.backup_hours and not self.commits.store.shared:
            jobs.append(_back_up_forever(self.commits, self.settings.backup_hours))
        self._jobs = [asyncio.create_task(job) for job in jobs]

    async def stop(self) -> None:
        """Close everything, the store last."""
        for job in self._jobs:
            job.cancel()
        await self.hub.stop()
        self.solver.close()
        self.cartographer.close()
        self.commits.close()

    async def change(
        self, match_id: str, decide: Decide, afterwards: BackgroundTasks, token: str | None = None
    ) -> tuple[Stored, Change]:
        """Commit a wish; after the answer it is published. Who comes too late gets the state as it is."""
        try:
            stored, change = await self.commits.change(match_id, decide)
        except ConflictError as error:
            raise OvertakenError(error, MatchState.at(await self.commits.load(match_id))) from None
        self.limits.know(token or change.token)
        if change.added.events:
            afterwards.add_task(self.hub.publish, stored)
        return stored, change


def services_of(request: Request) -> Services:
    """The services behind this request."""
    services: Services = request.app.state.services
    return services


def client_of(request: Request) -> str:
    """Whom this request counts for; the middleware has found out."""
    client: str = request.scope["state"]["client"]
    return client


async def answered(
    request: Request, here: bool, task: Callable[P, M], *arguments: P.args, **named: P.kwargs
) -> ModelResponse[M]:
    """What the task makes of its arguments: where the request arrived, or in the worker."""
    if here:
        return ModelResponse(task(*arguments, **named).model_dump_json())
    return await services_of(request).solver.answer(client_of(request), task, *arguments, **named)


async def _forget_forever(commits: Commits, days: int) -> None:
    """Delete what was not changed for so many days, now and every hour, few at a time so that no move feels it.
    Several servers do not begin at once."""
    await asyncio.sleep(random.uniform(1, 60))
    while True:
        try:
            while await commits.run(commits.store.delete_some, days):
                await asyncio.sleep(PAUSE_SECONDS)
        except TroubleError:
            pass  # the store has written it down
        except Exception:
            log.exception("old matches could not be deleted; trying again")
        await asyncio.sleep(ROUND_SECONDS)


async def _back_up_forever(commits: Commits, hours: int) -> None:
    """Copy the database every so many hours, in a thread of its own: moves go on between the steps."""
    while True:
        await asyncio.sleep(3600 * hours)
        try:
            await asyncio.to_thread(commits.store.back_up)
        except Exception as error:
            log.error("the database could not be copied: %s", error)
