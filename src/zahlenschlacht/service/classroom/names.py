"""Names for pupils: a colour or a kind word, and an animal. There are 800 in each language."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

_ENGLISH = """
Blue Red Green Golden White Grey Brown Silver Orange Purple Swift Clever Merry Bright Quiet Brave Calm Lucky Nimble
Gentle
"""
_ANIMALS = """
Fox Lynx Hedgehog Bear Wolf Raven Lion Woodpecker Badger Otter Hare Eagle Falcon Dolphin Beaver Tiger Marten Heron
Salmon Panda Owl Bee Seal Cat Mouse Robin Swallow Gull Duck Goose Toad Dragonfly Lark Thrush Finch Crane Stork Penguin
Swan Kingfisher
"""
_GERMAN = """
Blau Rot Grün Golden Weiß Grau Braun Silbern Bunt Violett Flink Klug Froh Hell Still Mutig Ruhig Munter Wendig Sanft
"""
_MASCULINE = """
Fuchs Luchs Igel Bär Wolf Rabe Löwe Specht Dachs Otter Hase Adler Falke Delfin Biber Tiger Marder Reiher Lachs Panda
"""
_FEMININE = """
Eule Biene Robbe Katze Maus Amsel Schwalbe Möwe Ente Gans Kröte Libelle Lerche Drossel Meise Elster Wachtel Hummel
Forelle Taube
"""

NAMES: dict[str, tuple[str, ...]] = {
    "en": tuple(f"{word} {animal}" for word in _ENGLISH.split() for animal in _ANIMALS.split()),
    "de": (
        *(f"{stem}er {animal}" for stem in _GERMAN.split() for animal in _MASCULINE.split()),
        *(f"{stem}e {animal}" for stem in _GERMAN.split() for animal in _FEMININE.split()),
    ),
}
"""All names, by language."""


def offered_name(language: str, taken: Collection[str], draws: Random, earlier: str = "") -> str:
    """A name that nobody in the classroom has; if possible, the one from an earlier lesson.

    Languages without names use English.

    >>> offered_name("de", (), Random(4))
    'Froher Luchs'
    """
    names = NAMES.get(language, NAMES["en"])
    free = [name for name in names if name not in taken] or names
    return earlier if earlier in free else draws.choice(free)
