"""Expensive computations, in a process of their own, one at a time: they starve no moves, and no client another."""

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
from typing import Generic, ParamSpec, TypeVar

from pydantic import BaseModel
from starlette.responses import Response

from ...game.rules import ZahlenschlachtError

ALL_CLIENTS = 8
"""So many times what one client may have waiting may wait in all."""

P = ParamSpec("P")
M = TypeVar("M", bound=BaseModel)


class BusyError(ZahlenschlachtError):
    """Too many expensive requests wait already."""

    def __init__(self) -> None:
        super().__init__("busy", "too many long computations are waiting, try again soon")


class ModelResponse(Response, Generic[M]):
    """A model as JSON, written where it was computed."""

    media_type = "application/json"


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


class Worker:
    """Where expensive requests wait their turn: the clients take turns, and who has too many waiting is sent away."""

    def __init__(self, waiting: int) -> None:
        self.waiting = waiting
        """How many requests of one client may wait."""
        self._lines: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._busy = False
        self._pool: ProcessPoolExecutor | None = None

    @property
    def length(self) -> int:
        """How many requests wait."""
        return sum(map(len, self._lines.values()))

    async def answer(
        self, client: str, task: Callable[P, M], *arguments: P.args, **named: P.kwargs
    ) -> ModelResponse[M]:
        """The answer to an expensive request."""
        return ModelResponse(await self.bytes(client, _json, task, arguments, named))

    async def bytes(self, client: str, task: Callable[..., bytes], *arguments: object) -> bytes:
        """What the task makes of its arguments, when it is this client's turn."""
        await self._turn(client)
        try:
            done = await asyncio.get_running_loop().run_in_executor(self._opened(), _done, task, arguments)
        except BrokenProcessPool:
            self.close()
            raise BusyError from None
        finally:
            self._busy = False
            self._next()
        if isinstance(done, Refusal):
            raise done.error()
        return done

    async def _turn(self, client: str) -> None:
        """Wait until the worker is this request's."""
        line = self._lines.get(client, deque())
        if len(line) >= self.waiting or self.length >= ALL_CLIENTS * self.waiting:
            raise BusyError
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.append(turn)
        self._lines[client] = line
        self._next()
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self._busy = False
                self._next()
            raise

    def _next(self) -> None:
        """Give the worker to the client whose turn it is; it goes to the end of the round."""
        while self._lines and not self._busy:
            client, line = self._lines.popitem(last=False)
            turn = line.popleft()
            if line:
                self._lines[client] = line
            if not turn.done():
                self._busy = True
                turn.set_result(None)

    def close(self) -> None:
        """Send the worker home, whatever it is doing."""
        if self._pool is not None:
            for process in list((self._pool._processes or {}).values()):
                process.terminate()
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None

    def _opened(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=spawn, initializer=_settle_in)
        return self._pool


def _json(task: Callable[..., BaseModel], arguments: tuple[object, ...], named: dict[str, object]) -> bytes:
    return task(*arguments, **named).model_dump_json().encode()


def _done(task: Callable[..., bytes], arguments: tuple[object, ...]) -> bytes | Refusal:
    """Runs in the worker: the task's result, or why there is none."""
    try:
        return task(*arguments)
    except ZahlenschlachtError as error:
        return Refusal(error.code, str(error), error.values, error.column)


def _settle_in() -> None:
    """The worker is polite to others on the machine, leaves Ctrl-C to the server, and goes when the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    server = multiprocessing.parent_process()
    if server is not None:
        threading.Thread(target=_leave_after, args=(server,), daemon=True).start()


def _leave_after(server: multiprocessing.process.BaseProcess) -> None:
    server.join()
    os._exit(0)
