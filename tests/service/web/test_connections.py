"""The server closes slow connections: slow or endless headers, slow bodies, unread answers."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from hashlib import sha256
from inspect import getsource
from pathlib import Path

import httpx2 as httpx
import pytest
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from helpers.matches import PERSON, open_match
from helpers.servers import GENEROUS, Server, run_in_process, stream
from helpers.worker_tasks import raise_limit
from zahlenschlacht.service.web.connections import HEAD_BYTES, Connection
from zahlenschlacht.service.web.settings import Settings

WAIT_SECONDS = 60
CHUNKED = (
    b"POST /api/matches HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n"
)
SHORT_TIMEOUTS = {"HEAD_SECONDS": 1.0, "LATE_BODY_SECONDS": 1.0, "STALL_SECONDS": 1.0}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with timeouts of one second instead of ten or thirty."""
    file = tmp_path_factory.mktemp("database") / "matches.sqlite3"
    with Server(f"sqlite:///{file}", GENEROUS, SHORT_TIMEOUTS) as server:
        yield server


def connect(server: Server, receive_buffer: int | None = None) -> socket.socket:
    """Connect to the server, with a receive buffer of this size."""
    connection = socket.socket()
    if receive_buffer is not None:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    connection.settimeout(WAIT_SECONDS)
    host, _, port = server.address.removeprefix("http://").rstrip("/").partition(":")
    connection.connect((host, int(port)))
    return connection


def read_until_closed(connection: socket.socket) -> bytes:
    """Return all bytes that the server sends before it closes the connection."""
    content = b""
    while True:
        try:
            chunk = connection.recv(65536)
        except ConnectionResetError:
            return content
        if not chunk:
            return content
        content += chunk


def test_uvicorn_is_the_one_that_is_overridden() -> None:
    """If this fails after an update, read what uvicorn changed in these methods, and adapt `Connection`."""
    overridden = [name for name in vars(Connection) if callable(getattr(HttpToolsProtocol, name, None))]
    methods = [getattr(HttpToolsProtocol, name) for name in sorted(overridden) if not name.startswith("__")]
    sources = "".join(map(getsource, [*methods, HttpToolsProtocol.__init__, FlowControl, RequestResponseCycle.receive]))
    assert sha256(sources.encode()).hexdigest()[:16] == "42624730bfbb39e5"


@pytest.mark.slow
def test_a_silent_connection_is_closed(server: Server) -> None:
    with closing(connect(server)) as connection:
        assert read_until_closed(connection) == b""


def test_headers_that_do_not_end_in_time_are_answered_408(server: Server) -> None:
    with closing(connect(server)) as connection:
        connection.sendall(b"GET /api/variants HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
        answer = read_until_closed(connection)
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert b"connection: close" in answer


@pytest.mark.slow
def test_slow_headers_of_a_second_request_have_the_same_deadline(server: Server) -> None:
    with closing(connect(server)) as connection:
        connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert connection.recv(65536).startswith(b"HTTP/1.1 200 ")
        connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n")
        with pytest.raises(OSError, match=r"Broken pipe|reset"):
            send_repeatedly(connection, b"X-Drip: 1\r\n", 0.1)


def send_repeatedly(connection: socket.socket, data: bytes, seconds_between: float) -> None:
    """Send the data again and again, and read nothing, for half a minute; TCP itself would give up after a minute."""
    end = time.monotonic() + WAIT_SECONDS / 2
    while time.monotonic() < end:
        connection.sendall(data)
        time.sleep(seconds_between)


@pytest.mark.slow
def test_long_headers_are_refused_and_not_kept_in_memory(tmp_path: Path) -> None:
    """The limit of the size holds before the timeout."""
    with Server(f"sqlite:///{tmp_path / 'matches.sqlite3'}") as server:
        with closing(connect(server)) as connection:
            connection.sendall(b"GET /api/variants HTTP/1.1\r\nHost: localhost\r\nX-Long: ".ljust(HEAD_BYTES + 1, b"a"))
            assert read_until_closed(connection).startswith(b"HTTP/1.1 431 ")
        before, sent_bytes = server.resident_bytes, 0
        with closing(connect(server)) as connection:
            connection.sendall(b"GET /api/variants HTTP/1.1\r\nHost: localhost\r\nX-Long: ")
            with suppress(OSError):
                while sent_bytes < 400_000_000:
                    connection.sendall(b"a" * 65536)
                    sent_bytes += 65536
        assert sent_bytes < 50_000_000
        assert server.resident_bytes - before < 30_000_000


@pytest.mark.slow
def test_a_long_query_is_answered(server: Server) -> None:
    crossed = ",".join(map(str, range(1, 4500)))
    answer = server.client.get(f"/api/solve?n=5000&d=77&crossed={crossed}")
    assert answer.status_code == 200


@pytest.mark.slow
def test_a_body_in_small_chunks_is_refused_at_the_limit(server: Server) -> None:
    """It is not read on: each chunk of one byte costs about as much as one of 60 kB."""
    with closing(connect(server)) as connection:
        connection.sendall(CHUNKED + b"1\r\n \r\n" * (Settings().body_bytes + 1))  # without the end of the body
        assert read_until_closed(connection).startswith(b"HTTP/1.1 413 ")


@pytest.mark.parametrize(
    ("begin", "more"),
    [
        (CHUNKED + b"1\r\n{\r\n0\r\n", b"a:b\r\n" * 10_000),
        (CHUNKED + b"1\r\n{\r\n0\r\n", b"a" * 60_000),
        (CHUNKED + b"1\r\n{\r\n0\r\na: b", b" b" * 30_000),
        (CHUNKED + b"1;", b"extension" * 6000),
        (CHUNKED.replace(b"POST", b"GET", 1) + b"0\r\n", b"a:b\r\n" * 10_000),
        (CHUNKED, b"1;" + b"a" * 3000 + b"\r\n{\r\n"),
        (b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n", b"\r\n" * 30_000),
        (b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900000000\r\n\r\n", b"a" * 60_000),
    ],
    ids=["trailers", "a trailer name", "a trailer value", "an extension", "GET", "extensions", "line ends", "a body"],
)
@pytest.mark.slow
def test_a_request_without_end_is_cut_off(tmp_path: Path, begin: bytes, more: bytes) -> None:
    """One connection once filled a gigabyte of memory with trailers: the bytes of a body are counted on the wire."""
    with Server(f"sqlite:///{tmp_path / 'matches.sqlite3'}") as server:
        assert server.client.get("/healthz").status_code == 200
        before, sent_bytes = server.resident_bytes, 0
        with closing(connect(server)) as connection, suppress(OSError):
            connection.sendall(begin)
            while sent_bytes < 60_000_000:
                connection.sendall(more)
                sent_bytes += len(more)
        assert sent_bytes < 30_000_000
        assert server.resident_bytes - before < 30_000_000
        assert server.client.get("/healthz").status_code == 200


@pytest.mark.slow
def test_trailers_are_refused(server: Server) -> None:
    with closing(connect(server)) as connection:
        connection.sendall(CHUNKED + b"2\r\n{}\r\n0\r\nX-Trailer: 1\r\n\r\n")
        assert read_until_closed(connection).startswith(b"HTTP/1.1 400 ")


@pytest.mark.slow
def test_a_slow_body_is_cut_off_after_its_answer(server: Server) -> None:
    with closing(connect(server)) as connection:
        head = b"POST /api/matches HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n"
        connection.sendall(head)
        assert connection.recv(65536).startswith(b"HTTP/1.1 415 ")
        with pytest.raises(OSError, match=r"Broken pipe|reset"):
            send_repeatedly(connection, b"X-Drip: 1\r\n", 0.1)


@pytest.mark.slow
def test_a_connection_with_unread_answers_is_closed(server: Server) -> None:
    table = open_match(server.client, PERSON, PERSON, variant={"n": 4000, "d": 8})
    with closing(connect(server, receive_buffer=1024)) as connection:
        request = f"GET {table.path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
        with pytest.raises(OSError, match=r"Broken pipe|reset"):
            send_repeatedly(connection, request, 0.02)


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="only Linux has a timeout for unacknowledged data")
@pytest.mark.slow
def test_only_streams_that_are_not_read_are_closed(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'matches.sqlite3'}", GENEROUS, {"DEAD_SECONDS": 3}) as server:
        table = open_match(server.client, PERSON, PERSON, variant={"n": 400, "d": 8})
        for ply in range(60):  # more than fits into the receive buffer of the client
            assert table.move(ply + 1, ply, "AB"[ply % 2]).status_code == 200
        with stream(server, table.id) as events:
            next(events)
            connections = [connect(server, receive_buffer=1024) for _ in range(4)]
            for connection in connections:
                connection.sendall(f"GET {table.path}/events?since=0 HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
            wait_for_streams(server, 5)
            wait_for_streams(server, 1)
            table.move(61, 60)
            assert next(events)[0] == "61"
            for connection in connections:
                connection.close()


def wait_for_streams(server: Server, streams: int) -> None:
    """Wait until the server counts this number of live streams."""
    end = time.monotonic() + WAIT_SECONDS
    while f"zahlenschlacht_streams {streams}.0\n" not in server.client.get("/metrics").text:
        assert time.monotonic() < end, f"the server never had {streams} streams"
        time.sleep(0.05)


@pytest.mark.slow
def test_a_client_that_disconnects_during_a_post_causes_no_log_entry(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'matches.sqlite3'}") as server:
        for _ in range(3):
            with closing(connect(server)) as connection:
                head = "POST /api/matches HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                connection.sendall(f"{head}Content-Length: 1000\r\n\r\n{{".encode())
        assert server.client.get("/api/variants").status_code == 200
        server.stop()
        assert server.log == ""


@pytest.mark.parametrize("suffix", ["", "/review", "/events"])
@pytest.mark.slow
def test_head_is_answered_for_every_get(server: Server, suffix: str) -> None:
    table = open_match(server.client)
    answer = server.client.head(f"{table.path}{suffix}")
    assert answer.status_code == 200
    assert answer.content == b""
    assert server.client.head("/api/variants").headers["content-length"] != "0"
    assert server.client.head("/healthz").status_code == 200
    assert server.client.head("/api/nothing").status_code == 404


@pytest.mark.slow
def test_the_soft_limit_of_open_files_is_raised_to_the_hard_limit() -> None:
    assert run_in_process(raise_limit, 300, 300) == (300, 300)
    assert run_in_process(raise_limit, 300, 5000) == (None, 5000)


@pytest.mark.slow
def test_pipelined_requests_wait_in_the_socket_and_not_in_memory(tmp_path: Path) -> None:
    """If a client sends requests and reads no answers, the server queues a few of them, not all."""
    request = b"GET /api/matches/x HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with (
        Server(f"sqlite:///{tmp_path / 'matches.sqlite3'}", GENEROUS) as server,
        closing(connect(server)) as connection,
    ):
        before = server.resident_bytes
        connection.settimeout(2)
        requests = request * 20_000
        with suppress(TimeoutError):
            for _ in range(20):
                connection.send(requests)
        assert server.resident_bytes - before < 40_000_000
        connection.settimeout(WAIT_SECONDS)
        answers = b""
        while answers.count(b"HTTP/1.1 404 ") < 200:  # it answers the others in order
            answers += connection.recv(65536)
        connection.close()
        assert server.client.get("/healthz").status_code == 200
        assert "Traceback" not in server.log


@pytest.mark.slow
def test_a_flood_of_unreadable_requests_is_logged_a_few_times(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'matches.sqlite3'}") as server:
        for _ in range(50):
            with closing(connect(server)) as connection:
                connection.sendall(b"\x16\x03\x01\r\n\r\n")
                assert connection.recv(65536).startswith(b"HTTP/1.1 400 ")
        assert 1 <= server.log.count("Invalid HTTP request received.") <= 3


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="this machine has no IPv6")
@pytest.mark.slow
def test_ipv4_clients_keep_their_addresses_on_a_dual_stack_socket(tmp_path: Path) -> None:
    limits = {"PROCESSOR_MILLISECONDS": "1", "BURST_SECONDS": "1"}
    with Server(f"sqlite:///{tmp_path / 'matches.sqlite3'}", limits, host="::") as server:
        port = server.address.rstrip("/").rpartition(":")[2]
        with httpx.Client(base_url=f"http://127.0.0.1:{port}") as client:
            assert client.get("/metrics").status_code == 200
            for host in ("192.0.2.1", "192.0.2.2"):  # the proxy is trusted, and each of its clients has its own limit
                assert client.get("/api/variants", headers={"X-Forwarded-For": host}).status_code == 200


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:80", "127.0.0.1:8017", "[::1]:8017", "[::1]", "a.localhost"])
@pytest.mark.slow
def test_a_server_on_loopback_answers_for_loopback_names(server: Server, host: str) -> None:
    assert server.client.get("/healthz", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8017", "localhost.evil.example", "127.0.0.1.evil", ""])
@pytest.mark.slow
def test_a_server_on_loopback_answers_for_no_other_name(server: Server, host: str) -> None:
    """A website whose name points to this machine (DNS rebinding) cannot use the server."""
    for path in ("/", "/healthz", "/api/variants"):
        assert server.client.get(path, headers={"Host": host}).status_code == 403


@pytest.mark.slow
def test_an_open_server_answers_for_any_name_unless_names_are_configured(tmp_path: Path) -> None:
    for hosts, names in (({}, ["play.example", "other"]), ({"HOSTS": "play.example,x"}, ["Play.example:443", "x"])):
        with Server(f"sqlite:///{tmp_path / 'x'}", {**GENEROUS, **hosts}, host="0.0.0.0") as server:
            statuses = [server.client.get("/healthz", headers={"Host": name}).status_code for name in names]
            assert statuses == [200, 200]
            other = server.client.get("/healthz", headers={"Host": "evil.example"})
            assert other.status_code == (403 if hosts else 200)


@pytest.mark.slow
def test_a_server_that_stops_during_a_body_logs_nothing(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'matches.sqlite3'}") as server, closing(connect(server)) as connection:
        connection.sendall(CHUNKED + b"1\r\n{\r\n")
        assert server.client.get("/healthz").status_code == 200
        server.stop()
        assert read_until_closed(connection).startswith(b"HTTP/1.1 503 ")
        assert "Traceback" not in server.log
        assert "xception" not in server.log


@pytest.mark.slow
def test_two_host_or_origin_headers_are_refused(server: Server) -> None:
    for headers in (b"Host: y\r\n", b"Origin: http://x\r\nOrigin: http://y\r\n"):
        with closing(connect(server)) as connection:
            connection.sendall(b"GET /api/variants HTTP/1.1\r\nHost: localhost\r\n" + headers + b"\r\n")
            assert connection.recv(65536).startswith(b"HTTP/1.1 400 ")
