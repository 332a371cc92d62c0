"""The program to double-click: it starts the website for the network and opens the classrooms in the browser.

`deploy/build_app.py` packs it. It takes a host and a port, for tests; the default is the whole network and port 8017.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
import webbrowser

from zahlenschlacht.game.errors import ZahlenschlachtError
from zahlenschlacht.service.web.network import network_addresses
from zahlenschlacht.service.web.server import run

HOST, PORT = "0.0.0.0", 8017


def main() -> int:
    """Run the website until it is closed, or open the browser if it runs already. Return the exit status."""
    host = sys.argv[1] if len(sys.argv) > 2 else HOST
    port = int(sys.argv[2]) if len(sys.argv) > 2 else PORT

    def ready(address: str) -> None:
        print(f"Zahlenschlacht is at {address}class", flush=True)
        for other in network_addresses(host, port):
            print(f"For the phones of the class: {other}", flush=True)
        print("Close this window, press Ctrl-C, or press the button on the page, to end it.", flush=True)
        threading.Thread(target=webbrowser.open, args=(f"{address}class",), daemon=True).start()

    if hasattr(signal, "SIGHUP"):  # the window of the terminal was closed; Windows ends the program itself
        signal.signal(signal.SIGHUP, lambda *_: signal.raise_signal(signal.SIGINT))
    os.environ["ZAHLENSCHLACHT_QUIT"] = "1"
    try:
        run(host, port, None, ready)
    except KeyboardInterrupt:
        return 0
    except ZahlenschlachtError as error:
        if error.code == "port-in-use":
            webbrowser.open(f"http://127.0.0.1:{port}/class")
            return 0
        print(error, file=sys.stderr)
        if sys.stdin is not None and sys.stdin.isatty():
            input()  # the window stays open until the message is read
        return 1
    return 0


if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(main())
