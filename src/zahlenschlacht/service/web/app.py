"""The app: routes, guards and errors, around one store."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib.metadata import version
from pathlib import Path
from time import monotonic
from typing import Any

from fastapi import FastAPI

from ..storage import Store
from . import atlas, learn, matches, problems, static
from . import positions as ask
from .limits import Limits
from .metrics import Metrics, router
from .middleware import Guards
from .services import Services
from .settings import Settings
from .static import PAGE

SUMMARY = "Play Zahlenschlacht and ask who wins: every verdict, every reason, every match."


class App(FastAPI):
    """The app, which describes refusals and live streams under the media types that they have."""

    def openapi(self) -> dict[str, Any]:
        """The description. FastAPI puts every shape under application/json, whatever else an answer says it is."""
        if self.openapi_schema is None:
            for operations in super().openapi()["paths"].values():
                for operation in operations.values():
                    for response in operation["responses"].values():
                        _put_right(response.get("content", {}))
        return super().openapi()


def _put_right(content: dict[str, Any]) -> None:
    """Put the shape under the other media type, where there is one."""
    for media_type in content.keys() - {"application/json"}:
        content[media_type] |= content.pop("application/json", {})


def create_app(
    store: Store | None,
    settings: Settings | None = None,
    built_page: Path = PAGE,
    clock: Callable[[], float] = monotonic,
) -> FastAPI:
    """The app on this store, which it closes at its end. Without a store it can only be described."""
    settings = settings or Settings()
    limits, metrics = Limits(settings, clock), Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        if store is None:
            raise RuntimeError("an app without a store serves nothing")
        services = app.state.services = Services(store, settings, limits, metrics)
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
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.add_middleware(Guards, settings=settings, limits=limits, metrics=metrics)
    problems.install(app)
    for routes in (ask, matches, atlas, learn):
        app.include_router(routes.router)
    app.include_router(router)
    static.install(app, built_page)
    return app
