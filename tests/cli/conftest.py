"""The terminal of every command: English, without colours, 140 characters wide."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _plain_english_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "140")
