"""Write the frozen questions as Parquet too: questions.parquet, and the checksums of both files.

python datasets/v1/parquet.py          (a second; pip install --group datasets brings pyarrow)

The same version of pyarrow writes the same bytes.
"""

from __future__ import annotations

import json

import pyarrow as pa
import pyarrow.parquet as pq
from make import PARQUET, QUESTIONS, write_checksums

TEXTS, NUMBERS, SHARES = ("target",), ("legal", "winning"), ("chance", "informed_chance", "difficulty")
COUNTS = ("version", "margin", "left", "n", "d", "remainder")


def schema(names: list[str]) -> pa.Schema:
    """The type of each field; those without another type are texts."""
    kinds = dict.fromkeys(names, pa.string()) | {"critical": pa.bool_()}
    kinds |= dict.fromkeys(TEXTS, pa.list_(pa.string())) | dict.fromkeys(NUMBERS, pa.list_(pa.int64()))
    kinds |= dict.fromkeys(COUNTS, pa.int64()) | dict.fromkeys(SHARES, pa.float64())
    return pa.schema(list(kinds.items()))


def table() -> pa.Table:
    """The frozen questions; a field that a question lacks is null."""
    records = [json.loads(line) for line in QUESTIONS.read_text(encoding="utf-8").splitlines()]
    names = list(dict.fromkeys(name for record in records for name in record))
    return pa.Table.from_pylist(records, schema=schema(names))


def write(path: str) -> None:
    """Write the table in one row group."""
    pq.write_table(table(), path, compression="zstd")


if __name__ == "__main__":
    write(str(PARQUET))
    write_checksums()
