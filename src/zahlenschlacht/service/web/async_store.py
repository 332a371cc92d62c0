"""Async facade over the store, with group commit."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from ..storage import DatabaseUnavailableError, Store
from ..storage.notify import PresenceNotice, VersionNotice, listen
from ..stored import Change, Decide, StoredMatch
from .metrics import Metrics

MAX_BATCH = 64
"""The most requests that share a transaction."""
LOOP_TURNS = 3
"""How many turns of the event loop a batch waits for more requests. With no other requests they take no time."""

CHECK_CACHE_SECONDS = 1
"""How long the result of a health check is reused."""
CHECK_TIMEOUT_SECONDS = 2
"""How long a health check waits for the database."""

P = ParamSpec("P")
T = TypeVar("T")
Result = tuple[StoredMatch, Change]


class AsyncStore:
    """A store with its threads.

    On SQLite one transaction at a time is written, for all requests that wait (group commit): a commit costs the same
    for many as for one. PostgreSQL groups concurrent commits itself.
    """

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics
        self._threads = ThreadPoolExecutor(store.threads, thread_name_prefix="store")
        self._queue: list[tuple[str, Decide, asyncio.Future[Result]]] = []
        self._committer: asyncio.Task[None] | None = None
        self._health: asyncio.Task[None] | None = None
        self._health_started = 0.0

    @property
    def shared(self) -> bool:
        """Whether other processes may write to the same database."""
        return self._store.shared

    def close(self) -> None:
        """Finish the running transactions, then close the store."""
        self._threads.shutdown(wait=True)
        self._store.close()

    async def _run(self, call: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """The result of a blocking call, made in a thread of the store."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, lambda: call(*arguments, **named))

    async def check(self) -> None:
        """Raise unless a write succeeds soon. However many clients ask, the database is asked once a second."""
        loop = asyncio.get_running_loop()
        if self._health is None or (self._health.done() and loop.time() > self._health_started + CHECK_CACHE_SECONDS):
            self._health, self._health_started = loop.create_task(self._run(self._store.probe)), loop.time()
        try:
            await asyncio.wait_for(asyncio.shield(self._health), CHECK_TIMEOUT_SECONDS)
        except TimeoutError:
            raise DatabaseUnavailableError from None

    async def create(self, stored: StoredMatch) -> None:
        """Store a new match."""
        await self._run(self._store.create, stored)

    async def load(self, match_id: str) -> StoredMatch:
        """The match with this id."""
        cached = self._store.cached(match_id)
        return cached if cached is not None else await self._run(self._store.load, match_id)

    async def versions(self, match_ids: Sequence[str]) -> dict[str, int]:
        """The versions of these matches in the database."""
        return await self._run(self._store.versions, match_ids)

    async def announce(self, match_id: str, version: int) -> None:
        """Notify other processes that a match has a new version."""
        await self._run(self._store.announce, match_id, version)

    async def notify_presence(self, process: str, players: Mapping[str, str]) -> None:
        """Notify other processes which players are connected to this one, by match."""
        await self._run(self._store.notify_presence, process, players)

    async def delete_expired(self, days: int) -> int:
        """Delete a batch of matches that have not changed for this many days; returns how many."""
        return await self._run(self._store.delete_expired, days)

    async def back_up(self) -> None:
        """Copy the database, in a thread of its own."""
        await asyncio.to_thread(self._store.back_up)

    def listen(self) -> AsyncIterator[VersionNotice | PresenceNotice | None]:
        """The notifications of all processes on this database."""
        return listen(self._store.url)

    async def change(self, match_id: str, decide: Decide) -> Result:
        """Decide a request and commit its change; returns the match after it, or raises the refusal."""
        if self.shared:
            with self._metrics.commits.time():
                result = await self._run(self._store.change, match_id, decide)
            self._count_events(result)
            return result
        response: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._queue.append((match_id, decide, response))
        if self._committer is None:
            self._committer = asyncio.create_task(self._commit_queue())
        return await response

    def _count_events(self, result: Result) -> None:
        for event in result[1].appended.events:
            self._metrics.events.labels(event.kind).inc()

    async def _commit_queue(self) -> None:
        """Commit the queued requests, batch by batch, until the queue is empty."""
        while self._queue:
            for _ in range(LOOP_TURNS):
                await asyncio.sleep(0)
            batch, self._queue = self._queue[:MAX_BATCH], self._queue[MAX_BATCH:]
            results: Sequence[Result | Exception]
            try:
                requests = [(match_id, decide) for match_id, decide, _ in batch]
                with self._metrics.commits.time():
                    results = await self._run(self._store.change_all, requests)
            except Exception as error:
                results = [error] * len(batch)
            for (_, _, response), result in zip(batch, results, strict=True):
                if response.done():
                    continue
                if isinstance(result, Exception):
                    response.set_exception(result)
                else:
                    self._count_events(result)
                    response.set_result(result)
        self._committer = None
