"""How long the server takes to refuse the worst input: at most 100 ms each.

python benchmarks/server_bad_input.py
"""

from __future__ import annotations

import sys
from statistics import median
from time import perf_counter

from bounds import Bounds
from server_common import Wire, get, open_match, post, running, sqlite_file

AT_MOST = 100
"""The bound in milliseconds."""
ROUNDS = 7


def raw(body: bytes) -> bytes:
    """A request whose body is sent as it is."""
    head = "POST /api/matches HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    return f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body


def requests(match: dict[str, str]) -> dict[str, bytes]:
    """The worst input, by name."""
    moves = f"/api/matches/{match['id']}/moves"
    values = {"n = 10**5000": "1" + "0" * 5000, "n = NaN": "NaN", "n = true": "true", "n = 1.5": "1.5", "n = -1": "-1"}
    queries = {name: get(f"/api/solve?n={value}&d=7") for name, value in values.items()}
    people = '"seats":{"A":{"kind":"person"},"B":{"kind":"person"}}'
    return queries | {
        "d = 0": get("/api/solve?n=15&d=0"),
        "n = 10**30 with moves": get(f"/api/solve?n={10**30}&d=7&crossed=1"),
        "5001 numbers": get(f"/api/solve?d=7&numbers={','.join(map(str, range(5001)))}"),
        "a match with n = 10**30": raw(f'{{"variant":{{"n":{10**30},"d":7}},{people}}}'.encode()),
        "a match with n = 10**5000": raw(f'{{"variant":{{"n":1{"0" * 5000},"d":7}},{people}}}'.encode()),
        "100,000-deep JSON": raw(b"[" * 100_000),
        "100,000-deep objects": raw(b'{"a":' * 50_000),
        "a body of 256 kB": raw(b'"' + b"a" * 262_000 + b'"'),
        "a repeated board of 5000": raw(f'{{"variant":{{"numbers":{[1] * 5000},"d":7}},{people}}}'.encode()),
        "an unknown match": get(f"/api/matches/{'x' * 22}"),
        "no token": post(moves, {"number": 1, "ply": 0}),
        "another token": post(moves, {"number": 1, "ply": 0}, "x" * 43),
    }


def main() -> int:
    """Print the median time of each refusal; return 1 if a bound is missed."""
    bounds = Bounds()
    times: dict[str, list[float]] = {}
    with sqlite_file() as file, running(f"sqlite:///{file}") as port:
        match = open_match(Wire(port))
        cases = requests(match) | {"a body of 10 MB": raw(b'"' + b"a" * 10_485_760 + b'"')}
        for _ in range(ROUNDS):
            for name, request in cases.items():
                wire = Wire(port)
                begin = perf_counter()
                status, body = wire.send(request)
                times.setdefault(name, []).append(perf_counter() - begin)
                if not 400 <= status < 500 or b'"code"' not in body:
                    sys.exit(f"{name}: {status} {body[:200]!r}")
    medians = {name: median(rounds) for name, rounds in times.items()}
    for name, seconds in sorted(medians.items(), key=lambda item: -item[1]):
        bounds.at_most(name, seconds * 1e3, AT_MOST, " ms")
    return bounds.status()


if __name__ == "__main__":
    sys.exit(main())
