"""A request is charged for its own processor time: its steps, its calls in threads, and its live stream."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from time import sleep, thread_time

import pytest

from zahlenschlacht.service.web.processor_time import in_thread, metered, metered_stream, shared


def compute(seconds: float) -> None:
    """Use the processor for this long."""
    end = thread_time() + seconds
    while thread_time() < end:
        pass


class Account:
    """Adds up what is charged."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self, seconds: float) -> None:
        self.seconds += seconds


def test_each_request_is_charged_for_its_own_steps_and_threads() -> None:
    async def answer(seconds: float) -> float:
        for _ in range(4):
            compute(seconds / 8)
            await asyncio.sleep(0)
            await in_thread(None, lambda: compute(seconds / 8))
        await asyncio.sleep(0.1)
        return seconds

    async def main() -> list[float]:
        accounts = [Account() for _ in range(3)]
        work = [metered(answer(0.04 * place), account) for place, account in enumerate(accounts)]
        assert await asyncio.gather(*work) == [0, 0.04, 0.08]
        return [account.seconds for account in accounts]

    idle, short, long = asyncio.run(main())
    assert idle < 0.02
    assert 0.04 <= short < 0.06
    assert 0.08 <= long < 0.1


def test_the_callers_share_a_call_and_errors_pass() -> None:
    def fail() -> None:
        compute(0.02)
        sleep(0.05)
        raise LookupError

    async def main() -> tuple[float, float]:
        first, second = Account(), Account()
        with pytest.raises(LookupError):
            await metered(in_thread(None, fail), shared([first, second]))
        return first.seconds, second.seconds

    first, second = asyncio.run(main())
    assert first == second
    assert 0.01 <= first < 0.02


def test_a_cancelled_request_ends_and_is_charged() -> None:
    cleaned = []

    async def answer() -> None:
        try:
            compute(0.02)
            await asyncio.sleep(60)
        finally:
            cleaned.append(True)

    async def main() -> float:
        account = Account()
        task = asyncio.create_task(metered(answer(), account))
        await asyncio.sleep(0.05)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        return account.seconds

    assert 0.02 <= asyncio.run(main()) < 0.04
    assert cleaned == [True]


def test_a_stream_is_charged_for_each_event_and_pauses_in_debt() -> None:
    closed = []

    async def events() -> AsyncGenerator[int, None]:
        try:
            for number in range(9):
                compute(0.01)
                await asyncio.sleep(0)
                yield number
        finally:
            closed.append(True)

    async def main() -> tuple[float, float]:
        account, loop = Account(), asyncio.get_running_loop()
        begin = loop.time()
        stream = metered_stream(events(), account, lambda: 0.1 if account.seconds > 0.025 else 0)
        async for number in stream:
            if number == 4:
                break
        await stream.aclose()
        return account.seconds, loop.time() - begin

    used, took = asyncio.run(main())
    assert 0.05 <= used < 0.07
    assert took > 0.05 + 2 * 0.1
    assert closed == [True]
