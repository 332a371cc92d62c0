"""The background jobs of a server process: they outlast faults, and end before the store is closed."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from zahlenschlacht.service.storage import DatabaseUnavailableError, Store
from zahlenschlacht.service.web.limits import Limits
from zahlenschlacht.service.web.live import repeat
from zahlenschlacht.service.web.metrics import Metrics
from zahlenschlacht.service.web.services import Services
from zahlenschlacht.service.web.settings import Settings

if TYPE_CHECKING:
    from pathlib import Path


def test_background_jobs_end_before_the_store_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []

    async def slow_job(*_: object) -> None:
        try:
            await asyncio.sleep(3600)
        finally:
            await asyncio.sleep(0.05)
            order.append("job ended")

    monkeypatch.setattr("zahlenschlacht.service.web.services.repeat", slow_job)
    store = Store(f"sqlite:///{tmp_path / 'matches.sqlite3'}")
    close = store.close

    def close_store() -> None:
        order.append("store closed")
        close()

    monkeypatch.setattr(store, "close", close_store)
    settings = Settings()

    async def start_and_stop() -> None:
        services = Services(store, settings, Limits(settings), Metrics())
        services.start()
        await asyncio.sleep(0)
        await services.stop()

    asyncio.run(start_and_stop())
    assert order == ["job ended"] * 3 + ["store closed"]


def test_a_background_job_that_fails_runs_again(caplog: pytest.LogCaptureFixture) -> None:
    faults = iter((DatabaseUnavailableError(), ValueError("a fault"), asyncio.CancelledError()))

    async def failing_job() -> None:
        raise next(faults)

    with pytest.raises(asyncio.CancelledError):
        asyncio.run(repeat(failing_job, every=0, first=0))
    assert [record.getMessage() for record in caplog.records] == ["a background job has failed; it will run again"]
