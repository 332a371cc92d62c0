"""Prometheus metrics at /metrics: requests, refusals, commit times, queues, failures."""

from __future__ import annotations

from collections.abc import Callable
from ipaddress import ip_address

from fastapi import APIRouter, Request
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from starlette.exceptions import HTTPException
from starlette.responses import Response

PREFIX = "zahlenschlacht"
FORWARDING = ("x-forwarded", "forwarded", "x-real-ip", "via")
"""The beginnings of the header names that proxies add to a request."""
SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)


class Metrics:
    """The metrics of one server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "requests",
            "Responses by action and status; a status of 400 or more is a refusal.",
            ["kind", "status"],
            namespace=PREFIX,
            registry=self.registry,
        )
        self.events = Counter(
            "events",
            "Events appended to the logs of matches, by kind.",
            ["kind"],
            namespace=PREFIX,
            registry=self.registry,
        )
        self.commits = Histogram(
            "commit_seconds",
            "The duration of a transaction of moves.",
            namespace=PREFIX,
            registry=self.registry,
            buckets=SECONDS,
        )

    def watch(self, name: str, description: str, value: Callable[[], float]) -> None:
        """Add a gauge whose value is computed when it is read."""
        gauge = Gauge(name, description, namespace=PREFIX, registry=self.registry)
        gauge.set_function(value)


router = APIRouter(include_in_schema=False)


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """Return the metrics in Prometheus's text format, to this machine only unless a setting allows others."""
    services = request.app.state.services
    if not (services.settings.metrics or _is_this_machine(request)):
        raise HTTPException(404)
    return Response(generate_latest(services.metrics.registry), media_type=CONTENT_TYPE_LATEST)


def _is_this_machine(request: Request) -> bool:
    """Whether the request comes from this machine, by its own name and not through a proxy on it."""
    is_forwarded = any(name.startswith(FORWARDING) for name in request.headers)
    own_name = _is_loopback(request.url.hostname or "")
    return not is_forwarded and own_name and request.client is not None and _is_loopback(request.client.host)


def _is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False
