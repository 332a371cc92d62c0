"""The lessons: every step solved, every wrong answer played out, every closing game won by the rule and not by luck."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from drawn import positions
from zahlenschlacht import InputError, MoveError, Player, Position, Variant, solve
from zahlenschlacht.audit.oracle import CountOracle
from zahlenschlacht.explain.messages import Message
from zahlenschlacht.explain.words import LANGUAGES, Words
from zahlenschlacht.learn.exercises import ASKS, Flaw, Step
from zahlenschlacht.learn.lessons import LESSONS, Lesson, lesson_for, lessons_of, step_of
from zahlenschlacht.learn.lessons.stars import code_of, stars_of
from zahlenschlacht.learn.recipes import RECIPES, check
from zahlenschlacht.strategies import play_out, strategy

ORACLE = CountOracle()
WORDS = {language: Words(language) for language in LANGUAGES}
STEPS = [
    pytest.param(lesson, place, id=f"{lesson.place}-{lesson.name}-{place}")
    for lesson in LESSONS.values()
    for place in range(1, len(lesson.steps) + 1)
]
EVERY_STEP = pytest.mark.parametrize(("lesson", "place"), STEPS)
GAMES = 200


def flawed(step: Step, answer: object) -> Flaw:
    """What is wrong with an answer that must be wrong; it can be said, and its game is a game."""
    flaw = step.flaw(answer)
    assert flaw is not None, answer
    assert all(words.say(flaw.message) for words in WORDS.values())
    assert {*flaw.numbers, *(number for group in flaw.groups for number in group)} <= set(step.position.numbers)
    if flaw.game is not None:
        assert flaw.game.over
        assert flaw.game.crossed[: step.position.ply] == step.position.crossed
    return flaw


def test_there_are_twelve_and_each_ends_with_a_game() -> None:
    assert len(LESSONS) == 12
    for lesson in LESSONS.values():
        assert 3 <= len(lesson.steps) <= 6
        assert lesson.steps[-1].kind == "play"
        assert all(step.kind != "play" for step in lesson.steps[:-1])
    assert {step.kind for lesson in LESSONS.values() for step in lesson.steps} == set(ASKS)


@EVERY_STEP
def test_every_step_is_solved_and_every_wrong_answer_is_refuted(lesson: Lesson, place: int) -> None:
    step = lesson.steps[place - 1]
    assert step.flaw(step.solution) is None
    {"tap": tapped, "mark-set": marked, "draw-pairs": drawn, "choose": chosen, "play": played}[step.kind](step)


def tapped(step: Step) -> None:
    position, solver = step.position, step.position.turn
    right = [number for number in position.numbers if step.flaw(number) is None]
    assert (step.solution == "none") == (not right) == (step.flaw("none") is None)
    assert step.none or right
    if step.ask != "lonely":
        assert set(right) == {
            number
            for number in position.numbers
            if (ORACLE.winner(position.cross(number)) is solver) == (step.ask == "win")
        }
    for number in position.numbers:
        if number not in right:
            flaw = flawed(step, number)
            if step.ask == "lonely":
                assert position.variant.bonded(*flaw.numbers)
            else:
                assert flaw.game is not None
                assert flaw.game.crossed[position.ply] == number
                assert (flaw.game.winner is solver) == (step.ask == "blunder")


def marked(step: Step) -> None:
    right = set(step.solution)
    for missing in right:
        flawed(step, right - {missing})
    for extra in set(step.position.numbers) - right:
        flaw = flawed(step, right | {extra})
        assert extra in flaw.numbers
    with pytest.raises(MoveError):
        step.flaw([0])


def drawn(step: Step) -> None:
    for place in range(len(step.solution)):
        flawed(step, [*step.solution[:place], *step.solution[place + 1 :]])
    for pair in combinations(step.position.numbers, 2):
        if not step.position.variant.bonded(*pair):
            assert flawed(step, [pair]).numbers == pair


def chosen(step: Step) -> None:
    assert step.solution in step.options
    for option in step.options:
        if option != step.solution:
            flaw = flawed(step, option)
            if flaw.message.id == "flaw-at-most":
                # As many groups as the answer, and each gives one number at most.
                assert flaw.message.values["count"] == int(step.solution)
                assert all(
                    step.position.variant.bonded(*two) for group in flaw.groups for two in combinations(group, 2)
                )
    with pytest.raises(InputError, match="cannot be chosen"):
        step.flaw("C")


def played(step: Step) -> None:
    assert step.solution.winner is step.side
    assert step.flaw(step.solution.crossed) is None
    assert ORACLE.winner(step.position) is step.side
    losing, winning = strategy("random"), strategy("perfect")
    sides = {step.side: losing, step.side.other: winning}
    games = [play_out(step.position, sides[Player.A], sides[Player.B], Random(seed)) for seed in range(20)]
    lost = [game for game in games if game.winner is not step.side]
    assert lost
    assert flawed(step, lost[0]).game == lost[0]
    with pytest.raises(MoveError, match="not over"):
        step.flaw(step.position)
    with pytest.raises(MoveError, match="does not begin"):
        step.flaw(Variant(4, 3).position([1, 2]))


LUCKY = (3, 7, 9, 11)
"""The lessons from the third on in which random moves win a few of 200 closing games; in the others they win none."""


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=lambda lesson: lesson.name)
def test_the_closing_game_is_won_by_the_rule_and_not_by_luck(lesson: Lesson) -> None:
    step = lesson.steps[-1]
    role = {
        (True, True): "closing-divider",
        (False, True): "closing-breaker",
        (False, False): "breaker",
    }[step.position.variant.divider is step.side, step.position.variant.closer is step.side]
    known = [rule.rules[role] for rule in list(LESSONS.values())[: lesson.place] if role in rule.rules]
    together = type(RECIPES["pairing"])(tuple(line for rule in reversed(known) for line in rule.lines))
    assert check(together, step.position, step.side).result == "wins", str(together)
    luck = strategy("random")
    sides = {step.side: luck, step.side.other: strategy(step.against)}
    won = sum(
        play_out(step.position, sides[Player.A], sides[Player.B], Random(seed)).winner is step.side
        for seed in range(GAMES)
    )
    if lesson.place >= 3:
        assert won <= (GAMES // 10 if lesson.place in LUCKY else 0)
    else:
        assert (won / GAMES) ** step.wins < 0.55


@pytest.mark.parametrize("language", LANGUAGES)
@EVERY_STEP
def test_every_step_has_its_words(lesson: Lesson, place: int, language: str) -> None:
    words = WORDS[language]
    asked = lesson.says(place)
    assert words.say(asked)
    assert words.say(Message(f"{asked.id}.right"))
    assert words.say(Message(f"{asked.id}.hint"))
    assert words.say(lesson.says())
    assert words.say(Message(f"{lesson.says().id}.aha"))


@EVERY_STEP
def test_what_is_no_answer_is_refused(lesson: Lesson, place: int) -> None:
    step = lesson.steps[place - 1]
    answers = {"tap": 1, "mark-set": [1], "draw-pairs": [[1, 2]], "choose": "A", "play": [1]}
    for kind, answer in {**answers, "x": None, "y": 1.5, "z": True}.items():
        if kind != step.kind and {kind, step.kind} != {"mark-set", "play"}:
            with pytest.raises(InputError, match="no answer where"):
                step.flaw(answer)
    assert step_of(lesson.name, place) is step


def test_what_is_not_there_is_refused() -> None:
    with pytest.raises(InputError, match=r"no lesson 'nothing', choose from last-two.*frontier"):
        step_of("nothing", 1)
    with pytest.raises(InputError, match="has 4 steps, so there is no step 5"):
        step_of("answer", 5)


def blunders(variant: Variant) -> Iterator[tuple[Position, int]]:
    """Every blunder in every position of the variant."""
    seen = set()
    waiting = [variant.start()]
    while waiting:
        position = waiting.pop()
        if position.over or (position.crossed_mask, position.last) in seen:
            continue
        seen.add((position.crossed_mask, position.last))
        right = solve(position).winning_moves or ()
        for number in position.numbers:
            if right and number not in right:
                yield position, number
            waiting.append(position.cross(number))


def test_every_blunder_has_a_lesson_whose_rule_would_have_helped() -> None:
    named = set()
    for n in range(4, 8):
        for d in range(2, n + 3):
            for divider in Player:
                for position, number in blunders(Variant(n, d, 0, divider)):
                    lesson = lesson_for(position, number)
                    assert lesson is not None
                    rules = [rule for rule in lesson.rules.values() if rule.applies(position)]
                    right = set(solve(position).winning_moves or ())
                    assert any(set(rule.moves(position)) <= right for rule in rules)
                    named.add(lesson.name)
    beyond = lesson_for(Variant(15, 6).start(), 3)
    assert beyond is not None
    assert named | {beyond.name} == set(LESSONS) - {"counting", "margin", "frontier"}


@given(positions(largest=12), st.data())
@settings(deadline=None)
def test_only_a_blunder_has_a_lesson(position: Position, data: st.DataObject) -> None:
    assume(not position.over)
    number = data.draw(st.sampled_from(position.numbers))
    right = solve(position).winning_moves or ()
    assert (lesson_for(position, number) is not None) == (bool(right) and number not in right)


@pytest.mark.parametrize(
    ("step", "fault"),
    [
        ('position = "Z(7, 7)", tap = "win", draw-pairs = "most"', "'tap draw-pairs', which is none of tap"),
        ('position = "Z(7, 7)"', "none of tap"),
        ('position = "Z(7, 7)", tap = "loose"', "stands 'loose', which is none of win, lonely, blunder"),
        ('position = "Z(7, 7)", tap = "win", show = "all"', "none of pairs, remainders"),
        ('position = "Z(7, 7)", tap = "win", answer = 7', "'answer', which is none of position"),
        ('position = "Z(7, 7", tap = "win"', "ends before"),
        ('position = "Z(7, 7)", play = "A", against = "nobody"', "no strategy 'nobody'"),
    ],
)
def test_what_is_wrong_in_the_file_is_named(step: str, fault: str) -> None:
    with pytest.raises(InputError, match=fault):
        lessons_of(f'[[lesson]]\nname = "mine"\nsteps = [{{ {step} }}]')


def test_a_lesson_of_ones_own_is_read() -> None:
    text = '[[lesson]]\nname = "mine"\nrules = { divider = "any" }\nsteps = [{ position = "Z(7, 7)", tap = "win" }]'
    assert lessons_of(text)["mine"].steps[0].solution == 7
    with pytest.raises(InputError, match="none of closing-divider"):
        lessons_of(text.replace("divider =", "winner ="))


@given(st.lists(st.integers(0, 3), min_size=12, max_size=12), st.integers(0, 4), st.data())
def test_stars_travel_in_five_signs(stars: list[int], place: int, data: st.DataObject) -> None:
    code = code_of(stars)
    assert len(code) == 5
    assert stars_of(f" {code[:2]} {code[2:].lower()} ") == tuple(stars)
    other = data.draw(st.sampled_from("23456789ABCDEFGHJKLMNPQRSTUVWXYZ"))
    changed = code[:place] + other + code[place + 1 :]
    if other == code[place]:
        return
    try:
        read = stars_of(changed)
    except InputError:
        return  # the check has found the mistake
    assert read != tuple(stars)


@pytest.mark.parametrize("code", ["", "ABCD", "ABCDEF", "ABC0D", "ABCIO", "äbcde"])
def test_a_code_that_is_none_is_refused(code: str) -> None:
    with pytest.raises(InputError, match="5 signs"):
        stars_of(code)


@pytest.mark.parametrize("stars", [[], [4] * 12, [-1] + [0] * 11, [0] * 13])
def test_stars_that_are_none_are_refused(stars: list[int]) -> None:
    with pytest.raises(InputError, match="12 numbers from 0 to 3"):
        code_of(stars)


def test_a_mistyped_code_is_noticed() -> None:
    with pytest.raises(InputError, match="mistake in the code '22223'"):
        stars_of("22223")
