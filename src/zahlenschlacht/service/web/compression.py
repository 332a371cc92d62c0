"""JSON responses: which encoding a client accepts, JSON compressed before it is sent, and answers that are kept."""

from __future__ import annotations

import gzip
import re
from collections.abc import Sequence
from hashlib import blake2b

from fastapi import Request, Response
from starlette.datastructures import Headers
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

SMALLEST = 1000
"""Shorter JSON is sent as it is: it fits into one packet anyway."""
LEVEL = 4
"""The gzip level of what is compressed for one response."""
THREAD_BYTES = 1_048_576
"""Longer JSON is compressed in a thread, which takes no time of the event loop and is not charged to the client."""
ENCODINGS = re.compile(r"([\w*-]+)\s*(?:;\s*q=(\d*\.?\d+))?")
"""An encoding of an Accept-Encoding header, and its weight if it has one."""
RENDERED_BYTES = 8 * 2**20
"""The most bytes that are kept: about a thousand answers about boards of a lesson, plain and compressed."""


def best_encoding(accepted: str, offered: Sequence[str]) -> str | None:
    """The offered encoding that an Accept-Encoding header likes best, the first of them in a tie; None for none.

    >>> best_encoding("gzip, deflate, br", ("br", "gzip"))
    'br'
    >>> best_encoding("br;q=0.5, *;q=0.8", ("br", "gzip"))
    'gzip'
    >>> best_encoding("br;q=0, identity", ("br", "gzip")) is None
    True
    """
    weights = {name: float(weight or 1) for name, weight in ENCODINGS.findall(accepted.lower())}
    preferences = {encoding: weights.get(encoding, weights.get("*", 0)) for encoding in offered}
    best = max(offered, key=preferences.__getitem__, default="")
    return best if preferences.get(best) else None


class JsonCompression(GZipMiddleware):
    """Compresses answers of the API to GET requests.

    Tokens are only in answers to POST requests. Compressed, the length of such an answer would tell about the token.
    """

    def __init__(self, app: ASGIApp) -> None:
        super().__init__(app, SMALLEST, LEVEL, THREAD_BYTES)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_read = scope["type"] == "http" and scope["method"] == "GET" and scope["path"].startswith("/api/")
        is_compressed = is_read and best_encoding(Headers(scope=scope).get("accept-encoding", ""), ("gzip",))
        await (super().__call__ if is_compressed else self.app)(scope, receive, send)


class RenderedJson:
    """JSON that every client gets, plain or compressed."""

    version = 0

    def __init__(self, address: str, body: bytes) -> None:
        self.weight = len(address) + 2 * len(body)  # its compressed form, which may be made later, counts like this one
        self._bodies: dict[str | None, bytes] = {None: body}
        self._hash = blake2b(body, digest_size=12).hexdigest()

    def response(self, request: Request) -> Response:
        """The JSON in the encoding that the client accepts, or 304 if the client has it."""
        body, encoding = self._bodies[None], None
        headers = {"Cache-Control": "no-cache"}
        if len(body) >= SMALLEST:
            headers["Vary"] = "Accept-Encoding"
            encoding = best_encoding(request.headers.get("accept-encoding", ""), ("gzip",))
        tag = headers["ETag"] = f'"{self._hash}-{encoding or "plain"}"'
        if has_tag(request, tag):
            return Response(status_code=304, headers=headers)
        if encoding is not None:
            headers["Content-Encoding"] = encoding
            if encoding not in self._bodies:
                self._bodies[encoding] = gzip.compress(body, LEVEL, mtime=0)
        return Response(self._bodies[encoding], headers=headers, media_type="application/json")


def has_tag(request: Request, tag: str) -> bool:
    """Whether the client has the response with this ETag (If-None-Match, compared weakly)."""
    known = request.headers.get("if-none-match", "").split(",")
    return tag in (entry.strip().removeprefix("W/") for entry in known)
