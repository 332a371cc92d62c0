"""A throwaway PostgreSQL in a temporary folder, on a free loopback port."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from signal import Signals

import psycopg

MISSING = "the tests need PostgreSQL's server: install the Debian package 'postgresql' (apt-get install postgresql)"
STARTUP_SECONDS = 60


class Cluster:
    """A PostgreSQL in which tests make databases of their own. It can be stopped and started again."""

    def __init__(self, folder: Path, durable: bool = False) -> None:
        self.port = _free_port()
        self.durable = durable
        """Whether a commit waits for the disk, as it does in production."""
        self._folder = folder
        self._numbers = count(1)
        self._server: subprocess.Popen[bytes] | None = None
        self._as_user: list[str] = []
        if os.geteuid() == 0:
            # PostgreSQL does not run as root.
            account = pwd.getpwnam("postgres")
            os.chown(folder, account.pw_uid, account.pw_gid)
            self._as_user = ["runuser", "-u", "postgres", "--"]
        initdb = ["initdb", "-D", str(self._data), "-U", "tester", "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run(self._command(*initdb), check=True, capture_output=True, cwd=folder, timeout=120)

    def url(self, name: str) -> str:
        """The URL of one of its databases."""
        return f"postgresql://tester@127.0.0.1:{self.port}/{name}"

    def database(self) -> str:
        """The URL of a new, empty database."""
        name = f"zahlenschlacht_{next(self._numbers)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)

    def start(self) -> None:
        """Start it, and wait until it accepts connections."""
        settings = {
            "port": self.port,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "fsync": "on" if self.durable else "off",
            "max_connections": 200,
        }
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        with (self._folder / "log").open("ab") as log:
            command = self._command("postgres", "-D", str(self._data), *options)
            self._server = subprocess.Popen(command, cwd=self._folder, stdout=log, stderr=log)
        self._wait_until_ready(self._server)

    @property
    def pid(self) -> int | None:
        """The id of its main process, while it runs."""
        pid_file = self._data / "postmaster.pid"
        return int(pid_file.read_text().splitlines()[0]) if pid_file.exists() else None

    def stop(self, stop_signal: Signals = Signals.SIGQUIT) -> None:
        """Stop it: SIGQUIT ends it at once, as in a crash, and SIGINT disconnects its clients first."""
        if self._server is not None:
            if (pid := self.pid) is not None:
                os.kill(pid, stop_signal)
            self._server.wait(60)

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    def _command(self, program: str, *arguments: str) -> list[str]:
        return [*self._as_user, str(server_binaries() / program), *arguments]

    def _wait_until_ready(self, server: subprocess.Popen[bytes]) -> None:
        end = time.monotonic() + STARTUP_SECONDS
        while True:
            try:
                psycopg.connect(self.url("postgres"), connect_timeout=5).close()
            except psycopg.OperationalError:
                if server.poll() is not None or time.monotonic() > end:
                    raise RuntimeError("PostgreSQL did not start:\n" + (self._folder / "log").read_text()) from None
                time.sleep(0.05)
            else:
                return


@contextmanager
def throwaway_cluster(durable: bool = False) -> Iterator[Cluster]:
    """A PostgreSQL that is stopped and deleted at the end of the block."""
    folder = Path(tempfile.mkdtemp(prefix="zahlenschlacht-postgres-", dir="/tmp"))
    cluster = None
    try:
        cluster = Cluster(folder, durable)
        cluster.start()
        yield cluster
    finally:
        if cluster is not None:
            cluster.stop()
        shutil.rmtree(folder, ignore_errors=True)


def server_binaries() -> Path:
    """The folder with initdb and postgres."""
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: -float(path.parent.name))
    initdb = shutil.which("initdb")
    for folder in [*versions, *([Path(initdb).resolve().parent] if initdb else [])]:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise RuntimeError(MISSING)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
