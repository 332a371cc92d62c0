"""Prometheus metrics at /metrics: requests, refusals, commit times, queues, failures."""

from __future__ import annotations

from collections.abc import Callable
from ipaddress import ip_address
from typing import Any

from fastapi import Request
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

FORWARDING = ("x-forwarded", "forwarded", "x-real-ip", "via")
"""The beginnings of the header names that proxies add to a request."""
SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)


class Metrics:
    """The metrics of one server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._place: dict[str, Any] = {"namespace": "zahlenschlacht", "registry": self.registry}
        meaning = "Responses by action and status; a status of 400 or more is a refusal."
        self.requests = Counter("requests", meaning, ["kind", "status"], **self._place)
        self.events = Counter("events", "Events appended to the logs of matches, by kind.", ["kind"], **self._place)
        meaning = "The duration of a transaction of moves."
        self.commits = Histogram("commit_seconds", meaning, buckets=SECONDS, **self._place)

    def watch(self, name: str, description: str, value: Callable[[], float]) -> None:
        """Add a gauge whose value is computed when it is read."""
        Gauge(name, description, **self._place).set_function(value)


def is_this_machine(request: Request) -> bool:
    """Whether the request comes from this machine, by its own name and not through a proxy on it."""
    is_forwarded = any(name.startswith(FORWARDING) for name in request.headers)
    own_name = is_loopback(request.url.hostname or "")
    return not is_forwarded and own_name and request.client is not None and is_loopback(request.client.host)


def is_loopback(host: str) -> bool:
    """Whether this name or address is the machine itself."""
    try:
        return host == "localhost" or host.endswith(".localhost") or ip_address(host).is_loopback
    except ValueError:
        return False
