"""An unusable database is named with the reason, and SQLite serves one process."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from helpers.postgres import Cluster
from zahlenschlacht.service.storage import StorageError, Store
from zahlenschlacht.service.storage.engine import database_url

OPEN = "import sys; from zahlenschlacht.service.storage import Store; Store(sys.argv[1]); print('opened')"


def open_in_another_process(url: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", OPEN, url], capture_output=True, text=True, timeout=120, check=False)


def test_a_second_process_on_one_sqlite_is_refused(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'matches.sqlite3'}"
    store = Store(url)
    refusal = open_in_another_process(url)
    assert refusal.returncode != 0
    assert "another server already uses" in refusal.stderr
    assert "PostgreSQL" in refusal.stderr
    store.probe()
    store.close()
    assert open_in_another_process(url).stdout == "opened\n"


def test_a_second_store_in_the_same_process_is_refused_too(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'matches.sqlite3'}"
    store = Store(url)
    with pytest.raises(StorageError, match="another server already uses"):
        Store(url)
    store.probe()
    store.close()


def test_commits_wait_for_the_disk(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'matches.sqlite3'}")
    with store.engine.connect() as connection:
        names = ("journal_mode", "synchronous", "locking_mode")
        values = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]
    assert values == ["wal", 2, "exclusive"]
    store.close()


@pytest.mark.parametrize("url", ["", "matches.db", "mysql://someone:secret@host/name", "sqlite", "://"])
def test_other_urls_are_refused_and_the_password_stays_hidden(url: str) -> None:
    with pytest.raises(
        StorageError, match="a database must be sqlite:///path or postgresql://user@host/name"
    ) as refusal:
        database_url(url)
    assert "secret" not in str(refusal.value)


def test_a_file_that_is_not_a_database_is_named(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear reader, this is no database. " * 100)
    with pytest.raises(StorageError, match=r"letter\.txt cannot be used as a database"):
        Store(f"sqlite:///{file}")
    with pytest.raises(StorageError, match="cannot be used as a database"):
        Store(f"sqlite:///{file}/below/matches.sqlite3")


def test_a_postgresql_that_does_not_answer_is_named() -> None:
    with pytest.raises(StorageError, match=r"the database at 127\.0\.0\.1 does not answer") as refusal:
        Store("postgresql://someone:secret@127.0.0.1:1/name")
    assert "secret" not in str(refusal.value)


@pytest.mark.parametrize("is_pooled", [False, True])
def test_statements_are_prepared_unless_there_is_a_connection_pooler(postgres: Cluster, is_pooled: bool) -> None:
    url = postgres.database()
    store = Store(url, notifications=url if is_pooled else None)
    for _ in range(10):
        store.probe()
    with store.engine.connect() as connection:
        count = connection.exec_driver_sql("SELECT count(*) FROM pg_prepared_statements").scalar_one()
    assert (count == 0) == is_pooled
    store.close()
