"""The sentences that `explain` is made of: what is wanted, why a side wins, how much it can spare, who proved it.

sort       what a hostile set is made of: "unbonded" numbers when the closer is the Divider, else "bonded" ones
alike      any two numbers on the board are bonded, or no two are
spare      how many of the next moves of the winner may be anything: a move of the closer lowers the margin by at most
           one, a move of the other player raises it by at most one, and neither does the opposite
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import gcd
from typing import TypeAlias

from ..game.bonds import Bond, Sum
from ..game.rules import Player, Position, Variant
from ..solution.certificates import Certificate
from ..solution.classics import classic_about
from ..solution.paper import fixing_residue, rulings
from ..solution.residues import partner, superfluous, tally
from ..solution.theory import Verdict
from .messages import Message, Part, Value, groups, numbers

CLASSES = 3
"""How many residue classes of winning moves get a sentence of their own."""
Values: TypeAlias = dict[str, Value]


def about(variant: Variant, key: str, **values: Value) -> Message:
    """The message with the values that every sentence about the variant may use."""
    bare = {name: str(value) if isinstance(value, Player) else value for name, value in values.items()}
    return Message(key, {**variant.bond.figures, **bare})


def when_bonded(bond: Bond) -> Part:
    """When two numbers are bonded, as a part of a sentence."""
    return Part(f"bond-{bond.key}", bond.figures)


def seen(bond: Bond, x: int, y: int) -> Message:
    """What makes the two numbers bonded, or what keeps them from being so."""
    figures: Values = {"x": x, "y": y, "sum": x + y, "difference": abs(y - x), "product": x * y, "common": gcd(x, y)}
    return Message(f"bond-{bond.key}.{'holds' if bond.bonded(x, y) else 'fails'}", {**bond.figures, **figures})


def goal(variant: Variant) -> Message:
    """Who wants the last two bonded, and what that means."""
    names: Values = {"divider": variant.divider, "breaker": variant.breaker}
    if isinstance(variant.bond, Sum):
        return about(variant, "goal", **names)
    return about(variant, "goal-bond", when=when_bonded(variant.bond), **names)


def hostile_sort(variant: Variant) -> str:
    """What a hostile set is made of."""
    return "unbonded" if variant.divider_closes else "bonded"


def to_spare(position: Position, verdict: Verdict) -> Message:
    """How many of the next moves of the winner may be anything."""
    spare = verdict.margin if verdict.margin >= 0 else -1 - verdict.margin
    key = "spare-some" if spare else "spare-none"
    return about(position.variant, key, winner=verdict.winner, spare=spare)


def citation(position: Position, verdict: Verdict) -> Message:
    """The statement that proves the verdict."""
    classic = None if position.ply else classic_about(position.variant)
    if classic is not None:
        return about(position.variant, "cited-classic", statement=Part(f"statement-{classic.key}", {}))
    cited = rulings(position)
    if not cited:
        return about(position.variant, "cited-last-two")
    # A win by divisibility is never the first: a theorem or a lemma names the variant itself.
    statement = cited[0].statement
    return about(position.variant, "cited-paper", kind=statement.kind, number=statement.number)


@dataclass(frozen=True, slots=True)
class Case:
    """A position whose verdict is to be given a reason, and what the tables below ask of it."""

    position: Position
    verdict: Verdict

    @property
    def proof(self) -> Certificate:
        """The certificate; only where there is one."""
        assert self.verdict.certificate is not None
        return self.verdict.certificate

    @property
    def sums(self) -> bool:
        """Whether the bond is a sum, so that the reason can be given in residues and partners."""
        return isinstance(self.position.variant.bond, Sum)

    @property
    def kind(self) -> str:
        """The kind of certificate where the closer wins and more than one move is to come that matters; else none."""
        return self.proof.kind if self.open else ""

    @property
    def shown(self) -> bool:
        """Whether the board is small enough for a certificate."""
        return self.verdict.certificate is not None

    @property
    def closer_wins(self) -> bool:
        """Whether the player who makes the last move wins."""
        return self.verdict.winner is self.verdict.closer

    @property
    def last_three(self) -> bool:
        """Whether the closer is about to make the last move."""
        return self.position.size == 3

    @property
    def early(self) -> bool:
        """Whether the closer wins, and not with the next move alone."""
        return self.closer_wins and not self.last_three

    @property
    def alike(self) -> bool:
        """Whether the winner wins whatever is played: no two numbers are hostile to the winner."""
        return self.shown and len(self.proof.hostile) in (1, self.position.size)

    @property
    def open(self) -> bool:
        """Whether the closer wins and more than one move is to come that matters."""
        return self.shown and self.closer_wins and not self.alike and not self.last_three

    @property
    def no_three(self) -> bool:
        """Whether no three numbers are hostile to a closing Breaker."""
        return hostile_sort(self.position.variant) == "bonded" and len(self.proof.hostile) <= 2

    @property
    def half(self) -> int:
        """Half the numbers, rounded up."""
        return (self.position.size + 1) // 2


def _large(case: Case) -> Values:
    return {
        "need": case.half + 1,
        "half": case.half,
        "most": case.half - case.verdict.margin,
        "size": case.position.size,
    }


def _alike(case: Case) -> Values:
    winner_divides = case.verdict.winner is case.position.variant.divider
    return {"sort": "bonded" if winner_divides else "unbonded"}


def _hostile(case: Case) -> Values:
    moves = case.position.moves_left // 2  # the winner does not make the last move
    hostile, delete = numbers(case.proof.hostile), numbers(case.proof.delete)
    return {"hostile": hostile, "delete": delete, "count": len(case.proof.delete), "moves": moves}


def _last_three(case: Case) -> Values:
    keeping = (case.verdict.winning_moves or ())[0]
    x, y = case.position.cross(keeping).numbers
    return {"numbers": numbers(case.position.numbers), "x": x, "y": y}


def _pairs(case: Case) -> Values:
    alone: Values = {"number": case.proof.delete[0]} if case.proof.delete else {}
    return {"pairs": groups(case.proof.groups), **alone}


def _groups(case: Case) -> Values:
    parts = groups(case.proof.groups)
    return {"need": case.half + 1, "count": parts.count, "groups": parts}


Row: TypeAlias = tuple[str, Callable[[Case], bool], Callable[[Case], Values]]
WHY: tuple[Row, ...] = (
    ("why-large", lambda case: not case.shown and case.closer_wins, _large),
    ("why-large-hostile", lambda case: not case.shown and not case.closer_wins, _large),
    ("why-all", lambda case: case.alike, _alike),
    ("why-hostile", lambda case: case.shown and not case.closer_wins and not case.alike, _hostile),
    ("why-last-three", lambda case: case.last_three and case.closer_wins and not case.alike, _last_three),
    ("why-pairing", lambda case: case.kind == "pairing" and case.sums and not case.proof.delete, _pairs),
    ("why-pairing-after", lambda case: case.kind == "pairing" and case.sums and bool(case.proof.delete), _pairs),
    ("why-mates", lambda case: case.kind == "pairing" and not case.sums and not case.proof.delete, _pairs),
    ("why-mates-after", lambda case: case.kind == "pairing" and not case.sums and bool(case.proof.delete), _pairs),
    ("why-no-three", lambda case: case.kind == "groups" and case.no_three, lambda case: {}),
    ("why-groups", lambda case: case.kind == "groups" and not case.no_three, _groups),
    ("why-search", lambda case: case.kind == "search", _large),
)
"""Why a side wins: the message, when it is the one to say, and its values. Of every position just one row is true."""


def why(position: Position, verdict: Verdict) -> Message:
    """What a person can check by eye, in the words of the winner."""
    case, variant = Case(position, verdict), position.variant
    key, values = next((key, values) for key, holds, values in WHY if holds(case))
    names: Values = {"winner": verdict.winner, "loser": verdict.winner.other, "sort": hostile_sort(variant)}
    return about(variant, key, **{**names, **values(case)})


def _avoid(case: Case) -> Iterator[tuple[str, Values]]:
    kept = set(case.verdict.winning_moves or ())
    needed = [number for number in case.position.numbers if number not in kept]
    yield "moves-avoid", {"numbers": numbers(needed, "or"), "count": len(needed)}


def _last_moves(case: Case) -> Iterator[tuple[str, Values]]:
    for number in case.verdict.winning_moves or ():
        x, y = case.position.cross(number).numbers
        ends: Values = {"number": number, "x": x, "y": y}
        yield ("class-last-move", {**ends, "sum": x + y}) if case.sums else ("class-last-two", ends)


def _bonded(case: Case) -> Iterator[tuple[str, Values]]:
    yield "class-bonded", {"count": len(case.verdict.winning_moves or ()), "most": case.half - 1}


def _core(case: Case) -> Iterator[tuple[str, Values]]:
    yield "class-core", {"count": len(case.verdict.winning_moves or ()), "most": case.half}


def _pairing(case: Case) -> Iterator[tuple[str, Values]]:
    yield "class-pairing", {}


def _without_partners(case: Case) -> Iterator[tuple[str, Values]]:
    """The superfluous numbers, then the larger sides of some pairs, then how many more there are."""
    position, moves = case.position, case.verdict.winning_moves or ()
    variant, d = position.variant, position.variant.d
    alone = set(superfluous(position))
    useless = [number for number in moves if number in alone]
    if useless:
        yield "class-superfluous", {"numbers": numbers(useless), "count": len(useless)}
    crowded = sorted({number % d for number in moves if number not in alone})
    for r in crowded[:CLASSES]:
        members = numbers([number for number in moves if number % d == r])
        yield "class-left-over", {"numbers": members, "partners": tally(position).count(partner(variant, r))}
    more = sum(1 for number in moves if number % d in crowded[CLASSES:])
    if more:
        yield "class-more", {"count": more}


def _mends(case: Case) -> bool:
    """Whether one move gives every number a partner."""
    return fixing_residue(case.position) is not None


WHY_THESE: tuple[tuple[Callable[[Case], bool], Callable[[Case], Iterator[tuple[str, Values]]]], ...] = (
    (lambda case: not case.closer_wins, _avoid),
    (lambda case: case.closer_wins and case.last_three, _last_moves),
    (lambda case: case.early and not case.sums, _core),
    (lambda case: case.early and case.sums and _divides(case) and _mends(case), _pairing),
    (lambda case: case.early and case.sums and _divides(case) and not _mends(case), _without_partners),
    (lambda case: case.early and case.sums and not _divides(case), _bonded),
)
"""Why just these moves win: when a reason is the one to give, and its sentences. Of every position just one is true."""


def _divides(case: Case) -> bool:
    """Whether the closer is the Divider."""
    return case.position.variant.divider_closes


def why_these(position: Position, verdict: Verdict) -> Iterator[Message]:
    """Why just these moves keep the win, where some do and some do not."""
    case, variant = Case(position, verdict), position.variant
    names: Values = {"player": verdict.winner, "loser": verdict.winner.other, "sort": hostile_sort(variant)}
    sentences = next(sentences for holds, sentences in WHY_THESE if holds(case))
    for key, values in sentences(case):
        yield about(variant, key, **{**names, **values})
