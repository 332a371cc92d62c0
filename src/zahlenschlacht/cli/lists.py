"""Commands that list bonds, strategies, earlier appearances, the items of the paper, and sequences."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Annotated

from ..game.errors import InputError, Name
from .arguments import Json, Language
from .console import Speaker, table
from .options import Argument, Option


def bonds(as_json: Json = False, lang: Language = None) -> None:
    """List the bonds: when two numbers are bonded, and the classical fact behind it."""
    from ..explanations.reasons import when_bonded
    from ..explanations.words import has_words
    from ..game.bonds import examples
    from ..solution.classics import CLASSICS

    bonds = examples(with_plugins=True)
    if as_json:
        theorems = {bond: [classic.citation for classic in CLASSICS if classic.bond is type(bond)] for bond in bonds}
        print(json.dumps([{"bond": bond.word, "example": bond.text, "theorems": theorems[bond]} for bond in bonds]))
        return
    say = Speaker(lang)
    rows = []
    for bond in bonds:
        when = when_bonded(bond)
        fact = say(f"bond-{bond.key}.fact") if has_words(f"bond-{bond.key}") else ""
        rows.append([bond.text, say(when.id, **when.values), fact])
    table([say("field-bond"), say("cli-bonded-when"), say("cli-fact")], rows)


def strategies(as_json: Json = False, lang: Language = None) -> None:
    """List the strategies to play against, with their citations."""
    from ..explanations.words import has_words
    from ..strategies import strategy, strategy_names

    say = Speaker(lang)
    entries = [(name, strategy(name)) for name in strategy_names()]
    if as_json:
        print(json.dumps([{"strategy": name, "citation": entry.citation} for name, entry in entries]))
        return
    rows = []
    for name, entry in entries:
        key = f"strategy-{name}"
        words = f"{say(key)} {say(f'strategy-{name}.applies')}" if has_words(key) else entry.description
        rows.append([name, words, say.citation(entry.citation)])
    table([say("cli-strategy"), say("cli-what-it-does"), say("cli-citation")], rows)


def appearances(as_json: Json = False, lang: Language = None) -> None:
    """List earlier appearances of the game, each with its source and with the winner of its boards."""
    from ..solution.appearances import APPEARANCES
    from ..solution.theory import winner

    if as_json:
        boards = [{str(variant): winner(variant) for variant in it.boards} for it in APPEARANCES]
        entries = [{**asdict(it), "boards": winners} for it, winners in zip(APPEARANCES, boards, strict=True)]
        print(json.dumps(entries))
        return
    say = Speaker(lang)
    for place, it in enumerate(APPEARANCES):
        if place:
            print()
        print(it.source if it.year is None else f"{it.source} ({it.year})")
        print(say(f"appearance-{it.key}"))
        for variant in it.boards:
            print(f"  {variant}: {say('winner-wins', winner=winner(variant))}")
        if it.address is not None:
            print(f"  {it.address}")


def paper(as_json: Json = False, lang: Language = None) -> None:
    """List the paper item by item: what it says, boards with their winners, proofs in Coq, and notes."""
    from ..game.notation import read
    from ..solution.paper_items import ITEMS
    from ..solution.theory import winner

    winners = {text: game.winner or winner(game) for item in ITEMS for text in item.games for game in [read(text)]}
    if as_json:
        print(json.dumps([{**asdict(item), "games": {text: winners[text] for text in item.games}} for item in ITEMS]))
        return
    say = Speaker(lang)
    for item in ITEMS:
        print(say("answers-item-kind", kind=item.kind, number=item.number))
        print(f"  {say(item.message)}")
        if item.has_note:
            print(f"  {say('answers-items-note')} {say(f'answers-note-{item.key}')}")
        for text in item.games:
            print(f"  {text}: {say('winner-wins', winner=winners[text])}")
        if item.proofs:
            print(f"  {say('answers-items-proof')} {', '.join(item.proofs)}")


MOST_TERMS = 100_000
"""The most terms of a sequence that are printed."""


def sequence(
    name: Annotated[str, Argument(help="frontier, frontier-reversed, boards-of-b, odd-divisors-of-a, divisors-of-a.")],
    terms: Annotated[int, Option(help=f"How many terms, at most {MOST_TERMS}.")] = 20,
    oeis: Annotated[bool, Option("--oeis", help="Print a b-file of the On-Line Encyclopedia: i a(i).")] = False,
    as_json: Json = False,
    lang: Language = None,
) -> None:
    """Print an integer sequence of the game."""
    from ..solution.sequences import SEQUENCES

    if name not in SEQUENCES:
        raise InputError("unknown-sequence", value=name, known=Name(", ".join(SEQUENCES)))
    if not 1 <= terms <= MOST_TERMS:
        raise InputError("terms-out-of-range", value=terms, largest=MOST_TERMS)
    entry = SEQUENCES[name]
    if as_json:
        print(json.dumps({"name": name, "offset": entry.offset, "terms": [value for _, value in entry.terms(terms)]}))
        return
    if oeis:
        for index, value in entry.terms(terms):
            print(index, value)
        return
    print(Speaker(lang)(f"sequence-{name}"))
    print(f"a({entry.offset}), a({entry.offset + 1}), ...: {', '.join(str(value) for _, value in entry.terms(terms))}")
