"""The sentences of explanations: the goal, why a side wins and by which moves, how much it can spare, who proved it.

sort       what a hostile set is made of: "unbonded" numbers if the Divider makes the last move, otherwise "bonded" ones
spare      how many of the winner's next moves may be careless. A move of the closer lowers the margin by at most one
           and never raises it; a move of the other player raises it by at most one and never lowers it
"""

from collections.abc import Iterator
from math import gcd
from typing import Literal, TypeAlias

from ..game.bonds import Bond
from ..game.rules import Player, Position, Variant
from ..solution.certificates import Certificate
from ..solution.classics import classic_about
from ..solution.paper import fixing_residue, rulings
from ..solution.residues import partner, superfluous, tally
from ..solution.theory import LAST_TWO, Verdict
from .messages import Message, Part, Value, groups, numbers
from .words import has_words

Values: TypeAlias = dict[str, Value]
Sort: TypeAlias = Literal["bonded", "unbonded"]

MOST_RESIDUES = 3
"""How many residues of winning moves get a sentence of their own."""


def about(variant: Variant, key: str, **values: Value) -> Message:
    """The message with these values and the parameters of the variant's bond: for a sum, `d` and `remainder`."""
    plain = {name: str(value) if isinstance(value, Player) else value for name, value in values.items()}
    return Message(key, {**variant.bond.parameters, **plain})


def when_bonded(bond: Bond) -> Part:
    """The condition for two numbers to be bonded, as a part of a sentence."""
    if has_words(f"bond-{bond.key}"):
        return Part(f"bond-{bond.key}", bond.parameters)
    return Part(f"any-bond-{'means' if bond.meaning else 'text'}", _description(bond))


def _description(bond: Bond) -> dict[str, int | str]:
    """The values of the generated sentences about a bond that has no words of its own."""
    return {"bond": bond.text, "meaning": bond.meaning}


def explain_pair(bond: Bond, x: int, y: int) -> Message:
    """The reason why the two numbers are bonded, or why they are not."""
    figures: Values = {"x": x, "y": y, "sum": x + y, "difference": abs(y - x), "product": x * y, "common": gcd(x, y)}
    key = "holds" if bond.bonded(x, y) else "fails"
    if has_words(f"bond-{bond.key}"):
        return Message(f"bond-{bond.key}.{key}", {**bond.parameters, **figures})
    return Message(f"any-bond-{key}", {**_description(bond), "x": x, "y": y})


def goal(variant: Variant) -> Message:
    """The player who wants the last two numbers bonded, and what that means."""
    names: Values = {"divider": variant.divider, "breaker": variant.breaker}
    if variant.bond.is_sum:
        return about(variant, "goal", **names)
    return about(variant, "goal-bond", when=when_bonded(variant.bond), **names)


def hostile_sort(variant: Variant) -> Sort:
    """The kind of numbers that a hostile set is made of."""
    return "unbonded" if variant.divider_closes else "bonded"


def spare(position: Position, verdict: Verdict) -> tuple[Message, ...]:
    """The number of the winner's next moves that may be careless; empty if all moves win."""
    if is_settled(position, verdict):
        return ()
    moves = verdict.margin if verdict.margin >= 0 else -1 - verdict.margin
    return (about(position.variant, "spare-some" if moves else "spare-none", winner=verdict.winner, spare=moves),)


def citation(position: Position, verdict: Verdict) -> Message:
    """The statement that proves the verdict."""
    if verdict.reason == LAST_TWO:
        return about(position.variant, "cited-last-two")
    classic = None if position.ply else classic_about(position.variant)
    if classic is not None:
        return about(position.variant, "cited-classic", statement=Part(f"statement-{classic.key}", {}))
    # The first ruling is never a win by divisibility: it is a theorem or a lemma about the variant itself.
    statement = rulings(position)[0].statement
    return about(position.variant, "cited-paper", kind=statement.kind, number=statement.number)


def why(position: Position, verdict: Verdict) -> Message:
    """The reason why the winner wins, which a person can check by eye."""
    variant, winner = position.variant, verdict.winner
    key, values = _reason(position, verdict)
    names: Values = {"winner": winner, "loser": winner.other, "sort": hostile_sort(variant)}
    return about(variant, key, **{**names, **values})


def is_settled(position: Position, verdict: Verdict) -> bool:
    """Whether every game from here has the same winner: any two numbers are bonded, or no two are."""
    largest_hostile_set = (position.size + 1) // 2 - verdict.margin
    return largest_hostile_set in (1, position.size)


def _reason(position: Position, verdict: Verdict) -> tuple[str, Values]:
    """The id of the message that says why the winner wins, and its values."""
    variant, certificate = position.variant, verdict.certificate
    closer_wins = verdict.winner is verdict.closer
    if certificate is None:
        return "why-large" if closer_wins else "why-large-hostile", _counts(position, verdict)
    if is_settled(position, verdict):
        return "why-all", {"sort": "bonded" if verdict.winner is variant.divider else "unbonded"}
    if not closer_wins:
        return "why-hostile", _hostile_set(position, certificate)
    if position.size == 3:
        x, y = position.cross((verdict.winning_moves or ())[0]).numbers
        return "why-last-three", {"numbers": numbers(position.numbers), "x": x, "y": y}
    if certificate.kind == "pairing":
        return _pairing(variant, certificate)
    if certificate.kind == "groups" and hostile_sort(variant) == "bonded" and len(certificate.hostile) <= 2:
        return "why-no-three", {}
    if certificate.kind == "groups":
        listing = groups(certificate.groups)
        return "why-groups", {"need": (position.size + 1) // 2 + 1, "count": listing.count, "groups": listing}
    return "why-search", _counts(position, verdict)


def _counts(position: Position, verdict: Verdict) -> Values:
    """The size of a largest hostile set, and the size that the other player needs."""
    half = (position.size + 1) // 2
    return {"need": half + 1, "half": half, "most": half - verdict.margin, "size": position.size}


def _hostile_set(position: Position, certificate: Certificate) -> Values:
    """A hostile set, the numbers to cross out, and how many moves the winner has for that."""
    return {
        "hostile": numbers(certificate.hostile),
        "delete": numbers(certificate.delete),
        "count": len(certificate.delete),
        "moves": position.moves_left // 2,  # the winner does not make the last move
    }


def _pairing(variant: Variant, certificate: Certificate) -> tuple[str, Values]:
    """The pairs, and the number to cross out first if there is one."""
    pairs, by_sum = groups(certificate.groups), variant.bond.is_sum
    if not certificate.delete:
        return "why-pairing" if by_sum else "why-mates", {"pairs": pairs}
    return "why-pairing-after" if by_sum else "why-mates-after", {"pairs": pairs, "number": certificate.delete[0]}


def why_moves(position: Position, verdict: Verdict) -> Iterator[Message]:
    """The reasons why the winning moves win, or why the other moves do not."""
    variant, winner = position.variant, verdict.winner
    names: Values = {"player": winner, "loser": winner.other, "sort": hostile_sort(variant)}
    for key, values in _move_sentences(position, verdict):
        yield about(variant, key, **{**names, **values})


def _move_sentences(position: Position, verdict: Verdict) -> Iterator[tuple[str, Values]]:
    """The ids of the messages and their values."""
    variant, winning = position.variant, verdict.winning_moves or ()
    half = (position.size + 1) // 2
    by_sum = variant.bond.is_sum
    if verdict.winner is not verdict.closer:
        winning_set = set(winning)
        losing = [number for number in position.numbers if number not in winning_set]
        yield "moves-avoid", {"numbers": numbers(losing), "count": len(losing)}
    elif position.size == 3:
        for number in winning:
            x, y = position.cross(number).numbers
            last_two: Values = {"number": number, "x": x, "y": y}
            yield ("class-last-move", {**last_two, "sum": x + y}) if by_sum else ("class-last-two", last_two)
    elif not by_sum:
        yield "class-core", {"count": len(winning), "most": half}
    elif not variant.divider_closes:
        yield "class-bonded", {"count": len(winning), "most": half - 1}
    elif fixing_residue(position) is not None:
        yield "class-pairing", {}
    else:
        yield from _without_partners(position, winning)


def _without_partners(position: Position, winning: tuple[int, ...]) -> Iterator[tuple[str, Values]]:
    """The superfluous numbers, then the larger sides of a few pairs of residues, then how many more moves there are."""
    variant, d = position.variant, position.variant.d
    alone = set(superfluous(position))
    useless = [number for number in winning if number in alone]
    if useless:
        yield "class-superfluous", {"numbers": numbers(useless), "count": len(useless)}
    residues = sorted({number % d for number in winning if number not in alone})
    for r in residues[:MOST_RESIDUES]:
        members = numbers([number for number in winning if number % d == r])
        yield "class-left-over", {"numbers": members, "partners": tally(position).count(partner(variant, r))}
    more = sum(1 for number in winning if number % d in residues[MOST_RESIDUES:])
    if more:
        yield "class-more", {"count": more}
