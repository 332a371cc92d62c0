"""How long `zahlenschlacht solve 15 7` takes, and which packages `import zahlenschlacht` loads."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
from pathlib import Path

from bounds import Bounds, best_seconds


def seconds(command: list[str]) -> float:
    """Seconds for the command, the best of fifteen runs."""
    return best_seconds(lambda: subprocess.run(command, check=True, stdout=subprocess.DEVNULL), 15)


def main() -> int:
    """Print the figures; return 1 if a bound is missed."""
    bounds = Bounds()
    bare = seconds([sys.executable, "-c", "pass"])
    solve = seconds([str(Path(sysconfig.get_path("scripts")) / "zahlenschlacht"), "solve", "15", "7"])
    print(f"python -c pass: {bare * 1000:.0f} ms")
    bounds.at_most("zahlenschlacht solve 15 7", solve * 1000, round(bare * 3000 + 100), " ms", "3 times that + 100 ms")
    listing = "import sys; old = set(sys.modules); import zahlenschlacht; print(*sorted(set(sys.modules) - old))"
    modules = subprocess.run([sys.executable, "-c", listing], check=True, capture_output=True, text=True).stdout.split()
    packages = {name.partition(".")[0] for name in modules} - sys.stdlib_module_names - {"zahlenschlacht"}
    names = ", ".join(sorted(packages))
    bounds.at_most(
        "packages outside the standard library that import zahlenschlacht loads", len(packages), 0, note=names
    )
    return bounds.status()


if __name__ == "__main__":
    sys.exit(main())
