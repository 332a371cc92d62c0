"""Check the archives of a release: `check_dist.py FOLDER`, and with --release also that the repository has an address.

The sdist contains nothing but files that git tracks, the built page and the documentation. Both archives have the page,
its licences and the documentation.
"""

from __future__ import annotations

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
WEB = "src/zahlenschlacht/service/web/"
NEEDED = ("page/index.html", "page/index.html.br", "page/licences.txt", "page/proof.txt", "docs/index.html")
LICENSED = ("@fluent/bundle", "@fontsource-variable/inter", "@fontsource/fraunces", "@fontsource/kalam", "svelte")


def faults_of(folder: Path, tracked: set[str], is_release: bool) -> list[str]:
    """The faults of the archives in this folder, whose sources are the tracked files."""
    [sdist], [wheel] = folder.glob("*.tar.gz"), folder.glob("*.whl")
    with tarfile.open(sdist) as archive:
        source = {item.name.partition("/")[2] for item in archive.getmembers() if item.isfile()}
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        [metadata] = [archive.read(name).decode() for name in names if name.endswith(".dist-info/METADATA")]
        texts = [archive.read(name).decode() for name in names if ".dist-info/licenses/" in name]
    others = {name for name in source if not name.startswith((f"{WEB}page/", f"{WEB}docs/"))} - tracked - {"PKG-INFO"}
    faults = [f"{sdist.name} has {name}, which git does not track" for name in sorted(others)]
    for name in NEEDED:
        faults += [f"{sdist.name} has no {WEB}{name}"] * (f"{WEB}{name}" not in source)
        faults += [f"{wheel.name} has no {WEB}{name}"] * (f"{WEB}{name}".removeprefix("src/") not in names)
    faults += [f"{wheel.name} lacks the licence of {name}" for name in LICENSED if not any(name in it for it in texts)]
    if is_release and "Project-URL: Source" not in metadata:
        faults.append("the address of the repository is missing: docs/releasing.md")
    return faults


if __name__ == "__main__":
    files = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    found = faults_of(Path(sys.argv[1]), set(files.splitlines()), "--release" in sys.argv)
    print("\n".join(found) or "The archives are complete.")
    sys.exit(bool(found))
