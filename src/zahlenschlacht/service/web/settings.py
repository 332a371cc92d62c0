"""The settings of a server. Each is an environment variable that begins with ZAHLENSCHLACHT_."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields

from ...game.rules import InputError, Name

MAY_BE_ZERO = ("backup_hours", "keep_days", "metrics")


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of one server process."""

    moves_per_second: int = 100
    """The rate limit of a client for moves, take-backs and other changes of a match."""
    opens_per_second: int = 20
    """The rate limit of a client for opening matches; a large board costs more."""
    solves_per_second: int = 100
    """The rate limit of a client for questions about positions."""
    reviews_per_second: int = 20
    """The rate limit of a client for reviews."""
    tiles_per_second: int = 60
    """The rate limit of a client for requests to the map."""
    watches_per_second: int = 30
    """The rate limit of a client for opening live streams."""
    reads_per_second: int = 100
    """The rate limit of a client for all other requests to the API."""
    seat_per_second: int = 10
    """The rate limit of the token of a seat. Its requests are not charged to the client's address."""
    burst_seconds: int = 10
    """The burst of every rate limit, in seconds at its rate."""
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
    waiting_work: int = 8
    """The most expensive requests of one client in the queue; all clients together may have eight times as many."""
    waiting_tiles: int = 64
    """The most requests to the map of one client in the queue; all clients together may have eight times as many."""
    metrics: int = 0
    """1 shows /metrics to everybody, 0 only to the machine itself."""
    backup_hours: int = 0
    """The hours between two backups of an SQLite database to a file beside it; 0 for no backups."""
    keep_days: int = 90
    """Matches that have not changed for this many days are deleted; 0 keeps all."""

    @classmethod
    def of(cls, environment: Mapping[str, str] = os.environ) -> Settings:
        """The settings of the environment, with defaults for the rest."""
        values = {}
        for field in fields(cls):
            name = variable(field.name)
            if text := environment.get(name):
                values[field.name] = _read_integer(name, text, least=0 if field.name in MAY_BE_ZERO else 1)
        return cls(**values)


def variable(setting: str) -> str:
    """The environment variable of a setting.

    >>> variable("streams")
    'ZAHLENSCHLACHT_STREAMS'
    """
    return "ZAHLENSCHLACHT_" + setting.upper()


def _read_integer(name: str, text: str, least: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10 and int(text) >= least):
        expected = "{name} must be a whole number from {least} on, not {value}"
        raise InputError("bad-setting", expected, name=Name(name), value=text, least=least)
    return int(text)
