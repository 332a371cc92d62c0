"""Print constraints.txt with the lowest versions that pyproject.toml allows for the library and the map."""

from __future__ import annotations

import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]


def lowest() -> dict[str, str]:
    """The lowest version of each direct requirement of the base and of the extra `atlas`."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    requirements = map(Requirement, (*project["dependencies"], *project["optional-dependencies"]["atlas"]))
    return {it.name: bound.version for it in requirements for bound in it.specifier if bound.operator == ">="}


def constraints() -> str:
    """The constraints, with these versions in place of the pinned ones."""
    pins = [line.partition("==") for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()]
    floors = {canonicalize_name(name): version for name, version in lowest().items()}
    rows = [(name, version) for name, sign, version in pins if sign]
    return "".join(f"{name}=={floors.get(canonicalize_name(name), version)}\n" for name, version in rows)


if __name__ == "__main__":
    print(constraints(), end="")
