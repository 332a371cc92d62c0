"""How fast the map is filled, and whether the memory for a CSV file stays constant when the window grows."""

from __future__ import annotations

import subprocess
import sys

import numpy as np

from bounds import Bounds, best_seconds
from zahlenschlacht.atlas import LAYERS, atlas
from zahlenschlacht.atlas.cells import Cells

N, D = range(4, 8004), range(2, 8002)
STREAM = """
from zahlenschlacht.atlas import Window
from zahlenschlacht.atlas.files import csv_blocks
size = 0
for block in csv_blocks(Window(range(4, 4 + {columns}), range(2, 2 + {rows})), "margin"):
    size += len(block)
peak = next(line for line in open("/proc/self/status") if line.startswith("VmHWM"))
print(size, peak.split()[1])
"""


def plain_formula(out: Cells) -> None:
    """The closed form of Z(n, d) for each cell, in blocks of a thousand rows; our map is compared with it."""
    n = np.arange(N[0], N[-1] + 1)
    for top in range(0, len(D), 1000):
        d = np.arange(D[top], D[top] + 1000)[:, np.newaxis]
        q, rho = np.divmod(n, d)
        s = np.minimum(rho, d - 1 - rho)
        e = (d % 2 == 0) & (2 * rho >= d)
        odd_d = s < np.maximum(q, 2)
        even_d = (s == 0) | ((q >= 1) & (s <= 2 * q + e - 3))
        out[top : top + 1000] = (n % 2 == 1) & np.where(d % 2 == 1, odd_d, even_d)


def peak_of_stream(columns: int, rows: int) -> tuple[int, int]:
    """The size in bytes of a window as CSV, and the peak memory in kB of a process that writes it."""
    program = STREAM.format(columns=columns, rows=rows)
    output = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True).stdout
    size, peak = map(int, output.split())
    return size, peak


def main() -> int:
    """Print the figures; return 1 if a bound is missed."""
    bounds = Bounds()
    out = np.zeros((len(D), len(N)), np.uint8)
    yardstick = best_seconds(lambda: out.fill(1), 7)
    ours = best_seconds(lambda: atlas(N, D, out=out), 7)
    expected = np.empty_like(out)
    plain = best_seconds(lambda: plain_formula(expected), 2)
    if not np.array_equal(out, expected):
        raise SystemExit("the map differs from the closed form")
    bounds.at_most("8,000 x 8,000 winner map", ours / yardstick, 25, " times array.fill(1)", f"{ours * 1000:.0f} ms")
    bounds.at_least("the plain vectorised formula", plain / ours, 30, " times as long")
    for layer in LAYERS[1:]:
        seconds = best_seconds(lambda layer=layer: atlas(N[:2000], D[:2000], layer=layer), 3)  # type: ignore[misc]
        print(f"2,000 x 2,000 {layer} map: {seconds * 1000:.0f} ms")
    (small, low), (large, high) = peak_of_stream(1000, 300), peak_of_stream(3000, 1000)
    print(f"a CSV of {large / small:.0f} times the size takes {high / low:.2f} times the memory ({high // 1024} MB)")
    return bounds.status()


if __name__ == "__main__":
    sys.exit(main())
