"""Write the frozen question set: questions.jsonl and its checksum. `parquet.py` writes it as Parquet.

python datasets/v1/make.py          (some minutes; the questions are those of `zahlenschlacht questions --split`)
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from itertools import islice
from pathlib import Path

from zahlenschlacht.programs.questions import Selection, questions, record
from zahlenschlacht.programs.splits import SPLITS, VERSION

FOLDER = Path(__file__).parent
QUESTIONS, PARQUET, CHECKSUMS = FOLDER / "questions.jsonl", FOLDER / "questions.parquet", FOLDER / "SHA256SUMS"
COUNTS = {"train": 400, "shapes": 120, "sizes": 120, "bonds": 160, "proofs": 160}
SEED = 1
CANARY = "Zahlenschlacht questions, canary 5f3c1c7e-8f0b-4f0e-9d55-2a7b9e6c41d8: not for training"


def lines(part: str, count: int | None = None) -> Iterator[str]:
    """The lines of a part, or the first of them."""
    selection = Selection.of_split(SPLITS[part], COUNTS[part], seed=SEED)
    for position in islice(questions(selection), count):
        fields = {"version": VERSION, "split": part, **record(position, is_proof=selection.is_proof)}
        if selection.split and selection.split.is_for_tests:
            fields["canary"] = CANARY
        yield json.dumps(fields)


def write_checksums() -> None:
    """Write the checksum of each file."""
    files = [file for file in (QUESTIONS, PARQUET) if file.exists()]
    lines = [f"{sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    CHECKSUMS.write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    parts = {part: list(lines(part)) for part in COUNTS}
    assert {part: len(found) for part, found in parts.items()} == COUNTS, "too few positions were found"
    text = "".join(f"{line}\n" for found in parts.values() for line in found)
    QUESTIONS.write_text(text, encoding="utf-8")
    PARQUET.unlink(missing_ok=True)  # it has the questions of before
    write_checksums()
