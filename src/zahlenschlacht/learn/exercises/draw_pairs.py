"""Join bonded numbers in pairs."""

from collections.abc import Collection, Sequence

from ...explanations.reasons import about
from ...game.rules import Position
from ...solution.residues import bonded_to
from .exercise import Exercise, Flaw, Question, certificate_of, pair_flaw, sorted_on_board
from .mark_set import left_over


def most_pairs(position: Position) -> int:
    """The largest number of disjoint bonded pairs.

    >>> from zahlenschlacht.game.rules import Variant
    >>> most_pairs(Variant(7, 7).start()), most_pairs(Variant(15, 7).start())
    (3, 7)
    """
    return (position.size - len(left_over(position))) // 2


def pairs_flaw(position: Position, pairs: Collection[Sequence[int]], least: int) -> Flaw | None:
    """The flaw of a drawing that needs at least `least` disjoint bonded pairs; None if it is right.

    >>> from zahlenschlacht.game.rules import Variant
    >>> pairs_flaw(Variant(7, 7).start(), [(1, 6), (5, 2), (3, 4)], 3)
    >>> pairs_flaw(Variant(7, 7).start(), [(1, 6), (2, 4)], 3).numbers
    (2, 4)
    """
    variant = position.variant
    ends: set[int] = set()
    for pair in pairs:
        numbers = sorted_on_board(position, pair)
        if not len(pair) == len(numbers) == 2:
            return Flaw(about(variant, "flaw-no-pair"), tuple(numbers))
        x, y = numbers
        if not variant.bonded(x, y):
            return pair_flaw(variant, x, y)
        if shared := ends.intersection(pair):
            return Flaw(about(variant, "flaw-twice", number=min(shared)), (min(shared),))
        ends.update(pair)
    if len(pairs) < least:
        missing = next(
            ((x, y) for x in position.numbers if x not in ends for y in bonded_to(position, x) if y not in ends), ()
        )
        return Flaw(about(variant, "flaw-few-pairs", count=len(pairs), least=least), missing)
    return None


def _solution(exercise: Exercise) -> tuple[tuple[int, ...], ...]:
    """The groups of bonded numbers in the certificate, cut into pairs."""
    groups = certificate_of(exercise.position).groups
    return tuple(group[place : place + 2] for group in groups for place in range(0, len(group) - 1, 2))


QUESTIONS = {
    "most": Question(
        _solution,
        lambda exercise, answer: pairs_flaw(exercise.position, answer, most_pairs(exercise.position)),
    )
}
"""Draw as many pairs as possible."""
