"""The frozen question set: its checksum, its rules, and that the package still draws the same questions."""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from zahlenschlacht import read, winning_moves
from zahlenschlacht.programs import baselines
from zahlenschlacht.programs.grading import grade
from zahlenschlacht.programs.splits import shape_key

FOLDER = Path(__file__).parents[2] / "datasets" / "v1"
sys.path.insert(0, str(FOLDER))
import leaderboard  # noqa: E402
import make  # noqa: E402

TEXT = make.QUESTIONS.read_text(encoding="utf-8")
RECORDS: list[dict[str, Any]] = [json.loads(line) for line in TEXT.splitlines()]
TESTS = [record for record in RECORDS if record["split"] != "train"]


def test_the_checksums_are_those_of_the_files() -> None:
    card = (FOLDER / "README.md").read_text(encoding="utf-8")
    for line in make.CHECKSUMS.read_text(encoding="utf-8").splitlines():
        checksum, name = line.split("  ")
        assert sha256((FOLDER / name).read_bytes()).hexdigest() == checksum
        assert f"sha256:{line}" in card
    assert sha256(TEXT.encode()).hexdigest() in make.CHECKSUMS.read_text(encoding="utf-8")
    assert len(RECORDS) == sum(make.COUNTS.values())


def test_the_parquet_file_has_the_same_questions(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    import parquet
    import pyarrow.parquet as pq

    rows = pq.read_table(make.PARQUET).to_pylist()
    assert len(rows) == len(RECORDS)
    for row, record in zip(rows, RECORDS, strict=True):
        assert row == dict.fromkeys(row) | record  # a field that the record lacks is null
    parquet.write(str(tmp_path / "again"))
    writer = pq.ParquetFile(make.PARQUET).metadata.created_by
    if pq.ParquetFile(tmp_path / "again").metadata.created_by == writer:
        assert (tmp_path / "again").read_bytes() == make.PARQUET.read_bytes()


@pytest.mark.parametrize("part", make.COUNTS)
def test_the_first_questions_are_drawn_again(part: str) -> None:
    frozen = (line for line, record in zip(TEXT.splitlines(), RECORDS, strict=True) if record["split"] == part)
    assert list(make.lines(part, 3)) == list(islice(frozen, 3))


@pytest.mark.slow
def test_all_questions_are_drawn_again() -> None:
    assert "".join(f"{line}\n" for part in make.COUNTS for line in make.lines(part)) == TEXT


def test_no_position_occurs_twice_and_no_shape_of_a_test_in_training() -> None:
    keys, shapes = set(), {True: set[str](), False: set[str]()}
    for record in RECORDS:
        position = read(record["id"])
        keys.add(position.key)
        shapes[record["split"] == "train"].add(shape_key(position))
        assert ("canary" in record) == (record["split"] != "train")
    assert len(keys) == len(RECORDS)
    assert shapes[True].isdisjoint(shapes[False])


def test_the_answers_are_right_and_every_simple_rule_loses() -> None:
    for record in TESTS:
        position = read(record["id"])
        assert grade(record, f"Answer: {record['target'][0]}").is_right
        if record["task"] == "move":
            assert set(record["winning"]) == set(winning_moves(position)) < set(position.numbers)
            assert set(baselines.moves(position).values()).isdisjoint(record["winning"])


def test_an_entry_of_the_leaderboard_is_corrected_for_chance(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    records = [record for record in TESTS if record["split"] == "shapes"][:20]
    perfect = leaderboard.entry("perfect", records, {item["id"]: f"Answer: {item['winning'][0]}" for item in records})
    silent = leaderboard.entry("silent", records, {})
    assert perfect["splits"]["shapes"] == perfect["splits"]["shapes"] | {"questions": 20, "right": 1, "score": 1}
    assert silent["splits"]["shapes"]["right"] == 0 > silent["splits"]["shapes"]["score"]
    assert silent["marks"] == {"unreadable": 20}
    assert {"shapes, side A", "shapes, side B", "shapes, side A, 13 left"} <= set(perfect["cells"])
    for name in baselines.moves(read(records[-1]["id"])):
        replies = {item["id"]: str(baselines.moves(read(item["id"]))[name]) for item in records}
        assert leaderboard.entry(name, records, replies)["splits"]["shapes"]["right"] == 0
    file = tmp_path / "replies.jsonl"
    lines = [json.dumps({"id": item["id"], "reply": item["target"][0]}) for item in TESTS]
    file.write_text("\n".join(lines), encoding="utf-8")
    leaderboard.main("perfect", str(file))
    scores = json.loads(capsys.readouterr().out)["splits"]
    assert {part: figures["score"] for part, figures in scores.items()} == dict.fromkeys(list(scores), 1)
    assert set(scores) == {"shapes", "sizes", "bonds", "proofs"}


def test_the_leaderboard_fits_its_schema_and_its_baselines() -> None:
    schema = json.loads((FOLDER / "leaderboard.schema.json").read_text(encoding="utf-8"))
    entries = json.loads((FOLDER / "leaderboard.json").read_text(encoding="utf-8"))
    assert jsonschema_rs.is_valid(schema, entries)
    assert not jsonschema_rs.is_valid(schema, [{**entries[0], "version": 2}])
    replies = {record["id"]: f"Answer: {record['target'][0]}" for record in TESTS}
    assert entries[0] == leaderboard.entry("perfect", TESTS, replies)
    table = (FOLDER / "README.md").read_text(encoding="utf-8")
    for item in entries:
        is_simple = item["agent"].startswith(("rule", "random"))
        assert not is_simple or all(figures["score"] < 0.2 for figures in item["splits"].values())
        assert f"| {item['agent']} | " in table
