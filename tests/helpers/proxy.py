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
        self.is_silent = False
        """Whether it stays open but forwards nothing."""

    def cut(self) -> None:
        """End it in both directions at once."""
        for writer in self.writers:
            writer.transport.abort()


class Proxy:
    """Forwards connections to a port of this machine until a test stops it."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.forwards_answers = True
        """Whether it forwards the answers of the target."""
        self.flowing = asyncio.Event()
        """Set while data flows. While it is clear, all data is kept back and no connection is closed."""
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
        """Forward nothing more on the open connections, without closing them, but serve new ones."""
        for connection in self.connections:
            connection.is_silent = True

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        connection = Connection()
        connection.writers.append(writer)
        self.connections.add(connection)
        try:
            with suppress(OSError):
                far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.target)
                connection.writers.append(far_writer)
                async with asyncio.TaskGroup() as pumps:
                    pumps.create_task(self._pump(connection, reader, far_writer, has_answers=False))
                    pumps.create_task(self._pump(connection, far_reader, writer, has_answers=True))
        finally:
            connection.cut()
            self.connections.discard(connection)

    async def _pump(
        self, connection: Connection, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, has_answers: bool
    ) -> None:
        with suppress(OSError):
            while chunk := await reader.read(65536):
                await self.flowing.wait()
                if connection.is_silent or (has_answers and not self.forwards_answers):
                    continue
                writer.write(chunk)
                await writer.drain()
        if not connection.is_silent:  # a silent connection hides that the other end has closed it
            connection.cut()


class ThreadedProxy:
    """A proxy that runs in its own thread, for tests that block."""

    def __init__(self, loop: asyncio.AbstractEventLoop, proxy: Proxy) -> None:
        self._loop = loop
        self._proxy = proxy
        self.port = proxy.port

    def stall(self) -> None:
        """Keep back all data, on open connections and on new ones."""
        self._loop.call_soon_threadsafe(self._proxy.flowing.clear)

    def silence(self) -> None:
        """Forward nothing more on the open connections, but serve new ones."""
        self._loop.call_soon_threadsafe(self._proxy.silence)

    def flow(self) -> None:
        """Forward data again, beginning with the data that was kept back."""
        self._loop.call_soon_threadsafe(self._proxy.flowing.set)


@contextmanager
def proxy_to(port: int) -> Iterator[ThreadedProxy]:
    """A proxy that stops at the end of the block."""
    loop, proxy = asyncio.new_event_loop(), Proxy(port)
    loop.run_until_complete(proxy.start())
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    try:
        yield ThreadedProxy(loop, proxy)
    finally:
        asyncio.run_coroutine_threadsafe(proxy.stop(), loop).result(2 * STOP_SECONDS)
        loop.call_soon_threadsafe(loop.stop)
        thread.join(STOP_SECONDS)
        loop.close()
