"""Every exercise of the coach has an answer; each of its hints is true and adds to the one before."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.random_boards import positions
from helpers.small_boards import SMALL, all_positions
from zahlenschlacht import Position, Variant
from zahlenschlacht.audit.oracle import SetOracle
from zahlenschlacht.explanations.messages import numbers
from zahlenschlacht.explanations.verdicts import explain_moves, explain_verdict
from zahlenschlacht.explanations.words import LANGUAGES, Words
from zahlenschlacht.game.notation import read
from zahlenschlacht.learn.coach import HINTS, coach_exercise, explain_exercise, explain_solution, hints

WORDS = [Words(language) for language in LANGUAGES]
BONDS = ("coprime", "divides", "difference 3", "product 6", "prime sum", "square sum", "lines 1-2 2-3 3-4 5-6 1-3")
STARTS = st.builds(Variant.start, st.builds(Variant, st.integers(6, 9), st.sampled_from(BONDS)))


@given(st.one_of(positions(largest=10), STARTS))
@settings(deadline=None)
def test_every_exercise_of_the_coach_has_an_answer(position: Position) -> None:
    exercise = coach_exercise(position)
    if position.is_over:
        assert exercise is None
        return
    assert exercise is not None
    assert exercise.flaw(exercise.solution) is None
    assert exercise.none or exercise.solution
    for words in WORDS:
        assert all(words.say(message) for message in (*explain_exercise(exercise), explain_solution(exercise)))


def test_a_player_who_wins_by_a_set_is_asked_for_it_and_others_for_partners() -> None:
    lost = Variant(17, 7).start()
    won = lost.cross(1)
    assert [(exercise.kind, exercise.question) for exercise in map(coach_exercise, (lost, won)) if exercise] == [
        ("mark-set", "left-over"),
        ("mark-set", "hostile"),
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Z(7, 7)", "One number gets no partner: 7."),
        ("Z(9, 4)", "One number gets no partner, for example 9."),
        ("Z(15, 7): 1 6 8 13", "One number gets no partner: 15."),
        ("Z(6, 20)", "6 numbers get no partner: 1, 2, 3, 4, 5 and 6."),
    ],
)
def test_an_example_is_called_one_only_if_other_numbers_could_be_left_over_instead(text: str, expected: str) -> None:
    exercise = coach_exercise(read(text))
    assert exercise is not None
    assert Words("en").say(explain_solution(exercise)) == expected


@pytest.mark.parametrize("variant", SMALL, ids=str)
def test_every_hint_says_more_and_nothing_false(variant: Variant) -> None:
    oracle = SetOracle(variant)
    for position in all_positions(variant):
        if position.is_over:
            continue
        winning = oracle.winning_moves(position)
        messages = hints(position)
        wins = messages["winner"][0]
        assert (wins.id, wins.values["winner"]) == ("verdict-wins", oracle.winner(position))
        assert messages["numbers"] == explain_moves(position)[:1]
        residues = sorted({x % variant.d for x in winning})
        if winning:
            assert messages["residues"][0].values["residues"] == numbers(residues)
            assert messages["numbers"][0].values.get("numbers", numbers(winning, "or")) == numbers(winning, "or")
        else:
            has_chances = messages["numbers"][0].id == "moves-none"
            hint = ["help-no-residue"] if has_chances else []
            assert [message.id for message in messages.get("residues", ())] == hint
        explanation = (*explain_verdict(position), *explain_moves(position))
        *reasons, citation = messages["why"]
        assert citation == explanation[5 - (explanation[3].id == "why-all")]
        assert reasons[0] == explanation[3]
        assert set(map(str, reasons)) <= set(map(str, explanation))


def test_every_hint_can_be_said_in_every_language() -> None:
    texts = ("Z(15, 7)", "Z(9, coprime)", "Z(60, 30): 1", "Z(8, 3)", "Z(15, 7): 2", "Z(12, 2)")
    messages = [message for text in texts for hint in hints(read(text)).values() for message in hint]
    assert {"help-no-residue", "help-residues", "help-many-residues"} <= {it.id for it in messages}
    for words in WORDS:
        assert all(words.say(message).endswith((".", "!")) for message in messages)


def test_residues_are_left_out_for_other_bonds_and_counted_if_there_are_many() -> None:
    assert list(hints(read("Z(9, coprime)"))) == ["winner", "numbers", "why"]
    assert list(hints(read("Z(9, 4)"))) == list(HINTS)
    (hint,) = hints(read("Z(60, 30): 1"))["residues"]
    assert (hint.id, hint.values["count"], hint.values["d"]) == ("help-many-residues", 30, 30)
    assert list(hints(Variant(2_000_001, 7).start())) == ["winner", "why"]
    assert hints(read("Z(5, 3): 3 1 5")) == {}
