"""The built page: immutable assets, a revalidated index, and index.html for every address of the page."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from helpers.settings import AMPLE
from zahlenschlacht.service.storage import Store
from zahlenschlacht.service.web.app import create_app
from zahlenschlacht.service.web.static import install

SCRIPT = "export const greeting = 'hello';\n" * 100
BROTLI = b"as if compressed"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder = tmp_path_factory.mktemp("site")
    page = folder / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<title>Zahlenschlacht</title>")
    (page / "icon.svg").write_text("<svg/>")
    script = page / "assets" / "index-abc123.js"
    script.write_text(SCRIPT)
    script.with_name(f"{script.name}.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    script.with_name(f"{script.name}.br").write_bytes(BROTLI)
    (page / "assets" / "style-abc123.css").write_text("a {}")
    (folder / "secret.txt").write_text("secret")
    with TestClient(create_app(Store(f"sqlite:///{folder / 'matches.sqlite3'}"), AMPLE, page)) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/match/abc", "/atlas", "/answers", "/match/abc/review", "/index.html"])
def test_every_address_of_the_page_gets_index_html(site: TestClient, path: str) -> None:
    answer = site.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert "Zahlenschlacht" in answer.text


@pytest.mark.parametrize(
    ("path", "requests"),
    [
        ("/puzzles", ["/api/puzzles"]),
        ("/puzzles/mixed/1", []),
        ("/learn", ["/api/lessons"]),
        ("/learn/3", ["/api/lessons"]),
        ("/match/abc", ["/api/variants", "/api/catalogue"]),
        ("/atlas", []),
    ],
)
def test_a_page_preloads_the_answers_that_it_needs_first(site: TestClient, path: str, requests: list[str]) -> None:
    assert re.findall("<(/api/[^>]+)>", site.get(path).headers.get("link", "")) == requests


def test_hashed_assets_are_immutable(site: TestClient) -> None:
    answer = site.get("/assets/index-abc123.js")
    assert answer.status_code == 200
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"] == "text/javascript"
    assert site.get("/icon.svg").headers["content-type"] == "image/svg+xml"


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("gzip, deflate, br, zstd", "br"), ("gzip", "gzip"), ("br;q=0.1, gzip;q=0.9", "gzip"), ("*", "br"), ("", None)],
)
def test_a_compressed_copy_is_sent_if_the_client_accepts_it(
    site: TestClient, accepted: str, encoding: str | None
) -> None:
    path = "/assets/index-abc123.js"
    with site.stream("GET", path, headers={"Accept-Encoding": accepted}) as answer:
        content = b"".join(answer.iter_raw())
    expected = {"br": BROTLI, "gzip": gzip.compress(SCRIPT.encode()), None: SCRIPT.encode()}[encoding]
    assert answer.headers.get("content-encoding") == encoding
    assert len(content) == int(answer.headers["content-length"]) == len(expected)
    assert answer.headers["content-type"] == "text/javascript"
    assert answer.headers["vary"] == "Accept-Encoding"
    assert "immutable" in answer.headers["cache-control"]
    headers = {"Accept-Encoding": accepted, "If-None-Match": answer.headers["etag"]}
    revalidated = site.get(path, headers=headers)
    assert (revalidated.status_code, revalidated.content) == (304, b"")
    assert revalidated.headers["vary"] == "Accept-Encoding"
    if encoding is not None:
        other = site.get(path, headers={**headers, "Accept-Encoding": ""})
        assert other.status_code == 200, "another encoding has another ETag"


def test_a_file_without_compressed_copies_does_not_vary(site: TestClient) -> None:
    answer = site.get("/assets/style-abc123.css")
    assert answer.headers["content-type"] == "text/css"
    assert "vary" not in answer.headers
    assert "content-encoding" not in answer.headers


def test_the_page_is_revalidated(site: TestClient) -> None:
    first = site.get("/atlas")
    revalidated = site.get("/atlas", headers={"If-None-Match": first.headers["etag"]})
    assert revalidated.status_code == 304
    assert revalidated.headers["cache-control"] == "no-cache"


def test_a_compressed_copy_has_no_address_of_its_own(site: TestClient) -> None:
    assert site.get("/assets/index-abc123.js.br").status_code == 404


def test_a_missing_asset_is_not_found(site: TestClient) -> None:
    answer = site.get("/assets/index-old.js")
    assert answer.status_code == 404
    assert "immutable" not in answer.headers.get("cache-control", "")
    assert site.get("/api/nothing").status_code == 404


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/assets/../../secret.txt"]
)
def test_nothing_outside_the_page_is_served(site: TestClient, path: str) -> None:
    assert "secret" not in site.get(path).text


def test_the_documentation_is_served_if_it_is_built(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("the page")
    docs = tmp_path / "docs"
    for with_docs in (False, True):
        app = FastAPI(docs_url=None)
        install(app, tmp_path, docs)
        client = TestClient(app)
        assert client.get("/docs/rules/").text == ("the rules" if with_docs else "the page")
        assert client.get("/docs").text == ("all pages" if with_docs else "the page")
        (docs / "rules").mkdir(parents=True, exist_ok=True)
        (docs / "index.html").write_text("all pages")
        (docs / "rules/index.html").write_text("the rules")


def test_a_server_without_a_page_says_how_to_build_it(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'matches.sqlite3'}")
    with TestClient(create_app(store, AMPLE, tmp_path / "nothing")) as client:
        answer = client.get("/")
        assert "npm run build" in answer.text
        assert "make play" in answer.text
        assert client.get("/atlas").status_code == 404


@pytest.mark.parametrize("path", ["/", "/icon.svg", "/assets/index-abc123.js"])
@pytest.mark.parametrize("condition", ["x", "Wed, 21 Oct 2015 07:28:00 GMT", 'W/"x"', None])
def test_a_request_for_a_part_of_a_file_gets_the_whole_file(site: TestClient, path: str, condition: str | None) -> None:
    whole, headers = site.get(path), {"Range": "bytes=0-3"}
    part = site.get(path, headers=headers if condition is None else {**headers, "If-Range": condition})
    assert (part.status_code, part.content) == (200, whole.content)
