"""Expensive computations, in a process of their own, one at a time: they cannot starve moves."""

from __future__ import annotations

import asyncio
import ctypes
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass

from ..rules import ZahlenschlachtError

CHEAP = 400
"""Up to this many numbers a position is solved where the request arrives."""

M_TRIM_THRESHOLD, M_MMAP_THRESHOLD = -1, -3
"""Options of glibc's mallopt, as malloc.h numbers them."""
KEPT_BYTES = 32 * 1024 * 1024

Task = Callable[..., bytes]
"""A function of a module, so that it can be sent to another process; it gives JSON."""


class BusyError(ZahlenschlachtError):
    """Too many expensive requests wait already."""

    def __init__(self) -> None:
        super().__init__("busy", "too many long computations are waiting, try again soon")


@dataclass(frozen=True, slots=True)
class Refusal:
    """An error on its way back from the worker."""

    code: str
    text: str
    values: dict[str, str]
    column: int | None

    def error(self) -> ZahlenschlachtError:
        """The error again."""
        error = ZahlenschlachtError(self.code, self.text.replace("{", "{{").replace("}", "}}"))
        error.values, error.column = self.values, self.column
        return error


class Workshop:
    """Where expensive requests wait their turn; those who would wait too long are sent away."""

    def __init__(self, waiting: int) -> None:
        self.waiting = waiting
        self._inside = 0
        self._pool: ProcessPoolExecutor | None = None

    async def answer(self, task: Task, *arguments: object) -> bytes:
        """The answer to an expensive request."""
        if self._inside > self.waiting:
            raise BusyError
        self._inside += 1
        try:
            done = await asyncio.get_running_loop().run_in_executor(self._opened(), _done, task, arguments)
        except BrokenProcessPool:
            self.close()
            raise BusyError from None
        finally:
            self._inside -= 1
        if isinstance(done, Refusal):
            raise done.error()
        return done

    def close(self) -> None:
        """Send the worker home, whatever it is doing."""
        if self._pool is not None:
            for worker in list((self._pool._processes or {}).values()):
                worker.terminate()
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None

    def _opened(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=spawn, initializer=_settle_in)
        return self._pool


def _done(task: Task, arguments: tuple[object, ...]) -> bytes | Refusal:
    """Runs in the worker: the task's result, or why there is none."""
    try:
        return task(*arguments)
    except ZahlenschlachtError as error:
        return Refusal(error.code, str(error), error.values, error.column)


def keep_memory() -> None:
    """Let the C library (glibc) keep what a task gave back: giving it to the system and asking for it again was half
    of the time of a tile."""
    set_option = getattr(ctypes.CDLL(None), "mallopt", None) if os.name == "posix" else None
    if set_option is not None:
        for threshold in (M_TRIM_THRESHOLD, M_MMAP_THRESHOLD):
            set_option(threshold, KEPT_BYTES)


def _settle_in() -> None:
    """The worker is polite to others on the machine, leaves Ctrl-C to the server, and goes when the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    keep_memory()
    if hasattr(os, "nice"):
        os.nice(5)
    server = multiprocessing.parent_process()
    if server is not None:
        threading.Thread(target=_leave_after, args=(server,), daemon=True).start()


def _leave_after(server: multiprocessing.process.BaseProcess) -> None:
    server.join()
    os._exit(0)
