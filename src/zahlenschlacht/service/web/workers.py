"""A worker process for expensive requests, one at a time. Moves do not wait for it, and clients take turns."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import partial
from typing import Generic, ParamSpec, TypeVar

from pydantic import BaseModel
from starlette.responses import Response

from ...game.rules import ZahlenschlachtError

TOTAL_FACTOR = 8
"""The whole queue may be this many times as long as the queue of one client."""

P = ParamSpec("P")
M = TypeVar("M", bound=BaseModel)
T = TypeVar("T")


class BusyError(ZahlenschlachtError):
    """The queue of the worker is full."""

    def __init__(self) -> None:
        super().__init__("busy", "too many long computations are waiting, try again soon")


class ModelResponse(Response, Generic[M]):
    """A model as JSON, rendered by the process that computed it."""

    media_type = "application/json"


@dataclass(frozen=True, slots=True)
class Refusal:
    """An error that the worker process returns."""

    code: str
    text: str
    values: dict[str, str]
    column: int | None

    def error(self) -> ZahlenschlachtError:
        """The error to raise in the server process."""
        error = ZahlenschlachtError(self.code, self.text.replace("{", "{{").replace("}", "}}"))
        error.values, error.column = self.values, self.column
        return error


class Worker:
    """A worker process with a fair queue: clients take turns, and a client with too many requests in it is refused."""

    def __init__(self, max_waiting: int) -> None:
        self.max_waiting = max_waiting
        """How many requests of one client may wait."""
        self._queues: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._busy = False
        self._pool: ProcessPoolExecutor | None = None

    @property
    def length(self) -> int:
        """How many requests are in the queue."""
        return sum(map(len, self._queues.values()))

    async def answer(
        self, client: str, task: Callable[P, M], *arguments: P.args, **named: P.kwargs
    ) -> ModelResponse[M]:
        """The response to an expensive request."""
        return ModelResponse(await self.run(client, _json, task, arguments, named))

    async def run(self, client: str, task: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """The result of the task, run when it is this client's turn."""
        await self._wait_for_turn(client)
        call = partial(_result, task, *arguments, **named)
        try:
            result = await asyncio.get_running_loop().run_in_executor(self._running_pool(), call)
        except BrokenProcessPool:
            self.close()
            raise BusyError from None
        finally:
            self._busy = False
            self._next()
        if isinstance(result, Refusal):
            raise result.error()
        return result

    async def _wait_for_turn(self, client: str) -> None:
        """Wait until the worker is free for this request."""
        queue = self._queues.get(client, deque())
        if len(queue) >= self.max_waiting or self.length >= TOTAL_FACTOR * self.max_waiting:
            raise BusyError
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue.append(turn)
        self._queues[client] = queue
        self._next()
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self._busy = False
                self._next()
            raise

    def _next(self) -> None:
        """Give the worker to the next client, which then goes to the end of the round."""
        while self._queues and not self._busy:
            client, queue = self._queues.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self._queues[client] = queue
            if not turn.done():
                self._busy = True
                turn.set_result(None)

    def close(self) -> None:
        """Terminate the worker process, even if it is busy."""
        if self._pool is not None:
            for process in list((self._pool._processes or {}).values()):
                process.terminate()
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None

    def _running_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=spawn, initializer=_initialise)
        return self._pool


def _json(task: Callable[..., BaseModel], arguments: tuple[object, ...], named: dict[str, object]) -> bytes:
    return task(*arguments, **named).model_dump_json().encode()


def _result(task: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T | Refusal:
    """Runs in the worker process: the result of the task, or its refusal."""
    try:
        return task(*arguments, **named)
    except ZahlenschlachtError as error:
        return Refusal(error.code, str(error), error.values, error.column)


def _initialise() -> None:
    """Lower the priority of the worker process, ignore Ctrl-C, and exit when the server does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    server = multiprocessing.parent_process()
    if server is not None:
        threading.Thread(target=_exit_after, args=(server,), daemon=True).start()


def _exit_after(server: multiprocessing.process.BaseProcess) -> None:
    server.join()
    os._exit(0)
