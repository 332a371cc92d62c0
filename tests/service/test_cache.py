"""The cache is bounded and never replaces a match by an older version."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from zahlenschlacht.game.rules import Player, Variant
from zahlenschlacht.service.cache import Cache
from zahlenschlacht.service.match import Seat, new_match, play
from zahlenschlacht.service.stored import StoredMatch


@dataclass(frozen=True)
class Item:
    weight: int
    version: int


def test_the_least_recently_used_value_is_evicted_first() -> None:
    cache: Cache[Item] = Cache(max_weight=30)
    for key in "abc":
        cache.put(key, Item(10, 1))
    cache.get("a")
    cache.put("d", Item(10, 1))
    assert [key for key in "abcd" if cache.get(key)] == ["a", "c", "d"]
    assert cache.weight == 30


def test_a_value_above_the_limit_is_cached_alone() -> None:
    cache: Cache[Item] = Cache(max_weight=30)
    cache.put("a", Item(10, 1))
    cache.put("b", Item(100, 1))
    assert cache.get("a") is None
    assert cache.get("b") == Item(100, 1)


def test_an_older_version_does_not_replace_a_newer_one() -> None:
    cache: Cache[Item] = Cache()
    cache.put("a", Item(5, 3))
    cache.put("a", Item(4, 2))
    assert cache.get("a") == Item(5, 3)
    cache.put("a", Item(6, 4))
    assert cache.get("a") == Item(6, 4)
    assert cache.weight == 6


def test_the_weight_of_a_match_covers_the_memory_it_takes() -> None:
    rng = Random(7)

    def random_board(d: int) -> Variant:
        return Variant.of({rng.randrange(2**52) for _ in range(3000)}, d)

    # The variant, the count of numbers crossed out before the match, and the count of moves in it.
    cases: list[tuple[Callable[[], Variant], int, int]] = [
        (lambda: Variant(15, 7), 0, 10),
        (lambda: Variant(3000, 7), 0, 3),
        (lambda: Variant(3000, 3000), 0, 3),
        (lambda: Variant(3000, 7), 2000, 3),
        (lambda: random_board(7), 0, 1),
        (lambda: random_board(2**50), 100, 3),
    ]
    gc.collect()
    gc.freeze()  # so that a collection does not visit the objects of all other tests
    for variant, crossed, moves in cases:
        tracemalloc.start()
        matches = [_play(variant(), crossed, moves) for _ in range(3)]
        gc.collect()
        used, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert used <= sum(stored.weight for stored in matches), matches[0].match.variant.d
    gc.unfreeze()


def _play(variant: Variant, crossed: int, moves: int) -> StoredMatch:
    seats = {Player.A: Seat("person"), Player.B: Seat("person")}
    match = new_match(variant, seats, 1, variant.numbers[:crossed])
    for _ in range(moves):
        position = match.position
        match = play(match, position.turn or Player.A, position.numbers[0], position.ply).match
    return StoredMatch("x" * 22, match, {}, {})
