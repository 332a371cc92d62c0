"""The two hottest requests go past FastAPI's layers, which cost more than the work: same routes, same refusals."""

# ruff: noqa: TC002 -- what a framework inspects or a reader looks for is imported openly
from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable

from fastapi.exceptions import RequestValidationError
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from ..rules import ZahlenschlachtError
from . import matches, routes
from .problems import fault, invalid, problem

log = logging.getLogger(__name__)

Route = Callable[[Request], Awaitable[Response]]
HOT: tuple[tuple[str, re.Pattern[str], Route], ...] = (
    ("POST", re.compile(r"/api/matches/(?P<match_id>[^/]+)/moves"), matches.move),
    ("GET", re.compile(r"/api/solve"), routes.solve),
)
"""Method, path and route; FastAPI describes them."""


class Hot:
    """Serves the hottest requests itself and leaves all others to the app."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            for method, path, route in HOT:
                if scope["method"] == method and (found := path.fullmatch(scope["path"])):
                    scope["path_params"] = found.groupdict()
                    response = await _answer(route, Request(scope, receive, send))
                    await response(scope, receive, send)
                    return
        await self.app(scope, receive, send)


async def _answer(route: Route, request: Request) -> Response:
    """What the route answers, or its refusal."""
    try:
        return await route(request)
    except ZahlenschlachtError as error:
        return problem(error)
    except RequestValidationError as error:
        return await invalid(request, error)
    except Exception:
        log.exception("the server made a mistake")
        return fault()
