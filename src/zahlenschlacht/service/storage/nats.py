"""Best-effort notifications over NATS. A process receives only those about the matches and classrooms it watches.

The subject of a notification is the id of the match or the code of the classroom, a dot and the channel. The protocol
is described at https://docs.nats.io/reference/reference-protocols/nats-protocol
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Collection, Mapping
from typing import TYPE_CHECKING

from ..tokens import is_classroom_code, is_match_id
from .engine import CONNECT_SECONDS
from .notify import IDLE_SECONDS, Notice, PresenceNotice, VersionNotice, parse_notice

if TYPE_CHECKING:
    from sqlalchemy import URL

MAX_BUFFERED = 1_000_000
"""A NATS server that leaves this many bytes unread is disconnected, and connected again."""


class Nats:
    """A connection to a NATS server. While there is none, notices are dropped."""

    def __init__(self, url: URL) -> None:
        self._url = url
        self._watched: set[str] = set()
        self._writer: asyncio.StreamWriter | None = None

    def watch(self, id_: str) -> None:
        """Receive the notices about a match or a classroom from now on."""
        if is_match_id(id_) or is_classroom_code(id_):  # anything else could be a line of the protocol
            self._watched.add(id_)
            self._send(_subscription(id_))

    def unwatch(self, id_: str) -> None:
        """Receive no more notices about it."""
        if id_ in self._watched:
            self._watched.remove(id_)
            self._send(f"UNSUB {id_}\r\n")

    def send_version(self, notice: VersionNotice) -> None:
        """Notify those who watch the match, or its classroom."""
        for id_ in filter(None, (notice.id, notice.classroom)):
            self._publish(id_, notice)

    def send_presence(self, process: str, persons: Mapping[str, Collection[str]]) -> None:
        """Notify the other processes which persons are connected to this one, by match or classroom."""
        for id_, connected in persons.items():
            self._publish(id_, PresenceNotice(process, id_, frozenset(connected)))

    async def listen(self) -> AsyncIterator[Notice | None]:
        """The notices about what is watched. None comes first: earlier ones may have been missed."""
        async with asyncio.timeout(CONNECT_SECONDS):
            reader, writer = await asyncio.open_connection(self._url.host, self._url.port or 4222)
        try:
            account = {"user": self._url.username, "pass": self._url.password}
            options = {"verbose": False, **{name: value for name, value in account.items() if value}}
            writer.write(f"CONNECT {json.dumps(options)}\r\n{''.join(map(_subscription, self._watched))}".encode())
            self._writer = writer
            yield None
            async for notice in self._notices(reader):
                yield notice
        finally:
            self._writer = None
            writer.close()

    async def _notices(self, reader: asyncio.StreamReader) -> AsyncIterator[Notice]:
        is_pinged = False
        while True:
            try:
                async with asyncio.timeout(IDLE_SECONDS):
                    line = await reader.readline()
            except TimeoutError:
                if is_pinged:
                    raise
                self._send("PING\r\n")
                is_pinged = True
                continue
            is_pinged = False
            if line.startswith(b"MSG "):
                _, subject, _, length = line.decode().split()
                payload = await reader.readexactly(int(length) + 2)
                yield parse_notice(subject.partition(".")[2], payload.decode().rstrip("\r\n"))
            elif line.startswith(b"PING"):
                self._send("PONG\r\n")
            elif not line or line.startswith(b"-ERR"):
                raise ConnectionError(line.decode().strip())

    def _publish(self, id_: str, notice: Notice) -> None:
        self._send(f"PUB {id_}.{notice.channel} {len(notice.payload)}\r\n{notice.payload}\r\n")

    def _send(self, text: str) -> None:
        if self._writer is None:
            return
        self._writer.write(text.encode())
        if self._writer.transport.get_write_buffer_size() > MAX_BUFFERED:
            self._writer.transport.abort()


def _subscription(id_: str) -> str:
    return f"SUB {id_}.* {id_}\r\n"
