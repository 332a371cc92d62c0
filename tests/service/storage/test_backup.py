"""Backups made during play are complete, and matches can be continued from them."""

from __future__ import annotations

import shutil
import subprocess
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING

from zahlenschlacht.game.rules import Player, Variant
from zahlenschlacht.service.match import Seat, new_match, play
from zahlenschlacht.service.storage import Store
from zahlenschlacht.service.storage.backup import BackupAbortedError
from zahlenschlacht.service.stored import Change, StoredMatch
from zahlenschlacht.service.tokens import hash_secret

from .postgres import Cluster, server_binaries

if TYPE_CHECKING:
    import pytest

A, B = Player.A, Player.B
PERSONS = {A: Seat("person"), B: Seat("person")}
WAIT_SECONDS = 120


def add_match(store: Store) -> str:
    stored = StoredMatch.new(new_match(Variant(2000, 7), PERSONS, 1), {A: "token of A"}, {})
    store.create(stored)
    return stored.id


def cross(store: Store, match_id: str) -> int:
    position = store.load(match_id).match.position
    appended = play(store.load(match_id).match, position.turn or A, position.numbers[0], position.ply)
    return store.change(match_id, lambda _, __: Change(appended))[0].version


def test_a_copy_of_sqlite_made_during_play_is_complete(tmp_path: Path) -> None:
    file = tmp_path / "matches.sqlite3"
    store = Store(f"sqlite:///{file}")
    old = [add_match(store) for _ in range(150)]
    busy = add_match(store)
    before = [cross(store, match_id) for match_id in old]
    copies: list[Path] = []
    thread = threading.Thread(target=lambda: copies.append(store.back_up()))
    versions = [cross(store, busy)]
    thread.start()
    while thread.is_alive() or len(versions) < 20:
        versions.append(cross(store, busy))
    thread.join(WAIT_SECONDS)
    (copy,) = copies
    assert copy.stat().st_mode & 0o777 == 0o600
    store.close()
    file_copy = tmp_path / "restored.sqlite3"
    shutil.copy(copy, file_copy)
    restored = Store(f"sqlite:///{file_copy}")
    assert [restored.load(match_id).version for match_id in old] == before
    stored = restored.load(busy)
    assert 1 <= stored.version <= versions[-1]
    assert stored.holder(hash_secret("token of A")) is A
    assert cross(restored, busy) == stored.version + 1
    restored.close()


def test_a_dump_of_postgresql_can_be_restored(postgres: Cluster, tmp_path: Path) -> None:
    url = postgres.database()
    store = Store(url)
    match_id = add_match(store)
    cross(store, match_id)
    dump, empty = tmp_path / "dump", postgres.database()
    for command in (
        ["pg_dump", "--format=custom", f"--file={dump}", url],
        ["pg_restore", f"--dbname={empty}", str(dump)],
    ):
        subprocess.run([str(server_binaries() / command[0]), *command[1:]], check=True, timeout=WAIT_SECONDS)
    store.close()
    restored = Store(empty)
    assert restored.load(match_id).version == 1
    assert cross(restored, match_id) == 2
    restored.close()


def test_closing_the_store_aborts_a_running_backup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zahlenschlacht.service.storage.backup.BACKUP_PAGES", 1)
    store = Store(f"sqlite:///{tmp_path / 'matches.sqlite3'}")
    for _ in range(50):
        add_match(store)
    outcomes: list[str] = []

    def back_up() -> None:
        try:
            store.back_up()
            outcomes.append("finished")
        except BackupAbortedError:
            outcomes.append("aborted")

    thread = threading.Thread(target=back_up)
    thread.start()
    partial_copy = tmp_path / "matches.sqlite3.backup.part"
    while thread.is_alive() and not partial_copy.exists():
        time.sleep(0.001)
    store.close()
    thread.join(WAIT_SECONDS)
    assert outcomes == ["aborted"]
    assert not (tmp_path / "matches.sqlite3.backup").exists()
