"""Turn the output of Coq for `grid` into CSV on standard output.

The argument is the output of compiling grid.v. A row of the grid reads
``(7, 0, A, "BABA..."%string)``: divisor, remainder, Divider, and the winners for
n = 4, 5, ..., 60, a letter each.
"""

import csv
import re
import sys
from pathlib import Path

SMALLEST_N, LARGEST_N = 4, 60
DIVISORS = range(2, 65)
ROW = re.compile(r'\((\d+),\s*(\d+),\s*([AB]),\s*"([AB]+)"%string\)')


def cells(output: str) -> list[tuple[int, int, int, str, str]]:
    """Return all cells (n, d, remainder, divider, winner) in ascending order."""
    rows = []
    for d, remainder, divider, winners in ROW.findall(output):
        if len(winners) != LARGEST_N - SMALLEST_N + 1:
            raise SystemExit(f"grid.py: the row of d = {d} has {len(winners)} letters")
        for n, winner in enumerate(winners, SMALLEST_N):
            rows.append((n, int(d), int(remainder), divider, winner))
    return sorted(rows)


def expected() -> list[tuple[int, int, int, str]]:
    """Return the cells that the grid must have, without their winners."""
    return sorted(
        (n, d, remainder, divider)
        for d in DIVISORS
        for remainder in {r for r in (0, 1, 2, 3, d - 1) if r < d}
        for divider in "AB"
        for n in range(SMALLEST_N, LARGEST_N + 1)
    )


def main() -> None:
    """Write the grid, or stop when a cell is missing."""
    rows = cells(Path(sys.argv[1]).read_text())
    if [row[:4] for row in rows] != expected():
        raise SystemExit("grid.py: the printed grid is not complete")
    writer = csv.writer(sys.stdout, lineterminator="\n")
    writer.writerow(("n", "d", "remainder", "divider", "winner"))
    writer.writerows(rows)


if __name__ == "__main__":
    main()
