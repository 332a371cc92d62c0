"""Classrooms in the database: a class that acts at once, wrong clocks, and what the log of the server says."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from random import Random
from time import monotonic

import pytest
from sqlalchemy import text

from helpers.postgres import Cluster
from zahlenschlacht.game.rules import Player, Variant
from zahlenschlacht.service import match as matches
from zahlenschlacht.service.classroom import Classroom, Transition, pupils, teacher
from zahlenschlacht.service.classroom.state import GRACE, LIFETIME
from zahlenschlacht.service.match import Seat, new_match, play
from zahlenschlacht.service.storage import DatabaseUnavailableError, Store
from zahlenschlacht.service.stored import Reader, StoredMatch, UnknownClassroomError, UnknownError, UnknownMatchError
from zahlenschlacht.service.tokens import hash_secret, new_match_id

HOUR = 3600
PUPILS = 24
TASK = {"kind": "program", "variant": {"n": 9, "d": 4}, "strategy": "program"}


class Clock:
    """A clock that the tests set, in seconds."""

    def __init__(self) -> None:
        self.seconds = 1_000_000_000.0

    def __call__(self) -> float:
        return self.seconds


def token_of(place: int) -> bytes:
    return hash_secret(f"token of pupil {place}")


def join(room: Classroom, _reader: Reader, place: int, now: int = 0) -> Transition:
    return pupils.join(room, token_of(place), f"secret {place}", now or room.opened_at)[0]


def start(room: Classroom, _reader: Reader) -> Transition:
    return teacher.start(room, 1, {}, frozenset(), "secret", room.opened_at)


def begin_try(room: Classroom, reader: Reader, place: int) -> Transition:
    """Open a game of this pupil against the program."""
    pupil = room.pupil_with(token_of(place))
    assert pupil is not None
    statuses = reader.statuses(room.code)
    finished = [replace(status, winner=Player.A) for status in statuses.values()]
    known = {status.match_id: status for status in finished}
    tries, secret = len(room.games_of(1, pupil.number)), f"try {room.version}"
    return pupils.begin_try(room, pupil, 1, tries, known, secret, room.opened_at)


def move(stored: StoredMatch, _reader: Reader) -> matches.Transition:
    position = stored.match.position
    return play(stored.match, position.turn or Player.A, position.numbers[0], position.ply)


def open_room(store: Store, code: str = "BCDFG") -> str:
    room = Classroom(code, "en", hash_secret("the teacher's token"), store.now)
    assert store.open_classroom(room)
    return code


@pytest.fixture
def stores(postgres: Cluster) -> Iterator[list[Store]]:
    """Two processes' stores on one PostgreSQL."""
    url, clock = postgres.database(), Clock()
    both = [Store(url, clock), Store(url, clock)]
    yield both
    for store in both:
        store.close()


def test_a_class_that_acts_at_once_is_not_refused(stores: list[Store]) -> None:
    """Every pupil joins and opens two games, through two stores with eight connections each."""
    code = open_room(stores[0])
    with ThreadPoolExecutor(16) as threads:

        def change(place: int, decide: Callable[..., Transition]) -> None:
            stores[place % 2].change(Classroom, code, partial(decide, place=place))

        list(threads.map(partial(change, decide=join), range(PUPILS)))
        stores[0].change(Classroom, code, lambda it, _: teacher.plan(it, "key", [TASK], it.opened_at))
        stores[0].change(Classroom, code, start)
        for _ in range(2):
            list(threads.map(partial(change, decide=begin_try), range(PUPILS)))
    rooms = [store.load(Classroom, code) for store in stores]
    assert rooms[0].log == rooms[1].log
    assert len(rooms[0].pupils) == PUPILS
    assert len(rooms[0].games) == 3 * PUPILS
    assert [store.error_log.count for store in stores] == [0, 0]


def test_a_classroom_is_deleted_while_its_pupils_play(stores: list[Store]) -> None:
    for number in range(6):
        code = open_room(stores[0], "BCDF" + "GHJKLM"[number])
        for place in range(8):
            stores[0].change(Classroom, code, partial(join, place=place))
        stores[0].change(Classroom, code, lambda it, _: teacher.plan(it, "key", [TASK], it.opened_at))
        room, _ = stores[0].change(Classroom, code, start)

        def act(place: int, room: Classroom = room, code: str = code) -> None:
            store, match_id = stores[place % 2], list(room.games)[place % 8]
            draw = Random(place)
            try:
                for _ in range(10):
                    if draw.random() < 0.3:
                        store.change(Classroom, code, partial(begin_try, place=place % 8))
                    match = store.load(StoredMatch, match_id).match
                    if match.is_over:
                        break
                    store.change(StoredMatch, match_id, move)
            except UnknownError:
                pass

        with ThreadPoolExecutor(9) as threads:
            players = [threads.submit(act, place) for place in range(8)]
            threads.submit(stores[1].delete_classroom, code).result()
            for player in players:
                player.result()
        with pytest.raises(UnknownClassroomError):
            stores[0].load(Classroom, code)
    with stores[0].engine.begin() as connection:
        for table in ("matches", "events", "classroom_events", "classrooms"):
            assert connection.execute(text(f"SELECT count(*) FROM {table}")).scalar() == 0
    assert [store.error_log.count for store in stores] == [0, 0]


def test_an_id_of_the_other_kind_is_unknown(store: Store) -> None:
    code, match = open_room(store), new_match(Variant(9, 4), dict.fromkeys(Player, Seat("person")), 1)
    stored = StoredMatch.new(match, {}, {})
    store.create(stored)
    for _ in range(2):  # the second time, both are in the cache
        with pytest.raises(UnknownMatchError):
            store.load(StoredMatch, code)
        with pytest.raises(UnknownMatchError):
            store.change(StoredMatch, code, lambda it, _: play(it.match, Player.A, 1, 0))
        with pytest.raises(UnknownClassroomError):
            store.load(Classroom, stored.id)
        with pytest.raises(UnknownClassroomError):
            store.change(Classroom, stored.id, partial(join, place=1))
        store.load(Classroom, code)
        store.load(StoredMatch, stored.id)
    store.delete_classroom(code)


def sweep(store: Store) -> int:
    """Do what the server does every few minutes; returns how many classrooms it has deleted."""
    codes = store.sweep_classrooms()
    for code in codes:
        store.delete_classroom(code)
    return len(codes)


def test_a_clock_that_jumps_ahead_for_a_moment_deletes_no_classroom(database: str) -> None:
    clock = Clock()
    store = Store(database, clock)
    code = open_room(store)
    assert sweep(store) == 0
    clock.seconds += 25 * HOUR
    assert [sweep(store), sweep(store)] == [0, 0]
    with pytest.raises(UnknownClassroomError):
        store.load(Classroom, code)
    clock.seconds -= 25 * HOUR
    assert [sweep(store), sweep(store)] == [0, 0]
    assert store.load(Classroom, code).code == code
    for _ in range(25):
        clock.seconds += HOUR
        assert sweep(store) == 0
    clock.seconds += HOUR
    assert sweep(store) == 1
    store.close()


def test_a_lesson_goes_on_when_a_clock_that_was_behind_is_set(database: str) -> None:
    """A device without a clock starts 30 hours behind, and gets the time in the middle of a lesson."""
    clock = Clock()
    store = Store(database, clock)
    code = open_room(store)
    store.watched[code] = monotonic()
    sweep(store)
    clock.seconds += 30 * HOUR
    store.cache.drop(code)
    store.change(Classroom, code, partial(join, place=1, now=store.now))
    for _ in range(3):
        assert sweep(store) == 0
        clock.seconds += HOUR
        assert store.load(Classroom, code).version == 1
    store.watched.clear()
    with pytest.raises(UnknownClassroomError):
        store.load(Classroom, code)
    assert sweep(store) == 1
    store.close()


def test_a_classroom_is_kept_for_an_hour_after_its_last_event() -> None:
    room = Classroom("BCDFG", "en", b"", opened_at=0)
    assert room.deletes_at == LIFETIME
    late = pupils.join(room, b"hash", "secret", LIFETIME - 5)[0].room
    assert late.deletes_at == LIFETIME - 5 + GRACE


def test_errors_of_the_database_name_no_ids_and_hashes(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    match_id = new_match_id()
    match = new_match(Variant(9, 4), dict.fromkeys(Player, Seat("person")), 1)
    stored = StoredMatch(match_id, match, {Player.A: b"hash of a token"}, {})
    store.create(stored)

    def second_move(_stored: StoredMatch, _reader: Reader) -> matches.Transition:
        return play(match, Player.A, 2, 0)

    store.change(StoredMatch, match_id, lambda it, _: play(it.match, Player.A, 1, 0))
    with caplog.at_level(logging.ERROR), pytest.raises(DatabaseUnavailableError):
        store.change(StoredMatch, match_id, second_move)
    results = store.change_all([(StoredMatch, match_id, second_move)])
    assert isinstance(results[0], Exception)
    told = caplog.text + "".join(traceback.format_exception(results[0]))
    assert "unique" in told.lower()
    assert match_id not in told
