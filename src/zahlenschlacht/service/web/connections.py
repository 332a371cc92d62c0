"""Bounds on connections that uvicorn does not set: time and size of headers, slow bodies, answers that nobody reads."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

HEAD_SECONDS = 10
"""How long a client may take to send the headers of a request, the first of a connection counted from its beginning."""
HEAD_BYTES = 131_072
"""The most bytes of an address and its headers; a long game is a long question."""
REST_SECONDS = 30
"""How long a client may go on sending a body that is answered already."""
STALL_SECONDS = 20
"""How long a client may not read what it is sent."""
DEAD_SECONDS = 60
"""How long a client may not acknowledge what it is sent."""


class Deadline:
    """A moment at which something is done unless it is lifted before."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._timer: asyncio.TimerHandle | None = None

    @property
    def set(self) -> bool:
        """Whether there is one."""
        return self._timer is not None

    def put(self, seconds: float, then: Callable[[], None]) -> None:
        """Set it, unless it is set already."""
        if self._timer is None:
            self._timer = self._loop.call_later(seconds, then)

    def lift(self) -> None:
        """Have none any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Connection(HttpToolsProtocol):
    """A connection that ends when its client keeps it waiting."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._head, self._rest, self._stall = (Deadline(self.loop) for _ in range(3))
        self._head_bytes = 0
        self._whole = True
        """Whether the last request has been received to its end."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Expect a request soon."""
        super().connection_made(transport)
        acknowledged = getattr(socket, "TCP_USER_TIMEOUT", None)
        wire = transport.get_extra_info("socket")
        if acknowledged is not None and wire is not None and wire.family in (socket.AF_INET, socket.AF_INET6):
            wire.setsockopt(socket.IPPROTO_TCP, acknowledged, 1000 * DEAD_SECONDS)
        self._expect_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait for nothing any more."""
        for deadline in (self._head, self._rest, self._stall):
            deadline.lift()
        self._unset_keepalive_if_required()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take some bytes, unless they are too many headers."""
        if self.parser is None or self.transport.is_closing():
            return
        if self._head.set:
            self._head_bytes += len(data)
        super().data_received(data)
        if self._head.set and self._head_bytes > HEAD_BYTES:
            self._refuse(431)

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._whole = False
        self._expect_head()

    def on_headers_complete(self) -> None:
        """Its headers are here."""
        self._head.lift()
        self._head_bytes = 0
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All of it is here."""
        self._whole = True
        self._rest.lift()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """It is answered; what still comes of it must come soon."""
        super().on_response_complete()
        if not self._whole:
            self._rest.put(REST_SECONDS, self.transport.abort)

    def pause_writing(self) -> None:
        """The client does not read."""
        super().pause_writing()
        self._stall.put(STALL_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """It reads."""
        self._stall.lift()
        super().resume_writing()

    def _expect_head(self) -> None:
        self._head.put(HEAD_SECONDS, lambda: self._refuse(408))

    def _refuse(self, status: int) -> None:
        """Say why, and close the connection."""
        self._head.lift()
        if not self.transport.is_closing():
            if self._head_bytes:
                self.transport.write(STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
            self.transport.close()
