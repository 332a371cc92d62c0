"""Backups made during play are complete, and matches can be continued from them."""

from __future__ import annotations

import shutil
import subprocess
import threading
from pathlib import Path

import pytest

from helpers.postgres import Cluster, server_binaries
from zahlenschlacht.game.rules import Player, Variant
from zahlenschlacht.service.match import Seat, new_match, play
from zahlenschlacht.service.storage import Store
from zahlenschlacht.service.storage.backup import Backup, BackupError
from zahlenschlacht.service.stored import StoredMatch
from zahlenschlacht.service.tokens import hash_secret

A, B = Player.A, Player.B
PERSONS = {A: Seat("person"), B: Seat("person")}
WAIT_SECONDS = 120


def add_match(store: Store) -> str:
    stored = StoredMatch.new(new_match(Variant(2000, 7), PERSONS, 1), {A: "token of A"}, {})
    store.create(stored)
    return stored.id


def cross(store: Store, match_id: str) -> int:
    position = store.load(StoredMatch, match_id).match.position
    appended = play(store.load(StoredMatch, match_id).match, position.turn or A, position.numbers[0], position.ply)
    return store.change(StoredMatch, match_id, lambda _, __: appended)[0].version


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
    assert [restored.load(StoredMatch, match_id).version for match_id in old] == before
    stored = restored.load(StoredMatch, busy)
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
    assert restored.load(StoredMatch, match_id).version == 1
    assert cross(restored, match_id) == 2
    restored.close()


def test_a_damaged_copy_does_not_replace_an_earlier_backup(tmp_path: Path) -> None:
    file = tmp_path / "matches.sqlite3"
    store = Store(f"sqlite:///{file}")
    match_ids = [add_match(store) for _ in range(50)]
    backup = store.back_up().read_bytes()
    for match_id in match_ids:
        cross(store, match_id)
    store.close()
    content = bytearray(file.read_bytes())
    content[-4096:] = bytes(range(256)) * 16
    file.write_bytes(content)
    damaged = Store(f"sqlite:///{file}")
    with pytest.raises(BackupError, match="damaged"):
        damaged.back_up()
    damaged.close()
    assert (tmp_path / "matches.sqlite3.backup").read_bytes() == backup


def test_closing_the_store_aborts_a_running_backup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copying = threading.Event()
    check = Backup._check

    def check_after_the_store_closes(backup: Backup, status: int, remaining: int, total: int) -> None:
        copying.set()
        backup._stopped.wait(WAIT_SECONDS)
        check(backup, status, remaining, total)

    monkeypatch.setattr(Backup, "_check", check_after_the_store_closes)
    store = Store(f"sqlite:///{tmp_path / 'matches.sqlite3'}")
    add_match(store)
    outcomes: list[str] = []

    def back_up() -> None:
        try:
            store.back_up()
            outcomes.append("finished")
        except BackupError:
            outcomes.append("aborted")

    thread = threading.Thread(target=back_up)
    thread.start()
    assert copying.wait(WAIT_SECONDS)
    store.close()
    thread.join(WAIT_SECONDS)
    assert outcomes == ["aborted"]
    assert not (tmp_path / "matches.sqlite3.backup").exists()
