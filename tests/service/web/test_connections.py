"""Slow connections are closed: slow or endless headers, slow bodies, answers that are not read."""

from __future__ import annotations

import resource
import socket
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import httpx2 as httpx
import pytest

from zahlenschlacht.service.web.connections import HEAD_BYTES
from zahlenschlacht.service.web.server import raise_open_files

from .play import PERSON, open_match
from .servers import GENEROUS, Server, result_aside, stream

WAIT_SECONDS = 60
HURRIED = {"HEAD_SECONDS": 1.0, "LATE_BODY_SECONDS": 1.0, "STALL_SECONDS": 1.0}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with timeouts of one second instead of ten or thirty."""
    file = tmp_path_factory.mktemp("database") / "matches.sqlite3"
    with Server(f"sqlite:///{file}", GENEROUS, HURRIED) as running:
        yield running


def connected(server: Server) -> socket.socket:
    host, _, port = server.address.removeprefix("http://").rstrip("/").partition(":")
    return socket.create_connection((host, int(port)), timeout=WAIT_SECONDS)


def until_closed(wire: socket.socket) -> bytes:
    """All bytes until the server closes the connection, which it must do in time."""
    received = b""
    while True:
        try:
            chunk = wire.recv(65536)
        except ConnectionResetError:
            return received
        if not chunk:
            return received
        received += chunk


def test_a_connection_that_says_nothing_is_closed(server: Server) -> None:
    with closing(connected(server)) as wire:
        assert until_closed(wire) == b""


def test_headers_that_do_not_end_in_time_are_answered_408(server: Server) -> None:
    with closing(connected(server)) as wire:
        wire.sendall(b"GET /api/variants HTTP/1.1\r\nHost: x\r\nX-Slow: ")
        answer = until_closed(wire)
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert b"connection: close" in answer


def test_headers_that_drip_have_the_same_deadline_and_so_has_a_second_request(server: Server) -> None:
    with closing(connected(server)) as wire:
        wire.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        assert wire.recv(65536).startswith(b"HTTP/1.1 200 ")
        wire.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n")
        end = time.monotonic() + WAIT_SECONDS
        with pytest.raises(OSError, match=r"Broken pipe|reset"):
            drip(wire, end)


def drip(wire: socket.socket, end: float) -> None:
    while time.monotonic() < end:
        wire.sendall(b"X-Drip: 1\r\n")
        time.sleep(0.1)


def test_long_headers_are_refused_and_take_no_memory(tmp_path: Path) -> None:
    """The limit holds even before the timeout."""
    with Server(f"sqlite:///{tmp_path / 'matches.sqlite3'}") as server:
        with closing(connected(server)) as wire:
            wire.sendall(b"GET /api/variants HTTP/1.1\r\nHost: x\r\nX-Long: ".ljust(HEAD_BYTES + 1, b"a"))
            assert until_closed(wire).startswith(b"HTTP/1.1 431 ")
        before, sent = resident(server), 0
        with closing(connected(server)) as wire:
            wire.sendall(b"GET /api/variants HTTP/1.1\r\nHost: x\r\nX-Long: ")
            with suppress(OSError):
                while sent < 400_000_000:
                    wire.sendall(b"a" * 65536)
                    sent += 65536
        assert sent < 50_000_000
        assert resident(server) - before < 30_000


def resident(server: Server) -> int:
    """The resident memory of the server in kB."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS:"))


def test_a_long_question_is_still_answered(server: Server) -> None:
    crossed = ",".join(map(str, range(1, 4500)))
    answer = server.client.get(f"/api/solve?n=5000&d=77&crossed={crossed}")
    assert answer.status_code == 200


def test_a_body_that_drips_after_its_answer_is_cut_off(server: Server) -> None:
    with closing(connected(server)) as wire:
        head = b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 100000\r\n\r\n"
        wire.sendall(head)
        assert wire.recv(65536).startswith(b"HTTP/1.1 415 ")
        end = time.monotonic() + WAIT_SECONDS
        with pytest.raises(OSError, match=r"Broken pipe|reset"):
            drip(wire, end)


def deaf(server: Server) -> socket.socket:
    """A connection with a tiny receive buffer."""
    wire = socket.socket()
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
    wire.settimeout(WAIT_SECONDS)
    host, _, port = server.address.removeprefix("http://").rstrip("/").partition(":")
    wire.connect((host, int(port)))
    return wire


def test_answers_that_are_not_read_end_the_connection(server: Server) -> None:
    table = open_match(server.client, PERSON, PERSON, variant={"n": 4000, "d": 8})
    with closing(deaf(server)) as wire:
        # Pipelined requests, none of whose answers is read.
        request = f"GET {table.path} HTTP/1.1\r\nHost: x\r\n\r\n".encode()
        with pytest.raises(OSError, match=r"Broken pipe|reset"):
            ask_without_reading(wire, request, time.monotonic() + WAIT_SECONDS / 2)  # TCP would end it after a minute


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="only Linux ends what is not acknowledged")
def test_streams_that_are_not_read_are_cut_for_real_and_no_others(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'matches.sqlite3'}", GENEROUS, {"DEAD_SECONDS": 3}) as server:
        table = open_match(server.client, PERSON, PERSON, variant={"n": 400, "d": 8})
        for ply in range(60):  # more than fits into the receive buffer of the client
            assert table.move(ply + 1, ply, "AB"[ply % 2]).status_code == 200
        with stream(server, table.id) as read:
            next(read)
            wires = [deaf(server) for _ in range(4)]
            for wire in wires:
                wire.sendall(f"GET {table.path}/events?since=0 HTTP/1.1\r\nHost: x\r\n\r\n".encode())
            until_there_are(server, 5)
            until_there_are(server, 1)
            table.move(61, 60)
            assert next(read)[0] == "61"
            for wire in wires:
                wire.close()


def until_there_are(server: Server, streams: int) -> None:
    """Wait until the server counts this number of live streams."""
    end = time.monotonic() + WAIT_SECONDS
    while f"zahlenschlacht_streams {streams}.0\n" not in server.client.get("/metrics").text:
        assert time.monotonic() < end, f"there are never {streams} streams"
        time.sleep(0.05)


def ask_without_reading(wire: socket.socket, request: bytes, end: float) -> None:
    while time.monotonic() < end:
        wire.sendall(request)
        time.sleep(0.02)


def test_a_client_that_hangs_up_in_mid_post_is_no_fault(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'matches.sqlite3'}") as server:
        for _ in range(3):
            with closing(connected(server)) as wire:
                head = "POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                wire.sendall(f"{head}Content-Length: 1000\r\n\r\n{{".encode())
        assert server.client.get("/api/variants").status_code == 200
        server.stop()
        assert server.log == ""


@pytest.mark.parametrize("what", ["", "/review", "/events"])
def test_head_is_answered_for_every_get(server: Server, what: str) -> None:
    table = open_match(server.client)
    path = f"{table.path}{what}"
    answer = server.client.head(path)
    assert answer.status_code == 200
    assert answer.content == b""
    assert server.client.head("/api/variants").headers["content-length"] != "0"
    assert server.client.head("/healthz").status_code == 200
    assert server.client.head("/api/nothing").status_code == 404


def open_files(soft: int, hard: int) -> tuple[int | None, int]:
    """The message about the limits of open files of a process, and its soft limit afterwards."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return raise_open_files(2000), resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def test_the_soft_limit_of_open_files_is_raised_to_the_hard_limit() -> None:
    assert result_aside(open_files, 300, 300) == (300, 300)
    assert result_aside(open_files, 300, 5000) == (None, 5000)


def test_pipelined_requests_wait_in_the_socket_and_not_in_memory(tmp_path: Path) -> None:
    """A client that sends requests and reads no answers makes the server queue a few, not all of them."""
    request = b"GET /api/matches/x HTTP/1.1\r\nHost: x\r\n\r\n"
    with (
        Server(f"sqlite:///{tmp_path / 'matches.sqlite3'}", GENEROUS) as server,
        closing(connected(server)) as wire,
    ):
        before = memory(server)
        wire.settimeout(2)
        sent, requests = 0, request * 20_000
        with suppress(TimeoutError):
            for _ in range(20):
                sent += wire.send(requests)
        assert memory(server) - before < 40_000_000
        wire.settimeout(WAIT_SECONDS)
        answers = b""
        while answers.count(b"HTTP/1.1 404 ") < 200:  # and it goes on answering them in order
            answers += wire.recv(65536)
        wire.close()
        assert server.client.get("/healthz").status_code == 200
        assert "Traceback" not in server.log


def test_a_flood_of_unreadable_requests_fills_no_log(tmp_path: Path) -> None:
    """Each wrote a line once."""
    with Server(f"sqlite:///{tmp_path / 'matches.sqlite3'}") as server:
        for _ in range(50):
            with closing(connected(server)) as wire:
                wire.sendall(b"\x16\x03\x01\r\n\r\n")
                assert wire.recv(65536).startswith(b"HTTP/1.1 400 ")
        assert 1 <= server.log.count("Invalid HTTP request received.") <= 3


def memory(server: Server) -> int:
    """The resident memory of the server in bytes."""
    lines = Path(f"/proc/{server.process.pid}/status").read_text().splitlines()
    return next(1024 * int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="this machine has no IPv6")
def test_clients_of_ipv4_are_themselves_on_a_socket_for_both_versions(tmp_path: Path) -> None:
    limits = {"READS_PER_SECOND": "1", "BURST_SECONDS": "1"}
    with Server(f"sqlite:///{tmp_path / 'matches.sqlite3'}", limits, host="::") as server:
        port = server.address.rstrip("/").rpartition(":")[2]
        with httpx.Client(base_url=f"http://127.0.0.1:{port}") as client:
            assert client.get("/metrics").status_code == 200
            for host in ("192.0.2.1", "192.0.2.2"):  # the proxy is trusted, and each of its clients has its own limit
                assert client.get("/api/variants", headers={"X-Forwarded-For": host}).status_code == 200


def test_two_host_or_origin_headers_are_refused(server: Server) -> None:
    for twice in (b"Host: y\r\n", b"Origin: http://x\r\nOrigin: http://y\r\n"):
        with closing(connected(server)) as wire:
            wire.sendall(b"GET /api/variants HTTP/1.1\r\nHost: x\r\n" + twice + b"\r\n")
            assert wire.recv(65536).startswith(b"HTTP/1.1 400 ")
