"""Best-effort notifications between server processes on one PostgreSQL database (LISTEN/NOTIFY)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass

from sqlalchemy import URL, Connection, text

from .engine import CONNECT_ARGS, STATEMENT_SECONDS

CHANNEL = "zahlenschlacht"
PRESENCE_CHANNEL = "zahlenschlacht_here"
IDLE_SECONDS = 30
"""After this long without a notification the connection is checked."""


@dataclass(frozen=True, slots=True)
class VersionNotice:
    """A match has reached this version."""

    match_id: str
    version: int


@dataclass(frozen=True, slots=True)
class PresenceNotice:
    """These players of a match, and no others, are connected to a process."""

    process: str
    match_id: str
    players: str


_NOTIFY = text("SELECT pg_notify(:channel, :payload)")
_ASYNCHRONOUS = text("SET LOCAL synchronous_commit TO OFF")
"""A notification need not be durable, so its commit does not wait for the disk."""


def send_version(connection: Connection, match_id: str, version: int) -> None:
    """Notify the other processes of a new version of a match."""
    connection.execute(_ASYNCHRONOUS)
    connection.execute(_NOTIFY, {"channel": CHANNEL, "payload": f"{match_id} {version}"})


def send_presence(connection: Connection, process: str, players: Mapping[str, str]) -> None:
    """Notify the other processes which players are connected to this one, by match."""
    connection.execute(_ASYNCHRONOUS)
    payloads = [f"{process} {match_id} {connected}" for match_id, connected in players.items()]
    connection.execute(_NOTIFY, [{"channel": PRESENCE_CHANNEL, "payload": payload} for payload in payloads])


async def listen(url: URL) -> AsyncIterator[VersionNotice | PresenceNotice | None]:
    """The notifications of all processes. None comes first: earlier notifications may have been missed."""
    import psycopg

    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    async with await psycopg.AsyncConnection.connect(address, autocommit=True, **CONNECT_ARGS) as connection:
        await connection.execute(f"LISTEN {CHANNEL}")
        await connection.execute(f"LISTEN {PRESENCE_CHANNEL}")
        yield None
        while True:
            async for notice in connection.notifies(timeout=IDLE_SECONDS):
                first, second, *rest = notice.payload.split(" ")
                if notice.channel == PRESENCE_CHANNEL:
                    yield PresenceNotice(first, second, *rest)
                else:
                    yield VersionNotice(first, int(second))
            async with asyncio.timeout(STATEMENT_SECONDS):
                await connection.execute("SELECT 1")
