"""Mark a set of numbers."""

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from itertools import combinations

from ...explanations.messages import Message, numbers
from ...explanations.reasons import about
from ...game.rules import Position, Variant
from ...solution.hostile import hostile_sets
from ...solution.matching import matching
from ...solution.residues import numbers_by_residue, partner, residue_bond, self_partnered
from ...solution.theory import margin, winning_moves
from .exercise import Exercise, Flaw, Question, pair_flaw, sorted_on_board


def hostile_size(position: Position) -> int:
    """The size of a largest hostile set.

    >>> from zahlenschlacht.game.rules import Variant
    >>> hostile_size(Variant(9, 7).start()), hostile_size(Variant(9, 5).start())
    (6, 5)
    """
    return (position.size + 1) // 2 - margin(position)


def hostile_flaw(position: Position, numbers: Collection[int], least: int) -> Flaw | None:
    """The flaw of a hostile set that must have at least `least` numbers; None if it is right.

    >>> from zahlenschlacht.game.rules import Variant
    >>> hostile_flaw(Variant(9, 7).start(), [1, 2, 3, 7, 8, 9], 6)
    >>> hostile_flaw(Variant(9, 7).start(), [1, 2, 3, 4], 6).numbers
    (3, 4)
    """
    marks = sorted_on_board(position, numbers)
    variant = position.variant
    for x, y in combinations(marks, 2):
        if variant.bonded(x, y) is variant.divider_closes:
            return pair_flaw(variant, x, y)
    if len(marks) < least:
        return Flaw(about(variant, "flaw-too-few", count=len(marks), least=least))
    return None


def left_over(position: Position) -> tuple[int, ...]:
    """One choice of numbers that stay without a partner, ascending.

    >>> from zahlenschlacht.game.rules import Variant
    >>> left_over(Variant(15, 7).start()), left_over(Variant(9, "coprime").start())
    ((15,), (9,))
    """
    if position.variant.bond.as_residue_bond is None:
        return _alone(position, position.numbers)
    classes = numbers_by_residue(position)
    surplus = {r: _surplus(position.variant, classes, r) for r in classes}
    return tuple(sorted(x for r, numbers in classes.items() for x in numbers[len(numbers) - surplus[r] :]))


def left_over_flaw(position: Position, numbers: Collection[int]) -> Flaw | None:
    """The flaw of the claim that exactly these numbers stay without a partner; None if it is right.

    >>> from zahlenschlacht.game.rules import Variant
    >>> left_over_flaw(Variant(15, 7).start(), [8])
    >>> left_over_flaw(Variant(15, 7).start(), [3]).message.values["many"].items
    (1, 8, 15)
    """
    marks = sorted_on_board(position, numbers)
    if position.variant.bond.as_residue_bond:
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
            return Flaw(about(variant, "flaw-facing", sides=sides, many=numbers(many), few=numbers(few)))
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


def _question(right_numbers: Callable[[Exercise], Sequence[int]], message_id: str) -> Question:
    """The question for all of the right numbers. The message says why a number is not one of them."""

    def flaw(exercise: Exercise, answer: Collection[int]) -> Flaw | None:
        right, marks = set(right_numbers(exercise)), set(sorted_on_board(exercise.position, answer))
        if marks - right:
            extra = min(marks - right)
            return Flaw(about(exercise.position.variant, message_id, number=extra), (extra,))
        if right - marks:
            return Flaw(Message("flaw-missing", {"count": len(right - marks)}))
        return None

    return Question(lambda exercise: tuple(right_numbers(exercise)), flaw)


def _same_residue(exercise: Exercise) -> Sequence[int]:
    d, number = exercise.position.variant.d, exercise.number or 0
    return [other for other in exercise.position.numbers if (other - number) % d == 0]


def _self_partnered(exercise: Exercise) -> Sequence[int]:
    variant = exercise.position.variant
    return [number for number in exercise.position.numbers if number % variant.d in self_partnered(variant)]


QUESTIONS = {
    "alike": _question(_same_residue, "flaw-not-alike"),
    "winning": _question(lambda exercise: winning_moves(exercise.position), "flaw-not-winning"),
    "own": _question(_self_partnered, "flaw-not-own"),
    "hostile": Question(
        lambda exercise: hostile_sets(exercise.position).largest(),
        lambda exercise, answer: hostile_flaw(exercise.position, answer, hostile_size(exercise.position)),
    ),
    "left-over": Question(
        lambda exercise: left_over(exercise.position),
        lambda exercise, answer: left_over_flaw(exercise.position, answer),
    ),
}
"""Mark all numbers with the residue of `exercise.number`; all winning moves; all numbers of a self-partnered residue; a
largest hostile set; the numbers that stay without a partner."""
