"""Servers for the tests, over SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fastapi.testclient import TestClient

from helpers.postgres import Cluster
from helpers.settings import GENEROUS
from service.storage.conftest import database, postgres, shared_database
from zahlenschlacht.service.storage import Store
from zahlenschlacht.service.web.app import create_app

__all__ = ["database", "postgres", "shared_database"]


@pytest.fixture(scope="session")
def sqlite_client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """A client of a server in this process over SQLite. All tests share it, because its workers start slowly."""
    store = Store(f"sqlite:///{tmp_path_factory.mktemp('database') / 'matches.sqlite3'}")
    with TestClient(create_app(store, GENEROUS), raise_server_exceptions=False) as client:
        yield client


@pytest.fixture(scope="session")
def postgresql_client(postgres: Cluster) -> Iterator[TestClient]:
    """A client of a server in this process over PostgreSQL, shared by all tests."""
    with TestClient(create_app(Store(postgres.database()), GENEROUS), raise_server_exceptions=False) as client:
        yield client


@pytest.fixture(params=["sqlite", "postgresql"])
def client(request: pytest.FixtureRequest) -> TestClient:
    """A client of a server in this process, over each database in turn."""
    client: TestClient = request.getfixturevalue(f"{request.param}_client")
    return client
