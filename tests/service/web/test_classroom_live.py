"""Live streams, clocks and deletion of classrooms, on real server processes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from time import monotonic, sleep, time
from typing import TYPE_CHECKING, Any

import httpx2 as httpx
import pytest
from fastapi.testclient import TestClient
from sqlalchemy import func, select
from sqlalchemy.event import listen

from helpers.classrooms import Person, bearer, joined, opened
from helpers.matches import open_match
from helpers.servers import Server
from helpers.settings import AMPLE
from zahlenschlacht.service.answers.classrooms import tick
from zahlenschlacht.service.answers.classrooms.views import View
from zahlenschlacht.service.classroom import Classroom
from zahlenschlacht.service.classroom.pupils import MOST_FROM_ADDRESS
from zahlenschlacht.service.storage import Store
from zahlenschlacht.service.storage.schema import metadata, probe
from zahlenschlacht.service.web.app import create_app
from zahlenschlacht.service.web.classroom_stream import PAUSE_SECONDS, watch_classroom
from zahlenschlacht.service.web.limits import WINDOWS

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from helpers.postgres import Cluster
    from zahlenschlacht.service.schemas.classrooms.states import WallState

PAIRS = {"kind": "pairs", "variant": {"n": 9, "d": 4}}
PROGRAM = {"kind": "program", "variant": {"n": 9, "d": 4}}
LONGEST_STREAM = 60
"""After this many seconds a stream is no longer read. The server's pings would keep it open for ever."""
Events = Iterator[tuple[str, dict[str, Any]]]


@pytest.fixture(scope="module")
def server(shared_database: str) -> Iterator[Server]:
    with Server(shared_database) as server:
        yield server


@contextmanager
def stream(server: Server, person: Person, last_event: str = "") -> Iterator[Events]:
    """The live stream of a person, as pairs of event name and data."""
    headers = bearer(person.token) | ({"Last-Event-ID": last_event} if last_event else {})
    with (
        httpx.Client(base_url=server.address, timeout=30, verify=False) as client,
        client.stream("GET", f"/api/classrooms/{person.code}/events", headers=headers) as response,
    ):
        response.raise_for_status()
        yield _events(response.iter_lines())


def _events(lines: Iterator[str]) -> Events:
    name, start = "", monotonic()
    for line in lines:
        if monotonic() > start + LONGEST_STREAM:
            return
        if line.startswith("event: "):
            name = line.removeprefix("event: ")
        elif line.startswith("data: "):
            yield name, json.loads(line.removeprefix("data: "))


def until(events: Events, name: str, holds: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The next event of this name for which the condition holds."""
    for event, data in events:
        if event == name and holds(data):
            return data
    raise AssertionError("the stream ended, or the event did not come in time")


def expect_end(events: Events) -> None:
    """Read the stream until the server ends it."""
    start = monotonic()
    list(events)
    assert monotonic() < start + LONGEST_STREAM / 2, "the server did not end the stream"


def test_one_stream_carries_the_classroom_and_the_pupils_match(server: Server) -> None:
    teacher = opened(server.client)
    pupil = joined(teacher)[0]
    with stream(server, pupil) as events:
        assert until(events, "classroom", lambda _: True)["task"] is None
        teacher.plans(PROGRAM)
        state = until(events, "classroom", lambda it: it["task"] is not None)
        assert until(events, "news", lambda _: True)["id"] == state["match"]
        move = pupil.moves().json()
        news = until(events, "news", lambda it: it["version"] == move["version"])
        assert (news["since"], news["events"]) == (move["since"], move["events"])
        again = pupil.does("actions", kind="try", task=1, tries=1)
        # The move sent no classroom event, only news of the match. So the next classroom event is that of the new try.
        assert until(events, "classroom", lambda _: True)["match"] == again["match"] != state["match"]
        assert until(events, "news", lambda it: it["id"] == again["match"])
        teacher.controls("set", paused=True)
        assert until(events, "classroom", lambda it: it["paused"])
        teacher.controls("remove", pupil=1)
        assert until(events, "classroom", lambda it: it["removed"])["match"] is None


def test_a_pupil_gets_no_state_when_others_join_try_and_vote(server: Server) -> None:
    teacher = opened(server.client)
    first, second = joined(teacher, 2)
    teacher.plans(PROGRAM, {"kind": "votes", "variant": {"n": 9, "d": 4}, "seconds": 60})
    with stream(server, first) as events:
        assert until(events, "classroom", lambda _: True)["task"]["id"] == 1
        third = joined(teacher)[0]
        third.does("actions", kind="try", task=1, tries=1)
        second.moves()
        sleep(2 * PAUSE_SECONDS)
        teacher.controls("start", task=2)
        assert until(events, "classroom", lambda _: True)["task"]["id"] == 2
        second.does("votes", task=2, ply=0, number=5)
        third.does("votes", task=2, ply=0, number=1)
        sleep(2 * PAUSE_SECONDS)
        teacher.controls("set", paused=True)
        assert until(events, "classroom", lambda _: True)["paused"]


def test_the_stream_of_the_old_device_ends_when_the_seat_is_given_away(server: Server) -> None:
    teacher = opened(server.client)
    pupil = joined(teacher)[0]
    with stream(server, pupil) as events:
        until(events, "classroom", lambda _: True)
        code = teacher.does("control", kind="seat-code", pupil=1)["seat_code"]
        reclaimed = server.client.post(f"/api/classrooms/{teacher.code}/join", json={"seat_code": code}).json()
        expect_end(events)
    assert pupil.get().status_code == 403
    assert reclaimed["state"]["you"]["pupil"] == 1


@pytest.mark.parametrize("last_event", ["99", "99-0", "0-99"])
def test_a_stream_ahead_of_the_logs_is_reset(server: Server, last_event: str) -> None:
    teacher = opened(server.client)
    pupil = joined(teacher)[0]
    teacher.plans(PROGRAM)
    with stream(server, pupil, last_event) as events:
        assert next(events) == ("reset", {})
        assert next(events)[0] == "classroom"
        assert next(events)[0] == "news"
    with stream(server, pupil, "1-0") as events:
        assert next(events)[0] == "classroom"


def test_the_wall_shows_moves_and_who_is_here(server: Server) -> None:
    teacher = opened(server.client)
    pupil = joined(teacher)[0]
    teacher.plans(PROGRAM)
    with stream(server, Person(server.client, teacher.code)) as wall:
        assert not until(wall, "classroom", lambda _: True)["tiles"][0]["here"]
        with stream(server, pupil) as events:
            until(events, "classroom", lambda _: True)
            assert until(wall, "classroom", lambda it: it["tiles"][0]["here"])
            pupil.moves()
            assert until(wall, "classroom", lambda it: it["tiles"][0]["tries"][0]["moves"] == 2)
            teacher.controls("show", pupil=1)
            game = until(wall, "classroom", lambda it: it["shown"] is not None)["shown"]
            assert (game["pupil"], game["name"], game["match"]) == (1, None, pupil.state()["match"])
            assert until(wall, "news", lambda it: it["id"] == game["match"])
        assert until(wall, "classroom", lambda it: not it["tiles"][0]["here"])


def test_the_eleventh_wall_of_a_classroom_is_refused(server: Server) -> None:
    teacher = opened(server.client)
    wall = Person(server.client, teacher.code)
    with ExitStack() as stack:
        walls = [stack.enter_context(stream(server, wall)) for _ in range(WINDOWS)]
        assert [next(events)[0] for events in walls] == ["classroom"] * WINDOWS
        refusal = wall.get("/events")
        assert (refusal.status_code, refusal.json()["code"]) == (429, "too-many-windows")
        with stream(server, teacher) as events:
            assert next(events)[0] == "classroom"
        with stream(server, Person(server.client, opened(server.client).code)) as events:
            assert next(events)[0] == "classroom"


def test_streams_of_one_viewer_share_what_is_rendered_when_something_is_due(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rendered: list[WallState] = []
    render = View.wall

    def counted(view: View) -> WallState:
        rendered.append(render(view))
        return rendered[-1]

    monkeypatch.setattr(View, "wall", counted)
    offset = [0]
    store = Store(f"sqlite:///{tmp_path / 'matches.sqlite3'}", clock=lambda: time() + offset[0])
    with TestClient(create_app(store, AMPLE)) as client:
        teacher = opened(client)
        joined(teacher)
        teacher.plans(PROGRAM)
        offset[0] = 179
        hub = client.app.state.services.hub  # type: ignore[attr-defined]

        async def read() -> None:
            walls = [watch_classroom(hub, teacher.code, "wall", None, "") for _ in range(WINDOWS)]
            first, *others = [await anext(wall) for wall in walls]
            assert all(frame is first for frame in others)
            waiting = [asyncio.ensure_future(anext(wall)) for wall in walls]
            desk = watch_classroom(hub, teacher.code, "teacher", None, "")
            assert b'"stuck":null' in await anext(desk)
            assert b'"stuck":"silent"' in await asyncio.wait_for(anext(desk), 10)
            assert len(rendered) == 1, "nothing has changed on the wall"
            hub.channels[teacher.code].wake()
            await asyncio.sleep(1)
            assert len(rendered) == 2
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)

        assert client.portal is not None
        client.portal.call(read)


def test_a_vote_closes_by_itself_and_a_deleted_classroom_ends_its_streams(server: Server) -> None:
    teacher = opened(server.client)
    pupils = joined(teacher, 2)
    with stream(server, pupils[0]) as events:
        teacher.plans({"kind": "votes", "variant": {"n": 9, "d": 4}, "seconds": 5})
        pupils[0].does("votes", task=1, ply=0, number=5)
        state = until(events, "classroom", lambda it: it["vote"] is not None and not it["vote"]["is_open"])
        assert (state["vote"]["chosen"], state["vote"]["voted"]) == (5, 1)
        assert until(events, "news", lambda it: it["position"]["ply"] == 2)
        answer = server.client.delete(f"/api/classrooms/{teacher.code}", headers=bearer(teacher.token))
        assert answer.status_code == 204
        expect_end(events)
    assert teacher.get().status_code == 404
    assert pupils[0].get().json()["code"] == "no-such-classroom"


def test_two_processes_hold_one_lesson(postgres: Cluster) -> None:
    database = postgres.database()
    with Server(database) as here, Server(database) as there:
        teacher = opened(here.client)
        pupils = [joined(Person(client, teacher.code))[0] for client in (here.client, there.client)]
        with (
            stream(there, Person(there.client, teacher.code)) as wall,
            stream(here, pupils[0]) as events,
            stream(there, pupils[1]),
        ):
            until(wall, "classroom", lambda it: [tile["here"] for tile in it["tiles"]] == [True, True])
            with stream(here, teacher) as desk:
                until(desk, "classroom", lambda it: [tile["here"] for tile in it["tiles"]] == [True, True])
            teacher.plans(PAIRS)
            state = until(events, "classroom", lambda it: it["match"] is not None)
            until(wall, "classroom", lambda it: len(it["tiles"][1]["tries"]) == 1)
            mover = pupils[0] if state["player"] == "A" else pupils[1]
            assert mover.moves().status_code == 200
            assert until(events, "news", lambda it: it["position"]["ply"] == 1)["id"] == state["match"]
            until(wall, "classroom", lambda it: it["tiles"][0]["tries"][0]["moves"] == 1)


def test_the_partner_of_an_absent_pupil_may_play_on_against_the_computer(server: Server) -> None:
    teacher = opened(server.client)
    pupils = joined(teacher, 2)
    teacher.plans(PAIRS)
    by_side = {pupil.state()["player"]: pupil for pupil in pupils}
    waiting, thinking = by_side["B"], by_side["A"]
    with stream(server, waiting) as events:
        with stream(server, thinking) as others:
            until(others, "classroom", lambda _: True)
            partner = until(events, "classroom", lambda it: it["partner"]["here"])["partner"]
            assert partner["absent_at"] is None
        state = until(events, "classroom", lambda it: not it["partner"]["here"])
        assert 50_000 < state["partner"]["absent_at"] - state["now"] <= 60_000
    body = {"kind": "play-on", "match": state["match"]}
    assert waiting.post("actions", **body).json()["code"] == "partner-here"


def test_a_game_in_which_the_computer_has_played_counts_for_nobody(database: str) -> None:
    now = [1_000_000.0]
    store = Store(database, clock=lambda: now[0])
    with TestClient(create_app(store, AMPLE)) as client:
        teacher = opened(client)
        pupils = joined(teacher, 2)
        teacher.plans(PAIRS)
        by_side = {pupil.state()["player"]: pupil for pupil in pupils}
        now[0] += 61
        match_id = by_side["A"].state()["match"]
        store.change(Classroom, teacher.code, partial(tick, at=store.now))
        assert by_side["A"].state()["you"]["tries"][0]["moves"] == 0, "nothing plays unasked"
        for _ in range(2):
            by_side["B"].does("actions", kind="play-on", match=match_id)
        state = by_side["A"].state()
        assert (state["you"]["tries"][0]["moves"], state["you"]["tries"][0]["stand_in"]) == (1, True)
        assert by_side["B"].state()["partner"]["stand_in"]
        assert by_side["B"].moves().status_code == 200
        for _ in range(2):
            state = by_side["A"].does("actions", kind="back", match=match_id)
        assert not state["you"]["tries"][0]["stand_in"]
        while (turn := client.get(f"/api/matches/{match_id}").json()["position"]["turn"]) is not None:
            assert by_side[turn].moves().status_code == 200
        assert {tile["tries"][0]["outcome"] for tile in teacher.state()["tiles"]} == {"uncounted"}
        assert {game["outcome"] for game in teacher.get("/report").json()["games"]} == {"uncounted"}


def rows(store: Store) -> dict[str, int]:
    """The number of rows in each table except that of the health check."""
    with store.engine.begin() as connection:
        tables = [table for table in metadata.sorted_tables if table is not probe]
        return {it.name: connection.execute(select(func.count()).select_from(it)).scalar_one() for it in tables}


@pytest.mark.parametrize("is_deleted_by_teacher", [True, False])
def test_a_deleted_classroom_leaves_no_rows(database: str, is_deleted_by_teacher: bool) -> None:
    now = [1_000_000.0]
    store = Store(database, clock=lambda: now[0])
    with TestClient(create_app(store, AMPLE)) as client:
        open_match(client).move(8, 0)
        before = rows(store)
        teacher = opened(client)
        pupils = joined(teacher, 3)
        for task in (PAIRS, PROGRAM, {"kind": "votes", "variant": {"n": 9, "d": 4}}):
            teacher.plans(task)
        pupils[0].does("votes", task=3, ply=0, number=1)
        match_id = pupils[0].state()["match"]
        rows_before = rows(store)
        assert all(rows_before[name] > before[name] for name in rows_before)
        if is_deleted_by_teacher:
            assert client.delete(f"/api/classrooms/{teacher.code}", headers=bearer(teacher.token)).status_code == 204
        else:
            now[0] += 24 * 3600 - 1
            assert teacher.get().status_code == 200
            assert store.sweep_classrooms() == []
            now[0] += 1
            assert teacher.get().status_code == 404, "it cannot be read any more, even before it is deleted"
            assert store.sweep_classrooms() == []
            now[0] += 2 * 3600
            assert store.sweep_classrooms() == []
            now[0] += 3600
            assert store.sweep_classrooms() == [teacher.code]
            store.delete_classroom(teacher.code)
        assert rows(store) == before
        assert client.get(f"/api/matches/{match_id}").status_code == 404
        assert teacher.get().status_code == 404


def test_wrong_codes_are_limited_but_not_pupils_in_a_classroom(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'matches.sqlite3'}")
    with TestClient(create_app(store, AMPLE, clock=lambda: 0.0)) as client:
        teacher = opened(client)
        pupil = joined(teacher)[0]
        guesses = [client.get(f"/api/classrooms/{code}").status_code for code in ("BBBBB", "nope", "12345") * 5]
        assert guesses == [404] * 10 + [429] * 5
        assert Person(client, teacher.code).get().status_code == 429
        assert (teacher.get().status_code, pupil.get().status_code) == (200, 200)


def test_wrong_codes_for_a_lost_seat_are_limited(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'matches.sqlite3'}")
    with TestClient(create_app(store, AMPLE, clock=lambda: 0.0)) as client:
        teacher = opened(client)
        tries = [Person(client, teacher.code).post("join", seat_code="BBBBBB").status_code for _ in range(15)]
        assert tries == [403] * 10 + [429] * 5


def test_the_games_of_the_report_are_read_in_one_transaction(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'matches.sqlite3'}")
    with TestClient(create_app(store, AMPLE)) as client:
        teacher = opened(client)
        pupils = joined(teacher, 5)
        teacher.plans(PROGRAM)
        pupils[0].moves(5)
        for pupil in pupils:
            store.cache.drop(pupil.state()["match"])
        begun: list[Connection] = []
        listen(store.engine, "begin", begun.append)
        games = teacher.get("/report").json()["games"]
        assert [len(game["crossed"]) for game in games] == [2, 0, 0, 0, 0]
        assert len(begun) <= 2, "one for the games, and perhaps one for the classroom"


def test_games_of_a_class_are_charged_to_the_address_as_openings(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'matches.sqlite3'}")
    with TestClient(create_app(store, replace(AMPLE, opens_per_second=4), clock=lambda: 0.0)) as client:
        teacher = opened(client)
        pupils = joined(teacher, 15)
        teacher.plans(PROGRAM)
        tries = [pupil.post("actions", kind="try", task=1, tries=it) for it in (1, 2, 3) for pupil in pupils]
        statuses = [answer.status_code for answer in tries]
        opened_at_once = statuses.index(429)
        assert 0 < opened_at_once <= 40 - len(pupils), "the burst of the address"
        assert set(statuses[opened_at_once:]) == {429}
        assert Person(client, teacher.code).post("join").status_code == 429, "it would open a match"
        assert pupils[0].moves().status_code == 200
        assert teacher.controls("remove", pupil=1)


def test_sixty_pupils_at_one_address_are_not_refused(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'matches.sqlite3'}")
    with TestClient(create_app(store, AMPLE, clock=lambda: 0.0)) as client:
        teacher = opened(client)
        pupils = joined(teacher, MOST_FROM_ADDRESS)
        assert Person(client, teacher.code).post("join").json()["code"] == "address-full"
        teacher.controls("set", crowded=True)
        pupils += joined(teacher, 60 - len(pupils))
        teacher.plans(PROGRAM)
        assert [pupil.moves().status_code for pupil in pupils] == [200] * 60
        assert Person(client, teacher.code).post("join").json()["code"] == "classroom-full"
