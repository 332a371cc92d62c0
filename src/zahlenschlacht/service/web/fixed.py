"""Responses that never change within a process: computed, rendered and compressed once, with an ETag."""

# ruff: noqa: TC002 -- what a framework inspects or a reader looks for is imported openly
from __future__ import annotations

import gzip
from collections.abc import Callable
from hashlib import blake2b
from typing import Generic, TypeVar

from fastapi import Request
from pydantic_core import to_json
from starlette.datastructures import MutableHeaders
from starlette.responses import Response

from .compression import SMALLEST, add_vary, best_encoding

T = TypeVar("T")


class FixedResponse(Response, Generic[T]):
    """A fixed response with this model."""

    media_type = "application/json"


class RenderedJson:
    """JSON that every client gets, plain and compressed."""

    def __init__(self, body: bytes) -> None:
        self._bodies: dict[str | None, bytes] = {None: body}
        if len(body) >= SMALLEST:
            self._bodies["gzip"] = gzip.compress(body, 9, mtime=0)
        self._hash = blake2b(body, digest_size=12).hexdigest()

    def response(self, request: Request) -> FixedResponse[T]:
        """The JSON in the encoding that the client accepts, or 304 if the client has it."""
        is_compressed = "gzip" in self._bodies
        encoding = best_encoding(request.headers.get("accept-encoding", ""), ("gzip",)) if is_compressed else None
        tag = f'"{self._hash}-{encoding or "plain"}"'
        headers = MutableHeaders({"ETag": tag, "Cache-Control": "no-cache"})
        if is_compressed:
            add_vary(headers)
        if has_tag(request, tag):
            return FixedResponse(status_code=304, headers=headers)
        if encoding is not None:
            headers["Content-Encoding"] = encoding
        return FixedResponse(self._bodies[encoding], headers=headers)


class FixedResponses:
    """The fixed responses of one process, by the function that computes them."""

    def __init__(self) -> None:
        self._rendered: dict[Callable[[], object], RenderedJson] = {}

    def response(self, request: Request, compute: Callable[[], T]) -> FixedResponse[T]:
        """The response with the result of this function, which is called at the first request only."""
        if compute not in self._rendered:
            self.keep(compute, to_json(compute()))
        return self._rendered[compute].response(request)

    def keep(self, compute: Callable[[], object], body: bytes) -> None:
        """Keep the result of this function, rendered elsewhere."""
        self._rendered[compute] = RenderedJson(body)

    def __contains__(self, compute: Callable[[], object]) -> bool:
        return compute in self._rendered


def has_tag(request: Request, tag: str) -> bool:
    """Whether the client has the response with this ETag (If-None-Match, compared weakly)."""
    known = request.headers.get("if-none-match", "").split(",")
    return tag in (entry.strip().removeprefix("W/") for entry in known)
