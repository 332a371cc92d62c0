"""The package installs into a fresh environment, and each extra brings what its commands need."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from importlib.metadata import requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import zahlenschlacht

ROOT = Path(__file__).parents[1]
SECONDS = 280


def pip(*command: str) -> None:
    """Let pip do something."""
    words = [sys.executable, "-m", "pip", "--disable-pip-version-check", *command, "-q"]
    # What is built of the page is taken as it is: other tests use it at the same time.
    building = {**os.environ, "ZAHLENSCHLACHT_PAGE": "no"}
    done = subprocess.run(words, capture_output=True, text=True, timeout=SECONDS, env=building, check=False)
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as it is installed, built once."""
    folder = tmp_path_factory.mktemp("wheel")
    pip("wheel", "--no-deps", "--wheel-dir", str(folder), str(ROOT))
    [built] = folder.glob("*.whl")
    return built


class Environment:
    """A virtual environment of its own with the package in it, and with what an extra of it needs."""

    def __init__(self, folder: Path, wheel: Path, extra: str) -> None:
        self.folder = folder
        self.bin = folder / ("Scripts" if os.name == "nt" else "bin")
        venv.create(folder)
        pinned = ["--constraint", str(ROOT / "constraints.txt")]
        pip("--python", str(folder), "install", "--no-compile", *pinned, f"{wheel}{extra}")

    def run(self, *command: str, **environment: str) -> subprocess.CompletedProcess[str]:
        """Run a program of the environment outside the checkout."""
        words = {name: value for name, value in os.environ.items() if not name.startswith(("LANG", "LC_", "PYTHON"))}
        program = [str(self.bin / command[0]), *command[1:]]
        return subprocess.run(
            program, capture_output=True, text=True, timeout=60, cwd=self.folder, env=words | environment, check=False
        )

    def packages(self) -> set[str]:
        """The names of what is installed."""
        listing = "from importlib.metadata import distributions; print(*(d.name.lower() for d in distributions()))"
        return set(self.run("python", "-c", listing).stdout.split())


def test_the_base_is_the_library_and_the_command_line(tmp_path: Path, wheel: Path) -> None:
    fresh = Environment(tmp_path / "base", wheel, "")
    version = fresh.run("python", "-c", "import zahlenschlacht; print(zahlenschlacht.__version__)")
    assert version.stdout == f"{zahlenschlacht.__version__}\n"
    assert "winner         A" in fresh.run("zahlenschlacht", "solve", "15", "7").stdout
    assert "partner" in fresh.run("zahlenschlacht", "explain", "15", "7").stdout
    assert not fresh.packages() & {"numpy", "pillow", "fastapi", "uvicorn", "sqlalchemy", "psycopg"}
    for command, extra in (("serve", "web"), ("atlas", "atlas")):
        refused = fresh.run("zahlenschlacht", command)
        assert refused.returncode == 2
        assert refused.stderr.endswith(f"is not installed: pip install 'zahlenschlacht[{extra}]'\n")
        assert refused.stderr.count("\n") == 1
        german = fresh.run("zahlenschlacht", command, LANG="de_DE.UTF-8")
        assert f"ist nicht installiert: pip install 'zahlenschlacht[{extra}]'" in german.stderr


def test_the_website_needs_one_extra(tmp_path: Path, wheel: Path) -> None:
    fresh = Environment(tmp_path / "web", wheel, "[web]")
    assert "psycopg" not in fresh.packages()
    database = f"sqlite:///{tmp_path / 'matches.sqlite3'}"
    serve = [str(fresh.bin / "zahlenschlacht"), "serve", "--no-open", "--port", "0", "--database", database]
    with subprocess.Popen(serve, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=tmp_path) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        try:
            said = running.stdout.readline()
            assert said.startswith("Zahlenschlacht is at http://127.0.0.1:"), running.stderr.read()
            ask = "import sys, urllib.request as u; print(u.urlopen(sys.argv[1], timeout=60).read())"
            address = said.split()[3]
            assert "ok" in fresh.run("python", "-c", ask, f"{address}healthz").stdout
            assert "winner" in fresh.run("python", "-c", ask, f"{address}api/solve?n=15&d=7").stdout
            tile = f"{address}api/atlas/winner/52/0/0.png"
            assert "PNG" in fresh.run("python", "-c", ask, tile).stdout
        finally:
            running.terminate()
            running.wait(60)
    refused = fresh.run("zahlenschlacht", "serve", "--database", "postgresql://nobody@127.0.0.1:1/nothing")
    assert refused.returncode == 2
    assert refused.stderr == "zahlenschlacht: psycopg is not installed: pip install 'zahlenschlacht[postgres]'\n"


def needed(package: str, extras: frozenset[str], seen: set[tuple[str, frozenset[str]]]) -> set[str]:
    """The packages that this one and its extras bring here, by what each says that it requires."""
    if (package, extras) in seen:
        return set()
    seen.add((package, extras))
    found = {package}
    for line in requires(package) or ():
        requirement = Requirement(line)
        if requirement.marker is None or any(requirement.marker.evaluate({"extra": extra}) for extra in ("", *extras)):
            found |= needed(canonicalize_name(requirement.name), frozenset(requirement.extras), seen)
    return found


def test_the_constraints_pin_every_package() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pinned = {canonicalize_name(line.partition("==")[0]) for line in lines if "==" in line}
    ours = {"zahlenschlacht"}
    assert needed("zahlenschlacht", frozenset({"all", "dev"}), set()) - ours - pinned == set()
