"""The command that checks all claims of the package against exhaustive search."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from .arguments import Language
from .console import Speaker, console, progress_bar, table

if TYPE_CHECKING:
    from ..audit import Check, Row


def audit(
    bound: Annotated[
        int | None,
        typer.Option(help="Search every position of boards up to this size; the default is 8.", show_default=False),
    ] = None,
    lang: Language = None,
) -> int:
    """Check every statement, the solution and the strategies against exhaustive search."""
    from ..audit import BOUND, checks

    say = Speaker(lang)
    rows = run_with_progress(checks(BOUND if bound is None else bound))
    head = [say(f"cli-audit-{column}") for column in ("statement", "cases", "failures", "seconds")]
    table(head, [[row.name, f"{row.cases:,}", f"{row.failures:,}", f"{row.seconds:.1f}"] for row in rows])
    for row in rows:
        if row.first_failure is not None:
            console().print(f"{row.name}: {row.first_failure}", style="red")
    failures = sum(row.failures for row in rows)
    seconds = sum(row.seconds for row in rows)
    print(say("cli-audit-total", cases=sum(row.cases for row in rows), failures=failures, seconds=round(seconds)))
    return 1 if failures else 0


def run_with_progress(checks: list[Check]) -> list[Row]:
    """Run the checks with a progress bar and return their results."""
    from ..audit import run

    with progress_bar(sum(check.steps for check in checks)) as update:
        return run(checks, lambda check, _: update(advance=1, description=check.name))
