"""Which share of the server one address can take at its limits, route by route. The bound is a quarter.

Each route is asked over several connections, with the most expensive request we know. The share is the processor time
of a request, in all threads of the server process but without its worker processes, times the rate of requests that
the limits admit. The time is measured on a server without limits, and the rate on one whose limits are a tenth of the
defaults, so that a busy machine reaches them too. A route that does not reach them is limited by its worker process,
one request at a time, or is counted at the full rate. A route that needs no token is also asked with the tokens of
many seats, because these have other limits. Every route of the API must be listed here.

    python benchmarks/loop_share.py [part of a route]
"""

from __future__ import annotations

import itertools
import json
import shutil
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import asdict
from math import inf
from multiprocessing import active_children
from pathlib import Path
from threading import Event, Thread
from time import perf_counter, sleep
from typing import Any

from bounds import Bounds
from server_common import Wire, get, post, running, sqlite_file
from zahlenschlacht.service.web.limits import action_of
from zahlenschlacht.service.web.matches import SHORT_GAME
from zahlenschlacht.service.web.settings import Settings

SHARE = 0.25
SECONDS = 3
CONNECTIONS = 4
PAUSE_SECONDS = 0.1
"""How long a connection pauses after a refusal."""
DRAIN_SECONDS, DRAIN_REFUSALS = 20, 150
"""The burst is used up when this many requests were refused. A route may take this long until then."""
ENOUGH_ADMITTED, RATE_SECONDS = 40, 15
"""The rate is measured until this many requests were admitted, or for this long."""
SCALE = 10
"""The rate limits of the server are the defaults divided by this."""
RATES: dict[str, int] = {name: rate for name, rate in asdict(Settings()).items() if name.endswith("_per_second")}
LIMITS = {
    **{name.upper(): str(max(1, rate // SCALE)) for name, rate in RATES.items()},
    "OPENED_MEGABYTES_PER_HOUR": "100000",
}
BOARD = {"n": 5000, "d": 7}
SMALL_BOARD = {"n": 15, "d": 7}
SHORT_BOARD = {"n": SHORT_GAME, "d": 7}
"""The largest board whose games are reviewed without a worker."""
SEATS = {"A": {"kind": "person"}, "B": {"kind": "person"}}
MANY = 60
"""How many large matches are read in turn: more than the cache holds."""
CLASSROOMS, PUPILS = 20, 60
"""So many classrooms that their teachers use up the budget of all seats, each with the most pupils."""

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

    def verify_seats(self, port: int) -> None:
        """Make a move with every token that `with_seats` uses, so that this server knows them."""
        self.wire = Wire(port)
        for match in self.small:
            self._send(self.move(match, 1, 0))

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


def with_seats(requests: Requests) -> Requests:
    """Requests with the tokens of many seats in turn."""

    def with_tokens(setting: Setting, place: int) -> Iterator[bytes]:
        tokens = itertools.cycle([match["tokens"]["A"].encode() for match in setting.small])
        for request, token in zip(requests(setting, place), tokens, strict=False):
            yield request.replace(b"\r\n", b"\r\nAuthorization: Bearer " + token + b"\r\n", 1)

    return with_tokens


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
    "POST /api/matches/{match_id}/again": about("again", {"swap": False}, "finished"),
    "GET /api/matches/{match_id}/review": reading("/review"),
    "GET /api/matches/{match_id}/review of short games": reading("/review", "finished"),
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
        lambda path, token: post(f"{path}/control", {"kind": "heal", "pupil": 1}, token)
    ),
    "POST /api/classrooms/{code}/actions": of_pupils(
        lambda path, token: post(f"{path}/actions", {"kind": "roll", "name": "Nobody"}, token)
    ),
    "POST /api/classrooms/{code}/votes": of_pupils(
        lambda path, token: post(f"{path}/votes", {"task": 1, "number": 8}, token), first=1
    ),
    "GET /api/classrooms/{code}/report": of_teachers(lambda path, token: get(f"{path}/report", token)),
    "GET /api/atlas/cell": repeat(get("/api/atlas/cell?n=1000001&d=7")),
    "GET /api/atlas/window": repeat(get("/api/atlas/window?n=100:140:2&d=10:30")),
    "GET /api/atlas/{layer}/{z}/{x}/{y}.png": tiles,
    "GET /api/lessons": repeat(get("/api/lessons")),
    "GET /api/lessons/solutions": repeat(get("/api/lessons/solutions")),
    "GET /api/lessons/{name}/{place}": repeat(get("/api/lessons/last-two/1")),
    "POST /api/lessons/{name}/{place}": repeat(post("/api/lessons/last-two/1", {"answer": [1]})),
    "GET /api/help": repeat(get(f"/api/help?n=100&d=49&crossed={CROSSED}")),
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
STREAMS = ("GET /api/matches/{match_id}/events", "GET /api/classrooms/{code}/events")
"""Routes whose responses do not end: their number is limited, and an idle stream costs a ping."""


def missing_routes() -> list[str]:
    """The routes of the API that are not listed here."""
    from zahlenschlacht.service.web.app import create_app

    paths = create_app(None).openapi()["paths"]
    routes = [f"{method.upper()} {path}" for path, methods in paths.items() for method in methods]
    return [route for route in routes if route not in ROUTES and route not in STREAMS]


def all_requests(setting: Setting) -> dict[str, Requests]:
    """The requests of each route, and for routes that need no token also with the tokens of many seats."""
    rows = dict(ROUTES)
    for route, requests in ROUTES.items():
        if b"Authorization" not in next(requests(setting, 0)) and "classrooms" not in route:
            rows[f"{route} with seats"] = with_seats(requests)
    return rows


def processor_seconds(pid: int) -> float:
    """The processor time of the process so far, with all its threads."""
    total = 0
    for thread in Path(f"/proc/{pid}/task").iterdir():
        with suppress(FileNotFoundError):  # a thread has ended
            total += int((thread / "schedstat").read_text().split()[0])
    return total / 1e9


def worker_seconds(pid: int) -> float:
    """The processor time of the worker processes so far."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return sum(processor_seconds(int(child)) for child in children)


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


def processor_time(setting: Setting, port: int, pid: int, requests: Requests) -> tuple[float, float, str]:
    """The processor seconds of a request in the server process and in its worker processes, and the statuses."""
    Wire(port).send(next(requests(setting, 0)))  # some responses are computed once
    with Load(setting, port, requests) as load:
        sleep(PAUSE_SECONDS)
        before, used, worked = load.statuses.total(), processor_seconds(pid), worker_seconds(pid)
        sleep(SECONDS)
        used, worked = processor_seconds(pid) - used, worker_seconds(pid) - worked
        count = max(1, load.statuses.total() - before)
    return used / count, worked / count, ", ".join(map(str, sorted(load.statuses)))


def admitted_rate(setting: Setting, port: int, requests: Requests) -> float | None:
    """The requests per second that the limits admit after the burst; None if the limits are not reached."""
    with Load(setting, port, requests) as load:
        end = perf_counter() + DRAIN_SECONDS
        while load.statuses[429] < DRAIN_REFUSALS:
            if perf_counter() > end:
                return None
            sleep(PAUSE_SECONDS)
        begin, before, admitted = perf_counter(), load.statuses.total() - load.statuses[429], 0
        while admitted < ENOUGH_ADMITTED and perf_counter() < begin + RATE_SECONDS:
            sleep(SECONDS)
            admitted = load.statuses.total() - load.statuses[429] - before
        return SCALE * max(1, admitted) / (perf_counter() - begin)


def full_rate(request: bytes) -> float:
    """The requests like this one that an address may send in a second, if each costs the least."""
    if b"Authorization" in request:
        return RATES["seats_per_second"]
    method, path, _ = request.decode().split(" ", 2)
    action = action_of(method, path.partition("?")[0])
    return RATES["moves_per_second" if action == "open" else f"{action}s_per_second"]


def share_of(setting: Setting, free: int, pid: int, copy: Path, requests: Requests) -> tuple[float, str]:
    """The share of the server that one address can take with these requests, and how it is made up.

    `free` is the port of the server without limits, whose process is `pid`. A server with limits is started on the
    copy of its database for each route, so that no route has to pay for the one before.
    """
    seconds, worked, statuses = processor_time(setting, free, pid, requests)
    with running(f"sqlite:///{copy}", limits=LIMITS) as limited:
        setting.verify_seats(limited)
        rate = admitted_rate(setting, limited, requests)
    if rate is None:
        rate = min(full_rate(next(requests(setting, 0))), 1 / worked if worked else inf)
    return seconds * rate, f"{1000 * seconds:.2f} ms each, {rate:.1f} a second, status {statuses}"


def prepared(file: Path, copy: Path) -> Setting:
    """The matches and classrooms, in two databases."""
    with running(f"sqlite:///{file}") as port:
        setting = Setting(port)
    shutil.copy(file, copy)
    return setting


def main(part: str = "") -> int:
    """Print the share of each route; return 1 if one is above the bound, or not listed."""
    bounds = Bounds()
    bounds.at_most("routes that are not listed", len(missing_routes()), 0, note=", ".join(missing_routes()))
    with sqlite_file() as file, sqlite_file() as copy:
        setting = prepared(file, copy)
        with running(f"sqlite:///{file}") as free:
            pid = server_pid()
            setting.verify_seats(free)
            for route, requests in all_requests(setting).items():
                if part in route:
                    share, note = share_of(setting, free, pid, copy, requests)
                    bounds.at_most(route, 100 * share, 100 * SHARE, " %", note)
    return bounds.status()


def server_pid() -> int:
    """The only child process."""
    return active_children()[0].pid or 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
