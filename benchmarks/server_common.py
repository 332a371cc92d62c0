"""Shared by the benchmarks of the server: a server in its own process, and a client with little overhead."""

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

LIMITS = {
    "PROCESSOR_MILLISECONDS": "1000000",
    "OPENS_PER_SECOND": "100000",
    "STREAMS_PER_CLIENT": "5000",
    "OPENED_MEGABYTES_PER_HOUR": "1000000",
}
"""All requests come from one client, so the limits per client are raised."""

Serve = Callable[[str, Callable[[int], None]], None]
"""A function that serves a database and calls back with its port."""


def serve(database: str, ready: Callable[[int], None], notifications: str | None = None) -> None:
    """Run the server as `zahlenschlacht serve` does."""
    from zahlenschlacht.service.web.server import run

    run("127.0.0.1", 0, database, lambda address: ready(int(address.rstrip("/").rpartition(":")[2])), notifications)


@contextmanager
def running(database: str, serve: Serve = serve, limits: Mapping[str, str] = LIMITS) -> Iterator[int]:
    """Start a server process on this database and yield its port."""
    context = multiprocessing.get_context("spawn")
    receiver, sender = context.Pipe(duplex=False)
    process = context.Process(target=_run, args=(serve, database, dict(limits), sender))
    process.start()
    try:
        if not receiver.poll(60):
            sys.exit("the server did not start")
        yield receiver.recv()
    finally:
        process.terminate()
        process.join(30)


def _run(serve: Serve, database: str, limits: Mapping[str, str], sender: Connection) -> None:
    os.environ.update({f"ZAHLENSCHLACHT_{name}": value for name, value in limits.items()})
    serve(database, sender.send)


@contextmanager
def sqlite_file() -> Iterator[Path]:
    """The path of a database file in a temporary folder."""
    with tempfile.TemporaryDirectory(prefix="zahlenschlacht-") as folder:
        yield Path(folder) / "matches.sqlite3"


class Wire:
    """A persistent connection that sends and receives raw bytes."""

    def __init__(self, port: int) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.bytes_received = 0
        """All bytes received so far, headers included."""

    def send(self, request: bytes) -> tuple[int, bytes]:
        """Send the request; return the status and the body of the response."""
        self.socket.sendall(request)
        response = self._chunk()
        while (end := response.find(b"\r\n\r\n")) < 0:
            response += self._chunk()
        head = response[:end].lower()
        length = int(head.partition(b"content-length:")[2].split(b"\r\n", 1)[0] or 0)  # 204 has none
        while len(response) < end + 4 + length:
            response += self._chunk()
        return int(head[9:12]), response[end + 4 :]

    def _chunk(self) -> bytes:
        chunk = self.socket.recv(65536)
        if not chunk:
            sys.exit("the server closed the connection")
        self.bytes_received += len(chunk)
        return chunk


def get(path: str, token: str = "") -> bytes:
    """A GET request."""
    return f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{_authorization(token)}\r\n".encode()


def accept_gzip(request: bytes) -> bytes:
    """The request with the header of a browser that accepts compressed responses."""
    return request.replace(b"\r\n", b"\r\nAccept-Encoding: gzip\r\n", 1)


def post(path: str, content: Any, token: str = "") -> bytes:
    """A POST request with a JSON body."""
    body = json.dumps(content).encode()
    head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n{_authorization(token)}"
    return f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body


def _authorization(token: str) -> str:
    return f"Authorization: Bearer {token}\r\n" if token else ""


def open_match(wire: Wire, n: int = 15, d: int = 7) -> dict[str, Any]:
    """Open a match between two persons at one device."""
    person = {"kind": "person"}
    status, body = wire.send(post("/api/matches", {"variant": {"n": n, "d": d}, "seats": {"A": person, "B": person}}))
    if status != 201:
        sys.exit(f"no match was opened: {body.decode()}")
    match: dict[str, Any] = json.loads(body)
    return match


def rate(wire: Wire, requests: Iterable[bytes]) -> float:
    """Requests per second over one connection; every response must have status 200."""
    count, begin = 0, perf_counter()
    for request in requests:
        status, body = wire.send(request)
        if status != 200:
            sys.exit(f"{status}: {body.decode()[:300]}")
        count += 1
    return count / (perf_counter() - begin)
