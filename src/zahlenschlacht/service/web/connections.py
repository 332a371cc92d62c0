"""Limits on connections that uvicorn lacks.

uvicorn limits neither the time nor the size of the headers of a request, keeps all trailers of a body in memory, parses
pipelined requests before it answers the first, and waits for ever for a client that does not read. Proxies have such
limits, but a school runs the server without one. So this class overrides how uvicorn's protocol receives and sends
bytes. It depends on how uvicorn works inside: the tests of this module fail if a new release works in another way.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

HEAD_SECONDS = 10
"""How long a client may take to send the headers of a request; for the first one, counted from the connection. A phone
with a bad connection takes a few seconds."""
HEAD_BYTES = 131_072
"""The most bytes of the address and headers of a request. The longest query, a game on 5000 numbers, has 25 kB."""
BODY_BYTES = 17 * 1_048_576
"""The most bytes of a body on the wire, with the sizes of its chunks: a little more than the server reads and drops."""
FRAMING_BYTES = 4096
"""The most bytes of a body between two pieces of its content. The size of a chunk and its line ends take about ten."""
PARSED_BYTES = 2048
"""How many bytes are parsed at a time. Bytes after a request wait unparsed until it is answered. Smaller pieces would
take more calls, larger ones would let more pipelined requests in."""
UNPARSED_BYTES = 1_048_576
"""A connection with more unparsed bytes is closed. Reading is paused long before, after one read of at most 256 kB."""
LATE_BODY_SECONDS = 30
"""How long a client may go on sending a body after the response; as long as it may take to send one."""
STALL_SECONDS = 20
"""How long a client may stop reading. A browser that is alive reads into its own buffer, whatever the page does."""
DEAD_SECONDS = 60
"""How long data may stay unacknowledged (TCP_USER_TIMEOUT). A phone that changes networks is silent for seconds."""


def unmapped(host: str) -> str:
    """The address of a client. On a socket for both versions of IP, one of IPv4 arrives mapped into IPv6.

    >>> unmapped("::ffff:127.0.0.1"), unmapped("::1")
    ('127.0.0.1', '::1')
    """
    return host.removeprefix("::ffff:") if "." in host else host


class Connection(HttpToolsProtocol):
    """A connection that is closed when its client is too slow."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._deadlines: dict[str, asyncio.TimerHandle] = {}
        """The running timers: for the headers, for the rest of a body, and for a client that does not read."""
        self._head_bytes = self._body_bytes = self._framing_bytes = 0
        self._is_complete = True
        """Whether the last request has been received completely."""
        self._unparsed = bytearray()
        self._answering: RequestResponseCycle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start the deadline for the first request."""
        super().connection_made(transport)
        if self.client is not None:
            self.client = unmapped(self.client[0]), self.client[1]
        option = getattr(socket, "TCP_USER_TIMEOUT", None)
        own_socket = transport.get_extra_info("socket")
        if option is not None and own_socket is not None and own_socket.family in (socket.AF_INET, socket.AF_INET6):
            own_socket.setsockopt(socket.IPPROTO_TCP, option, 1000 * DEAD_SECONDS)
        self._expect_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """Cancel all deadlines."""
        for name in tuple(self._deadlines):
            self._cancel(name)
        self._unset_keepalive_if_required()
        super().connection_lost(exc)
        self.pipeline.clear()
        if self._answering is not None and not self._answering.response_complete:
            self._answering.disconnected = True  # uvicorn tells only the request that was parsed last
            self._answering.message_event.set()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def data_received(self, data: bytes) -> None:
        """Parse these bytes, now or when the requests before them are answered."""
        self._unparsed += data
        self._parse()

    def _parse(self) -> None:
        """Parse the bytes of the current request. If others follow it, read on when it is answered (no pipelining)."""
        start = 0
        while start < len(self._unparsed) and not self._is_answering():
            if self.parser is None or self.transport.is_closing():
                return
            part = bytes(self._unparsed[start : start + PARSED_BYTES])
            start += len(part)
            if self._is_complete:
                self._expect_head()
            if "head" in self._deadlines:
                self._head_bytes += len(part)
            else:
                self._body_bytes += len(part)
                self._framing_bytes += len(part)
            super().data_received(part)
            if "head" in self._deadlines and self._head_bytes > HEAD_BYTES:
                self._refuse(431)
            elif self._body_bytes > BODY_BYTES or self._framing_bytes > FRAMING_BYTES:
                self.transport.abort()
        del self._unparsed[:start]
        if len(self._unparsed) > UNPARSED_BYTES:
            self.transport.abort()
        elif self._unparsed:
            self.flow.pause_reading()

    def _is_answering(self) -> bool:
        """Whether a request has been received completely and not been answered."""
        is_open = self.cycle is not None and not self.cycle.response_complete
        return bool(self.pipeline) or (self._is_complete and is_open)

    def on_message_begin(self) -> None:
        """Start the deadline for the headers of a request."""
        super().on_message_begin()
        self._is_complete = False
        self._expect_head()

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take a header. Trailers, the headers after a body, are refused with 400: nothing here needs them."""
        if "head" not in self._deadlines:
            raise ValueError("trailers are not accepted")
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Cancel the deadline for the headers."""
        self._cancel("head")
        self._head_bytes = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Take a piece of the content."""
        self._framing_bytes = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Cancel the deadline for the rest of the body."""
        self._is_complete = True
        self._body_bytes = self._framing_bytes = 0
        self._cancel("late body")
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Start a deadline for the rest of the body, if any, and parse what follows."""
        super().on_response_complete()
        if not self._is_complete:
            self._start("late body", LATE_BODY_SECONDS, self.transport.abort)
        if self._unparsed:
            self._parse()

    def pause_writing(self) -> None:
        """Start the deadline for a client that does not read."""
        super().pause_writing()
        self._start("stall", STALL_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """Cancel that deadline."""
        self._cancel("stall")
        super().resume_writing()

    def _expect_head(self) -> None:
        self._start("head", HEAD_SECONDS, lambda: self._refuse(408))

    def _start(self, name: str, seconds: float, callback: Callable[[], None]) -> None:
        """Start a deadline, unless it is running."""
        if name not in self._deadlines:
            self._deadlines[name] = self.loop.call_later(seconds, callback)

    def _cancel(self, name: str) -> None:
        """Cancel a deadline, if it is running."""
        if (timer := self._deadlines.pop(name, None)) is not None:
            timer.cancel()

    def _refuse(self, status: int) -> None:
        """Send the status and close the connection."""
        self._cancel("head")
        if not self.transport.is_closing():
            if self._head_bytes:
                self.transport.write(STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
            self.transport.close()
