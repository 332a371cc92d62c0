"""The settings of a server. Each is an environment variable that begins with ZAHLENSCHLACHT_."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from ...game.errors import InputError, Name

MAY_BE_ZERO = ("backup_hours", "keep_days", "metrics", "quit")


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of one server process."""

    processor_milliseconds: int = 200
    """The processor time that the requests of one address may use in each second, in milliseconds."""
    opens_per_second: int = 20
    """The rate limit of an address for opening matches."""
    opened_megabytes_per_hour: int = 400
    """The most megabytes of matches that an address can open in an hour."""
    guesses_per_second: int = 1
    """The rate limit of an address for wrong codes of classrooms."""
    burst_seconds: int = 10
    """The burst of every rate limit, in seconds at its rate."""
    hosts: str = "*"
    """The names by which browsers may address the server, separated by commas; * for any name. On a server that only
    its own machine can reach, the default is localhost."""
    frames: str = "'none'"
    """The websites that may show the pages in a frame, separated by spaces, such as https://school.example."""
    body_bytes: int = 262_144
    """The largest body of a request."""
    streams: int = 2000
    """The most live streams that are open at once."""
    streams_per_client: int = 300
    """The most live streams of one client."""
    sweep_seconds: int = 5
    """How often a server on a shared database looks for changes whose notification was lost."""
    ping_seconds: int = 15
    """How often an idle live stream sends a ping."""
    waiting_work: int = 64
    """The most requests of one address in each queue, of expensive ones and of the map; a seat may have an eighth."""
    work_seconds: int = 2
    """The deadline of an expensive request, in seconds of processor time."""
    metrics: int = 0
    """1 shows /metrics to everybody, 0 only to the machine itself."""
    quit: int = 0
    """1 lets the page on the machine itself end the server."""
    backup_hours: int = 0
    """The hours between two backups of an SQLite database to a file beside it; 0 for no backups."""
    keep_days: int = 90
    """Matches that have not changed for this many days are deleted; 0 keeps all."""

    @classmethod
    def of(cls, environment: Mapping[str, str] = os.environ) -> Settings:
        """The settings of the environment, with defaults for the rest."""
        values: dict[str, Any] = {}
        for field in fields(cls):
            name = variable(field.name)
            if text := environment.get(name):
                least = 0 if field.name in MAY_BE_ZERO else 1
                values[field.name] = text if field.name in ("hosts", "frames") else _read_integer(name, text, least)
        return cls(**values)


def variable(setting: str) -> str:
    """The environment variable of a setting.

    >>> variable("streams")
    'ZAHLENSCHLACHT_STREAMS'
    """
    return "ZAHLENSCHLACHT_" + setting.upper()


def _read_integer(name: str, text: str, least: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10 and int(text) >= least):
        raise InputError("bad-setting", name=Name(name), value=text, least=least)
    return int(text)
