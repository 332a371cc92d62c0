"""Migrates a database to the current schema when the server starts."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError

from .engine import display_name, unusable
from .errors import StorageError, reason_of

LOCK = 0x5A41484C
"""The advisory lock that lets one process at a time migrate a PostgreSQL database."""


def migrate(engine: Engine) -> None:
    """Apply the pending migrations, or raise if the database cannot be used."""
    is_postgresql = engine.dialect.name == "postgresql"
    # On PostgreSQL this process must see what another migrated while it waited for the lock.
    level = "READ COMMITTED" if is_postgresql else "SERIALIZABLE"
    try:
        with engine.execution_options(isolation_level=level).begin() as connection:
            if is_postgresql:
                connection.execute(text("SET LOCAL statement_timeout = 0"))
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            command.upgrade(configuration(connection), "head")
    except CommandError:
        raise StorageError("database-newer", file=display_name(engine.url)) from None
    except DBAPIError as error:
        if "already exists" in str(error.orig):
            raise StorageError("database-foreign", file=display_name(engine.url)) from None
        raise unusable(engine.url, reason_of(error)) from None


def configuration(connection: Connection) -> Config:
    """Alembic's configuration for this connection; there is no alembic.ini."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
