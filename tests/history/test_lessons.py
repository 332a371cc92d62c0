"""A lesson whose servers are killed in the middle: the log explains every answer."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any

import httpx2 as httpx
import pytest

from helpers.servers import Server
from zahlenschlacht import Position
from zahlenschlacht.learn.lessons import LESSONS
from zahlenschlacht.service.classroom import Classroom, Event
from zahlenschlacht.service.storage import Store
from zahlenschlacht.service.tokens import hash_secret

from .lessons import Deed, Lesson, counts, unexplained

pytestmark = pytest.mark.slow

if TYPE_CHECKING:
    from helpers.postgres import Cluster

PUPILS = 12
KILLS = 2
STEPS = 5
SOLUTIONS = [exercise.solution for exercise in LESSONS["partners"].exercises]
ANSWERS_OF_LESSON = [it.crossed if isinstance(it, Position) else it for it in SOLUTIONS]
ANSWERS = (1, 4)
"""Each pupil's answers to the exit question. The second one replaces the first."""


class School:
    """The servers of one database. The first of them can be killed and replaced."""

    def __init__(self, database: str, count: int) -> None:
        self.database = database
        self.servers = [Server(database) for _ in range(count)]
        self.lesson = Lesson([])
        self.code, self.teacher = "", ""

    def send(self, method: str, path: str, body: Any, token: str = "") -> dict[str, Any]:
        """Send a request to a random server, again and again until one answers."""
        for _ in range(200):
            server = random.choice(self.servers)
            headers = {"Authorization": f"Bearer {token}"} if token else {}
            try:
                answer = httpx.request(
                    method, server.address + path.lstrip("/"), json=body, headers=headers, timeout=10
                )
            except (httpx.TransportError, RuntimeError):  # the server was killed
                sleep(0.2)
                continue
            if answer.status_code in (502, 503, 429):
                sleep(0.2)
                continue
            assert answer.status_code < 300, answer.text
            return dict(answer.json())
        raise AssertionError("no server answers")

    def does(self, deed: Deed, path: str, body: Any, token: str = "") -> dict[str, Any]:
        """Do a deed, and record its answer."""
        self.lesson.deeds.append(deed)
        answer = self.send("POST", f"/api/classrooms/{self.code}/{path}", body, token)
        deed.answered_at, deed.version = monotonic(), answer.get("state", answer)["version"]
        return answer

    def close(self) -> None:
        """End all servers."""
        for server in self.servers:
            server.close()

    def kill_one(self) -> None:
        """Kill the first server without warning, and start another in its place."""
        self.servers[0].kill()
        self.servers[0].close()
        self.servers[0] = Server(self.database)


def join(school: School, place: int) -> dict[str, Any]:
    """Join the classroom, and return the answer."""
    deed = Deed(("join",), monotonic())
    answer = school.does(deed, "join", {"claim": f"the claim of pupil {place}"})
    deed.key = ("join", hash_secret(answer["token"]).hex())
    return answer


def attend(school: School, place: int) -> None:
    """Join, ask for other names and report progress. Finally answer the exit question, and change the answer."""
    draw = random.Random(place)
    seat = join(school, place)
    token, name = seat["token"], seat["name"]
    number = seat["state"]["you"]["pupil"]
    for step in range(1, STEPS):
        sleep(draw.uniform(0, 0.3))
        if draw.random() < 0.5:
            deed = Deed(("name",), monotonic())
            name = school.does(deed, "actions", {"kind": "rename", "name": name}, token)["you"]["name"]
            deed.key = ("name", str(number), name)
        else:
            deed = Deed(("progress", str(number), str(step)), monotonic())
            body = {"kind": "progress", "task": 1, "place": step, "answer": ANSWERS_OF_LESSON[step - 1]}
            school.does(deed, "actions", body, token)
    for choices, answer in enumerate(ANSWERS):
        deed = Deed(("vote", str(number), str(answer)), monotonic())
        school.does(deed, "votes", {"task": 2, "number": answer, "choices": choices}, token)


def watch(school: School, is_over: Callable[[], bool]) -> None:
    """Read the classroom as the teacher until the lesson is over."""
    while not is_over():
        reading = Deed(("read",), monotonic())
        state = school.send("GET", f"/api/classrooms/{school.code}", None, school.teacher)
        reading.answered_at, reading.version = monotonic(), state["version"]
        reading.names = tuple(tile["name"] for tile in state["tiles"])
        school.lesson.readings.append(reading)
        sleep(0.2)


def hold_lesson(database: str, servers: int) -> Lesson:
    """A lesson with all its pupils, during which a server is killed a few times."""
    school = School(database, servers)
    with ExitStack() as stack:
        stack.callback(school.close)
        classroom = school.send("POST", "/api/classrooms", {})
        school.code, school.teacher = classroom["code"], classroom["token"]
        tasks = [
            {"kind": "lesson", "lesson": "partners"},
            {"kind": "exit", "variant": {"n": 9, "d": 4}},
        ]
        path = f"/api/classrooms/{school.code}"
        plan = {"key": "the key of the plan", "tasks": tasks}
        school.send("POST", f"{path}/tasks", plan, school.teacher)
        school.send("POST", f"{path}/control", {"kind": "start", "task": 2}, school.teacher)
        join(school, PUPILS)  # this pupil never answers, so the question stays open for pupils who join late
        with ThreadPoolExecutor(PUPILS + 1) as people:
            pupils = [people.submit(attend, school, place) for place in range(PUPILS)]
            teacher = people.submit(watch, school, lambda: all(it.done() for it in pupils))
            for _ in range(KILLS):
                sleep(0.5)
                school.kill_one()
            for it in (*pupils, teacher):
                it.result(120)
        code = school.code
    store = Store(database)
    try:
        school.lesson.log = store.load(Classroom, code).log
    finally:
        store.close()
    return school.lesson


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def lesson(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lesson]:
    if request.param == "sqlite":
        file: Path = tmp_path_factory.mktemp("database") / "matches.sqlite3"
        yield hold_lesson(f"sqlite:///{file}", 1)
    else:
        cluster: Cluster = request.getfixturevalue("postgres")
        yield hold_lesson(cluster.database(), 2)


def test_nothing_acknowledged_is_lost_when_a_server_is_killed_in_mid_lesson(lesson: Lesson) -> None:
    assert unexplained(lesson) == []
    event_counts = counts(lesson.log)
    assert (event_counts["join"], event_counts["vote"]) == (PUPILS + 1, PUPILS * len(ANSWERS))
    assert len(lesson.readings) > 3


def with_fault(lesson: Lesson, kind: str) -> Lesson:
    """A copy of the lesson with one fault, which the checker must find."""
    log, deeds, readings = list(lesson.log), list(lesson.deeds), list(lesson.readings)
    places = [place for place, event in enumerate(log) if event.kind in ("join", "name", "progress", "vote")]
    middle = places[len(places) // 2]
    match kind:
        case "lost":
            log = [*log[:middle], *(replace(it, seq=it.seq - 1) for it in log[middle + 1 :])]
        case "twice":
            log.append(replace(log[middle], seq=len(log) + 1))
        case "gap":
            del log[middle]
        case "swapped":
            first, last = places[0], places[-1]
            log[first], log[last] = replace(log[last], seq=first + 1), replace(log[first], seq=last + 1)
        case "invented":
            log.append(Event(len(log) + 1, "vote", 0, 99, {"task": 2, "ply": 0, "number": 1}))
        case "stale":
            late = max(range(len(readings)), key=lambda place: readings[place].sent_at)
            readings[late] = replace(readings[late], version=1, names=())
        case "future":
            early = min(range(len(readings)), key=lambda place: readings[place].answered_at)
            readings[early] = replace(readings[early], version=len(log))
        case "false":
            place = next(place for place, reading in enumerate(readings) if reading.names)
            readings[place] = replace(readings[place], names=("Nobody Here", *readings[place].names[1:]))
    return Lesson(log, deeds, readings)


@pytest.mark.parametrize("kind", ["lost", "twice", "gap", "swapped", "invented", "stale", "future", "false"])
def test_the_checker_finds_every_fault(lesson: Lesson, kind: str) -> None:
    assert unexplained(with_fault(lesson, kind))
