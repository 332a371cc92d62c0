"""The ASGI middleware: limits, the check of the origin, bounded bodies, and security headers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from contextlib import nullcontext

from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...game.errors import ZahlenschlachtError
from ..problems import HttpError
from ..tokens import hash_secret
from .clients import Client
from .limits import Limits
from .metrics import Metrics, is_loopback
from .problems import internal_error, problem
from .processor_time import metered, use_freely
from .settings import Settings
from .workers import BusyError

KINDS = ("matches", "classrooms", "atlas")
"""The kinds of requests that are counted apart in the metrics."""
SAFE = ("GET", "HEAD", "OPTIONS")
DRAIN_BYTES = 16 * 1024 * 1024
"""A body that is declared to be over the limit is still read up to this size and dropped: a client that is cut off
while sending might never see the response. A body in chunks is not, because small chunks take much computing."""
BODY_SECONDS = 30
"""How long a client may take to send a body."""

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
_ASSET_HEADERS = [
    (name.lower().encode(), HEADERS[name].encode())
    for name in ("X-Content-Type-Options", "Cross-Origin-Resource-Policy")
]
_API_HEADERS = [*_ASSET_HEADERS, (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'")]

log = logging.getLogger(__name__)


class Guards:
    """Checks every request before a route sees it, and adds the security headers to every response."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics
        self.settings = settings
        self.limits = limits
        self.page_headers = _page_headers(settings.frames)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = False
        path = scope["path"]
        kind = next((kind for kind in KINDS if path.startswith(f"/api/{kind}")), "api" if is_limited(path) else "page")
        if head := scope["method"] == "HEAD":  # handled like GET, without the body
            scope = {**scope, "method": "GET", "state": {**scope.get("state", {}), "head": True}}

        async def send_with_headers(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                self.metrics.requests.labels(kind, message["status"]).inc()
                message["headers"] = _with_security_headers(message["headers"], path, self.page_headers)
            elif head:
                message["body"] = b""
            await send(message)

        try:
            headers = _checked_headers(scope, self.settings.hosts)
            client = self._client(scope, headers)
            with self.limits.admitted(client) if is_limited(path) else nullcontext(use_freely) as account:
                await metered(self._answer(scope, headers, receive, send_with_headers), account)
            return
        except ClientDisconnect:
            return
        except asyncio.CancelledError:  # the server stops and waits no longer
            response = problem(BusyError())
        except ZahlenschlachtError as error:
            response = problem(error)
        except Exception:
            log.exception("unhandled exception")
            response = internal_error()
        if not started:
            await response(scope, receive, send_with_headers)

    def _client(self, scope: Scope, headers: Mapping[str, str]) -> Client:
        """The client of a request, which the routes find in the scope together with the hash of its token."""
        token = token_in(headers)
        token_hash = None if token is None else hash_secret(token)
        client = self.limits.client(scope["client"][0] if scope["client"] else None, token_hash)
        scope.setdefault("state", {}).update(client=client, token_hash=token_hash)
        return client

    async def _answer(self, scope: Scope, headers: Mapping[str, str], receive: Receive, send: Send) -> None:
        """Read the whole body of a request that may change something, and let the app answer."""
        if scope["method"] not in SAFE:
            check_origin(headers)
            largest = self.settings.body_bytes
            check_body(headers, largest)
            receive = await _whole_body(receive, largest, DRAIN_BYTES if "content-length" in headers else largest)
        await self.app(scope, receive, send)


def is_limited(path: str) -> bool:
    """Whether requests to this address are limited. Those for files of the page are not."""
    return path.startswith("/api/") or path == "/healthz"


def token_in(headers: Mapping[str, str]) -> str | None:
    """The token of a header `Authorization: Bearer ...`; None if there is none."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return (token.strip() or None) if scheme.lower() == "bearer" else None


def _page_headers(frames: str) -> list[tuple[bytes, bytes]]:
    """The headers of a page, which only these websites may show in a frame."""
    policy = CONTENT_SECURITY_POLICY.replace("frame-ancestors 'none'", f"frame-ancestors {frames}")
    headers = {**HEADERS, "Content-Security-Policy": policy}
    if policy != CONTENT_SECURITY_POLICY:
        del headers["X-Frame-Options"]
    return [(name.lower().encode(), value.encode()) for name, value in headers.items()]


def _with_security_headers(
    headers: list[tuple[bytes, bytes]], path: str, page_headers: list[tuple[bytes, bytes]]
) -> list[tuple[bytes, bytes]]:
    """The headers with those of every response. Responses of the API are neither cached nor compressed by proxies.

    Scripts, styles, fonts and JSON load nothing. They get only the headers that apply to them.
    """
    if path.startswith("/assets/") or dict(headers).get(b"content-type", b"").startswith(b"text/javascript"):
        return [*headers, *_ASSET_HEADERS]
    if not path.startswith("/api/"):
        return [*headers, *page_headers]
    is_marked = any(name == b"cache-control" for name, _ in headers)
    return [*headers, *_API_HEADERS, *([] if is_marked else [(b"cache-control", b"no-store, no-transform")])]


def _checked_headers(scope: Scope, hosts: str) -> dict[str, str]:
    """The headers of a request for one of these hosts.

    Two Host or Origin headers are refused: a proxy and the server might believe different ones.
    """
    names = [name for name, _ in scope["headers"]]
    if names.count(b"host") > 1 or names.count(b"origin") > 1:
        raise HttpError(400, "two-headers")
    headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
    check_host(headers, hosts)
    return headers


def check_host(headers: Mapping[str, str], hosts: str) -> None:
    """Refuse a browser's request for another host than these. A loopback name is always accepted, and "*" is any.

    A website could let its own name point to this machine, and its scripts could then use the server (DNS rebinding).
    """
    host = headers.get("host", "localhost")
    name = host.rpartition(":")[0] if host.rpartition(":")[2].isdecimal() else host
    name = name.lower().removeprefix("[").removesuffix("]")
    if hosts != "*" and name not in hosts.lower().split(",") and not is_loopback(name):
        raise HttpError(403, "other-host", value=name[:100])


def check_origin(headers: Mapping[str, str]) -> None:
    """Refuse a cross-site request of a browser. Programs send neither header."""
    origin = headers.get("origin")
    if origin is not None and origin.partition("://")[2].lower() != headers.get("host", "").lower():
        raise HttpError(403, "other-origin")
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise HttpError(403, "other-origin")


def check_body(headers: Mapping[str, str], largest: int) -> None:
    """Refuse a body that is declared as too large or as something other than JSON."""
    chunked = "transfer-encoding" in headers
    length = headers.get("content-length", "0")
    if length.isdigit() and int(length[:20]) > max(largest, DRAIN_BYTES):
        raise _too_large(largest)
    media_type = headers.get("content-type", "").partition(";")[0].strip().lower()
    if (chunked or length != "0") and media_type != "application/json":
        raise HttpError(415, "wrong-media-type", value=media_type[:60])


def _too_large(largest: int) -> HttpError:
    return HttpError(413, "body-too-large", {"Connection": "close"}, largest=largest)


async def _whole_body(receive: Receive, largest: int, drained: int) -> Receive:
    """A channel that delivers the body, which is read before the app sees any of it.

    A body of more than `largest` bytes is refused, after up to `drained` bytes were read.
    """
    parts, size, more = [], 0, True
    try:
        async with asyncio.timeout(BODY_SECONDS):
            while more:
                message = await receive()
                if message["type"] != "http.request":
                    raise ClientDisconnect
                part = message.get("body", b"")
                size += len(part)
                if size <= largest:
                    parts.append(part)
                elif size > drained:
                    break
                more = message.get("more_body", False)
    except TimeoutError:
        raise HttpError(408, "too-slow", {"Connection": "close"}) from None
    if size > largest:
        raise _too_large(largest)
    return _replay({"type": "http.request", "body": b"".join(parts), "more_body": False}, receive)


def _replay(message: Message, receive: Receive) -> Receive:
    """A channel that delivers this message first, then those that follow."""
    first: list[Message] = [message]

    async def next_message() -> Message:
        return first.pop() if first else await receive()

    return next_message
