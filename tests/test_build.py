"""The build of a release: the links of its README, and the check of its archives."""

import io
import re
import sys
import tarfile
import zipfile
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import zahlenschlacht

ROOT = Path(__file__).parents[1]
WEB = "zahlenschlacht/service/web"


def program(name: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A program outside the package."""
    monkeypatch.setattr(sys, "path", [str(ROOT), str(ROOT / ".ci"), *sys.path])
    return import_module(name)


def test_relative_links_become_absolute_and_others_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    absolute_links = program("hatch_build", monkeypatch).absolute_links
    text = "[a](docs/rules.md#bonds) ![b](docs/x.png) [c](#play) [d](https://arxiv.org/abs/1) [e](mailto:x@y)"
    assert absolute_links(text, "https://host/us") == (
        "[a](https://host/us/blob/main/docs/rules.md#bonds) ![b](https://host/us/raw/main/docs/x.png) "
        "[c](#play) [d](https://arxiv.org/abs/1) [e](mailto:x@y)"
    )


def test_every_relative_link_of_the_readme_becomes_absolute(monkeypatch: pytest.MonkeyPatch) -> None:
    absolute_links = program("hatch_build", monkeypatch).absolute_links
    text = absolute_links((ROOT / "README.md").read_text(encoding="utf-8"), "https://host/us")
    assert text.count("https://host/us/raw/main/docs/screenshots/") == 5
    assert "](docs/" not in text


def test_the_version_is_the_same_everywhere() -> None:
    for name in ("CITATION.cff", "page/package.json", "page/package-lock.json"):
        text = (ROOT / name).read_text(encoding="utf-8")
        version = re.search(r'^ *"?version"?: "?([\d.]+)', text, re.MULTILINE)
        assert version is not None, name
        assert version[1] == zahlenschlacht.__version__, "run `make version VERSION=…`"


def archives(folder: Path, sources: dict[str, str], files: dict[str, str]) -> Path:
    """A folder with an sdist of these sources and a wheel of these files."""
    with tarfile.open(folder / "z-1.tar.gz", "w:gz") as sdist:
        for name, text in sources.items():
            entry = tarfile.TarInfo(f"z-1/{name}")
            entry.size = len(text)
            sdist.addfile(entry, io.BytesIO(text.encode()))
    with zipfile.ZipFile(folder / "z-1.whl", "w") as wheel:
        for name, text in files.items():
            wheel.writestr(name, text)
    return folder


def test_a_release_has_the_page_and_its_licences_and_no_untracked_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    check_dist = program("check_dist", monkeypatch)
    page = {f"{WEB}/{name}": "" for name in check_dist.NEEDED}
    sources = {"README.md": "", "PKG-INFO": "", **{f"src/{name}": "" for name in page}}
    about = {"z-1.dist-info/METADATA": "Project-URL: Source, x"}
    licences = {"z-1.dist-info/licenses/licences.txt": " ".join(check_dist.LICENSED)}
    folder = archives(tmp_path, sources, page | about | licences)
    assert check_dist.faults_of(folder, {"README.md"}, is_release=True) == []
    archives(tmp_path, {**sources, "notes.txt": ""}, about)
    faults = check_dist.faults_of(folder, {"README.md"}, is_release=False)
    assert faults[0] == "z-1.tar.gz has notes.txt, which git does not track"
    assert f"z-1.whl has no src/{WEB}/page/licences.txt" in faults
    assert "z-1.whl lacks the licence of svelte" in faults
    archives(tmp_path, sources, page | licences | {"z-1.dist-info/METADATA": ""})
    [fault] = check_dist.faults_of(folder, {"README.md"}, is_release=True)
    assert fault.startswith("the address of the repository is missing")
