"""Brings a database to the newest schema when the server starts."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, text

LOCK = 0x5A41484C
"""The advisory lock that lets one process migrate a PostgreSQL at a time."""


def migrate(engine: Engine) -> None:
    """Apply the migrations that this database has not seen."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        command.upgrade(configuration(connection), "head")


def configuration(connection: Connection) -> Config:
    """Alembic's settings for this connection; there is no alembic.ini."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
