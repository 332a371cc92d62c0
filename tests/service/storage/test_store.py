"""Matches are restored from the log, a ply has one move, and only hashes of secrets are stored."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import insert, select, text
from sqlalchemy.exc import IntegrityError

from helpers.postgres import Cluster
from zahlenschlacht.game.rules import Player, Variant
from zahlenschlacht.service.match import ConflictError, Match, Seat, join, new_match, play, resign, take_back
from zahlenschlacht.service.storage import Store
from zahlenschlacht.service.storage.schema import events, metadata
from zahlenschlacht.service.stored import StoredMatch, UnknownMatchError
from zahlenschlacht.service.tokens import hash_secret, new_secret, seat_token

A, B = Player.A, Player.B
PERSONS = {A: Seat("person"), B: Seat("person")}
ONLINE = {A: Seat("person"), B: Seat("open")}
AGAINST_LEARNER = {A: Seat("person"), B: Seat("strategy", "learner", 0.25)}


def add_match(store: Store, match: Match) -> str:
    stored = StoredMatch.new(match, {A: "token of A"}, {B: "join secret"})
    store.create(stored)
    return stored.id


def cross(store: Store, match_id: str, player: Player, number: int, ply: int) -> Match:
    stored, change = store.change(StoredMatch, match_id, lambda it, _: play(it.match, player, number, ply))
    return stored.match.at(change.version)


def take_back_to(store: Store, match_id: str, ply: int) -> None:
    store.change(StoredMatch, match_id, lambda it, _: take_back(it.match, A, ply, it.version))


def without_cache(store: Store) -> Store:
    """Empty the cache, so that the store reads the database as a new process would."""
    store.cache.__init__()  # type: ignore[misc]
    return store


def test_a_match_that_is_opened_twice_is_stored_once(store: Store) -> None:
    """The store opens it again if the connection is lost during the commit."""
    stored = StoredMatch.new(new_match(Variant(15, 7), PERSONS, 1), {A: "token of A"}, {B: "join secret"})
    for _ in range(2):
        store.create(stored)
    cross(store, stored.id, A, 1, 0)
    assert without_cache(store).load(StoredMatch, stored.id).match.position.crossed == (1,)


@pytest.mark.parametrize(
    "variant",
    [
        Variant(15, 7),
        Variant(15, 7, remainder=3, divider=B),
        Variant.of([-(2**53) + 1, -1, 0, 4, 2**53 - 1], 2**53 - 1),
    ],
)
def test_a_match_is_loaded_as_it_was_stored(store: Store, variant: Variant) -> None:
    match_id = add_match(store, new_match(variant, AGAINST_LEARNER, 2**62 - 1, crossed=variant.numbers[:1]))
    stored = without_cache(store).load(StoredMatch, match_id)
    assert stored.match.variant == variant
    assert stored.match.seats == AGAINST_LEARNER
    assert stored.match.seed == 2**62 - 1
    assert stored.match.position.crossed == tuple(variant.numbers[:1])
    assert stored.holder(hash_secret("token of A")) is A
    assert stored.holder(hash_secret("token of B")) is None
    assert stored.joinable(hash_secret("join secret")) is B


def test_a_game_with_takebacks_is_restored_from_its_log(store: Store) -> None:
    match_id = add_match(store, new_match(Variant(12, 5), PERSONS, 1))
    rng = random.Random(5)
    for _ in range(60):
        position = store.load(StoredMatch, match_id).match.position
        if position.turn is None or (position.ply and rng.random() < 0.3):
            take_back_to(store, match_id, rng.randrange(position.ply))
        else:
            cross(store, match_id, position.turn, rng.choice(position.numbers), position.ply)
    before = store.load(StoredMatch, match_id).match
    restored = without_cache(store).load(StoredMatch, match_id).match
    assert restored.log == before.log
    assert restored.position == before.position
    with store.engine.begin() as connection:
        own_events = select(events.c.number).where(events.c.match_id == match_id)
        query = own_events.where(text("kind = 'cross' AND taken_back IS NULL")).order_by(events.c.ply)
        assert tuple(connection.execute(query).scalars()) == restored.position.crossed


def test_the_database_itself_allows_one_move_a_ply(store: Store) -> None:
    match_id = add_match(store, new_match(Variant(12, 5), PERSONS, 1))
    cross(store, match_id, A, 3, 0)
    row = {"match_id": match_id, "seq": 2, "kind": "cross", "ply": 0, "player": "A", "number": 4}
    with pytest.raises(IntegrityError), store.engine.begin() as connection:
        connection.execute(insert(events), [row])
    with pytest.raises(IntegrityError), store.engine.begin() as connection:
        connection.execute(insert(events), [{**row, "seq": 1, "ply": 1}])


def test_a_refused_request_changes_nothing(store: Store) -> None:
    match_id = add_match(store, new_match(Variant(12, 5), PERSONS, 1))
    cross(store, match_id, A, 3, 0)
    with pytest.raises(ConflictError):
        cross(store, match_id, A, 4, 0)
    assert store.load(StoredMatch, match_id).version == 1
    assert without_cache(store).load(StoredMatch, match_id).version == 1


def test_a_repeated_move_is_made_once_and_gets_the_same_answer(store: Store) -> None:
    match_id = add_match(store, new_match(Variant(15, 7), AGAINST_LEARNER, 9))
    first = cross(store, match_id, A, 8, 0)
    number = first.position.numbers[0]
    cross(store, match_id, A, number, 2)
    assert cross(without_cache(store), match_id, A, 8, 0).position == first.position
    assert store.load(StoredMatch, match_id).version == 4


def test_the_error_names_an_unknown_match(store: Store) -> None:
    with pytest.raises(UnknownMatchError, match="there is no game nowhere"):
        store.load(StoredMatch, "nowhere")
    with pytest.raises(UnknownMatchError):
        store.change(StoredMatch, "nowhere", lambda it, _: take_back(it.match, A, 0, 0))


def test_only_hashes_of_secrets_are_stored(store: Store) -> None:
    token, secret = new_secret(), new_secret()
    stored = StoredMatch.new(new_match(Variant(12, 5), ONLINE, 1), {A: token}, {B: secret})
    store.create(stored)
    friend_token = seat_token(secret, "a claim of the friend")
    store.change(StoredMatch, stored.id, lambda it, _: join(it.match, B, hash_secret(friend_token)))
    assert without_cache(store).load(StoredMatch, stored.id).holder(hash_secret(friend_token)) is B
    with store.engine.begin() as connection:
        rows = [tuple(row) for table in metadata.sorted_tables for row in connection.execute(select(table))]
    content = repr(rows).encode()
    for text_of_secret in (token, secret, friend_token):
        assert len(text_of_secret) >= 43  # 256 bits
        assert text_of_secret.encode() not in content
    assert hash_secret(token).hex().encode() in content


def test_versions_come_from_the_log(store: Store) -> None:
    quiet, busy = (add_match(store, new_match(Variant(12, 5), PERSONS, 1)) for _ in range(2))
    cross(store, busy, A, 3, 0)
    cross(store, busy, B, 4, 1)
    assert store.versions([quiet, busy, "nowhere"]) == {busy: 2}
    assert store.versions([]) == {}


def test_a_seat_may_follow_a_long_recipe(store: Store) -> None:
    recipe = Seat("strategy", "recipe:" + "three:own.three.most;" * 5 + "any")
    match_id = add_match(store, new_match(Variant(12, 5), {A: Seat("person"), B: recipe}, 1))
    assert without_cache(store).load(StoredMatch, match_id).match.seats[B] == recipe


def test_migrations_create_the_tables_of_the_schema(store: Store) -> None:
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


@pytest.mark.parametrize("bond", ["coprime", "difference 4", "lines 1-2 3-12"])
def test_the_bond_of_a_match_is_stored(store: Store, bond: str) -> None:
    match_id = add_match(store, new_match(Variant(12, bond, divider=B), PERSONS, 1, crossed=[5]))
    cross(store, match_id, B, 7, 1)
    match = without_cache(store).load(StoredMatch, match_id).match
    assert (match.variant, match.position.crossed) == (Variant(12, bond, divider=B), (5, 7))


def test_agreement_score_and_resignation_are_stored(store: Store) -> None:
    match_id = add_match(store, new_match(Variant(12, 5), PERSONS, 1, unaided=True, wins={A: 2, B: 5}))
    cross(store, match_id, A, 3, 0)
    for _ in range(2):
        stored, change = store.change(StoredMatch, match_id, lambda it, _: resign(it.match, B))
        assert (stored.version, change.version) == (2, 2)
    match = without_cache(store).load(StoredMatch, match_id).match
    assert (match.unaided, match.resigned, match.winner) == (True, B, A)
    assert match.score == {A: 3, B: 5}


def test_an_existing_database_is_opened_again(database: str) -> None:
    first = Store(database)
    match_id = add_match(first, new_match(Variant(12, 5), PERSONS, 1))
    cross(first, match_id, A, 3, 0)
    first.close()
    second = Store(database)
    assert second.load(StoredMatch, match_id).match.position.crossed == (3,)
    second.close()


def test_processes_on_one_postgresql_agree_on_each_move(postgres: Cluster) -> None:
    """Two stores share only the database, as two processes do. Both try to make every move."""
    url = postgres.database()
    stores = [Store(url), Store(url)]
    match_id = add_match(stores[0], new_match(Variant(40, 7), PERSONS, 1))
    barrier = Barrier(2)

    def race(store: Store, number: int, ply: int, player: Player) -> bool:
        barrier.wait(60)
        try:
            cross(store, match_id, player, number, ply)
        except ConflictError:
            return False
        return True

    with ThreadPoolExecutor(2) as threads:
        for ply in range(38):
            player, numbers = (B, A)[ply % 2 == 0], stores[0].load(StoredMatch, match_id).match.position.numbers
            calls = [threads.submit(race, store, numbers[i], ply, player) for i, store in enumerate(stores)]
            assert sorted(call.result(60) for call in calls) == [False, True]
    games = {store.load(StoredMatch, match_id).match.position.crossed for store in stores}
    assert len(games) == 1
    for store in stores:
        store.close()


def test_two_concurrent_joins_give_the_seat_to_one(postgres: Cluster) -> None:
    url = postgres.database()
    stores = [Store(url), Store(url)]
    barrier = Barrier(2)

    def race(store: Store, match_id: str, token: str) -> bool:
        barrier.wait(60)
        try:
            store.change(StoredMatch, match_id, lambda it, _: join(it.match, B, hash_secret(token)))
        except ConflictError:
            return False
        return True

    with ThreadPoolExecutor(2) as threads:
        for _ in range(20):
            match_id = add_match(stores[0], new_match(Variant(12, 5), ONLINE, 1))
            stores[1].load(StoredMatch, match_id)
            tokens = [new_secret(), new_secret()]
            calls = [threads.submit(race, store, match_id, token) for store, token in zip(stores, tokens, strict=True)]
            results = [call.result(60) for call in calls]
            assert sorted(results) == [False, True]
            for store in stores:
                stored = store.load(StoredMatch, match_id)
                assert [stored.holder(hash_secret(token)) is B for token in tokens] == results
    for store in stores:
        store.close()
