"""Best-effort notifications between server processes on one PostgreSQL database (LISTEN/NOTIFY)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection, Mapping
from dataclasses import dataclass

from sqlalchemy import URL, Connection, text

from .engine import CONNECT_ARGS, STATEMENT_SECONDS

CHANNEL = "zahlenschlacht"
PRESENCE_CHANNEL = "zahlenschlacht_here"
IDLE_SECONDS = 30
"""After this long without a notification the connection is checked."""


@dataclass(frozen=True, slots=True)
class VersionNotice:
    """A match or a classroom has reached this version."""

    id: str
    version: int
    classroom: str | None = None
    """The classroom of the match."""


@dataclass(frozen=True, slots=True)
class PresenceNotice:
    """These persons of a match or a classroom, and no others, are connected to a process."""

    process: str
    id: str
    persons: frozenset[str]


_NOTIFY = text("SELECT pg_notify(:channel, :payload)")
_ASYNCHRONOUS = text("SET LOCAL synchronous_commit TO OFF")
"""A notification need not be durable, so its commit does not wait for the disk."""


def send_version(connection: Connection, notice: VersionNotice) -> None:
    """Notify the other processes of a new version of a match or a classroom."""
    connection.execute(_ASYNCHRONOUS)
    payload = f"{notice.id} {notice.version} {notice.classroom or ''}".rstrip()
    connection.execute(_NOTIFY, {"channel": CHANNEL, "payload": payload})


def send_presence(connection: Connection, process: str, persons: Mapping[str, Collection[str]]) -> None:
    """Notify the other processes which persons are connected to this one, by match or classroom."""
    connection.execute(_ASYNCHRONOUS)
    payloads = [f"{process} {id_} {','.join(sorted(connected))}" for id_, connected in persons.items()]
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
                    yield PresenceNotice(first, second, frozenset(filter(None, rest[0].split(","))))
                else:
                    yield VersionNotice(first, int(second), *rest)
            async with asyncio.timeout(STATEMENT_SECONDS):
                await connection.execute("SELECT 1")
