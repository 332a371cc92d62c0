"""The app: routes, middleware and error handlers around one store."""

from __future__ import annotations

import json
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic
from typing import Any

from fastapi import APIRouter, FastAPI, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.background import BackgroundTask
from starlette.exceptions import HTTPException

from ... import __version__
from ..schemas.catalogue import Health, Network
from ..storage import Store
from . import atlas, classrooms, endpoints, matches, problems, static
from .compression import JsonCompression, RenderedJson
from .limits import Limits
from .metrics import Metrics, is_this_machine
from .middleware import Guards
from .services import Services, services_of
from .settings import Settings
from .static import PAGE

about_server = APIRouter()


@about_server.get("/healthz", responses=problems.REFUSALS)
async def check_health(request: Request) -> Health:
    """Check that a move could be stored, by writing to the database. Fails with 503 after at most two seconds."""
    await services_of(request).store.check()
    return Health(status="ok", version=__version__)


@about_server.get("/api/network")
def network(request: Request) -> Network:
    """The addresses of this server in its network. Only a request from the machine itself is told any."""
    addresses: Callable[[], list[str]] = request.app.state.addresses
    is_own, may_quit = is_this_machine(request), bool(services_of(request).settings.quit)
    return Network(addresses=addresses() if is_own else [], may_quit=is_own and may_quit)


@about_server.post("/api/quit", status_code=204, responses=problems.REFUSALS)
async def end_server(request: Request) -> Response:
    """End the server, at the request of the machine itself and if a setting allows it."""
    if not (services_of(request).settings.quit and is_this_machine(request)):
        raise HTTPException(403)
    return Response(status_code=204, background=BackgroundTask(signal.raise_signal, signal.SIGINT))


@about_server.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    """The metrics in Prometheus's text format, to this machine only unless a setting allows others."""
    services = services_of(request)
    if not (services.settings.metrics or is_this_machine(request)):
        raise HTTPException(404)
    return Response(generate_latest(services.metrics.registry), media_type=CONTENT_TYPE_LATEST)


ROUTES = (
    *endpoints.ROUTES,
    *matches.router.routes,
    *classrooms.router.routes,
    *atlas.router.routes,
    *about_server.routes,
)
"""The routes of the API. They are added one by one, because FastAPI matches an included router twice."""
SUMMARY = "Play Zahlenschlacht, and ask who wins and why."


class App(FastAPI):
    """The app, with an OpenAPI description that has the right media types of refusals and live streams."""

    def openapi(self) -> dict[str, Any]:
        """The description. FastAPI puts every schema under application/json, even if a response has another type."""
        if self.openapi_schema is None:
            for operations in super().openapi()["paths"].values():
                for operation in operations.values():
                    for response in operation["responses"].values():
                        content = response.get("content", {})
                        for media_type in content.keys() - {"application/json"}:
                            content[media_type] |= content.pop("application/json", {})
        return super().openapi()


def create_app(
    store: Store | None,
    settings: Settings | None = None,
    built_page: Path = PAGE,
    clock: Callable[[], float] = monotonic,
    addresses: Callable[[], list[str]] = list,
) -> FastAPI:
    """The app on this store, which it closes when it stops. Without a store it can only describe itself.

    `addresses` gives the present addresses of the server in its network.
    """
    settings = settings or Settings()
    limits, own_metrics = Limits(settings, clock), Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        if store is None:
            raise RuntimeError("an app without a store serves nothing")
        services = app.state.services = Services(store, settings, limits, own_metrics)
        services.start()
        try:
            yield
        finally:
            await services.stop()

    app = App(
        title="Zahlenschlacht",
        summary=SUMMARY,
        version=__version__,
        lifespan=lifespan,
        openapi_url=None,  # its route is below: FastAPI would render it anew for every request
        docs_url=None,
        redoc_url=None,
    )
    app.state.addresses = addresses
    app.add_middleware(JsonCompression)
    app.add_middleware(Guards, settings=settings, limits=limits, metrics=own_metrics)
    problems.install(app)
    app.routes.extend(ROUTES)

    @app.get("/api/openapi.json", include_in_schema=False)
    async def description(request: Request) -> Response:
        cache, address = services_of(request).rendered, request.url.path
        rendered = cache.get(address) or cache.put(address, RenderedJson(address, json.dumps(app.openapi()).encode()))
        return rendered.response(request)

    static.install(app, built_page)
    return app
