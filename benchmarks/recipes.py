"""How fast recipes are put to the test: all 57 variants, an even board, and one beyond the budget.

Each figure stands beside the bound it is meant to keep; the ratio says how much longer a perfect recipe takes than one
that is refuted at once.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from zahlenschlacht import Variant
from zahlenschlacht.learn.recipes import RECIPES, check, conquers, parse_recipe


def seconds(work: Callable[[], object]) -> float:
    """The best of five rounds."""
    best = float("inf")
    for _ in range(5):
        begin = perf_counter()
        work()
        best = min(best, perf_counter() - begin)
    return best


def main() -> None:
    """Print the figures."""
    refuted = seconds(lambda: conquers(parse_recipe("any")))
    for text in ("first:r1;partner", "superfluous;partner", "balance;partner;larger", "superfluous;larger"):
        recipe = parse_recipe(text)
        taken = seconds(lambda recipe=recipe: conquers(recipe))  # type: ignore[misc]
        score = len(conquers(recipe))
        print(
            f"{text}: conquers {score} of 57 in {taken * 1000:.0f} ms (bound: 200), {taken / refuted:.1f} times `any`"
        )
    for variant, seat, name in (
        (Variant(30, 8), "B", "closing-breaker"),
        (Variant(25, 12), "A", "pairing"),
        (Variant(101, 8), "A", "closing-divider"),
    ):
        found = check(RECIPES[name], variant, seat)
        taken = seconds(lambda variant=variant, seat=seat, name=name: check(RECIPES[name], variant, seat))  # type: ignore[misc]
        bound = " (bound: 1000 ms)" if variant.n == 30 else ""
        print(f"{name} on {variant}: {found.result} after {found.shapes} shapes in {taken * 1000:.0f} ms{bound}")


if __name__ == "__main__":
    main()
