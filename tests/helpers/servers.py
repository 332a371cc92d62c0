"""Real server processes for the tests. They start fast: they are forked from one that has imported the package."""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from types import TracebackType
from typing import ParamSpec, TypeVar

import httpx2 as httpx

STARTUP_SECONDS = 120
EVENT_SECONDS = 60
GENEROUS = {
    "PROCESSOR_MILLISECONDS": "1000000",
    "OPENS_PER_SECOND": "100000",
    "OPENED_MEGABYTES_PER_HOUR": "100000",
    "STREAMS_PER_CLIENT": "1000",
    "GUESSES_PER_SECOND": "100000",
    "WORK_SECONDS": "60",
}
"""Limits so high that a test meets them only on purpose."""

P = ParamSpec("P")
T = TypeVar("T")

_context = get_context("forkserver")
# uvicorn would import the other two in every new process.
_context.set_forkserver_preload(
    ["zahlenschlacht.service.web.server", "uvicorn.loops.uvloop", "uvicorn.protocols.websockets.auto"]
)


class Server:
    """A server in its own process on a free loopback port."""

    def __init__(
        self,
        database: str,
        settings: Mapping[str, str] = GENEROUS,
        timeouts: Mapping[str, float] | None = None,
        host: str = "127.0.0.1",
    ) -> None:
        receiver, sender = _context.Pipe(duplex=False)
        descriptor, self._log = tempfile.mkstemp(prefix="zahlenschlacht-log-")
        os.close(descriptor)
        self.process = _context.Process(
            target=_serve, args=(database, dict(settings), dict(timeouts or {}), self._log, sender, host)
        )
        self.process.start()
        sender.close()
        if not receiver.poll(STARTUP_SECONDS):
            self.kill()
            Path(self._log).unlink()
            raise RuntimeError("the server did not start in time")
        try:
            self.address: str = receiver.recv()
        except EOFError:
            Path(self._log).unlink()
            raise RuntimeError(f"the server ended before it listened, with status {self.process.exitcode}") from None
        self.client = httpx.Client(base_url=self.address, timeout=60, verify=False)

    def kill(self) -> None:
        """End it with SIGKILL, as a power cut would."""
        self.process.kill()
        self.process.join(60)

    @property
    def resident_bytes(self) -> int:
        """The resident memory of the process."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return next(1024 * int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS:"))

    @property
    def log(self) -> str:
        """The text that it has logged so far."""
        return Path(self._log).read_text()

    def stop(self) -> int | None:
        """Ask it to end, and return its exit status."""
        self.client.close()
        self.process.terminate()
        self.process.join(60)
        return self.process.exitcode

    def close(self) -> None:
        """End it if it still runs, and print its log, which pytest shows if the test fails."""
        self.client.close()
        if self.process.is_alive():
            self.kill()
        print(self.log, file=sys.stderr)
        Path(self._log).unlink()

    def __enter__(self) -> Server:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def run_in_process(task: Callable[P, T], *arguments: P.args, **options: P.kwargs) -> T:
    """Run the task in a new process that has imported the server, and return its result."""
    with ProcessPoolExecutor(1, mp_context=_context) as processes:
        return processes.submit(task, *arguments, **options).result(STARTUP_SECONDS)


def _serve(
    database: str, settings: Mapping[str, str], timeouts: Mapping[str, float], log: str, sender: Connection, host: str
) -> None:
    """Run the server in its new process. `timeouts` replaces timeouts of `connections` and `presence`, in seconds."""
    from zahlenschlacht.service.web import connections, presence
    from zahlenschlacht.service.web.server import run

    os.dup2(os.open(log, os.O_WRONLY | os.O_APPEND), 2)
    for name, seconds in timeouts.items():
        module = connections if hasattr(connections, name) else presence
        assert hasattr(module, name), name
        setattr(module, name, seconds)

    os.environ.update({f"ZAHLENSCHLACHT_{name}": value for name, value in settings.items()})
    run(host, 0, database, sender.send)


@contextmanager
def stream(
    server: Server, match_id: str, headers: Mapping[str, str] | None = None, since: int | None = None
) -> Iterator[Iterator[tuple[str, str]]]:
    """The server-sent events of a match as (id, data), and its presence events as ("presence", data).

    Reading waits for at most a minute.
    """
    query = {} if since is None else {"since": str(since)}
    timeout = httpx.Timeout(60)
    with (
        httpx.Client(base_url=server.address, timeout=timeout, verify=False) as client,
        client.stream("GET", f"/api/matches/{match_id}/events", headers=dict(headers or {}), params=query) as response,
    ):
        response.raise_for_status()
        assert "content-encoding" not in response.headers, "a compressed stream would delay events"
        yield _events(response)


def _events(response: httpx.Response) -> Iterator[tuple[str, str]]:
    fields: dict[str, str] = {}
    end = time.monotonic() + EVENT_SECONDS
    for line in response.iter_lines():
        # A stream without events still pings, so a read timeout would never end the wait.
        if time.monotonic() > end:
            raise TimeoutError("no event arrived in time")
        name, _, value = line.partition(": ")
        if line:
            fields[name] = value
        elif "data" in fields:
            yield fields.get("id", fields["event"]), fields["data"]
            fields, end = {}, time.monotonic() + EVENT_SECONDS
        else:
            fields = {}
