"""The command that checks all claims of the package against exhaustive search."""

from typing import Annotated

import typer

from .arguments import Language
from .console import Speaker, console, progress_bar, table


def audit(
    bound: Annotated[
        int | None,
        typer.Option(help="Search every position of boards up to this size; the default is 8.", show_default=False),
    ] = None,
    lang: Language = None,
) -> int:
    """Check every statement, the solution and the strategies against exhaustive search."""
    from ..audit import BOUND, checks, run

    say = Speaker(lang)
    all_checks = checks(BOUND if bound is None else bound)
    with progress_bar(sum(check.steps for check in all_checks)) as update:
        rows = run(all_checks, lambda check, _: update(advance=1, description=check.name))
    head = [say(f"cli-audit-{column}") for column in ("statement", "cases", "failures", "seconds")]
    table(head, [[row.name, f"{row.cases:,}", f"{row.failures:,}", f"{row.seconds:.1f}"] for row in rows])
    for row in rows:
        if row.first_failure is not None:
            console().print(f"{row.name}: {row.first_failure}", style="red")
    failures = sum(row.failures for row in rows)
    seconds = sum(row.seconds for row in rows)
    print(say("cli-audit-total", cases=sum(row.cases for row in rows), failures=failures, seconds=round(seconds)))
    return 1 if failures else 0
