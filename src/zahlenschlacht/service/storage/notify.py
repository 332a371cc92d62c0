"""Best-effort notifications between server processes: their contents, and LISTEN/NOTIFY of PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator, Collection, Mapping
from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from sqlalchemy import URL, Connection, text

from .engine import CONNECT_ARGS, STATEMENT_SECONDS

IDLE_SECONDS = 30
"""After this long without a notification the connection is checked."""


@dataclass(frozen=True, slots=True)
class VersionNotice:
    """A match or a classroom has reached this version."""

    channel: ClassVar = "zahlenschlacht"
    id: str
    version: int
    classroom: str | None = None
    """The classroom of the match."""

    @property
    def payload(self) -> str:
        """The notice as text."""
        return f"{self.id} {self.version} {self.classroom or ''}".rstrip()


@dataclass(frozen=True, slots=True)
class PresenceNotice:
    """These persons of a match or a classroom, and no others, are connected to a process."""

    channel: ClassVar = "zahlenschlacht_here"
    process: str
    id: str
    persons: frozenset[str]

    @property
    def payload(self) -> str:
        """The notice as text."""
        return f"{self.process} {self.id} {','.join(sorted(self.persons))}"


Notice: TypeAlias = VersionNotice | PresenceNotice


def parse_notice(channel: str, payload: str) -> Notice:
    """The notice that was sent as this text."""
    first, second, *rest = payload.split(" ")
    if channel == PresenceNotice.channel:
        return PresenceNotice(first, second, frozenset(filter(None, rest[0].split(","))))
    return VersionNotice(first, int(second), *rest)


_NOTIFY = text("SELECT pg_notify(:channel, :payload)")
_ASYNCHRONOUS = text("SET LOCAL synchronous_commit TO OFF")
"""A notification need not be durable, so its commit does not wait for the disk."""


def send_version(connection: Connection, notice: VersionNotice) -> None:
    """Notify the other processes of a new version of a match or a classroom."""
    connection.execute(_ASYNCHRONOUS)
    connection.execute(_NOTIFY, {"channel": notice.channel, "payload": notice.payload})


def send_presence(connection: Connection, process: str, persons: Mapping[str, Collection[str]]) -> None:
    """Notify the other processes which persons are connected to this one, by match or classroom."""
    connection.execute(_ASYNCHRONOUS)
    notices = [PresenceNotice(process, id_, frozenset(connected)) for id_, connected in persons.items()]
    connection.execute(_NOTIFY, [{"channel": notice.channel, "payload": notice.payload} for notice in notices])


async def listen(url: URL) -> AsyncIterator[Notice | None]:
    """The notifications of all processes. None comes first: earlier notifications may have been missed."""
    import psycopg

    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    async with await psycopg.AsyncConnection.connect(address, autocommit=True, **CONNECT_ARGS) as connection:
        await connection.execute(f"LISTEN {VersionNotice.channel}")
        await connection.execute(f"LISTEN {PresenceNotice.channel}")
        yield None
        while True:
            async for notice in connection.notifies(timeout=IDLE_SECONDS):
                yield parse_notice(notice.channel, notice.payload)
            async with asyncio.timeout(STATEMENT_SECONDS):
                await connection.execute("SELECT 1")
