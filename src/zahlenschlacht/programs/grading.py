"""Grades for answers in free text: strict, and with the reason for every refusal.

An answer counts if the reply is a number alone, or if it says in one place which number it means: on a last line of its
own, after "Answer:", or in \\boxed{}. A number somewhere in a sentence is not an answer: "not 7" also names a number.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

MAX_DIGITS = 900
"""The most digits of a number in an answer."""
_DECORATION = r"[\s*_`$\"'“”„«»]*"
_NUMBER = rf"([-−+]?[0-9]{{1,{MAX_DIGITS}}})"
_ALONE = re.compile(rf"{_DECORATION}{_NUMBER}{_DECORATION}\.?{_DECORATION}")
_ANSWER = re.compile(
    r"^[\s*_#>-]*(?:final |endgültige )?(?:answer|antwort)[\s*_]*[:=](.*)$", re.IGNORECASE | re.MULTILINE
)
_BOXED = re.compile(r"\\boxed\s*\{([^{}]*)\}")


class Mark(StrEnum):
    """The kinds of grades."""

    RIGHT = "right"
    """The move wins."""
    WRONG = "wrong"
    """The move is legal, but does not win."""
    ILLEGAL = "illegal"
    """The number is not on the board."""
    UNREADABLE = "unreadable"
    """The reply does not say in one place which number it means."""
    CONTRADICTORY = "contradictory"
    """The reply gives different answers."""


@dataclass(frozen=True, slots=True)
class Grade:
    """The grade of an answer."""

    mark: Mark
    number: int | None
    """The number that the answer names; None if it names none."""
    reason: str
    """The reason for the mark, in English."""

    @property
    def is_right(self) -> bool:
        """Whether the move wins."""
        return self.mark is Mark.RIGHT


def grade(record: Mapping[str, Any], answer: str | None) -> Grade:
    """The grade of an answer to the question of a record, as `questions.record` makes it; None is no answer.

    >>> question = {"legal": [2, 3, 5, 6, 7], "winning": [3, 7]}
    >>> grade(question, "7").mark, grade(question, "I take the pair away.\\n\\nAnswer: **3**").mark
    (<Mark.RIGHT: 'right'>, <Mark.RIGHT: 'right'>)
    >>> grade(question, "not 7").reason
    'no number stands alone, on the last line, after "Answer:" or in \\\\boxed{}'
    """
    number = read_number(answer or "")
    if isinstance(number, Grade):
        return number
    if number not in record["legal"]:
        return Grade(Mark.ILLEGAL, number, f"{number} is not on the board")
    if number in record["winning"]:
        return Grade(Mark.RIGHT, number, f"{number} wins")
    return Grade(Mark.WRONG, number, f"{number} does not win")


def read_number(answer: str) -> int | Grade:
    """The number that the answer names, or the grade that refuses it.

    >>> read_number("−3."), read_number("Antwort: 12")
    (-3, 12)
    """
    places = [match[1] for match in (*_ANSWER.finditer(answer), *_BOXED.finditer(answer))]
    if not places:
        lines = [line for line in answer.splitlines() if line.strip()]
        places = lines[-1:]
    numbers = [_number_alone(place) for place in places if place.strip()]
    distinct = {number for number in numbers if number is not None}
    if len(distinct) > 1:
        return Grade(Mark.CONTRADICTORY, None, f"different answers: {', '.join(map(str, sorted(distinct)))}")
    if not distinct or None in numbers:
        reason = 'no number stands alone, on the last line, after "Answer:" or in \\boxed{}'
        return Grade(Mark.UNREADABLE, None, "the reply is empty" if not answer.strip() else reason)
    return distinct.pop()


def _number_alone(text: str) -> int | None:
    """The number if the text is nothing else; quotes, emphasis and a full stop are allowed around it."""
    box = _BOXED.fullmatch(text.strip(" \t*$."))
    match = _ALONE.fullmatch(box[1] if box else text)
    return None if match is None else int(match[1].replace("−", "-"))
