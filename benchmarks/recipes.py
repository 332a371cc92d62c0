"""How long it takes to check recipes: on all 57 variants, on an even board, and on a board beyond the budget.

Each figure is printed beside its bound; the program exits with 1 if a bound is missed. The ratio compares a recipe with
one that is refuted at once.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import perf_counter

from zahlenschlacht import Variant
from zahlenschlacht.learn.recipes import RECIPES, check, conquers, parse_recipe

SCORE_BOUND, CHECK_BOUND = 200, 1000
"""The longest a score on all 57 variants and a check on the even board may take, in milliseconds."""


def milliseconds(work: Callable[[], object]) -> float:
    """Return the time of the fastest of five rounds."""
    best = float("inf")
    for _ in range(5):
        begin = perf_counter()
        work()
        best = min(best, perf_counter() - begin)
    return best * 1000


def main() -> int:
    """Print the figures; return 1 if a bound is missed."""
    missed = False
    refuted = milliseconds(lambda: conquers(parse_recipe("any")))
    for text in ("first:r1;partner", "superfluous;partner", "balance;partner;larger", "superfluous;larger"):
        recipe = parse_recipe(text)
        taken = milliseconds(lambda recipe=recipe: conquers(recipe))  # type: ignore[misc]
        missed |= taken > SCORE_BOUND
        ratio = f"{taken / refuted:.1f} times `any`"
        print(f"{text}: conquers {len(conquers(recipe))} of 57 in {taken:.0f} ms (bound: {SCORE_BOUND} ms), {ratio}")
    for variant, seat, name, bound in (
        (Variant(30, 8), "B", "closing-breaker", CHECK_BOUND),
        (Variant(25, 12), "A", "pairing", None),
        (Variant(101, 8), "A", "closing-divider", None),
    ):
        result = check(RECIPES[name], variant, seat)
        taken = milliseconds(lambda variant=variant, seat=seat, name=name: check(RECIPES[name], variant, seat))  # type: ignore[misc]
        missed |= bound is not None and taken > bound
        limit = "" if bound is None else f" (bound: {bound} ms)"
        print(f"{name} on {variant}: {result.result} after {result.shapes} shapes in {taken:.0f} ms{limit}")
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
