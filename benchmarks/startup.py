"""How fast `zahlenschlacht solve 15 7` starts and ends, and what `import zahlenschlacht` pulls in."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
from pathlib import Path
from time import perf_counter


def seconds(command: list[str]) -> float:
    """The best of fifteen runs."""
    best = float("inf")
    for _ in range(15):
        begin = perf_counter()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        best = min(best, perf_counter() - begin)
    return best


def main() -> None:
    """Print the figures."""
    bare = seconds([sys.executable, "-c", "pass"])
    solve = seconds([str(Path(sysconfig.get_path("scripts")) / "zahlenschlacht"), "solve", "15", "7"])
    print(f"python -c pass: {bare * 1000:.0f} ms")
    print(
        f"zahlenschlacht solve 15 7: {solve * 1000:.0f} ms (bound: 3 times that + 150 ms = {bare * 3000 + 150:.0f} ms)"
    )
    listing = "import sys; old = set(sys.modules); import zahlenschlacht; print(*sorted(set(sys.modules) - old))"
    loaded = subprocess.run([sys.executable, "-c", listing], check=True, capture_output=True, text=True).stdout.split()
    foreign = {name.partition(".")[0] for name in loaded} - sys.stdlib_module_names - {"zahlenschlacht"}
    print(f"import zahlenschlacht loads outside the standard library: {', '.join(sorted(foreign)) or 'nothing'}")


if __name__ == "__main__":
    main()
