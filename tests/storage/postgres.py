"""A throwaway PostgreSQL: made in a temporary folder, on a free loopback port, gone afterwards."""

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

import psycopg

MISSING = "the tests need PostgreSQL's server: install the Debian package 'postgresql' (apt-get install postgresql)"
STARTUP_SECONDS = 60


class Cluster:
    """A running PostgreSQL in which tests make databases of their own."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._numbers = count(1)

    def url(self, name: str) -> str:
        """The URL of one of its databases."""
        return f"postgresql://tester@127.0.0.1:{self.port}/{name}"

    def database(self) -> str:
        """The URL of a new, empty database."""
        name = f"zahlenschlacht_{next(self._numbers)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)


@contextmanager
def throwaway_cluster() -> Iterator[Cluster]:
    """A PostgreSQL for as long as it is needed."""
    binaries = server_binaries()
    folder = Path(tempfile.mkdtemp(prefix="zahlenschlacht-postgres-", dir="/tmp"))
    as_user: list[str] = []
    if os.geteuid() == 0:
        # PostgreSQL does not run as root.
        account = pwd.getpwnam("postgres")
        os.chown(folder, account.pw_uid, account.pw_gid)
        as_user = ["runuser", "-u", "postgres", "--"]
    data, port = folder / "data", _free_port()
    server: subprocess.Popen[bytes] | None = None
    try:
        making = [str(binaries / "initdb"), "-D", str(data), "-U", "tester", "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run([*as_user, *making], check=True, capture_output=True, cwd=folder, timeout=120)
        settings = {
            "port": port,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "fsync": "off",
            "max_connections": 200,
        }
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        with (folder / "log").open("wb") as log:
            command = [*as_user, str(binaries / "postgres"), "-D", str(data), *options]
            server = subprocess.Popen(command, cwd=folder, stdout=log, stderr=log)
        cluster = Cluster(port)
        _wait_until_it_answers(cluster, server, folder / "log")
        yield cluster
    finally:
        if server is not None:
            pid_file = data / "postmaster.pid"
            if pid_file.exists():
                os.kill(int(pid_file.read_text().splitlines()[0]), 3)  # SIGQUIT: stop at once, nothing is kept
            server.wait(60)
        shutil.rmtree(folder, ignore_errors=True)


def server_binaries() -> Path:
    """The folder with initdb and postgres."""
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: -float(path.parent.name))
    found = shutil.which("initdb")
    for folder in [*versions, *([Path(found).resolve().parent] if found else [])]:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise RuntimeError(MISSING)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait_until_it_answers(cluster: Cluster, server: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + STARTUP_SECONDS
    while True:
        try:
            psycopg.connect(cluster.url("postgres"), connect_timeout=5).close()
        except psycopg.OperationalError:
            if server.poll() is not None or time.monotonic() > end:
                raise RuntimeError("PostgreSQL did not start:\n" + log.read_text()) from None
            time.sleep(0.05)
        else:
            return
