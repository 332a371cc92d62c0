"""The app: routes, guards and errors, around one store."""

# ruff: noqa: TC002 -- what a framework inspects or a reader looks for is imported openly
from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from starlette.types import Receive, Scope, Send

from ..storage import Store
from . import atlas, matches, page, problems, routes
from .guards import Guards
from .hot import Hot
from .page import PAGE
from .settings import Settings
from .site import Site

SUMMARY = "Play Zahlenschlacht and ask who wins: every verdict, every reason, every match."


def create_app(store: Store | None, settings: Settings | None = None, built_page: Path = PAGE) -> FastAPI:
    """The app on this store, which it closes at its end. Without a store it can only be described."""
    settings = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        if store is None:
            raise RuntimeError("an app without a store serves nothing")
        site = app.state.site = Site(store, settings)
        site.hub.start()
        try:
            yield
        finally:
            await site.stop()

    app = _App(
        settings,
        title="Zahlenschlacht",
        summary=SUMMARY,
        version=version("zahlenschlacht"),
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    problems.install(app)
    app.include_router(routes.router)
    app.include_router(matches.router)
    app.include_router(atlas.router)
    page.install(app, built_page)
    return app


class _App(FastAPI):
    """FastAPI's app behind the guards and the hottest requests, which pass none of its layers."""

    def __init__(self, settings: Settings, **described: Any) -> None:
        super().__init__(**described)
        self._front = Guards(Hot(super().__call__), settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope["app"] = self
        await self._front(scope, receive, send)
