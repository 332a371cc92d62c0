"""The numbers that stay without a partner when as many numbers as possible are paired off."""

from collections import Counter
from collections.abc import Collection, Sequence
from itertools import combinations

from ...explain.messages import numbers as listing
from ...explain.reasons import about
from ...game.rules import Position, Variant
from ...solution.matching import matching
from ...solution.residues import numbers_by_residue, partner, residue_bond
from .flaws import Flaw, sorted_on_board


def left_over(position: Position) -> tuple[int, ...]:
    """Return one choice of numbers that stay without a partner, ascending.

    >>> from zahlenschlacht.game.rules import Variant
    >>> left_over(Variant(15, 7).start()), left_over(Variant(9, "coprime").start())
    ((15,), (9,))
    """
    if position.variant.bond.residues is None:
        return _alone(position, position.numbers)
    classes = numbers_by_residue(position)
    surplus = {r: _surplus(position.variant, classes, r) for r in classes}
    return tuple(sorted(x for r, numbers in classes.items() for x in numbers[len(numbers) - surplus[r] :]))


def left_over_flaw(position: Position, numbers: Collection[int]) -> Flaw | None:
    """Return what is wrong with the claim that exactly these numbers stay without a partner, or None if it is right.

    >>> from zahlenschlacht.game.rules import Variant
    >>> left_over_flaw(Variant(15, 7).start(), [8])
    >>> left_over_flaw(Variant(15, 7).start(), [3]).message.values["many"].items
    (1, 8, 15)
    """
    marks = sorted_on_board(position, numbers)
    if position.variant.bond.residues:
        return _residue_flaw(position, marks)
    alone = _alone(position, [number for number in position.numbers if number not in marks])
    if alone:
        return Flaw(about(position.variant, "flaw-alone", number=alone[0]))
    least = len(left_over(position))
    if len(marks) > least:
        return Flaw(about(position.variant, "flaw-too-many", count=len(marks), least=least))
    return None


def _surplus(variant: Variant, classes: dict[int, list[int]], r: int) -> int:
    """How many numbers of a residue stay without a partner."""
    other, count = partner(variant, r), len(classes[r])
    return count % 2 if r == other else max(0, count - len(classes.get(other, ())))


def _residue_flaw(position: Position, marks: Sequence[int]) -> Flaw | None:
    """The first residue of which too many or too few numbers were marked."""
    variant, classes = position.variant, numbers_by_residue(position)
    d = residue_bond(variant).d
    counts = Counter(number % d for number in marks)
    for r in sorted(classes):
        if counts[r] != _surplus(variant, classes, r):
            other = partner(variant, r)
            few, many = sorted((classes[r], classes.get(other, [])), key=len)
            nobody_fits = len(many) == 1 if r == other else not few
            sides = "one" if nobody_fits else "own" if r == other else "two"
            return Flaw(about(variant, "flaw-facing", sides=sides, many=listing(many), few=listing(few)))
    return None


def _alone(position: Position, numbers: Sequence[int]) -> tuple[int, ...]:
    """The numbers that a largest matching of these numbers leaves out."""
    neighbours = [0] * len(numbers)
    for i, j in combinations(range(len(numbers)), 2):
        if position.variant.bonded(numbers[i], numbers[j]):
            neighbours[i] |= 1 << j
            neighbours[j] |= 1 << i
    mate = matching(neighbours, (1 << len(numbers)) - 1)
    return tuple(number for place, number in enumerate(numbers) if place not in mate)
