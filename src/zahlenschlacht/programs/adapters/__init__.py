"""Adapters to evaluation frameworks for language models: `inspect_tasks`, `reasoning_gym` and `textarena`.

Each needs the extra of its framework. Inspect and reasoning-gym ask questions of a split; TextArena plays whole games.
"""

from collections.abc import Iterator
from typing import Any

from ...explain.words import Words
from ..questions import Selection, questions, record
from ..splits import variants


def records(split: str, count: int, seed: int, chance_at_most: float, language: str) -> Iterator[dict[str, Any]]:
    """The records of critical positions from a part of the split."""
    words = Words(language)
    for position in questions(Selection(variants(split), count, seed=seed, chance_at_most=chance_at_most)):
        yield record(position, words)
