"""Which share of the server one address can take at its limits, route by route. The bound is a quarter.

Each route is asked over several connections, with the most expensive request we know, on a server with the default
limits and a short burst. The share is the processor time of the server process, with all its threads but without its
worker processes, by the clock. Refused requests are included. Every route of the API must be listed here.

    python benchmarks/loop_share.py [part of a route]
"""

from __future__ import annotations

import itertools
import json
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread
from time import perf_counter, sleep
from typing import Any

from bounds import Bounds
from server_common import Wire, get, post, running, sqlite_file

SHARE = 0.25
SECONDS = 3
CONNECTIONS = 6
PAUSE_SECONDS = 0.05
"""How long a connection pauses after a refusal."""
LIMITS = {"BURST_SECONDS": "1", "OPENED_MEGABYTES_PER_HOUR": "100000"}
BOARD = {"n": 5000, "d": 7}
SEATS = {"A": {"kind": "person"}, "B": {"kind": "person"}}
MANY = 60
"""How many large matches are read in turn: more than the cache holds."""

Requests = Callable[["Setting", int], Iterator[bytes]]
"""The requests of one connection, for ever."""


class Setting:
    """The matches that the requests are about."""

    def __init__(self, port: int) -> None:
        self.port = port
        crossed = list(range(1, 4981))
        self.large = [self._open({**BOARD}, crossed) for _ in range(MANY)]
        self.small = [self._open({"n": 15, "d": 7}, []) for _ in range(40)]
        self.finished = [self._open({"n": 4, "d": 2}, []) for _ in range(4)]
        for match in self.finished:
            for ply, number in enumerate((1, 2)):
                self._send(self.move(match, number, ply))
        self.moved = self.large[:4]
        for match in self.moved:
            for ply in range(4):
                self._send(self.move(match, 4981 + ply, 4980 + ply))

    def _send(self, request: bytes) -> Any:
        for _ in range(600):
            status, body = Wire(self.port).send(request)
            if status != 429:
                return json.loads(body)
            sleep(0.1)
        sys.exit("the server refuses to open matches")

    def _open(self, variant: dict[str, int], crossed: list[int]) -> Any:
        return self._send(post("/api/matches", {"variant": variant, "seats": SEATS, "crossed": crossed}))

    @staticmethod
    def move(match: Any, number: int, ply: int) -> bytes:
        """A move of the player whose turn it is."""
        token = match["tokens"]["AB"[ply % 2]]
        return post(f"/api/matches/{match['id']}/moves", {"number": number, "ply": ply, "version": 0}, token)


def with_seats(request: Callable[[str], bytes]) -> Requests:
    """The same request with the tokens of many seats in turn."""
    return lambda setting, _place: itertools.cycle([request(match["tokens"]["A"]) for match in setting.small])


def repeat(request: bytes) -> Requests:
    """The same request again and again."""
    return lambda _setting, _place: itertools.repeat(request)


def old_moves(setting: Setting, place: int) -> Iterator[bytes]:
    """A move on a large board that was made long ago, by several seats in turn."""
    return itertools.cycle([setting.move(match, 4981 + ply, 4980 + ply) for match in setting.moved for ply in (0, 1)])


def about(action: str, body: dict[str, Any], matches: str = "large") -> Requests:
    """A request with the token of a seat, about many matches in turn."""

    def requests(setting: Setting, place: int) -> Iterator[bytes]:
        rows = getattr(setting, matches)
        return itertools.cycle(
            [
                post(f"/api/matches/{row['id']}/{action}", body, row["tokens"]["A"])
                for row in rows[place:] + rows[:place]
            ]
        )

    return requests


def reading(path: str) -> Requests:
    """Read many large matches in turn, more than the cache holds."""
    return lambda setting, place: itertools.cycle(
        [get(f"/api/matches/{match['id']}{path}") for match in setting.large[place * 9 :] + setting.large[: place * 9]]
    )


def tiles(_setting: Setting, place: int) -> Iterator[bytes]:
    """Tiles of the map, each another one."""
    return (get(f"/api/atlas/winner/12/{x % 4096}/{place}.png") for x in itertools.count(place * 600))


CROSSED = ",".join(map(str, range(1, 50)))
ROUTES: dict[str, Requests] = {
    "GET /api/variants": repeat(get("/api/variants")),
    "GET /api/strategies": repeat(get("/api/strategies")),
    "GET /api/catalogue": repeat(get("/api/catalogue")),
    "GET /api/family": repeat(get("/api/family")),
    "GET /api/answers": repeat(get("/api/answers")),
    "GET /healthz": repeat(get("/healthz")),
    "GET /api/solve": repeat(get(f"/api/solve?n=100&d=49&crossed={CROSSED}")),
    "POST /api/notation": repeat(post("/api/notation", {"text": "Z(5000, 7): 1 2 3"})),
    "POST /api/matches": repeat(
        post("/api/matches", {"variant": BOARD, "seats": SEATS, "crossed": list(range(1, 4981))})
    ),
    "GET /api/matches/{match_id}": reading(""),
    "POST /api/matches/{match_id}/join": about("join", {"secret": "x" * 43}),
    "POST /api/matches/{match_id}/moves": old_moves,
    "POST /api/matches/{match_id}/play-out": about("play-out", {"ply": 0, "version": 0}),
    "POST /api/matches/{match_id}/takeback": about("takeback", {"ply": 0, "version": 9}),
    "POST /api/matches/{match_id}/resign": about("resign", {}, "small"),
    "POST /api/matches/{match_id}/again": about("again", {"swap": False}, "over"),
    "GET /api/matches/{match_id}/review": reading("/review"),
    "GET /api/atlas/cell": repeat(get("/api/atlas/cell?n=1000001&d=7")),
    "GET /api/atlas/window": repeat(get("/api/atlas/window?n=100:140:2&d=10:30")),
    "GET /api/atlas/{layer}/{z}/{x}/{y}.png": tiles,
    "GET /api/lessons": repeat(get("/api/lessons")),
    "GET /api/lessons/solutions": repeat(get("/api/lessons/solutions")),
    "GET /api/lessons/{name}/{place}": repeat(get("/api/lessons/last-two/1")),
    "POST /api/lessons/{name}/{place}": repeat(post("/api/lessons/last-two/1", {"answer": [1]})),
    "GET /api/help": repeat(get(f"/api/help?n=100&d=49&crossed={CROSSED}")),
    "GET /api/help with seats": with_seats(lambda token: get(f"/api/help?n=100&d=49&crossed={CROSSED}", token)),
    "POST /api/help": repeat(post("/api/help", {"variant": {"n": 100, "d": 49}, "crossed": [], "answer": [1]})),
    "GET /api/puzzles": repeat(get("/api/puzzles")),
    "GET /api/puzzles/{theme}/{seed}": lambda _setting, place: (
        get(f"/api/puzzles/mixed/{place}-{seed}") for seed in itertools.count()
    ),
    "POST /api/puzzles/{theme}/{seed}": repeat(post("/api/puzzles/mixed/1", {"moves": []})),
    "GET /api/recipes": repeat(get("/api/recipes")),
    "POST /api/recipes/check": repeat(post("/api/recipes/check", {"recipe": "any", "seat": "A"})),
    "POST /api/recipes/duel": repeat(
        post("/api/recipes/duel", {"a": "any", "b": "any", "variant": {"n": 61, "d": 7}, "seed": 1})
    ),
}
STREAMS = ("GET /api/matches/{match_id}/events",)
"""Routes whose responses do not end: their number is limited, and an idle stream costs a ping."""
CLASSROOMS = "/api/classrooms"


def missing_routes() -> list[str]:
    """The routes of the API that are not listed here."""
    from zahlenschlacht.service.web.app import create_app

    paths = create_app(None).openapi()["paths"]
    routes = [f"{method.upper()} {path}" for path, methods in paths.items() for method in methods]
    return [route for route in routes if route not in ROUTES and route not in STREAMS and CLASSROOMS not in route]


def processor_seconds(pid: int) -> float:
    """The processor time of the process so far, with all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def share_of(setting: Setting, pid: int, requests: Requests) -> tuple[float, Counter[int]]:
    """The share of the clock that the server computes while a client sends these requests, and its statuses."""
    statuses: Counter[int] = Counter()
    end = perf_counter() + SECONDS + 1

    def send(place: int) -> None:
        wire = Wire(setting.port)
        for request in requests(setting, place):
            status, _ = wire.send(request)
            statuses[status] += 1
            if status == 429:
                sleep(PAUSE_SECONDS)
            if perf_counter() > end:
                return

    threads = [Thread(target=send, args=(place,)) for place in range(CONNECTIONS)]
    for thread in threads:
        thread.start()
    sleep(1)  # until the burst is used up
    begin, used = perf_counter(), processor_seconds(pid)
    sleep(SECONDS)
    share = (processor_seconds(pid) - used) / (perf_counter() - begin)
    for thread in threads:
        thread.join()
    return share, statuses


def server_pid() -> int:
    """The process that was started last."""
    return int(Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children").read_text().split()[-1])


def main(part: str = "") -> int:
    """Print the share of each route; return 1 if one is above the bound, or not listed."""
    bounds = Bounds()
    bounds.at_most("routes that are not listed", len(missing_routes()), 0, note=", ".join(missing_routes()))
    with sqlite_file() as file, running(f"sqlite:///{file}", limits=LIMITS) as port:
        pid = server_pid()
        setting = Setting(port)
        for route, requests in ROUTES.items():
            if part in route:
                share, statuses = share_of(setting, pid, requests)
                note = ", ".join(f"{count} × {status}" for status, count in sorted(statuses.items()))
                bounds.at_most(route, 100 * share, 100 * SHARE, " %", note)
    return bounds.status()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
