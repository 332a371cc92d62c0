"""Hosts on one machine. Each is a network namespace with its own address, on a bridge in the test's namespace."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

LOGS = Path(__file__).parents[2] / "build/cluster"
"""The folder for the logs of all programs."""
NETWORK = "10.77.0"
BRIDGE = "hosts"
WAIT_SECONDS = 120
"""How long a program may take to start or to recover. It is generous, because the machine may be slow."""


class Host:
    """A host whose programs can be killed and whose network cable can be unplugged."""

    def __init__(self, name: str, number: int, folder: Path) -> None:
        self.name = name
        self.address = f"{NETWORK}.{number}"
        self.folder = folder / name
        self.folder.mkdir(mode=0o777)
        self.folder.chmod(0o777)  # PostgreSQL runs as a user of its own
        self._namespace = f"{folder.name}-{name}"
        self._cable = f"to-{name}"
        self._programs: list[subprocess.Popen[bytes]] = []
        _ip("netns", "add", self._namespace)
        _ip("link", "add", self._cable, "type", "veth", "peer", "name", "eth0", "netns", self._namespace)
        _ip("link", "set", self._cable, "master", BRIDGE, "up")
        _ip("-n", self._namespace, "address", "add", f"{self.address}/24", "dev", "eth0")
        for device in ("lo", "eth0"):
            _ip("-n", self._namespace, "link", "set", device, "up")

    def start(self, *command: str, user: str = "root", environment: Mapping[str, str] | None = None) -> None:
        """Start a program on this host. Its output goes to a log."""
        as_user = ["setpriv", f"--reuid={user}", f"--regid={user}", "--clear-groups"]
        with (self.folder / f"{Path(command[0]).name}.log").open("ab") as log:
            program = subprocess.Popen(
                ["ip", "netns", "exec", self._namespace, *as_user, *command],
                cwd=self.folder,
                env={**os.environ, **(environment or {})},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        self._programs.append(program)

    def kill(self) -> None:
        """Kill all programs on this host with SIGKILL."""
        listing = subprocess.run(["ip", "netns", "pids", self._namespace], check=True, capture_output=True, text=True)
        for pid in listing.stdout.split():
            with suppress(ProcessLookupError):  # it ended with its parent
                os.kill(int(pid), signal.SIGKILL)
        for program in self._programs:
            program.wait(WAIT_SECONDS)
        self._programs.clear()

    def unplug(self) -> None:
        """Disconnect it: packets are lost without an error."""
        _ip("link", "set", self._cable, "down")

    def plug_in(self) -> None:
        """Connect it again."""
        _ip("link", "set", self._cable, "up")

    def remove(self) -> None:
        """Kill its programs, keep its logs, and delete it."""
        self.kill()
        _ip("netns", "delete", self._namespace)
        LOGS.mkdir(parents=True, exist_ok=True)
        for log in self.folder.glob("*.log"):
            shutil.copy(log, LOGS / f"{self.name}-{log.name}")


@contextmanager
def hosts(*names: str) -> Iterator[list[Host]]:
    """Create hosts with these names, and delete them at the end of the block."""
    if subprocess.run(["ip", "address", "show", "up"], check=True, capture_output=True).stdout:
        raise RuntimeError("the hosts need an empty network namespace around them: run `make cluster`")
    _ip("link", "set", "lo", "up")
    _ip("link", "add", BRIDGE, "type", "bridge")
    _ip("address", "add", f"{NETWORK}.1/24", "dev", BRIDGE)
    _ip("link", "set", BRIDGE, "up")
    created: list[Host] = []
    with tempfile.TemporaryDirectory(prefix="zahlenschlacht-", dir="/tmp", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        try:
            for number, name in enumerate(names, 11):
                created.append(Host(name, number, Path(folder)))
            yield created
        finally:
            for host in created:
                host.remove()
            _ip("link", "delete", BRIDGE)


def wait_until(condition: Callable[[], bool]) -> None:
    """Wait until the condition holds, for at most two minutes."""
    end = time.monotonic() + WAIT_SECONDS
    while not condition():
        if time.monotonic() > end:
            raise TimeoutError(f"the condition {condition.__name__} did not hold in time")
        time.sleep(0.1)


def _ip(*arguments: str) -> None:
    subprocess.run(["ip", *arguments], check=True)
