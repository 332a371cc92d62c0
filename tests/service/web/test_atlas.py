"""The routes of the map."""

from __future__ import annotations

import io

import pytest
from fastapi.testclient import TestClient
from PIL import Image

from zahlenschlacht import Variant, frontier, solve
from zahlenschlacht.explanations.verdicts import explain_ray
from zahlenschlacht.solution.theory import margin_at_start


def test_a_tile_is_an_immutable_png(sqlite_client: TestClient) -> None:
    answer = sqlite_client.get("/api/atlas/winner/52/0/0.png")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "image/png"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert Image.open(io.BytesIO(answer.content)).size == (256, 256)
    revalidated = sqlite_client.get("/api/atlas/winner/52/0/0.png", headers={"If-None-Match": answer.headers["etag"]})
    assert revalidated.status_code == 304
    assert revalidated.content == b""
    assert revalidated.headers["etag"] == answer.headers["etag"]
    other = sqlite_client.get(
        "/api/atlas/winner/52/0/0.png?parity=even", headers={"If-None-Match": answer.headers["etag"]}
    )
    assert other.status_code == 200
    assert other.headers["etag"] != answer.headers["etag"]


def test_a_tile_in_the_clients_cache_is_not_drawn_again(
    sqlite_client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    tag = sqlite_client.get("/api/atlas/winner/52/1/0.png").headers["etag"]

    async def draw(*_: object) -> bytes:
        return b"drawn"

    monkeypatch.setattr("zahlenschlacht.service.web.workers.Worker.run", draw)
    for tags in (tag, f"W/{tag}", f'"other", {tag}'):
        assert sqlite_client.get("/api/atlas/winner/52/1/0.png", headers={"If-None-Match": tags}).status_code == 304
    other = sqlite_client.get("/api/atlas/winner/52/2/0.png", headers={"If-None-Match": tag})
    assert (other.status_code, other.content) == (200, b"drawn")
    monkeypatch.setattr("zahlenschlacht.service.web.atlas.__version__", "9.9")
    newer = sqlite_client.get("/api/atlas/winner/52/1/0.png", headers={"If-None-Match": tag})
    assert (newer.status_code, newer.content) == (200, b"drawn")


@pytest.mark.parametrize("layer", ["winner", "margin", "share", "paper"])
def test_every_layer_has_tiles_at_every_zoom(sqlite_client: TestClient, layer: str) -> None:
    for z in (0, 20, 44, 51, 60):
        answer = sqlite_client.get(f"/api/atlas/{layer}/{z}/0/0.png?parity=all&divider=B&remainder=3")
        assert answer.status_code == 200


@pytest.mark.parametrize(("n", "d"), [(17, 7), (15, 7), (16, 8), (10**18 + 1, 10**9), (10**9 + 1, 10**17)])
def test_a_cell_has_the_verdict_of_the_library(sqlite_client: TestClient, n: int, d: int) -> None:
    cell = sqlite_client.get("/api/atlas/cell", params={"n": n, "d": d}).json()
    verdict = solve(Variant(n, d).start())
    map_verdict = cell["verdict"]
    assert (map_verdict["winner"], cell["closer"]) == (verdict.winner, verdict.closer)
    assert map_verdict["margin"] == str(margin_at_start(Variant(n, d)))
    assert map_verdict["statement"] == verdict.reason
    assert cell["frontier"] == str(frontier(d))
    assert [message["id"] for message in cell["ray"]] == [message.id for message in explain_ray(Variant(n, d))]
    if verdict.winning_moves is not None:
        assert map_verdict["share"] == len(verdict.winning_moves) / n
    reversed_roles = sqlite_client.get(
        "/api/atlas/cell", params={"n": n, "d": d, "divider": "B", "remainder": 1}
    ).json()
    assert reversed_roles["frontier"] is None
    assert reversed_roles["verdict"]["margin"] == str(margin_at_start(Variant(n, d, 1, "B")))


def test_a_window_has_a_row_for_each_d(sqlite_client: TestClient) -> None:
    window = sqlite_client.get("/api/atlas/window?n=5:9:2&d=2:5").json()
    assert window["n"] == ["5", "7", "9"]
    assert window["d"] == ["2", "3", "4", "5"]
    winners = [[cell["winner"] for cell in row] for row in window["rows"]]
    assert winners == [[solve(Variant(n, d).start()).winner for n in (5, 7, 9)] for d in (2, 3, 4, 5)]


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("winner/61/0/0.png", "no-such-zoom"),
        ("winner/-1/0/0.png", "no-such-zoom"),
        ("winner/2/4/0.png", "no-such-tile"),
        ("winner/2/0/" + "9" * 40 + ".png", "no-such-tile"),
        ("winner/2/x/0.png", "not-a-number"),
        ("winner/1.5/0/0.png", "not-a-number"),
        ("heat/2/0/0.png", "bad-value"),
        ("winner/2/0/0.png?parity=prime", "bad-value"),
        ("winner/2/0/0.png?divider=C", "not-a-player"),
        ("winner/2/0/0.png?remainder=-1", "remainder-out-of-range"),
        ("winner/2/0/0.png?remainder=" + "9" * 40, "off-the-map"),
        ("cell?n=3&d=7", "n-too-small"),
        ("cell?n=5&d=" + "9" * 40, "off-the-map"),
        ("window?n=5:6000&d=2:3", "window-too-large"),
        ("window?n=5:1000000000000000000&d=2:1000000000000000000", "window-too-large"),
        ("window?n=9:5&d=2:3", "empty-range"),
        ("window?n=5&d=2:3", "not-a-window"),
    ],
)
def test_bad_addresses_are_refused(sqlite_client: TestClient, address: str, code: str) -> None:
    answer = sqlite_client.get(f"/api/atlas/{address}")
    assert answer.status_code == 422
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.headers["cache-control"] == "no-store, no-transform"
    assert answer.json()["code"] == code


def test_a_huge_step_is_one_column(sqlite_client: TestClient) -> None:
    answer = sqlite_client.get("/api/atlas/window", params={"n": f"5:9:{'9' * 20}", "d": "2:3"})
    assert (answer.status_code, answer.json()["n"]) == (200, ["5"])
