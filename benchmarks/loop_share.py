"""Which share of the server one address can take, route by route. The bound is a quarter.

Each route is asked over several connections, as fast as it answers, with the most expensive request we know. The share
is the processor time of all threads of the server process, without its worker processes, divided by the time by the
clock, once the burst is used up. Every route of the API must be listed here. The last rows are about live state: a full
classroom of one's own with as many streams as the limits admit, in which everybody moves.

    python benchmarks/loop_share.py [part of a route]
"""

from __future__ import annotations

import itertools
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from multiprocessing import active_children
from pathlib import Path
from threading import Event, Thread
from time import perf_counter, sleep
from typing import Any

from bounds import Bounds
from server_common import Wire, get, post, running, sqlite_file
from zahlenschlacht.service.web.matches import SHORT_GAME

SHARE = 0.25
SECONDS = 3
CONNECTIONS = 4
PAUSE_SECONDS = 0.1
"""How long a connection pauses after a refusal."""
BURST_SECONDS = 1
"""The burst of the server, so that it is used up soon."""
DRAIN_SECONDS, DRAIN_REFUSALS = (4, 10), 20
"""The burst is used up after this many seconds, at least and at most, when this many requests were refused. The first
refusals can be those of a seat or a classroom. A route that its worker limits never comes that far."""
FREE = {"OPENS_PER_SECOND": "100000", "OPENED_MEGABYTES_PER_HOUR": "1000000"}
"""Openings are limited by number and by bytes too; here only the processor time is measured."""
LIMITS = {"BURST_SECONDS": str(BURST_SECONDS), **FREE}
STREAM_KILOBYTES = 200
"""The most memory of a live stream of a full classroom."""
BOARD = {"n": 5000, "d": 7}
SMALL_BOARD = {"n": 15, "d": 7}
SHORT_BOARD = {"n": SHORT_GAME, "d": 7}
"""The largest board whose games are reviewed without a worker."""
SEATS = {"A": {"kind": "person"}, "B": {"kind": "person"}}
MANY = 60
"""How many large matches are read in turn: more than the cache holds."""
CLASSROOMS, PUPILS = 20, 60
"""So many classrooms that their teachers use up the budget of an address, each with the most pupils."""
STREAMS_TRIED = 300
"""As many streams as the limits would admit for one address without tokens."""
STREAM_ATTEMPTS = 20
"""How often a stream is tried that is refused because the address is in debt."""
LIVE_DRAIN_SECONDS = 15
"""How long it takes to use up the burst of the limits that a server has by default, which this setting has."""

Requests = Callable[["Setting", int], Iterator[bytes]]
"""The requests of one connection, for ever."""


class Setting:
    """The matches and classrooms that the requests are about."""

    def __init__(self, port: int) -> None:
        self.wire = Wire(port)
        crossed = list(range(1, 4981))
        self.large = [self._open({**BOARD}, crossed) for _ in range(MANY)]
        self.small = [self._open(SMALL_BOARD, []) for _ in range(40)]
        self.finished = [self._open(SHORT_BOARD, []) for _ in range(4)]
        for match in self.finished:
            for ply in range(SHORT_GAME - 2):
                self._send(self.move(match, ply + 1, ply))
        self.moved = self.large[:4]
        for match in self.moved:
            for ply in range(4):
                self._send(self.move(match, 4981 + ply, 4980 + ply))
        self.classrooms = [self._open_classroom(place) for place in range(CLASSROOMS)]

    def _send(self, request: bytes) -> Any:
        status, body = self.wire.send(request)
        if status >= 300:
            sys.exit(f"{status}: {body.decode()[:300]}")
        return json.loads(body)

    def _open(self, variant: dict[str, int], crossed: list[int]) -> Any:
        return self._send(post("/api/matches", {"variant": variant, "seats": SEATS, "crossed": crossed}))

    def _open_classroom(self, place: int) -> Any:
        """A classroom in which everyone plays the program, or in every other one answers the exit question."""
        room = self._send(post("/api/classrooms", {}))
        path = f"/api/classrooms/{room['code']}"
        self._send(post(f"{path}/control", {"kind": "set", "crowded": True}, room["token"]))
        room["claims"] = [f"the claim of pupil number {number:02}" for number in range(PUPILS)]
        room["pupils"] = [self._send(post(f"{path}/join", {"claim": claim}))["token"] for claim in room["claims"]]
        task = {"kind": "exit" if place % 2 else "program", "variant": SMALL_BOARD}
        self._send(post(f"{path}/tasks", {"key": CLASSROOM_KEY, "tasks": [task], "start": True}, room["token"]))
        return room

    @staticmethod
    def move(match: Any, number: int, ply: int) -> bytes:
        """A move of the player whose turn it is."""
        token = match["tokens"]["AB"[ply % 2]]
        return post(f"/api/matches/{match['id']}/moves", {"number": number, "ply": ply, "version": 0}, token)


CLASSROOM_KEY = "the key of the plan"


def of_teachers(request: Callable[[str, str], bytes]) -> Requests:
    """A request of each teacher in turn, from the address of a classroom and a token."""
    return lambda setting, place: itertools.cycle(
        [request(f"/api/classrooms/{room['code']}", room["token"]) for room in setting.classrooms[place::CONNECTIONS]]
    )


def of_pupils(request: Callable[[str, str], bytes], first: int = 0) -> Requests:
    """A request of many pupils in turn, from the address of a classroom and a token."""
    return lambda setting, place: itertools.cycle(
        [
            request(f"/api/classrooms/{room['code']}", token)
            for room in setting.classrooms[first::2]
            for token in room["pupils"][place::CONNECTIONS]
        ]
    )


def of_claims(setting: Setting, place: int) -> Iterator[bytes]:
    """A join with a claim that was made before."""
    return itertools.cycle(
        [
            post(f"/api/classrooms/{room['code']}/join", {"claim": claim})
            for room in setting.classrooms
            for claim in room["claims"][place::CONNECTIONS]
        ]
    )


def repeat(request: bytes) -> Requests:
    """Repeat one request."""
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


def reading(path: str, matches: str = "large") -> Requests:
    """Read many matches in turn: more large ones than the cache holds, or the finished ones."""

    def requests(setting: Setting, place: int) -> Iterator[bytes]:
        rows = getattr(setting, matches)
        return itertools.cycle(
            [get(f"/api/matches/{row['id']}{path}") for row in rows[place * 9 :] + rows[: place * 9]]
        )

    return requests


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
    "POST /api/matches/{match_id}/reaction": about("reaction", {"reaction": "clap"}, "small"),
    "POST /api/matches/{match_id}/again": about("again", {"swap": False}, "finished"),
    "GET /api/matches/{match_id}/review": reading("/review"),
    "GET /api/matches/{match_id}/review of short games": reading("/review", "finished"),
    # It is refused: the setting that allows it is for the program to double-click.
    "POST /api/quit": repeat(post("/api/quit", {})),
    "POST /api/classrooms": repeat(post("/api/classrooms", {})),
    "GET /api/classrooms/{code}": of_pupils(get),
    "GET /api/classrooms/{code} of teachers": of_teachers(get),
    "GET /api/classrooms/{code} of the wall": of_teachers(lambda path, _token: get(path)),
    # A pupil is refused. To delete a classroom, one must be opened first, which costs more.
    "DELETE /api/classrooms/{code}": of_pupils(lambda path, token: get(path, token).replace(b"GET", b"DELETE", 1)),
    "POST /api/classrooms/{code}/join": of_claims,
    "POST /api/classrooms/{code}/tasks": of_teachers(
        lambda path, token: post(f"{path}/tasks", {"key": CLASSROOM_KEY, "tasks": []}, token)
    ),
    "POST /api/classrooms/{code}/control": of_teachers(
        lambda path, token: post(f"{path}/control", {"kind": "seat-code", "pupil": 1}, token)
    ),
    "POST /api/classrooms/{code}/actions": of_pupils(
        lambda path, token: post(f"{path}/actions", {"kind": "rename", "name": "Nobody"}, token)
    ),
    "POST /api/classrooms/{code}/votes": of_pupils(
        lambda path, token: post(f"{path}/votes", {"task": 1, "number": 8}, token), first=1
    ),
    "GET /api/classrooms/{code}/tournament": of_teachers(lambda path, _token: get(f"{path}/tournament")),
    "GET /api/classrooms/{code}/report": of_teachers(lambda path, token: get(f"{path}/report", token)),
    "GET /api/atlas/cell": repeat(get("/api/atlas/cell?n=1000001&d=7")),
    "GET /api/atlas/window": repeat(get("/api/atlas/window?n=100:140:2&d=10:30")),
    "GET /api/atlas/{layer}/{z}/{x}/{y}.png": tiles,
    "GET /api/lessons": repeat(get("/api/lessons")),
    "GET /api/lessons/solutions": repeat(get("/api/lessons/solutions")),
    "GET /api/lessons/{name}": repeat(get("/api/lessons/last-two")),
    "GET /api/lessons/{name}/{place}": repeat(get("/api/lessons/last-two/1")),
    "POST /api/lessons/{name}/{place}": repeat(post("/api/lessons/last-two/1", {"answer": 2})),
    "GET /api/help": repeat(get(f"/api/help?n=100&d=49&crossed={CROSSED}")),
    "POST /api/help": repeat(post("/api/help", {"variant": {"n": 100, "d": 49}, "crossed": [], "answer": [1]})),
    "GET /api/network": repeat(get("/api/network")),
    "GET /api/path": repeat(get("/api/path")),
    "GET /api/paper": repeat(get("/api/paper")),
    "GET /api/puzzles": repeat(get("/api/puzzles")),
    "GET /api/puzzles/{theme}/{seed}": lambda _setting, place: (
        get(f"/api/puzzles/mixed/{place}-{seed}") for seed in itertools.count()
    ),
    "GET /api/puzzles/{theme}/{seed}/solution": lambda _setting, place: (
        get(f"/api/puzzles/mixed/{place}-{seed}/solution") for seed in itertools.count()
    ),
    "POST /api/puzzles/{theme}/{seed}": repeat(post("/api/puzzles/mixed/1", {"moves": []})),
    "GET /api/recipes": repeat(get("/api/recipes")),
    "POST /api/recipes/check": repeat(post("/api/recipes/check", {"recipe": "any", "seat": "A"})),
    "POST /api/recipes/duel": repeat(
        post("/api/recipes/duel", {"a": "any", "b": "any", "variant": {"n": 61, "d": 7}, "seed": 1})
    ),
}
STREAMS = ("GET /api/matches/{match_id}/events", "GET /api/classrooms/{code}/events")
"""Routes whose responses do not end: their number is limited, and an idle stream costs a ping."""


def missing_routes() -> list[str]:
    """The routes of the API that are not listed here."""
    from zahlenschlacht.service.web.app import create_app

    paths = create_app(None).openapi()["paths"]
    routes = [f"{method.upper()} {path}" for path, methods in paths.items() for method in methods]
    return [route for route in routes if route not in ROUTES and route not in STREAMS]


def processor_seconds(pid: int) -> float:
    """The processor time of the process so far, with all its threads."""
    total = 0
    for thread in Path(f"/proc/{pid}/task").iterdir():
        with suppress(FileNotFoundError):  # a thread has ended
            total += int((thread / "schedstat").read_text().split()[0])
    return total / 1e9


class Load:
    """Connections that send the requests of a route as fast as they are answered, and the statuses they got."""

    def __init__(self, setting: Setting, port: int, requests: Requests) -> None:
        self.statuses: Counter[int] = Counter()
        self._is_over = Event()
        self._threads = [
            Thread(target=self._send, args=(Wire(port), requests(setting, place))) for place in range(CONNECTIONS)
        ]

    def __enter__(self) -> Load:
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_error: object) -> None:
        self._is_over.set()
        for thread in self._threads:
            thread.join()

    def _send(self, wire: Wire, requests: Iterator[bytes]) -> None:
        for request in requests:
            status, _ = wire.send(request)
            self.statuses[status] += 1
            if status == 429:
                sleep(PAUSE_SECONDS)
            if self._is_over.is_set():
                return


def share_of(
    setting: Setting, port: int, pid: int, requests: Requests, drain_seconds: float = DRAIN_SECONDS[0]
) -> tuple[float, str]:
    """The share of the server that these requests take once the burst is used up, and the statuses they got."""
    with Load(setting, port, requests) as load:
        least, most = (perf_counter() + seconds for seconds in (drain_seconds, DRAIN_SECONDS[1]))
        while perf_counter() < least or (load.statuses[429] < DRAIN_REFUSALS and perf_counter() < most):
            sleep(PAUSE_SECONDS)
        begin, used, before = perf_counter(), processor_seconds(pid), load.statuses.copy()
        sleep(SECONDS)
        seconds = perf_counter() - begin
        share = (processor_seconds(pid) - used) / seconds
    counts = {status: count - before[status] for status, count in sorted(load.statuses.items())}
    return share, ", ".join(f"{count / seconds:.0f} × {status} a second" for status, count in counts.items())


def everything(setting: Setting, place: int) -> Iterator[bytes]:
    """A request of each route in turn."""
    rows = [requests(setting, place) for requests in ROUTES.values()]
    return (next(row) for row in itertools.cycle(rows))


def measure_live_state(setting: Setting, port: int, pid: int, bounds: Bounds) -> None:
    """The largest room with as many streams as the limits admit, while pupils act as often as they can."""
    before, room, streams = resident_kilobytes(pid), setting.classrooms[0], []
    for number in range(STREAMS_TRIED):
        token = [*room["pupils"], room["token"], ""][number % (PUPILS + 2)]
        for _ in range(STREAM_ATTEMPTS):
            wire = Wire(port)
            wire.socket.sendall(get(f"/api/classrooms/{room['code']}/events", token))
            if wire.socket.recv(12)[9:12] == b"200":
                streams.append(wire)
                break
            wire.socket.close()
            sleep(PAUSE_SECONDS)
    requests = of_pupils(lambda path, token: post(f"{path}/actions", {"kind": "rename", "name": "Nobody"}, token))
    share, note = share_of(setting, port, pid, requests, LIVE_DRAIN_SECONDS)
    kilobytes = (resident_kilobytes(pid) - before) / max(1, len(streams))
    bounds.at_most(f"{len(streams)} streams of a full classroom", 100 * share, 100 * SHARE, " %", note)
    bounds.at_most("memory of each of them", kilobytes, STREAM_KILOBYTES, " kB")
    for wire in streams:
        wire.socket.close()


def resident_kilobytes(pid: int) -> int:
    """The resident memory of the process."""
    return int(Path(f"/proc/{pid}/status").read_text().partition("VmRSS:")[2].split()[0])


def main(part: str = "") -> int:
    """Print the share of each route; return 1 if one is above the bound, or not listed."""
    bounds = Bounds()
    bounds.at_most("routes that are not listed", len(missing_routes()), 0, note=", ".join(missing_routes()))
    with sqlite_file() as file:
        with running(f"sqlite:///{file}") as port:
            setting = Setting(port)
        with running(f"sqlite:///{file}", limits=LIMITS) as port:
            pid = active_children()[0].pid or 0
            for route, requests in {**ROUTES, "everything at once": everything}.items():
                if part in route:
                    share, note = share_of(setting, port, pid, requests)
                    bounds.at_most(route, 100 * share, 100 * SHARE, " %", note)
                    sleep(BURST_SECONDS)  # nothing is left to pay for
        if part in "live state":
            with running(f"sqlite:///{file}", limits=FREE) as port:
                measure_live_state(setting, port, active_children()[0].pid or 0, bounds)
    return bounds.status()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
