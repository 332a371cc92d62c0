"""Tasks that tests run in other processes. A new process imports this module, so it imports little itself."""

from __future__ import annotations

import hashlib
import resource
import sys
import time
from contextlib import suppress
from importlib import import_module
from pathlib import Path

from zahlenschlacht.game.errors import InputError, Name

WAIT_SECONDS = 120


def compute_until(file: str) -> bytes:
    """Compute until the file exists."""
    end = time.monotonic() + WAIT_SECONDS
    while not Path(file).exists() and time.monotonic() < end:
        sum(range(10_000))
    return b'{"done": true}'


def compute_in_c(seconds: float) -> bytes:
    """Compute in C, where no exception interrupts."""
    end = time.process_time() + seconds
    while time.process_time() < end:
        with suppress(BaseException):
            hashlib.pbkdf2_hmac("sha256", b"", b"", 40_000_000)
    return b"{}"


def wait() -> bytes:
    """Wait without computing."""
    time.sleep(WAIT_SECONDS)
    return b"{}"


def refuse() -> bytes:
    """Refuse the input."""
    error = InputError("not-a-number", name=Name("n"), value="{wrong}")
    error.column = 3
    raise error


def server_modules() -> set[str]:
    """The modules that the server process imports."""
    import_module("zahlenschlacht.service.web.server")
    return {*sys.modules}


def raise_limit(soft: int, hard: int) -> tuple[int | None, int]:
    """Set the limits of open files, raise the soft limit, and return the warning and the new soft limit."""
    from zahlenschlacht.service.web.server import raise_open_files

    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return raise_open_files(2000), resource.getrlimit(resource.RLIMIT_NOFILE)[0]
