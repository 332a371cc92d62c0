"""The command that counts and deletes stored matches."""

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
        typer.Option(help="Delete the matches that have not changed for this many days, as in 30d.", metavar="DAYSd"),
    ] = None,
    database: Database = None,
    lang: Language = None,
) -> None:
    """Count the matches in a database, or delete old ones. A server that uses an SQLite file must be stopped first."""
    days = None if delete_older_than is None else parse_days(delete_older_than)
    with extra("web"):
        from ..service.storage import Store, default_database
    url = database or default_database()
    check_exists(url)
    store = Store(url)
    say = Speaker(lang)
    try:
        if days is not None:
            deletions = 0
            while batch := store.delete_expired(days):
                deletions += batch
            print(say("cli-matches-deleted", count=deletions, days=days))
        if count or days is None:
            print(say("cli-matches-counted", count=store.count()))
    finally:
        store.close()


def check_exists(url: str) -> None:
    """Refuse the URL of an SQLite file that does not exist; opening it would create one."""
    scheme, separator, path = url.partition(":///")
    if separator and scheme.startswith("sqlite") and not Path(path.partition("?")[0]).exists():
        raise InputError("no-such-database", "there is no database at {value}", value=LongName(path))


def parse_days(text: str) -> int:
    """The number of days in a text like 30d."""
    if not re.fullmatch(r"[0-9]{1,6}d?", text, re.ASCII):
        raise InputError("not-days", "write days as in 30d, not as {value}", value=text)
    return int(text.removesuffix("d"))
