"""What a check is, and how checks are run.

subject    what a step of the progress bar stands for: most often a variant
case       one comparison with the oracle
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from ..game.rules import ZahlenschlachtError

Case = str | None
"""What is wrong with a case, in a sentence; None where nothing is."""


@dataclass(frozen=True, slots=True)
class Check:
    """A statement or a part of the package, and the subjects on which it is compared with the oracle."""

    name: str
    """The citation of a statement, or what is checked."""
    subjects: Sequence[Any]
    """What is gone through, one step each."""
    cases: Callable[[Any], Iterator[Case]]
    """Every case of a subject."""

    @property
    def steps(self) -> int:
        """How many subjects there are."""
        return len(self.subjects)


@dataclass(frozen=True, slots=True)
class Row:
    """The outcome of a check."""

    name: str
    """The name of the check."""
    cases: int
    """How many comparisons were made."""
    failures: int
    """How many of them failed."""
    seconds: float
    """How long the check took."""
    first_failure: str | None
    """The first thing found wrong; None where nothing was."""


def run(checks: Iterable[Check], progress: Callable[[Check, int], None] | None = None) -> list[Row]:
    """The outcome of every check; `progress` hears of each step: the check and how many steps of it are done."""
    return [_row(check, progress) for check in checks]


def _row(check: Check, progress: Callable[[Check, int], None] | None) -> Row:
    began = perf_counter()
    cases = failures = 0
    first: str | None = None
    for done, subject in enumerate(check.subjects, start=1):
        for wrong in _cases(check, subject):
            cases += 1
            if wrong is not None:
                failures += 1
                first = first or wrong
        if progress is not None:
            progress(check, done)
    return Row(check.name, cases, failures, perf_counter() - began, first)


def _cases(check: Check, subject: object) -> Iterator[Case]:
    """The cases of a subject; a refusal where an answer was due is a failure too."""
    try:
        yield from check.cases(subject)
    except ZahlenschlachtError as refusal:
        yield f"{subject}: {refusal}"
