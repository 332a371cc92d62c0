"""The commands that check claims by exhaustive search: those of the package, and conjectures."""

import json
from dataclasses import asdict
from typing import Annotated

from .arguments import Json, Language
from .console import Speaker, console, progress_bar, table
from .options import Argument, Option


def audit(
    bound: Annotated[
        int | None, Option(help="Search every position of boards up to this size; the default is 8.")
    ] = None,
    as_json: Json = False,
    lang: Language = None,
) -> int:
    """Check every statement, the solution and the strategies against exhaustive search."""
    from ..audit import BOUND, checks, run

    all_checks = checks(BOUND if bound is None else bound)
    with progress_bar(sum(len(check.subjects) for check in all_checks)) as update:
        rows = run(all_checks, lambda check, _: update(advance=1, description=check.name))
    failures = sum(row.failures for row in rows)
    if as_json:
        print(json.dumps([asdict(row) for row in rows]))
        return 1 if failures else 0
    say = Speaker(lang)
    head = [say(f"cli-audit-{column}") for column in ("statement", "cases", "failures", "seconds")]
    table(head, [[row.name, f"{row.cases:,}", f"{row.failures:,}", f"{row.seconds:.1f}"] for row in rows])
    for row in rows:
        if row.first_failure is not None:
            console().print(f"{row.name}: {row.first_failure}", style="red")
    seconds = sum(row.seconds for row in rows)
    print(say("cli-audit-total", cases=sum(row.cases for row in rows), failures=failures, seconds=round(seconds)))
    return 1 if failures else 0


def conjecture(
    name: Annotated[str, Argument(help="The conjecture: last-three or last-four.")],
    n: Annotated[int, Option(help="The largest board.")] = 30,
    d: Annotated[int, Option(help="The largest divisor.")] = 12,
    as_json: Json = False,
    lang: Language = None,
) -> int:
    """Test an open question on every board up to a size, and print the boards that the Divider wins."""
    from ..audit.conjectures import check

    results = check(name, n, d)
    if as_json:
        rows = [asdict(result) for result in results]
        print(json.dumps(rows))
        return int(any(row["counterexamples"] for row in rows))
    say = Speaker(lang)
    print(say(f"cli-conjecture-{name}"))
    games, wrong = 0, []
    for result in results:
        print(f"d = {result.d}:", ", ".join(f"{n} {divider}" for n, divider in result.won) or "–", flush=True)
        games += result.boards
        wrong += [f"Z({n}, {result.d}, divider={divider})" for n, divider in result.counterexamples]
    print(say("cli-conjecture-total", games=games, failures=len(wrong)), *wrong)
    return 1 if wrong else 0
