"""Async facade over the store, with group commit."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Any, ParamSpec, TypeVar

from ..classroom import GameStatus
from ..storage import DatabaseUnavailableError, Store
from ..storage.batch import Result
from ..storage.nats import Nats
from ..storage.notify import Notice, VersionNotice, listen
from ..stored import C, Decide, S, StoredClassroom, StoredMatch
from ..tokens import is_classroom_code
from .metrics import Metrics
from .store_queue import MAX_WAITING, StoreQueue

MAX_BATCH = 64
"""The most requests that share a transaction."""
LOOP_TURNS = 3
"""How many turns of the event loop a batch waits for more requests. With no other requests they take no time."""

CHECK_CACHE_SECONDS = 1
"""How long the result of a health check is reused."""
CHECK_TIMEOUT_SECONDS = 2
"""How long a health check waits for the database."""

DRAIN_SECONDS = 2
"""How long a stopping server waits for the database."""
MAX_TURNS = 1000
"""How many classrooms are remembered that requests were waiting for."""

P = ParamSpec("P")
T = TypeVar("T")


class AsyncStore:
    """A store with its threads.

    On SQLite one transaction at a time is written, for all requests that wait (group commit): a commit costs the same
    for many as for one. PostgreSQL groups concurrent commits itself.
    """

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics
        self.queue = StoreQueue(store.threads)
        self._threads = ThreadPoolExecutor(store.threads, thread_name_prefix="store")
        self._queue: list[tuple[str, Decide[Any, Any], asyncio.Future[Any]]] = []
        self._turns: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._committer: asyncio.Task[None] | None = None
        self._health: asyncio.Task[None] | None = None
        self._health_started = 0.0
        self._nats = Nats(store.notifications_url) if store.notifications_url.drivername == "nats" else None

    @property
    def shared(self) -> bool:
        """Whether other processes may write to the same database."""
        return self._store.shared

    def drain(self) -> None:
        """Prepare to stop: after two seconds, fail the transactions that wait for a silent database."""
        self.queue.drain()
        asyncio.get_running_loop().call_later(DRAIN_SECONDS, self._store.abort_stalled)

    def close(self) -> None:
        """Finish the running transactions, unless the database is silent, and close the store."""
        self._store.abort_stalled()
        self._threads.shutdown(wait=True)
        self._store.close()

    async def _run(self, call: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """The result of a blocking call, made in a thread of the store."""
        async with self.queue.slot():
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
        return cached if isinstance(cached, StoredMatch) else await self._run(self._store.load, match_id)

    @property
    def now(self) -> int:
        """The current time in milliseconds."""
        return self._store.now

    def cached_bytes(self, match_id: str) -> int:
        """The estimated memory of the match in the cache; 0 if it must be loaded."""
        stored = self._store.cache.get(match_id)
        return 0 if stored is None else stored.weight

    async def open_classroom(self, stored: StoredClassroom) -> bool:
        """Store a new classroom; returns whether its code was free."""
        return await self._run(self._store.open_classroom, stored)

    async def load_classroom(self, code: str) -> StoredClassroom:
        """The classroom with this code."""
        cached = self._store.cached(code)
        return cached if isinstance(cached, StoredClassroom) else await self._run(self._store.load_classroom, code)

    async def statuses(self, code: str, match_ids: Collection[str] | None = None) -> dict[str, GameStatus]:
        """How far these matches of a classroom are, or all of them, by their ids."""
        return await self._run(self._store.statuses, code, match_ids)

    async def delete_classroom(self, code: str, check: Callable[[StoredClassroom], None]) -> None:
        """Delete a classroom with its log and its matches, if the check does not refuse."""
        await self._run(self._store.delete_classroom, code, check)

    async def delete_expired_classroom(self) -> bool:
        """Delete one classroom whose time is over; returns whether there was one."""
        return await self._run(self._store.delete_expired_classroom)

    async def versions(self, ids: Sequence[str]) -> dict[str, int]:
        """The versions of these matches and classrooms in the database."""
        return await self._run(self._store.versions, ids)

    async def announce(self, notice: VersionNotice) -> None:
        """Notify other processes that a match or a classroom has a new version."""
        if self._nats is not None:
            self._nats.send_version(notice)
        else:
            await self._run(self._store.announce, notice)

    async def notify_presence(self, process: str, persons: Mapping[str, Collection[str]]) -> None:
        """Notify other processes who is connected to this one, by match or classroom."""
        if self._nats is not None:
            self._nats.send_presence(process, persons)
        else:
            await self._run(self._store.notify_presence, process, persons)

    async def sweep_day(self) -> int:
        """The day that counts as today for deletions."""
        return await self._run(self._store.sweep_day)

    async def delete_expired(self, days: int, today: int) -> int:
        """Delete a batch of matches that have not changed for this many days; returns how many."""
        return await self._run(self._store.delete_expired, days, today)

    async def back_up(self) -> None:
        """Copy the database, in a thread of its own."""
        await asyncio.to_thread(self._store.back_up)

    def watch(self, id_: str) -> None:
        """Receive notifications about a match or a classroom. PostgreSQL sends them about all."""
        if self._nats is not None:
            self._nats.watch(id_)

    def unwatch(self, id_: str) -> None:
        """Receive no more notifications about it."""
        if self._nats is not None:
            self._nats.unwatch(id_)

    def listen(self) -> AsyncIterator[Notice | None]:
        """The notifications of all processes on this database."""
        return listen(self._store.notifications_url) if self._nats is None else self._nats.listen()

    async def change(self, id_: str, decide: Decide[S, C]) -> tuple[S, C]:
        """Decide a request and commit its change; returns the state after it, or raises the refusal."""
        if self.shared:
            async with self._turn(id_):
                with self._metrics.commits.time():
                    result = await self._run(self._store.change, id_, decide)
            self._count_events(result)
            return result
        if self.queue.is_full or len(self._queue) >= MAX_WAITING:
            raise DatabaseUnavailableError
        response: asyncio.Future[tuple[S, C]] = asyncio.get_running_loop().create_future()
        self._queue.append((id_, decide, response))
        if self._committer is None:
            self._committer = asyncio.create_task(self._commit_queue())
        return await response

    def _turn(self, id_: str) -> AbstractAsyncContextManager[Any]:
        """Requests to one classroom wait for each other here, so that they do not conflict in the database."""
        if len(self._turns) > MAX_TURNS:
            self._turns = defaultdict(asyncio.Lock, {it: lock for it, lock in self._turns.items() if lock.locked()})
        return self._turns[id_] if is_classroom_code(id_) else nullcontext()

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
                requests = [(id_, decide) for id_, decide, _ in batch]
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
