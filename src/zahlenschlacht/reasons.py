"""The sentences that `explain` is made of: what is wanted, why a side wins, how much it can spare, who proved it.

sort       what a hostile set is made of: "unbonded" numbers when the closer is the Divider, else "bonded" ones
spare      how many of the next moves of the winner may be anything: a move of the closer lowers the margin by at most
           one, a move of the other player raises it by at most one, and neither does the opposite
"""

from __future__ import annotations

from collections.abc import Iterator

from .messages import Message, Value, groups, numbers
from .paper import fixing_residue, rulings
from .residues import partner, superfluous, tally
from .rules import Player, Position, Variant
from .theory import Verdict

CLASSES = 3
"""How many residue classes of winning moves get a sentence of their own."""


def about(variant: Variant, key: str, **values: Value) -> Message:
    """The message with the values that every sentence about the variant may use."""
    bare = {name: str(value) if isinstance(value, Player) else value for name, value in values.items()}
    return Message(key, {"d": variant.d, "remainder": variant.remainder, **bare})


def goal(variant: Variant) -> Message:
    """Who wants the last two bonded, and what that means."""
    return about(variant, "goal", divider=variant.divider, breaker=variant.breaker)


def hostile_sort(variant: Variant) -> str:
    """What a hostile set is made of."""
    return "unbonded" if variant.closer is variant.divider else "bonded"


def why(position: Position, verdict: Verdict) -> Iterator[Message]:
    """What a person can check by eye, in the words of the winner."""
    variant, proof = position.variant, verdict.certificate
    names: dict[str, Value] = {"winner": verdict.winner, "loser": verdict.winner.other, "sort": hostile_sort(variant)}
    half = (position.size + 1) // 2
    if proof is None:
        key = "why-large" if verdict.margin >= 0 else "why-large-hostile"
        yield about(variant, key, need=half + 1, most=half - verdict.margin, size=position.size, **names)
    elif len(proof.hostile) == 1:
        names["sort"] = "bonded" if variant.closer is variant.divider else "unbonded"
        yield about(variant, "why-all", **names)
    elif proof.kind == "hostile" and not proof.delete:
        yield about(variant, "why-all", **names)
    elif proof.kind == "hostile":
        yield about(
            variant,
            "why-hostile",
            hostile=numbers(proof.hostile),
            delete=numbers(proof.delete),
            count=len(proof.delete),
            moves=position.moves_left // 2,  # the winner does not make the last move
            **names,
        )
    elif position.size == 3:
        yield about(variant, "why-last-three", numbers=numbers(position.numbers), **names)
    elif proof.kind == "pairing" and proof.delete:
        yield about(variant, "why-pairing-after", number=proof.delete[0], pairs=groups(proof.groups), **names)
    elif proof.kind == "pairing":
        yield about(variant, "why-pairing", pairs=groups(proof.groups), **names)
    elif hostile_sort(variant) == "bonded" and len(proof.hostile) <= 2:
        yield about(variant, "why-no-three", **names)
    else:
        parts = groups(proof.groups)
        yield about(variant, "why-groups", need=half + 1, count=parts.count, groups=parts, **names)


def to_spare(position: Position, verdict: Verdict) -> Message:
    """How many of the next moves of the winner may be anything."""
    spare = verdict.margin if verdict.margin >= 0 else -1 - verdict.margin
    key = "spare-some" if spare else "spare-none"
    return about(position.variant, key, winner=verdict.winner, spare=spare)


def citation(position: Position, verdict: Verdict) -> Message:
    """The statement that proves the verdict."""
    cited = rulings(position, lemmas=verdict.certificate is not None)
    if not cited:
        return about(position.variant, "cited-last-two")
    # A win by divisibility is never the first: a theorem or a lemma names the variant itself.
    statement = cited[0].statement
    return about(position.variant, "cited-paper", kind=statement.kind, number=statement.number)


def why_these(position: Position, verdict: Verdict, moves: tuple[int, ...]) -> Iterator[Message]:
    """Why just these moves keep the win, where some do and some do not."""
    variant, d = position.variant, position.variant.d
    values: dict[str, Value] = {"player": verdict.winner, "loser": verdict.winner.other, "sort": hostile_sort(variant)}
    if verdict.winner is not verdict.closer:
        kept = set(moves)
        needed = [number for number in position.numbers if number not in kept]
        yield about(variant, "moves-avoid", numbers=numbers(needed, "or"), count=len(needed), **values)
    elif position.size == 3:
        for number in moves:
            x, y = position.cross(number).numbers
            yield about(variant, "class-last-move", number=number, x=x, y=y, sum=x + y, **values)
    elif hostile_sort(variant) == "bonded":
        half = (position.size + 1) // 2
        yield about(variant, "class-bonded", count=len(moves), most=half - 1, **values)
    elif fixing_residue(position) is not None:
        yield about(variant, "class-pairing")
    else:
        alone = set(superfluous(position))
        useless = [number for number in moves if number in alone]
        if useless:
            yield about(variant, "class-superfluous", numbers=numbers(useless), count=len(useless), **values)
        board = tally(position)
        crowded = sorted({number % d for number in moves if number not in alone})
        for r in crowded[:CLASSES]:
            members = numbers([number for number in moves if number % d == r])
            yield about(variant, "class-left-over", numbers=members, partners=board.count(partner(variant, r)))
        more = sum(1 for number in moves if number % d in crowded[CLASSES:])
        if more:
            yield about(variant, "class-more", count=more)
