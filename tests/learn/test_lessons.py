"""Exercises can be solved, wrong answers are refuted, and closing games are won by the rule and not by luck."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from helpers.random_boards import positions
from zahlenschlacht import InputError, MoveError, Player, Position, Variant, solve
from zahlenschlacht.audit.oracle import CountOracle
from zahlenschlacht.explanations.messages import Message
from zahlenschlacht.explanations.words import LANGUAGES, Words
from zahlenschlacht.learn.exercises import QUESTIONS, Exercise, Flaw
from zahlenschlacht.learn.lessons import LESSONS, Lesson, lesson_exercise, lesson_for, read_lessons
from zahlenschlacht.learn.recipes import Recipe, check
from zahlenschlacht.strategies import play_out, strategy

ORACLE = CountOracle()
WORDS = {language: Words(language) for language in LANGUAGES}
EXERCISES = [
    pytest.param(lesson, place, id=f"{lesson.place}-{lesson.name}-{place}")
    for lesson in LESSONS.values()
    for place in range(1, len(lesson.exercises) + 1)
]
EVERY_EXERCISE = pytest.mark.parametrize(("lesson", "place"), EXERCISES)
GAMES = 200


def flaw_of(exercise: Exercise, answer: object) -> Flaw:
    """The flaw in a wrong answer, after a check of its text and its game."""
    flaw = exercise.flaw(answer)
    assert flaw is not None, answer
    assert all(words.say(flaw.message) for words in WORDS.values())
    assert {*flaw.numbers, *(number for group in flaw.groups for number in group)} <= set(exercise.position.numbers)
    if flaw.game is not None:
        assert flaw.game.is_over == (exercise.kind != "play")
        assert flaw.game.crossed[: exercise.position.ply] == exercise.position.crossed
    return flaw


def test_there_are_twelve_lessons_and_each_ends_with_a_game() -> None:
    assert len(LESSONS) == 12
    for lesson in LESSONS.values():
        assert 3 <= len(lesson.exercises) <= 6
        assert lesson.exercises[-1].kind == "play"
        assert all(exercise.kind != "play" for exercise in lesson.exercises[:-1])
    assert {exercise.kind for lesson in LESSONS.values() for exercise in lesson.exercises} == set(QUESTIONS)


@EVERY_EXERCISE
def test_every_exercise_is_solved_and_every_wrong_answer_is_refuted(lesson: Lesson, place: int) -> None:
    exercise = lesson.exercises[place - 1]
    assert exercise.flaw(exercise.solution) is None
    checks = {
        "tap": check_tap,
        "mark-set": check_mark_set,
        "draw-pairs": check_draw_pairs,
        "choose": check_choose,
        "play": check_play,
    }
    checks[exercise.kind](exercise)


def check_tap(exercise: Exercise) -> None:
    position, solver = exercise.position, exercise.position.turn
    right = [number for number in position.numbers if exercise.flaw(number) is None]
    assert (exercise.solution == "none") == (not right) == (exercise.flaw("none") is None)
    assert exercise.none or right
    if exercise.question != "lonely":
        assert set(right) == {
            number
            for number in position.numbers
            if (ORACLE.winner(position.cross(number)) is solver) == (exercise.question == "win")
        }
    for number in position.numbers:
        if number not in right:
            flaw = flaw_of(exercise, number)
            if exercise.question == "lonely":
                assert position.variant.bonded(*flaw.numbers)
            else:
                assert flaw.game is not None
                assert flaw.game.crossed[position.ply] == number
                assert (flaw.game.winner is solver) == (exercise.question == "blunder")
                # The texts agree: a good move is "not a mistake". After the last move, the sum is named.
                if exercise.question == "blunder":
                    assert flaw.message.id == "flaw-no-blunder"
                elif position.size == 3:
                    assert flaw.message.id.startswith("result-")


def check_mark_set(exercise: Exercise) -> None:
    right = set(exercise.solution)
    for missing in right:
        flaw_of(exercise, right - {missing})
    for extra in set(exercise.position.numbers) - right:
        flaw = flaw_of(exercise, right | {extra})
        assert extra in flaw.numbers
    with pytest.raises(MoveError):
        exercise.flaw([0])


def check_draw_pairs(exercise: Exercise) -> None:
    for place in range(len(exercise.solution)):
        flaw_of(exercise, [*exercise.solution[:place], *exercise.solution[place + 1 :]])
    for pair in combinations(exercise.position.numbers, 2):
        if not exercise.position.variant.bonded(*pair):
            assert flaw_of(exercise, [pair]).numbers == pair


def check_choose(exercise: Exercise) -> None:
    assert exercise.solution in exercise.options
    for option in exercise.options:
        if option != exercise.solution:
            flaw = flaw_of(exercise, option)
            if flaw.message.id == "flaw-at-most":
                # As many groups as the answer, and each gives one number at most.
                assert flaw.message.values["count"] == int(exercise.solution)
                assert all(
                    exercise.position.variant.bonded(*two) for group in flaw.groups for two in combinations(group, 2)
                )
    with pytest.raises(InputError, match="is not an option"):
        exercise.flaw("C")


def check_play(exercise: Exercise) -> None:
    assert exercise.solution.winner is exercise.side
    assert exercise.flaw(exercise.solution.crossed) is None
    assert ORACLE.winner(exercise.position) is exercise.side
    losing, winning = strategy("random"), strategy("perfect")
    sides = {exercise.side: losing, exercise.side.other: winning}
    games = [play_out(exercise.position, sides[Player.A], sides[Player.B], Random(seed)) for seed in range(20)]
    defeats = [game for game in games if game.winner is not exercise.side]
    assert defeats
    for defeat in defeats:
        # The flaw is a mistake of the pupil: the position before it, a move that wins, and why.
        flaw = flaw_of(exercise, defeat)
        assert flaw.game is not None
        assert flaw.game.turn is exercise.side
        assert defeat.crossed[: flaw.game.ply] == flaw.game.crossed
        assert ORACLE.winner(flaw.game) is exercise.side
        assert ORACLE.winner(flaw.game.cross(flaw.numbers[0])) is exercise.side
        assert ORACLE.winner(flaw.game.cross(defeat.crossed[flaw.game.ply])) is not exercise.side
        assert flaw.reasons
    with pytest.raises(MoveError, match="not over"):
        exercise.flaw(exercise.position)
    with pytest.raises(MoveError, match="does not begin"):
        exercise.flaw(Variant(4, 3).position([1, 2]))


LUCKY = (3, 7, 9, 11)
"""The lessons from the third on in which random moves win a few of 200 closing games; in the others they win none."""


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=lambda lesson: lesson.name)
def test_the_closing_game_is_won_by_the_rule_and_not_by_luck(lesson: Lesson) -> None:
    exercise = lesson.exercises[-1]
    role = {
        (True, True): "closing-divider",
        (False, True): "closing-breaker",
        (False, False): "breaker",
    }[exercise.position.variant.divider is exercise.side, exercise.position.variant.closer is exercise.side]
    rules = [rule.rules[role] for rule in list(LESSONS.values())[: lesson.place] if role in rule.rules]
    all_rules = Recipe(tuple(line for rule in reversed(rules) for line in rule.lines))
    assert check(all_rules, exercise.position, exercise.side).result == "wins", str(all_rules)
    random_moves = strategy("random")
    sides = {exercise.side: random_moves, exercise.side.other: strategy(exercise.against)}
    wins = sum(
        play_out(exercise.position, sides[Player.A], sides[Player.B], Random(seed)).winner is exercise.side
        for seed in range(GAMES)
    )
    if lesson.place >= 3:
        assert wins <= (GAMES // 10 if lesson.place in LUCKY else 0)
    else:
        assert (wins / GAMES) ** exercise.wins < 0.55


@pytest.mark.parametrize("language", LANGUAGES)
@EVERY_EXERCISE
def test_every_exercise_has_its_words(lesson: Lesson, place: int, language: str) -> None:
    words = WORDS[language]
    title = f"lesson-{lesson.name}"
    values = {} if (number := lesson.exercises[place - 1].number) is None else {"number": number}
    assert words.say(Message(f"{title}-{place}", values))
    assert words.say(Message(f"{title}-{place}.right"))
    assert words.say(Message(f"{title}-{place}.hint"))
    assert words.say(Message(title))
    assert words.say(Message(f"{title}.aha"))


@EVERY_EXERCISE
def test_an_answer_of_the_wrong_kind_is_refused(lesson: Lesson, place: int) -> None:
    exercise = lesson.exercises[place - 1]
    answers = {"tap": 1, "mark-set": [1], "draw-pairs": [[1, 2]], "choose": "A", "play": [1]}
    for kind, answer in {**answers, "x": None, "y": 1.5, "z": True}.items():
        if kind != exercise.kind and {kind, exercise.kind} != {"mark-set", "play"}:
            with pytest.raises(InputError, match="not an answer"):
                exercise.flaw(answer)
    assert lesson_exercise(lesson.name, place) is exercise


def test_an_unknown_lesson_and_an_unknown_exercise_are_refused() -> None:
    with pytest.raises(InputError, match=r"no lesson 'nothing', choose from last-two.*frontier"):
        lesson_exercise("nothing", 1)
    with pytest.raises(InputError, match="has 4 exercises, so there is no exercise 5"):
        lesson_exercise("answer", 5)


def blunders(variant: Variant) -> Iterator[tuple[Position, int]]:
    """Every blunder in every position of the variant."""
    visited = set()
    waiting = [variant.start()]
    while waiting:
        position = waiting.pop()
        if position.is_over or (position.crossed_mask, position.last) in visited:
            continue
        visited.add((position.crossed_mask, position.last))
        right = solve(position).winning_moves or ()
        for number in position.numbers:
            if right and number not in right:
                yield position, number
            waiting.append(position.cross(number))


def test_every_blunder_has_a_lesson_whose_rule_would_have_helped() -> None:
    lessons = set()
    for n in range(4, 8):
        for d in range(2, n + 3):
            for divider in Player:
                for position, number in blunders(Variant(n, d, 0, divider)):
                    lesson = lesson_for(position, number)
                    assert lesson is not None
                    rules = [rule for rule in lesson.rules.values() if rule.applies(position)]
                    right = set(solve(position).winning_moves or ())
                    assert any(set(rule.moves(position)) <= right for rule in rules)
                    lessons.add(lesson.name)
    beyond = lesson_for(Variant(15, 6).start(), 3)
    assert beyond is not None
    assert lessons | {beyond.name} == set(LESSONS) - {"counting", "margin", "frontier"}


@given(positions(largest=12), st.data())
@settings(deadline=None)
def test_only_a_blunder_has_a_lesson(position: Position, data: st.DataObject) -> None:
    assume(not position.is_over)
    number = data.draw(st.sampled_from(position.numbers))
    right = solve(position).winning_moves or ()
    assert (lesson_for(position, number) is not None) == (bool(right) and number not in right)


@pytest.mark.parametrize(
    ("exercise", "fault"),
    [
        ('position = "Z(7, 7)", tap = "win", draw-pairs = "most"', "'tap draw-pairs' is not one of tap"),
        ('position = "Z(7, 7)"', "not one of tap"),
        ('position = "Z(7, 7)", tap = "loose"', "'loose' is not one of win, lonely, blunder"),
        ('position = "Z(7, 7)", tap = "win", show = "all"', "not one of pairs, remainders"),
        ('position = "Z(7, 7)", tap = "win", answer = 7', "'answer' is not one of position"),
        ('position = "Z(7, 7", tap = "win"', "ends before"),
        ('position = "Z(7, 7)", play = "A", against = "nobody"', "no strategy 'nobody'"),
    ],
)
def test_errors_in_the_lessons_file_are_named(exercise: str, fault: str) -> None:
    with pytest.raises(InputError, match=fault):
        read_lessons(f'[[lesson]]\nname = "mine"\nexercises = [{{ {exercise} }}]')


def test_a_new_lesson_can_be_read() -> None:
    text = '[[lesson]]\nname = "mine"\nrules = { divider = "any" }\nexercises = [{ position = "Z(7, 7)", tap = "win" }]'
    assert read_lessons(text)["mine"].exercises[0].solution == 7
    with pytest.raises(InputError, match="not one of closing-divider"):
        read_lessons(text.replace("divider =", "winner ="))
