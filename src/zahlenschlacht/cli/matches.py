"""The command that looks after the matches of a website."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer

from ..extras import extra
from ..game.errors import LongName
from ..game.rules import InputError
from .arguments import Language
from .console import Speaker
from .serve import Database


def matches(
    count: Annotated[bool, typer.Option("--count", help="Print how many matches there are.")] = False,
    delete_older_than: Annotated[
        str | None,
        typer.Option(help="Delete the matches that nobody has changed for so many days.", metavar="DAYSd"),
    ] = None,
    database: Database = None,
    lang: Language = None,
) -> None:
    """Count the matches in a database, or delete old ones. A server that uses an SQLite file must be stopped first."""
    days = None if delete_older_than is None else days_in(delete_older_than)
    with extra("web"):
        from ..service.storage import Store, default_database
    url = database or default_database()
    check_exists(url)
    store = Store(url)
    say = Speaker(lang)
    try:
        if days is not None:
            deleted = 0
            while some := store.delete_expired(days):
                deleted += some
            print(say("cli-matches-deleted", count=deleted, days=days))
        if count or days is None:
            print(say("cli-matches-counted", count=store.count()))
    finally:
        store.close()


def check_exists(url: str) -> None:
    """Refuse the URL of an SQLite file that does not exist; opening it would create one."""
    scheme, separator, path = url.partition(":///")
    if separator and scheme.startswith("sqlite") and not Path(path.partition("?")[0]).exists():
        raise InputError("no-such-database", "there is no database at {value}", value=LongName(path))


def days_in(text: str) -> int:
    """The days that a text like 30d says."""
    if not re.fullmatch(r"[0-9]{1,6}d?", text, re.ASCII):
        raise InputError("not-days", "days are given as in 30d, not as {value}", value=text)
    return int(text.removesuffix("d"))
