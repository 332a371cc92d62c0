"""Grades: only a clear answer is accepted, whatever text surrounds it."""

from __future__ import annotations

import pytest

from zahlenschlacht import read
from zahlenschlacht.explanations.words import Words
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
    "I cross out 7.": 7,
    "[7]": 7,
    "(7)": 7,
    "[[7]]": 7,
    "\\(7\\)": 7,
    "\\[7\\]": 7,
    "```\n7\n```": 7,
    "```text\n7\n```": 7,
    "Answer:\n7": 7,
    "Answer:\n\n**7**\n": 7,
    "**Answer:**\n7": 7,
    "**Answer**\n\n7": 7,
    "## Answer\n7": 7,
    "### Final Answer\n\n**7**": 7,
    "# Antwort\n\n7.": 7,
    "Answer:\n\\[\n\\boxed{7}\n\\]": 7,
    "Answer: [7]": 7,
    "Answer: $\\boxed{7}$": 7,
    "Answer = 7": 7,
    "Answer：7": 7,
    "answer: 7": 7,
    "My answer: 7": 7,
    "The answer: 7": 7,
    "> Answer: 7": 7,
    "- Answer: 7": 7,
    "Final Answer: **7**.": 7,
    "Endgültige Antwort: 7": 7,
    "Answer: 7. This leaves only pairs.": 7,
    "Answer: cross out 7": 7,
    "Answer: I cross out 7.": 7,
    "Answer: the number 7": 7,
    "Antwort: Ich streiche die Zahl 7.": 7,
    '{"answer": 7}': 7,
    '{"answer": "7"}': 7,
    "The answer is 7": 7,
    "The answer is 7.": 7,
    "The answer is **7**.": 7,
    "The answer is: 7": 7,
    "**The final answer is 7.**": 7,
    "The final answer is $\\boxed{7}$.": 7,
    "So the answer is 7.": 7,
    "Therefore, the answer is 7.": 7,
    "3 pairs with 5. The answer is 7.": 7,
    "The answer is 7. It has no partner.": 7,
    "My final answer is 7.": 7,
    "Die Antwort ist 7.": 7,
    "Also: Die Antwort lautet 7.": 7,
    "\\boxed{\\text{7}}": 7,
    "\\boxed{\\mathbf{7}}": 7,
    "\\boxed{ 7 }": 7,
    "\\boxed {7}": 7,
    "\\fbox{3} is a guess.\n7": 7,
    "\\boxed{-3}": -3,
    "<answer>7</answer>": 7,
    "<answer>\n7\n</answer>": 7,
    "<ANSWER> **7** </ANSWER>": 7,
    "<answer>\\boxed{7}</answer>": 7,
    "<answer>Answer: 7</answer>": 7,
    "Let me see.\n<answer>7</answer>\nDone.": 7,
    "<think>Answer: 3\nor 5?</think>Answer: 7": 7,
    "<think>\n\\boxed{3}\n</think>\n\n7": 7,
    "<thinking>The answer is 3.</thinking>\n<answer>7</answer>": 7,
    "Answer: 3? No.\n</think>\nAnswer: 7": 7,
    "Answer: 7\n<think>or 3?</think>": 7,
    "<think>a</think><think>Answer: 3</think>\n7": 7,
    "7\n7": 7,
    "Winning moves:\n- 3\n- 7\n\nAnswer: 7": 7,
    "| move | wins |\n| 3 | no |\n| 7 | yes |\n\n7": 7,
}
UNREADABLE = [
    "",
    "   \n",
    "not 7",
    "anything but 7",
    "nicht die 7",
    "pas 7",
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
    "Answer: 7, because it is alone",
    "Answer: 7!",
    "Answer: N",
    "Answer:\nseven",
    "Answer:\nnot 7\n7",
    "Answer: [3, 7]",
    '{"answer": [3, 7]}',
    '{"move": 7}',
    "The answer is not 7.",
    "The answer is 3 or 7.",
    "The answer is 7.5",
    "I doubt that the answer is 7",
    "Is the answer 7?",
    "<answer>3, 7</answer>",
    "<answer></answer>",
    "<answer>\n3\n7\n</answer>",
    "<think>7</think>",
    "<think>The answer is 7.",
    "Answer: 7</think>",
    "<think>7</think>\nI am not sure.",
    "\\boxed{\\text{seven}}",
    "\\boxed{}",
    "3 + 4",
    "7\n8 is no better, so I stop.",
    "7\nBut perhaps something else is better.",
    "9" * 5000,
    "\\boxed{7, 3}",
    "Answer: 7\nAnswer: 3 or 5",
    "Answer: seven\n\\boxed{7}",
]
CONTRADICTORY = [
    "Answer: 7\nAnswer: 3",
    "\\boxed{7} or \\boxed{3}",
    "Answer: 3\nNo!\n\\boxed{7}",
    "3\n7",
    "3\n\nNo, rather:\n\n7",
    "<answer>3</answer><answer>7</answer>",
    "The answer is 3. The answer is 7.",
    "Answer:\n3\nAnswer:\n7",
    "<answer>3</answer>\nAnswer: 7",
    "<think>Answer: 5</think>Answer: 3\nAnswer: 7",
]


@pytest.mark.parametrize(("reply", "number"), CLEAR.items())
def test_a_clear_answer_is_read(reply: str, number: int) -> None:
    assert read_number(reply) == number


@pytest.mark.parametrize("reply", UNREADABLE)
def test_anything_else_is_refused_with_a_reason(reply: str) -> None:
    result = grade(RECORD, reply)
    assert (result.mark, result.number, result.is_right) == (Mark.UNREADABLE, None, False)
    assert "no number stands alone" in result.reason or result.reason == "the reply is empty"


@pytest.mark.parametrize("reply", CONTRADICTORY)
def test_contradictory_answers_count_as_no_answer(reply: str) -> None:
    assert grade(RECORD, reply) == Grade(Mark.CONTRADICTORY, None, "different answers: 3, 7")


def test_a_list_of_all_numbers_is_refused() -> None:
    everything = "\n".join(map(str, RECORD["legal"]))
    assert grade(RECORD, everything) == Grade(Mark.CONTRADICTORY, None, "different answers: 2, 3, 5, 6, 7")
    assert len(CLEAR) + len(UNREADABLE) + len(CONTRADICTORY) >= 140


def test_long_replies_are_read_quickly() -> None:
    for part in ("answer is ", "Answer: 7. ", "\\boxed{", "<think>", "*" * 50, "the final answer ", "{[("):
        assert grade(RECORD, part * 5000).number in (None, 7)


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
