"""The API in the words of the checker: wishes as requests, what comes back as answers. Shapes are known here alone."""

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
    Resign,
    Sequel,
    TakeBack,
    Unknown,
    View,
    Wish,
)

PATIENCE = 2.0
"""So many seconds a client waits for an answer; what comes later nobody hears."""
UNDECIDED = (429, 503)
"""An answer with such a status says: try again. Whether the wish was fulfilled is not told."""


class ServerMistakeError(Exception):
    """The server says that it made a mistake, or talks nonsense."""


class Api:
    """The servers as one client sees them."""

    def __init__(self, addresses: Sequence[str]) -> None:
        # A wait for silence is ended by `asyncio.timeout`, since httpx counts only from byte to byte.
        self._clients = [httpx.AsyncClient(base_url=address, timeout=30, verify=False) for address in addresses]

    async def __aenter__(self) -> Api:
        return self

    async def __aexit__(self, *_error: object) -> None:
        for client in self._clients:
            await client.aclose()

    async def open(self, server: int, n: int, d: int, seats: dict[str, Any]) -> dict[str, Any] | None:
        """A new match with its secrets; None if no answer came."""
        body = {"variant": {"n": n, "d": d}, "seats": seats}
        response = await self._response(server, "POST", "/api/matches", body)
        if isinstance(response, Unknown):
            return None
        opened: dict[str, Any] = response.json()
        return opened

    async def answer(self, server: int, wish: Wish, secret: str) -> Answer:
        """What this server says to the wish of who has this token, or this join secret."""
        method, path, body = _request(wish, secret)
        headers = {} if isinstance(wish, (Read, Join)) else {"Authorization": f"Bearer {secret}"}
        response = await self._response(server, method, path, body, headers)
        if isinstance(response, Unknown):
            return response
        content = response.json()
        if response.status_code >= 400:
            return Refused(content["code"], view_of(content["state"]) if content.get("state") else None)
        if isinstance(wish, Join):
            return Done(view_of(content["state"]), content["token"])
        return Done(view_of(content))

    async def _response(
        self, server: int, method: str, path: str, body: Any, headers: dict[str, str] | None = None
    ) -> httpx.Response | Unknown:
        try:
            async with asyncio.timeout(PATIENCE):
                response = await self._clients[server].request(method, path, json=body, headers=headers)
        except (httpx.TransportError, TimeoutError) as error:
            return Unknown(type(error).__name__)
        if response.status_code in UNDECIDED and "retry-after" in response.headers:
            return Unknown(response.json()["code"])
        if response.status_code >= 500:
            raise ServerMistakeError(f"{method} {path} {body}: {response.status_code} {response.text[:500]}")
        return response

    async def stream(self, server: int, match: str, seen: int | None) -> AsyncIterator[View]:
        """What comes over the live stream of a match, until it breaks or falls silent."""
        headers = {} if seen is None else {"Last-Event-ID": str(seen)}
        path = f"/api/matches/{match}/events"
        try:
            async with self._clients[server].stream("GET", path, headers=headers, timeout=2 * PATIENCE) as response:
                if response.status_code != 200:
                    return
                event = ""
                async for line in response.aiter_lines():
                    event = line[7:] if line.startswith("event: ") else event
                    if line.startswith("data: ") and event == "news":
                        yield view_of(json.loads(line[6:]))
        except (httpx.TransportError, httpx.StreamError):
            return


def _request(wish: Wish, secret: str) -> tuple[str, str, Any]:
    """Method, path and body."""
    path = f"/api/matches/{wish.match}"
    match wish:
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


def view_of(shown: dict[str, Any]) -> View:
    """What a whole state or news show."""
    events = tuple(Event(*(event[name] for name in Event.__slots__)) for event in shown["events"])
    position, sequel = shown["position"], shown["sequel"]
    return View(
        version=shown["version"],
        since=shown.get("since", shown["version"] - len(events)),
        events=events,
        ply=position["ply"],
        taken=frozenset(player for player, seat in shown["seats"].items() if seat["taken"]),
        sequel=Sequel(sequel["id"], sequel["swapped"]) if sequel else None,
        resigned=shown["resigned"],
        crossed=tuple(position["crossed"]) if "crossed" in position else None,
    )
