"""A new strategy, statement, bond, language or hint of the coach is one entry and its words, and is found everywhere.

`helpers/registry_report.py` adds the entries of `helpers/new_entries.py` to the registries in a process of its own.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from helpers.new_entries import LOCALES_VARIABLE, write_locales
from zahlenschlacht.explanations.words import LANGUAGES


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The report of a process with one new entry in each registry, and with two new bonds and strategies."""
    locales = tmp_path_factory.mktemp("locales")
    write_locales(locales)
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("LANG", "LC_"))}
    environment |= {LOCALES_VARIABLE: str(locales), "COLUMNS": "200"}
    process = subprocess.run(
        [sys.executable, "-m", "helpers.registry_report"],
        cwd=Path(__file__).parent,
        capture_output=True,
        text=True,
        timeout=250,
        env=environment,
        check=False,
    )
    assert process.returncode == 0, process.stderr
    output: dict[str, Any] = json.loads(process.stdout)
    return output


def test_a_strategy_is_one_entry(report: dict[str, Any]) -> None:
    assert report["game"] == list(range(1, 14))
    assert "Crosses out the smallest number." in report["strategies"]
    assert "A crosses out 1." in report["play"]
    assert "Strategy lowest" in report["checks"]
    assert {"name": "lowest", "citation": "", "takes_share": False} in report["catalogue"]["strategies"]


def test_a_strategy_with_a_share_of_random_moves_is_one_entry(report: dict[str, Any]) -> None:
    assert report["dozing"] == list(range(1, 14))
    assert "Your opponent: Dora." in report["careless"]
    assert "A crosses out 1." in report["careless"]
    assert {"name": "dozing", "citation": "", "takes_share": True} in report["catalogue"]["strategies"]


def test_a_statement_is_one_entry(report: dict[str, Any]) -> None:
    assert report["reason"] == "Theorem 3.3.9"
    assert report["coverage"]["3.3.9"] == 1
    assert report["map"] == "Theorem 3.3.9"
    assert 0.4 < report["far map"] < 0.6
    assert "Theorem 3.3.9" in report["legend"]
    assert "Theorem 3.3.9" in report["checks"]
    entry = next(entry for entry in report["catalogue"]["statements"] if entry["key"] == "3-3-9")
    assert entry["citation"] == "Theorem 3.3.9"
    assert entry["colour"].startswith("#")


def test_a_bond_is_a_class_and_an_entry(report: dict[str, Any]) -> None:
    assert report["notation"] is True
    assert len(report["neighbours"]) > 500
    assert all(report["neighbours"])
    assert report["strategies for B"][0] == "perfect"
    assert report["largest hostile set"] == 4  # every second number
    assert report["listed bonds"][-2]["bond"] == "neighbours"
    assert report["solved"].startswith("Z(9, neighbours)")
    assert "Nothing is proved of them." in report["bonds"]
    assert "Two numbers are partners if they stand side by side." in report["bond"]
    entry = next(entry for entry in report["catalogue"]["bonds"] if entry["word"] == "neighbours")
    assert (entry["key"], entry["example"], entry["takes"]) == ("neighbours", "neighbours", "nothing")
    assert entry["picture"] == [[number, number + 1] for number in range(1, 12)]
    # The page draws its cards from these two, and names no bond by itself.
    assert "neighbours" in [strip["bond"] for strip in report["family"]["strips"]]
    assert entry["explanation"] == {"id": "bond-neighbours.holds", "values": entry["explanation"]["values"]}


def test_a_bond_with_partners_of_its_own_is_solved_by_residues(report: dict[str, Any]) -> None:
    assert len(report["benches"]) > 1000
    assert all(report["benches"])
    # Of 4999 numbers 714 leave each residue, and 1 leaves one more: h is 715 + 714 + 714 + 1.
    assert report["many benches"] == 2500 - (715 + 714 + 714 + 1)
    assert report["scores"] == [1, 1]


def test_a_language_is_its_files(report: dict[str, Any]) -> None:
    assert report["languages"] == [[*LANGUAGES, "fr"], "fr"]
    assert "gagnant" in report["french"]
    assert "il faut au moins 4 nombres, not 3" in report["refused"]
    assert "|".join([*LANGUAGES, "fr"]) in report["options"]
    assert report["catalogue"]["languages"] == [*LANGUAGES, "fr"]


def test_a_hint_is_one_entry(report: dict[str, Any]) -> None:
    assert report["catalogue"]["hints"][-1] == "loud"
    assert "X, look!" in report["play"]
    assert list(report["help"]["hints"])[-1] == "loud"
    assert report["help"]["hints"]["loud"] == [{"id": "help-loud", "values": {"player": "X"}}]
