"""The bounded queue in front of the threads of the store. Nobody waits in it for a database that is silent."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ..storage import DatabaseUnavailableError

MAX_WAITING = 1000
"""The most requests that wait for a thread."""
STALL_SECONDS = 2
"""If all threads are busy and none of them succeeds for this long, the database is silent and nobody waits for it."""


class StoreQueue:
    """Gives each request a thread, first come, first served, or refuses it at once."""

    def __init__(self, threads: int) -> None:
        self.threads = threads
        self._running = 0
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._progress_at = 0.0
        """When a request last succeeded, or all threads became busy."""
        self._has_failed = False
        self._is_draining = False
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_full(self) -> bool:
        """Whether a request would wait too long."""
        is_down = self._is_draining and self._has_failed
        return is_down or self._is_stalled or len(self._waiting) >= MAX_WAITING

    @property
    def _is_stalled(self) -> bool:
        now = asyncio.get_running_loop().time()
        return self._running >= self.threads and now >= self._progress_at + STALL_SECONDS

    def drain(self) -> None:
        """Prepare to stop: refuse requests at once if the database has failed last."""
        self._is_draining = True

    @asynccontextmanager
    async def slot(self) -> AsyncIterator[None]:
        """A thread for one request; refused if there is none soon."""
        if self.is_full:
            raise DatabaseUnavailableError
        if self._running < self.threads:
            self._running += 1
            if self._running == self.threads:
                self._progress_at = asyncio.get_running_loop().time()
        else:
            await self._turn()
        try:
            yield
        except DatabaseUnavailableError:
            self._has_failed = True
            raise
        except asyncio.CancelledError:
            raise
        except Exception:
            self._progress()  # a refusal by the rules
            raise
        else:
            self._progress()
        finally:
            self._release()

    async def _turn(self) -> None:
        """Wait for a thread."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        self._watch()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled() and turn.exception() is None:
                self._release()
            raise

    def _progress(self) -> None:
        self._progress_at, self._has_failed = asyncio.get_running_loop().time(), False

    def _release(self) -> None:
        """Give the thread to the next request."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._running -= 1

    def _watch(self) -> None:
        """Refuse all waiting requests once the database is silent."""
        if self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_at(max(self._progress_at + STALL_SECONDS, loop.time() + 0.05), self._check)

    def _check(self) -> None:
        self._timer = None
        if self._is_stalled:
            for turn in self._waiting:
                if not turn.done():
                    turn.set_exception(DatabaseUnavailableError())
            self._waiting.clear()
        elif self._waiting:
            self._watch()
