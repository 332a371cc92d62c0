"""What the routes work with: the commits, the live channels, the workers, the limits."""

# ruff: noqa: TC002 -- what a framework inspects or a reader looks for is imported openly
from __future__ import annotations

import asyncio
from collections.abc import Coroutine

from fastapi import BackgroundTasks, Request

from ..match import ConflictError
from ..storage import Change, Store, Stored
from ..storage.stored import Decide
from .commits import Commits
from .housekeeping import back_up_forever, forget_forever
from .limits import Limits, Streams
from .live import Hub
from .metrics import Metrics
from .problems import OvertakenError
from .schemas.matches import MatchState
from .settings import Settings
from .workers import Worker


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
            jobs.append(forget_forever(self.commits, self.settings.keep_days))
        if self.settings.backup_hours and not self.commits.store.shared:
            jobs.append(back_up_forever(self.commits, self.settings.backup_hours))
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
        if change.step.events:
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
