"""Servers for the tests, over SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from service.storage.conftest import database, postgres, shared_database
from zahlenschlacht.service.storage import Store
from zahlenschlacht.service.web.app import create_app
from zahlenschlacht.service.web.settings import Settings

from . import servers

__all__ = ["database", "postgres", "shared_database"]

GENEROUS = Settings(**{name.lower(): int(value) for name, value in servers.GENEROUS.items()})


@pytest.fixture(scope="module")
def client(shared_database: str) -> Iterator[TestClient]:
    """A client of a server in this process, over each database in turn, for all tests of a module."""
    with TestClient(create_app(Store(shared_database), GENEROUS)) as opened:
        yield opened


@pytest.fixture(scope="module")
def sqlite_client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """A client of a server in this process, over one SQLite for all tests of a module."""
    file: Path = tmp_path_factory.mktemp("database") / "matches.sqlite3"
    with TestClient(create_app(Store(f"sqlite:///{file}"), GENEROUS), raise_server_exceptions=False) as opened:
        yield opened
