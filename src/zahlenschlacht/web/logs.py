"""The log of a server: a line for each thing that happened, in fields that a program can read. No secrets are in it."""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from typing import Any


class Fields(logging.Formatter):
    """Writes a record as `time=… level=… from=… said="…"`; what a fault looks like inside follows below it."""

    def format(self, record: logging.LogRecord) -> str:
        """The record in one line."""
        time = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        said = " ".join(record.getMessage().split()).replace("\\", "\\\\").replace('"', '\\"')
        line = f'time={time} level={record.levelname.lower()} from={record.name} said="{said}"'
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def configuration(level: str = "WARNING") -> dict[str, Any]:
    """The settings of the logs of the server and of uvicorn."""
    logger = {"handlers": ["lines"], "level": level, "propagate": False}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"fields": {"()": Fields}},
        "handlers": {"lines": {"class": "logging.StreamHandler", "formatter": "fields"}},
        "loggers": dict.fromkeys(("uvicorn", "zahlenschlacht"), logger),
    }
