"""The command that starts the website."""

from __future__ import annotations

import sys
from importlib.resources import files
from typing import Annotated

import typer

from ..extras import extra
from .console import Speaker

Database = Annotated[
    str | None,
    typer.Option(
        help="sqlite:///path or postgresql://user@host/name; unless said, SQLite in your data folder.",
        metavar="URL",
        envvar="ZAHLENSCHLACHT_DATABASE",
        show_default=False,
    ),
]


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on; 0 takes a free one.", min=0, max=65535)] = 8017,
    database: Database = None,
    no_open: Annotated[bool, typer.Option("--no-open", help="Do not open the browser.")] = False,
) -> None:
    """Start the website and open it in the browser. Ctrl-C ends it."""
    with extra("web"):
        from ..web.server import run

    def ready(address: str) -> None:
        print(f"Zahlenschlacht is at {address} (Ctrl-C ends it)", flush=True)
        if not _page_is_built():
            print(Speaker(None)("cli-no-page"), file=sys.stderr, flush=True)
        elif not no_open:
            _open(address)

    run(host, port, database, ready)


def _page_is_built() -> bool:
    """Whether the package was installed with its page."""
    return files(__package__.partition(".")[0]).joinpath("web", "page", "index.html").is_file()


def _open(address: str) -> None:
    """Open the browser without making the server wait for it."""
    import threading
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
