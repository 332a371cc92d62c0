"""The command that starts the website."""

import sys
from importlib.resources import files
from typing import Annotated

import click

from ..extras import extra
from .console import Speaker
from .options import Option


def serve(
    host: Annotated[str, Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[
        int, Option(metavar="PORT", type=click.IntRange(0, 65535), help="The port to listen on; 0 chooses a free one.")
    ] = 8017,
    database: Annotated[
        str | None,
        Option(
            help="sqlite:///path or postgresql://user@host/name; the default is SQLite in your data folder.",
            metavar="URL",
            envvar="ZAHLENSCHLACHT_DATABASE",
            show_envvar=True,
        ),
    ] = None,
    notifications: Annotated[
        str | None,
        Option(
            help="The URL of PostgreSQL itself, if --database is that of a connection pooler in transaction mode.",
            metavar="URL",
            envvar="ZAHLENSCHLACHT_NOTIFICATIONS",
            show_envvar=True,
        ),
    ] = None,
    no_open: Annotated[bool, Option("--no-open", help="Do not open the browser.")] = False,
) -> None:
    """Start the website and open it in the browser. Ctrl-C ends it."""
    with extra("web"):
        from ..service.web.network import network_addresses
        from ..service.web.server import run

    def ready(address: str) -> None:
        print(f"Zahlenschlacht is at {address} (Ctrl-C ends it)", flush=True)
        for other in network_addresses(host, int(address.rstrip("/").rpartition(":")[2])):
            print(f"For others in this network: {other}", flush=True)
        if host not in ("127.0.0.1", "localhost", "::1"):
            print(Speaker(None)("cli-no-proxy"), file=sys.stderr, flush=True)
        if not _page_is_built():
            print(Speaker(None)("cli-no-page"), file=sys.stderr, flush=True)
        elif not no_open:
            _open(address)

    run(host, port, database, ready, notifications)


def _page_is_built() -> bool:
    """Whether the package was installed with its page."""
    return files(__package__.partition(".")[0]).joinpath("service", "web", "page", "index.html").is_file()


def _open(address: str) -> None:
    """Open the browser in a thread, so that the server does not wait for it."""
    import threading
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
