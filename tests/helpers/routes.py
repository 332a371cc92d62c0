"""The routes of the API and its OpenAPI document."""

from __future__ import annotations

from functools import cache
from typing import Any

from fastapi.routing import APIRoute

from zahlenschlacht.service.web.app import ROUTES as APP_ROUTES
from zahlenschlacht.service.web.app import create_app

ROUTES = [route for route in APP_ROUTES if isinstance(route, APIRoute) and route.include_in_schema]
OPERATIONS = sorted(f"{method} {route.path}" for route in ROUTES for method in route.methods or ())
"""The method and path of every request that the API answers."""


@cache
def openapi_document() -> dict[str, Any]:
    """The OpenAPI document, built once in a process because that takes a second."""
    return create_app(None).openapi()
