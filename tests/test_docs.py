"""The docs are right: examples run, games can be read, links lead to files."""

import doctest
import importlib.util
import os
import re
import runpy
import subprocess
import sys
from collections.abc import Callable
from configparser import ConfigParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

import zahlenschlacht
from zahlenschlacht import Player, frontier, winner
from zahlenschlacht.game.notation import read, write

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("proofs/*.md")])


EXAMPLES = [page for page in PAGES if ">>> " in page.read_text(encoding="utf-8")]


@pytest.mark.parametrize("page", EXAMPLES, ids=lambda page: page.name)
def test_the_examples_run(page: Path) -> None:
    failures, examples = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert examples > 0
    assert failures == 0


def generated_texts() -> dict[str, Callable[[], str]]:
    """The functions of docs/generate.py that make the text of a generated file, by its name."""
    spec = importlib.util.spec_from_file_location("generate", ROOT / "docs" / "generate.py")
    assert spec is not None
    assert spec.loader is not None
    generate = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(generate)
    texts: dict[str, Callable[[], str]] = generate.GENERATED
    return texts


def test_generated_files_are_fresh() -> None:
    stale = [name for name, text in generated_texts().items() if (ROOT / name).read_text(encoding="utf-8") != text()]
    assert stale == [], "run `make generate`"


def test_every_folder_is_in_the_layers_and_in_the_guide() -> None:
    package = ROOT / "src" / "zahlenschlacht"
    modules = {path.stem for path in package.iterdir() if (path / "__init__.py").exists() or path.suffix == ".py"}
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


NOTEBOOK = ROOT / "docs" / "notebook.py"


def test_the_notebook_runs_to_the_plot_of_the_frontier(capsys: pytest.CaptureFixture[str]) -> None:
    names = runpy.run_path(str(NOTEBOOK))
    assert "A wins with margin 0 by crossing out one of (1, 8, 15)" in capsys.readouterr().out
    picture = ElementTree.fromstring(names["picture"].text)
    [line] = picture.iter("{http://www.w3.org/2000/svg}polyline")
    ends = [frontier(d) for d in range(2, 17)]
    assert len(str(line.get("points")).split()) == sum(end is not None and end <= 120 for end in ends)
    dots = [(n, d) for d in range(2, 17) for n in range(5, 121, 2) if winner(n, d) is Player.B]
    assert len(list(picture.iter("{http://www.w3.org/2000/svg}circle"))) == len(dots)


def test_every_public_name_has_a_place_in_the_reference() -> None:
    text = (ROOT / "docs/reference.md").read_text(encoding="utf-8")
    places = re.findall(r"^::: zahlenschlacht\.([\w.]+)$", text, re.MULTILINE)
    assert len(places) == len(set(places))
    assert {place for place in places if "." not in place} >= {*zahlenschlacht.__all__}
    for place in places:
        parent, _, name = f"zahlenschlacht.{place}".rpartition(".")
        if not hasattr(importlib.import_module(parent), name):
            assert importlib.util.find_spec(f"{parent}.{name}") is not None, place


def test_the_pages_import_only_what_the_reference_has() -> None:
    places = set(
        re.findall(r"^::: zahlenschlacht\.([\w.]+)$", (ROOT / "docs/reference.md").read_text("utf-8"), re.MULTILINE)
    )
    for page in [*ROOT.glob("docs/*.md"), *ROOT.glob("docs/plugins/*.py"), NOTEBOOK]:
        for module, name in re.findall(r"from zahlenschlacht\.([\w.]+) import (\w+)", page.read_text(encoding="utf-8")):
            assert places & {module, f"{module}.{name}"}, (page.name, module)


def test_every_page_is_in_the_navigation_of_the_site_and_in_the_list() -> None:
    pages = {page.name for page in ROOT.glob("docs/*.md")} - {"README.md"}
    navigation = (ROOT / "mkdocs.yml").read_text("utf-8").partition("nav:")[2]
    assert pages - set(re.findall(r"\w+\.md", navigation)) == set()
    assert pages - set(re.findall(r"\[(\w+\.md)\]", (ROOT / "docs/README.md").read_text("utf-8"))) == set()


def test_every_snippet_passes_strict_type_checks(tmp_path: Path) -> None:
    for page in EXAMPLES:
        examples = doctest.DocTestParser().get_examples(page.read_text(encoding="utf-8"))
        text = "".join(example.source for example in examples)
        (tmp_path / f"{page.stem.lower()}_page.py").write_text(text, encoding="utf-8")
    files = [*sorted(tmp_path.glob("*.py")), NOTEBOOK, *ROOT.glob("docs/plugins/*.py")]
    command = [
        sys.executable,
        "-m",
        "mypy",
        "--strict",
        "--config-file",
        str(ROOT / "pyproject.toml"),
        *map(str, files),
    ]
    environment = {**os.environ, "MYPYPATH": str(ROOT / "docs" / "plugins")}
    process = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=280, check=False
    )
    assert process.returncode == 0, process.stdout + process.stderr
