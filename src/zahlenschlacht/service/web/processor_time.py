"""The processor time of a request: its own steps in the event loop, and its calls in other threads.

An ASGI app is a coroutine. To step it by hand and add up the thread time of its steps gives the time of this request
alone, however many others run in between, and however busy the machine is.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Generator, Sequence
from concurrent.futures import Executor
from contextvars import ContextVar
from time import thread_time
from typing import Any, Generic, TypeVar

T = TypeVar("T")
Account = Callable[[float], None]
"""A function that is called with the seconds of processor time that somebody has used."""
SENT_SECONDS = 0.0003
"""The processor time to send an event of a stream, which happens outside its own steps."""


def use_freely(_seconds: float) -> None:
    """The account of background jobs and of files of the page, which are not limited."""


_current: ContextVar[Account] = ContextVar("account", default=use_freely)


def current_account() -> Account:
    """The account of the request that is being answered."""
    return _current.get()


class _Steps(Generic[T]):
    """Awaits something, and charges an account for the processor time of each step."""

    def __init__(self, work: Awaitable[T], account: Account) -> None:
        self._work = work
        self._account = account

    def __await__(self) -> Generator[Any, None, T]:
        steps: Any = self._work.__await__()
        error: BaseException | None = None
        while True:
            begin = thread_time()
            try:
                future = next(steps) if error is None else steps.throw(error)
            except StopIteration as end:
                result: T = end.value
                return result
            finally:
                self._account(thread_time() - begin)
            error = None
            try:
                yield future
            except BaseException as thrown:
                error = thrown


async def metered(work: Awaitable[T], account: Account) -> T:
    """The result of this work, whose processor time is charged to the account."""
    _current.set(account)
    return await _Steps(work, account)


async def metered_stream(
    events: AsyncIterator[T], account: Account, pause: Callable[[], float]
) -> AsyncGenerator[T, None]:
    """The events of a live stream, charged to the account. Before each one it waits for the seconds of `pause`."""
    _current.set(account)
    try:
        while True:
            if seconds := pause():
                await asyncio.sleep(seconds)
            yield await _Steps(anext(events), account)
            account(SENT_SECONDS)
    except StopAsyncIteration:
        return
    finally:
        if isinstance(events, AsyncGenerator):
            await events.aclose()


def shared(accounts: Sequence[Account]) -> Account:
    """An account whose costs these accounts share."""

    def use(seconds: float) -> None:
        for account in accounts:
            account(seconds / len(accounts))

    return use


async def in_thread(threads: Executor | None, call: Callable[[], T]) -> T:
    """The result of a blocking call in a thread; its processor time is charged to the current account."""
    seconds = 0.0

    def timed() -> T:
        nonlocal seconds
        begin = thread_time()
        try:
            return call()
        finally:
            seconds = thread_time() - begin

    try:
        return await asyncio.get_running_loop().run_in_executor(threads, timed)
    finally:
        current_account()(seconds)
