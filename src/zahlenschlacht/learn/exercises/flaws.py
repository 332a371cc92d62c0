"""What somebody shows on the board, and what is wrong with it: marked sets and drawn pairs.

flaw       what is wrong with an answer: a sentence, and the numbers to light up
hostile    as in `theory`: any two of the numbers, left as the last two, make the closer lose
left over  as in `residues`: without a partner, when as many of the numbers as possible are paired off

Nothing here looks at a prepared answer: the rules and the counts judge, so every right answer is accepted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import combinations

from ...explain.messages import Message
from ...explain.reasons import about
from ...game.bonds import Sum
from ...game.rules import MoveError, Name, Position, Variant
from ...solution.matching import matching
from ...solution.residues import bonded_to, numbers_by_residue, partner
from ...solution.theory import margin


@dataclass(frozen=True, slots=True)
class Flaw:
    """What is wrong with an answer."""

    message: Message
    numbers: tuple[int, ...] = ()
    """The numbers to light up."""
    game: Position | None = None
    """A game that shows what comes of it."""
    groups: tuple[tuple[int, ...], ...] = ()
    """Groups of numbers to be joined on the board."""


def hostile_size(position: Position) -> int:
    """How many numbers a largest hostile set has.

    >>> from zahlenschlacht.game.rules import Variant
    >>> hostile_size(Variant(9, 7).start()), hostile_size(Variant(9, 5).start())
    (6, 5)
    """
    return (position.size + 1) // 2 - margin(position)


def set_flaw(position: Position, numbers: Collection[int], least: int) -> Flaw | None:
    """What is wrong with a hostile set that should have at least so many numbers; None where nothing is.

    >>> from zahlenschlacht.game.rules import Variant
    >>> set_flaw(Variant(9, 7).start(), [1, 2, 3, 7, 8, 9], 6)
    >>> set_flaw(Variant(9, 7).start(), [1, 2, 3, 4], 6).numbers
    (3, 4)
    """
    marked = on_the_board(position, numbers)
    variant = position.variant
    for x, y in combinations(marked, 2):
        if variant.bonded(x, y) is variant.divider_closes:
            return pair_flaw(variant, x, y)
    if len(marked) < least:
        return Flaw(about(variant, "flaw-too-few", count=len(marked), least=least))
    return None


def pairs_flaw(position: Position, pairs: Collection[Sequence[int]], least: int) -> Flaw | None:
    """What is wrong with pairs of bonded numbers, at least so many and no number twice; None where nothing is.

    >>> from zahlenschlacht.game.rules import Variant
    >>> pairs_flaw(Variant(7, 7).start(), [(1, 6), (5, 2), (3, 4)], 3)
    >>> pairs_flaw(Variant(7, 7).start(), [(1, 6), (2, 4)], 3).numbers
    (2, 4)
    """
    variant = position.variant
    seen: set[int] = set()
    for pair in pairs:
        on_the_board(position, pair)
        if len(pair) != 2:
            return Flaw(about(variant, "flaw-no-pair"), tuple(pair))
        x, y = sorted(pair)
        if not variant.bonded(x, y):
            return pair_flaw(variant, x, y)
        twice = seen.intersection(pair)
        if twice:
            return Flaw(about(variant, "flaw-twice", number=min(twice)), (min(twice),))
        seen.update(pair)
    if len(pairs) < least:
        alone = next((x for x in position.numbers if x not in seen and set(bonded_to(position, x)) - seen), None)
        numbers = () if alone is None else (alone, min(set(bonded_to(position, alone)) - seen))
        return Flaw(about(variant, "flaw-few-pairs", count=len(pairs), least=least), numbers)
    return None


def most_pairs(position: Position) -> int:
    """How many pairs of bonded numbers can be drawn so that no number is in two.

    >>> from zahlenschlacht.game.rules import Variant
    >>> most_pairs(Variant(7, 7).start()), most_pairs(Variant(15, 7).start())
    (3, 7)
    """
    return (position.size - len(left_over(position))) // 2


def left_over(position: Position) -> tuple[int, ...]:
    """Numbers that stay without a partner, ascending, when as many as possible are paired off; there may be others.

    >>> from zahlenschlacht.game.rules import Variant
    >>> left_over(Variant(15, 7).start()), left_over(Variant(9, "coprime").start())
    ((15,), (9,))
    """
    if not position.variant.bond.modulus:
        return _unmatched(position, position.numbers)
    classes = numbers_by_residue(position)
    surplus = {r: _surplus(position.variant, classes, r) for r in classes}
    return tuple(sorted(x for r, numbers in classes.items() for x in numbers[len(numbers) - surplus[r] :]))


def left_over_flaw(position: Position, numbers: Collection[int]) -> Flaw | None:
    """What is wrong with numbers of which somebody says that just they stay without a partner; None where nothing is.

    >>> from zahlenschlacht.game.rules import Variant
    >>> left_over_flaw(Variant(15, 7).start(), [8])
    >>> left_over_flaw(Variant(15, 7).start(), [3]).message.values["count"]
    3
    """
    marked = on_the_board(position, numbers)
    if position.variant.bond.modulus:
        return _facing_flaw(position, marked)
    alone = _unmatched(position, [number for number in position.numbers if number not in marked])
    if alone:
        return Flaw(about(position.variant, "flaw-alone", number=alone[0]))
    least = len(left_over(position))
    if len(marked) > least:
        return Flaw(about(position.variant, "flaw-too-many", count=len(marked), least=least))
    return None


def _surplus(variant: Variant, classes: dict[int, list[int]], r: int) -> int:
    """By how many numbers a residue outnumbers its partner; of a self-partnered one, the odd number."""
    other, count = partner(variant, r), len(classes[r])
    return count % 2 if r == other else max(0, count - len(classes.get(other, ())))


def _facing_flaw(position: Position, marked: Sequence[int]) -> Flaw | None:
    """The first residue, facing its partner, of which not as many numbers were marked as are left over."""
    variant, classes = position.variant, numbers_by_residue(position)
    picked = Counter(number % variant.bond.modulus for number in marked)
    for r in sorted(classes):
        if picked[r] != _surplus(variant, classes, r):
            x, y = sorted((r, partner(variant, r)))
            sides = "self" if x == y else "two"
            count, partners = (len(classes.get(side, ())) for side in (x, y))
            return Flaw(
                about(variant, "flaw-facing", sides=sides, residue=x, partner=y, count=count, partners=partners)
            )
    return None


def _unmatched(position: Position, numbers: Sequence[int]) -> tuple[int, ...]:
    """Which of these numbers stay without a partner when as many of them as possible are paired off."""
    friends = [0] * len(numbers)
    for i, j in combinations(range(len(numbers)), 2):
        if position.variant.bonded(numbers[i], numbers[j]):
            friends[i] |= 1 << j
            friends[j] |= 1 << i
    mate = matching(friends, (1 << len(numbers)) - 1)
    return tuple(number for place, number in enumerate(numbers) if place not in mate)


def pair_flaw(variant: Variant, x: int, y: int) -> Flaw:
    """That two numbers are bonded, or that they are not, where it should be otherwise."""
    bonded = variant.bonded(x, y)
    if isinstance(variant.bond, Sum):
        return Flaw(about(variant, "flaw-bonded" if bonded else "flaw-unbonded", x=x, y=y, sum=x + y), (x, y))
    return Flaw(about(variant, "flaw-bonded-here" if bonded else "flaw-unbonded-here", x=x, y=y), (x, y))


def on_the_board(position: Position, numbers: Collection[int]) -> list[int]:
    """The numbers, ascending; all of them must be on the board."""
    for number in numbers:
        if number not in position:
            board = Name(position.variant)
            raise MoveError("not-on-the-board", "{value} is not on the board of {board}", value=number, board=board)
    return sorted(set(numbers))
