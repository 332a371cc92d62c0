"""The ASGI middleware: limits, the check of the origin, bounded bodies, and security headers."""

# ruff: noqa: TC002 -- what a framework inspects or a reader looks for is imported openly
from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Iterable, Mapping

from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...game.rules import ZahlenschlachtError
from ..problems import HttpError
from ..tokens import hash_secret
from .limits import LOADED_BYTES_A_REQUEST, RESPONSE_BYTES_A_REQUEST, Action, Limits, action_of, cost_of
from .metrics import Metrics
from .problems import internal_error, problem
from .settings import Settings
from .workers import BusyError

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
_RAW_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
_ASSET_HEADERS = [
    (name, value)
    for name, value in _RAW_HEADERS
    if name in (b"x-content-type-options", b"cross-origin-resource-policy")
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

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = False
        action = action_of(scope["method"], scope["path"])
        if head := scope["method"] == "HEAD":  # handled like GET, without the body
            scope = {**scope, "method": "GET", "state": {**scope.get("state", {}), "head": True}}

        async def send_with_headers(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                self.metrics.requests.labels(action or "page", message["status"]).inc()
                message["headers"] = _with_security_headers(message["headers"], scope["path"])
            elif head:
                message["body"] = b""
            await send(message)

        try:
            receive = await self._admit(scope, receive, action)
        except ZahlenschlachtError as error:
            await problem(error)(scope, receive, send_with_headers)
            return
        except ClientDisconnect:
            return
        try:
            await self.app(scope, receive, send_with_headers)
        except asyncio.CancelledError:  # the server stops and waits no longer
            if not started:
                await problem(BusyError())(scope, receive, send_with_headers)
        except Exception:
            log.exception("unhandled exception")
            if started:
                raise
            await internal_error()(scope, receive, send_with_headers)

    async def _admit(self, scope: Scope, receive: Receive, action: Action | None) -> Receive:
        """Refuse the request, or return a channel that delivers its whole body."""
        check_single(name for name, _ in scope["headers"])
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        host = scope["client"][0] if scope["client"] else None
        token = token_in(headers)
        token_hash = None if token is None else hash_secret(token)
        client = self.limits.client(host, token_hash)
        scope.setdefault("state", {}).update(client=client, token_hash=token_hash)
        if action is not None:
            self.limits.check(action, client, cost_of(scope["path"], _size(scope, headers)))
        if scope["method"] in SAFE:
            return receive
        check_origin(headers)
        largest = self.settings.body_bytes
        check_body(headers, largest)
        return await _whole_body(receive, largest, DRAIN_BYTES if "content-length" in headers else largest)


class LogCosts:
    """Charges clients for long responses about matches and classrooms, before compression, and for loading them."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app = app
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        action = action_of(scope["method"], scope["path"]) if scope["type"] == "http" else None
        if action is None or not scope["path"].startswith(("/api/matches", "/api/classrooms")):
            await self.app(scope, receive, send)
            return
        store = scope["app"].state.services.store
        kind, _, rest = scope["path"].removeprefix("/api/").partition("/")
        id_ = rest.partition("/")[0]
        id_ = id_ if kind == "matches" else id_.upper()
        was_cached = store.cached_bytes(id_) > 0

        async def send_charged(message: Message) -> None:
            if message["type"] == "http.response.start":
                length = next((int(value) for name, value in message["headers"] if name == b"content-length"), 0)
                loaded = 0 if was_cached else store.cached_bytes(id_)
                if cost := length // RESPONSE_BYTES_A_REQUEST + loaded // LOADED_BYTES_A_REQUEST:
                    self.limits.charge(action, scope["state"]["client"], cost)
            await send(message)

        await self.app(scope, receive, send_charged)


def token_in(headers: Mapping[str, str]) -> str | None:
    """The token of a header `Authorization: Bearer ...`; None if there is none."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return (token.strip() or None) if scheme.lower() == "bearer" else None


def _size(scope: Scope, headers: Mapping[str, str]) -> int:
    """The declared size of the request; without a declaration it counts as large."""
    if scope["method"] in SAFE:
        return len(scope["query_string"])
    length = headers.get("content-length", "65536")
    return int(length) if length.isdecimal() and len(length) < 10 else 65536


def _with_security_headers(headers: list[tuple[bytes, bytes]], path: str) -> list[tuple[bytes, bytes]]:
    """The headers with those of every response. Responses of the API are not cached unless they say so.

    Scripts, styles, fonts and JSON load nothing. They get only the headers that apply to them.
    """
    if path.startswith("/assets/") or dict(headers).get(b"content-type", b"").startswith(b"text/javascript"):
        return [*headers, *_ASSET_HEADERS]
    if not path.startswith("/api/"):
        return [*headers, *_RAW_HEADERS]
    is_marked = any(name == b"cache-control" for name, _ in headers)
    return [*headers, *_API_HEADERS, *([] if is_marked else [(b"cache-control", b"no-store")])]


def check_single(names: Iterable[bytes]) -> None:
    """Refuse a request with two Host or Origin headers: a proxy and the server might believe different ones."""
    counts = Counter(names)
    if counts[b"host"] > 1 or counts[b"origin"] > 1:
        raise HttpError(400, "two-headers", "a request has one Host header and at most one Origin header")


def check_origin(headers: Mapping[str, str]) -> None:
    """Refuse a cross-site request of a browser. Programs send neither header."""
    origin = headers.get("origin")
    if origin is not None and origin.partition("://")[2].lower() != headers.get("host", "").lower():
        raise HttpError(403, "other-origin", "this request comes from a page of another site")
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise HttpError(403, "other-origin", "this request comes from a page of another site")


def check_body(headers: Mapping[str, str], largest: int) -> None:
    """Refuse a body that is declared as too large or as something other than JSON."""
    chunked = "transfer-encoding" in headers
    length = headers.get("content-length", "0")
    if length.isdigit() and int(length[:20]) > max(largest, DRAIN_BYTES):
        raise _too_large(largest)
    media_type = headers.get("content-type", "").partition(";")[0].strip().lower()
    if (chunked or length != "0") and media_type != "application/json":
        raise HttpError(
            415, "wrong-media-type", "the request body must be application/json, not {value}", value=media_type[:60]
        )


def _too_large(largest: int) -> HttpError:
    text = "the request body may have at most {largest} bytes"
    return HttpError(413, "body-too-large", text, {"Connection": "close"}, largest=largest)


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
        raise HttpError(408, "too-slow", "the request body did not arrive in time", {"Connection": "close"}) from None
    if size > largest:
        raise _too_large(largest)
    return _replay({"type": "http.request", "body": b"".join(parts), "more_body": False}, receive)


def _replay(message: Message, receive: Receive) -> Receive:
    """A channel that delivers this message first, then those that follow."""
    first: list[Message] = [message]

    async def next_message() -> Message:
        return first.pop() if first else await receive()

    return next_message
