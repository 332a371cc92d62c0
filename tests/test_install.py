"""The package installs into a fresh environment, and each extra brings what its commands need."""

import os
import re
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from importlib.metadata import distribution, requires
from pathlib import Path
from urllib.request import Request, urlopen

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import zahlenschlacht
from helpers.building import build_page

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[1]
SECONDS = 280
MAX_PACKAGES = 8
"""How many packages a plain installation may have, ours included."""


def run(*command: str, environment: dict[str, str] | None = None) -> None:
    """Run a program of this Python that must succeed."""
    process = subprocess.run(
        [sys.executable, *command], capture_output=True, text=True, timeout=SECONDS, env=environment, check=False
    )
    assert process.returncode == 0, process.stdout + process.stderr


@dataclass(frozen=True)
class Archives:
    """The two files of a release."""

    sdist: Path
    wheel: Path


@pytest.fixture(scope="module")
def archives(tmp_path_factory: pytest.TempPathFactory) -> Archives:
    """The archives that `make dist` builds. The page is taken as it is, because other tests use it at the same time."""
    build_page()
    folder = tmp_path_factory.mktemp("dist")
    building = {**os.environ, "ZAHLENSCHLACHT_PAGE": "no"}
    run("-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT), environment=building)
    return Archives(*folder.glob("*.tar.gz"), *folder.glob("*.whl"))


class Environment:
    """A virtual environment of its own. No program of the system is on its PATH, in particular no Node."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bin = folder / ("Scripts" if os.name == "nt" else "bin")
        venv.create(folder)
        prefixes = ("LANG", "LC_", "PYTHON", "ZAHLENSCHLACHT_")
        self.variables = {name: value for name, value in os.environ.items() if not name.startswith(prefixes)}
        self.variables["PATH"] = str(self.bin)

    def install(self, *arguments: str) -> None:
        """Install something with pip."""
        pip = (
            "-m",
            "pip",
            "--disable-pip-version-check",
            "--python",
            str(self.folder),
            "install",
            "--no-compile",
            "-q",
        )
        run(*pip, "-q", *arguments, environment=self.variables)

    def link(self, packages: set[str]) -> None:
        """Link the files of packages that are installed here, which takes a tenth of the time of installing them."""
        for package in packages:
            here = distribution(package)
            for file in here.files or ():
                if ".." not in file.parts:
                    link = self.site_packages / file
                    link.parent.mkdir(parents=True, exist_ok=True)
                    link.symlink_to(str(here.locate_file(file)))

    def run(self, *command: str, **variables: str) -> subprocess.CompletedProcess[str]:
        """Run a program of the environment outside the checkout."""
        program = [str(self.bin / command[0]), *command[1:]]
        return subprocess.run(
            program,
            capture_output=True,
            text=True,
            timeout=60,
            cwd=self.folder,
            env=self.variables | variables,
            check=False,
        )

    def packages(self) -> set[str]:
        """The names of the installed packages."""
        listing = "from importlib.metadata import distributions; print(*(d.name.lower() for d in distributions()))"
        return set(self.run("python", "-c", listing).stdout.split())

    @cached_property
    def site_packages(self) -> Path:
        """The folder of the installed packages."""
        return Path(self.run("python", "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").stdout.strip())

    @contextmanager
    def server(self) -> Iterator[str]:
        """The address of the website, served from this environment."""
        database = f"sqlite:///{self.folder / 'matches.sqlite3'}"
        serve = [str(self.bin / "zahlenschlacht"), "serve", "--no-open", "--port", "0", "--database", database]
        pipe = subprocess.PIPE
        with subprocess.Popen(
            serve, stdout=pipe, stderr=pipe, text=True, cwd=self.folder, env=self.variables
        ) as process:
            assert process.stdout is not None
            assert process.stderr is not None
            try:
                line = process.stdout.readline()
                assert line.startswith("Zahlenschlacht is at http://127.0.0.1:"), process.stderr.read()
                yield line.split()[3]
            finally:
                process.terminate()
                process.wait(60)


def read(address: str, **headers: str) -> bytes:
    """The body of a response."""
    with urlopen(Request(address, headers=headers), timeout=60) as response:
        body: bytes = response.read()
        return body


def check_page(address: str) -> None:
    """Check that the page and its first script are served, the script as the brotli copy of the build."""
    html = read(address).decode()
    [script] = re.findall(r"/assets/index-[\w-]+\.js", html)
    with urlopen(Request(f"{address}{script[1:]}", headers={"Accept-Encoding": "br"}), timeout=60) as response:
        assert response.headers["content-encoding"] == "br"


def test_both_archives_carry_the_licences_of_the_page(archives: Archives) -> None:
    with zipfile.ZipFile(archives.wheel) as wheel:
        texts = [wheel.read(name).decode() for name in wheel.namelist() if ".dist-info/licenses/" in name]
        [metadata] = [wheel.read(name).decode() for name in wheel.namelist() if name.endswith("METADATA")]
    assert "License-Expression: MIT AND OFL-1.1 AND Apache-2.0\n" in metadata
    for part in ("MIT License", "@fontsource/kalam", "Indian Type Foundry", "@fluent/bundle", "Apache License"):
        assert any(part in text for text in texts), part


def test_both_archives_carry_the_page_and_its_copies_and_no_packages_of_others(archives: Archives) -> None:
    with tarfile.open(archives.sdist) as sdist, zipfile.ZipFile(archives.wheel) as wheel:
        source = {name.partition("/")[2] for name in sdist.getnames()}
        names = set(wheel.namelist())
    page = {name for name in names if name.startswith("zahlenschlacht/service/web/page/")}
    assert {Path(name).name for name in page} >= {"index.html", "index.html.br", "index.html.gz", "icon.svg"}
    assert {f"src/{name}" for name in page} <= source
    assert not [name for name in source | names if re.search(r"node_modules|\.venv|__pycache__|\.git/", name)]
    assert source >= {"page/package-lock.json", "page/src/main.ts", "hatch_build.py", "Makefile", "LICENSE"}


def test_the_base_is_the_library_and_the_command_line(tmp_path: Path, archives: Archives) -> None:
    fresh = Environment(tmp_path / "base")
    fresh.install(str(archives.wheel))  # without constraints, as everybody gets it
    assert len(fresh.packages()) <= MAX_PACKAGES, fresh.packages()
    assert not fresh.packages() & {
        "numpy",
        "pillow",
        "fastapi",
        "uvicorn",
        "sqlalchemy",
        "psycopg",
        "pydantic",
        "babel",
    }
    version = fresh.run("python", "-c", "import zahlenschlacht; print(zahlenschlacht.__version__)")
    assert version.stdout == f"{zahlenschlacht.__version__}\n"
    solution = fresh.run("zahlenschlacht", "solve", "15", "7")
    assert "winner         A" in solution.stdout
    assert fresh.run("python", "-m", "zahlenschlacht", "solve", "15", "7").stdout == solution.stdout
    assert "partner" in fresh.run("zahlenschlacht", "explain", "15", "7").stdout
    for command, extra in ((["serve"], "web"), (["atlas", "--out", "map.png"], "atlas")):
        refusal = fresh.run("zahlenschlacht", *command)
        assert refusal.returncode == 2
        assert refusal.stderr.endswith(f"is not installed: pip install 'zahlenschlacht[{extra}]'\n")
        assert refusal.stderr.count("\n") == 1
        german = fresh.run("zahlenschlacht", *command, LANG="de_DE.UTF-8")
        assert f"ist nicht installiert: pip install 'zahlenschlacht[{extra}]'" in german.stderr


def test_the_lowest_allowed_versions_suffice(tmp_path: Path, archives: Archives) -> None:
    fresh = Environment(tmp_path / "lowest")
    (tmp_path / "lowest.txt").write_text(
        subprocess.run([sys.executable, ".ci/lowest.py"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    )
    fresh.install("--constraint", str(tmp_path / "lowest.txt"), f"{archives.wheel}[atlas]")
    for command in ("solve 15 7", "explain 15 7", "bonds", "atlas --out map.png"):
        process = fresh.run("zahlenschlacht", *command.split())
        assert process.returncode == 0, process.stderr


def test_the_website_needs_one_extra_and_no_node(tmp_path: Path, archives: Archives) -> None:
    fresh = Environment(tmp_path / "web")
    fresh.install("--no-deps", str(archives.wheel))
    requirements = fresh.run("python", "-c", "import importlib.metadata as m; print(m.requires('zahlenschlacht'))")
    assert requirements.stdout == f"{requires('zahlenschlacht')}\n", (
        "install the package again: its requirements changed"
    )
    fresh.link(requirements_of("zahlenschlacht", frozenset({"web"}), set()) - {"zahlenschlacht"})
    assert "psycopg" not in fresh.packages()
    with fresh.server() as address:
        assert b"ok" in read(f"{address}healthz")
        assert b"winner" in read(f"{address}api/solve?n=15&d=7")
        assert b"PNG" in read(f"{address}api/atlas/winner/52/0/0.png")
        check_page(address)
    refusal = fresh.run("zahlenschlacht", "serve", "--database", "postgresql://nobody@127.0.0.1:1/nothing")
    assert refusal.returncode == 2
    assert refusal.stderr == "zahlenschlacht: psycopg is not installed: pip install 'zahlenschlacht[postgres]'\n"
    # From the sdist, with its build requirements, into another environment that finds the other packages in the first.
    second = Environment(tmp_path / "sdist")
    build_requirements = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["build-system"]["requires"]
    for line in build_requirements:
        second.link(requirements_of(Requirement(line).name, frozenset(), set()))
    second.install("--no-deps", "--no-build-isolation", str(archives.sdist))
    (second.site_packages / "others.pth").write_text(f"{fresh.site_packages}\n")
    where = second.run("python", "-c", "import zahlenschlacht; print(zahlenschlacht.__file__)").stdout
    assert where.startswith(str(second.folder))
    with second.server() as address:
        check_page(address)


def requirements_of(package: str, extras: frozenset[str], seen: set[tuple[str, frozenset[str]]]) -> set[str]:
    """The packages that this one and its extras bring here, by what each says that it requires."""
    if (package, extras) in seen:
        return set()
    seen.add((package, extras))
    packages = {package}
    for line in requires(package) or ():
        requirement = Requirement(line)
        if requirement.marker is None or any(requirement.marker.evaluate({"extra": extra}) for extra in ("", *extras)):
            packages |= requirements_of(canonicalize_name(requirement.name), frozenset(requirement.extras), seen)
    return packages


def test_the_constraints_pin_every_package() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pins = {canonicalize_name(line.partition("==")[0]) for line in lines if "==" in line}
    ours = {"zahlenschlacht"}
    group = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["dependency-groups"]["dev"]
    needed = requirements_of("zahlenschlacht", frozenset({"all"}), set())
    for line in group:
        needed |= requirements_of(canonicalize_name(Requirement(line).name), frozenset(), set())
    assert needed - ours - pins == set()
