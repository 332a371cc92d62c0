"""How long `zahlenschlacht solve 15 7` takes, and which packages `import zahlenschlacht` loads.

The command is measured in this environment, with the versions of constraints.txt, and in a fresh one with the newest
versions that pip finds, as `pip install zahlenschlacht` brings them. That one also shows how many packages these are.
"""

from __future__ import annotations

import subprocess
import sys
import sysconfig
import tempfile
import venv
from pathlib import Path

from bounds import Bounds, best_seconds

ROOT = Path(__file__).parents[1]


def seconds(command: list[str]) -> float:
    """Seconds for the command, the best of fifteen runs."""
    return best_seconds(lambda: subprocess.run(command, check=True, stdout=subprocess.DEVNULL), 15)


def newest(folder: Path) -> Path:
    """Install the package with the newest versions into a fresh environment, and return the folder of its programs."""
    venv.create(folder)
    pip = [sys.executable, "-m", "pip", "--python", str(folder), "--disable-pip-version-check", "install", "--quiet"]
    subprocess.run([*pip, str(ROOT)], check=True)
    return folder / ("Scripts" if sys.platform == "win32" else "bin")


def main() -> int:
    """Print the figures; return 1 if a bound is missed."""
    bounds = Bounds()
    with tempfile.TemporaryDirectory() as folder:
        programs = {"pinned versions": Path(sysconfig.get_path("scripts")), "newest versions": newest(Path(folder))}
        for versions, scripts in programs.items():
            bare = seconds([str(scripts / "python"), "-c", "pass"])
            solve = seconds([str(scripts / "zahlenschlacht"), "solve", "15", "7"])
            print(f"python -c pass, {versions}: {bare * 1000:.0f} ms")
            label = f"zahlenschlacht solve 15 7, {versions}"
            bounds.at_most(label, solve * 1000, round(bare * 3000 + 100), " ms", "3 times that + 100 ms")
        packages = [path.name.partition("-")[0] for path in Path(folder).rglob("*.dist-info")]
        bounds.at_most("packages of a base installation", len(packages), 15, note=", ".join(sorted(packages)))
    listing = "import sys; old = set(sys.modules); import zahlenschlacht; print(*sorted(set(sys.modules) - old))"
    modules = subprocess.run([sys.executable, "-c", listing], check=True, capture_output=True, text=True).stdout.split()
    loaded = {name.partition(".")[0] for name in modules} - sys.stdlib_module_names - {"zahlenschlacht"}
    names = ", ".join(sorted(loaded))
    bounds.at_most("packages outside the standard library that import zahlenschlacht loads", len(loaded), 0, note=names)
    return bounds.status()


if __name__ == "__main__":
    sys.exit(main())
