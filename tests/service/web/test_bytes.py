"""Bytes at the socket: a corpus of requests and a mutator, against a running server with a bound on its memory."""

from __future__ import annotations

from contextlib import closing, suppress
from pathlib import Path
from random import Random

from helpers.servers import Server
from service.web.test_connections import CHUNKED, connect

SEED, CASES = 17, 400
MAX_GROWTH = 40_000_000
"""The most bytes by which the memory of the server may grow."""
GET = b"GET /api/variants HTTP/1.1\r\nHost: localhost\r\n"
CORPUS = (
    GET + b"\r\n",
    (GET + b"\r\n") * 20,
    GET + b"X-Folded: a\r\n b\r\n\tc\r\n\r\n",
    GET + b"Content-Length: 2\r\n\r\n{}",
    GET + b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\n\r\n",
    GET + b"Expect: 100-continue\r\n\r\n",
    CHUNKED + b"2\r\n{}\r\n0\r\n\r\n",
    CHUNKED + b"1;name=value\r\n{\r\n1\r\n}\r\n0\r\n\r\n" + GET + b"\r\n",
    CHUNKED + b"2\r\n{}\r\n0\r\nX-Trailer: 1\r\n\r\n",
    CHUNKED.replace(b"Transfer-Encoding: chunked", b"Content-Length: 2") + b"{}",
    b"GET /api/classrooms/BCDFG/events HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"POST /api/matches HTTP/1.0\r\nContent-Length: 5\r\n\r\n{}",
)
PIECES = (
    b"\r\n",
    b"\n",
    b"\0",
    b": ",
    b";x=",
    b"0\r\n",
    b"ffffffffffffffff\r\n",
    b"-1\r\n",
    b"7fffffff\r\n",
    b"Transfer-Encoding: chunked\r\n",
    b"Content-Length: 99999999999\r\n",
    b"Host: localhost\r\n",
    b" \t" * 50,
    b"a" * 5000,
    bytes(range(128, 256)),
)


def mutated(random: Random) -> bytes:
    """A request of the corpus with pieces inserted, removed, repeated or joined to another request."""
    data = bytearray(random.choice(CORPUS))
    for _ in range(random.randrange(4)):
        place = random.randrange(len(data) + 1)
        end = min(len(data), place + random.randrange(1, 40))
        match random.randrange(4):
            case 0:
                data[place:place] = random.choice(PIECES)
            case 1:
                del data[place:end]
            case 2:
                data[place:place] = bytes(data[place:end]) * random.randrange(1, 200)
            case _:
                data += random.choice(CORPUS)
    return bytes(data)


def test_no_bytes_break_the_server_or_fill_its_memory(tmp_path: Path) -> None:
    random = Random(SEED)
    with Server(f"sqlite:///{tmp_path / 'matches.sqlite3'}") as server:
        assert server.client.get("/api/variants").status_code == 200
        before = server.resident_bytes
        for case in range(CASES):
            data = mutated(random)
            with closing(connect(server)) as connection, suppress(OSError):
                connection.settimeout(0.02)
                connection.sendall(data)
                answer = connection.recv(65536)
                assert not answer.startswith(b"HTTP/1.1 5"), f"case {case} of seed {SEED}: {data[:300]!r}"
        assert server.client.get("/api/variants").status_code == 200
        assert server.resident_bytes - before < MAX_GROWTH
        assert "Traceback" not in server.log
        assert "xception" not in server.log
