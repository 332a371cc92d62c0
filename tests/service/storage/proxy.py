"""A TCP proxy whose connections a test can cut, stall and silence."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

STOP_SECONDS = 60
"""All connections must end within this time. It is generous, because the machine may be slow."""


class Connection:
    """A connection through the proxy."""

    def __init__(self) -> None:
        self.writers: list[asyncio.StreamWriter] = []
        self.dumb = False
        """Whether it stays open and carries nothing any more."""

    def cut(self) -> None:
        """End it in both directions at once."""
        for writer in self.writers:
            writer.transport.abort()


class Proxy:
    """Forwards connections to a port of this machine until a test stops it."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.answering = True
        """Whether answers come through."""
        self.flowing = asyncio.Event()
        """Whether anything does: a stall keeps back what is sent, and tells nobody."""
        self.flowing.set()
        self.connections: set[Connection] = set()

    async def start(self) -> None:
        """Listen on a port of its own."""
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port: int = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        """Stop listening, and end all connections."""
        self._server.close()
        self.flowing.set()
        async with asyncio.timeout(STOP_SECONDS):
            while self.connections:
                self.cut()
                await asyncio.sleep(0.01)

    def cut(self) -> None:
        """End all connections."""
        for connection in list(self.connections):
            connection.cut()

    def silence(self) -> None:
        """Forward nothing more on the open connections, without closing them; new ones are served."""
        for connection in self.connections:
            connection.dumb = True

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        connection = Connection()
        connection.writers.append(writer)
        self.connections.add(connection)
        try:
            with suppress(OSError):
                far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.target)
                connection.writers.append(far_writer)
                async with asyncio.TaskGroup() as pumps:
                    pumps.create_task(self._pump(connection, reader, far_writer, answers=False))
                    pumps.create_task(self._pump(connection, far_reader, writer, answers=True))
        finally:
            connection.cut()
            self.connections.discard(connection)

    async def _pump(
        self, connection: Connection, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, answers: bool
    ) -> None:
        with suppress(OSError):
            while part := await reader.read(65536):
                await self.flowing.wait()
                if connection.dumb or (answers and not self.answering):
                    continue
                writer.write(part)
                await writer.drain()
        if not connection.dumb:  # otherwise the other end never learns that it is closed
            connection.cut()


class Aside:
    """A proxy in its own thread, for tests that block."""

    def __init__(self, loop: asyncio.AbstractEventLoop, proxy: Proxy) -> None:
        self._loop = loop
        self._proxy = proxy
        self.port = proxy.port

    def stall(self) -> None:
        """Forward nothing, neither on open connections nor on new ones."""
        self._loop.call_soon_threadsafe(self._proxy.flowing.clear)

    def silence(self) -> None:
        """Forward nothing more on the open connections; new ones are served."""
        self._loop.call_soon_threadsafe(self._proxy.silence)

    def flow(self) -> None:
        """Forward data again, beginning with the data held back."""
        self._loop.call_soon_threadsafe(self._proxy.flowing.set)


@contextmanager
def proxy_to(port: int) -> Iterator[Aside]:
    """A proxy that stops at the end of the block."""
    loop, proxy = asyncio.new_event_loop(), Proxy(port)
    loop.run_until_complete(proxy.start())
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    try:
        yield Aside(loop, proxy)
    finally:
        asyncio.run_coroutine_threadsafe(proxy.stop(), loop).result(2 * STOP_SECONDS)
        loop.call_soon_threadsafe(loop.stop)
        thread.join(STOP_SECONDS)
        loop.close()
