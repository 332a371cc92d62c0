"""Runs commands in this process."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zahlenschlacht.cli import run

if TYPE_CHECKING:
    import pytest


def output(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The output of a command that succeeds."""
    status = run(list(arguments))
    captured = capsys.readouterr()
    assert status == 0, captured.err
    assert captured.err == ""
    return captured.out


def complaint(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The single line that the command prints about bad input."""
    assert run(list(arguments)) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("zahlenschlacht: ")
    assert captured.err.count("\n") == 1
    return captured.err.strip()
