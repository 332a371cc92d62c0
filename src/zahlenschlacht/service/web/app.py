"""The app: routes, middleware and error handlers around one store."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib.metadata import version
from pathlib import Path
from time import monotonic
from typing import Any

from fastapi import FastAPI, Request, Response

from ..storage import Store
from . import atlas, catalogue, classrooms, learn, matches, metrics, positions, problems, recipes, static
from .compression import JsonCompression
from .limits import Limits
from .metrics import Metrics
from .middleware import Guards, LogCosts
from .services import Services, services_of
from .settings import Settings
from .static import PAGE

SLICES = (catalogue, positions, matches, classrooms, atlas, learn, recipes)
"""The modules of routes; `schemas` and `answers` have modules of the same names."""
SUMMARY = "Play Zahlenschlacht, and ask who wins and why."


class App(FastAPI):
    """The app, with an OpenAPI description that has the right media types of refusals and live streams."""

    def openapi(self) -> dict[str, Any]:
        """The description. FastAPI puts every schema under application/json, even if a response has another type."""
        if self.openapi_schema is None:
            for operations in super().openapi()["paths"].values():
                for operation in operations.values():
                    for response in operation["responses"].values():
                        _move_schema(response.get("content", {}))
        return super().openapi()


def _move_schema(content: dict[str, Any]) -> None:
    """Move the schema to the other media type, if there is one."""
    for media_type in content.keys() - {"application/json"}:
        content[media_type] |= content.pop("application/json", {})


def create_app(
    store: Store | None,
    settings: Settings | None = None,
    built_page: Path = PAGE,
    clock: Callable[[], float] = monotonic,
) -> FastAPI:
    """The app on this store, which it closes when it stops. Without a store it can only describe itself."""
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
        version=version("zahlenschlacht"),
        lifespan=lifespan,
        openapi_url=None,  # its route is below: FastAPI would render it anew for every request
        docs_url=None,
        redoc_url=None,
    )
    app.add_middleware(LogCosts, limits=limits)
    app.add_middleware(JsonCompression)
    app.add_middleware(Guards, settings=settings, limits=limits, metrics=own_metrics)
    problems.install(app)
    for slice_ in SLICES:
        app.include_router(slice_.router)
    app.include_router(metrics.router)

    @app.get("/api/openapi.json", include_in_schema=False)
    async def description(request: Request) -> Response:
        return services_of(request).fixed.response(request, app.openapi)

    static.install(app, built_page)
    return app
