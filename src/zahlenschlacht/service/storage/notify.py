"""Best-effort notifications between server processes: their contents, and LISTEN/NOTIFY of PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from pydantic import TypeAdapter
from sqlalchemy import URL, Connection, text

from .engine import CONNECT_ARGS, STATEMENT_SECONDS

CHANNEL = "zahlenschlacht"
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


@dataclass(frozen=True, slots=True)
class ReactionNotice:
    """A process has received a reaction of a player of a match."""

    process: str
    id: str
    reaction: str
    """The reaction with its player, as JSON."""


Notice: TypeAlias = VersionNotice | PresenceNotice | ReactionNotice
_JSON: TypeAdapter[Notice] = TypeAdapter(Notice)

_NOTIFY = text("SELECT pg_notify(:channel, :payload)")
_ASYNCHRONOUS = text("SET LOCAL synchronous_commit TO OFF")
"""A notification need not be durable, so its commit does not wait for the disk."""


def send(connection: Connection, notices: Sequence[Notice]) -> None:
    """Send these notices to the other processes, as JSON."""
    connection.execute(_ASYNCHRONOUS)
    rows = [{"channel": CHANNEL, "payload": _JSON.dump_json(notice).decode()} for notice in notices]
    connection.execute(_NOTIFY, rows)


async def listen(url: URL) -> AsyncIterator[Notice | None]:
    """The notifications of all processes. None comes first: earlier notifications may have been missed."""
    import psycopg

    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    async with await psycopg.AsyncConnection.connect(address, autocommit=True, **CONNECT_ARGS) as connection:
        await connection.execute(f"LISTEN {CHANNEL}")
        yield None
        while True:
            async for notice in connection.notifies(timeout=IDLE_SECONDS):
                yield _JSON.validate_json(notice.payload)
            async with asyncio.timeout(STATEMENT_SECONDS):
                await connection.execute("SELECT 1")
