"""The built page: immutable hashed assets, and index.html for every address of the page."""

# ruff: noqa: TC002 -- what a framework inspects or a reader looks for is imported openly
from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI, Request
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

PAGE = Path(__file__).parent / "page"
"""The folder of the built page."""

NOT_BUILT = """\
The server runs, but its page is not built.

In a checkout:      make play            builds the page and starts the server
or by hand:         cd page && npm ci && npm run build

An installed package has the page in it. The API is at /api, its description at /api/openapi.json.
"""


class HashedAssets(StaticFiles):
    """Files whose names contain a hash of their content."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, cacheable for a year."""
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


def install(app: FastAPI, page: Path = PAGE) -> None:
    """Serve the page at every address outside the API."""
    if (page / "assets").is_dir():
        app.mount("/assets", HashedAssets(directory=page / "assets"))

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def serve(request: Request, path: str) -> Response:
        """A file of the page, or the page itself."""
        if path == "api" or path.startswith(("api/", "assets/")):
            raise HTTPException(404, f"there is nothing at {request.url.path[:100]}")
        return _file(page, path)


def _file(page: Path, path: str) -> Response:
    index = page / "index.html"
    if not index.is_file():
        return PlainTextResponse(NOT_BUILT, status_code=200 if not path else 404)
    # Only files directly in the folder have their own addresses (the icon, robots.txt).
    file = page / path
    known = path and "/" not in path and "\\" not in path and "\0" not in path and len(path) < 100
    if known and file.parent == page and file.is_file():
        return FileResponse(file, headers={"Cache-Control": "no-cache"})
    return FileResponse(index, headers={"Cache-Control": "no-cache"})
