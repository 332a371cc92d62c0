"""Sends the requests of a history over HTTP and converts the responses. Only this module knows the API's JSON."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from typing import Any

import httpx2 as httpx

from .records import (
    Again,
    Answer,
    Done,
    Event,
    Join,
    Move,
    Read,
    Refused,
    Request,
    Resign,
    Sequel,
    TakeBack,
    Unknown,
    View,
)

TIMEOUT_SECONDS = 2.0
"""How long a client waits for an answer. Later answers are ignored."""
RETRYABLE = (429, 503)
"""Statuses that mean "try again": the request may or may not have taken effect."""
PROXY_ERRORS = (502, 503, 504)
"""Statuses of a proxy that has lost its server. Its answers are not JSON."""


class ServerMistakeError(Exception):
    """The server answered with an internal error."""


class Api:
    """The servers as one client sees them."""

    def __init__(self, addresses: Sequence[str]) -> None:
        # `asyncio.timeout` limits the whole request; the timeout of httpx only limits the time between two bytes.
        self._clients = [httpx.AsyncClient(base_url=address, timeout=30, verify=False) for address in addresses]

    async def __aenter__(self) -> Api:
        return self

    async def __aexit__(self, *_error: object) -> None:
        for client in self._clients:
            await client.aclose()

    async def open(self, server: int, n: int, d: int, seats: dict[str, Any]) -> dict[str, Any] | None:
        """Open a match and return it with its secrets; None if no answer came."""
        body = {"variant": {"n": n, "d": d}, "seats": seats}
        response = await self._response(server, "POST", "/api/matches", body)
        if isinstance(response, Unknown):
            return None
        content: dict[str, Any] = response.json()
        return content

    async def answer(self, server: int, request: Request, secret: str) -> Answer:
        """Send a request with this token or join secret to this server, and return the answer."""
        method, path, body = _request(request, secret)
        headers = {} if isinstance(request, (Read, Join)) else {"Authorization": f"Bearer {secret}"}
        response = await self._response(server, method, path, body, headers)
        if isinstance(response, Unknown):
            return response
        content = response.json()
        if response.status_code >= 400:
            return Refused(content["code"], view_of(content["state"]) if content.get("state") else None)
        if isinstance(request, Join):
            return Done(view_of(content["state"]), content["token"])
        return Done(view_of(content))

    async def _response(
        self, server: int, method: str, path: str, body: Any, headers: dict[str, str] | None = None
    ) -> httpx.Response | Unknown:
        try:
            async with asyncio.timeout(TIMEOUT_SECONDS):
                response = await self._clients[server].request(method, path, json=body, headers=headers)
        except (httpx.TransportError, TimeoutError) as error:
            return Unknown(type(error).__name__)
        if response.status_code in RETRYABLE and "retry-after" in response.headers:
            return Unknown(response.json()["code"])
        if response.status_code in PROXY_ERRORS and "json" not in response.headers.get("content-type", ""):
            return Unknown(f"status {response.status_code} of a proxy")
        if response.status_code >= 500:
            raise ServerMistakeError(f"{method} {path} {body}: {response.status_code} {response.text[:500]}")
        return response

    async def stream(self, server: int, match: str, last_version: int | None) -> AsyncIterator[View]:
        """The views from the live stream of a match, until it breaks or falls silent."""
        headers = {} if last_version is None else {"Last-Event-ID": str(last_version)}
        path, timeout = f"/api/matches/{match}/events", 2 * TIMEOUT_SECONDS
        try:
            async with self._clients[server].stream("GET", path, headers=headers, timeout=timeout) as response:
                if response.status_code != 200:
                    return
                event = ""
                async for line in response.aiter_lines():
                    event = line[7:] if line.startswith("event: ") else event
                    if line.startswith("data: ") and event == "news":
                        yield view_of(json.loads(line[6:]))
        except (httpx.TransportError, httpx.StreamError):
            return


def _request(request: Request, secret: str) -> tuple[str, str, Any]:
    """The method, path and body of a request."""
    path = f"/api/matches/{request.match}"
    match request:
        case Read():
            return "GET", f"{path}?since=0", None
        case Move(_, _, number, ply, version):
            return "POST", f"{path}/moves", {"number": number, "ply": ply, "version": version}
        case TakeBack(_, _, ply, version):
            return "POST", f"{path}/takeback", {"ply": ply, "version": version}
        case Join(_, _, claim):
            return "POST", f"{path}/join", {"secret": secret, "claim": claim}
        case Resign():
            return "POST", f"{path}/resign", None
        case Again(_, _, swap):
            return "POST", f"{path}/again", {"swap": swap}


def view_of(state: dict[str, Any]) -> View:
    """The view in a full state or in an update."""
    events = tuple(Event(*(event[name] for name in Event.__slots__)) for event in state["events"])
    position, sequel = state["position"], state["sequel"]
    return View(
        version=state["version"],
        since=state.get("since", state["version"] - len(events)),
        events=events,
        ply=position["ply"],
        taken=frozenset(state["seats"]) - frozenset(state["free_seats"]),
        sequel=Sequel(sequel["id"], sequel["swapped"]) if sequel else None,
        resigned=state["resigned"],
        crossed=tuple(position["crossed"]) if "crossed" in position else None,
    )
