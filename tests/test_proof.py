"""The proof and the program agree: cell by cell, and statement by statement."""

import csv
import importlib
import re
from itertools import takewhile
from operator import attrgetter
from pathlib import Path

from zahlenschlacht import Player, winner
from zahlenschlacht.explanations.messages import Message
from zahlenschlacht.explanations.words import LANGUAGES, Words, source
from zahlenschlacht.solution.paper import statements, website_variants
from zahlenschlacht.solution.paper_items import ITEMS

ROOT = Path(__file__).parents[1]


def rows(name: str) -> list[dict[str, str]]:
    with (ROOT / "proofs" / name).open(newline="", encoding="utf-8") as lines:
        return list(csv.DictReader(lines))


def table_rows() -> list[list[str]]:
    """The rows of the table in docs/proof.md: statement, in Coq, in Python."""
    page = (ROOT / "docs" / "proof.md").read_text(encoding="utf-8")
    below = page.partition("| statement | in Coq | in Python |\n")[2].splitlines()
    table = takewhile(lambda line: line.startswith("|"), below)
    return [[cell.strip() for cell in line.split("|")[1:-1]] for line in table][1:]


def test_every_cell_of_the_proved_grid_is_what_python_says() -> None:
    grid = rows("grid.csv")
    cells = set()
    for row in grid:
        n, d, remainder, divider = int(row["n"]), int(row["d"]), int(row["remainder"]), row["divider"]
        assert winner(n, d, remainder, divider) == row["winner"], row
        cells.add((n, d, remainder, divider))
    expected = {(n, d, t, p.value) for n in range(4, 61) for d in range(2, 65) for t in {0, 1, d - 1} for p in Player}
    assert expected <= cells
    assert len(cells) == len(grid)


def test_the_57_variants_are_those_of_the_proof() -> None:
    """The divisors of `variants.website_variant`."""
    website = {
        (n, d)
        for n in range(5, 26, 2)
        for d in range(2, 2 * n + 4)
        if (d != 2 and d in {(n - 1) // 2, (n + 1) // 2, n, n + 1, n + 2}) or n + 2 == 3 * d
    }
    assert {(variant.n, variant.d) for variant in website_variants()} == website


def test_every_theorem_of_the_proof_is_documented_and_every_documented_one_proved() -> None:
    theorems = {(row["statement"], f"{Path(row['file']).stem}.{row['coq']}") for row in rows("statements.csv")}
    names = {(statement, coq.strip("`")) for statement, coq, _ in table_rows() if coq.startswith("`")}
    assert names == theorems
    for row in rows("statements.csv"):
        source = (ROOT / row["file"]).read_text(encoding="utf-8")
        assert re.search(rf"^\s*(Theorem|Lemma|Corollary|Example) {row['coq']}\b", source, re.MULTILINE), row


def test_every_statement_of_the_paper_is_in_the_table() -> None:
    names = {statement for statement, _, _ in table_rows()}
    assert {statement.citation for statement in statements().values()} <= names
    numbers = {number for name in names for number in re.findall(r"\d\.\d\.\d+", name)}
    last = {"2.3": 2, "2.4": 4, "3.1": 11, "3.2": 6}  # the paper numbers definitions, examples and theorems together
    assert numbers == {f"{section}.{number}" for section, end in last.items() for number in range(1, end + 1)}


def test_every_python_name_in_the_table_exists() -> None:
    for _, coq, cell in table_rows():
        if cell == "—":
            assert coq.startswith("`"), "a row without a side"
        else:
            assert python_object(cell.strip("`")) is not None, cell


def test_functions_without_a_proof_exist_and_are_not_in_the_table() -> None:
    page = (ROOT / "docs" / "proof.md").read_text(encoding="utf-8")
    names = re.findall(r"^- `([\w.]+)`", page.partition("## What is not proved")[2], re.MULTILINE)
    assert names
    assert not {f"`{name}`" for name in names} & {cell for _, _, cell in table_rows()}
    for name in names:
        assert python_object(name) is not None, name


def python_object(name: str) -> object:
    """Import folder.module.name from the package."""
    folder, module, attribute = name.split(".", 2)
    return attrgetter(attribute)(importlib.import_module(f"zahlenschlacht.{folder}.{module}"))


def test_every_item_of_the_paper_is_listed_with_its_proofs() -> None:
    """The statements that the audit checks, and the rows of the table that name an item of the paper."""
    proved = {cell.strip("`") for _, cell, _ in table_rows()}
    assert {proof for item in ITEMS for proof in item.proofs} <= proved
    listed = [item.number for item in ITEMS if item.kind in ("lemma", "theorem")]
    assert listed == list(statements())
    kinds = "|".join(("Definition", "Example", "Lemma", "Theorem"))
    named = {
        number
        for statement, _, _ in table_rows()
        if re.match(kinds, statement)
        for number in re.findall(r"\d\.\d\.\d+", statement)
    }
    assert named <= {item.number for item in ITEMS}
    for item in ITEMS:
        for language in LANGUAGES:
            assert Words(language).say(Message(item.message))
        assert (f"answers-note-{item.key} = " in source("en", "atlas")) is item.has_note
