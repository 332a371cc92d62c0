"""The log of a server: no traceback twice in ten seconds, and no codes, ids, names or hashes in it."""

from __future__ import annotations

import logging
import sys

from zahlenschlacht.service.web.server import Fields, RepeatFilter

SECRETS = ("BCDFG", "Mutige Maus", "a1b2c3d4e5")


def fail(detail: str) -> None:
    """Raise an error that has a cause and names what it is about."""
    try:
        raise KeyError(detail)
    except KeyError:
        raise ExceptionGroup(f"no match {detail}", [ValueError(detail)]) from None if detail == "" else OSError(detail)


def record(detail: str, at: float, line: int = 1) -> logging.LogRecord:
    """A record of an unhandled exception."""
    try:
        if line == 1:
            fail(detail)
        else:
            raise ValueError(detail)
    except Exception:
        made = logging.LogRecord("x", logging.ERROR, "", 0, "unhandled exception", (), sys.exc_info())
        made.created = at
        return made
    raise AssertionError


def test_a_traceback_says_where_and_what_but_not_about_whom() -> None:
    for secret in SECRETS:
        text = Fields().format(record(secret, 0))
        assert secret not in text
        assert "in fail" in text
        assert {"ValueError", "OSError", "ExceptionGroup"} <= set(text.split("\n"))


def test_a_traceback_is_logged_once_in_ten_seconds() -> None:
    repeats = RepeatFilter()
    assert [repeats.filter(record(secret, at)) for secret, at in zip(SECRETS, (100, 105, 111), strict=True)] == [
        True,
        False,
        True,
    ]
    assert repeats.filter(record("x", 112, line=2))
