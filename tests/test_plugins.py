"""Plug-ins: strategies and bonds from files and installed packages, and none of them by a request to the website."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from zahlenschlacht import InputError, Player, Variant, explain, read, solve, strategy
from zahlenschlacht.audit.oracle import SetOracle
from zahlenschlacht.game.bonds import Bond, load_bond
from zahlenschlacht.service.match import Seat, check, new_match, play

PLUGINS = Path(__file__).parents[1] / "docs" / "plugins"
ENTRY_POINTS = """
[zahlenschlacht.strategies]
stingy = stingy:stingy
broken = stingy:nothing

[zahlenschlacht.bonds]
near = stingy:Near
"""


def run(folder: Path, *arguments: str, keys: str = "", packages: Path | None = None) -> tuple[int, str, str]:
    """Run the command line in a folder, with the packages of another one; return its status, output and errors."""
    environment = {"PATH": "/usr/bin:/bin", "COLUMNS": "200", "PYTHONPATH": str(packages or "")}
    command = [sys.executable, "-m", "zahlenschlacht", *arguments]
    process = subprocess.run(
        command, cwd=folder, env=environment, input=keys, capture_output=True, text=True, timeout=120, check=False
    )
    return process.returncode, process.stdout, process.stderr


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An installed package with entry points: the file of the docs and its metadata."""
    folder = tmp_path_factory.mktemp("installed")
    (folder / "stingy.py").write_text((PLUGINS / "stingy.py").read_text("utf-8"), "utf-8")
    metadata = folder / "stingy-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: stingy\nVersion: 1.0\n", "utf-8")
    (metadata / "entry_points.txt").write_text(ENTRY_POINTS, "utf-8")
    return folder


def test_the_docs_show_their_example_file_unchanged() -> None:
    page = PLUGINS.with_suffix(".md").read_text("utf-8")
    assert f"```python\n{(PLUGINS / 'stingy.py').read_text('utf-8')}```" in page


def test_a_file_in_the_current_folder_is_a_plug_in_of_the_command_line(tmp_path: Path) -> None:
    status, text, errors = run(PLUGINS, "play", "9", "stingy:Near", "--against", "stingy:stingy", keys="1\nq\n")
    assert (status, errors) == (0, "")
    assert "stingy:stingy" in text
    assert "B crosses out 9." in text
    assert "Two numbers are partners if they differ by 1 or 2." in text
    status, text, _ = run(PLUGINS, "score", "stingy:stingy", "9", "4", "--side", "A", "--json")
    assert (status, json.loads(text)[0]["agent"], json.loads(text)[0]["method"]) == (0, "stingy:stingy", "shapes")
    status, text, errors = run(tmp_path, "play", "--against", "stingy:stingy")
    assert status == 2
    assert "'stingy:stingy' cannot be loaded: ModuleNotFoundError: No module named 'stingy'" in errors


def test_entry_points_are_names_everywhere(package: Path, tmp_path: Path) -> None:
    status, text, _ = run(tmp_path, "solve", "Z(9, near): 5 6", "--json", packages=package)
    assert (status, json.loads(text)["turn"], json.loads(text)["crossed"]) == (0, "A", [5, 6])
    status, text, _ = run(tmp_path, "bonds", packages=package)
    assert re.search(r"near +they differ by 1 or 2", text)
    assert "near" in [entry["bond"] for entry in json.loads(run(tmp_path, "bonds", "--json", packages=package)[1])]
    status, text, errors = run(tmp_path, "play", "15", "7", "--against", "stingy", keys="8\nq\n", packages=package)
    assert (status, errors) == (0, "")
    assert "B crosses out 15." in text
    status, _, errors = run(tmp_path, "solve", "9", "far", packages=package)
    assert status == 2
    assert errors.rstrip().endswith("square sum, lines, near")
    status, _, errors = run(tmp_path, "play", "--against", "nobody", packages=package)
    assert errors.rstrip().endswith("even-board, stingy, broken")
    status, _, errors = run(tmp_path, "play", "--against", "broken", packages=package)
    assert status == 2
    assert "'stingy:nothing' cannot be loaded: AttributeError" in errors


class Wordless(Bond):
    """A bond without any words."""

    def bonded(self, x: int, y: int) -> bool:
        return (x * y) % 5 == 1


def test_a_bond_without_words_is_solved_and_explained() -> None:
    variant = Variant(8, Wordless())
    assert variant == Variant(8, Wordless())
    assert str(variant) == "Z(8, wordless)"
    oracle = SetOracle(variant)
    for position in (variant.start(), variant.position([1]), variant.position([2, 5, 7])):
        assert solve(position).winner is oracle.winner(position)
        assert solve(position).winning_moves == oracle.winning_moves(position)
    assert "if they have the bond “wordless”" in explain(variant)
    assert "wenn sie durch „wordless“ verbunden sind" in explain(variant, "de")
    end = variant.position([1, 2, 4, 5, 6, 7])
    assert explain(end).startswith("3 and 8 do not have the bond “wordless”.")


@pytest.mark.parametrize("name", ["this:s", "json.tool:main", "stingy:stingy"])
def test_a_request_never_loads_a_module(name: str) -> None:
    sys.modules.pop("this", None)
    seats = {Player.A: Seat("person"), Player.B: Seat("strategy", name)}
    with pytest.raises(InputError, match="there is no strategy"):
        check(Variant(9, 4), seats)
    match = new_match(Variant(9, 4), seats, seed=1)  # as if an older version had stored it
    with pytest.raises(InputError, match="there is no strategy"):
        play(match, Player.A, 1, ply=0)
    with pytest.raises(InputError, match="there is no bond"):
        read(f"Z(9, {name.replace(':', ' ')})")
    with pytest.raises(InputError, match="there is no bond"):
        Variant(9, name)
    assert "this" not in sys.modules


@pytest.mark.parametrize(
    ("load", "name", "refusal"),
    [
        (strategy, "zahlenschlacht:__version__", "is not a strategy: a strategy is a function"),
        (strategy, "no.such.module:play", "cannot be loaded: ModuleNotFoundError"),
        (load_bond, "zahlenschlacht:Variant", "is not a bond: a bond is a class"),
        (load_bond, "zahlenschlacht.game.bonds:Coprime 3", "the bond coprime takes nothing after it"),
    ],
)
def test_objects_that_are_not_plug_ins_are_refused(load: object, name: str, refusal: str) -> None:
    assert callable(load)
    with pytest.raises(InputError, match=refusal):
        load(name)
