"""Words between server processes on one PostgreSQL; any of them may be lost.

announcement   which match has a newer log, which itself is not lost
notice         whose live streams a process has in a match
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass

from sqlalchemy import URL, Connection, text

from .engine import STATEMENT_SECONDS, WAITING

CHANNEL = "zahlenschlacht"
NOTICES = "zahlenschlacht_here"
QUIET_SECONDS = 30
"""After so long without a word the connection is asked whether it lives."""


@dataclass(frozen=True, slots=True)
class Announcement:
    """The log of a match has this version."""

    match_id: str
    version: int


@dataclass(frozen=True, slots=True)
class Notice:
    """A process has live streams of these players of a match, and of no others."""

    process: str
    match_id: str
    players: str


def send_announcement(connection: Connection, match_id: str, version: int) -> None:
    """Tell the other processes. It need not be durable, so its commit does not wait for the disk."""
    connection.execute(text("SET LOCAL synchronous_commit TO OFF"))
    connection.execute(text("SELECT pg_notify(:channel, :told)"), {"channel": CHANNEL, "told": f"{match_id} {version}"})


def send_notices(connection: Connection, process: str, players: Mapping[str, str]) -> None:
    """Tell the other processes whose live streams this one has, by match."""
    connection.execute(text("SET LOCAL synchronous_commit TO OFF"))
    told = [{"channel": NOTICES, "notice": f"{process} {match_id} {who}"} for match_id, who in players.items()]
    connection.execute(text("SELECT pg_notify(:channel, :notice)"), told)


async def heard(url: URL) -> AsyncIterator[Announcement | Notice | None]:
    """What all processes say as it comes; None at the beginning, when something may have been missed."""
    import psycopg

    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    async with await psycopg.AsyncConnection.connect(address, autocommit=True, **WAITING) as connection:
        await connection.execute(f"LISTEN {CHANNEL}")
        await connection.execute(f"LISTEN {NOTICES}")
        yield None
        while True:
            async for notice in connection.notifies(timeout=QUIET_SECONDS):
                first, second, *rest = notice.payload.split(" ")
                yield Notice(first, second, *rest) if notice.channel == NOTICES else Announcement(first, int(second))
            # Nothing was said for a while: is anybody there?
            async with asyncio.timeout(STATEMENT_SECONDS):
                await connection.execute("SELECT 1")
