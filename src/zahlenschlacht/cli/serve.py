"""The command that starts the website."""

import sys
from contextlib import suppress
from importlib.resources import files
from typing import Annotated

import typer

from ..extras import extra
from .console import Speaker

Database = Annotated[
    str | None,
    typer.Option(
        help="sqlite:///path or postgresql://user@host/name; the default is SQLite in your data folder.",
        metavar="URL",
        envvar="ZAHLENSCHLACHT_DATABASE",
        show_default=False,
    ),
]


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on; 0 chooses a free one.", min=0, max=65535)] = 8017,
    database: Database = None,
    notifications: Annotated[
        str | None,
        typer.Option(
            help="nats://host, or the URL of PostgreSQL itself if --database is that of a connection pooler in "
            "transaction mode.",
            metavar="URL",
            envvar="ZAHLENSCHLACHT_NOTIFICATIONS",
            show_default=False,
        ),
    ] = None,
    no_open: Annotated[bool, typer.Option("--no-open", help="Do not open the browser.")] = False,
) -> None:
    """Start the website and open it in the browser. Ctrl-C ends it."""
    with extra("web"):
        from ..service.web.server import run

    def ready(address: str) -> None:
        print(f"Zahlenschlacht is at {address} (Ctrl-C ends it)", flush=True)
        for other in _network_addresses(host, address):
            print(f"For others in this network: {other}", flush=True)
        if host not in ("127.0.0.1", "localhost", "::1"):
            print(Speaker(None)("cli-no-proxy"), file=sys.stderr, flush=True)
        if not _page_is_built():
            print(Speaker(None)("cli-no-page"), file=sys.stderr, flush=True)
        elif not no_open:
            _open(address)

    run(host, port, database, ready, notifications)


def _network_addresses(host: str, address: str) -> list[str]:
    """The addresses for other devices in the network, if the server listens on all interfaces.

    >>> _network_addresses("127.0.0.1", "http://127.0.0.1:8017/")
    []
    """
    if host not in ("0.0.0.0", "::", ""):
        return []
    import socket  # slow to load, and no other command needs it

    addresses = set()
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # sends nothing; the system only chooses the local address
        addresses.add(probe.getsockname()[0])
    with suppress(OSError):
        addresses.update(socket.gethostbyname_ex(socket.gethostname())[2])
    port = address.rpartition(":")[2]
    return [f"http://{own}:{port}" for own in sorted(addresses) if not own.startswith("127.")]


def _page_is_built() -> bool:
    """Whether the package was installed with its page."""
    return files(__package__.partition(".")[0]).joinpath("service", "web", "page", "index.html").is_file()


def _open(address: str) -> None:
    """Open the browser in a thread, so that the server does not wait for it."""
    import threading
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
