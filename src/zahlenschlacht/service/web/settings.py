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
    """The rate limit of an address without a token for moves, take-backs and other changes of a match."""
    opens_per_second: int = 20
    """The rate limit of an address for opening matches; a large board costs more."""
    opened_megabytes_per_hour: int = 400
    """The most megabytes of matches that an address can open in an hour."""
    solves_per_second: int = 100
    """The rate limit of an address without a token for questions about positions."""
    reviews_per_second: int = 20
    """The rate limit of an address without a token for reviews."""
    tiles_per_second: int = 60
    """The rate limit of an address without a token for requests to the map."""
    watches_per_second: int = 30
    """The rate limit of an address without a token for opening live streams."""
    reads_per_second: int = 100
    """The rate limit of an address without a token for all other requests to the API."""
    seat_per_second: int = 10
    """The rate limit of the token of a seat."""
    seats_per_second: int = 200
    """The rate limit of all seats at one address together."""
    guesses_per_second: int = 1
    """The rate limit of an address for wrong codes of classrooms."""
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
    waiting_work: int = 64
    """The most expensive requests of one address in the queue; a seat may have an eighth of them."""
    waiting_tiles: int = 64
    """The most requests to the map of one address in the queue."""
    work_seconds: int = 2
    """The deadline of an expensive request, in seconds of processor time."""
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
        expected = "{name} must be a whole number of at least {least}, not {value}"
        raise InputError("bad-setting", expected, name=Name(name), value=text, least=least)
    return int(text)
