"""How long it takes to check recipes: on all 57 variants, on an even board, and on a board beyond the budget.

The ratio compares a recipe with one that is refuted at once.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from bounds import Bounds, best_seconds
from zahlenschlacht import Variant
from zahlenschlacht.learn.recipes import RECIPES, check, conquers, parse_recipe

SCORE_BOUND, CHECK_BOUND = 200, 1000
"""The longest a score on all 57 variants and a check on an even board may take, in milliseconds."""


def milliseconds(work: Callable[[], object]) -> float:
    """The time of the fastest of five rounds."""
    return 1000 * best_seconds(work, 5)


def main() -> int:
    """Print the figures; return 1 if a bound is missed."""
    bounds = Bounds()
    baseline = milliseconds(lambda: conquers(parse_recipe("any")))
    for text in ("first:r1;partner", "superfluous;partner", "balance;partner;larger", "superfluous;larger"):
        recipe = parse_recipe(text)
        time = milliseconds(lambda recipe=recipe: conquers(recipe))  # type: ignore[misc]
        note = f"conquers {len(conquers(recipe))} of 57 variants, {time / baseline:.1f} times as long as `any`"
        bounds.at_most(f"{text} on all variants", time, SCORE_BOUND, " ms", note)
    for variant, seat, name, bound in (
        (Variant(30, 8), "B", "closing-breaker", CHECK_BOUND),
        (Variant(500, 500), "B", "closing-breaker", CHECK_BOUND),
        (Variant(25, 12), "A", "pairing", None),
        (Variant(101, 8), "A", "closing-divider", None),
    ):
        result = check(RECIPES[name], variant, seat)
        time = milliseconds(lambda variant=variant, seat=seat, name=name: check(RECIPES[name], variant, seat))  # type: ignore[misc]
        note = f"{result.result} after {result.shapes} shapes"
        if bound is None:
            print(f"{name} on {variant}: {time:.0f} ms; {note}")
        else:
            bounds.at_most(f"{name} on {variant}", time, bound, " ms", note)
    return bounds.status()


if __name__ == "__main__":
    sys.exit(main())
