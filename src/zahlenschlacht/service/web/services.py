"""Everything that the routes of one server process share, and its background jobs."""

# ruff: noqa: TC002 -- what a framework inspects or a reader looks for is imported openly
from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from functools import partial
from typing import ParamSpec, TypeVar

from fastapi import BackgroundTasks, Request
from pydantic import BaseModel

from ..answers.classrooms import check_in_classroom, tick
from ..classroom.pupils import is_due
from ..classroom.teacher import silent
from ..match import ConflictError
from ..problems import StaleRequestError
from ..schemas.matches import MatchState
from ..storage import DatabaseUnavailableError, Store
from ..stored import Change, ClassroomChange, Reader, StoredClassroom, StoredMatch, UnknownClassroomError
from .async_store import AsyncStore
from .clients import Client
from .fixed import FixedResponses
from .limits import Limits, Streams
from .live import Hub
from .metrics import Metrics
from .settings import Settings
from .workers import ModelResponse, Worker

DELETE_SECONDS = 3600
"""How often expired matches are deleted."""
DELETE_CLASSROOMS_SECONDS = 300
"""How often expired classrooms are deleted. Nobody can read them from the moment their time is over."""
TICK_SECONDS = 1
"""How often the clocks of classrooms are looked at."""
PAUSE_SECONDS = 0.5
"""The pause between two batches of deletions."""

P = ParamSpec("P")
M = TypeVar("M", bound=BaseModel)

log = logging.getLogger(__name__)


class Services:
    """The shared objects of one server process."""

    def __init__(self, store: Store, settings: Settings, limits: Limits, metrics: Metrics) -> None:
        self.settings = settings
        self.limits = limits
        self.streams = Streams(settings)
        self.metrics = metrics
        self.store = AsyncStore(store, metrics)
        self.fixed = FixedResponses()
        self.solver = Worker(settings.waiting_work, settings.work_seconds)
        self.cartographer = Worker(settings.waiting_tiles, settings.work_seconds)
        self.hub = Hub(self.store, settings.sweep_seconds)
        self._jobs: list[asyncio.Task[None]] = []
        metrics.watch("streams", "Open live streams.", lambda: self.streams.open)
        metrics.watch("waiting_work", "Expensive requests in the queue.", lambda: self.solver.queue.length)
        metrics.watch("waiting_tiles", "Requests to the map in the queue.", lambda: self.cartographer.queue.length)
        metrics.watch("cache_bytes", "Estimated memory of the cached matches.", lambda: store.cache.weight)
        metrics.watch("database_errors", "Failed uses of the database.", lambda: store.error_log.count)

    def start(self) -> None:
        """Start the background jobs."""
        self.hub.start()
        # The first deletions are delayed at random, so that several servers do not start them at the same time.
        delete_classrooms = partial(_delete_classrooms, self.store)
        jobs = [self._tick_forever(), _repeat(delete_classrooms, DELETE_CLASSROOMS_SECONDS, random.uniform(1, 10))]
        if self.settings.keep_days:
            delete_matches = partial(_delete_matches, self.store, self.settings.keep_days)
            jobs.append(_repeat(delete_matches, DELETE_SECONDS, random.uniform(1, 60)))
        if self.settings.backup_hours and not self.store.shared:
            seconds = 3600 * self.settings.backup_hours
            jobs.append(_repeat(partial(_back_up, self.store), seconds, seconds))
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
        self.cartographer.close()
        self.store.close()

    async def change(
        self,
        match_id: str,
        decide: Callable[[StoredMatch], Change],
        background: BackgroundTasks,
        token_hash: bytes | None = None,
    ) -> tuple[StoredMatch, Change]:
        """Decide and commit a request, and publish the change after the response. A stale request gets the state.

        In a classroom, boards may be frozen and pupils removed.
        """

        def decide_in_classroom(stored: StoredMatch, reader: Reader) -> Change:
            if stored.classroom is not None:
                check_in_classroom(reader.classroom(stored.classroom), token_hash)
            return decide(stored)

        try:
            stored, change = await self.store.change(match_id, decide_in_classroom)
        except ConflictError as error:
            raise StaleRequestError(error, MatchState.at(await self.store.load(match_id))) from None
        if token_hash is not None:
            self.limits.recognise(token_hash)
        if change.appended.events:
            background.add_task(self.hub.publish, stored)
        return stored, change

    async def change_classroom(
        self,
        code: str,
        decide: Callable[[StoredClassroom, Reader], ClassroomChange],
        background: BackgroundTasks | None = None,
    ) -> StoredClassroom:
        """Decide and commit a request about a classroom, and publish it with its matches after the response."""
        stored, change = await self.store.change(code, decide)
        if background is None:
            await self._publish_classroom(stored, change)
        else:
            background.add_task(self._publish_classroom, stored, change)
        return stored

    async def _publish_classroom(self, stored: StoredClassroom, change: ClassroomChange) -> None:
        channel = self.hub.channels.get(stored.id)
        if channel is not None and change.opens:
            channel.note(opened.status for opened in change.opens)
        if change.appended.events:
            await self.hub.publish(stored)
        for match_id, moved in change.matches:
            if moved.appended.events:
                await self.hub.publish(await self.store.load(match_id))

    async def _tick_forever(self) -> None:
        """Close votes and replace silent pupils in time, in the classrooms that somebody watches here."""
        while True:
            await asyncio.sleep(TICK_SECONDS)
            for code, channel in list(self.hub.channels.items()):
                if not isinstance(channel.stored, StoredClassroom):
                    continue
                room, now = channel.stored.room, self.store.now
                channel.wake(pupils=())
                try:
                    if room.deletes_at <= now:
                        self.hub.end(code)
                    elif is_due(room, room.ballot, now) or silent(room, channel.statuses, now):
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


async def answer(
    request: Request, is_cheap: bool, task: Callable[P, M], *arguments: P.args, **named: P.kwargs
) -> ModelResponse[M]:
    """The response of the task, computed here if it is cheap and by the worker process otherwise."""
    if is_cheap:
        return ModelResponse(task(*arguments, **named).model_dump_json())
    return await services_of(request).solver.answer(client_of(request), task, *arguments, **named)


async def _repeat(job: Callable[[], Awaitable[None]], every: float, first: float) -> None:
    """Run a background job for ever: first after some seconds, then regularly, also if it has failed."""
    await asyncio.sleep(first)
    while True:
        try:
            await job()
        except DatabaseUnavailableError:
            pass  # the store has logged it
        except Exception:
            log.exception("a background job has failed; it will run again")
        await asyncio.sleep(every)


async def _delete_matches(store: AsyncStore, days: int) -> None:
    """Delete expired matches, in small batches so that moves do not wait."""
    today = await store.sweep_day()
    while await store.delete_expired(days, today):
        await asyncio.sleep(PAUSE_SECONDS)


async def _delete_classrooms(store: AsyncStore) -> None:
    """Delete the classrooms whose 24 hours are over."""
    while await store.delete_expired_classroom():
        await asyncio.sleep(PAUSE_SECONDS)


async def _back_up(store: AsyncStore) -> None:
    """Copy the database, in a thread of its own; moves go on between the steps."""
    try:
        await store.back_up()
    except Exception as error:
        log.error("cannot back up the database: %s", error)
