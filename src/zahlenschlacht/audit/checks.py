"""Checks: comparisons with the oracle, and how they are run.

subject    one step of the progress bar, usually a variant
case       one comparison with the oracle
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from ..game.errors import ZahlenschlachtError

Case = str | None
"""The failure of a case in one sentence, or None if it passed."""


@dataclass(frozen=True, slots=True)
class Check:
    """A claim of the package, and the subjects on which it is compared with the oracle."""

    name: str
    """The citation of a statement, or the name of the claim."""
    subjects: Sequence[Any]
    """The subjects, one step each."""
    cases: Callable[[Any], Iterator[Case]]
    """Returns the cases of a subject."""


@dataclass(frozen=True, slots=True)
class Row:
    """The outcome of a check."""

    name: str
    """The name of the check."""
    cases: int
    """The number of comparisons."""
    failures: int
    """The number of failed comparisons."""
    seconds: float
    """The duration of the check."""
    first_failure: str | None
    """The first failure, or None."""


def run(checks: Iterable[Check], progress: Callable[[Check, int], None] | None = None) -> list[Row]:
    """The outcome of every check; `progress` is called after each step with the check and its steps so far."""
    return [_row(check, progress) for check in checks]


def _row(check: Check, progress: Callable[[Check, int], None] | None) -> Row:
    start = perf_counter()
    cases = failures = 0
    first_failure: str | None = None
    for steps, subject in enumerate(check.subjects, start=1):
        for failure in _cases(check, subject):
            cases += 1
            if failure is not None:
                failures += 1
                first_failure = first_failure or failure
        if progress is not None:
            progress(check, steps)
    return Row(check.name, cases, failures, perf_counter() - start, first_failure)


def _cases(check: Check, subject: object) -> Iterator[Case]:
    """The cases of a subject; an unexpected error is a failure too."""
    try:
        yield from check.cases(subject)
    except ZahlenschlachtError as error:
        yield f"{subject}: {error}"
