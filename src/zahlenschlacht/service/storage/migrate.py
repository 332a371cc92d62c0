"""Brings a database to the newest schema when the server starts."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError

from .engine import name_of, unreadable
from .trouble import StorageError, reason_of

LOCK = 0x5A41484C
"""The advisory lock that lets one process migrate a PostgreSQL at a time."""


def migrate(engine: Engine) -> None:
    """Apply the migrations that this database has not seen, or say why it cannot be used."""
    try:
        with engine.execution_options(isolation_level=_level(engine)).begin() as connection:
            if engine.dialect.name == "postgresql":
                connection.execute(text("SET LOCAL statement_timeout = 0"))
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            command.upgrade(configuration(connection), "head")
    except CommandError:
        told = "{file} was written by a newer Zahlenschlacht: update this one, or choose another database"
        raise StorageError("database-newer", told, file=name_of(engine.url)) from None
    except DBAPIError as error:
        if "already exists" in str(error.orig):
            told = "{file} has tables of something else: choose a database of its own"
            raise StorageError("database-foreign", told, file=name_of(engine.url)) from None
        raise unreadable(engine.url, reason_of(error)) from None


def _level(engine: Engine) -> str:
    """On PostgreSQL, what others migrated while this process waited for the lock must be seen."""
    return "READ COMMITTED" if engine.dialect.name == "postgresql" else "SERIALIZABLE"


def configuration(connection: Connection) -> Config:
    """Alembic's settings for this connection; there is no alembic.ini."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
