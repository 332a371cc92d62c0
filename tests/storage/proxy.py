"""A way to a database that a test can stall: what is sent arrives nowhere, and nobody hangs up."""

from __future__ import annotations

import select
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager


class Proxy:
    """Passes bytes on between its clients and a port of this machine, unless it is told to stall."""

    def __init__(self, port: int) -> None:
        self.stalled = threading.Event()
        self._target = port
        self._closed = threading.Event()
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        self._before: list[socket.socket] = []
        """What was connected before the stall stays stalled, also when it is over."""
        threading.Thread(target=self._accept, daemon=True).start()

    def stall(self, only_old: bool = False) -> None:
        """Say nothing more; or only to those who are connected already."""
        self._before += self._connections
        if not only_old:
            self.stalled.set()

    def close(self) -> None:
        """Hang up on everybody."""
        self._closed.set()
        self._listening.close()
        for connection in self._connections:
            connection.close()

    _connections: list[socket.socket]

    def _accept(self) -> None:
        self._connections = []
        while not self._closed.is_set():
            try:
                client, _ = self._listening.accept()
            except OSError:
                return
            self._connections.append(client)
            threading.Thread(target=self._pass_on, args=(client,), daemon=True).start()

    def _pass_on(self, client: socket.socket) -> None:
        with client, socket.create_connection(("127.0.0.1", self._target)) as server:
            other = {client: server, server: client}
            while not self._closed.is_set():
                ready, _, _ = select.select(list(other), [], [], 0.05)
                if self.stalled.is_set() or client in self._before:
                    continue
                for one in ready:
                    try:
                        data = one.recv(65536)
                        other[one].sendall(data)
                    except OSError:
                        return
                    if not data:
                        return


@contextmanager
def proxy_to(port: int) -> Iterator[Proxy]:
    """A proxy for as long as it is needed."""
    proxy = Proxy(port)
    try:
        yield proxy
    finally:
        proxy.close()
