"""Commands that list variants, bonds, strategies, appearances and sequences, and count what the paper decides."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from ..game.rules import InputError, Name
from .arguments import Json, Language
from .console import Speaker, table

if TYPE_CHECKING:
    from ..solution.paper import Coverage


PARTS = ("decided", "by_lemma", "by_remark", "open")
"""The classes of the paper's variants."""


def variants(as_json: Json = False, lang: Language = None) -> None:
    """List the 57 variants of the paper's website, and the two variants that have a name."""
    from ..game.rules import ORIGINAL, SCHOOL
    from ..solution.paper import website_variants

    website = website_variants()
    if as_json:
        rows = [{"n": variant.n, "d": variant.d} for variant in website]
        print(json.dumps({"variants": rows}))
        return
    say = Speaker(lang)
    boards: dict[int, list[str]] = {}
    for variant in website:
        boards.setdefault(variant.n, []).append(str(variant.d))
    print(say("cli-variants-title", count=len(website)))
    print()
    table(["n", "d"], [[str(n), "  ".join(f"{d:>2}" for d in divisors)] for n, divisors in boards.items()])
    print()
    print(say("cli-variants-named", original=str(ORIGINAL), school=str(SCHOOL)))


def bonds(as_json: Json = False, lang: Language = None) -> None:
    """List the bonds: when two numbers are bonded, and the classical fact behind it."""
    from ..explain.reasons import when_bonded
    from ..explain.words import has_words
    from ..game.bonds import examples
    from ..solution.classics import CLASSICS

    bonds = examples(with_plugins=True)
    if as_json:
        entries = [
            {
                "bond": bond.word,
                "example": bond.text,
                "theorems": [classic.citation for classic in CLASSICS if classic.bond is type(bond)],
            }
            for bond in bonds
        ]
        print(json.dumps(entries))
        return
    say = Speaker(lang)
    rows = []
    for bond in bonds:
        when = when_bonded(bond)
        fact = say(f"bond-{bond.key}.fact") if has_words(f"bond-{bond.key}") else ""
        rows.append([bond.text, say(when.id, **when.values), fact])
    table([say("field-bond"), say("cli-bonded-when"), say("cli-fact")], rows)


def strategies(lang: Language = None) -> None:
    """List the strategies to play against, with their citations."""
    from ..explain.words import has_words
    from ..strategies import strategy, strategy_names

    say = Speaker(lang)
    rows = []
    for name in strategy_names():
        entry, key = strategy(name), f"strategy-{name}"
        words = f"{say(key)} {say(f'strategy-{name}.applies')}" if has_words(key) else entry.description
        rows.append([name, words, say.citation(entry.citation)])
    table([say("cli-strategy"), say("cli-what-it-does"), say("cli-citation")], rows)


def appearances(as_json: Json = False, lang: Language = None) -> None:
    """List earlier appearances of the game, each with its source and with the winner of its boards."""
    from ..solution.appearances import APPEARANCES
    from ..solution.theory import solve

    if as_json:
        entries = [
            {
                "key": it.key,
                "source": it.source,
                "year": it.year,
                "address": it.address,
                "boards": {str(variant): solve(variant.start(), lists=False).winner for variant in it.variants},
            }
            for it in APPEARANCES
        ]
        print(json.dumps(entries))
        return
    say = Speaker(lang)
    for place, it in enumerate(APPEARANCES):
        if place:
            print()
        print(it.source if it.year is None else f"{it.source} ({it.year})")
        print(say(f"appearance-{it.key}"))
        for variant in it.variants:
            print(f"  {variant}: {say('winner-wins', winner=solve(variant.start(), lists=False).winner)}")
        if it.address is not None:
            print(f"  {it.address}")


MOST_TERMS = 100_000
"""The most terms of a sequence that are printed."""


def sequence(
    name: Annotated[str, typer.Argument(help="The sequence: frontier, frontier-reversed or boards-of-b.")],
    terms: Annotated[int, typer.Option(help=f"How many terms, at most {MOST_TERMS}.")] = 20,
    oeis: Annotated[bool, typer.Option("--oeis", help="Print a b-file of the On-Line Encyclopedia: d a(d).")] = False,
    lang: Language = None,
) -> None:
    """Print an integer sequence of the game."""
    from ..solution.sequences import SEQUENCES

    if name not in SEQUENCES:
        text = "there is no sequence {value}, choose from {names}"
        raise InputError("unknown-sequence", text, value=name, names=Name(", ".join(SEQUENCES)))
    if not 1 <= terms <= MOST_TERMS:
        text = "the number of terms must be between 1 and {largest}, not {value}"
        raise InputError("terms-out-of-range", text, value=terms, largest=MOST_TERMS)
    entry = SEQUENCES[name]
    if oeis:
        for d, value in entry.terms(terms):
            print(d, value)
        return
    print(Speaker(lang)(f"sequence-{name}"))
    print(f"d = {entry.offset}, {entry.offset + 1}, ...: {', '.join(str(value) for _, value in entry.terms(terms))}")


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
