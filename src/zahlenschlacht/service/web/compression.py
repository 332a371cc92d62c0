"""Compressed responses: which encoding a client accepts, and JSON compressed before it is sent."""

# ruff: noqa: TC002 -- what a framework inspects or a reader looks for is imported openly
from __future__ import annotations

import asyncio
import gzip
from collections.abc import Sequence

from fastapi import Depends, Response
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

SMALLEST = 1000
"""Shorter JSON is sent as it is: it fits into one packet anyway."""
LEVEL = 4
"""The gzip level of what is compressed for one response."""
THREAD_BYTES = 32_768
"""Longer JSON is compressed in a thread, so that the event loop does not wait."""


async def _mark(response: Response) -> None:
    response.headers["Cache-Control"] = "no-store, no-transform"


HAS_SECRET = Depends(_mark)
"""Marks a route whose response holds a secret. It is not compressed: its length would tell about the secret."""


def best_encoding(accepted: str, offered: Sequence[str]) -> str | None:
    """The offered encoding that an Accept-Encoding header likes best, the first of them in a tie; None for none.

    >>> best_encoding("gzip, deflate, br", ("br", "gzip"))
    'br'
    >>> best_encoding("br;q=0.5, *;q=0.8", ("br", "gzip"))
    'gzip'
    >>> best_encoding("br;q=0, identity", ("br", "gzip")) is None
    True
    """
    weights: dict[str, float] = {}
    for part in accepted.lower().split(","):
        name, _, parameter = part.partition(";")
        weights[name.strip()] = _weight(parameter)
    return max(
        (encoding for encoding in offered if weights.get(encoding, weights.get("*", 0)) > 0),
        key=lambda encoding: weights.get(encoding, weights.get("*", 0)),
        default=None,
    )


def _weight(parameter: str) -> float:
    """The number of `q=0.5`; 1 without it, 0 if it cannot be read."""
    name, _, value = parameter.strip().partition("=")
    if name != "q":
        return 1
    try:
        return float(value)
    except ValueError:
        return 0


def add_vary(headers: MutableHeaders) -> None:
    """Tell caches that the response depends on Accept-Encoding."""
    headers.add_vary_header("Accept-Encoding")


class JsonCompression:
    """ASGI middleware that compresses JSON. Streams and pictures pass, and so does everything marked no-transform."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        accepts_gzip = best_encoding(Headers(scope=scope).get("accept-encoding", ""), ("gzip",)) is not None
        start_message: Message | None = None

        async def send_compressed(message: Message) -> None:
            """Hold the headers of JSON back until its body is there."""
            nonlocal start_message
            if message["type"] == "http.response.start" and _is_compressible(message):
                start_message = message
            elif start_message is None:
                await send(message)
            else:
                start, start_message = start_message, None
                headers, body = MutableHeaders(raw=start["headers"]), message.get("body", b"")
                if len(body) >= SMALLEST and not message.get("more_body", False):
                    add_vary(headers)
                    if accepts_gzip:
                        body = await _compressed(body)
                        headers["Content-Encoding"] = "gzip"
                        headers["Content-Length"] = str(len(body))
                await send({**start, "headers": headers.raw})
                await send({**message, "body": body})

        await self.app(scope, receive, send_compressed)


def _is_compressible(start: Message) -> bool:
    """Whether these are the headers of JSON without a secret that nobody has compressed."""
    headers = Headers(raw=start["headers"])
    return (
        headers.get("content-type", "").partition(";")[0] in ("application/json", "application/problem+json")
        and "content-encoding" not in headers
        and "no-transform" not in headers.get("cache-control", "")
    )


async def _compressed(body: bytes) -> bytes:
    if len(body) < THREAD_BYTES:
        return gzip.compress(body, LEVEL, mtime=0)
    return await asyncio.to_thread(gzip.compress, body, LEVEL, mtime=0)
