"""Databases for the tests: each test that takes `database` runs over SQLite and over PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from helpers.postgres import Cluster, throwaway_cluster
from zahlenschlacht.service.storage import Store


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A throwaway PostgreSQL for the tests."""
    with throwaway_cluster() as cluster:
        yield cluster


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database."""
    return new_database(request, tmp_path)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def shared_database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The URL of a database for all tests of a module that look only at matches of their own."""
    return new_database(request, tmp_path_factory.mktemp("database"))


def new_database(request: pytest.FixtureRequest, folder: Path) -> str:
    """The URL of an empty database of the kind that the fixture's parameter names."""
    if request.param == "sqlite":
        return f"sqlite:///{folder / 'matches.sqlite3'}"
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.database()


@pytest.fixture(scope="module")
def store(shared_database: str) -> Iterator[Store]:
    """A store for all tests of a module that look only at matches of their own."""
    shared_store = Store(shared_database)
    yield shared_store
    shared_store.close()
