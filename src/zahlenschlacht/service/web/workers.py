"""A worker process for expensive requests, one at a time, each with a deadline. Moves do not wait for it.

Python's `ProcessPoolExecutor` cannot stop a task, and its queue is neither bounded nor fair to clients. So this module
puts a fair queue in front of it, interrupts a task at its deadline, and kills the process of one that does not stop.
For that it reads the pool's processes, which is no public interface: a test fails if a new Python changes it.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from math import ceil
from typing import NoReturn, ParamSpec, TypeVar

from ...game.errors import ZahlenschlachtError
from .clients import Client, FairQueue

GRACE_SECONDS = 1
"""How much longer a task may run that does not stop at its deadline. Then the kernel ends the process. It counts whole
seconds, so this is the least."""
WALL_FACTOR = 10
"""By the clock, a request may wait for its turn this many times the deadline, and its task may then take as long. On a
busy machine a process of low priority gets a tenth of a core; nobody waits longer than 20 s for a page."""

P = ParamSpec("P")
T = TypeVar("T")


class BusyError(ZahlenschlachtError):
    """The queue of the worker is full, or moves too slowly."""

    def __init__(self) -> None:
        super().__init__("busy")


class DeadlineError(ZahlenschlachtError):
    """The task was not finished at its deadline."""

    def __init__(self, seconds: int) -> None:
        super().__init__("deadline", seconds=seconds)


class _Timeout(BaseException):
    """The deadline has passed. Not an `Exception`, so that no task catches it."""


class Worker:
    """A worker process with a fair queue. A task that misses its deadline is stopped, if need be with the process."""

    def __init__(self, max_waiting: int, seconds: int) -> None:
        self.queue = FairQueue(max_waiting)
        self.seconds = seconds
        """The deadline of a task, in seconds of processor time."""
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, client: Client, task: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """The result of the task, run when it is this client's turn."""
        if self.queue.is_full(client):
            raise BusyError
        try:
            async with asyncio.timeout(WALL_FACTOR * self.seconds):
                await self.queue.wait(client)
        except TimeoutError:
            raise BusyError from None
        loop, call = asyncio.get_running_loop(), partial(_result, self.seconds, partial(task, *arguments, **named))
        begin = loop.time()
        try:
            async with asyncio.timeout(WALL_FACTOR * self.seconds):
                result = await loop.run_in_executor(self._running_pool(), call)
        except (BrokenProcessPool, TimeoutError):
            self.close()
            raise DeadlineError(self.seconds) if loop.time() - begin > self.seconds else BusyError from None
        finally:
            self.queue.release()
        if result is None:
            raise DeadlineError(self.seconds)
        return result[0]

    def close(self) -> None:
        """End the worker process, even if it is busy."""
        if self._pool is not None:
            for process in list((self._pool._processes or {}).values()):
                process.kill()
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None

    def _running_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=spawn, initializer=_initialise)
        return self._pool


def _result(seconds: int, task: Callable[[], T]) -> tuple[T] | None:
    """Runs in the worker process: the result of the task in a tuple, or None if it missed the deadline."""
    try:
        _set_deadline(seconds)
        try:
            return (task(),)
        finally:
            _set_deadline(None)
    except _Timeout:
        return None


def _set_deadline(seconds: int | None) -> None:
    """Interrupt this process after some seconds of processor time, and let the kernel end it a little later."""
    if os.name == "posix":
        import resource

        signal.setitimer(signal.ITIMER_PROF, seconds or 0)
        _, hard = resource.getrlimit(resource.RLIMIT_CPU)
        last = hard if seconds is None else ceil(time.process_time() + seconds + GRACE_SECONDS)
        resource.setrlimit(resource.RLIMIT_CPU, (last if hard == resource.RLIM_INFINITY else min(last, hard), hard))


def _interrupt(_signal: int, _frame: object) -> NoReturn:
    raise _Timeout


def _initialise() -> None:
    """Lower the priority of the worker process, ignore Ctrl-C, and exit when the server does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if os.name == "posix":
        signal.signal(signal.SIGPROF, _interrupt)
        os.nice(5)
    server = multiprocessing.parent_process()
    if server is not None:
        threading.Thread(target=_exit_after, args=(server,), daemon=True).start()


def _exit_after(server: multiprocessing.process.BaseProcess) -> None:
    server.join()
    os._exit(0)
