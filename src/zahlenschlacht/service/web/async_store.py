"""Async facade over the store, with group commit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Concatenate, ParamSpec, TypeAlias, TypeVar
from weakref import WeakValueDictionary

from ..storage import DatabaseUnavailableError, Store
from ..storage.batch import DecidedRequest
from ..storage.engine import CONNECTIONS
from ..stored import AnyTransition, Decide, L
from .metrics import Metrics
from .processor_time import Account, current_account, in_thread, metered, shared

MAX_BATCH = 64
"""The most requests that share a transaction."""
MAX_WAITING = 1000
"""The most requests that wait for a thread of the store, or for a commit."""
WAIT_SECONDS = 2
"""How long a request waits for a thread. If none is free by then, the database is silent or overloaded."""
LOOP_TURNS = 3
"""How many turns of the event loop a batch waits for more requests. With no other requests they take no time."""

CHECK_CACHE_SECONDS = 1
"""How long the result of a health check is reused."""
CHECK_TIMEOUT_SECONDS = 2
"""How long a health check waits for the database."""

DRAIN_SECONDS = 2
"""How long a stopping server waits for the database."""

P = ParamSpec("P")
R = TypeVar("R")
_Queued: TypeAlias = tuple[type[Any], str, Decide[Any, Any], asyncio.Future[Any], Account]
"""The kind of a log, its id, the decision about it, the future that gets the result, and who pays."""


class AsyncStore:
    """A store with its threads.

    On SQLite one transaction at a time is written, for all requests that wait (group commit): a commit costs the same
    for many as for one. PostgreSQL groups concurrent commits itself.
    """

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.blocking = store
        self._metrics = metrics
        threads = CONNECTIONS if store.shared else 1
        self._free_threads = asyncio.Semaphore(threads)
        self._waiting = 0
        """How many requests wait for a thread."""
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="store")
        self._queue: list[_Queued] = []
        self._progress_at: float | None = None
        """When the last batch was answered, or the first request was queued; None while none is queued."""
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._committer: asyncio.Task[None] | None = None
        self._health: asyncio.Task[None] | None = None
        self._health_started = 0.0

    def drain(self) -> None:
        """Prepare to stop: after two seconds, fail the transactions that wait for a silent database."""
        asyncio.get_running_loop().call_later(DRAIN_SECONDS, self.blocking.abort_stalled)

    def close(self) -> None:
        """Finish the running transactions, unless the database is silent, and close the store."""
        self.blocking.abort_stalled()
        self._threads.shutdown(wait=True)
        self.blocking.close()

    async def run(self, call: Callable[Concatenate[Store, P], R], *arguments: P.args, **named: P.kwargs) -> R:
        """The result of a blocking method of the store, called in one of its threads."""
        return await self._in_thread(partial(call, self.blocking, *arguments, **named))

    async def _in_thread(self, call: Callable[[], R]) -> R:
        """The result of a blocking call in a thread of the store; refused if none is free soon."""
        if self._waiting >= MAX_WAITING:
            raise DatabaseUnavailableError
        self._waiting += 1
        try:
            async with asyncio.timeout(WAIT_SECONDS):
                await self._free_threads.acquire()
        except TimeoutError:
            raise DatabaseUnavailableError from None
        finally:
            self._waiting -= 1
        try:
            return await in_thread(self._threads, call)
        finally:
            self._free_threads.release()

    async def check(self) -> None:
        """Raise unless a write succeeds soon. However many clients ask, the database is asked once a second."""
        loop = asyncio.get_running_loop()
        if self._progress_at is not None and loop.time() > self._progress_at + CHECK_TIMEOUT_SECONDS:
            raise DatabaseUnavailableError  # requests are queued, and none of them is answered
        if self._health is None or (self._health.done() and loop.time() > self._health_started + CHECK_CACHE_SECONDS):
            self._health, self._health_started = loop.create_task(self.run(Store.probe)), loop.time()
        try:
            await asyncio.wait_for(asyncio.shield(self._health), CHECK_TIMEOUT_SECONDS)
        except TimeoutError:
            raise DatabaseUnavailableError from None

    async def load(self, kind: type[L], id_: str) -> L:
        """The match or classroom with this id."""
        log = self.blocking.cached(kind, id_)
        return await self.run(Store.load, kind, id_) if log is None else log

    async def change(self, kind: type[L], id_: str, decide: Decide[L, AnyTransition]) -> tuple[L, AnyTransition]:
        """Decide a request and commit its transition; returns the state after it, or raises the refusal."""
        if self.blocking.shared:
            # The requests of this process wait for each other here, so that they occupy no threads while they do.
            async with self._turns.setdefault(id_, asyncio.Lock()):
                with self._metrics.commits.time():
                    result = await self.run(Store.change, kind, id_, decide)
            self._count_events(result)
            return result
        if len(self._queue) >= MAX_WAITING:
            raise DatabaseUnavailableError
        loop = asyncio.get_running_loop()
        response: asyncio.Future[tuple[L, AnyTransition]] = loop.create_future()
        self._queue.append((kind, id_, decide, response, current_account()))
        self._progress_at = self._progress_at or loop.time()
        if self._committer is None:
            self._committer = asyncio.create_task(self._commit_queue())
        return await response

    def _count_events(self, result: DecidedRequest) -> None:
        for event in result[1].events:
            self._metrics.events.labels(event.kind).inc()

    async def _commit_queue(self) -> None:
        """Commit the queued requests, batch by batch, until the queue is empty."""
        try:
            while self._queue:
                for _ in range(LOOP_TURNS):
                    await asyncio.sleep(0)
                batch, self._queue = self._queue[:MAX_BATCH], self._queue[MAX_BATCH:]
                await metered(self._commit(batch), shared([account for *_, account in batch]))
                self._progress_at = asyncio.get_running_loop().time() if self._queue else None
        finally:
            self._committer = None

    async def _commit(self, batch: Sequence[_Queued]) -> None:
        """Commit these requests and answer each, whatever happens."""
        results: Sequence[DecidedRequest | Exception]
        try:
            commit = partial(self.blocking.change_all, [(kind, id_, decide) for kind, id_, decide, *_ in batch])
            with self._metrics.commits.time():
                results = await self._in_thread(commit)
        except Exception as error:
            results = [error] * len(batch)
        for (*_, response, _account), result in zip(batch, results, strict=True):
            if response.done():
                continue
            if isinstance(result, Exception):
                response.set_exception(result)
            else:
                self._count_events(result)
                response.set_result(result)
