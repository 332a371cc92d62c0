"""Each word of a recipe agrees with the rules, and each verdict with a plain search."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from functools import cache
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from helpers.random_boards import positions, variants
from zahlenschlacht import InputError, MoveError, Player, Position, Variant, solve, website_variants
from zahlenschlacht.audit.oracle import CountOracle
from zahlenschlacht.explanations.messages import Message
from zahlenschlacht.explanations.words import LANGUAGES, Words
from zahlenschlacht.learn.recipes import (
    RECIPES,
    RESERVED_WORDS,
    Check,
    Recipe,
    boards,
    check,
    conquers,
    duel,
    explain_check,
    explain_line,
    parse_recipe,
    wins,
)
from zahlenschlacht.solution.residues import is_a_situation, superfluous
from zahlenschlacht.strategies import choose, strategy
from zahlenschlacht.strategies.recipe import Line
from zahlenschlacht.strategies.recipe_words import CONDITIONS, SUPERLATIVES, WORDS

RESIDUES = ["r0", "r1", "r2", "r3"]
LINES = st.builds(
    lambda words, when: Line(tuple(words), when),
    st.lists(st.sampled_from([*WORDS, *SUPERLATIVES, *RESIDUES]), min_size=1, max_size=3, unique=True),
    st.sampled_from([None, None, *CONDITIONS]),
)
DRAWN = st.builds(lambda lines: Recipe(tuple(lines)), st.lists(LINES, min_size=1, max_size=3))


def alike(position: Position, number: int) -> list[int]:
    """The numbers left with the residue of this one, itself included."""
    return [other for other in position.numbers if (other - number) % position.variant.d == 0]


def partners(position: Position, number: int) -> list[int]:
    """The numbers left, this one perhaps among them, whose sum with this one leaves the remainder of the variant."""
    t, d = position.variant.remainder, position.variant.d
    return [other for other in position.numbers if (other + number - t) % d == 0]


def is_own(position: Position, number: int) -> bool:
    """Whether the residue of the number is its own partner."""
    return number in partners(position, number)


MEANINGS: dict[str, Callable[[Position, int], bool]] = {
    "any": lambda at, x: True,
    "partner": lambda at, x: at.last is not None and (x + at.last - at.variant.remainder) % at.variant.d == 0,
    "balance": lambda at, x: is_a_situation(at.cross(x)),
    "superfluous": lambda at, x: x in superfluous(at),
    "bonded": lambda at, x: any(at.variant.bonded(x, y) for y in at.numbers),
    "larger": lambda at, x: not is_own(at, x) and len(alike(at, x)) > len(partners(at, x)),
    "smaller": lambda at, x: not is_own(at, x) and len(alike(at, x)) < len(partners(at, x)),
    "equal": lambda at, x: not is_own(at, x) and len(alike(at, x)) == len(partners(at, x)),
    "own": is_own,
    "one": lambda at, x: len(alike(at, x)) == 1,
    "odd": lambda at, x: len(alike(at, x)) % 2 == 1,
    "even": lambda at, x: len(alike(at, x)) % 2 == 0,
    "many": lambda at, x: len(alike(at, x)) >= 2,
    "three": lambda at, x: len(alike(at, x)) >= 3,
    "finish": lambda at, x: at.cross(x).winner is at.turn,
    "r2": lambda at, x: x % at.variant.d == 2,
}


def test_this_module_defines_every_word() -> None:
    assert set(MEANINGS) - {"r2"} == set(WORDS)


@given(positions(largest=9))
@settings(max_examples=100, deadline=None)
def test_each_word_matches_the_numbers_that_it_should(position: Position) -> None:
    assume(not position.is_over)
    for word, holds in MEANINGS.items():
        expected = tuple(number for number in position.numbers if holds(position, number))
        recipe = parse_recipe(word)
        assert recipe.moves(position) == (expected or position.numbers), word
        assert recipe.applies(position) == bool(expected), word
        for superlative, extreme in SUPERLATIVES.items():
            counts = {number: len(alike(position, number)) for number in expected}
            numbers = tuple(number for number in expected if counts[number] == extreme([*counts.values()]))
            for text in (f"{word}.{superlative}", f"{superlative}.{word}"):
                assert parse_recipe(text).moves(position) == (numbers or position.numbers), text


@given(positions(largest=9), DRAWN, st.integers())
@settings(deadline=None)
def test_the_first_matching_line_is_followed(position: Position, recipe: Recipe, seed: int) -> None:
    assume(not position.is_over)
    holds = {None: True, "first": position.ply < 2, "three": position.size == 3}
    fits = [holds[line.condition] and Recipe((Line(line.words),)).applies(position) for line in recipe.lines]
    place = fits.index(True) if any(fits) else None
    expected = position.numbers if place is None else Recipe((Line(recipe.lines[place].words),)).moves(position)
    assert recipe.matching_residues(position)[0] == (None if place is None else place + 1)
    assert recipe.moves(position) == expected
    assert choose(recipe, position, Random(seed)) in expected


@given(DRAWN)
def test_a_recipe_survives_writing_and_parsing(recipe: Recipe) -> None:
    assert parse_recipe(str(recipe)) == recipe
    text = str(recipe).replace(";", " ;\n").replace(".", " . ").upper()
    assert parse_recipe(f" {text} ") == recipe


@pytest.mark.parametrize(
    ("text", "code", "column"),
    [
        ("", "recipe-no-word", 0),
        ("  ", "recipe-no-word", 2),
        ("partner;", "recipe-no-word", 8),
        ("partner;;any", "recipe-no-word", 8),
        ("own..one", "recipe-no-word", 4),
        ("first:", "recipe-no-word", 6),
        (": any", "recipe-no-word", 0),
        ("larger;biggest", "recipe-no-such-word", 7),
        ("r", "recipe-no-such-word", 0),
        ("r-1", "recipe-no-such-word", 0),
        ("own: any", "recipe-no-such-time", 0),
        ("first.own:any", "recipe-no-such-word", 0),
        ("own.one:any", "recipe-colon", 7),
        ("first:three:own", "recipe-colon", 11),
        ("superfluous larger", "recipe-sign", 12),
        ("own.one.own", "recipe-twice", 8),
        ("r1.r01", "recipe-twice", 3),
        ("any;" * 6 + "any", "recipe-too-many-lines", 24),
        ("any" + " " * 600, "recipe-too-long", 500),
    ],
)
def test_errors_are_reported_with_their_column(text: str, code: str, column: int) -> None:
    with pytest.raises(InputError) as refusal:
        parse_recipe(text)
    assert (refusal.value.code, refusal.value.column) == (code, column)


def test_an_unknown_word_is_refused_with_all_known_words() -> None:
    with pytest.raises(InputError, match=r"'biggest' is not a word of a recipe.*any, partner.*fewest, r0, r1"):
        parse_recipe("biggest")
    with pytest.raises(InputError, match="read from a text, not from 7"):
        parse_recipe(7)  # type: ignore[arg-type]


def surely_wins(recipe: Recipe, position: Position, seat: Player) -> bool:
    """Whether every choice of the recipe wins against every defence, by a search that uses only the rules."""

    @cache
    def wins(left: frozenset[int], last: int | None) -> bool:
        if len(left) == 2:
            return (position.variant.divider is seat) == position.variant.bonded(*left)
        ply = position.variant.n - len(left)
        here = position.variant.position([*(set(position.variant.numbers) - left - {last}), *([last] if last else [])])
        moves = recipe.moves(here) if (ply % 2 == 0) == (seat is Player.A) else sorted(left)
        return all(wins(left - {number}, number) for number in moves)

    return wins(frozenset(position.numbers), position.last)


def first_miss(recipe: Recipe, position: Position, seat: Player) -> int | None:
    """The earliest blunder of the recipe, counted from 1, by breadth-first search."""
    oracle = CountOracle()
    layer = {(position.crossed_mask, position.last): position}
    while layer:
        next_layer = {}
        for here in layer.values():
            is_own_turn = here.turn is seat
            for number in recipe.moves(here) if is_own_turn else here.numbers:
                after = here.cross(number)
                if is_own_turn and oracle.winner(after) is not seat:
                    return after.ply
                if not after.is_over:
                    next_layer[after.crossed_mask, after.last] = after
        layer = next_layer
    return None


def assert_refutes(result: Check, recipe: Recipe, position: Position, seat: Player) -> None:
    """Check that the recipe may play this game and loses it by the named move."""
    assert result.game is not None
    assert result.game.winner is seat.other
    here = position
    for number in result.game.crossed[position.ply :]:
        if here.turn is seat:
            assert number in recipe.moves(here)
        if here.ply + 1 == result.blunder_ply:
            assert CountOracle().winner(here) is seat
            assert CountOracle().winner(here.cross(number)) is seat.other
            assert result.line == recipe.matching_residues(here)[0]
        here = here.cross(number)
    assert here == result.game


@given(variants(largest=7), DRAWN, st.sampled_from(Player), st.integers(0, 3), st.data())
@settings(max_examples=200, deadline=None)
def test_the_verdict_agrees_with_a_plain_search(
    variant: Variant, recipe: Recipe, seat: Player, ply: int, data: st.DataObject
) -> None:
    assume(0 not in variant.numbers)
    position = variant.start()
    for _ in range(min(ply, variant.n - 3)):
        position = position.cross(data.draw(st.sampled_from(position.numbers)))
    verdict = check(recipe, position, seat)
    assert (verdict.result == "wins") == surely_wins(recipe, position, seat)
    if verdict.result == "wins":
        return
    assert_refutes(verdict, recipe, position, seat)
    assert (verdict.result == "lost") == (CountOracle().winner(position) is not seat)
    if verdict.result == "refuted":
        assert verdict.blunder_ply == first_miss(recipe, position, seat)


@pytest.mark.parametrize(
    "text", ["superfluous;larger", "balance;partner", "partner;equal", "smaller.fewest;own", "r1;odd"]
)
def test_all_small_boards_agree_with_a_plain_search(text: str) -> None:
    recipe = parse_recipe(text)
    results = set()
    for n in range(4, 8):
        for d in range(2, n + 3):
            for divider in Player:
                for seat in Player:
                    start = Variant(n, d, 0, divider).start()
                    verdict = check(recipe, start, seat)
                    results.add(verdict.result)
                    assert (verdict.result == "wins") == surely_wins(recipe, start, seat)
    assert results == {"wins", "lost", "refuted"}


PERFECT = {
    (True, True): "closing-divider",
    (False, False): "breaker",
    (False, True): "closing-breaker",
    (True, False): "divider",
}
"""The perfect recipe by two booleans: is the player the Divider, and the closer?"""


@pytest.mark.parametrize("n", range(4, 19))
def test_the_perfect_recipes_win_every_winnable_board(n: int) -> None:
    for d in range(2, n + 4):
        for divider in Player:
            variant = Variant(n, d, 0, divider)
            for seat in Player:
                recipe = RECIPES[PERFECT[variant.divider is seat, variant.closer is seat]]
                verdict = check(recipe, variant, seat)
                is_won = solve(variant.start()).winner is seat
                assert verdict.result == ("wins" if is_won else "lost"), (variant, seat, verdict.game)


@given(positions(largest=14))
@settings(max_examples=100, deadline=None)
def test_the_perfect_recipes_win_from_any_position(position: Position) -> None:
    assume(not position.is_over)
    variant = position.variant
    for seat in Player:
        recipe = RECIPES[PERFECT[variant.divider is seat, variant.closer is seat]]
        assert check(recipe, position, seat).result == ("wins" if solve(position).winner is seat else "lost")


def test_a_nearly_perfect_recipe_is_refuted() -> None:
    assert check(parse_recipe("superfluous;partner"), Variant(15, 6)).result == "refuted"
    assert check(parse_recipe("finish;own.one"), Variant(12, 2), "B").result == "refuted"


SCORES = {
    "any": 0,
    "larger": 11,
    "first:r1;partner": 24,
    "superfluous": 33,
    "superfluous;partner": 44,
    "balance": 57,
    "superfluous;larger": 57,
}


@pytest.mark.parametrize("text", SCORES)
def test_how_many_of_the_57_a_recipe_conquers(text: str) -> None:
    recipe = parse_recipe(text)
    conquests = conquers(recipe)
    assert len(conquests) == SCORES[text]
    assert set(conquests) <= set(website_variants())
    for variant in website_variants():
        if variant.n <= 9:
            assert (variant in conquests) == surely_wins(recipe, variant.start(), Player.A), variant


SCORES_OF_B = {"any": 0, "balance": 0, "bonded": 16, "smaller;bonded": 47, "own.three.most;smaller;bonded": 55}


@pytest.mark.parametrize("text", SCORES_OF_B)
def test_how_many_of_bs_boards_a_recipe_conquers(text: str) -> None:
    recipe = parse_recipe(text)
    conquests = conquers(recipe, "B")
    assert len(conquests) == SCORES_OF_B[text]
    for variant in boards("B"):
        assert solve(variant.start()).winner is Player.B
        if variant.n <= 8:
            assert (variant in conquests) == surely_wins(recipe, variant.start(), Player.B), variant


def test_only_reserved_words_conquer_all_boards_of_a_on_their_own() -> None:
    for word in (*WORDS, *SUPERLATIVES):
        assert (len(conquers(parse_recipe(word))) == len(boards())) == (word in RESERVED_WORDS), word


def test_a_duel_follows_both_recipes_and_names_their_lines() -> None:
    a, b = parse_recipe("superfluous;larger"), parse_recipe("smaller.fewest;bonded")
    games = [duel(a, b, Variant(9, 5), seed) for seed in range(20)]
    assert duel(a, b, Variant(9, 5), 3) == games[3]
    assert len({result.game.crossed for result in games}) > 1
    for result in games:
        position = Variant(9, 5).start()
        for number, line in zip(result.game.crossed, result.lines, strict=True):
            recipe = b if position.ply % 2 else a
            assert number in recipe.moves(position)
            assert line == recipe.matching_residues(position)[0]
            position = position.cross(number)
        assert position.is_over
        assert result.game.winner is Player.A


def test_beyond_the_budget_no_win_is_claimed_but_a_refutation_is_found() -> None:
    outcome = check(RECIPES["closing-divider"], Variant(61, 8), budget=50)
    assert (outcome.result, outcome.game) == ("unrefuted", None)
    assert outcome.games > 0
    recipe = parse_recipe("three:any;superfluous;larger")
    refutation = check(recipe, Variant(41, 9), budget=5_000)
    assert refutation.result == "refuted"
    assert_refutes(refutation, recipe, Variant(41, 9).start(), Player.A)
    assert refutation.line == 1


def test_a_finished_game_cannot_be_checked() -> None:
    with pytest.raises(MoveError, match="over"):
        check(RECIPES["pairing"], Variant(4, 3).position([1, 2]))


def test_a_recipe_can_be_sent_to_another_process_after_it_was_used() -> None:
    recipe = parse_recipe("first:r1;r2.most;partner")
    before = check(recipe, Variant(9, 5))
    copy = pickle.loads(pickle.dumps(recipe))
    assert copy == recipe
    assert check(copy, Variant(9, 5)) == before


def test_wins_agrees_with_check_and_stops_at_settled_shapes() -> None:
    recipe = parse_recipe("partner")
    position = Variant(15, 7).position([8, 2])
    assert wins(recipe, position) is (check(recipe, position).result == "wins") is True
    assert not wins(parse_recipe("any"), position)
    assert wins(parse_recipe("any"), Variant(9, 3), is_settled=lambda shape: True)
    assert not wins(parse_recipe("any"), Variant(9, 3), is_settled=lambda shape: False)


def test_the_length_of_a_recipe_is_its_number_of_words() -> None:
    assert parse_recipe("first:r1;partner").length == 3
    assert parse_recipe("own.three.most;any").length == 4


def test_a_recipe_is_a_strategy_by_its_name() -> None:
    recipe = parse_recipe("balance;partner")
    assert strategy(recipe.name) == recipe
    with pytest.raises(InputError, match="not a word of a recipe"):
        strategy("recipe:pairing")
    with pytest.raises(InputError, match="only learner takes"):
        strategy("recipe:any", 0.5)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_result_and_name_has_a_text(language: str) -> None:
    words = Words(language)
    clauses = [explain_line(Line((word,)))[0] for word in [*WORDS, *SUPERLATIVES, "r3"]]
    assert len({words.say(clause) for clause in clauses}) == len(clauses)
    for when in CONDITIONS:
        assert words.say(Message(f"recipe-line.{when}", {"clauses": "…"}))
    for name in RECIPES:
        assert words.say(Message(f"recipe-{name}"))
    outcomes = [
        check(RECIPES["pairing"], Variant(15, 7)),
        check(RECIPES["pairing"], Variant(17, 7)),
        check(RECIPES["pairing"], Variant(15, 6)),
        check(parse_recipe("larger;any"), Variant(9, 3)),
        check(RECIPES["closing-divider"], Variant(61, 8), budget=10),
    ]
    texts = [" ".join(map(words.say, explain_check(outcome))) for outcome in outcomes]
    assert "Z(15, 7)" in texts[0]
    assert "Z(17, 7)" in texts[1]
    assert "3, 6" not in texts[3]
    assert "9" in texts[3]
    assert len(set(texts)) == len(texts)
