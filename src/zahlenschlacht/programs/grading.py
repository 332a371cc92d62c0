"""Grades for answers in free text: strict, and with the reason for every refusal.

An answer counts if the reply says in one place which number it means: after "Answer:" or "The answer is", in \\boxed{}
or <answer>, or alone on the last line. A number somewhere in a sentence is not an answer: "not 7" also names a number.
Text inside <think> does not count. Who is asked for a proof writes the winner and lists of numbers in brackets in the
same place; the lists are checked by `Certificate.holds`.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from itertools import zip_longest
from typing import Any

from ..game.notation import read
from ..solution.certificates import Certificate

MAX_DIGITS = 900
"""The most digits of a number in an answer."""
_DECORATION = r"[\s*_`$\"'“”„«»\[\](){}]*"
_ANSWER = r"(?:(?:my|the|meine|die) )?(?:(?:final|correct|endgültige|richtige) )?(?:answer|antwort)"
_LEAD = rf"(?:{_ANSWER}: ?)?(?:(?:i |ich )?(?:cross out|streiche) )?(?:(?:the |die )?(?:number|zahl) )?"
_NUMBER = rf"([-−+]?[0-9]{{1,{MAX_DIGITS}}})"
_ALONE = re.compile(rf"{_DECORATION}{_LEAD}{_DECORATION}{_NUMBER}{_DECORATION}\.?{_DECORATION}", re.IGNORECASE)
_LABEL = re.compile(rf"[\s*_#>{{\"'-]*{_ANSWER}[\s*_\"']*(?:[:：=]|$)(.*?)(?:\.\s.*)?$", re.IGNORECASE)
"""A line that begins with "Answer:", or is a heading "Answer". The number may be on the next line."""
_THUS = r"(?:(?:so|thus|therefore|hence|also|daher),? )?"
_SENTENCE = re.compile(rf"(?:^|[.:;]\s)[\s*_]*{_THUS}{_ANSWER} (?:is|ist|lautet)\b:?(.*?)(?=\.\s|$)", re.IGNORECASE)
_BOXED = re.compile(r"\\f?boxed\s*\{((?:[^{}]|\{[^{}]*\})*)\}")
_TAG = re.compile(r"<answer>(.*?)</answer>", re.IGNORECASE | re.DOTALL)
_MARKUP = re.compile(r"\\(?:f?boxed|text|textbf|mathbf|mathrm)\b|\\[()\[\]]|</?answer>", re.IGNORECASE)
_PROOF = re.compile(r"[\s*_`$\"'.]*([ab])\b[\s*_`:,;.]*([-−0-9,;\s*_`$\"'.()\[\]{}]*)", re.IGNORECASE)
_LIST = re.compile(rf"[\[({{]\s*({_NUMBER}(?:[\s,;]+{_NUMBER})*)[\s,;]*[\])}}]")
_THOUGHT = re.compile(r"<think(?:ing)?>.*?(?:</think(?:ing)?>|\Z)", re.IGNORECASE | re.DOTALL)
_THOUGHT_END = re.compile(r"\A.*</think(?:ing)?>", re.IGNORECASE | re.DOTALL)
"""The end of a thought whose opening tag belongs to the prompt, as with some models."""


class Mark(StrEnum):
    """The kinds of grades."""

    RIGHT = "right"
    """The move wins, or the proof holds."""
    WRONG = "wrong"
    """The move is legal, but does not win; or the proof does not hold."""
    ILLEGAL = "illegal"
    """A number is not on the board."""
    UNREADABLE = "unreadable"
    """The reply does not say in one place which number, or which proof, it means."""
    CONTRADICTORY = "contradictory"
    """The reply gives different answers."""


@dataclass(frozen=True, slots=True)
class Grade:
    """The grade of an answer."""

    mark: Mark
    number: int | None
    """The number that the answer names; None if it names none, or is a proof."""
    reason: str
    """The reason for the mark, in English."""

    @property
    def is_right(self) -> bool:
        """Whether the move wins, or the proof holds."""
        return self.mark is Mark.RIGHT


_EMPTY = Grade(Mark.UNREADABLE, None, "the reply is empty")


def grade(record: Mapping[str, Any], answer: str | None) -> Grade:
    """The grade of an answer to the question of a record, as `questions.record` makes it; None is no answer.

    >>> question = {"legal": [2, 3, 5, 6, 7], "winning": [3, 7]}
    >>> grade(question, "7").mark, grade(question, "I take the pair away.\\n\\nAnswer: **3**").mark
    (<Mark.RIGHT: 'right'>, <Mark.RIGHT: 'right'>)
    >>> grade(question, "not 7").reason
    'no number stands alone, on the last line, after "Answer:" or in \\\\boxed{}'
    """
    if record.get("task") == "proof":
        return _grade_proof(record, answer or "")
    number = read_number(answer or "")
    if isinstance(number, Grade):
        return number
    if number not in record["legal"]:
        return Grade(Mark.ILLEGAL, number, f"{number} is not on the board")
    if number in record["winning"]:
        return Grade(Mark.RIGHT, number, f"{number} wins")
    return Grade(Mark.WRONG, number, f"{number} does not win")


def read_number(reply: str) -> int | Grade:
    """The number that the reply names, or the grade that refuses it.

    >>> read_number("−3."), read_number("Antwort: 12"), read_number("<think>5?</think>\\n<answer>7</answer>")
    (-3, 12, 7)
    """
    places, lines = _read(reply)
    if not lines:
        return _EMPTY
    if not places:
        places = [*(line for line in lines[:-1] if _number_alone(line) is not None), lines[-1]]
    numbers = [_number_alone(place) for place in places]
    distinct = {number for number in numbers if number is not None}
    if len(distinct) > 1:
        return Grade(Mark.CONTRADICTORY, None, f"different answers: {', '.join(map(str, sorted(distinct)))}")
    if None in numbers:
        reason = 'no number stands alone, on the last line, after "Answer:" or in \\boxed{}'
        return Grade(Mark.UNREADABLE, None, reason)
    return distinct.pop()


def _grade_proof(record: Mapping[str, Any], reply: str) -> Grade:
    """The grade of the winner and the proof in the last marked place of the reply, or on its last line."""
    places, lines = _read(reply)
    if not lines:
        return _EMPTY
    answers = {" ".join(_MARKUP.sub(" ", place).split()) for place in places or lines[-1:]}
    if len(answers) > 1:
        return Grade(Mark.CONTRADICTORY, None, "different answers")
    match = _PROOF.fullmatch(answers.pop())
    lists = [tuple(map(_as_int, re.findall(_NUMBER, found[1]))) for found in _LIST.finditer(match[2])] if match else []
    if match is None or not lists or re.search("[0-9]", _LIST.sub("", match[2])):
        return Grade(Mark.UNREADABLE, None, "no winner with lists of numbers in brackets: a search is not a proof")
    position, members = read(record["id"]), [number for numbers in lists for number in numbers]
    off_board = set(members).difference(position.numbers)
    if off_board:
        return Grade(Mark.ILLEGAL, None, f"{min(off_board)} is not on the board")
    winner, closer = match[1].upper(), position.variant.closer
    if winner == closer:
        certificate = Certificate("groups", (), tuple(lists), ())
    else:
        certificate = Certificate("hostile", tuple(members), (), tuple(set(position.numbers).difference(members)))
    if (winner == closer or len(lists) == 1) and certificate.holds(position):
        return Grade(Mark.RIGHT, None, f"{winner} wins, and the proof holds")
    return Grade(Mark.WRONG, None, f"this does not prove that {winner} wins")


def _read(reply: str) -> tuple[list[str], list[str]]:
    """The parts that are marked as the answer, and the lines with letters or digits, without text inside <think>."""
    text = _THOUGHT_END.sub("", _THOUGHT.sub("\n", reply))
    lines = [line for line in text.splitlines() if re.search(r"\w", line)]
    places = [match[1] for pattern in (_TAG, _BOXED) for match in pattern.finditer(text)]
    for line, next_line in zip_longest(lines, lines[1:], fillvalue=""):
        if label := _LABEL.match(line):
            places.append(label[1] if re.search(r"\w", label[1]) else next_line)
        else:
            places += (sentence[1] for sentence in _SENTENCE.finditer(line))
    return places, lines


def _number_alone(text: str) -> int | None:
    """The number if the text is nothing else; markup, quotes, emphasis and a full stop are allowed around it."""
    match = _ALONE.fullmatch(_MARKUP.sub(" ", text)) if len(text) < 2 * MAX_DIGITS else None
    return None if match is None else _as_int(match[1])


def _as_int(text: str) -> int:
    """The number in the text, whose minus may be typographic."""
    return int(text.replace("−", "-"))
