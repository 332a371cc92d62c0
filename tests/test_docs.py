"""The docs say what is true: examples run, games can be read, links lead somewhere."""

from __future__ import annotations

import doctest
import importlib.util
import re
from collections.abc import Callable
from configparser import ConfigParser
from pathlib import Path

import pytest

from zahlenschlacht.game.notation import read, write

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("proofs/*.md")])


EXAMPLES = [page for page in PAGES if ">>> " in page.read_text(encoding="utf-8")]


@pytest.mark.parametrize("page", EXAMPLES, ids=lambda page: page.name)
def test_the_examples_run(page: Path) -> None:
    failed, tried = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert tried > 0
    assert failed == 0


def generated() -> dict[str, Callable[[], str]]:
    """What docs/generate.py writes and can be compared."""
    spec = importlib.util.spec_from_file_location("generate", ROOT / "docs" / "generate.py")
    assert spec is not None
    assert spec.loader is not None
    generate = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(generate)
    found: dict[str, Callable[[], str]] = generate.GENERATED
    return found


def test_generated_files_are_fresh() -> None:
    stale = [name for name, text in generated().items() if (ROOT / name).read_text(encoding="utf-8") != text()]
    assert stale == [], "run `make generate`"


def test_every_folder_is_in_the_layers_and_in_the_guide() -> None:
    package = ROOT / "src" / "zahlenschlacht"
    modules = {it.stem for it in package.iterdir() if (it / "__init__.py").exists() or it.suffix == ".py"}
    contracts = ConfigParser()
    contracts.read(ROOT / ".importlinter", encoding="utf-8")
    layers = set(re.findall(r"zahlenschlacht\.(\w+)", contracts["importlinter:contract:layers"]["layers"]))
    guide = set(re.findall(r"^\| `(\w+)/?`", (ROOT / "CONTRIBUTING.md").read_text("utf-8"), re.MULTILINE))
    assert modules - {"__init__", "__main__"} == layers
    assert layers <= guide


def test_the_readme_has_examples() -> None:
    assert ROOT / "README.md" in EXAMPLES


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_to_files(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_finished_games_in_the_docs_are_games(page: Path) -> None:
    for game in re.findall(r"Z\([^)]*\): [-0-9 ]+ = [AB]", page.read_text(encoding="utf-8")):
        assert write(read(game)) == game
