"""The SQLAlchemy engine, set up so that a commit is durable and SQLite has one writer.

SQLite up to 3.51.2 can corrupt a WAL database when two connections write or checkpoint at the same instant. So there is
one connection, which holds the lock on the file while the server runs. A second process is refused.
"""

from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.pool import StaticPool

from ...extras import extra
from ...game.errors import LongName, Name
from .errors import StorageError, reason_of

CONNECTIONS = 8
"""The size of the connection pool of a server process on PostgreSQL."""
CONNECT_SECONDS = 3
"""How long PostgreSQL may take to accept a connection."""
STATEMENT_SECONDS = 5
"""How long a statement may take. If PostgreSQL does not even time out, the `watchdog` ends the wait."""
CONNECT_ARGS: dict[str, Any] = {
    "connect_timeout": CONNECT_SECONDS,
    "keepalives": 1,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 2,
    "tcp_user_timeout": 1000 * STATEMENT_SECONDS,
    "options": f"-c statement_timeout={STATEMENT_SECONDS}s -c idle_in_transaction_session_timeout={STATEMENT_SECONDS}s",
}
"""Every wait for PostgreSQL has a timeout."""


def default_database() -> str:
    """The URL of an SQLite database in the user's data folder."""
    from platformdirs import user_data_path

    return f"sqlite:///{Path(user_data_path('zahlenschlacht')) / 'matches.sqlite3'}"


def database_url(text: str) -> URL:
    """Parse the URL of a database: sqlite:///path or postgresql://user@host/name."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise _bad_url(text) from None
    backend = url.get_backend_name()
    if backend == "sqlite":
        return url.set(drivername="sqlite")
    if backend in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    raise _bad_url(text)


def _bad_url(text: str) -> StorageError:
    # A password in the URL must not reach the screen or a log.
    return StorageError("database-url", value=Name(text.split("@")[-1][:60]))


def open_engine(url: URL, is_pooled: bool = False) -> Engine:
    """Open the database. An SQLite file is locked for this process from here on.

    `is_pooled` says that a connection pooler in transaction mode is in between. Each transaction may then run on
    another connection of PostgreSQL, so no statement is prepared.
    """
    return _sqlite(url) if url.get_backend_name() == "sqlite" else _postgresql(url, is_pooled)


def display_name(url: URL) -> LongName:
    """The name of the database in messages."""
    return LongName(url.database if url.get_backend_name() == "sqlite" else f"{url.database} at {url.host}")


def _postgresql(url: URL, is_pooled: bool) -> Engine:
    with extra("postgres"):
        engine = create_engine(
            url,
            # All statements that read a match see the same snapshot. Transactions that write lock its row instead.
            isolation_level="REPEATABLE READ",
            hide_parameters=True,
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=STATEMENT_SECONDS,
            use_native_hstore=False,
            connect_args=CONNECT_ARGS | ({"prepare_threshold": None} if is_pooled else {}),
        )
    try:
        engine.connect().close()
    except DBAPIError as error:
        engine.dispose()
        host = Name(url.host or "?")
        raise StorageError("database-unreachable", value=host, reason=reason_of(error)) from None
    return engine


def _sqlite(url: URL) -> Engine:
    if url.database and url.database != ":memory:":
        try:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
            Path(url.database).touch(0o600)  # a new file is readable only by the owner
        except OSError as error:
            raise unusable(url, LongName(error.strerror or "")) from None
    arguments = {"check_same_thread": False, "timeout": 0.5, "isolation_level": None}
    engine = create_engine(url, poolclass=StaticPool, connect_args=arguments, hide_parameters=True)
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    try:
        with engine.begin():
            pass
    except DBAPIError as error:
        engine.dispose()
        if "locked" in str(error.orig):
            raise StorageError("database-in-use", file=LongName(url.database)) from None
        raise unusable(url, reason_of(error)) from None
    return engine


def unusable(url: URL, reason: LongName) -> StorageError:
    """The error of a database that cannot be used for this reason."""
    return StorageError("database-unreadable", file=display_name(url), reason=reason)


def _prepare(connection: Any, _record: object) -> None:
    """Configure the SQLite connection: it keeps the lock, and a commit is on the disk when it returns."""
    for setting in ("locking_mode=EXCLUSIVE", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {setting}")
