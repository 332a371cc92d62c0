"""What the benchmarks of the server share: a server in a process of its own, and a client that costs almost nothing."""

from __future__ import annotations

import json
import multiprocessing
import os
import socket
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from time import perf_counter
from typing import Any

LIMITS = {"BURST_SECONDS": "1000000", "STREAMS_PER_CLIENT": "5000"}
"""One client sends everything here, so that the limits by client must not count."""

Serve = Callable[[str, Callable[[int], None]], None]
"""Serves a database, and says on which port."""


def serve(database: str, ready: Callable[[int], None]) -> None:
    """The server as `zahlenschlacht serve` starts it."""
    from zahlenschlacht.service.web.server import run

    run("127.0.0.1", 0, database, lambda address: ready(int(address.rstrip("/").rpartition(":")[2])))


@contextmanager
def running(database: str, serving: Serve = serve, limits: Mapping[str, str] = LIMITS) -> Iterator[int]:
    """The port of a server process on this database."""
    context = multiprocessing.get_context("spawn")
    heard, told = context.Pipe(duplex=False)
    process = context.Process(target=_run, args=(serving, database, dict(limits), told))
    process.start()
    try:
        if not heard.poll(60):
            sys.exit("the server did not start")
        yield heard.recv()
    finally:
        process.terminate()
        process.join(30)


def _run(serving: Serve, database: str, limits: Mapping[str, str], told: Connection) -> None:
    os.environ.update({f"ZAHLENSCHLACHT_{name}": value for name, value in limits.items()})
    serving(database, told.send)


@contextmanager
def sqlite_file() -> Iterator[Path]:
    """The name of a file for a database, in a folder that is removed afterwards."""
    with tempfile.TemporaryDirectory(prefix="zahlenschlacht-") as folder:
        yield Path(folder) / "matches.sqlite3"


class Wire:
    """A connection that is kept open: bytes out, bytes in, no more."""

    def __init__(self, port: int) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def send(self, request: bytes) -> tuple[int, bytes]:
        """The status and the body of the answer."""
        self.socket.sendall(request)
        received = self._some()
        while (end := received.find(b"\r\n\r\n")) < 0:
            received += self._some()
        head = received[:end].lower()
        start = head.index(b"content-length:") + 15
        length = int(head[start:].split(b"\r\n", 1)[0])
        while len(received) < end + 4 + length:
            received += self._some()
        return int(head[9:12]), received[end + 4 :]

    def _some(self) -> bytes:
        received = self.socket.recv(65536)
        if not received:
            sys.exit("the server closed the connection")
        return received


def get(path: str, token: str = "") -> bytes:
    """A request to read."""
    return f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{_authority(token)}\r\n".encode()


def post(path: str, content: Any, token: str = "") -> bytes:
    """A request to change something."""
    body = json.dumps(content).encode()
    head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n{_authority(token)}"
    return f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body


def _authority(token: str) -> str:
    return f"Authorization: Bearer {token}\r\n" if token else ""


def open_match(wire: Wire, n: int = 15, d: int = 7) -> dict[str, Any]:
    """A new match of two persons at one device."""
    person = {"kind": "person"}
    status, body = wire.send(post("/api/matches", {"variant": {"n": n, "d": d}, "seats": {"A": person, "B": person}}))
    if status != 201:
        sys.exit(f"no match was opened: {body.decode()}")
    opened: dict[str, Any] = json.loads(body)
    return opened


def rate(wire: Wire, requests: Iterable[bytes]) -> float:
    """Requests a second over one connection; every answer must be a good one."""
    count, begin = 0, perf_counter()
    for request in requests:
        status, body = wire.send(request)
        if status != 200:
            sys.exit(f"{status}: {body.decode()[:300]}")
        count += 1
    return count / (perf_counter() - begin)
