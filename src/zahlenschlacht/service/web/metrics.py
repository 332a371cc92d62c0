"""Figures for Prometheus at /metrics: what is asked and refused, how long commits take, what waits, what fails."""

from __future__ import annotations

from collections.abc import Callable
from ipaddress import ip_address

from fastapi import APIRouter, Request
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from starlette.exceptions import HTTPException
from starlette.responses import Response

PREFIX = "zahlenschlacht"
SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)


class Metrics:
    """The figures of one server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "requests",
            "Answers, by kind of action and status; those from 400 on are refusals.",
            ["kind", "status"],
            namespace=PREFIX,
            registry=self.registry,
        )
        self.events = Counter(
            "events",
            "What came into the logs of matches: moves and their replies, take-backs, joins.",
            ["kind"],
            namespace=PREFIX,
            registry=self.registry,
        )
        self.commits = Histogram(
            "commit_seconds",
            "How long a transaction of moves took.",
            namespace=PREFIX,
            registry=self.registry,
            buckets=SECONDS,
        )

    def watch(self, name: str, description: str, value: Callable[[], float]) -> None:
        """Show a figure as it is whenever somebody asks."""
        gauge = Gauge(name, description, namespace=PREFIX, registry=self.registry)
        gauge.set_function(value)


router = APIRouter(include_in_schema=False)


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """The figures in Prometheus's text format, for this machine alone unless a setting says otherwise."""
    services = request.app.state.services
    if not (services.settings.metrics or _is_this_machine(request)):
        raise HTTPException(404)
    return Response(generate_latest(services.metrics.registry), media_type=CONTENT_TYPE_LATEST)


def _is_this_machine(request: Request) -> bool:
    """Whether the request comes from here, and not through a proxy that is here."""
    forwarded = "x-forwarded-for" in request.headers or "forwarded" in request.headers
    try:
        return not forwarded and request.client is not None and ip_address(request.client.host).is_loopback
    except ValueError:
        return False
