"""How fast the solution is: `winner`, `solve`, and games between perfect players."""

from __future__ import annotations

import sys
from random import Random
from time import perf_counter
from timeit import repeat

from bounds import Bounds
from zahlenschlacht import Position, Variant, solve, winner
from zahlenschlacht.strategies import play_out, strategy


def quotient_and_rest(n: int, d: int) -> tuple[int, int]:
    """A Python function with one divmod, with which `winner` is compared."""
    return divmod(n, d)


def best_of(statement: str, names: dict[str, object], times: int) -> float:
    """Seconds for one run of the statement, the best of seven rounds."""
    return min(repeat(statement, globals=names, number=times, repeat=7)) / times


def perfect_games(boards: tuple[int, ...]) -> list[float]:
    """Seconds for a game between two perfect players on Z(n, 8) for each n, the best of nine rounds."""
    perfect = strategy("perfect")
    best = [float("inf")] * len(boards)
    for _ in range(9):
        for place, n in enumerate(boards):
            begin = perf_counter()
            play_out(Variant(n, 8).start(), perfect, perfect, Random(0))
            best[place] = min(best[place], perf_counter() - begin)
    return best


def solve_afresh(position: Position) -> object:
    """The verdict on a new position object, so that nothing is cached."""
    return solve(Variant(position.variant.n, position.variant.d).start())


def main() -> int:
    """Print the figures; return 1 if a bound is missed."""
    bounds = Bounds()
    for label, n, d in (("2017, 8", 2017, 8), ("17, 7", 17, 7), ("10**100 + 1, 10**40", 10**100 + 1, 10**40)):
        yardstick = best_of("f(n, d)", {"f": quotient_and_rest, "n": n, "d": d}, 200_000)
        ratio = best_of("f(n, d)", {"f": winner, "n": n, "d": d}, 200_000) / yardstick
        bounds.at_most(f"winner({label})", ratio, 8, " times a function that does one divmod")

    short, long = perfect_games((2017, 20_170))
    bounds.at_most("perfect game on Z(2017, 8)", short * 1000, 100, " ms")
    bounds.at_most("perfect game on Z(20170, 8)", long / short, 15, " times that")

    for d in (2, 8, 500, 1000, 2001, 5000):
        seconds = best_of("f(p)", {"f": solve_afresh, "p": Variant(2000, d).start()}, 5)
        bounds.at_most(f"solve on Z(2000, {d}) with all lists", seconds * 1000, 5, " ms")
    return bounds.status()


if __name__ == "__main__":
    sys.exit(main())
