"""The built page: kept assets, fresh index, and index.html for every address of the page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from zahlenschlacht.service.storage import Store
from zahlenschlacht.service.web.app import create_app


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder = tmp_path_factory.mktemp("site")
    page = folder / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<title>Zahlenschlacht</title>")
    (page / "icon.svg").write_text("<svg/>")
    (page / "assets" / "index-abc123.js").write_text("export {}")
    (folder / "secret.txt").write_text("secret")
    with TestClient(create_app(Store(f"sqlite:///{folder / 'matches.sqlite3'}"), built_page=page)) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/match/abc", "/atlas", "/answers", "/match/abc/review", "/index.html"])
def test_addresses_of_the_page_get_the_page(site: TestClient, path: str) -> None:
    answer = site.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert "Zahlenschlacht" in answer.text


def test_hashed_assets_are_kept_for_ever(site: TestClient) -> None:
    answer = site.get("/assets/index-abc123.js")
    assert answer.status_code == 200
    assert "immutable" in answer.headers["cache-control"]
    assert "javascript" in answer.headers["content-type"]
    assert site.get("/icon.svg").headers["content-type"] == "image/svg+xml"


def test_a_missing_asset_is_missing(site: TestClient) -> None:
    answer = site.get("/assets/index-old.js")
    assert answer.status_code == 404
    assert "immutable" not in answer.headers.get("cache-control", "")
    assert site.get("/api/nothing").status_code == 404


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/assets/../../secret.txt"]
)
def test_nothing_outside_the_page_is_served(site: TestClient, path: str) -> None:
    assert "secret" not in site.get(path).text


def test_a_server_without_a_page_says_how_to_build_it(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'matches.sqlite3'}")
    with TestClient(create_app(store, built_page=tmp_path / "nothing")) as client:
        answer = client.get("/")
        assert "npm run build" in answer.text
        assert "make play" in answer.text
        assert client.get("/atlas").status_code == 404
