"""Database errors have their own exception, take seconds and not minutes, and fail no other move."""

from __future__ import annotations

import logging
import os
import sqlite3
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path

import psycopg
import pytest

from helpers.postgres import Cluster, throwaway_cluster
from helpers.proxy import proxy_to
from zahlenschlacht.game.errors import ZahlenschlachtError
from zahlenschlacht.game.rules import Player, Variant
from zahlenschlacht.service.match import ConflictError, Seat, Transition, join, new_match, play, take_back
from zahlenschlacht.service.storage import DatabaseUnavailableError, StorageError, Store
from zahlenschlacht.service.storage.engine import CONNECT_SECONDS, STATEMENT_SECONDS
from zahlenschlacht.service.storage.store import RETRY_SECONDS
from zahlenschlacht.service.storage.watchdog import CHECK_SECONDS, MAX_USE_SECONDS
from zahlenschlacht.service.stored import StoredMatch
from zahlenschlacht.service.tokens import hash_secret
from zahlenschlacht.service.web.server import RepeatFilter

A, B = Player.A, Player.B
PERSONS = {A: Seat("person"), B: Seat("person")}
WAIT_SECONDS = 120
STALL_SECONDS = 10
"""The longest wait when all connections to PostgreSQL stall silently."""
SLACK_SECONDS = 5
"""Extra time for a busy machine."""


def add_match(store: Store, n: int = 40) -> str:
    stored = StoredMatch.new(new_match(Variant(n, 7), PERSONS, 1), {}, {})
    store.create(stored)
    return stored.id


def move(store: Store, match_id: str, number: int, ply: int) -> StoredMatch:
    return store.change(StoredMatch, match_id, lambda it, _: play(it.match, (A, B)[ply % 2], number, ply))[0]


def take_all_back(store: Store, match_id: str, version: int) -> None:
    store.change(StoredMatch, match_id, lambda it, _: take_back(it.match, A, 0, version))


def test_a_failing_decision_does_not_fail_others(store: Store) -> None:
    first, broken, last = (add_match(store) for _ in range(3))

    def fail(_stored: StoredMatch, _reader: object) -> Transition:
        raise RuntimeError("a mistake in one decision")

    def cross(number: int) -> Transition:
        return play(new_match(Variant(40, 7), PERSONS, 1), A, number, 0)

    results = store.change_all(
        [
            (StoredMatch, first, lambda _, __: cross(1)),
            (StoredMatch, broken, fail),
            (StoredMatch, last, lambda _, __: cross(2)),
        ]
    )
    assert isinstance(results[1], RuntimeError)
    assert [store.load(StoredMatch, match_id).version for match_id in (first, broken, last)] == [1, 0, 1]


def test_events_that_cannot_be_written_do_not_fail_others(store: Store) -> None:
    """They would be a second move of the same ply, which the database itself forbids."""
    ids = [add_match(store) for _ in range(3)]
    move(store, ids[1], 5, 0)

    def cross(number: int, _stored: StoredMatch, _reader: object) -> Transition:
        return play(new_match(Variant(40, 7), PERSONS, 1), A, number, 0)

    results = store.change_all(
        [(StoredMatch, id_, partial(cross, number)) for id_, number in zip(ids, (1, 6, 2), strict=True)]
    )
    assert isinstance(results[1], Exception)
    assert not isinstance(results[0], Exception)
    assert [store.load(StoredMatch, id_).match.position.crossed for id_ in ids] == [(1,), (5,), (2,)]


def test_racing_takebacks_and_moves_cause_no_database_error(postgres: Cluster) -> None:
    stores = [Store(url) for url in [postgres.database()] for _ in range(2)]
    match_id = add_match(stores[0])
    move(stores[0], match_id, 1, 0)
    failures: list[BaseException] = []
    successes = [0]

    def race(place: int) -> None:
        store = stores[place % 2]
        for _ in range(40):
            try:
                stored = store.load(StoredMatch, match_id)
                ply = stored.match.position.ply
                if ply:
                    take_all_back(store, match_id, stored.version)
                else:
                    move(store, match_id, 1 + place, 0)
                successes[0] += 1
            except ConflictError:
                pass
            except Exception as error:
                failures.append(error)

    with ThreadPoolExecutor(8) as threads:
        list(threads.map(race, range(8)))
    assert failures == []
    assert successes[0] > 10
    for store in stores:
        store.close()


def test_a_restart_of_postgresql_is_a_temporary_error(caplog: pytest.LogCaptureFixture) -> None:
    with throwaway_cluster() as cluster:
        store = Store(cluster.database())
        match_id = add_match(store)
        move(store, match_id, 1, 0)
        with ThreadPoolExecutor(8) as threads:  # so that several connections are open
            list(threads.map(lambda _: store.load(StoredMatch, match_id), range(32)))
        cluster.stop()
        with caplog.at_level(logging.ERROR):
            for _ in range(20):
                with pytest.raises(DatabaseUnavailableError):
                    store.load(StoredMatch, match_id)
        assert sum(map(RepeatFilter().filter, caplog.records)) <= 2
        assert not any(record.exc_info for record in caplog.records)
        cluster.start()
        assert move(store, match_id, 2, 1).version == 2
        cluster.stop()
        cluster.start()
        with ThreadPoolExecutor(8) as threads:  # no request may fail because the old connections are dead
            loads = threads.map(lambda _: store.load(StoredMatch, match_id), range(32))
            assert {stored.version for stored in loads} == {2}
        store.close()


def test_all_timeouts_of_postgresql_together_are_at_most_ten_seconds() -> None:
    assert CONNECT_SECONDS + MAX_USE_SECONDS + CHECK_SECONDS <= STALL_SECONDS
    assert RETRY_SECONDS < MAX_USE_SECONDS  # so that a stalled connection is not tried twice
    assert STATEMENT_SECONDS < MAX_USE_SECONDS


@pytest.mark.slow
@pytest.mark.parametrize("has_new_connections", [True, False])
def test_requests_to_a_silent_database_wait_ten_seconds_at_most(postgres: Cluster, has_new_connections: bool) -> None:
    """All open connections fall silent, and new ones may fall silent too. Afterwards, moves work again."""
    name = postgres.database().rpartition("/")[2]
    with proxy_to(postgres.port) as proxy:
        store = Store(f"postgresql://tester@127.0.0.1:{proxy.port}/{name}")
        match_id = add_match(store)

        def seconds(_: int) -> float:
            begin = time.monotonic()
            with suppress(DatabaseUnavailableError):
                store.load(StoredMatch, match_id)
            return time.monotonic() - begin

        with ThreadPoolExecutor(8) as threads:
            list(threads.map(lambda _: store.load(StoredMatch, match_id), range(64)))
            proxy.silence() if has_new_connections else proxy.stall()
            waits = [call.result(WAIT_SECONDS) for call in [threads.submit(seconds, i) for i in range(8)]]
            assert max(waits) < STALL_SECONDS + SLACK_SECONDS
            if not has_new_connections:
                assert min(waits) > 1
                assert max(threads.map(seconds, range(8))) < STALL_SECONDS + SLACK_SECONDS  # over new connections
                proxy.flow()
            assert move(store, match_id, 1, 0).version == 1
        store.close()


def fill(store: Store) -> None:
    """Add many matches."""
    for _ in range(200):
        add_match(store, 400)


def test_a_full_disk_is_a_temporary_error(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'matches.sqlite3'}")
    match_id = add_match(store, 400)
    store.probe()
    with store.engine.connect() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(DatabaseUnavailableError):
        fill(store)
    with store.engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA max_page_count = 1000000")
    assert move(store, match_id, 1, 0).version == 1
    store.close()


def test_a_full_disk_of_postgresql_is_a_temporary_error(postgres: Cluster) -> None:
    """A trigger raises PostgreSQL's error for a full disk."""
    url = postgres.database()
    store = Store(url)
    match_id = add_match(store)
    with psycopg.connect(url, autocommit=True) as connection:
        body = "$$ BEGIN RAISE disk_full; END $$"
        connection.execute(f"CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS {body}".encode())
        connection.execute("CREATE TRIGGER disk BEFORE INSERT ON events FOR EACH ROW EXECUTE FUNCTION refuse()")
        with pytest.raises(DatabaseUnavailableError):
            move(store, match_id, 1, 0)
        connection.execute("DROP TRIGGER disk ON events")
    assert move(store, match_id, 1, 0).version == 1
    store.close()


@pytest.mark.parametrize("fault", ["deleted", "replaced", "log deleted"])
def test_a_deleted_database_file_is_an_error(tmp_path: Path, fault: str) -> None:
    file = tmp_path / "matches.sqlite3"
    store = Store(f"sqlite:///{file}")
    match_id = add_match(store)
    move(store, match_id, 1, 0)
    if fault == "log deleted":
        Path(f"{file}-wal").unlink()
    else:
        file.rename(tmp_path / "elsewhere")
    if fault == "replaced":
        sqlite3.connect(file).close()
        file.touch()
    for _ in range(2):
        with pytest.raises(DatabaseUnavailableError):
            move(store, match_id, 2, 1)
        with pytest.raises(DatabaseUnavailableError):
            store.probe()
    stored = store.cached(StoredMatch, match_id)
    assert stored is not None
    assert stored.version == 1
    store.close()


def test_only_the_owner_may_read_a_new_file(tmp_path: Path) -> None:
    file = tmp_path / "matches.sqlite3"
    mask = os.umask(0)
    try:
        store = Store(f"sqlite:///{file}")
        add_match(store)
    finally:
        os.umask(mask)
    assert [path.stat().st_mode & 0o777 for path in (file, Path(f"{file}-wal"))] == [0o600, 0o600]
    store.close()


def error_of(url: str) -> ZahlenschlachtError:
    """The error when a store is opened at this URL."""
    with pytest.raises(StorageError) as error:
        Store(url)
    return error.value


@pytest.mark.parametrize("revision", ["9999", "0006", "0003"])
def test_a_database_of_a_newer_version_or_of_the_first_ones_is_named(database: str, revision: str) -> None:
    store = Store(database)
    with store.engine.begin() as connection:
        connection.exec_driver_sql(f"UPDATE alembic_version SET version_num = '{revision}'")
    store.close()
    assert error_of(database).code == "database-newer"
    assert "update" in str(error_of(database))


def test_a_table_of_another_program_is_named(tmp_path: Path, postgres: Cluster) -> None:
    file = tmp_path / "other.sqlite3"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE matches (goals INTEGER)")
    connection.close()
    url = postgres.database()
    with psycopg.connect(url, autocommit=True) as other:
        other.execute("CREATE TABLE matches (goals INTEGER)")
    for database in (f"sqlite:///{file}", url):
        assert error_of(database).code == "database-foreign"


def test_a_damaged_file_is_named(tmp_path: Path) -> None:
    file = tmp_path / "matches.sqlite3"
    store = Store(f"sqlite:///{file}")
    for _ in range(50):
        add_match(store)
    store.close()
    content = file.read_bytes()
    file.write_bytes(content[:100] + bytes(len(content) - 100))
    assert error_of(f"sqlite:///{file}").code == "database-unreadable"


def test_the_reason_of_an_error_is_not_cut_off() -> None:
    message = str(error_of("postgresql://someone:secret@127.0.0.1:1/name"))
    assert "Connection refused" in message
    assert "..." not in message
    assert "secret" not in message


def test_a_match_is_read_as_one_snapshot(postgres: Cluster) -> None:
    """A process that reads a match while a friend joins at another must not cache the seat without its token."""
    url = postgres.database()
    writer = Store(url)
    reader = subprocess.Popen(
        [sys.executable, "-c", READER, url], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert reader.stdin is not None
    assert reader.stdout is not None
    online = {A: Seat("person"), B: Seat("open")}
    failures = []
    for number in range(60):
        stored = StoredMatch.new(new_match(Variant(12, 5), online, 1), {A: "token of A"}, {B: "join secret"})
        writer.create(stored)
        reader.stdin.write(stored.id + "\n")
        reader.stdin.flush()
        time.sleep(number % 20 / 4000)
        writer.change(StoredMatch, stored.id, lambda it, _: join(it.match, B, hash_secret("token of B")))
        reader.stdin.write("\n")
        reader.stdin.flush()
        if reader.stdout.readline().strip() != "B":
            failures.append(number)
    reader.communicate(timeout=WAIT_SECONDS)
    writer.close()
    assert failures == []


READER = """
import sys, threading
from zahlenschlacht.service.storage import Store
from zahlenschlacht.service.stored import StoredMatch
from zahlenschlacht.service.tokens import hash_secret
store = Store(sys.argv[1])
while match_id := sys.stdin.readline().strip():
    # Read many times with an empty cache while the other process writes.
    has_joined = threading.Event()
    threading.Thread(target=lambda: (sys.stdin.readline(), has_joined.set())).start()
    is_wrong = False
    while True:
        is_last = has_joined.is_set()
        store.cache.drop(match_id)
        store.load(StoredMatch, match_id)
        stored = store.load(StoredMatch, match_id)
        is_taken = any(event.kind == "join" for event in stored.match.log)
        is_wrong = is_wrong or (is_taken and stored.holder(hash_secret("token of B")) is None)
        if is_last:
            break
    print("-" if is_wrong or not is_taken else "B", flush=True)
store.close()
"""


def test_stores_that_migrate_at_once_wait_for_each_other(postgres: Cluster) -> None:
    url = postgres.database()
    stores: list[Store] = []
    threads = [threading.Thread(target=lambda: stores.append(Store(url))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(WAIT_SECONDS)
    assert len(stores) == 4
    for store in stores:
        store.close()
