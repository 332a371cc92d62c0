"""What is kept in memory is bounded and never goes back to an older version."""

from __future__ import annotations

from dataclasses import dataclass

from zahlenschlacht.storage.cache import Cache


@dataclass(frozen=True)
class Item:
    weight: int
    version: int


def test_the_least_recently_used_go_first() -> None:
    cache: Cache[Item] = Cache(most=30)
    for key in "abc":
        cache.put(key, Item(10, 1))
    cache.get("a")
    cache.put("d", Item(10, 1))
    assert [key for key in "abcd" if cache.get(key)] == ["a", "c", "d"]
    assert cache.weight == 30


def test_a_value_heavier_than_all_is_kept_alone() -> None:
    cache: Cache[Item] = Cache(most=30)
    cache.put("a", Item(10, 1))
    cache.put("b", Item(100, 1))
    assert cache.get("a") is None
    assert cache.get("b") == Item(100, 1)


def test_an_older_version_does_not_replace_a_newer() -> None:
    cache: Cache[Item] = Cache()
    cache.put("a", Item(5, 3))
    cache.put("a", Item(4, 2))
    assert cache.get("a") == Item(5, 3)
    cache.put("a", Item(6, 4))
    assert cache.get("a") == Item(6, 4)
    assert cache.weight == 6
