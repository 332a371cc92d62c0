"""Expired matches are deleted in small batches, with all their rows; active matches stay."""

from __future__ import annotations

import pytest
from sqlalchemy import func, select

from helpers.postgres import Cluster
from zahlenschlacht.game.rules import Player, Variant
from zahlenschlacht.service.match import Seat, new_match, play
from zahlenschlacht.service.storage import Store
from zahlenschlacht.service.storage.schema import events, matches
from zahlenschlacht.service.storage.store import DAY_SECONDS, DELETE_BATCH
from zahlenschlacht.service.stored import StoredMatch, UnknownMatchError

A, B = Player.A, Player.B
PERSONS = {A: Seat("person"), B: Seat("person")}


class Clock:
    """A clock that the tests set."""

    def __init__(self) -> None:
        self.day = 1000.0

    def __call__(self) -> float:
        return self.day * DAY_SECONDS


def add_match(store: Store, moves: int = 1) -> str:
    stored = StoredMatch.new(new_match(Variant(12, 5), PERSONS, 1), {}, {})
    store.create(stored)
    for _ in range(moves):
        cross(store, stored.id)
    return stored.id


def cross(store: Store, match_id: str) -> None:
    position = store.load(StoredMatch, match_id).match.position
    appended = play(store.load(StoredMatch, match_id).match, position.turn or A, position.numbers[0], position.ply)
    store.change(StoredMatch, match_id, lambda _, __: appended)


def delete_expired(store: Store, days: int) -> int:
    """Delete all expired matches in batches, and return how many there were."""
    total = 0
    while batch := store.delete_expired(days):
        assert batch <= DELETE_BATCH
        total += batch
    return total


def test_expired_matches_are_deleted_and_the_others_stay(database: str) -> None:
    clock = Clock()
    store = Store(database, clock)
    old = [add_match(store) for _ in range(DELETE_BATCH + 5)]
    played = add_match(store)
    clock.day += 60
    cross(store, played)
    new = add_match(store)
    assert delete_expired(store, 90) == 0
    clock.day += 31
    assert delete_expired(store, 90) == len(old)
    for match_id in old:
        with pytest.raises(UnknownMatchError):
            store.load(StoredMatch, match_id)
    assert [store.load(StoredMatch, match_id).version for match_id in (played, new)] == [2, 1]
    with store.engine.begin() as connection:
        counts = [connection.execute(select(func.count()).select_from(table)).scalar() for table in (events, matches)]
    assert counts == [3, 2]
    store.close()


@pytest.mark.parametrize("moves", [0, 3])
def test_a_match_that_another_process_deleted_is_unknown(postgres: Cluster, moves: int) -> None:
    url, clock = postgres.database(), Clock()
    here, there = Store(url, clock), Store(url, clock)
    match_id = add_match(here, moves)
    stored = here.load(StoredMatch, match_id)
    clock.day += 91
    assert delete_expired(there, 90) == 1
    with pytest.raises(UnknownMatchError):
        here.load(StoredMatch, match_id)
    here.cache.put(match_id, stored)
    with pytest.raises(UnknownMatchError):
        here.change(StoredMatch, match_id, lambda it, _: play(it.match, (A, B)[moves % 2], 7, moves))
    for store in (here, there):
        store.close()


def test_a_clock_that_is_wrong_for_one_day_deletes_nothing(database: str) -> None:
    """The server deletes only the matches that two sweeps on different days agree on."""
    clock = Clock()
    store = Store(database, clock)
    match_id = add_match(store)

    def sweep() -> int:
        return store.delete_expired(90, store.sweep_day())

    assert sweep() == 0
    clock.day += 100
    assert [sweep(), sweep()] == [0, 0]
    clock.day -= 100
    assert [sweep(), sweep()] == [0, 0]
    for _ in range(91):
        clock.day += 1
        assert sweep() == 0
    clock.day += 1
    assert sweep() == 1
    with pytest.raises(UnknownMatchError):
        store.load(StoredMatch, match_id)
    store.close()
