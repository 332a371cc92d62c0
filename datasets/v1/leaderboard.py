"""Print the entry of an agent for the leaderboard: its score on the questions, corrected for chance.

python datasets/v1/leaderboard.py AGENT replies.jsonl          (each line has the "id" of a question and the "reply")

The score of some questions is (right - chance) / (1 - chance): 1 if all are right, about 0 for guesses. The chance
level is the informed chance, that of a player who knows how the positions were chosen; for proofs it is 0.
"""

from __future__ import annotations

import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from math import sqrt
from pathlib import Path
from typing import Any

from make import QUESTIONS

from zahlenschlacht.programs.grading import grade
from zahlenschlacht.programs.splits import VERSION


def entry(agent: str, records: Iterable[Mapping[str, Any]], replies: Mapping[str, str]) -> dict[str, Any]:
    """The entry of an agent whose replies are given by the ids of the questions; a missing reply is wrong."""
    cells: dict[tuple[str, ...], list[tuple[bool, float]]] = defaultdict(list)
    marks: Counter[str] = Counter()
    for question in records:
        result = grade(question, replies.get(question["id"]))
        marks[result.mark] += 1
        pair = result.is_right, max(question["chance"], question["informed_chance"] or 0)
        part, side = question["split"], f"side {question['side']}"
        for cell in ((part,), (part, side), (part, side, f"{question['left']} left")):
            cells[cell].append(pair)
    figures = {cell: _figures(pairs) for cell, pairs in sorted(cells.items())}
    return {
        "version": VERSION,
        "agent": agent,
        "splits": {cell[0]: figure for cell, figure in figures.items() if len(cell) == 1},
        "cells": {", ".join(cell): figure for cell, figure in figures.items() if len(cell) > 1},
        "marks": dict(sorted(marks.items())),
    }


def _figures(pairs: list[tuple[bool, float]]) -> dict[str, float]:
    """The share of right answers, the chance level, the score, and the score's standard error."""
    count = len(pairs)
    right, chance = (sum(pair[place] for pair in pairs) / count for place in (0, 1))
    score = (right - chance) / (1 - chance) if chance < 1 else 0.0
    error = sqrt(right * (1 - right) / count) / (1 - chance) if chance < 1 else 0.0
    figures = {"right": right, "chance": chance, "score": score, "error": error}
    return {"questions": count} | {name: round(value, 4) for name, value in figures.items()}


def main(agent: str, replies: str) -> None:
    """Print the entry; a part without any reply is left out."""
    records = [json.loads(line) for line in QUESTIONS.read_text(encoding="utf-8").splitlines()]
    answers = {
        line["id"]: line["reply"] for line in map(json.loads, Path(replies).read_text(encoding="utf-8").splitlines())
    }
    parts = {record["split"] for record in records if record["id"] in answers}
    print(json.dumps(entry(agent, [record for record in records if record["split"] in parts], answers), indent=1))


if __name__ == "__main__":
    main(*sys.argv[1:])
