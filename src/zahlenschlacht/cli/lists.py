"""Commands that list what there is: variants, strategies, and how far the paper reaches."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from ..rules import InputError
from .arguments import Language
from .console import Speaker, table

Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def variants(as_json: Json = False, lang: Language = None) -> None:
    """The 57 variants of the paper's website, derived from what it says of them, and the two that have a name."""
    from ..paper import website_variants
    from ..rules import ORIGINAL, SCHOOL

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
    """The bonds: when two numbers are bonded, and the classical fact behind it."""
    from ..bonds import examples
    from ..classics import CLASSICS
    from ..messages import Message

    if as_json:
        cited = {it.word: [classic.citation for classic in CLASSICS if classic.bond is type(it)] for it in examples()}
        told = [{"bond": it.word, "example": it.text, "theorems": cited[it.word]} for it in examples()]
        print(json.dumps(told))
        return
    say = Speaker(lang)
    rows = []
    for bond in examples():
        when, fact = say.sentences([Message(f"bond-{bond.key}", bond.figures), Message(f"bond-{bond.key}.fact")])
        rows.append([bond.text, when, fact])
    table([say("field-bond"), say("cli-bonded-when"), say("cli-fact")], rows)


def strategies(lang: Language = None) -> None:
    """The strategies to play against, and their places in the paper."""
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
    """How many variants Z(n, d) the paper decides, and how many it leaves open."""
    from ..paper import coverage as count

    if not 4 <= bound <= 2000:
        raise InputError(
            "bound-out-of-range", "the bound must be between 4 and {largest}, not {value}", value=bound, largest=2000
        )
    all_variants, question = count(bound), count(bound, question=True)
    if as_json:
        rows = {
            name: {key: getattr(row, key) for key in ("variants", "decided", "by_lemma", "by_remark", "open")}
            for name, row in (("all", all_variants), ("question", question))
        }
        print(json.dumps({"bound": bound, **rows, "by_theorem": all_variants.by_theorem}))
        return
    say = Speaker(lang)

    def share(part: int, whole: int) -> str:
        return f"{part} ({say.percent(part / whole)})" if whole else str(part)

    print(say("cli-coverage-title", bound=bound))
    print()
    head = ["", say("cli-all-variants"), say("cli-question-variants")]
    body = [[say("cli-variants-counted"), str(all_variants.variants), str(question.variants)]]
    for name in ("decided", "by_lemma", "by_remark", "open"):
        cells = [share(getattr(row, name), row.variants) for row in (all_variants, question)]
        body.append([say(f"cli-{name.replace('_', '-')}"), *cells])
    body += [
        [say.citation(f"Theorem {number}"), str(count), str(question.by_theorem[number])]
        for number, count in all_variants.by_theorem.items()
    ]
    table(head, body)
    print()
    print(say("cli-complete-solution"))
