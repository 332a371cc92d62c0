"""Commands that list variants, bonds and strategies, and count what the paper decides."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from ..game.rules import InputError
from .arguments import Json, Language
from .console import Speaker, table

if TYPE_CHECKING:
    from ..solution.paper import Coverage

__all__ = ["bonds", "coverage", "strategies", "variants"]

PARTS = ("decided", "by_lemma", "by_remark", "open")
"""The classes of the paper's variants."""


def variants(as_json: Json = False, lang: Language = None) -> None:
    """List the 57 variants of the paper's website, and the two variants that have a name."""
    from ..game.rules import ORIGINAL, SCHOOL
    from ..solution.paper import website_variants

    listed = website_variants()
    if as_json:
        rows = [{"n": variant.n, "d": variant.d} for variant in listed]
        print(json.dumps({"variants": rows}))
        return
    say = Speaker(lang)
    boards: dict[int, list[str]] = {}
    for variant in listed:
        boards.setdefault(variant.n, []).append(str(variant.d))
    print(say("cli-variants-title", count=len(listed)))
    print()
    table(["n", "d"], [[str(n), "  ".join(f"{d:>2}" for d in divisors)] for n, divisors in boards.items()])
    print()
    print(say("cli-variants-named", original=str(ORIGINAL), school=str(SCHOOL)))


def bonds(as_json: Json = False, lang: Language = None) -> None:
    """List the bonds: when two numbers are bonded, and the classical fact behind it."""
    from ..explain.messages import Message
    from ..game.bonds import examples
    from ..solution.classics import CLASSICS

    if as_json:
        citations = {
            it.word: [classic.citation for classic in CLASSICS if classic.bond is type(it)] for it in examples()
        }
        entries = [{"bond": it.word, "example": it.text, "theorems": citations[it.word]} for it in examples()]
        print(json.dumps(entries))
        return
    say = Speaker(lang)
    rows = []
    for bond in examples():
        when, fact = say.sentences([Message(f"bond-{bond.key}", bond.figures), Message(f"bond-{bond.key}.fact")])
        rows.append([bond.text, when, fact])
    table([say("field-bond"), say("cli-bonded-when"), say("cli-fact")], rows)


def strategies(lang: Language = None) -> None:
    """List the strategies to play against, with their citations."""
    from ..strategies import STRATEGIES

    say = Speaker(lang)
    rows = [
        [name, f"{say(f'strategy-{name}')} {say(f'strategy-{name}.applies')}", say.citation(entry.citation)]
        for name, entry in STRATEGIES.items()
    ]
    table([say("cli-strategy"), say("cli-what-it-does"), say("cli-citation")], rows)


def coverage(
    bound: Annotated[int, typer.Argument(help="Count the variants with n up to this bound.")] = 100,
    as_json: Json = False,
    lang: Language = None,
) -> None:
    """Count the variants Z(n, d) that the paper decides and those that it leaves open."""
    from ..solution.paper import coverage as count

    if not 4 <= bound <= 2000:
        raise InputError(
            "bound-out-of-range", "the bound must be between 4 and {largest}, not {value}", value=bound, largest=2000
        )
    everywhere, question = count(bound), count(bound, question=True)
    if as_json:
        rows = {
            name: {key: getattr(row, key) for key in ("variants", *PARTS)}
            for name, row in (("all", everywhere), ("question", question))
        }
        print(json.dumps({"bound": bound, **rows, "by_theorem": everywhere.by_theorem}))
        return
    say = Speaker(lang)
    print(say("cli-coverage-title", bound=bound))
    print()
    table(["", say("cli-all-variants"), say("cli-question-variants")], _coverage_rows((everywhere, question), say))
    print()
    print(say("cli-complete-solution"))


def _coverage_rows(counts: Sequence[Coverage], say: Speaker) -> list[list[str]]:
    """The number of variants, in total, in each class and by each theorem, with a column for each count."""

    def share(part: int, whole: int) -> str:
        return f"{part} ({say.percent(part / whole)})" if whole else str(part)

    rows = [[say("cli-variants-counted"), *(str(row.variants) for row in counts)]]
    for part in PARTS:
        shares = [share(getattr(row, part), row.variants) for row in counts]
        rows.append([say(f"cli-{part.replace('_', '-')}"), *shares])
    theorems = counts[0].by_theorem
    return rows + [[say.citation(f"Theorem {key}"), *(str(row.by_theorem[key]) for row in counts)] for key in theorems]
