"""The addresses of this server in its network. A page that was opened on the machine itself uses them in its links."""

from __future__ import annotations

import socket
import sys
from collections.abc import Iterator
from contextlib import suppress

EVERY_INTERFACE = ("0.0.0.0", "::", "")
"""The hosts that stand for every interface of the machine."""
INTERFACE_ADDRESS = {"linux": 0x8915, "darwin": 0xC0206921}
"""The request SIOCGIFADDR, by platform. Windows knows its addresses by its own name."""


def network_addresses(host: str, port: int) -> list[str]:
    """The addresses at which other devices in the network reach a server that listens on this host and port.

    The address of the default route comes first. Without a route to other networks, as on a laptop that is a hotspot,
    there are only those of the interfaces. A server that listens on one interface has none of them.
    """
    if host not in EVERY_INTERFACE:
        return []
    addresses = dict.fromkeys([*_default_route(), *_interfaces()])
    return [f"http://{address}:{port}" for address in addresses if not address.startswith(("127.", "169.254."))]


def _default_route() -> Iterator[str]:
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # sends nothing; the system only chooses the local address
        yield probe.getsockname()[0]


def _interfaces() -> Iterator[str]:
    if sys.platform not in INTERFACE_ADDRESS:
        with suppress(OSError):
            yield from socket.gethostbyname_ex(socket.gethostname())[2]
        return
    import fcntl

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            with suppress(OSError):  # an interface without an IPv4 address
                request = name.encode()[:15].ljust(40, b"\0")
                answer = fcntl.ioctl(probe, INTERFACE_ADDRESS[sys.platform], request)
                yield socket.inet_ntoa(answer[20:24])
