"""The metrics for Prometheus, the access to them, and the log."""

from __future__ import annotations

import logging
import re
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from fastapi.testclient import TestClient

from helpers.matches import PERSON, open_match
from helpers.servers import GENEROUS, Server
from helpers.settings import AMPLE
from zahlenschlacht.service.storage import Store
from zahlenschlacht.service.web.app import create_app
from zahlenschlacht.service.web.server import Fields

if TYPE_CHECKING:
    import pytest


def parse_metrics(text: str) -> dict[str, float]:
    """The values by name and labels."""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def test_the_metrics_count_requests_and_events(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'matches.sqlite3'}", GENEROUS) as server:
        table = open_match(server.client)
        table.move(8, 0)
        table.move(8, 9)
        answer = server.client.get("/metrics")
        assert answer.headers["content-type"].startswith("text/plain")
        values = parse_metrics(answer.text)
    assert values['zahlenschlacht_requests_total{kind="matches",status="201"}'] == 1
    assert values['zahlenschlacht_requests_total{kind="matches",status="409"}'] == 1
    assert values['zahlenschlacht_events_total{kind="cross"}'] == 2
    assert values["zahlenschlacht_commit_seconds_count"] == 2
    assert values["zahlenschlacht_cache_bytes"] > 0
    for name in ("streams", "waiting_work", "waiting_tiles", "database_errors"):
        assert values[f"zahlenschlacht_{name}"] == 0


def test_only_clients_on_this_host_read_the_metrics_unless_a_setting_allows_others(tmp_path: Path) -> None:
    for setting, local_status, remote_status in ((0, 200, 404), (1, 200, 200)):
        store = Store(f"sqlite:///{tmp_path / f'{setting}.sqlite3'}")
        app = create_app(store, replace(AMPLE, metrics=setting))
        base = "http://127.0.0.1"
        with TestClient(app, base, client=("127.0.0.1", 5000)) as local:
            remote = TestClient(app, base, client=("192.0.2.1", 5000))
            assert local.get("/metrics").status_code == local_status
            assert remote.get("/metrics").status_code == remote_status
            for name, value in (
                ("Host", "rebound.example"),
                ("Via", "1.1 proxy"),
                ("X-Real-IP", "192.0.2.1"),
                ("X-Forwarded-For", "192.0.2.1"),
            ):
                assert local.get("/metrics", headers={name: value}).status_code == remote_status


def test_a_log_entry_is_one_line_of_fields(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        logging.getLogger("zahlenschlacht.service.web.live").warning('a "quoted" word\nand %s', "a second line")
    line = Fields().format(caplog.records[0])
    assert re.fullmatch(r'time=\S+ level=warning logger=zahlenschlacht\.service\.web\.live message="[^\n]*"', line)
    assert 'a \\"quoted\\" word and a second line' in line


def test_the_log_of_a_server_has_no_secrets(tmp_path: Path) -> None:
    file = tmp_path / "matches.sqlite3"
    with Server(f"sqlite:///{file}", GENEROUS) as server:
        table = open_match(server.client, PERSON, PERSON)
        file.unlink()
        assert table.move(8, 0).status_code == 503
        server.stop()
        log = server.log
    assert re.search(r'time=\S+ level=error logger=zahlenschlacht\.service\.storage\.errors message="the database', log)
    assert not any(secret in log for secret in (*table.tokens.values(), table.id))
