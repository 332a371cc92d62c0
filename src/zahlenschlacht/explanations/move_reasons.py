"""Explains why some moves keep the win and others do not."""

from collections.abc import Iterator

from ..game.rules import Position
from ..solution.paper import fixing_residue
from ..solution.residues import partner, superfluous, tally
from ..solution.theory import Verdict
from .messages import Message, numbers
from .reasons import Values, about, hostile_sort

MOST_RESIDUES = 3
"""How many residues of winning moves get a sentence of their own."""


def why_moves(position: Position, verdict: Verdict) -> Iterator[Message]:
    """The reasons why the winning moves win, or why the other moves do not."""
    variant, winner = position.variant, verdict.winner
    names: Values = {"player": winner, "loser": winner.other, "sort": hostile_sort(variant)}
    for key, values in _sentences(position, verdict):
        yield about(variant, key, **{**names, **values})


def _sentences(position: Position, verdict: Verdict) -> Iterator[tuple[str, Values]]:
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
