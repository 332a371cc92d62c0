"""The addresses of a server in its network."""

from __future__ import annotations

import signal
import socket
import sys
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from zahlenschlacht.service.storage import Store
from zahlenschlacht.service.web import network
from zahlenschlacht.service.web.app import create_app
from zahlenschlacht.service.web.settings import Settings

OWN = ["http://192.168.1.4:8017", "http://10.0.0.2:8017"]


def test_only_the_machine_itself_is_told_the_addresses(tmp_path: Path) -> None:
    app = create_app(Store(f"sqlite:///{tmp_path / 'matches.sqlite3'}"), addresses=lambda: OWN)
    with TestClient(app, "http://127.0.0.1:8017", client=("127.0.0.1", 5000)) as local:
        remote = TestClient(app, "http://192.168.1.4:8017", client=("192.168.1.9", 5000))
        assert local.get("/api/network").json() == {"addresses": OWN, "may_quit": False}
        nothing = {"addresses": [], "may_quit": False}
        assert remote.get("/api/network").json() == nothing
        assert local.get("/api/network", headers={"X-Forwarded-For": "192.0.2.1"}).json() == nothing
        assert local.post("/api/quit").status_code == 403


def test_only_the_machine_itself_ends_the_server_and_only_if_a_setting_allows_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    signals: list[int] = []
    monkeypatch.setattr(signal, "raise_signal", signals.append)
    app = create_app(Store(f"sqlite:///{tmp_path / 'matches.sqlite3'}"), Settings(quit=1))
    with TestClient(app, "http://127.0.0.1:8017", client=("127.0.0.1", 5000)) as local:
        remote = TestClient(app, "http://192.168.1.4:8017", client=("192.168.1.9", 5000))
        assert remote.post("/api/quit").status_code == 403
        assert local.post("/api/quit", headers={"Origin": "http://elsewhere.example"}).status_code == 403
        assert (signals, local.get("/api/network").json()["may_quit"]) == ([], True)
        assert local.post("/api/quit").status_code == 204
    assert signals == [signal.SIGINT]


def test_the_default_route_comes_first_and_nothing_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "_default_route", lambda: iter(["10.0.0.2"]))
    monkeypatch.setattr(network, "_interfaces", lambda: iter(["127.0.0.1", "169.254.3.4", "192.168.1.4", "10.0.0.2"]))
    assert network.network_addresses("0.0.0.0", 80) == ["http://10.0.0.2:80", "http://192.168.1.4:80"]
    assert network.network_addresses("127.0.0.1", 80) == []


def test_a_machine_without_that_request_knows_its_addresses_by_its_own_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """So a hotspot without a route to other networks has an address on Windows too."""
    monkeypatch.setattr(network, "INTERFACE_ADDRESS", {})
    monkeypatch.setattr(network, "_default_route", lambda: iter(()))
    monkeypatch.setattr(socket, "gethostbyname_ex", lambda name: (name, [], ["127.0.1.1", "192.168.137.1"]))
    assert network.network_addresses("0.0.0.0", 80) == ["http://192.168.137.1:80"]


@pytest.mark.skipif(sys.platform not in network.INTERFACE_ADDRESS, reason="Windows has no such request")
def test_the_interfaces_include_loopback() -> None:
    """Every machine has one, so the request to the system is right."""
    assert "127.0.0.1" in network._interfaces()
