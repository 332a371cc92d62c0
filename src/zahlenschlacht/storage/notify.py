"""Hints between server processes on one PostgreSQL: which match has a newer log. A hint may be lost, the log is not."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from sqlalchemy import URL, Connection, text

from .engine import STATEMENT_SECONDS, WAITING

CHANNEL = "zahlenschlacht"
QUIET_SECONDS = 30
"""After so long without a hint the connection is asked whether it lives."""


def send_hint(connection: Connection, match_id: str, version: int) -> None:
    """Tell the other processes. The hint itself need not be durable, so its commit does not wait for the disk."""
    connection.execute(text("SET LOCAL synchronous_commit TO OFF"))
    connection.execute(text("SELECT pg_notify(:channel, :hint)"), {"channel": CHANNEL, "hint": f"{match_id} {version}"})


async def hints(url: URL) -> AsyncIterator[tuple[str, int] | None]:
    """The hints of all processes as they come; None at the beginning, when older ones may have been missed."""
    import psycopg

    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    async with await psycopg.AsyncConnection.connect(address, autocommit=True, **WAITING) as connection:
        await connection.execute(f"LISTEN {CHANNEL}")
        yield None
        while True:
            async for notice in connection.notifies(timeout=QUIET_SECONDS):
                match_id, _, version = notice.payload.partition(" ")
                yield match_id, int(version)
            # Nothing was said for a while: is anybody there?
            async with asyncio.timeout(STATEMENT_SECONDS):
                await connection.execute("SELECT 1")
