"""What the operator of a server may set, each by an environment variable that begins with ZAHLENSCHLACHT_."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields

from ..rules import InputError, Name


@dataclass(frozen=True, slots=True)
class Settings:
    """Limits of one server process."""

    requests_per_second: int = 60
    """How many requests to the API a client may send in a second for long."""
    burst: int = 240
    """How many it may send at once."""
    body_bytes: int = 262_144
    """The largest body of a request."""
    streams: int = 2000
    """How many live streams are open at once."""
    streams_per_client: int = 60
    """How many of them one client may have."""
    sweep_seconds: int = 5
    """How often a server asks the log whether it missed a hint."""
    ping_seconds: int = 15
    """How often a quiet stream says that it lives."""
    waiting_work: int = 8
    """How many expensive requests may wait; more are refused."""
    tiles_per_second: int = 60
    """How many tiles of the map a client may ask for in a second for long; they do not count as other requests."""
    tile_burst: int = 600
    """How many tiles it may ask for at once."""
    waiting_tiles: int = 64
    """How many tiles may wait; more are refused."""

    @classmethod
    def of(cls, environment: Mapping[str, str] = os.environ) -> Settings:
        """The settings that the environment gives."""
        given = {}
        for field in fields(cls):
            name = variable(field.name)
            if text := environment.get(name):
                given[field.name] = _positive(name, text)
        return cls(**given)


def variable(setting: str) -> str:
    """The environment variable of a setting.

    >>> variable("burst")
    'ZAHLENSCHLACHT_BURST'
    """
    return "ZAHLENSCHLACHT_" + setting.upper()


def _positive(name: str, text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10 and int(text) > 0):
        expected = "{name} must be a whole number above 0, not {value}"
        raise InputError("bad-setting", expected, name=Name(name), value=text)
    return int(text)
