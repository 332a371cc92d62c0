"""The built page: immutable hashed assets, and index.html for every address of the page, compressed by the build."""

from __future__ import annotations

import os
from pathlib import Path

from fastapi import FastAPI, Request
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from .compression import best_encoding

PAGE = Path(__file__).parent / "page"
"""The folder of the built page."""
DOCS = PAGE.with_name("docs")
"""The folder of the documentation, if `make docs` has built it."""

COPIES = {"br": ".br", "gzip": ".gz"}
"""The encodings of the compressed copies that the build writes beside a file, best first."""
MEDIA_TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".woff2": "font/woff2"}
"""Some systems know these endings by other names or not at all, and browsers refuse a script of another type."""

FIRST_REQUESTS = {
    "": ("PlayPage", "/api/variants", "/api/catalogue"),
    "match": ("PlayPage", "/api/variants", "/api/catalogue"),
    "learn": ("LearnPage", "/api/lessons"),
    "puzzles": ("PuzzlesPage", "/api/puzzles"),
    "puzzles/": ("PuzzlesPage",),
    "family": ("FamilyPage", "/api/catalogue", "/api/family"),
}
"""The script of a page and its first API requests, by the first part of its path. The browser starts them at once.

A key with a slash is for the paths below: a single puzzle does not need the list of all themes.
"""
BOARD_FONT = "kalam"

NOT_BUILT = """\
The server runs, but its page is not built.

In a checkout:      make play            builds the page and starts the server
or by hand:         cd page && npm ci && npm run build

An installed package has the page in it. The API is at /api, its description at /api/openapi.json.
"""


class PageFiles(StaticFiles):
    """Files of the built page, each sent as the compressed copy that the client likes best, if there is one."""

    def __init__(self, directory: Path, cache_control: str, html: bool = False) -> None:
        super().__init__(directory=directory, check_dir=False, html=html)
        self._cache_control = cache_control

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file; a compressed copy has no address of its own."""
        if path.endswith(tuple(COPIES.values())):
            raise HTTPException(404)
        return await super().get_response(path, scope)

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """The file or its copy, with an ETag, or 304. A request for a part of a file gets the whole file."""
        scope["headers"] = [(name, value) for name, value in scope["headers"] if name != b"range"]
        path = os.fspath(full_path)
        copies = [encoding for encoding, ending in COPIES.items() if os.path.isfile(path + ending)]
        encoding = best_encoding(Headers(scope=scope).get("accept-encoding", ""), copies)
        if encoding is not None:
            stat_result = os.stat(path + COPIES[encoding])
        sent = path if encoding is None else path + COPIES[encoding]
        response = super().file_response(sent, stat_result, scope, status_code)
        response.headers["Cache-Control"] = self._cache_control
        for unneeded in ("Last-Modified", "Accept-Ranges"):  # the ETag says more, and nobody asks for parts
            del response.headers[unneeded]
        if copies:
            response.headers.add_vary_header("Accept-Encoding")
        if response.status_code != 304:
            if encoding is not None:
                response.headers["Content-Encoding"] = encoding
            if (media_type := MEDIA_TYPES.get(Path(path).suffix)) is not None:
                response.headers["Content-Type"] = media_type
        return response


def install(app: FastAPI, page: Path = PAGE, docs: Path = DOCS) -> None:
    """Serve the page at every address outside the API, and the documentation under /docs/ if it is built."""
    if (page / "assets").is_dir():
        app.mount("/assets", PageFiles(page / "assets", "max-age=31536000, immutable"))
    if has_docs := (docs / "index.html").is_file():
        app.mount("/docs", PageFiles(docs, "no-cache", html=True))
    files = PageFiles(page, "no-cache")
    links = {first: _links(page, *requests) for first, requests in FIRST_REQUESTS.items()}

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def serve(request: Request, path: str) -> Response:
        """A file of the page, or the page itself."""
        if path == "api" or path.startswith(("api/", "assets/")):
            raise HTTPException(404, f"there is nothing at {request.url.path[:100]}")
        if path == "docs" and has_docs:
            return RedirectResponse("/docs/")
        if not (page / "index.html").is_file():
            return PlainTextResponse(NOT_BUILT, status_code=200 if not path else 404)
        if _is_file(page, path):
            return await files.get_response(path, request.scope)
        response = await files.get_response("index.html", request.scope)
        first, slash, _ = path.partition("/")
        if link := links.get(first + slash, links.get(first)):
            response.headers["Link"] = link
        return response


def _links(page: Path, script: str, *addresses: str) -> str:
    """The Link header that requests a page's script, the font of the board and the first answers of the API."""
    scripts = [f"</assets/{file.name}>; rel=modulepreload" for file in page.glob(f"assets/{script}-*.js")]
    names = [file.name for file in page.glob(f"assets/{BOARD_FONT}-*.woff2")]
    fonts = [f"</assets/{name}>; rel=preload; as=font; crossorigin" for name in names]
    answers = [f"<{address}>; rel=preload; as=fetch; crossorigin" for address in addresses]
    return ", ".join([*scripts, *fonts, *answers])


def _is_file(page: Path, path: str) -> bool:
    """Whether this is a file directly in the folder: only those (the icon, robots.txt) have their own addresses."""
    is_name = path and "/" not in path and "\\" not in path and "\0" not in path and len(path) < 100
    return bool(is_name) and (page / path).parent == page and (page / path).is_file()
