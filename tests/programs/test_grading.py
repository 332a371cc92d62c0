"""Grades: only a clear answer is accepted, whatever text surrounds it."""

from __future__ import annotations

import pytest

from zahlenschlacht import read
from zahlenschlacht.explain.words import Words
from zahlenschlacht.programs.grading import Grade, Mark, grade, read_number
from zahlenschlacht.programs.questions import record

RECORD = record(read("Z(7, 4): 4 1"), Words("en"))  # 2 3 5 6 7 are left; 3 and 7 win
NEGATIVE = record(read("Z({-3, 0, 1, 4, 10}, 5): 0"), Words("en"))

CLEAR = {
    "7": 7,
    "  7\n": 7,
    "7.": 7,
    "**7**": 7,
    "`7`": 7,
    '"7"': 7,
    "+7": 7,
    "-3": -3,
    "−3": -3,
    "$7$": 7,
    "\\boxed{7}": 7,
    "$\\boxed{7}$.": 7,
    "Answer: 7": 7,
    "ANSWER: 7.": 7,
    "**Answer:** 7": 7,
    "**Final answer: 7**": 7,
    "Antwort: 7": 7,
    "First I thought of 3, because 3 + 5 = 8.\n\nAnswer: 7": 7,
    "The pairs are (2, 6) and (3, 5), so 7 is left over.\n7": 7,
    "Answer: 7\n\nThis leaves 2, 3, 5 and 6.": 7,
    "Answer: 7\nLet me check again.\nAnswer: 7": 7,
    "Also gilt\n\\[\\boxed{7}\\]\nwie gesagt.": 7,
}
UNREADABLE = [
    "",
    "   \n",
    "not 7",
    "anything but 7",
    "nicht die 7",
    "pas 7",
    "I cross out 7.",
    "7 is a bad move",
    "7 or 3",
    "3, 7",
    "3 7",
    "7 cm",
    "7 %",
    "7€",
    "7th",
    "7.0",
    "7.5",
    "7,5",
    "7/1",
    "1e1",
    "0x7",
    "3-7",
    "--7",
    "seven",
    "sieben",
    "七",
    "７",
    "٧",
    "VII",
    "Answer:",
    "Answer: seven",
    "Answer: not 7",
    "Answer: 7 or 3",
    "Answer: 7 cm",
    "7\nBut perhaps something else is better.",
    "9" * 5000,
    "\\boxed{7, 3}",
    "The answer is 7",
    "Answer: 7\nAnswer: 3 or 5",
    "Answer: seven\n\\boxed{7}",
]
CONTRADICTORY = ["Answer: 7\nAnswer: 3", "\\boxed{7} or \\boxed{3}", "Answer: 3\nNo!\n\\boxed{7}"]


@pytest.mark.parametrize(("reply", "number"), CLEAR.items())
def test_a_clear_answer_is_read(reply: str, number: int) -> None:
    assert read_number(reply) == number


@pytest.mark.parametrize("reply", UNREADABLE)
def test_anything_else_is_refused_with_a_reason(reply: str) -> None:
    result = grade(RECORD, reply)
    assert (result.mark, result.number, result.is_right) == (Mark.UNREADABLE, None, False)
    assert result.reason == ("the reply is empty" if not reply.strip() else result.reason)
    assert "number" in result.reason or "empty" in result.reason


@pytest.mark.parametrize("reply", CONTRADICTORY)
def test_contradictory_answers_count_as_no_answer(reply: str) -> None:
    assert grade(RECORD, reply) == Grade(Mark.CONTRADICTORY, None, "different answers: 3, 7")


def test_every_number_of_the_board_gets_its_grade() -> None:
    for entry in (RECORD, NEGATIVE):
        for number in entry["legal"]:
            result = grade(entry, str(number))
            assert result.number == number
            assert result.is_right == (str(number) in entry["target"])
            assert result.mark == ("right" if number in entry["winning"] else "wrong")
    assert grade(RECORD, "4") == Grade(Mark.ILLEGAL, 4, "4 is not on the board")
    assert grade(RECORD, "-7").mark is Mark.ILLEGAL
    assert grade(NEGATIVE, "3").mark is Mark.ILLEGAL
