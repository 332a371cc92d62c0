"""What a pupil shows on the board, and what is wrong with it: marked sets and drawn pairs.

flaw       what is wrong with an answer: a sentence, and the numbers to light up
hostile    as in `theory`: any two of the numbers, left as the last two, make the closer lose

Nothing here looks at a prepared answer: the rules and the counts judge, so every right answer is accepted.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import combinations

from .messages import Message
from .reasons import about
from .residues import bonded_to, tally
from .rules import MoveError, Name, Position
from .theory import margin_of


@dataclass(frozen=True, slots=True)
class Flaw:
    """What is wrong with an answer."""

    message: Message
    numbers: tuple[int, ...] = ()
    """The numbers to light up."""
    game: Position | None = None
    """A game that shows what comes of it."""


def hostile_size(position: Position) -> int:
    """How many numbers a largest hostile set has.

    >>> from .rules import Variant
    >>> hostile_size(Variant(9, 7).start()), hostile_size(Variant(9, 5).start())
    (6, 5)
    """
    return (position.size + 1) // 2 - margin_of(tally(position))


def set_flaw(position: Position, numbers: Collection[int], least: int) -> Flaw | None:
    """What is wrong with a hostile set that should have at least so many numbers; None where nothing is.

    >>> from .rules import Variant
    >>> set_flaw(Variant(9, 7).start(), [1, 2, 3, 7, 8, 9], 6)
    >>> set_flaw(Variant(9, 7).start(), [1, 2, 3, 4], 6).numbers
    (3, 4)
    """
    marked = on_the_board(position, numbers)
    variant = position.variant
    closer_divides = variant.closer is variant.divider
    for x, y in combinations(marked, 2):
        if variant.bonded(x, y) == closer_divides:
            key = "flaw-bonded" if closer_divides else "flaw-unbonded"
            return Flaw(about(variant, key, x=x, y=y, sum=x + y), (x, y))
    if len(marked) < least:
        return Flaw(about(variant, "flaw-too-few", count=len(marked), least=least))
    return None


def pairs_flaw(position: Position, pairs: Collection[Sequence[int]], least: int) -> Flaw | None:
    """What is wrong with pairs of bonded numbers, at least so many and no number twice; None where nothing is.

    >>> from .rules import Variant
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
            return Flaw(about(variant, "flaw-unbonded", x=x, y=y, sum=x + y), (x, y))
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

    >>> from .rules import Variant
    >>> most_pairs(Variant(7, 7).start()), most_pairs(Variant(15, 7).start())
    (3, 7)
    """
    board = tally(position)
    own = board.self_counts()
    return (board.size - sum(own) - board.left_over) // 2 + sum(a // 2 for a in own)


def on_the_board(position: Position, numbers: Collection[int]) -> list[int]:
    """The numbers, ascending; all of them must be on the board."""
    for number in numbers:
        if number not in position:
            board = Name(position.variant)
            raise MoveError("not-on-the-board", "{value} is not on the board of {board}", value=number, board=board)
    return sorted(set(numbers))
