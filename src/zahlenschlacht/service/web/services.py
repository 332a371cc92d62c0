"""Everything that the routes of one server process share, and its background jobs."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable
from functools import partial

from fastapi import BackgroundTasks, Request

from .. import classroom
from ..answers.classrooms import allowed, tick
from ..cache import Cache
from ..classroom import Classroom, GameStatus
from ..classroom.pupils import is_due
from ..match import ConflictError, Transition
from ..problems import StaleRequestError
from ..schemas.matches import MatchState
from ..storage import DatabaseUnavailableError, Store
from ..stored import Reader, StoredMatch, UnknownClassroomError
from .async_store import AsyncStore
from .clients import Client
from .compression import RENDERED_BYTES, RenderedJson
from .limits import Limits, Streams
from .live import Hub, repeat
from .metrics import Metrics
from .settings import Settings
from .workers import Worker

DELETE_SECONDS = 300
"""How often expired matches and classrooms are deleted. Nobody can read a classroom when its time is over."""
TICK_SECONDS = 1
"""How often the clocks of classrooms are looked at."""
PAUSE_SECONDS = 0.5
"""The pause between two batches of deletions."""

log = logging.getLogger(__name__)


class Services:
    """The shared objects of one server process."""

    def __init__(self, store: Store, settings: Settings, limits: Limits, metrics: Metrics) -> None:
        self.settings = settings
        self.limits = limits
        self.streams = Streams(settings)
        self.metrics = metrics
        self.store = AsyncStore(store, metrics)
        self.rendered: Cache[RenderedJson] = Cache(RENDERED_BYTES)
        self.solver = Worker(settings.waiting_work, settings.work_seconds)
        self.atlas_worker = Worker(settings.waiting_work, settings.work_seconds)
        self.hub = Hub(self.store, settings.sweep_seconds)
        self._jobs: list[asyncio.Task[None]] = []
        metrics.watch("streams", "Open live streams.", lambda: self.streams.open)
        metrics.watch("waiting_work", "Expensive requests in the queue.", lambda: self.solver.queue.length)
        metrics.watch("waiting_tiles", "Requests to the map in the queue.", lambda: self.atlas_worker.queue.length)
        metrics.watch("cache_bytes", "Estimated memory of the cached matches.", lambda: store.cache.weight)
        metrics.watch("database_errors", "Failed uses of the database.", lambda: store.error_log.count)

    def start(self) -> None:
        """Start the background jobs."""
        # The first deletions are delayed at random, so that several servers do not start them at the same time.
        store, keep_days = self.store, self.settings.keep_days
        deletions = partial(_delete_classrooms, store), partial(_delete_matches, store, keep_days)
        jobs = [
            *self.hub.jobs(),
            repeat(self._tick, TICK_SECONDS),
            *(repeat(delete, DELETE_SECONDS, random.uniform(10, 60)) for delete in deletions),
        ]
        if self.settings.backup_hours and not self.store.blocking.shared:
            jobs.append(repeat(partial(_back_up, self.store), 3600 * self.settings.backup_hours))
        self._jobs = [asyncio.create_task(job) for job in jobs]

    def drain(self) -> None:
        """Prepare to stop: end the live streams, and wait no longer for a database that does not answer."""
        self.hub.close()
        self.store.drain()

    async def stop(self) -> None:
        """Stop the background jobs and workers, then close the store."""
        for job in self._jobs:
            job.cancel()
        await asyncio.gather(*self._jobs, return_exceptions=True)
        await self.hub.stop()
        self.solver.close()
        self.atlas_worker.close()
        self.store.close()

    async def change(
        self,
        match_id: str,
        decide: Callable[[StoredMatch], Transition],
        background: BackgroundTasks,
        token_hash: bytes | None = None,
    ) -> tuple[StoredMatch, Transition]:
        """Decide and commit a request, and publish the match after the response. A stale request gets the state."""
        try:
            stored, transition = await self.store.change(StoredMatch, match_id, allowed(decide, token_hash))
        except ConflictError as error:
            raise StaleRequestError(error, MatchState.at(await self.store.load(StoredMatch, match_id))) from None
        if token_hash is not None:
            self.limits.recognise(token_hash)
        if transition.events:
            background.add_task(self.hub.publish, stored)
        return stored, transition

    async def change_classroom(
        self,
        code: str,
        decide: Callable[[Classroom, Reader], classroom.Transition],
        background: BackgroundTasks | None = None,
    ) -> tuple[Classroom, classroom.Transition]:
        """Decide and commit a request about a classroom, and publish it with its matches after the response."""
        room, transition = await self.store.change(Classroom, code, decide)
        if background is None:
            await self._publish_classroom(transition)
        else:
            background.add_task(self._publish_classroom, transition)
        return room, transition

    async def _publish_classroom(self, transition: classroom.Transition) -> None:
        room = transition.room
        channel = self.hub.channels.get(room.code)
        if channel is not None and transition.opens:
            channel.note(GameStatus.of(it.match_id, it.match, self.store.blocking.now) for it in transition.opens)
        if transition.events:
            await self.hub.publish(room)
        for match_id, moved in transition.moves:
            if moved.events:
                await self.hub.publish(await self.store.load(StoredMatch, match_id))

    async def _tick(self) -> None:
        """Close votes in time, in the classrooms that somebody watches here."""
        for code, channel in list(self.hub.channels.items()):
            room, now = channel.log, self.store.blocking.now
            if not isinstance(room, Classroom):
                continue
            try:
                if self.store.blocking.is_hidden(room):
                    self.hub.end(code)
                elif is_due(room, room.ballot, now):
                    await self.change_classroom(code, partial(tick, at=now))
            except UnknownClassroomError:
                self.hub.end(code)
            except DatabaseUnavailableError:
                pass  # the store has logged it
            except Exception:
                log.exception("cannot do what is due in a classroom; retrying")


def services_of(request: Request) -> Services:
    """The services behind this request."""
    services: Services = request.app.state.services
    return services


def client_of(request: Request) -> Client:
    """The client to which this request is charged, as the middleware has determined it."""
    client: Client = request.scope["state"]["client"]
    return client


async def _delete_classrooms(store: AsyncStore) -> None:
    """Delete expired classrooms, one after the other so that moves do not wait."""
    for code in await store.run(Store.sweep_classrooms):
        await store.run(Store.delete_classroom, code)
        await asyncio.sleep(PAUSE_SECONDS)


async def _delete_matches(store: AsyncStore, keep_days: int) -> None:
    """Delete expired matches in small batches, unless all are kept."""
    today = await store.run(Store.sweep_day)
    while keep_days and await store.run(Store.delete_expired, keep_days, today):
        await asyncio.sleep(PAUSE_SECONDS)


async def _back_up(store: AsyncStore) -> None:
    """Copy the database, in a thread of its own; moves go on between the steps."""
    try:
        await asyncio.to_thread(store.blocking.back_up)
    except Exception as error:
        log.error("cannot back up the database: %s", error)
