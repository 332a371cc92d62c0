"""The store as requests use it: nothing waits for a disk but who asked for it, and moves that meet share a commit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from ..storage import Change, Store, Stored, TroubleError
from ..storage.stored import Decide
from .metrics import Metrics

TOGETHER = 64
"""At most so many wishes share a transaction."""
TURNS = 3
"""So many turns of the event loop let the requests that have arrived come along; with no others they take no time."""

CHECK_SECONDS = 1
"""How long the answer to a check is good for."""
SOON_SECONDS = 2
"""How long a check waits for it."""

P = ParamSpec("P")
T = TypeVar("T")
Result = tuple[Stored, Change]


class Commits:
    """One store with its threads. On SQLite one transaction at a time is written, for as many wishes as wait: a commit
    costs the same for one as for many. PostgreSQL lets concurrent commits share the wait itself."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store = store
        self.metrics = metrics
        self._threads = ThreadPoolExecutor(store.threads, thread_name_prefix="store")
        self._waiting: list[tuple[str, Decide, asyncio.Future[Result]]] = []
        self._working: asyncio.Task[None] | None = None
        self._checking: asyncio.Task[None] | None = None
        self._checked = 0.0

    def close(self) -> None:
        """Finish what is begun, then let the database go."""
        self._threads.shutdown(wait=True)
        self.store.close()

    async def run(self, call: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """What the store answers, without holding up the other requests."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, lambda: call(*arguments, **named))

    async def check(self) -> None:
        """Raise unless a write would succeed, and soon. However many ask, the database is asked once a second."""
        loop = asyncio.get_running_loop()
        if self._checking is None or (self._checking.done() and loop.time() > self._checked + CHECK_SECONDS):
            self._checking, self._checked = loop.create_task(self.run(self.store.probe)), loop.time()
        try:
            await asyncio.wait_for(asyncio.shield(self._checking), SOON_SECONDS)
        except TimeoutError:
            raise TroubleError from None

    async def load(self, match_id: str) -> Stored:
        """The match with this id."""
        kept = self.store.kept(match_id)
        return kept if kept is not None else await self.run(self.store.load, match_id)

    async def change(self, match_id: str, decide: Decide) -> Result:
        """The match after the wish, committed; or the refusal."""
        if self.store.shared:
            with self.metrics.commits.time():
                result = await self.run(self.store.change, match_id, decide)
            return self._counted(result)
        answer: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._waiting.append((match_id, decide, answer))
        if self._working is None:
            self._working = asyncio.create_task(self._work())
        return await answer

    def _counted(self, result: Result) -> Result:
        for event in result[1].added.events:
            self.metrics.events.labels(event.kind).inc()
        return result

    async def _work(self) -> None:
        while self._waiting:
            for _ in range(TURNS):
                await asyncio.sleep(0)
            batch, self._waiting = self._waiting[:TOGETHER], self._waiting[TOGETHER:]
            results: Sequence[Result | Exception]
            try:
                wishes = [(match_id, decide) for match_id, decide, _ in batch]
                with self.metrics.commits.time():
                    results = await self.run(self.store.change_all, wishes)
            except Exception as error:
                results = [error] * len(batch)
            for (_, _, answer), result in zip(batch, results, strict=True):
                if answer.done():
                    continue
                if isinstance(result, Exception):
                    answer.set_exception(result)
                else:
                    answer.set_result(self._counted(result))
        self._working = None
