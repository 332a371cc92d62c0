"""Routes that FastAPI describes but does not run: they spare the hot paths its dependencies and its serialization.

They are the routes of the table of endpoints, and those of the requests of players (`matches`).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from functools import wraps
from inspect import Parameter, Signature
from typing import Annotated, Any
from urllib.parse import parse_qsl

from fastapi import Path, Query, Request
from fastapi.routing import APIRoute
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from ..endpoints import ENDPOINTS, Endpoint, parameters, parse_body, return_type
from .compression import RenderedJson
from .problems import REFUSALS
from .services import client_of, services_of


class DirectRoute(APIRoute):
    """A route with its own handler. Refusals are raised, as everywhere."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.app = self._run

    async def _run(self, scope: Scope, receive: Receive, send: Send) -> None:
        response = await self.respond(Request(scope, receive))
        await response(scope, receive, send)

    @abstractmethod
    async def respond(self, request: Request) -> Response:
        """The response to a request."""


class EndpointRoute(DirectRoute):
    """The route of a line of the table.

    FastAPI describes it, and `endpoints` reads its values, as in the edition without a server. A GET request that was
    answered recently gets the rendered answer.
    """

    def __init__(self, endpoint: Endpoint) -> None:
        places = {"path": Path(), "query": Query()}
        annotations = {
            name: kind if part == "body" else Annotated[kind, places[part]]
            for name, (kind, part) in parameters(endpoint).items()
        }
        super().__init__(
            f"/api{endpoint.path}",
            described(endpoint.function, annotations, return_type(endpoint)),
            methods=[endpoint.method],
            response_model=return_type(endpoint),
            responses=REFUSALS,
        )
        self.entry = endpoint

    async def respond(self, request: Request) -> Response:
        """The rendered answer."""
        if request.method == "POST":
            return Response(await self._rendered(request), media_type="application/json")
        cache = services_of(request).rendered
        address = f"{request.scope['path']}?{request.scope['query_string'].decode('latin-1')}"
        rendered = cache.get(address) or cache.put(address, RenderedJson(address, await self._rendered(request)))
        return rendered.response(request)

    async def _rendered(self, request: Request) -> bytes:
        endpoint, services = self.entry, services_of(request)
        body = parse_body(await request.body()) if endpoint.method == "POST" else None
        query = parse_qsl(request.scope["query_string"].decode("latin-1"), keep_blank_values=True)
        arguments = endpoint.arguments(request.path_params, dict(query), body)
        if endpoint.is_cheap(arguments):
            return endpoint.render(arguments)
        worker = services.atlas_worker if endpoint.worker == "atlas" else services.solver
        return await worker.run(client_of(request), endpoint.render, arguments)


def described(function: Callable[..., Any], parameters: Mapping[str, Any], response: Any) -> Callable[..., Any]:
    """A function with these annotations of parameters and response, for FastAPI to describe. It is never called."""

    @wraps(function)
    def description() -> None:
        raise NotImplementedError

    description.__annotations__ = {"return": response}
    description.__signature__ = Signature(  # type: ignore[attr-defined]
        [Parameter(name, Parameter.KEYWORD_ONLY, annotation=kind) for name, kind in parameters.items()]
    )
    return description


ROUTES = [EndpointRoute(endpoint) for endpoint in ENDPOINTS]
