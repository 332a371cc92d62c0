"""The command that counts and deletes matches."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from zahlenschlacht.cli import run
from zahlenschlacht.game.rules import Player, Variant
from zahlenschlacht.service.match import Seat, new_match
from zahlenschlacht.service.storage import Store
from zahlenschlacht.service.storage.store import DAY_SECONDS
from zahlenschlacht.service.stored import StoredMatch

PERSONS = {Player.A: Seat("person"), Player.B: Seat("person")}


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A database with one match of today and thirty of 50 days ago."""
    url = f"sqlite:///{tmp_path / 'matches.sqlite3'}"
    for age, count in ((50, 30), (0, 1)):
        store = Store(url, clock=lambda age=age: time.time() - age * DAY_SECONDS)  # type: ignore[misc]
        for _ in range(count):
            store.create(StoredMatch.new(new_match(Variant(12, 5), PERSONS, 1), {}, {}))
        store.close()
    return url


def test_matches_are_counted_and_old_ones_deleted(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["matches", "--database", database, "--lang", "en"]
    assert run([*command, "--count"]) == 0
    assert capsys.readouterr().out == "There are 31 matches.\n"
    assert run([*command, "--delete-older-than", "60d"]) == 0
    assert capsys.readouterr().out.startswith("0 matches were deleted")
    assert run([*command, "--delete-older-than", "30d", "--count"]) == 0
    assert capsys.readouterr().out.endswith("for 30 days.\nThere is 1 match.\n")


def test_days_that_cannot_be_read_delete_nothing(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    for text in ("", "d", "30 days", "-1d", "1.5d", "٣d"):
        assert run(["matches", "--database", database, "--delete-older-than", text]) == 2, text
        assert "30d" in capsys.readouterr().err
    assert run(["matches", "--database", database, "--count", "--lang", "en"]) == 0
    assert capsys.readouterr().out == "There are 31 matches.\n"


def test_a_database_that_does_not_exist_is_refused_and_not_created(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "folder" / "none.sqlite3"
    assert run(["matches", "--count", "--database", f"sqlite:///{path}", "--lang", "en"]) == 2
    assert capsys.readouterr().err == f"zahlenschlacht: there is no database at {path}\n"
    assert list(tmp_path.iterdir()) == []
