"""Adapters to evaluation frameworks for language models.

`inspect_tasks` and `reasoning_gym` ask questions of a part of the question set; in `textarena` two players play whole
games. Each needs the extra of its framework. What lm-eval and verifiers need is beside the questions, in `datasets`.
"""

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from ...explanations.words import Words
from ..questions import Selection, questions, record
from ..splits import split


def records(
    part: str, count: int | None = None, seed: int = 0, language: str = "en", file: str = ""
) -> Iterator[dict[str, Any]]:
    """The records of a part: those of a file, such as the frozen question set, or else `count` newly drawn ones."""
    if file:
        lines = Path(file).read_text(encoding="utf-8").splitlines()
        yield from islice((entry for entry in map(json.loads, lines) if entry["split"] == part), count)
        return
    words, selection = Words(language), Selection.of_split(split(part), count or 100, seed=seed)
    for position in questions(selection):
        yield {**record(position, words, selection.is_proof), "split": part}
