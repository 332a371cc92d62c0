"""What the tasks for lm-eval call: they load the frozen questions and grade the replies."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import datasets

from zahlenschlacht.programs.adapters import records
from zahlenschlacht.programs.grading import grade

QUESTIONS = Path(__file__).parents[1] / "questions.jsonl"


def load(split: str, **_: Any) -> dict[str, datasets.Dataset]:
    """The questions of a part."""
    return {"test": datasets.Dataset.from_list(list(records(split, file=str(QUESTIONS))))}


def process_results(doc: dict[str, Any], results: list[str]) -> dict[str, float]:
    """1 for a right answer, and 1 for one that can be read."""
    result = grade(doc, results[0])
    return {"right": float(result.is_right), "readable": float(result.mark not in ("unreadable", "contradictory"))}
