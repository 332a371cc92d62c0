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
        self._connections: list[socket.socket] = []
        self._before: list[socket.socket] = []
        """What was connected before the stall stays stalled, also when it is over."""
        self._threads = [threading.Thread(target=self._accept, daemon=True)]
        self._threads[0].start()

    def stall(self, only_old: bool = False) -> None:
        """Say nothing more; or only to those who are connected already."""
        self._before += self._connections
        if not only_old:
            self.stalled.set()

    def close(self) -> None:
        """Hang up on everybody."""
        self._closed.set()
        for thread in self._threads:
            thread.join(60)
        self._listening.close()

    def _accept(self) -> None:
        while not self._closed.is_set():
            if select.select([self._listening], [], [], 0.05)[0]:
                client, _ = self._listening.accept()
                self._connections.append(client)
                passing = threading.Thread(target=self._pass_on, args=(client,), daemon=True)
                self._threads.append(passing)
                passing.start()

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
