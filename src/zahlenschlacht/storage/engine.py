"""The connection to a database, set up so that a commit is durable and SQLite has one writer.

SQLite releases up to 3.51.2 can damage a WAL database when two connections write or checkpoint at the same instant.
So there is one connection, it holds the file's lock for as long as the server runs, and a second process is refused.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError
from sqlalchemy.pool import StaticPool

from ..extras import extra
from ..rules import Name, WholeName, ZahlenschlachtError

CONNECTIONS = 8
"""How many connections a server process keeps to PostgreSQL for matches."""


class StorageError(ZahlenschlachtError):
    """The database cannot be used."""


def database_url(text: str) -> URL:
    """The URL of a database that can be used: sqlite:///path or postgresql://user@host/name."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise _unusable(text) from None
    backend = url.get_backend_name()
    if backend == "sqlite":
        return url.set(drivername="sqlite")
    if backend in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    raise _unusable(text)


def _unusable(text: str) -> StorageError:
    expected = "a database is sqlite:///path or postgresql://user@host/name, not {value}"
    # A password in the URL must not reach the screen or a log.
    return StorageError("database-url", expected, value=Name(text.split("@")[-1][:60]))


def connected(url: URL) -> Engine:
    """An engine on this database; SQLite is locked for this process from here on."""
    if url.get_backend_name() == "sqlite":
        return _sqlite(url)
    with extra("postgres"):
        engine = create_engine(url, pool_size=CONNECTIONS, max_overflow=0, pool_pre_ping=True, pool_timeout=30)
    try:
        engine.connect().close()
    except OperationalError as error:
        engine.dispose()
        reason = Name(str(error.orig).strip().splitlines()[-1])
        text = "the database at {value} does not answer: {reason}"
        raise StorageError("database-unreachable", text, value=Name(url.host or "?"), reason=reason) from None
    return engine


def _sqlite(url: URL) -> Engine:
    if url.database and url.database != ":memory:":
        try:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise _unreadable(url, error.strerror or "") from None
    arguments = {"check_same_thread": False, "timeout": 0.5, "isolation_level": None}
    engine = create_engine(url, poolclass=StaticPool, connect_args=arguments)
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    try:
        with engine.begin():
            pass
    except DBAPIError as error:
        engine.dispose()
        if "locked" in str(error.orig):
            text = "another server already uses {file}: stop it, choose another file with --database, or use PostgreSQL"
            raise StorageError("database-in-use", text, file=WholeName(url.database)) from None
        raise _unreadable(url, str(error.orig)) from None
    return engine


def _unreadable(url: URL, reason: str) -> StorageError:
    text = "{file} cannot be used as a database: {reason}"
    return StorageError("database-unreadable", text, file=WholeName(url.database), reason=Name(reason))


def _prepare(connection: Any, _record: object) -> None:
    """Settings of the one SQLite connection: it keeps the lock, and a commit is on the disk when it returns."""
    for setting in ("locking_mode=EXCLUSIVE", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {setting}")
