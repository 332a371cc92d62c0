"""What the operator of a server may set, each by an environment variable that begins with ZAHLENSCHLACHT_."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields

from ...game.rules import InputError, Name

MAY_BE_ZERO = ("backup_hours", "keep_days", "metrics")


@dataclass(frozen=True, slots=True)
class Settings:
    """Limits of one server process."""

    moves_per_second: int = 100
    """How many moves, take-backs and the like a client may send in a second for long."""
    opens_per_second: int = 20
    """How many matches it may open; one on a large board counts for several."""
    solves_per_second: int = 100
    """How many positions it may ask about."""
    reviews_per_second: int = 20
    """How many games it may have reviewed."""
    tiles_per_second: int = 60
    """How many requests to the map it may send."""
    watches_per_second: int = 30
    """How many live streams it may open."""
    reads_per_second: int = 100
    """How many other requests to the API it may send."""
    seat_per_second: int = 10
    """How many requests may come with the token of one seat; they do not count for the client's address."""
    burst_seconds: int = 10
    """What may come at once: so many seconds' worth."""
    body_bytes: int = 262_144
    """The largest body of a request."""
    streams: int = 2000
    """How many live streams are open at once."""
    streams_per_client: int = 300
    """How many of them one client may have."""
    sweep_seconds: int = 5
    """How often a server on a shared database asks the log whether it missed an announcement."""
    ping_seconds: int = 15
    """How often a quiet stream says that it lives."""
    waiting_work: int = 8
    """How many expensive requests of a client may wait; of all clients eight times as many."""
    waiting_tiles: int = 64
    """The same of requests to the map."""
    metrics: int = 0
    """1 shows the figures at /metrics to everybody, 0 only to the machine itself."""
    backup_hours: int = 0
    """Every how many hours an SQLite database is copied to a file beside it; 0 for never."""
    keep_days: int = 90
    """After how many days without a change a match is deleted; 0 keeps all."""

    @classmethod
    def of(cls, environment: Mapping[str, str] = os.environ) -> Settings:
        """The settings that the environment gives."""
        given = {}
        for field in fields(cls):
            name = variable(field.name)
            if text := environment.get(name):
                given[field.name] = _whole(name, text, least=0 if field.name in MAY_BE_ZERO else 1)
        return cls(**given)


def variable(setting: str) -> str:
    """The environment variable of a setting.

    >>> variable("streams")
    'ZAHLENSCHLACHT_STREAMS'
    """
    return "ZAHLENSCHLACHT_" + setting.upper()


def _whole(name: str, text: str, least: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10 and int(text) >= least):
        expected = "{name} must be a whole number from {least} on, not {value}"
        raise InputError("bad-setting", expected, name=Name(name), value=text, least=least)
    return int(text)
