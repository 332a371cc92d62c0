"""Prints each figure beside its bound. A program that misses a bound exits with status 1."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

__all__ = ["Bounds", "best_seconds"]


def best_seconds(run: Callable[[], object], rounds: int) -> float:
    """Seconds for one run, the best of several rounds."""
    best = float("inf")
    for _ in range(rounds):
        begin = perf_counter()
        run()
        best = min(best, perf_counter() - begin)
    return best


class Bounds:
    """Prints figures beside their bounds and remembers whether one was missed."""

    def __init__(self) -> None:
        self.misses: list[str] = []
        """The labels of the figures that missed their bounds."""

    def at_most(self, label: str, value: float, bound: float, unit: str = "", note: str = "") -> None:
        """Print a figure that must not be above its bound."""
        self._print(label, value, f"at most {bound:,g}{unit}", value <= bound, unit, note)

    def at_least(self, label: str, value: float, bound: float, unit: str = "", note: str = "") -> None:
        """Print a figure that must not be below its bound."""
        self._print(label, value, f"at least {bound:,g}{unit}", value >= bound, unit, note)

    def status(self) -> int:
        """The exit status of the program: 1 if a bound was missed."""
        return int(bool(self.misses))

    def _print(self, label: str, value: float, bound: str, is_kept: bool, unit: str, note: str) -> None:
        if not is_kept:
            self.misses.append(label)
        verdict = "" if is_kept else ", MISSED"
        print(f"{label}: {value:,.4g}{unit} (bound: {bound}{verdict}){note and '; '}{note}")
